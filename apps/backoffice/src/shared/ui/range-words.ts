import { isDay, isolated, type Locale } from '@karov/domain';
import { shownDay } from '../time.js';

/** Returns the days of a range in words; an invalid day is shown as it is in the address. */
export function rangeWords(from: string, to: string, locale: Locale): { from: string; to: string } {
  const shown = (day: string): string => isolated(isDay(day) ? shownDay(day, locale) : day);
  return { from: shown(from), to: shown(to) };
}
