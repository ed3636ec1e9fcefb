import type { ListOption, RegisterDropdowns } from '@karov/api-client';
import { KEYS } from '@karov/domain';
import type { Entry } from '../../design/choices/radio-group.js';
import type { VolunteerValues } from './values.js';

/** The common props of a volunteer form's parts. */
export interface VolunteerFieldsProps {
  values: VolunteerValues;
  options: RegisterDropdowns;
  /** the error texts, by path */
  errors: Readonly<Record<string, string>>;
  set: <K extends keyof VolunteerValues>(name: K, value: VolunteerValues[K]) => void;
}

/** The number of "other" in the list of disabilities, or null. */
export function otherDisability({
  disabilities,
}: Pick<RegisterDropdowns, 'disabilities'>): number | string | null {
  return disabilities.find(({ key }) => key === KEYS.other)?.id ?? null;
}

/** The entries of a list whose values are keys. */
export function keyEntries(list: readonly ListOption[]): Entry<string>[] {
  return list.map(({ key, label }) => ({ value: key, label }));
}
