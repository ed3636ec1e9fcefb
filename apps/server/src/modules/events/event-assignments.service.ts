import { Injectable } from '@nestjs/common';
import {
  ANSWERABLE_CALLS,
  approvalMoment,
  EVENT_USER_TRANSITIONS,
  EVENT_VOLUNTEER_TRANSITIONS,
  nextState,
  workSpan,
  type Approval,
  type AssignmentEnd,
  type ProgressStep,
} from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import {
  AssignmentsRepository,
  NeedsRepository,
  type NewHold,
  callsFilled,
  needOpened,
  needSettled,
  needsStopped,
  needStepRecorded,
  urgentHeld,
  urgentMoved,
} from '../needs/index.js';
import { VolunteerCalls, VolunteersService } from '../volunteers/index.js';
import { AssignmentMessages } from './assignment-messages.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventReserves } from './event-reserves.service.js';
import { EventUrgency } from './event-urgency.js';
import { mayStep } from './events.policy.js';
import { emergenciesLeft, eventChanged } from './events.signals.js';
import type { EventRecord, UserRequestRecord, VolunteerRequestRecord } from './events.types.js';
import { isOpenNeed } from './events.types.js';

/** How an attempt to pair a volunteer with a need ended; "reserve": somebody holds the urgent need, and the yes is kept (rule 71). */
export type PairOutcome = 'paired' | 'taken' | 'busy' | 'reserve';

/** Who comes after a volunteer who is taken off: whoever is in reserve, or somebody whom the caller pairs in the same transaction. */
type Successor = 'reserve' | 'paired';

