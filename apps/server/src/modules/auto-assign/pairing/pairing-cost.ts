/** A volunteer who may be called for a need. */
export interface FittingPerson {
  volunteerId: number;
  distanceM: number;
  /** The number of the help seeker's wishes that the volunteer does not meet (rule 72). */
  missedWishes: number;
  /** Calls within the last seven days. */
  recentCalls: number;
  lastCalledAt: Date | null;
}

/** A waiting need of an event, and its candidates. */
export interface NeedToPair {
  id: number;
  /** A higher number is more urgent (rule 10). */
  priority: number;
  /** When the need began to wait; now if omitted. */
  waitingSince?: Date;
  people: readonly FittingPerson[];
}

/**
 * The cost of choosing a volunteer, in metres (rule 41). A recent call weighs more than the widest ring and
 * all rest together, and an unmet wish as much as ten calls, so wishes come before calls, and calls before
 * rest and distance, as in the calling order. Rest and distance are weighed against each other.
 */
const COST_M = {
  missedWish: 1_000_000,
  recentCall: 100_000,
  /** The cost of each day by which a rest is shorter than thirty days. */
  dayOfRest: 1_000,
} as const;

/**
 * The extra cost, in metres, of leaving somebody out, for each minute of their wait, up to a day (rule 77).
 */
const WAITED_MINUTE_M = 1_000;

/** Days of rest after which more rest no longer counts. */
const RESTED_AFTER_DAYS = 30;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/**
 * The cost of sending a volunteer, in whole metres: the distance, plus everything else that counts against
 * them.
 */
export function costOf(person: Omit<FittingPerson, 'volunteerId'>, now: Date): number {
  return costAt(person, now.getTime());
}

/** The same cost at a moment in milliseconds, for callers that weigh many people at one moment. */
export function costAt(person: Omit<FittingPerson, 'volunteerId'>, nowMs: number): number {
  const rested = person.lastCalledAt ? (nowMs - person.lastCalledAt.getTime()) / DAY_MS : RESTED_AFTER_DAYS;
  const restWanting = Math.min(Math.max(RESTED_AFTER_DAYS - rested, 0), RESTED_AFTER_DAYS);
  return Math.round(
    person.distanceM +
      person.missedWishes * COST_M.missedWish +
      person.recentCalls * COST_M.recentCall +
      restWanting * COST_M.dayOfRest,
  );
}

/** The extra cost, in whole metres, of leaving out a need that has waited. */
export function waitedCost({ waitingSince }: Pick<NeedToPair, 'waitingSince'>, now: Date): number {
  const minutes = waitingSince ? (now.getTime() - waitingSince.getTime()) / MINUTE_MS : 0;
  return Math.round(Math.min(Math.max(minutes, 0), DAY_MINUTES) * WAITED_MINUTE_M);
}

/**
 * Orders people as they are called for one need (rules 41, 72): those who meet more wishes first, then those
 * with fewer recent calls, longer rest and shorter distance.
 */
export function inCallingOrder(a: FittingPerson, b: FittingPerson): number {
  return (
    a.missedWishes - b.missedWishes ||
    a.recentCalls - b.recentCalls ||
    lastCall(a) - lastCall(b) ||
    a.distanceM - b.distanceM ||
    a.volunteerId - b.volunteerId
  );
}

function lastCall({ lastCalledAt }: FittingPerson): number {
  return lastCalledAt?.getTime() ?? 0;
}
