import { addDays, localDay, localMoment, localTime } from './days.js';

/** The night, during which nothing is sent that can wait (rule 100), in Israel's time. */
const NIGHT = { from: '21:00', until: '08:00' } as const;
const HOUR_MS = 3_600_000;
/** A need that begins within this many hours never waits (rule 100). */
const NEAR_HOURS = 12;

/** The limit for messages that do not concern a fixed hour: any morning is early enough. */
export const ANY_MORNING = new Date('9999-12-31T00:00:00Z');

/**
 * Returns when the Shabbat or holiday at a given time ends; null if there is none at that time. Only the
 * server can compute sunsets.
 */
export type RestUntil = (moment: Date) => Date | null;

const NO_REST: RestUntil = () => null;

/**
 * Returns when the quiet time at a given time ends; null if there is none. Consecutive nights and days of
 * rest are one quiet time.
 */
export function quietUntil(moment: Date, restUntil: RestUntil = NO_REST): Date | null {
  let until: Date | null = null;
  for (let end = endOfQuiet(moment, restUntil); end !== null; end = endOfQuiet(end, restUntil)) until = end;
  return until;
}

/**
 * Returns until when a single request can wait for the morning (rule 100): twelve hours before the hour of
 * its ride or the end of its last day; if it has neither, any morning is early enough. Null for an emergency,
 * which never waits.
 */
export function needCanWaitUntil({
  isEmergency,
  dueAt,
}: {
  isEmergency: boolean;
  dueAt: Date | null;
}): Date | null {
  if (isEmergency) return null;
  return dueAt ? new Date(dueAt.getTime() - NEAR_HOURS * HOUR_MS) : ANY_MORNING;
}

/**
 * Returns when to send a message that is ready at a given time: at once, or at the end of the quiet time if
 * it can wait that long (rule 100). `canWaitUntil` is the latest time that it can wait for; null means that
 * it never waits.
 */
export function leavesAt(moment: Date, canWaitUntil: Date | null, restUntil: RestUntil = NO_REST): Date {
  if (canWaitUntil === null || canWaitUntil <= moment) return moment;
  const until = quietUntil(moment, restUntil) ?? moment;
  return until < canWaitUntil ? until : canWaitUntil;
}

function endOfQuiet(moment: Date, restUntil: RestUntil): Date | null {
  return endOfNight(moment) ?? restUntil(moment);
}

function endOfNight(moment: Date): Date | null {
  const time = localTime(moment);
  if (time >= NIGHT.until && time < NIGHT.from) return null;
  const day = time < NIGHT.until ? localDay(moment) : addDays(localDay(moment), 1);
  return localMoment(day, NIGHT.until);
}
