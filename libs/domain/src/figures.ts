import { addDays, isDay } from './days.js';

/** A range of calendar days in Israel, both ends included (rule 69). */
export interface DayRange {
  from: string;
  to: string;
}

/** The number of days that figures cover when no range is given. */
export const FIGURE_DAYS = 30;
/** The maximum number of days in a range, so that a chart stays readable. */
export const FIGURE_DAYS_MAX = 731;

/**
 * The figures that staff count by day: requests, requests with an approved volunteer, and newly registered
 * volunteers and help seekers.
 */
export const FIGURES = ['requests', 'buddies', 'volunteers', 'seekers'] as const;
export type FigureName = (typeof FIGURES)[number];

/**
 * Counts of people that link to a list of those people; the last one shows the current number and has no
 * range.
 */
export const PEOPLE_FIGURES = ['seekers', 'volunteers', 'active_volunteers'] as const;
export type PeopleFigure = (typeof PEOPLE_FIGURES)[number];

/** Returns the range of `count` days that ends today. */
export function lastDays(today: string, count = FIGURE_DAYS): DayRange {
  return { from: addDays(today, 1 - count), to: today };
}

/** The number of days in a range. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

/** Returns the range of the same length that ends on the day before this one begins. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) };
}

/** Every day of a range, in order. */
export function daysOf(range: DayRange): string[] {
  return Array.from({ length: daysIn(range) }, (_, index) => addDays(range.from, index));
}

/** Returns what is wrong with a range and which end it concerns, or null. */
export function validateRange({
  from,
  to,
}: DayRange): { field: 'from_date' | 'to_date'; key: 'date' | 'timeOrder' | 'rangeTooLong' } | null {
  if (!isDay(from)) return { field: 'from_date', key: 'date' };
  if (!isDay(to)) return { field: 'to_date', key: 'date' };
  if (to < from) return { field: 'to_date', key: 'timeOrder' };
  return daysIn({ from, to }) > FIGURE_DAYS_MAX ? { field: 'from_date', key: 'rangeTooLong' } : null;
}
