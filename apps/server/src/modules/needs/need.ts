import type { Obstacle } from '@karov/api-client';
import {
  APPLICATION_TRANSITIONS,
  type ApplicationMove,
  type ApplicationStatus,
  type Approval,
  type AssignmentEnd,
  distanceMetres,
  type HelpStep,
  type HelpType,
  type InvitationStanding,
  isEnded,
  isFreeFor,
  type LinkAct,
  type LinkWorkState,
  maySetOut,
  nextProgress,
  nextState,
  type ProgressStep,
  type WorkSpan,
  workSpan,
} from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { VolunteerFitness } from '../volunteers/index.js';
import type { MessageContext } from './messages/message-context.js';
import type { AssignmentRecord, NeedRecord } from './needs.repository.js';

/**
 * A `NeedRecord` that is locked until the transaction ends, with its holder and with what differs by source.
 */
export interface LockedNeed {
  readonly need: NeedRecord;
  /** The hold, waiting or approved; null if there is none. */
  readonly hold: AssignmentRecord | null;
  readonly source: NeedSource;
}

/** A volunteer who takes on a need. */
export interface Assignee {
  id: number;
  /** The distance from the need in metres, if known. */
  distanceM: number | null;
  /** The volunteer's request in the event; null outside events. */
  callId: number | null;
  /** When the volunteer said yes, if that was earlier. */
  saidYesAt?: Date;
}

/** A call that ended: its id, which its link refers to, and its volunteer. */
export interface EndedCall {
  callId: number;
  volunteerId: number;
}

/** An event in the life of a need. */
export type NeedStep = { actorId: number | null } & (
  | { kind: 'held'; assignee: Assignee; isApproved: Approval; decidedBy: number | null }
  | { kind: 'reserved'; assignee: Assignee }
  | { kind: 'approved'; hold: AssignmentRecord }
  | { kind: 'progressed'; step: ProgressStep }
  | { kind: 'released'; hold: AssignmentRecord; note: string | null }
  | { kind: 'ended'; hold: AssignmentRecord | null; status: ApplicationStatus; note: string | null }
  | { kind: 'handed_over' }
  | { kind: 'taken_over' }
  | { kind: 'given_back' }
  | { kind: 'passed_on'; toId: number }
);

/**
 * What differs between the sources of needs, for one need at a time; single requests and events each
 * implement it.
 */
export interface NeedSource {
  readonly context: MessageContext;
  /** Whether the need is an emergency, or belongs to an urgent kind of event (rules 70, 77). */
  readonly isUrgent: boolean;
  /** Whether volunteers may still be searched for; false in a stopped event. */
  readonly isOn: boolean;
  /** The first radius of the search; null means the ring from the settings (rule 43). */
  readonly radiusKm: number | null;
  /** Whether a yes to an ordinary need waits for staff. */
  readonly needsApproval: boolean;
  /**
   * Who is searched for while nobody holds the need; `outside` means that the emergency of a stopped event
   * continues outside the event.
   */
  readonly seeks: 'volunteers' | 'coordinator' | 'outside' | 'nobody';
  /**
   * Returns the assignee with the call by which they hold the need: for an emergency in an event it is their
   * call to that emergency, whatever else they do in the event.
   */
  seat(assignee: Assignee): Promise<Assignee>;
  /** Updates the source's own rows after a step, and writes the history. */
  follow(step: NeedStep): Promise<void>;
  /**
   * Ends the unanswered calls and, with `withReserves`, those of reserves; the calls of the given volunteer
   * stay.
   */
  endCalls(exceptVolunteerId: number | null, withReserves: boolean): Promise<EndedCall[]>;
  /** Returns the volunteers in reserve who can come now, the earliest yes first. */
  reserves(): Promise<Assignee[]>;
  /** Tells all open views to reload. */
  changed(tx: Tx, volunteerId: number | null): Promise<void>;
}

/** The state of a need, whatever its source. */
export type NeedState = Pick<
  NeedRecord,
  'status' | 'volunteerId' | 'coordinatorSince' | 'coordinatorId' | 'isEmergency' | 'eventId'
