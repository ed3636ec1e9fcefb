import {
  APPLICATION_TRANSITIONS,
  type ApplicationMove,
  type ApplicationStatus,
  type Approval,
  type AssignmentEnd,
  distanceMetres,
  type HelpStep,
  isEnded,
  type LinkAct,
  type LinkWorkState,
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
 * A need that is locked until the transaction ends, with its holder and the context that its origin gives.
 */
export interface LockedNeed {
  readonly need: NeedRecord;
  /** The volunteer who holds it, waiting or approved; null: nobody. */
  readonly hold: AssignmentRecord | null;
  readonly source: NeedSource;
}

/** Somebody who takes a need on. */
export interface Assignee {
  id: number;
  /** Metres from the need, where known. */
  distanceM: number | null;
  /** Their request in the event; null outside of events. */
  callId: number | null;
  /** When they said yes, where that was before now. */
  saidYesAt?: Date;
}

/** A call that has ended: the number behind its link, and whose it was. */
export interface EndedCall {
  callId: number;
  volunteerId: number;
}

/** What has just happened to a need. */
export type NeedStep = { actorId: number | null } & (
  | { kind: 'held'; assignee: Assignee; isApproved: Approval; decidedBy: number | null }
  | { kind: 'reserved'; assignee: Assignee }
  | { kind: 'approved'; hold: AssignmentRecord }
  | { kind: 'progressed'; step: ProgressStep }
  | { kind: 'put_back'; hold: AssignmentRecord; note: string | null }
  | { kind: 'ended'; hold: AssignmentRecord | null; status: ApplicationStatus; note: string | null }
  | { kind: 'handed_over' }
  | { kind: 'taken_over' }
  | { kind: 'given_back' }
  | { kind: 'passed_on'; toId: number }
);

/**
 * What differs by where a need came from; single requests and events give one each, for one need at a time.
 */
export interface NeedSource {
  readonly context: MessageContext;
  /** An emergency, or of an urgent kind of event (rules 70, 77). */
  readonly isUrgent: boolean;
  /** False in an event that has stopped: nobody is sought through it any more. */
  readonly isOn: boolean;
  /** Where the search begins; null: with the ring of the setting (rule 43). */
  readonly radiusKm: number | null;
  /** Whether an ordinary yes waits for staff. */
  readonly needsApproval: boolean;
  /**
   * Who is sought while nobody holds it; `outside`: the emergency of an event that has stopped goes on outside
   * of it.
   */
  readonly seeks: 'volunteers' | 'coordinator' | 'outside' | 'nobody';
  /**
   * With whom a need is held or waited for: somebody who comes to an emergency of an event does so by their
   * call to it, whatever else they are there.
   */
  seat(assignee: Assignee): Promise<Assignee>;
  /** Keeps the origin's own rows equal, and writes what happened to its history. */
  follow(step: NeedStep): Promise<void>;
  /**
   * Ends the calls that nobody has answered, and with `withReserves` those of reserves; the volunteer left
   * out keeps theirs.
   */
  endCalls(exceptVolunteerId: number | null, withReserves: boolean): Promise<EndedCall[]>;
  /** The volunteers in reserve who can come now, the first yes first. */
  reserves(): Promise<Assignee[]>;
  /** Tells everybody who looks at it to look again. */
  changed(tx: Tx, volunteerId: number | null): Promise<void>;
}

/** How a need stands, whatever it came from. */
export type NeedState = Pick<
  NeedRecord,
  'status' | 'volunteerId' | 'coordinatorSince' | 'coordinatorId' | 'isEmergency' | 'eventId'
>;
/** How somebody holds a need. */
export type HoldState = Pick<AssignmentRecord, 'isApproved' | 'ended' | 'progress'>;

/** Ends after which a volunteer does not come back to the same need (rule 4). */
const LASTING_ENDS: readonly (AssignmentEnd | null)[] = ['rejected', 'withdrawn', 'released', 'replaced'];

/** Whether a need waits for a volunteer: open, and nobody holds it (rule 3). */
export function isFree(need: Pick<NeedState, 'status' | 'volunteerId'>): boolean {
  return need.status === 'open' && need.volunteerId === null;
}

/** Whether a move is allowed from a state (rule 2). */
export function mayMove(status: ApplicationStatus, move: ApplicationMove): boolean {
  return nextState(APPLICATION_TRANSITIONS, status, move) !== null;
}

/**
 * Whether a coordinator may take a need over: nobody has, and it is free; an emergency as long as it lasts
 * (rules 43, 73).
 */
export function mayTakeOver(need: NeedState): boolean {
  if (need.coordinatorId !== null) return false;
  if (need.isEmergency) return !isEnded(need.status);
  return isFree(need);
}

/**
 * Whether the next volunteer can be called, or anybody near assigned: while a need waits, and in an emergency
 * in place of its holder (rule 76).
 */
export function mayCallByHand(need: Pick<NeedState, 'status' | 'volunteerId' | 'isEmergency'>): boolean {
  return isFree(need) || (need.isEmergency && !isEnded(need.status));
}

/** Metres between a need and a volunteer, where both places are known. */
export function distanceTo(
  { originLat, originLon }: Pick<NeedRecord, 'originLat' | 'originLon'>,
  { lat, lon }: Pick<VolunteerFitness, 'lat' | 'lon'>,
): number | null {
  if (originLat === null || originLon === null || lat === null || lon === null) return null;
  return Math.round(distanceMetres({ lat: originLat, lon: originLon }, { lat, lon }));
}

/** When a volunteer who takes a need on is at work for it (rule 47). */
export function spanOf({ type, dueAt }: Pick<NeedRecord, 'type' | 'dueAt'>, now: Date): WorkSpan {
  return workSpan(type === 1 ? dueAt : null, now);
}

/** Whether a hold waits for its approval. */
export function mayApprove(need: Pick<NeedState, 'status'>, hold: HoldState | null): boolean {
  return need.status === 'open' && hold !== null && hold.ended === null && hold.isApproved === 0;
}

/**
 * Whether the volunteer of an approved hold that is under way comes to a step next; they say so, or staff
 * whom they told.
 */
export function mayStep(hold: HoldState | null, step: ProgressStep): boolean {
  return hold !== null && nextWords(hold).includes(step);
}

/** The next reports of a volunteer with an approved hold under way: how far they are, or that it is done. */
export function nextWords(hold: HoldState): (ProgressStep | 'complete')[] {
  return isUnderWay(hold) ? [...nextProgress(hold.progress), 'complete'] : [];
}

/** What the volunteer of a hold does with it by themselves, signed in or by their link. */
export function volunteerActs(hold: HoldState): LinkAct[] {
  if (hold.ended !== null || hold.isApproved === 2) return [];
  return [...nextWords(hold), 'withdraw'];
}

/**
 * Whether a yes waits for no click: it is approved by itself, two minutes after it was said at the latest
 * (rule 70).
 */
export function isApprovedSoon({
  isApproved,
  ended,
  approveAt,
}: Pick<AssignmentRecord, 'isApproved' | 'ended' | 'approveAt'>): boolean {
  return isApproved === 0 && ended === null && approveAt !== null;
}

/** How a hold stands for its volunteer; null for a refusal. */
export function linkWorkState(hold: HoldState & Pick<AssignmentRecord, 'approveAt'>): LinkWorkState | null {
  if (hold.ended === 'declined') return null;
  if (hold.ended !== null) return hold.ended;
  if (isUnderWay(hold)) return hold.progress ?? 'approved';
  return isApprovedSoon(hold) ? 'waiting_urgent' : 'waiting';
}

/** Whether an act is done already: its second press is no fault. */
export function isActDone(hold: HoldState, act: LinkAct): boolean {
  if (act === 'complete') return hold.ended === 'completed';
  if (act === 'withdraw') return hold.ended === 'withdrawn';
  return isUnderWay(hold) && hold.progress !== null && !nextProgress(hold.progress).includes(act);
}

/**
 * Whether a need may be completed: somebody who was approved is at work for it. In events staff may say so
 * too.
 */
export function mayComplete(need: Pick<NeedState, 'status'>): boolean {
  return mayMove(need.status, 'complete');
}

/** Whether a hold is approved and has not ended; as long name, phone and address are shown (rule 30). */
export function isUnderWay(hold: Pick<HoldState, 'isApproved' | 'ended'>): boolean {
  return hold.isApproved === 1 && hold.ended === null;
}

/** Where a need stands, in the steps that its person is shown; `asked`: how many volunteers were. */
export function helpStep(need: Omit<NeedState, 'eventId'>, hold: HoldState | null, asked: number): HelpStep {
  if (isEnded(need.status)) return 'done';
  if (need.status === 'in treatment') return hold?.progress ?? 'coming';
  if (need.volunteerId !== null) return 'found';
  if (need.coordinatorId !== null) return 'coordinator';
  if (need.coordinatorSince !== null) return 'alerted';
  return asked > 0 ? 'searching' : 'received';
}

/** Whether a volunteer may be matched at all (rules 40, 82). */
export function mayBeMatched(
  volunteer: Pick<VolunteerFitness, 'isActive' | 'isFrozen' | 'isBlocked' | 'isValidated'>,
): boolean {
  return volunteer.isActive && !volunteer.isFrozen && !volunteer.isBlocked && volunteer.isValidated;
}

/** Whether staff may give somebody's need to a volunteer, called or not (rule 76). */
export function mayBeGiven(
  volunteer: VolunteerFitness | null,
  seekerId: number,
): volunteer is VolunteerFitness {
  return volunteer !== null && mayBeMatched(volunteer) && volunteer.userId !== seekerId;
}

/** Whether a volunteer may be taken off a need: its holder, approved or not. */
export function mayPutBack(need: Pick<NeedState, 'status'>, hold: HoldState | null): boolean {
  return hold !== null && (need.status === 'open' || mayMove(need.status, 'release'));
}

/** Whether a yes is kept in reserve: somebody else holds a need that is urgent (rule 71). */
export function wantsReserve(
  { status, volunteerId }: Pick<NeedState, 'status' | 'volunteerId'>,
  isUrgent: boolean,
  askerId: number,
): boolean {
  return isUrgent && !isEnded(status) && volunteerId !== null && volunteerId !== askerId;
}

/**
 * Whether staff may give a need to a volunteer: it waits, or the volunteer takes the holder's place, in
 * urgent needs (rules 71, 76) and where staff want that (rule 146).
 */
export function mayGive(
  need: Pick<NeedState, 'status' | 'volunteerId'>,
  replaces: boolean,
  volunteerId: number,
): boolean {
  return isFree(need) || wantsReserve(need, replaces, volunteerId);
}

/** Whether a volunteer was taken off a need, and is not to come back to it (rule 4). */
export function wasTakenOff(before: Pick<AssignmentRecord, 'ended'> | null): boolean {
  return before !== null && LASTING_ENDS.includes(before.ended);
}

/**
 * How it ends for the volunteer who is taken off: by themselves, in silence, before or after the approval.
 */
export function endFor(
  hold: Pick<AssignmentRecord, 'volunteerId' | 'isApproved'>,
  actorId: number | null,
): TakenOff {
  if (actorId === null) return 'replaced';
  if (actorId === hold.volunteerId) return 'withdrawn';
  return hold.isApproved === 0 ? 'rejected' : 'released';
}

/** The ends of holds whose need goes on. */
export type TakenOff = Extract<AssignmentEnd, 'rejected' | 'withdrawn' | 'released' | 'replaced'>;
