import {
  type ApplicationEnder,
  type ApplicationStatus,
  type ProgressStep,
  type ShownApplicationStatus,
  shownApplicationStatus,
} from './applications.js';
import {
  APPROVAL,
  type Approval,
  type EventUserStatus,
  isWaitingForApproval,
  NEED_RESPONSES,
  type NeedResponse,
} from './event-requests.js';

/** The state of a single request as shown to staff. */
type ShownApplication = ShownApplicationStatus | 'waitingForApproval' | 'takenOver' | 'coordinator';

interface ApplicationInHand {
  status: ApplicationStatus;
  ended_by: ApplicationEnder | null;
  volunteer: object | null;
  assignment: { is_approved: Approval; ended: string | null } | null;
  needs_coordinator: boolean;
  taken_over_by: string | null;
}

/**
 * Returns the state of a single request as shown to staff, on screen and in files (rules 106, 139). An open
 * one that is shown with a volunteer who was refused is rejected.
 */
export function shownApplication(request: ApplicationInHand): ShownApplication {
  const { status, ended_by: endedBy, volunteer, assignment } = request;
  if (status !== 'open') return shownApplicationStatus(status, endedBy);
  if (volunteer !== null && assignment?.is_approved === APPROVAL.waiting && assignment.ended === null)
    return 'waitingForApproval';
  if (volunteer !== null && assignment?.is_approved === APPROVAL.declined) return 'reject';
  if (request.taken_over_by !== null) return 'takenOver';
  return request.needs_coordinator ? 'coordinator' : 'open';
}

/** The state of a need in an event as shown to staff. */
export type ShownNeed =
  | 'takenOver'
  | 'coordinator'
  | 'waitingForApproval'
  | ProgressStep
  | 'assigned'
  | 'completed'
  | 'closed'
  | 'needsHelp'
  | 'noHelp'
  | 'unanswered';

interface LockedNeed {
  status: EventUserStatus;
  is_approved: Approval;
  respond: NeedResponse;
  progress: ProgressStep | null;
  needs_coordinator: boolean;
  taken_over_by: string | null;
}

/**
 * Returns the state of a help seeker's need in an event as shown to staff, on screen and in files (rules 106,
 * 139).
 */
export function shownNeed(need: LockedNeed): ShownNeed {
  if (need.taken_over_by !== null && need.status === 'pending') return 'takenOver';
  if (need.needs_coordinator) return 'coordinator';
  if (isWaitingForApproval(need)) return 'waitingForApproval';
  if (need.status === 'assigned') return need.progress ?? 'assigned';
  if (need.status === 'reject') return 'noHelp';
  if (need.status !== 'pending') return need.status;
  if (need.respond === NEED_RESPONSES.needsHelp) return 'needsHelp';
  return need.respond === NEED_RESPONSES.noHelp ? 'noHelp' : 'unanswered';
}

/** The state of an event's assignment as shown in the list of approvals. */
export type ShownApproval = EventUserStatus | 'waitingForApproval';

/**
 * Returns the state of an assignment as shown in the list of approvals: a declined one is rejected (rule
 * 139).
 */
export function shownApproval(row: { status: EventUserStatus; is_approved: Approval }): ShownApproval {
  if (isWaitingForApproval(row)) return 'waitingForApproval';
  return row.status === 'pending' && row.is_approved === APPROVAL.declined ? 'reject' : row.status;
}

/**
 * Returns the state of a request as shown in the list of all requests of an event: a declined one with a
 * volunteer is rejected (rule 139).
 */
export function shownEventRequest(row: {
  status: EventUserStatus;
  is_approved: Approval;
  volunteer: object | null;
}): ShownApproval {
  return row.is_approved === APPROVAL.declined && row.volunteer !== null ? 'reject' : shownApproval(row);
}
