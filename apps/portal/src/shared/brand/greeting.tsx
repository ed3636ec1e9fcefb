import { PageHeading } from '../page-heading.js';
import { Motif } from './motif.js';

interface GreetingProps {
  hello: string | null;
  /** something matters more now: the page's name alone is left, and it is small */
  isQuiet?: boolean;
  children: string;
}

/** The head of a first page: its name, a greeting, and the motif, muted. */
export function Greeting({ hello, isQuiet = false, children: title }: GreetingProps) {
  return (
    <div className={isQuiet ? 'greeting--quiet' : 'greeting'}>
      <div className="greeting__words">
        <PageHeading>{title}</PageHeading>
        {hello !== null && !isQuiet && <p>{hello}</p>}
      </div>
      {!isQuiet && <Motif shows="waiting" />}
    </div>
  );
}
