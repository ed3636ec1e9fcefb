import type { TransitionTable } from './transitions.js';

/** States of a volunteer who was called to an event (rule 138, "Event volunteer request"). */
export const EVENT_VOLUNTEER_STATUSES = [
  'pending',
  'accept',
  'reject',
  'assigned',
  'completed',
  'closed',
] as const;
export type EventVolunteerStatus = (typeof EVENT_VOLUNTEER_STATUSES)[number];

/** Other spellings of these states that are accepted (rule 6). */
export const EVENT_STATUS_SPELLINGS = { rejected: 'reject', accepted: 'accept' } as const satisfies Record<
  string,
  EventVolunteerStatus
>;

/** The possible moves of an event volunteer request. */
export type EventVolunteerMove = 'accept' | 'reject' | 'assign' | 'complete' | 'unassign' | 'close';

/** The moves of rule 139. On the wire, "unassign" is the status "reject" on an assigned request. */
export const EVENT_VOLUNTEER_TRANSITIONS: TransitionTable<EventVolunteerStatus, EventVolunteerMove> = {
  pending: { accept: 'accept', reject: 'reject', assign: 'assigned', close: 'closed' },
  accept: { assign: 'assigned', reject: 'reject', close: 'closed' },
  assigned: { complete: 'completed', unassign: 'reject', close: 'closed' },
  reject: {},
  completed: {},
  closed: {},
};

/** States of a help seeker in an event. "closed" ends pending requests when the event stops (rule 49). */
export const EVENT_USER_STATUSES = ['pending', 'assigned', 'completed', 'reject', 'closed'] as const;
export type EventUserStatus = (typeof EVENT_USER_STATUSES)[number];

/** The possible moves of an event user request. */
export type EventUserMove = 'assign' | 'complete' | 'unassign' | 'refuse' | 'close' | 'reopen';

/** The moves of rule 139; "unassign" reopens the need, so that another volunteer is called (rule 4). */
export const EVENT_USER_TRANSITIONS: TransitionTable<EventUserStatus, EventUserMove> = {
  pending: { assign: 'assigned', refuse: 'reject', close: 'closed' },
  assigned: { complete: 'completed', unassign: 'pending', close: 'closed' },
  reject: { reopen: 'pending' },
  completed: {},
  closed: { reopen: 'pending' },
};

/** A help seeker's answer: null while unanswered, 1 needs help, 2 does not (rule 7). */
export const NEED_RESPONSES = { needsHelp: 1, noHelp: 2 } as const;
export type NeedResponse = 1 | 2 | null;

/** `is_approved` on the wire (rule 1). */
export const APPROVAL = { waiting: 0, approved: 1, declined: 2 } as const;
export type Approval = 0 | 1 | 2;

/** How help is given in an event: by telephone or on site (rule 138). */
export const HELP_TYPES = ['phone', 'physical'] as const;
export type HelpType = (typeof HELP_TYPES)[number];

/** Whether the "waiting for approval" note is shown (rule 139). */
export function isWaitingForApproval(request: {
  status: EventVolunteerStatus | EventUserStatus;
  is_approved: Approval;
}): boolean {
  return request.is_approved === APPROVAL.waiting && request.status === 'assigned';
}
