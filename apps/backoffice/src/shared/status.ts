import type { AdminApplication, EventUserRequest, EventVolunteerRequest, NotificationRow } from '@karov/api-client';
import { APPLICATION_LOOKS, CALL_LOOKS, NEED_LOOKS, type Tone } from '@karov/design';
import { APPROVAL, isWaitingForApproval, NEED_RESPONSES, shownApplicationStatus, type Approval, type EventUserStatus, type Priority } from '@karov/domain';
import type { AppKey, Translate } from './text.js';

/** A state for the eye: its colour (and with it the icon) and its word. */
export interface Shown {
  tone: Tone;
  label: string;
}

const shown =
  (text: Translate) =>
  (tone: Tone, key: AppKey): Shown => ({ tone, label: text(key) });

type NeedState = Pick<EventUserRequest, 'status' | 'is_approved' | 'respond' | 'progress' | 'needs_coordinator' | 'taken_over_by'>;

/** How a help seeker's request is shown (rule 139). */
export function needStatus(need: NeedState, text: Translate): Shown {
  const as = shown(text);
  if (need.taken_over_by && need.status === 'pending')
    return { tone: NEED_LOOKS.takenOver, label: text('user_status.taken_over', { name: need.taken_over_by }) };
  if (need.needs_coordinator) return as(NEED_LOOKS.coordinator, 'user_status.coordinator');
  if (isWaitingForApproval(need)) return as(NEED_LOOKS.waitingForApproval, 'common.approval.waiting');
  if (need.status === 'assigned') return as(NEED_LOOKS.assigned, need.progress ? `common.progress.${need.progress}` : 'common.eventUserStatus.assigned');
  if (need.status === 'completed') return as(NEED_LOOKS.completed, 'common.eventUserStatus.completed');
  if (need.status === 'reject') return as(NEED_LOOKS.noHelp, 'common.needResponse.noHelp');
  if (need.status === 'closed') return as(NEED_LOOKS.closed, 'common.eventUserStatus.closed');
  if (need.respond === NEED_RESPONSES.needsHelp) return as(NEED_LOOKS.needsHelp, 'common.needResponse.needsHelp');
  if (need.respond === NEED_RESPONSES.noHelp) return as(NEED_LOOKS.noHelp, 'common.needResponse.noHelp');
  return as(NEED_LOOKS.unanswered, 'common.needResponse.unanswered');
}

/** How a volunteer's request is shown (rule 139). */
export function volunteerStatus(request: Pick<EventVolunteerRequest, 'status' | 'is_approved'>, text: Translate): Shown {
  const as = shown(text);
  if (isWaitingForApproval(request)) return as(CALL_LOOKS.waitingForApproval, 'common.approval.waiting');
  return as(CALL_LOOKS[request.status], `common.eventVolunteerStatus.${request.status}`);
}

/** How a row of the approvals is shown: only its state, without the answer of the help seeker. */
export function approvalStatus(row: { status: EventUserStatus; is_approved: Approval }, text: Translate): Shown {
  const as = shown(text);
  if (isWaitingForApproval(row)) return as(NEED_LOOKS.waitingForApproval, 'common.approval.waiting');
  if (row.status === 'pending' && row.is_approved === APPROVAL.declined) return as(NEED_LOOKS.reject, 'common.eventUserStatus.reject');
  return as(NEED_LOOKS[row.status], `common.eventUserStatus.${row.status}`);
}

/** How the state of a message is shown. */
export function messageStatus(status: NotificationRow['status'], text: Translate): Shown {
  const tones = { queued: 'waiting', sending: 'info', sent: 'info', delivered: 'done', failed: 'danger', cancelled: 'neutral' } as const;
  return shown(text)(tones[status], `common.notificationStatus.${status}`);
}

type RequestState = Pick<AdminApplication, 'status' | 'ended_by' | 'assignment' | 'volunteer' | 'needs_coordinator' | 'taken_over_by'>;

/** Whether a volunteer has accepted a request and waits for an admin (rule 139, "Single help request"). */
function isHeld({ status, volunteer, assignment }: RequestState): boolean {
  return status === 'open' && volunteer !== null && assignment?.is_approved === APPROVAL.waiting && assignment.ended === null;
}

/** How a single help request is shown (rule 139). */
export function requestStatus(request: RequestState, text: Translate): Shown {
  const as = shown(text);
  if (isHeld(request)) return as(APPLICATION_LOOKS.waitingForApproval, 'common.approval.waiting');
  if (request.status === 'open' && request.taken_over_by)
    return { tone: APPLICATION_LOOKS.takenOver, label: text('request_status.taken_over', { name: request.taken_over_by }) };
  if (request.status === 'open' && request.needs_coordinator) return as(APPLICATION_LOOKS.coordinator, 'request_status.coordinator');
  const status = shownApplicationStatus(request.status, request.ended_by);
  return as(APPLICATION_LOOKS[status], `common.applicationStatus.${status}`);
}

const URGENCIES = { 0: ['neutral', 'none'], 1: ['info', 'low'], 2: ['waiting', 'medium'], 3: ['danger', 'high'] } as const;

/** How urgent a request is (rule 10). */
export function urgency(priority: Priority, text: Translate): Shown {
  const [tone, word] = URGENCIES[priority];
  return shown(text)(tone, `priority.${word}`);
}
