import type { DutyState } from './applications.js';
import { localDay, localTime } from './days.js';

/**
 * Hours on a weekday; day 0 is Sunday, the hours are wall-clock times "HH:mm" in Israel, and the end may be
 * "24:00".
 */
export interface WeeklyHours {
  day: number;
  from: string;
  to: string;
}

/** When a volunteer may be called. Hours are wall-clock times in Israel (rule 60). */
export interface DutyTimes {
  is_on_duty: boolean;
  /** The last day of the pause, `YYYY-MM-DD`. */
  paused_until: string | null;
  /** Empty means at any hour. */
  weekly_hours: readonly WeeklyHours[];
  /** Set together or not at all; the quiet hours may cross midnight. */
  quiet_from: string | null;
  quiet_to: string | null;
  is_emergency_in_quiet: boolean;
  /** The maximum number of calls within seven days; null means no limit. */
  max_calls_week: number | null;
}

/** The settings of a volunteer who has set no times: always free. */
export const ALWAYS_FREE: DutyTimes = {
  is_on_duty: true,
  paused_until: null,
  weekly_hours: [],
  quiet_from: null,
  quiet_to: null,
  is_emergency_in_quiet: false,
  max_calls_week: null,
};

/** What matters for a call besides the time. */
export interface DutyMoment {
  /**
   * Whether the call is for an emergency, which overrides the limit on calls for everybody, and the quiet and
   * weekly hours of people who agreed to that.
   */
  isUrgent: boolean;
  /** Calls in the last seven days. */
  callsThisWeek: number;
}

/** The weekday of a given time in Israel; 0 is Sunday. */
export function localWeekday(moment: Date): number {
  return new Date(`${localDay(moment)}T00:00:00Z`).getUTCDay();
}

/**
 * Whether a volunteer may be called at a given time; if not, why not. Off duty and a pause always apply. The
 * SQL function `volunteer_duty` does the same in the search for candidates; a spec compares the two.
 */
export function dutyState(times: DutyTimes, now: Date, { isUrgent, callsThisWeek }: DutyMoment): DutyState {
  if (!times.is_on_duty) return 'off_duty';
  if (times.paused_until !== null && localDay(now) <= times.paused_until) return 'paused';
  const passesHours = isUrgent && times.is_emergency_in_quiet;
  if (!passesHours && !isWithinWeek(times.weekly_hours, now)) return 'outside_hours';
  if (!passesHours && isQuiet(times, localTime(now))) return 'quiet_hours';
  if (!isUrgent && times.max_calls_week !== null && callsThisWeek >= times.max_calls_week)
    return 'enough_calls';
  return 'free';
}

function isWithinWeek(hours: readonly WeeklyHours[], now: Date): boolean {
  if (hours.length === 0) return true;
  const day = localWeekday(now);
  const time = localTime(now);
  return hours.some((span) => span.day === day && span.from <= time && time < span.to);
}

function isQuiet({ quiet_from: from, quiet_to: to }: DutyTimes, time: string): boolean {
  if (from === null || to === null) return false;
  return from < to ? from <= time && time < to : from <= time || time < to;
}