/** Assignments in an event: pairing, approving, completing, unassigning. All work on rows that the caller has locked. */
@Injectable()
export class EventAssignments {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly volunteers: VolunteersService,
    private readonly requests: EventRequestsRepository,
    private readonly messages: AssignmentMessages,
    private readonly urgency: EventUrgency,
    private readonly reserves: EventReserves,
    private readonly calls: VolunteerCalls,
    private readonly holds: AssignmentsRepository,
    private readonly needs: NeedsRepository,
  ) {}

  /**
   * Pairs a volunteer's request with a help seeker's. "taken" when the need has somebody or is over, "busy" when the
   * volunteer is in another active assignment (rule 47). An urgent need waits for nobody's click: the yes of somebody confirmed is
   * approved at once, another two minutes after `saidYesAt` (rule 70, before rule 8).
   */
  async pair(
    tx: Tx,
    event: EventRecord,
    need: UserRequestRecord,
    call: VolunteerRequestRecord,
    approval: Approval,
    actorId: number | null,
    saidYesAt = this.clock.now(),
  ): Promise<PairOutcome> {
    const isUrgent = await this.urgency.isUrgent(event, need);
    if (isUrgent && approval === 0 && isHeldByAnother(event, need, call)) return (await this.reserves.keep(tx, event, need, call)) ? 'reserve' : 'busy';
    const { needId } = need;
    if (needId === null || !mayPair(event, need, call)) return 'taken';
    const now = this.clock.now();
    const isByItself = isUrgent && approval === 0;
    const approved = isByItself ? await this.byItself(call.volunteerId, saidYesAt, now) : approvedAs(approval, now);
    if (!(await this.holds.hold(tx, holdOf(needId, need, call, approved, now), now))) return 'busy';
    const given = approved.isApproved;
    await this.needs.update(tx, needId, {
      status: statusFor(given),
      volunteerId: call.volunteerId,
      coordinatorSince: null,
      // Who has taken an urgent need over goes on having it.
      coordinatorId: isUrgent ? need.coordinatorId : null,
      updatedAt: now,
    });
    await this.requests.updateUserRequest(tx, need.id, { systemNote: null, updatedAt: now });
    await this.requests.updateVolunteerRequest(tx, call.id, {
      status: 'assigned',
      isApproved: given,
      needRequestId: need.id,
      systemNote: null,
      updatedAt: now,
    });
    await this.record(tx, need.id, call.id, 'assigned', given, actorId, null);
    await this.tellOfPair(tx, event, need, call.volunteerId, given, isByItself);
    await this.settle(tx, event, { ...need, needId }, call, isUrgent);
    await tx.signal(eventChanged, { eventId: event.id });
    return 'paired';
  }

  /** Approves an assignment that waits; `actorId` null: by itself, and staff are told. @throws NOT_WAITING */
  async approve(tx: Tx, event: EventRecord, need: UserRequestRecord, actorId: number | null): Promise<void> {
    const { assignmentId, needId } = need;
    if (
      need.status !== 'assigned' ||
      need.isApproved !== 0 ||
      assignmentId === null ||
      needId === null ||
      need.volunteerRequestId === null ||
      need.volunteerId === null
    )
      return fail('NOT_WAITING', { field: 'message' });
    const now = this.clock.now();
    await this.holds.update(tx, assignmentId, { isApproved: 1, approveAt: null, approvedAt: now, decidedBy: actorId, updatedAt: now });
    await this.needs.update(tx, needId, { status: 'in treatment', updatedAt: now });
    await this.requests.updateUserRequest(tx, need.id, { updatedAt: now });
    await this.requests.updateVolunteerRequest(tx, need.volunteerRequestId, { isApproved: 1, updatedAt: now });
    await this.record(tx, need.id, need.volunteerRequestId, 'assigned', 1, actorId, null);
    await this.messages.approved(tx, event, need.userId, need.volunteerId);
    if (actorId === null) await this.messages.toStaff(tx, event, need, need.volunteerId, 'messages.staffApproved');
    if (await this.urgency.isUrgent(event, need)) await tx.signal(urgentMoved, { needId });
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /**
   * Notes how far the approved volunteer has come; the help seeker is told, and the run of an urgent need settles once they are on the way.
   * `actorId` is the volunteer, or the coordinator whom they told by telephone.
   * @throws NOT_ALLOWED_NOW
   */
  async progress(tx: Tx, event: EventRecord, need: UserRequestRecord, step: ProgressStep, actorId: number): Promise<void> {
    const { volunteerId } = need;
    const { assignmentId, needId } = need;
    if (volunteerId === null || assignmentId === null || needId === null || !mayStep(need, step)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    await this.holds.setProgress(tx, assignmentId, step, now);
    await this.requests.updateUserRequest(tx, need.id, { updatedAt: now });
    await this.activity.record(tx, [
      { subjectType: 'event_user_request', subjectId: need.id, actorId, action: step, newValues: { status: step, is_approved: 1 } },
    ]);
    await this.messages.progressed(tx, event, need.userId, volunteerId, step);
    if (actorId !== volunteerId) await tx.signal(needStepRecorded, { needId, volunteerId });
    if (await this.urgency.isUrgent(event, need)) await tx.signal(urgentMoved, { needId });
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** Completes an approved assignment; what was noted stays with it. @throws NOT_ALLOWED_NOW */
  async complete(tx: Tx, event: EventRecord, need: UserRequestRecord, note: string | null, actorId: number): Promise<void> {
    const next = nextState(EVENT_USER_TRANSITIONS, need.status, 'complete');
    const { needId } = need;
    if (next === null || need.isApproved !== 1 || need.volunteerRequestId === null || needId === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    const endedBy = actorId === need.volunteerId ? 'volunteer' : 'staff';
    await this.needs.update(tx, needId, { status: 'completed', endedAt: now, endedBy, updatedAt: now });
    await this.requests.updateUserRequest(tx, need.id, { systemNote: note, updatedAt: now });
    await this.requests.updateVolunteerRequest(tx, need.volunteerRequestId, { status: 'completed', systemNote: note, updatedAt: this.clock.now() });
    await this.endHold(tx, need, 'completed', note, actorId);
    await this.leave(tx, event, need);
    await this.record(tx, need.id, need.volunteerRequestId, 'completed', 1, actorId, note);
    await this.messages.completed(tx, event, need.userId);
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /**
   * Takes the volunteer off the need, who is not asked for it again (rule 4): a reserve takes over, or the need is open again.
   * @throws NOT_ALLOWED_NOW
   */
  async unassign(
    tx: Tx,
    event: EventRecord,
    need: UserRequestRecord,
    note: string | null,
    actorId: number | null,
    successor: Successor = 'reserve',
  ): Promise<void> {
    const next = nextState(EVENT_USER_TRANSITIONS, need.status, 'unassign');
    const { volunteerRequestId, volunteerId, needId } = need;
    if (next === null || volunteerRequestId === null || volunteerId === null || needId === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    const status = event.status ? next : 'closed';
    await this.needs.update(tx, needId, { status: event.status ? 'open' : 'closed', volunteerId: null, endedAt: event.status ? null : now, updatedAt: now });
    await this.requests.updateUserRequest(tx, need.id, {
      closedByStop: !event.status && !need.isEmergency,
      keptAddress: null,
      systemNote: note,
      updatedAt: now,
    });
    await this.requests.updateVolunteerRequest(tx, volunteerRequestId, { status: 'reject', isApproved: 2, systemNote: note, updatedAt: now });
    await this.endHold(tx, need, endFor(need, actorId), note, actorId);
    await this.record(tx, need.id, volunteerRequestId, 'reject', 2, actorId, note);
    await this.calls.keepOff(tx, needId, volunteerId, now);
    await this.messages.unassigned(tx, event, volunteerId);
    const isFollowed =
      successor === 'paired' ||
      (await this.promote(tx, event, { ...need, status, isApproved: 0, assignmentId: null, volunteerId: null, volunteerRequestId: null, progress: null }));
    if (!isFollowed) await this.searchOn(tx, event, { ...need, needId });
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** A reserve takes the place of somebody who is silent (rule 71). */
  replace(tx: Tx, event: EventRecord, need: UserRequestRecord): Promise<void> {
    return this.unassign(tx, event, need, null, null);
  }

  /** Somebody is on the way to an urgent need: those who have not answered are thanked, reserves stay ready. */
  async thankCalled(tx: Tx, event: EventRecord, need: Pick<UserRequestRecord, 'id' | 'needId'>): Promise<void> {
    await this.closeOtherCalls(tx, event, need, null, false);
  }

  /** The help seeker withdraws although somebody is assigned: the volunteer is let go and told. @throws NOT_ALLOWED_NOW */
  async withdraw(tx: Tx, event: EventRecord, need: UserRequestRecord): Promise<void> {
    const next = nextState(EVENT_USER_TRANSITIONS, need.status, 'close');
    const { volunteerRequestId, volunteerId, needId } = need;
    if (next === null || volunteerRequestId === null || volunteerId === null || needId === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    await this.needs.update(tx, needId, { status: 'closed', isEmergency: false, endedBy: 'seeker', endedAt: now, updatedAt: now });
    await this.requests.updateUserRequest(tx, need.id, { updatedAt: now });
    await this.requests.updateVolunteerRequest(tx, volunteerRequestId, { status: 'closed', updatedAt: now });
    await this.endHold(tx, need, 'over', null, need.userId);
    await this.leave(tx, event, need);
    await this.record(tx, need.id, volunteerRequestId, 'closed', need.isApproved, need.userId, null);
    await this.messages.withdrawn(tx, event, volunteerId);
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** Tells volunteers who were called for a need and did not answer that somebody is on it (rule 42), and unless they are still wanted its reserves. */
  async closeOtherCalls(
    tx: Tx,
    event: EventRecord,
    { id, needId }: Pick<UserRequestRecord, 'id' | 'needId'>,
    exceptId: number | null,
    withReserves = true,
  ): Promise<void> {
    const closed = await this.requests.closeCallsFor(tx, id, exceptId, withReserves, this.clock.now());
    if (closed.length === 0 || needId === null) return;
    await this.messages.filled(tx, event, closed);
    const volunteerIds = closed.map((call) => call.volunteerId);
    await tx.signal(callsFilled, { needId, volunteerIds: await this.volunteers.moveCalls(tx, needId, volunteerIds, ANSWERABLE_CALLS, 'filled') });
  }

  /** Ends the hold of a need; what was done or is over keeps its approval. */
  private async endHold(
    tx: Tx,
    { assignmentId, isApproved }: UserRequestRecord,
    ended: AssignmentEnd,
    note: string | null,
    actorId: number | null,
  ): Promise<void> {
    const isKept = ended === 'completed' || ended === 'over';
    const change = { ended, isApproved: isKept ? isApproved : 2, note, decidedBy: actorId, updatedAt: this.clock.now() } as const;
    if (assignmentId !== null) await this.holds.update(tx, assignmentId, change);
  }

  /** The approval of an urgent yes: now, or the moment at which it comes by itself (rule 70). */
  private async byItself(volunteerId: number, saidYesAt: Date, now: Date): Promise<Approved> {
    const approveAt = approvalMoment(await this.volunteers.isConfirmed(volunteerId), saidYesAt, now);
    return approveAt <= now ? approvedAs(1, now) : { isApproved: 0, approveAt, approvedAt: null };
  }

  /** Both sides hear of it; staff too where a yes is approved by itself, at once or in two minutes. */
  private async tellOfPair(tx: Tx, event: EventRecord, need: UserRequestRecord, volunteerId: number, given: Approval, isByItself: boolean): Promise<void> {
    await this.messages.paired(tx, event, need.userId, volunteerId, given, isByItself);
    if (isByItself) await this.messages.toStaff(tx, event, need, volunteerId, given === 1 ? 'messages.staffApproved' : 'messages.staffUrgentAcceptance');
  }

  /** An ordinary need is settled; the run of an urgent one goes on until somebody is on the way. */
  private async settle(tx: Tx, event: EventRecord, need: NeedOfRequest, call: VolunteerRequestRecord, isUrgent: boolean): Promise<void> {
    const { volunteerId } = call;
    const { needId } = need;
    if (isUrgent) return tx.signal(urgentHeld, { needId, radiusKm: event.radius, volunteerId });
    await this.closeOtherCalls(tx, event, need, call.id);
    await tx.signal(needSettled, { needId, volunteerId });
  }

  /** Lets the first of the reserves who still can take over; false when there is none. Only a race makes it look at a second one. */
  private async promote(tx: Tx, event: EventRecord, open: UserRequestRecord): Promise<boolean> {
    if (!event.status) return false;
    for (const { call, saidYesAt } of await this.reserves.of(tx, open)) {
      if ((await this.pair(tx, event, open, call, 0, null, saidYesAt)) === 'paired') return true;
    }
    return false;
  }

  /** The need goes on without anybody; an emergency outlives its event. */
  private async searchOn(tx: Tx, event: EventRecord, need: NeedOfRequest): Promise<void> {
    await this.messages.searchGoesOn(tx, event, need.userId);
    if (!event.status) return need.isEmergency ? tx.signal(emergenciesLeft, { userIds: [need.userId] }) : undefined;
    if (event.isAutoAssign || need.isEmergency) await tx.signal(needOpened, { needId: need.needId, radiusKm: event.radius });
  }

  /** The need is over: whoever was called or in reserve is thanked, and its run ends. */
  private async leave(tx: Tx, event: EventRecord, need: UserRequestRecord): Promise<void> {
    await this.closeOtherCalls(tx, event, need, null);
    await tx.signal(needsStopped, { needIds: need.needId === null ? [] : [need.needId] });
  }

  private record(tx: Tx, needId: number, callId: number, status: string, approval: Approval, actorId: number | null, note: string | null): Promise<void> {
    const newValues = { status, is_approved: approval };
    return this.activity.record(tx, [
      { subjectType: 'event_user_request', subjectId: needId, actorId, action: status, newValues, note },
      { subjectType: 'event_volunteer_request', subjectId: callId, actorId, action: status, newValues, note },
    ]);
  }
}

/** A request whose yes has made a need. */
type NeedOfRequest = UserRequestRecord & { needId: number };

type Approved = Pick<UserRequestRecord, 'isApproved' | 'approveAt' | 'approvedAt'>;

function approvedAs(isApproved: Approval, now: Date): Approved {
  return { isApproved, approveAt: null, approvedAt: isApproved === 1 ? now : null };
}

/** A need that somebody holds is at work once that is approved, as single requests know it (rule 3). */
function statusFor(approval: Approval): 'in treatment' | 'open' {
  return approval === 1 ? 'in treatment' : 'open';
}

/** The hold that a volunteer's request in the event makes. */
function holdOf(needId: number, need: UserRequestRecord, call: VolunteerRequestRecord, approved: Approved, now: Date): NewHold {
  const { volunteerId, distanceM } = call;
  return { needId, volunteerId, callId: call.id, ...approved, distanceM, isEmergency: need.isEmergency, span: workSpan(null, now) };
}

/** How it ends for whoever is taken off: by themselves, in silence, before or after the approval. */
function endFor(need: UserRequestRecord, actorId: number | null): AssignmentEnd {
  if (actorId === null) return 'replaced';
  if (actorId === need.volunteerId) return 'withdrawn';
  return need.isApproved === 0 ? 'rejected' : 'released';
}

/** Whether the need waits for somebody in an event that goes on, and the volunteer's request can still be assigned. */
function mayPair(event: EventRecord, need: UserRequestRecord, call: VolunteerRequestRecord): boolean {
  return isOpenNeed(need) && event.status && nextState(EVENT_VOLUNTEER_TRANSITIONS, call.status, 'assign') !== null;
}

/** Whether somebody else is assigned to a need of an event that goes on. */
function isHeldByAnother(event: EventRecord, need: UserRequestRecord, call: VolunteerRequestRecord): boolean {
  return event.status && need.status === 'assigned' && need.volunteerRequestId !== call.id;
}
