import type { WeeklyHours } from '@karov/domain';
import type { Choice } from '../../design/field/select.js';

export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEK)[number];

const HALF_HOURS: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);
const DAY_END = '24:00';
const WORK = { from: '09:00', to: '17:00' } as const;
/** Sunday to Thursday. */
const WORKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4];

/** The hours offered to a person who sets hours for the first time. */
export const FIRST_HOURS: readonly WeeklyHours[] = WORKDAYS.map((day) => ({ day, ...WORK }));

/** The half hours to choose from; a time that was set to the minute elsewhere stays available. */
export function timeChoices(current: string, isEnd: boolean): Choice[] {
  const times = new Set([...HALF_HOURS, ...(isEnd ? [DAY_END] : []), ...(current === '' ? [] : [current])]);
  return [...times].sort().map((time) => ({ value: time, label: time }));
}

/** Adds a span to a day, after the day's existing ones, and keeps the order of the week. */
export function withHoursOn(hours: readonly WeeklyHours[], day: number): WeeklyHours[] {
  const last = hours.findLast((span) => span.day === day);
  const from = last && last.to < DAY_END ? last.to : WORK.from;
  return inOrder([...hours, { day, from, to: from < WORK.to ? WORK.to : DAY_END }]);
}

/** Copies the hours of one day to every day. */
export function sameOnAllDays(hours: readonly WeeklyHours[], day: number): WeeklyHours[] {
  const spans = hours.filter((span) => span.day === day);
  return WEEK.flatMap((other) => spans.map(({ from, to }) => ({ day: other, from, to })));
}

/** Sorts by the order of the week; the spans within a day keep their order. */
function inOrder(hours: readonly WeeklyHours[]): WeeklyHours[] {
  return [...hours].sort((one, other) => one.day - other.day);
}
