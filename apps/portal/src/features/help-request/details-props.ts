import type { CategoryOption } from '@karov/api-client';
import type { RequestValues } from './values.js';

/** The person's own address: known or unknown, or asked for later (in the signed-out form). */
export type Home = { address: string } | 'asked-later';

/** The props of the detail fields. */
export interface DetailsProps {
  values: RequestValues;
  category: CategoryOption;
  home: Home;
  errors: Readonly<Record<string, string>>;
  set: <N extends keyof RequestValues>(name: N, value: RequestValues[N]) => void;
}