>;
/** The state of a volunteer's hold. */
export type HoldState = Pick<AssignmentRecord, 'isApproved' | 'ended' | 'progress'>;

/** The ends of a hold after which the volunteer does not return to the same need (rule 4). */
const LASTING_ENDS: readonly (AssignmentEnd | null)[] = ['rejected', 'withdrawn', 'released', 'replaced'];

/** Whether a need waits for a volunteer: it is open, and nobody holds it (rule 3). */
export function isFree(need: Pick<NeedState, 'status' | 'volunteerId'>): boolean {
  return need.status === 'open' && need.volunteerId === null;
}

/** Whether a state allows a move (rule 2). */
export function mayMove(status: ApplicationStatus, move: ApplicationMove): boolean {
  return nextState(APPLICATION_TRANSITIONS, status, move) !== null;
}

/**
 * Whether a coordinator may take over a need: nobody has done so yet, and the need is free or an emergency
 * (rules 43, 73).
 */
export function mayTakeOver(need: NeedState): boolean {
  if (need.coordinatorId !== null) return false;
  if (need.isEmergency) return !isEnded(need.status);
  return isFree(need);
}

/** Whether a coordinator may open to everybody again what they took over (rule 221). */
export function mayGiveBack(need: NeedState, coordinatorId: number): boolean {
  if (need.coordinatorId !== coordinatorId) return false;
  return isFree(need) || (need.isEmergency && !isEnded(need.status));
}

/**
 * Whether staff can call the next volunteer or assign one nearby: while a need waits, and in an emergency to
 * replace its holder (rule 76).
 */
export function mayCallByHand(need: Pick<NeedState, 'status' | 'volunteerId' | 'isEmergency'>): boolean {
  return isFree(need) || (need.isEmergency && !isEnded(need.status));
}

/** The distance in metres between a need and a volunteer, if both places are known. */
export function distanceTo(
  { originLat, originLon }: Pick<NeedRecord, 'originLat' | 'originLon'>,
  { lat, lon }: Pick<VolunteerFitness, 'lat' | 'lon'>,
): number | null {
  if (originLat === null || originLon === null || lat === null || lon === null) return null;
  return Math.round(distanceMetres({ lat: originLat, lon: originLon }, { lat, lon }));
}

/** The period in which a volunteer who takes on a need works for it (rule 47). */
export function spanOf({ type, dueAt }: Pick<NeedRecord, 'type' | 'dueAt'>, now: Date): WorkSpan {
  return workSpan(rideAtOf({ type, dueAt }), now);
}

/** Describes a volunteer who takes on a need without a call in an event. */
export function assigneeOf(
  need: Pick<NeedRecord, 'originLat' | 'originLon'>,
  volunteer: Pick<VolunteerFitness, 'userId' | 'lat' | 'lon'>,
): Assignee {
  return { id: volunteer.userId, distanceM: distanceTo(need, volunteer), callId: null };
}

/** Describes a volunteer who takes on a need by their request in an event, which contains the distance. */
export function assigneeByCall(call: {
  id: number;
  volunteerId: number;
  distanceM: number | null;
}): Assignee {
  return { id: call.volunteerId, distanceM: call.distanceM, callId: call.id };
}

/**
 * Returns who is searched for while nobody holds a need. `isDispatched` says that its category or its event
 * calls volunteers; emergencies are dispatched in any case. Without a place on the map, volunteers can be
 * searched for only if the help is by phone; otherwise a coordinator gets the need at once. An emergency
 * outlives its event.
 */
export function soughtFor(need: {
  isOn: boolean;
  isDispatched: boolean;
  isEmergency: boolean;
  isPlaced: boolean;
}): NeedSource['seeks'] {
  if (!need.isOn) return need.isEmergency ? 'outside' : 'nobody';
  if (!need.isDispatched && !need.isEmergency) return 'nobody';
  return need.isPlaced ? 'volunteers' : 'coordinator';
}

