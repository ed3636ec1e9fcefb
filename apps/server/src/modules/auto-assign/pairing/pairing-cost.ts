/** Somebody who may be called for a need. */
export interface FittingPerson {
  volunteerId: number;
  distanceM: number;
  /** How many of the help seeker's wishes they do not meet (rule 72). */
  missedWishes: number;
  /** Calls within the last seven days. */
  recentCalls: number;
  lastCalledAt: Date | null;
}

/** A need of an event that waits for somebody, and who fits. */
export interface NeedToPair {
  id: number;
  /** The higher the more urgent (rule 10). */
  priority: number;
  /** Since when somebody waits; when left out, since now. */
  waitingSince?: Date;
  people: readonly FittingPerson[];
}

/**
 * The cost of choosing somebody, in metres of way (rule 41). A call weighs more than the widest ring and all
 * rest together, and a wish that is not met as much as ten calls, so that wishes go before calls and calls
 * before rest and way, as the order has it; rest and way are weighed against each other.
 */
const COST_M = {
  missedWish: 1_000_000,
  recentCall: 100_000,
  /** For each day that somebody has rested less than thirty. */
  dayOfRest: 1_000,
} as const;

/**
 * The extra cost of leaving somebody out, in metres, for each minute that they have waited, up to a day (rule
 * 77).
 */
const WAITED_MINUTE_M = 1_000;

/** Days of rest beyond which nobody counts as better rested. */
const RESTED_AFTER_DAYS = 30;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/**
 * The cost of sending somebody, in whole metres of way: the way itself, and everything that counts against
 * them.
 */
export function costOf(person: Omit<FittingPerson, 'volunteerId'>, now: Date): number {
  const rested = person.lastCalledAt
    ? (now.getTime() - person.lastCalledAt.getTime()) / DAY_MS
    : RESTED_AFTER_DAYS;
  const restWanting = Math.min(Math.max(RESTED_AFTER_DAYS - rested, 0), RESTED_AFTER_DAYS);
  return Math.round(
    person.distanceM +
      person.missedWishes * COST_M.missedWish +
      person.recentCalls * COST_M.recentCall +
      restWanting * COST_M.dayOfRest,
  );
}

/** The extra cost of being left out after waiting, in whole metres. */
export function waitedCost({ waitingSince }: Pick<NeedToPair, 'waitingSince'>, now: Date): number {
  const minutes = waitingSince ? (now.getTime() - waitingSince.getTime()) / MINUTE_MS : 0;
  return Math.round(Math.min(Math.max(minutes, 0), DAY_MINUTES) * WAITED_MINUTE_M);
}

/**
 * The order in which people are called for one need (rules 41, 72): those who meet more wishes, were called
 * less, have rested longer, are nearer.
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
