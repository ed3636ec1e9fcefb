import { localDay, localTime } from '@karov/domain';

/** Formats a time for texts: the date, day first, and the hour in Israel. */
export function momentWords(moment: Date): { day: string; time: string } {
  return { day: localDay(moment).split('-').reverse().join('.'), time: localTime(moment) };
}