/**
 * The state of a call for its volunteer. `isFilled` says that somebody else was faster, whether or not the
 * work has ended since; `isOver` that the work ended while the call waited.
 */
export function callStanding(call: {
  isAnswered: boolean;
  isFilled: boolean;
  isOver: boolean;
}): InvitationStanding {
  if (call.isAnswered) return 'answered';
  if (call.isFilled) return 'filled';
  return call.isOver ? 'over' : 'open';
}

/** Whether a hold is waiting for approval. */
export function mayApprove(need: Pick<NeedState, 'status'>, hold: HoldState | null): boolean {
  return need.status === 'open' && hold !== null && hold.ended === null && hold.isApproved === 0;
}

/**
 * Whether a step is the next one for an approved hold under way; the volunteer reports it, or the staff whom
 * the volunteer told.
 */
export function mayStep(hold: HoldState | null, step: ProgressStep): boolean {
  return hold !== null && nextWords(hold).includes(step);
}

/**
 * What a volunteer with an approved hold under way can report next: their progress, or that the work is done.
 */
export function nextWords(hold: HoldState): (ProgressStep | 'complete')[] {
  return isUnderWay(hold) ? [...nextProgress(hold.progress), 'complete'] : [];
}

/** The reports that a volunteer is offered; for help by telephone there is no journey to report on. */
export function offeredWords(hold: HoldState, helpType: HelpType): (ProgressStep | 'complete')[] {
  return nextWords(hold).filter((word) => helpType !== 'phone' || word === 'complete');
}

/** What a volunteer's possible actions depend on, besides their hold. */
export interface OwnWork {
  helpType: HelpType;
  /** the hour of a ride; null for other help */
  rideAt: Date | null;
}

/** The hour of a ride; null for other help. */
export function rideAtOf({ type, dueAt }: Pick<NeedRecord, 'type' | 'dueAt'>): Date | null {
  return type === 1 ? dueAt : null;
}

/**
 * What a volunteer may do with a hold, signed in or by link: nobody sets out for a ride hours before it (rule
 * 124).
 */
export function volunteerActs(hold: HoldState, { helpType, rideAt }: OwnWork, now: Date): LinkAct[] {
  if (hold.ended !== null || hold.isApproved === 2) return [];
  const isTooEarly = hold.progress === null && !maySetOut(rideAt, now);
  return [...(isTooEarly ? [] : offeredWords(hold, helpType)), 'withdraw'];
}

/** Whether a yes is approved automatically, at the latest two minutes after it was given (rule 70). */
export function isApprovedSoon({
  isApproved,
  ended,
  approveAt,
}: Pick<AssignmentRecord, 'isApproved' | 'ended' | 'approveAt'>): boolean {
  return isApproved === 0 && ended === null && approveAt !== null;
}

/** The state of a hold for its volunteer; null for a refusal. */
export function linkWorkState(hold: HoldState & Pick<AssignmentRecord, 'approveAt'>): LinkWorkState | null {
  if (hold.ended === 'declined') return null;
  if (hold.ended !== null) return hold.ended;
  if (isUnderWay(hold)) return hold.progress ?? 'approved';
  return isApprovedSoon(hold) ? 'waiting_urgent' : 'waiting';
}

/** Whether an action has already been done: doing it again is no error. */
export function isActDone(hold: HoldState, act: LinkAct): boolean {
  if (act === 'complete') return hold.ended === 'completed';
  if (act === 'withdraw') return hold.ended === 'withdrawn';
  return isUnderWay(hold) && hold.progress !== null && !nextProgress(hold.progress).includes(act);
}

/** Whether a need may be completed: an approved volunteer is helping. In events staff may complete it too. */
export function mayComplete(need: Pick<NeedState, 'status'>): boolean {
  return mayMove(need.status, 'complete');
}

/** Whether a hold is approved and has not ended; only then are name, phone and address shown (rule 30). */
export function isUnderWay(hold: Pick<HoldState, 'isApproved' | 'ended'>): boolean {
  return hold.isApproved === 1 && hold.ended === null;
}

