import { isDay, type Locale } from '@karov/domain';
import { shownDay } from '../time.js';

/** Returns the days of a range in words; an invalid day is shown as it is in the address. */
export function rangeWords(from: string, to: string, locale: Locale): { from: string; to: string } {
  const shown = (day: string): string => `\u2066${isDay(day) ? shownDay(day, locale) : day}\u2069`;
  return { from: shown(from), to: shown(to) };
}
