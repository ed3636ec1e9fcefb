import { isDay, type Locale } from '@karov/domain';
import { shownDay } from '../time.js';

/** The days of a range as words show them; what is no day stays as the address has it. */
export function rangeWords(from: string, to: string, locale: Locale): { from: string; to: string } {
  const shown = (day: string): string => `\u2066${isDay(day) ? shownDay(day, locale) : day}\u2069`;
  return { from: shown(from), to: shown(to) };
}
