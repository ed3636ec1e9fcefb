import { Injectable } from '@nestjs/common';
import { EVENT_USER_TRANSITIONS, EVENT_VOLUNTEER_TRANSITIONS, nextProgress, nextState, type Approval, type ProgressStep } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { VolunteersService } from '../volunteers/index.js';
import { AssignmentMessages } from './assignment-messages.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { eventChanged, needOpened, needSettled } from './events.signals.js';
import { callsFilled } from './events.signals.js';
import type { EventRecord, UserRequestRecord, VolunteerRequestRecord } from './events.types.js';
import { isOpenNeed } from './events.types.js';

/** How an attempt to pair a volunteer with a need ended. */
export type PairOutcome = 'paired' | 'taken' | 'busy';

/** Assignments in an event: pairing, approving, completing, unassigning. All work on rows that the caller has locked. */
@Injectable()
export class EventAssignments {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly volunteers: VolunteersService,
    private readonly requests: EventRequestsRepository,
    private readonly messages: AssignmentMessages,
  ) {}

  /**
   * Pairs a volunteer's request with a help seeker's. "taken" when the need has somebody or is over, "busy" when the
   * volunteer is in another active assignment (decision 47).
   */
  async pair(tx: Tx, event: EventRecord, need: UserRequestRecord, call: VolunteerRequestRecord, approval: Approval, actorId: number | null): Promise<PairOutcome> {
    if (!isOpenNeed(need) || !event.status) return 'taken';
    if (nextState(EVENT_VOLUNTEER_TRANSITIONS, call.status, 'assign') === null) return 'taken';
    const isEngaged = await this.volunteers.engage(tx, call.volunteerId, { type: 'event_user_request', id: need.id });
    if (!isEngaged) return 'busy';
    const now = this.clock.now();
    await this.requests.updateUserRequest(tx, need.id, {
      status: 'assigned', isApproved: approval, volunteerId: call.volunteerId, volunteerRequestId: call.id, progress: null,
      coordinatorSince: null, coordinatorId: null, systemNote: null, updatedAt: now,
    });
    await this.requests.updateVolunteerRequest(tx, call.id, { status: 'assigned', isApproved: approval, needRequestId: need.id, systemNote: null, updatedAt: now });
    await this.record(tx, need.id, call.id, 'assigned', approval, actorId, null);
    await this.closeOtherCalls(tx, event, need.id, call.id);
    await this.messages.paired(tx, event, need.userId, call.volunteerId, approval);
    await tx.signal(needSettled, { requestId: need.id, volunteerId: call.volunteerId });
    await tx.signal(eventChanged, { eventId: event.id });
    return 'paired';
  }

  /** Approves an assignment that waits. @throws NOT_WAITING */
  async approve(tx: Tx, event: EventRecord, need: UserRequestRecord, actorId: number): Promise<void> {
    if (need.status !== 'assigned' || need.isApproved !== 0 || need.volunteerRequestId === null || need.volunteerId === null) return fail('NOT_WAITING', { field: 'message' });
    await this.setBoth(tx, need, need.volunteerRequestId, { isApproved: 1 });
    await this.record(tx, need.id, need.volunteerRequestId, 'assigned', 1, actorId, null);
    await this.messages.approved(tx, event, need.userId, need.volunteerId);
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** Notes how far the approved volunteer has come; the help seeker is told. @throws NOT_ALLOWED_NOW */
  async progress(tx: Tx, event: EventRecord, need: UserRequestRecord, step: ProgressStep, volunteerId: number): Promise<void> {
    const mayStep = need.status === 'assigned' && need.isApproved === 1 && nextProgress(need.progress).includes(step);
    if (!mayStep) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    await this.requests.updateUserRequest(tx, need.id, { progress: step, updatedAt: this.clock.now() });
    await this.activity.record(tx, [{ subjectType: 'event_user_request', subjectId: need.id, actorId: volunteerId, action: step, newValues: { status: step, is_approved: 1 } }]);
    await this.messages.progressed(tx, event, need.userId, volunteerId, step);
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** Completes an approved assignment; what was noted stays with it. @throws NOT_ALLOWED_NOW */
  async complete(tx: Tx, event: EventRecord, need: UserRequestRecord, note: string | null, actorId: number): Promise<void> {
    const next = nextState(EVENT_USER_TRANSITIONS, need.status, 'complete');
    if (next === null || need.isApproved !== 1 || need.volunteerRequestId === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    await this.requests.updateUserRequest(tx, need.id, { status: next, systemNote: note, updatedAt: this.clock.now() });
    await this.requests.updateVolunteerRequest(tx, need.volunteerRequestId, { status: 'completed', systemNote: note, updatedAt: this.clock.now() });
    await this.volunteers.release(tx, { type: 'event_user_request', id: need.id });
    await this.record(tx, need.id, need.volunteerRequestId, 'completed', 1, actorId, note);
    await this.messages.completed(tx, event, need.userId);
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /**
   * Takes the volunteer off the need: the need is open again, the volunteer is not asked for it again (decision 4).
   * @throws NOT_ALLOWED_NOW
   */
  async unassign(tx: Tx, event: EventRecord, need: UserRequestRecord, note: string | null, actorId: number): Promise<void> {
    const next = nextState(EVENT_USER_TRANSITIONS, need.status, 'unassign');
    const { volunteerRequestId, volunteerId } = need;
    if (next === null || volunteerRequestId === null || volunteerId === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    const status = event.status ? next : 'closed';
    await this.requests.updateUserRequest(tx, need.id, { status, closedByStop: !event.status, isApproved: 0, volunteerId: null, volunteerRequestId: null, progress: null, keptAddress: null, systemNote: note, updatedAt: now });
    await this.requests.updateVolunteerRequest(tx, volunteerRequestId, { status: 'reject', isApproved: 2, systemNote: note, updatedAt: now });
    await this.volunteers.release(tx, { type: 'event_user_request', id: need.id });
    await this.record(tx, need.id, volunteerRequestId, 'reject', 2, actorId, note);
    await this.messages.unassigned(tx, event, need.userId, volunteerId);
    if (event.status && (event.isAutoAssign || need.isEmergency)) await tx.signal(needOpened, { requestId: need.id, eventId: event.id, radiusKm: event.radius });
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** The help seeker withdraws although somebody is assigned: the volunteer is let go and told. @throws NOT_ALLOWED_NOW */
  async withdraw(tx: Tx, event: EventRecord, need: UserRequestRecord): Promise<void> {
    const next = nextState(EVENT_USER_TRANSITIONS, need.status, 'close');
    const { volunteerRequestId, volunteerId } = need;
    if (next === null || volunteerRequestId === null || volunteerId === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    await this.requests.updateUserRequest(tx, need.id, { status: next, isEmergency: false, updatedAt: now });
    await this.requests.updateVolunteerRequest(tx, volunteerRequestId, { status: 'closed', updatedAt: now });
    await this.volunteers.release(tx, { type: 'event_user_request', id: need.id });
    await this.record(tx, need.id, volunteerRequestId, 'closed', need.isApproved, need.userId, null);
    await this.messages.withdrawn(tx, event, volunteerId);
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** Tells volunteers who were called for a need and did not answer that somebody is on it (decision 42). */
  async closeOtherCalls(tx: Tx, event: EventRecord, needId: number, exceptId: number | null): Promise<void> {
    const closed = await this.requests.closeCallsFor(tx, needId, exceptId, this.clock.now());
    if (closed.length === 0) return;
    await this.messages.filled(tx, event, closed);
    await tx.signal(callsFilled, { requestId: needId, volunteerIds: closed.map((call) => call.volunteerId) });
  }

  private async setBoth(tx: Tx, need: UserRequestRecord, volunteerRequestId: number, change: { isApproved: Approval }): Promise<void> {
    const withTime = { ...change, updatedAt: this.clock.now() };
    await this.requests.updateUserRequest(tx, need.id, withTime);
    await this.requests.updateVolunteerRequest(tx, volunteerRequestId, withTime);
  }

  private record(tx: Tx, needId: number, callId: number, status: string, approval: Approval, actorId: number | null, note: string | null): Promise<void> {
    const newValues = { status, is_approved: approval };
    return this.activity.record(tx, [
      { subjectType: 'event_user_request', subjectId: needId, actorId, action: status, newValues, note },
      { subjectType: 'event_volunteer_request', subjectId: callId, actorId, action: status, newValues, note },
    ]);
  }
}