/** The step of a need as shown to its person; `asked` is the number of volunteers called. */
export function helpStep(need: Omit<NeedState, 'eventId'>, hold: HoldState | null, asked: number): HelpStep {
  if (isEnded(need.status)) return 'done';
  if (need.status === 'in treatment') return hold?.progress ?? 'coming';
  if (need.volunteerId !== null) return 'found';
  if (need.coordinatorId !== null) return 'coordinator';
  if (need.coordinatorSince !== null) return 'alerted';
  return asked > 0 ? 'searching' : 'received';
}

/** Whether a volunteer may be matched to anybody at all (rules 40, 82). */
export function mayBeMatched(
  volunteer: Pick<VolunteerFitness, 'isActive' | 'isFrozen' | 'isBlocked' | 'isValidated'>,
): boolean {
  return volunteer.isActive && !volunteer.isFrozen && !volunteer.isBlocked && volunteer.isValidated;
}

/** What keeps a volunteer from accepting a single request, or null (rules 40, 47, 55). */
export function obstacleOf(
  need: Pick<NeedRecord, 'userId' | 'needsVehicle' | 'helpType' | 'type' | 'dueAt' | 'isEmergency'>,
  volunteer: VolunteerFitness,
  now: Date,
): Obstacle | null {
  if (need.userId === volunteer.userId) return 'own';
  if (!mayBeMatched(volunteer)) return 'notValidated';
  if (need.needsVehicle && !volunteer.hasVehicle) return 'vehicle';
  if (volunteer.wayToHelp !== 'both' && (volunteer.wayToHelp === 'phone') !== (need.helpType === 'phone'))
    return 'helpType';
  return isFreeFor(volunteer.work, spanOf(need, now), need.isEmergency, now) ? null : 'busy';
}

/** Whether staff may assign a volunteer to somebody's need, called or not (rule 76). */
export function mayBeGiven(
  volunteer: VolunteerFitness | null,
  seekerId: number,
): volunteer is VolunteerFitness {
  return volunteer !== null && mayBeMatched(volunteer) && volunteer.userId !== seekerId;
}

/** Whether a need's holder, approved or not, may be released. */
export function mayRelease(need: Pick<NeedState, 'status'>, hold: HoldState | null): boolean {
  return hold !== null && (need.status === 'open' || mayMove(need.status, 'release'));
}

/** Whether a yes is kept in reserve: somebody else holds an urgent need (rule 71). */
export function wantsReserve(
  { status, volunteerId }: Pick<NeedState, 'status' | 'volunteerId'>,
  isUrgent: boolean,
  askerId: number,
): boolean {
  return isUrgent && !isEnded(status) && volunteerId !== null && volunteerId !== askerId;
}

/**
 * Whether staff may give a need to a volunteer: the need is waiting, or the volunteer replaces its holder,
 * which is possible in urgent needs (rules 71, 76) or at staff's request (rule 146).
 */
export function mayGive(
  need: Pick<NeedState, 'status' | 'volunteerId'>,
  replaces: boolean,
  volunteerId: number,
): boolean {
  return isFree(need) || wantsReserve(need, replaces, volunteerId);
}

/** Whether a volunteer was released from a need and must not return to it (rule 4). */
export function wasTakenOff(before: Pick<AssignmentRecord, 'ended'> | null): boolean {
  return before !== null && LASTING_ENDS.includes(before.ended);
}

/**
 * Returns how the hold of a released volunteer ends: by their own decision, or by their silence, before or
 * after the approval.
 */
export function endFor(
  hold: Pick<AssignmentRecord, 'volunteerId' | 'isApproved'>,
  actorId: number | null,
): TakenOff {
  if (actorId === null) return 'replaced';
  if (actorId === hold.volunteerId) return 'withdrawn';
  return hold.isApproved === 0 ? 'rejected' : 'released';
}

/** The ends of holds whose need continues. */
export type TakenOff = Extract<AssignmentEnd, 'rejected' | 'withdrawn' | 'released' | 'replaced'>;
