import type {
  ApplicationEnder,
  Approval,
  EventUserStatus,
  EventVolunteerStatus,
  HelpType,
  NeedResponse,
  ProgressStep,
} from '@karov/domain';
import type { HoldState, NeedState } from '../needs/index.js';

/** An event as the module works with it; the radius is in kilometres. */
export interface EventRecord {
  id: number;
  eventListId: number;
  radius: number;
  addressText: string;
  street: string;
  city: string;
  state: string;
  country: string;
  lat: number;
  lon: number;
  managerId: number;
  description: string;
  typeOfHelpRequired: HelpType;
  status: boolean;
  isAutoAssign: boolean;
  isExercise: boolean;
  systemNote: string | null;
  lastStoppedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * A help seeker in an event: the question and its answer, and the state of the `NeedRecord` that a yes
 * opened. It also has what a question has without a need.
 */
export interface UserRequestRecord {
  id: number;
  eventId: number;
  userId: number;
  status: EventUserStatus;
  isApproved: Approval;
  respond: NeedResponse;
  /** The need that a yes opened. */
  needId: number | null;
  /** The current or last assignment of a volunteer to the need. */
  assignmentId: number | null;
  volunteerId: number | null;
  volunteerRequestId: number | null;
  /** When an urgent assignment is approved automatically, and when it was approved. */
  approveAt: Date | null;
  approvedAt: Date | null;
  progress: ProgressStep | null;
  isOutside: boolean;
  /**
   * Whether the request was raised with the emergency button; then it is dispatched, whatever the event's
   * setting.
   */
  isEmergency: boolean;
  /** The person's feedback, if any (rule 74). */
  isWell: boolean | null;
  keptAddress: string | null;
  closedByStop: boolean;
  coordinatorSince: Date | null;
  coordinatorId: number | null;
  /** the note as stored (rule 236) */
  systemNote: Buffer | null;
  /** When the event asked. */
  createdAt: Date;
  /** When the need was opened, or the emergency button was pressed. */
  openedAt: Date;
  updatedAt: Date;
  /** Who ended the need; null while it continues, or if it ended with the event. */
  endedBy: ApplicationEnder | null;
  /** Since when the person is without help after the event was stopped; null once staff have looked at it. */
  leftAt: Date | null;
}

/** A volunteer's request in an event. */
export interface VolunteerRequestRecord {
  id: number;
  eventId: number;
  volunteerId: number;
  status: EventVolunteerStatus;
  isApproved: Approval;
  radius: number;
  needRequestId: number | null;
  distanceM: number | null;
  isOutside: boolean;
  /** whether this is a call to an emergency, in addition to the volunteer's place in the event */
  isEmergency: boolean;
  systemNoteSealed: Buffer | null;
  /** the note's text from an earlier version */
  systemNoteBefore: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** How help is given to a need of an event: an emergency is help on the spot, also in an event of help by phone. */
export function helpIn(
  event: Pick<EventRecord, 'typeOfHelpRequired'> | undefined,
  { isEmergency }: Pick<UserRequestRecord, 'isEmergency'>,
): HelpType {
  return isEmergency ? 'physical' : (event?.typeOfHelpRequired ?? 'physical');
}

/** Whether a need waits for a volunteer: the seeker said yes, and nobody is assigned. */
export function isOpenNeed(request: Pick<UserRequestRecord, 'status' | 'respond'>): boolean {
  return request.status === 'pending' && request.respond === 1;
}

/** Whether a help seeker declined help, which they may reverse while the event is running. */
export function saidNo(request: Pick<UserRequestRecord, 'status' | 'respond'>): boolean {
  return request.status === 'reject' && request.respond === 2;
}

/**
 * Whether a help seeker's answer can be given or changed: nobody is assigned and the request has not ended.
 */
export function isAnswerOpen(request: Pick<UserRequestRecord, 'status' | 'respond'>): boolean {
  return request.status === 'pending' || saidNo(request);
}

/** The state of the need that a question opened, and its hold. */
export interface Standing {
  need: NeedState;
  hold: HoldState | null;
}

/** The columns of a question that determine its need's state. */
export type StandingColumns = Pick<
  UserRequestRecord,
  | 'status'
  | 'isApproved'
  | 'respond'
  | 'volunteerId'
  | 'progress'
  | 'coordinatorSince'
  | 'coordinatorId'
  | 'isEmergency'
  | 'eventId'
>;

/** Returns the need of a question in the form common to all needs; null if no yes opened one. */
export function standingOf(request: StandingColumns): Standing | null {
  if (request.respond !== 1) return null;
  const { coordinatorSince, coordinatorId, isEmergency, eventId } = request;
  const isHeld = request.status === 'assigned';
  const need = {
    status: statusOf(request),
    volunteerId: isHeld ? request.volunteerId : null,
    coordinatorSince,
    coordinatorId,
    isEmergency,
    eventId,
  };
  return {
    need,
    hold: isHeld ? { isApproved: request.isApproved, ended: null, progress: request.progress } : null,
  };
}

function statusOf({ status, isApproved }: StandingColumns): NeedState['status'] {
  if (status === 'assigned') return isApproved === 1 ? 'in treatment' : 'open';
  return status === 'pending' ? 'open' : status;
}
