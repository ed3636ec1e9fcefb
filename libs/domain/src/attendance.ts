import { HOUR } from './seconds.js';
/** Who can attend to a live need at a given time (rule 218). */
export const ATTENDING = ['engine', 'volunteer', 'coordinator', 'desk'] as const;
export type Attending = (typeof ATTENDING)[number];

/**
 * Why a need is at the desk: a yes waits for approval, the volunteer's time has run out, the approved
 * volunteer has not set out, the search is late, a coordinator is needed, or nothing is searching for it.
 */
export const DESK_REASONS = ['approval', 'overdue', 'silent', 'late', 'coordinator', 'no_search'] as const;
export type DeskReason = (typeof DESK_REASONS)[number];

/**
 * The longest time that each may attend to a need, in seconds (rule 218). The SQL function `need_attendance`
 * has the same values.
 */
export const ATTENDANCE = {
  /** an urgent need whose volunteer is approved but has not set out */
  urgentSilence: 600,
  /** an ordinary need of an event: the time after which its volunteer is asked whether they have set out */
  setOutWithin: 1800,
  /** how long this volunteer may leave the question unanswered before they are released (rule 149) */
  answerWithin: 900,
  /** a volunteer who has set out, or who helps by telephone */
  underWay: 14_400,
  /** how long a ride that has started may last after its hour (rule 47) */
  ride: 7200,
  /** a coordinator who has taken over an urgent need */
  urgentCoordinator: 1800,
  /** a coordinator who has taken over an ordinary need */
  coordinator: 86_400,
  /**
   * the time after which a coordinator with an urgent need is asked whether they are still handling it (rule
   * 221)
   */
  urgentAnswer: 600,
  /** the time after which a coordinator with an ordinary need is asked the same */
  answer: 14_400,
  /** the time that a process which died has to restart */
  engineGrace: 60,
} as const;

/**
 * When staff are reminded of an open matter at the desk, in multiples of the first interval for its kind;
 * after that hourly for a day, and then daily (rule 220).
 */
const ESCALATION: readonly number[] = [1, 2, 4, 10];
const DAY_HOURS = 24;

/** Returns the seconds from the start of a wait until staff are notified for the nth time (0: the first). */
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
