import { localDay, localTime } from '@karov/domain';

/** A moment as texts name it: its day, day first, and its hour in Israel. */
export function momentWords(moment: Date): { day: string; time: string } {
  return { day: localDay(moment).split('-').reverse().join('.'), time: localTime(moment) };
}
