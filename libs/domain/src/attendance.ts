/** Who can be on a live need at a moment (rule 218). */
export const ATTENDING = ['engine', 'volunteer', 'coordinator', 'desk'] as const;
export type Attending = (typeof ATTENDING)[number];

/**
 * Why a need is the desk's: an acceptance waits for approval, the time of whoever helps is over, whoever is approved has not set out, the search is late, a
 * coordinator is needed, or nothing searches for it.
 */
export const DESK_REASONS = ['approval', 'overdue', 'silent', 'late', 'coordinator', 'no_search'] as const;
export type DeskReason = (typeof DESK_REASONS)[number];

/** Until when each is on a need, in seconds (rule 218). The SQL function `need_attendance` is their twin. */
export const ATTENDANCE = {
  /** an urgent need whose volunteer is approved and has not set out */
  urgentSilence: 600,
  /** an ordinary need of an event: its volunteer is asked after so long whether they have set out … */
  setOutWithin: 1800,
  /** … and let go after so long without an answer (rule 149) */
  answerWithin: 900,
  /** somebody has set out, or helps by telephone */
  underWay: 14_400,
  /** a ride that has set out may last beyond its hour (rule 47) */
  ride: 7200,
  /** a coordinator who has taken an urgent need over */
  urgentCoordinator: 1800,
  /** a coordinator who has taken an ordinary need over */
  coordinator: 86_400,
  /** whoever has taken an urgent need over and is asked whether they still have it */
  urgentAnswer: 600,
  /** … and an ordinary one */
  answer: 14_400,
  /** a process that died may have begun anew */
  engineGrace: 60,
} as const;

/** When staff are told again of what waits at the desk, in multiples of a kind's first clock; after them hourly for a day, and then daily (rule 220). */
const ESCALATION: readonly number[] = [1, 2, 4, 10];
const HOUR = 3600;
const DAY_HOURS = 24;

/** After how many seconds staff hear for the so many-th time (0: the first) of something that waits, since it began to wait. */
export function escalatedAfter(round: number, firstSeconds: number): number {
  const times = ESCALATION[round];
  if (times !== undefined) return times * firstSeconds;
  const after = round - ESCALATION.length + 1;
  return Math.max(...ESCALATION) * firstSeconds + Math.min(after, DAY_HOURS) * HOUR + Math.max(0, after - DAY_HOURS) * DAY_HOURS * HOUR;
}
