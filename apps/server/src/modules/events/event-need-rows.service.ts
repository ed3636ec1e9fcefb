import { Injectable } from '@nestjs/common';
import type { Approval } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService, type Activity } from '../activity/index.js';
import { NeedsRepository, type NeedStep } from '../needs/index.js';
import { VolunteerCalls } from '../volunteers/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import type { EventRecord, UserRequestRecord } from './events.types.js';

/** The need of a question in its event. */
interface NeedOfQuestion {
  event: EventRecord;
  request: UserRequestRecord;
  needId: number;
}

type StepOf<Kind extends NeedStep['kind']> = Extract<NeedStep, { kind: Kind }>;

/** Keeps the question and the volunteer's place in the event as their need stands, and writes the history of both. */
@Injectable()
export class EventNeedRows {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly needs: NeedsRepository,
    private readonly calls: VolunteerCalls,
    private readonly requests: EventRequestsRepository,
  ) {}

  /** Follows what has just happened to the need. */
  async follow(tx: Tx, place: NeedOfQuestion, step: NeedStep): Promise<void> {
    const { request } = place;
    switch (step.kind) {
      case 'held':
        return this.held(tx, request, step);
      case 'reserved':
        return this.reserved(tx, request, step);
      case 'approved':
        await this.touch(tx, request.id, step.hold.callId, {}, { isApproved: 1 });
        return this.record(tx, request.id, step.hold.callId, { status: 'assigned', approval: 1, actorId: step.actorId });
      case 'put_back':
        return this.putBack(tx, place, step);
      case 'ended':
        return this.ended(tx, place, step);
      case 'progressed':
        await this.touch(tx, request.id, null);
        return this.note(tx, request.id, step.actorId, step.step, { status: step.step, is_approved: 1 });
      case 'taken_over':
        await this.touch(tx, request.id, null);
        return this.note(tx, request.id, step.actorId, 'taken_over', { status: request.status, is_approved: request.isApproved });
      case 'given_back':
        await this.touch(tx, request.id, null);
        return this.note(tx, request.id, step.actorId, 'given_back', { status: request.status, is_approved: request.isApproved });
      case 'passed_on':
        await this.touch(tx, request.id, null);
        return this.note(tx, request.id, step.actorId, 'passed_on', { status: request.status, is_approved: request.isApproved, coordinator_id: step.toId });
      case 'handed_over':
        return this.touch(tx, request.id, null);
    }
  }

  private async held(tx: Tx, { id }: UserRequestRecord, { taker, isApproved, actorId }: StepOf<'held'>): Promise<void> {
    await this.touch(tx, id, taker.callId, { systemNote: null }, { status: 'assigned', isApproved, needRequestId: id, systemNote: null });
    await this.record(tx, id, taker.callId, { status: 'assigned', approval: isApproved, actorId });
  }

  private async reserved(tx: Tx, { id }: UserRequestRecord, { taker, actorId }: StepOf<'reserved'>): Promise<void> {
    if (taker.callId === null) return;
    await this.requests.updateVolunteerRequest(tx, taker.callId, { status: 'accept', needRequestId: id, updatedAt: this.clock.now() });
    const newValues = { status: 'accept', is_approved: 0 };
    await this.activity.record(tx, [{ subjectType: 'event_volunteer_request', subjectId: taker.callId, actorId, action: 'reserve', newValues }]);
  }

  /** Whoever is taken off is not called for the need again (rule 4); an emergency goes on outside of an event that has stopped. */
  private async putBack(tx: Tx, { event, request, needId }: NeedOfQuestion, { hold, note, actorId }: StepOf<'put_back'>): Promise<void> {
    const question = { closedByStop: !event.status && !request.isEmergency, keptAddress: null, systemNote: note };
    await this.touch(tx, request.id, hold.callId, question, { status: 'reject', isApproved: 2, systemNote: note });
    await this.record(tx, request.id, hold.callId, { status: 'reject', approval: 2, actorId, note });
    await this.calls.keepOff(tx, needId, hold.volunteerId, this.clock.now());
  }

  private async ended(tx: Tx, { request, needId }: NeedOfQuestion, { hold, status, note, actorId }: StepOf<'ended'>): Promise<void> {
    const callId = hold?.callId ?? null;
    if (status === 'completed') {
      await this.touch(tx, request.id, callId, { systemNote: note }, { status, systemNote: note });
      return this.record(tx, request.id, callId, { status, approval: 1, actorId, note });
    }
    if (!hold) await this.needs.update(tx, needId, { coordinatorId: null });
    await this.touch(tx, request.id, callId, {}, { status: 'closed' });
    // Without anybody to let go it is the answer to the question, which is written already.
    if (hold) await this.record(tx, request.id, callId, { status: 'closed', approval: request.isApproved, actorId });
  }

  /** Changes the question and, where somebody holds its need, their request in the event. */
  private async touch(
    tx: Tx,
    requestId: number,
    callId: number | null,
    question: Parameters<EventRequestsRepository['updateUserRequest']>[2] = {},
    call: Parameters<EventRequestsRepository['updateVolunteerRequest']>[2] = {},
  ): Promise<void> {
    const updatedAt = this.clock.now();
    await this.requests.updateUserRequest(tx, requestId, { ...question, updatedAt });
    if (callId !== null) await this.requests.updateVolunteerRequest(tx, callId, { ...call, updatedAt });
  }

  private async record(
    tx: Tx,
    requestId: number,
    callId: number | null,
    { status, approval, actorId, note = null }: { status: string; approval: Approval; actorId: number | null; note?: string | null },
  ): Promise<void> {
    const shared = { actorId, action: status, newValues: { status, is_approved: approval }, note };
    const lines: Activity[] = [{ subjectType: 'event_user_request', subjectId: requestId, ...shared }];
    if (callId !== null) lines.push({ subjectType: 'event_volunteer_request', subjectId: callId, ...shared });
    await this.activity.record(tx, lines);
  }

  private note(
    tx: Tx,
    subjectId: number,
    actorId: number | null,
    action: string,
    newValues: { status: string; is_approved: Approval; coordinator_id?: number },
  ): Promise<void> {
    return this.activity.record(tx, [{ subjectType: 'event_user_request', subjectId, actorId, action, newValues }]);
  }
}
