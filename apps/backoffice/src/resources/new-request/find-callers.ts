import { isNameLike, phoneSearchDigits } from '@karov/domain';
import type { Caller } from './request-draft.js';

const SHOWN = 30;
const SHORTEST_NUMBER = 3;

/**
 * Returns the help seekers whose names contain every typed word, or whose number contains the typed digits;
 * at most thirty.
 */
export function findCallers(callers: readonly Caller[], typed: string): Caller[] {
  const digits = phoneSearchDigits(typed);
  const fits = ({ full_name, phone }: Caller): boolean =>
    digits.length >= SHORTEST_NUMBER ? phone.includes(digits) : isNameLike(full_name, typed);
  return callers.filter(fits).slice(0, SHOWN);
}
