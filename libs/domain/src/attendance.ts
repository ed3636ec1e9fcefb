/** The people who can be on a live need at a moment (rule 218). */
export const ATTENDING = ['engine', 'volunteer', 'coordinator', 'desk'] as const;
export type Attending = (typeof ATTENDING)[number];

/**
 * Why a need is the desk's: an acceptance waits for approval, the volunteer's time is over, the approved
 * volunteer has not set out, the search is late, a coordinator is needed, or nothing searches for it.
 */
export const DESK_REASONS = ['approval', 'overdue', 'silent', 'late', 'coordinator', 'no_search'] as const;
export type DeskReason = (typeof DESK_REASONS)[number];

/** Until when each is on a need, in seconds (rule 218). The SQL function `need_attendance` is their twin. */
export const ATTENDANCE = {
  /** an urgent need whose volunteer is approved and has not set out */
  urgentSilence: 600,
  /** an ordinary need of an event: time after which its volunteer is asked whether they have set out */
  setOutWithin: 1800,
  /** time without an answer after which such a volunteer is let go (rule 149) */
  answerWithin: 900,
  /** somebody has set out, or helps by telephone */
  underWay: 14_400,
  /** a ride that has set out may last beyond its hour (rule 47) */
  ride: 7200,
  /** a coordinator who has taken an urgent need over */
  urgentCoordinator: 1800,
  /** a coordinator who has taken an ordinary need over */
  coordinator: 86_400,
  /**
   * time after which a coordinator who has taken an urgent need over is asked whether they still have it
   * (rule 221)
   */
  urgentAnswer: 600,
  /** time after which a coordinator who has taken an ordinary need over is asked */
  answer: 14_400,
  /** a process that died may have restarted */
  engineGrace: 60,
} as const;

/**
 * When staff are told again of what waits at the desk, in multiples of a kind's first clock; after them
 * hourly for a day, and then daily (rule 220).
 */
const ESCALATION: readonly number[] = [1, 2, 4, 10];
const HOUR = 3600;
const DAY_HOURS = 24;

/** Seconds, since something began to wait, after which staff hear of it for the nth time (0: the first). */
export function escalatedAfter(round: number, firstSeconds: number): number {
  const times = ESCALATION[round];
  if (times !== undefined) return times * firstSeconds;
  const after = round - ESCALATION.length + 1;
  return (
    Math.max(...ESCALATION) * firstSeconds +
    Math.min(after, DAY_HOURS) * HOUR +
    Math.max(0, after - DAY_HOURS) * DAY_HOURS * HOUR
  );
}
