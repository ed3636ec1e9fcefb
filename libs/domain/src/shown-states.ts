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

/**
 * Whether an emergency's volunteer has not set out, if it has one: until then nobody is on the way, and it is
 * still an emergency (rule 217).
 */
export function awaitsSettingOut(need: { is_emergency: boolean; progress: ProgressStep | null }): boolean {
  return need.is_emergency && need.progress === null;
}

/** The states of help at hand that is at the desk again: no sign of the volunteer, or of how it went (rule 218). */
export type ShownLapse = 'silent' | 'overdue';

/** Returns the state of help at hand that is at the desk again: whoever set out has not said how it went. */
function shownLapse(progress: ProgressStep | null): ShownLapse {
  return progress === null ? 'silent' : 'overdue';
}

/** The state of a single request as shown to staff. */
type ShownApplication =
  | ShownApplicationStatus
  | 'waitingForApproval'
  | 'takenOver'
  | 'coordinator'
  | 'notSetOut'
  | ShownLapse;

interface ApplicationInHand {
  status: ApplicationStatus;
  ended_by: ApplicationEnder | null;
  volunteer: { progress: ProgressStep | null } | null;
  assignment: { is_approved: Approval; ended: string | null } | null;
  is_emergency: boolean;
  needs_coordinator: boolean;
  taken_over_by: string | null;
}

/**
 * Returns the state of a single request as shown to staff, on screen and in files (rules 106, 139). An open
 * one that is shown with a volunteer who was refused is rejected.
 */
export function shownApplication(request: ApplicationInHand): ShownApplication {
  const { status, ended_by: endedBy, volunteer, assignment } = request;
  if (status === 'in treatment') return shownTreatment(request);
  if (status !== 'open') return shownApplicationStatus(status, endedBy);
  if (volunteer !== null && assignment?.is_approved === APPROVAL.waiting && assignment.ended === null)
    return 'waitingForApproval';
  if (volunteer !== null && assignment?.is_approved === APPROVAL.declined) return 'reject';
  if (request.taken_over_by !== null) return 'takenOver';
  return request.needs_coordinator ? 'coordinator' : 'open';
}

/** An ordinary request is overdue when its time is over, whether or not somebody set out. */
function shownTreatment(request: ApplicationInHand): ShownApplication {
  const { is_emergency, volunteer, needs_coordinator: isDesks } = request;
  const progress = volunteer?.progress ?? null;
  if (isDesks) return is_emergency ? shownLapse(progress) : 'overdue';
  return awaitsSettingOut({ is_emergency, progress }) ? 'notSetOut' : 'in treatment';
}

/** The state of a need in an event as shown to staff. */
export type ShownNeed =
  | 'takenOver'
  | 'coordinator'
  | 'waitingForApproval'
  | ProgressStep
  | 'assigned'
  | 'notSetOut'
  | ShownLapse
  | 'completed'
  | 'closed'
  | 'leftAlone'
  | 'needsHelp'
  | 'noHelp'
  | 'unanswered';

interface LockedNeed {
  status: EventUserStatus;
  is_approved: Approval;
  respond: NeedResponse;
  is_emergency: boolean;
  progress: ProgressStep | null;
  needs_coordinator: boolean;
  taken_over_by: string | null;
  /** since when the person is without help after the event was stopped */
  left_since: string | null;
}

/**
 * Returns the state of a help seeker's need in an event as shown to staff, on screen and in files (rules 106,
 * 139).
 */
export function shownNeed(need: LockedNeed): ShownNeed {
  if (need.left_since !== null) return 'leftAlone';
  if (need.taken_over_by !== null && need.status === 'pending') return 'takenOver';
  if (need.needs_coordinator && need.status === 'pending') return 'coordinator';
  if (isWaitingForApproval(need)) return 'waitingForApproval';
  if (need.status === 'assigned') return shownAssigned(need);
  if (need.status === 'reject') return 'noHelp';
  if (need.status !== 'pending') return need.status;
  if (need.respond === NEED_RESPONSES.needsHelp) return 'needsHelp';
  return need.respond === NEED_RESPONSES.noHelp ? 'noHelp' : 'unanswered';
}

function shownAssigned(need: LockedNeed): ShownNeed {
  if (need.needs_coordinator) return shownLapse(need.progress);
  return awaitsSettingOut(need) ? 'notSetOut' : (need.progress ?? 'assigned');
}

/** The state of an event's assignment; staff read more of it (`ShownAssignment`). */
export type ShownApproval = EventUserStatus | 'waitingForApproval';

/** Returns the state of an assignment: a declined one is rejected (rule 139). */
export function shownApproval(row: { status: EventUserStatus; is_approved: Approval }): ShownApproval {
  if (isWaitingForApproval(row)) return 'waitingForApproval';
  return row.status === 'pending' && row.is_approved === APPROVAL.declined ? 'reject' : row.status;
}

/** The state of an event's assignment as shown in staff's lists. */
export type ShownAssignment = ShownApproval | 'notSetOut';

interface AssignmentRow {
  status: EventUserStatus;
  is_approved: Approval;
  is_emergency: boolean;
  progress: ProgressStep | null;
}

/** Returns the state of an assignment as shown to staff in the list of approvals. */
export function shownAssignment(row: AssignmentRow): ShownAssignment {
  const state = shownApproval(row);
  return state === 'assigned' && awaitsSettingOut(row) ? 'notSetOut' : state;
}

/**
 * Returns the state of a request as shown in the list of all requests of an event: a declined one with a
 * volunteer is rejected (rule 139).
 */
export function shownEventRequest(row: AssignmentRow & { volunteer: object | null }): ShownAssignment {
  return row.is_approved === APPROVAL.declined && row.volunteer !== null ? 'reject' : shownAssignment(row);
}
