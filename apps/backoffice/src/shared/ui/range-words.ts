import { isDay, type Locale } from '@karov/domain';
import { shownDay } from '../time.js';

/** The days of a range in words; a value that is no day is shown as the address has it. */
export function rangeWords(from: string, to: string, locale: Locale): { from: string; to: string } {
  const shown = (day: string): string => `\u2066${isDay(day) ? shownDay(day, locale) : day}\u2069`;
  return { from: shown(from), to: shown(to) };
}
