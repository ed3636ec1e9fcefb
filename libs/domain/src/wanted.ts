import { isChosenAt } from './help-profile/paths.js';
import type { Violation } from './text-checks.js';

/** How a missing answer is given: chosen from entries, or typed. */
export type Wanted = 'choice' | 'text';

/** Fields outside the help profile whose answers are chosen: from a list, or in a calendar. */
const PICKED: readonly string[] = [
  'category_id',
  'gender',
  'interests',
  'dob',
  'date',
  'arrival_date',
  'arrival_time',
  'expiration_date',
];

/**
 * Returns how to give an answer that a fault reports as missing or not on its list; null for any other fault.
 */
export function wantedBy(path: string, key: Violation['key']): Wanted | null {
  if (key === 'choice' || key === 'flag') return 'choice';
  if (key !== 'required') return null;
  return PICKED.includes(path) || isChosenAt(path) ? 'choice' : 'text';
}

/**
 * Returns the text under `common.wanted` for a missing answer, with the field's label; if the label is a
 * question, it is repeated in its own words.
 */
export function wantedSaying(label: string, wants: Wanted): { key: Wanted | 'answer'; what: string } {
  return label.endsWith('?') ? { key: 'answer', what: label } : { key: wants, what: label.replace(/:$/, '') };
}
