import type { Caller } from './request-draft.js';

const SHOWN = 30;
const SHORTEST_NUMBER = 3;

/** The digits by which two ways to write one number are the same: without the country's prefix and the leading nought. */
function digitsOf(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^(00)?972/, '')
    .replace(/^0/, '');
}

/** The help seekers whose name has every typed word, or whose number has the typed digits; at most thirty. */
export function findCallers(callers: readonly Caller[], typed: string): Caller[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const digits = /^[\d\s+()-]+$/.test(typed) ? digitsOf(typed) : '';
  const fits = ({ full_name, phone }: Caller): boolean =>
    digits.length >= SHORTEST_NUMBER ? digitsOf(phone).includes(digits) : words.every((word) => full_name.toLowerCase().includes(word));
  return callers.filter(fits).slice(0, SHOWN);
}
