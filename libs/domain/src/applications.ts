import type { TransitionTable } from './transitions.js';

/** The pictures shown where people choose a kind of help; each category has one of them. */
export const HELP_PICTURES = ['car', 'bag', 'door', 'phone', 'tools', 'heart'] as const;
export type HelpPicture = (typeof HELP_PICTURES)[number];

/** Types of category: a ride at a certain time, or other help until a day (rule 123). */
export const CATEGORY_TYPES = { ride: 1, other: 2 } as const;
export type CategoryType = (typeof CATEGORY_TYPES)[keyof typeof CATEGORY_TYPES];

/** States of an application (a single help request) as on the wire (rule 2). */
export const APPLICATION_STATUSES = [
  'open',
  'in treatment',
  'completed',
  'closed',
  'reject',
  'expired',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Other spellings of these states that are accepted (rule 6). */
export const APPLICATION_STATUS_SPELLINGS = {
  rejected: 'reject',
  in_treatment: 'in treatment',
} as const satisfies Record<string, ApplicationStatus>;

/**
 * The possible moves of an application. "treat" is an approval or a direct assignment; "release" removes the
 * volunteer again.
 */
export type ApplicationMove = 'treat' | 'release' | 'complete' | 'close' | 'reject' | 'expire';

/** The moves that end a need. */
export type EndingMove = Exclude<ApplicationMove, 'treat' | 'release'>;

/** The moves of rules 2, 4 and 5. An ended application stays ended; asking again creates a new one. */
export const APPLICATION_TRANSITIONS: TransitionTable<ApplicationStatus, ApplicationMove> = {
  open: { treat: 'in treatment', close: 'closed', reject: 'reject', expire: 'expired' },
  'in treatment': { complete: 'completed', close: 'closed', release: 'open' },
  completed: {},
  closed: {},
  reject: {},
  expired: {},
};

export function isEnded(status: ApplicationStatus): boolean {
  return status !== 'open' && status !== 'in treatment';
}

/** Who ended an application; "time" means that its day or hour passed. */
export const APPLICATION_ENDERS = ['seeker', 'volunteer', 'staff', 'time'] as const;
export type ApplicationEnder = (typeof APPLICATION_ENDERS)[number];

/**
 * The state of an application as shown in every chip, list, sheet and message. A request closed or rejected
 * by its own seeker is shown as cancelled (rule 105).
 */
export type ShownApplicationStatus = ApplicationStatus | 'cancelled';

/** Returns the state to show; the ender is null for an application that has not ended. */
export function shownApplicationStatus(
  status: ApplicationStatus,
  endedBy: ApplicationEnder | null,
): ShownApplicationStatus {
  return endedBy === 'seeker' && (status === 'closed' || status === 'reject') ? 'cancelled' : status;
}

/** How far a volunteer has got, between approval and end. */
export const PROGRESS_STEPS = ['on_way', 'arrived'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/** The steps that an approved volunteer may report next; null means "has not left yet". */
export function nextProgress(progress: ProgressStep | null): ProgressStep[] {
  if (progress === null) return ['on_way'];
  return progress === 'on_way' ? ['arrived'] : [];
}

/**
 * How an assignment ended; null while it waits for approval or is under way. "withdrawn": the volunteer
 * cannot come; "released": staff removed them; "replaced": a reserve took their place; "over": the
 * application ended while the assignment was live.
 */
export const ASSIGNMENT_ENDS = [
  'declined',
  'rejected',
  'withdrawn',
  'released',
  'replaced',
  'completed',
  'over',
  'unconfirmed',
] as const;
export type AssignmentEnd = (typeof ASSIGNMENT_ENDS)[number];

/** The urgency of a request (rule 10): 0 none, 1 low, 2 medium, 3 high. */
export const PRIORITIES = [0, 1, 2, 3] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Returns `priority` as on the wire: 0 for none and low, otherwise 1 (rule 10). */
export function isUrgentPriority(priority: Priority): 0 | 1 {
  return priority >= 2 ? 1 : 0;
}

/** The questions that the wizard counts as its steps: four for a ride, two for other help (rule 123). */
export const RIDE_STEPS = ['destination_address', 'origin_address', 'arrival', 'description'] as const;
export const OTHER_HELP_STEPS = ['description', 'expiration_date'] as const;

/** The whole hours of a day, "00:00" to "23:00" (rule 135). */
export const ARRIVAL_HOURS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);

/** A volunteer's availability at a given time; only a "free" volunteer may be called. */
export const DUTY_STATES = [
  'free',
  'off_duty',
  'paused',
  'outside_hours',
  'quiet_hours',
  'enough_calls',
] as const;
export type DutyState = (typeof DUTY_STATES)[number];

/**
 * The steps of a request for help, as shown on an emergency's page. "alerted": coordinators were notified,
 * and none has taken it over yet (rule 73).
 */
export const HELP_STEPS = [
  'none',
  'received',
  'searching',
  'found',
  'coming',
  'on_way',
  'arrived',
  'alerted',
  'coordinator',
  'done',
] as const;
export type HelpStep = (typeof HELP_STEPS)[number];
