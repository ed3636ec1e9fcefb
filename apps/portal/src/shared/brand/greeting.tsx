import { PageHeading } from '../page-heading.js';
import { Motif } from './motif.js';

/** The head of a first page: its name, a greeting, and the motif, muted. */
export function Greeting({ hello, children: title }: { hello: string | null; children: string }) {
  return (
    <div className="greeting">
      <div className="greeting__words">
        <PageHeading>{title}</PageHeading>
        {hello !== null && <p>{hello}</p>}
      </div>
      <Motif shows="waiting" />
    </div>
  );
}
