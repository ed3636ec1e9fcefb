import type { CategoryOption } from '@karov/api-client';
import type { RequestValues } from './values.js';

/**
 * One's own address: known, not known, or still to be asked (in the form of somebody who is not signed in).
 */
export type Home = { address: string } | 'asked-later';

/** What the fields of the details are given. */
export interface DetailsProps {
  values: RequestValues;
  category: CategoryOption;
  home: Home;
  errors: Readonly<Record<string, string>>;
  set: <N extends keyof RequestValues>(name: N, value: RequestValues[N]) => void;
}
