import { addDays, localDay, localMoment, localTime } from './days.js';

/**
 * The night, when nothing leaves that can wait (rule 100): from this hour on, and until the other, on
 * Israel's clock.
 */
const NIGHT = { from: '21:00', until: '08:00' } as const;
const HOUR_MS = 3_600_000;
/** A need that begins within this time waits for nothing (rule 100). */
const NEAR_HOURS = 12;

/** Until when something can wait that is about nothing which begins at an hour: for any morning. */
export const ANY_MORNING = new Date('9999-12-31T00:00:00Z');

/**
 * Until when people rest at a moment, on Shabbat or a holiday; null outside of one. Only the server knows the
 * sun.
 */
export type RestUntil = (moment: Date) => Date | null;

const NO_REST: RestUntil = () => null;

/**
 * When the quiet time ends in which a moment lies; null by day. Nights and days of rest that follow each
 * other are one.
 */
export function quietUntil(moment: Date, restUntil: RestUntil = NO_REST): Date | null {
  let until: Date | null = null;
  for (let end = endOfQuiet(moment, restUntil); end !== null; end = endOfQuiet(end, restUntil)) until = end;
  return until;
}

/**
 * Until when a single request can wait for the morning (rule 100): twelve hours before the hour of its ride
 * or the end of its last day; without either for any morning. Null: an emergency never waits.
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
 * When something leaves that could leave at a moment: at once, or with the end of the quiet time, as long as
 * it can wait (rule 100). `canWaitUntil`: the moment from which it waits no longer; null: it never waits.
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
