import { isChosenAt } from './help-profile/paths.js';
import type { Violation } from './text-checks.js';

/** How a missing answer is given: chosen from what is offered, or typed. */
export type Wanted = 'choice' | 'text';

/** Fields outside the help profile whose answer is picked: from a list, or in a calendar. */
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
 * Whether a fault says that nothing was answered, or nothing of what is offered, and how it is to be
 * answered; null for every other fault.
 */
export function wantedBy(path: string, key: Violation['key']): Wanted | null {
  if (key === 'choice' || key === 'flag') return 'choice';
  if (key !== 'required') return null;
  return PICKED.includes(path) || isChosenAt(path) ? 'choice' : 'text';
}

/**
 * The text under `common.wanted` that names what is wanted by its field's label; a question is repeated as it
 * was asked.
 */
export function wantedSaying(label: string, wants: Wanted): { key: Wanted | 'answer'; what: string } {
  return label.endsWith('?') ? { key: 'answer', what: label } : { key: wants, what: label.replace(/:$/, '') };
}
