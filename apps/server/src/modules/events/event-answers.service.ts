import { type AnswerChannel, EVENT_VOLUNTEER_TRANSITIONS, nextState } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { callDeclined, NeedAnswers, NeedEndings, NeedLifecycle, needOpened } from '../needs/index.js';
import { EventOpenings } from './event-openings.service.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSources } from './event-sources.service.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged, volunteerReady } from './events.signals.js';
import {
  assigneeOf,
  type EventRecord,
  isAnswerOpen,
  isOpenNeed,
  type UserRequestRecord,
  type VolunteerRequestRecord,
} from './events.types.js';

/** The result of a volunteer's answer. */
export type AnswerOutcome = 'done' | 'taken' | 'busy' | 'reserve';

/** The person who writes down a help seeker's answer. */
interface WrittenBy {
  actorId: number | null;
  /** a given answer may be changed */
  mayChange: boolean;
  /** staff write down an answer given by telephone */
  isByPhone?: boolean;
}

const PHONE = { channel: 'phone' };

/** Takes the answers of help seekers and volunteers, by link or through staff. */
@Injectable()
export class EventAnswers {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly origins: EventSources,
    private readonly lifecycle: NeedLifecycle,
    private readonly endings: NeedEndings,
    private readonly openings: EventOpenings,
    private readonly said: NeedAnswers,
  ) {}

  /**
   * Takes a volunteer's answer. A yes to one need pairs with it, waiting for approval (rule 8); a yes to the
   * event makes the volunteer assignable. "taken" is an answer that came late: a yes is noted for the
   * coordinators (rule 146) and the caller is told. @throws ALREADY_ANSWERED, EVENT_OVER
   */
  async answerVolunteer(
    tx: Tx,
    requestId: number,
    isReady: boolean,
    actorId: number | null,
    channel: AnswerChannel = 'link',
  ): Promise<AnswerOutcome> {
    const { event, need, call } = await this.lockCall(requestId);
    if (call.status === 'closed') return this.late(tx, event, need, call, isReady ? channel : null);
    if (nextState(EVENT_VOLUNTEER_TRANSITIONS, call.status, isReady ? 'accept' : 'reject') === null)
      return fail('ALREADY_ANSWERED', { field: 'message' });
    if (!event.status) return fail('EVENT_OVER', { field: 'message' });
    if (!isReady) return this.decline(tx, event, need, call, actorId);
    if (!need) return this.becomeReady(tx, event, call, actorId);
    return this.acceptNeed(tx, event, need, call, actorId, channel);
  }

  /**
   * Takes a help seeker's answer. Yes opens a need; no rejects the question (rule 7), until the person says
   * yes after all. @throws ALREADY_ANSWERED when it was answered and `mayChange` is false, EVENT_OVER,
   * NOT_ALLOWED_NOW when somebody is assigned
   */
  async answerUser(
    tx: Tx,
    requestId: number,
    needsHelp: boolean,
    { actorId, mayChange, isByPhone }: WrittenBy,
  ): Promise<void> {
    const request = await this.requests.lockUserRequest(requestId);
    const event = request && (await this.events.findIn(request.eventId));
    if (!request || !event) return fail('NOT_FOUND');
    if (!event.status || request.status === 'closed') return fail('EVENT_OVER', { field: 'message' });
    if (request.respond !== null && !mayChange) return fail('ALREADY_ANSWERED', { field: 'message' });
    if (!isAnswerOpen(request)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const respond = needsHelp ? 1 : 2;
    if (request.respond === respond) return;
    const status = needsHelp ? 'pending' : 'reject';
    await this.requests.updateUserRequest(request.id, { status, respond, updatedAt: this.clock.now() });
    const newValues = { status, is_approved: 0, respond, ...(isByPhone && PHONE) };
    await this.activity.record([
      { subjectType: 'event_user_request', subjectId: request.id, actorId, action: 'respond', newValues },
    ]);
    if (needsHelp) await this.openNeed(tx, event, request);
    else await this.endNeed(tx, event, request);
    await tx.signal(eventChanged, { eventId: event.id });
  }

  private async openNeed(tx: Tx, event: EventRecord, request: UserRequestRecord): Promise<void> {
    const needId = await this.openings.open(event, request, false);
    if (event.isAutoAssign) await tx.signal(needOpened, { needId, radiusKm: event.radius });
  }

  /** Nobody is needed, or nobody any more. The word is the person's, even when staff write it down. */
  private async endNeed(tx: Tx, event: EventRecord, request: UserRequestRecord): Promise<void> {
    const locked = isOpenNeed(request) ? await this.origins.inHand(event, request) : null;
    if (locked) await this.endings.end(tx, locked, 'close', request.userId);
  }

  /**
   * A volunteer who comes too late is thanked with all others who are still called. @throws NOT_ALLOWED_NOW
   * to a volunteer who was taken off the need before
   */
  private async acceptNeed(
    tx: Tx,
    event: EventRecord,
    need: UserRequestRecord,
    call: VolunteerRequestRecord,
    actorId: number | null,
    channel: AnswerChannel,
  ): Promise<AnswerOutcome> {
    const locked = await this.origins.inHand(event, need);
    if (!locked) return 'taken';
    const outcome = await this.lifecycle.accept(tx, locked, assigneeOf(call), actorId);
    if (outcome === 'held' || outcome === 'again') return 'done';
    if (outcome === 'refused') return fail('NOT_ALLOWED_NOW', { field: 'message' });
    if (outcome === 'reserve') return 'reserve';
    if (outcome === 'busy' || outcome === 'not_kept') return 'busy';
    await this.lifecycle.thank(tx, locked);
    return this.late(tx, event, need, call, channel);
  }

  /** Handles a late answer; a yes, which names its channel, stays beside the need. */
  private async late(
    tx: Tx,
    event: EventRecord,
    need: UserRequestRecord | null,
    { volunteerId }: VolunteerRequestRecord,
    channel: AnswerChannel | null,
  ): Promise<AnswerOutcome> {
    const isNew =
      channel !== null &&
      event.status &&
      need?.needId &&
      (await this.said.lateYes(need.needId, volunteerId, channel));
    if (isNew) await tx.signal(eventChanged, { eventId: event.id });
    return 'taken';
  }

  private async decline(
    tx: Tx,
    event: EventRecord,
    need: UserRequestRecord | null,
    call: VolunteerRequestRecord,
    actorId: number | null,
  ): Promise<AnswerOutcome> {
    await this.move(call, 'reject', actorId);
    if (need?.needId) await tx.signal(callDeclined, { needId: need.needId, volunteerId: call.volunteerId });
    await tx.signal(eventChanged, { eventId: event.id });
    return 'done';
  }

  private async becomeReady(
    tx: Tx,
    event: EventRecord,
    call: VolunteerRequestRecord,
    actorId: number | null,
  ): Promise<AnswerOutcome> {
    await this.move(call, 'accept', actorId);
    if (event.isAutoAssign) await tx.signal(volunteerReady, { eventId: event.id });
    await tx.signal(eventChanged, { eventId: event.id });
    return 'done';
  }

  private async move(
    call: VolunteerRequestRecord,
    status: 'accept' | 'reject',
    actorId: number | null,
  ): Promise<void> {
    await this.requests.updateVolunteerRequest(call.id, { status, updatedAt: this.clock.now() });
    await this.activity.record([
      {
        subjectType: 'event_volunteer_request',
        subjectId: call.id,
        actorId,
        action: status,
        newValues: { status, is_approved: call.isApproved },
      },
    ]);
  }

  /**
   * Locks the need before the call, as everywhere, so that two acceptances of one need wait for each other.
   */
  private async lockCall(
    requestId: number,
  ): Promise<{ event: EventRecord; need: UserRequestRecord | null; call: VolunteerRequestRecord }> {
    const found = await this.requests.findVolunteerRequest(requestId);
    if (!found) return fail('NOT_FOUND');
    const need =
      found.needRequestId === null ? null : await this.requests.lockUserRequest(found.needRequestId);
    const call = await this.requests.lockVolunteerRequest(requestId);
    const event = await this.events.findIn(found.eventId);
    return call && event ? { event, need, call } : fail('NOT_FOUND');
  }
}
