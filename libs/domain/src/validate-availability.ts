import { ALWAYS_FREE, type DutyTimes, type WeeklyHours } from './availability.js';
import { isDay } from './days.js';
import { isRecord, readFlag, readText } from './reading.js';
import { type AnswerFault, faultAt, type Violation } from './text-checks.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY_END = '24:00';
const LAST_DAY = 6;
/** The maximum number of spans of hours in a week: four a day are enough for anybody. */
export const WEEKLY_HOURS_MAX = 28;
/** The highest limit on calls per week. */
export const CALLS_WEEK_MAX = 100;

/** The values of a form, and its errors. */
export interface ValidatedAvailability {
  times: DutyTimes;
  faults: AnswerFault[];
}

/**
 * Reads and validates the availability form; omitted fields default to those of a volunteer who is always
 * free. `today` is the day in Israel.
 */
export function validateAvailability(body: unknown, today: string): ValidatedAvailability {
  const raw = isRecord(body) ? body : {};
  const week = Array.isArray(raw['weekly_hours']) ? raw['weekly_hours'] : [];
  const times: DutyTimes = {
    is_on_duty: readFlag(raw['is_on_duty'] ?? true) === 1,
    paused_until: readText(raw['paused_until']) ?? null,
    weekly_hours: week.slice(0, WEEKLY_HOURS_MAX).map(readHours),
    quiet_from: readText(raw['quiet_from']) ?? null,
    quiet_to: readText(raw['quiet_to']) ?? null,
    is_emergency_in_quiet: readFlag(raw['is_emergency_in_quiet'] ?? false) === 1,
    max_calls_week: readNumber(raw['max_calls_week']),
  };
  const faults = [
    ...faultAt('is_on_duty', validateFlag(raw['is_on_duty'] ?? true)),
    ...faultAt('paused_until', validatePause(times.paused_until, today)),
    ...faultAt('weekly_hours', validateList(raw['weekly_hours'], week)),
    ...times.weekly_hours.flatMap((span, at) => validateSpan(span, `weekly_hours.${at}`)),
    ...validateQuiet(times),
    ...faultAt('is_emergency_in_quiet', validateFlag(raw['is_emergency_in_quiet'] ?? false)),
    ...faultAt('max_calls_week', validateNumber(times.max_calls_week)),
  ];
  return { times: faults.length > 0 ? ALWAYS_FREE : times, faults };
}

function readHours(value: unknown): WeeklyHours {
  if (!isRecord(value)) return { day: -1, from: '', to: '' };
  return {
    day: readNumber(value['day']) ?? -1,
    from: readText(value['from']) ?? '',
    to: readText(value['to']) ?? '',
  };
}

/** Reads a number; a missing value becomes null, any other value NaN, so that validation refuses it. */
function readNumber(value: unknown): number | null {
  const text = readText(value);
  return text === undefined ? null : Number(text);
}

function validateFlag(value: unknown): Violation | null {
  return typeof readFlag(value) === 'number' ? null : { key: 'flag' };
}

function validatePause(day: string | null, today: string): Violation | null {
  if (day === null) return null;
  if (!isDay(day)) return { key: 'date' };
  return day < today ? { key: 'dateInPast' } : null;
}

function validateList(value: unknown, week: readonly unknown[]): Violation | null {
  if (value !== undefined && value !== null && !Array.isArray(value)) return { key: 'choice' };
  return week.length > WEEKLY_HOURS_MAX ? { key: 'tooMany', params: { max: WEEKLY_HOURS_MAX } } : null;
}

function validateSpan({ day, from, to }: WeeklyHours, path: string): AnswerFault[] {
  const isDayKnown = Number.isInteger(day) && day >= 0 && day <= LAST_DAY;
  return [
    ...faultAt(`${path}.day`, isDayKnown ? null : { key: 'choice' }),
    ...faultAt(`${path}.from`, validateTime(from)),
    ...faultAt(
      `${path}.to`,
      to === DAY_END ? null : (validateTime(to) ?? (from < to ? null : { key: 'timeOrder' })),
    ),
  ];
}

function validateQuiet({ quiet_from: from, quiet_to: to }: DutyTimes): AnswerFault[] {
  if (from === null && to === null) return [];
  return [
    ...faultAt('quiet_from', from === null ? { key: 'bothTimes' } : validateTime(from)),
    ...faultAt(
      'quiet_to',
      to === null ? { key: 'bothTimes' } : (validateTime(to) ?? (from === to ? { key: 'sameTimes' } : null)),
    ),
  ];
}

function validateTime(time: string): Violation | null {
  return TIME.test(time) ? null : { key: 'time' };
}

function validateNumber(count: number | null): Violation | null {
  if (count === null) return null;
  if (!Number.isInteger(count)) return { key: 'integer' };
  if (count < 1) return { key: 'min', params: { min: 1 } };
  return count > CALLS_WEEK_MAX ? { key: 'max', params: { max: CALLS_WEEK_MAX } } : null;
}
