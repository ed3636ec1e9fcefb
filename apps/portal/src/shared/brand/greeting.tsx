import { PageHeading } from '../page-heading.js';
import './brand.css';

interface GreetingProps {
  hello: string | null;
  /** something else on the page matters more now, so only the page's name is shown, in small type */
  isQuiet?: boolean;
  children: string;
}

/** The header of a first page: its name and a greeting. */
export function Greeting({ hello, isQuiet = false, children: title }: GreetingProps) {
  return (
    <div className={isQuiet ? 'greeting--quiet' : 'greeting'}>
      <PageHeading>{title}</PageHeading>
      {hello !== null && !isQuiet && <p>{hello}</p>}
    </div>
  );
}
