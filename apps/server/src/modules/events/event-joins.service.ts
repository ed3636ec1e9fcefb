import type { OwnEventRequest } from '@karov/api-client';
import { bandBetween, type DistanceBand, type HelpStep } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import {
  contextOf,
  helpStep,
  NeedEndingsService,
  NeedLifecycleService,
  NeedMessagesService,
  NeedOffersService,
  NeedsRepository,
  needOpened,
} from '../needs/index.js';
import { UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository, VolunteerFactsRepository } from '../volunteers/index.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventQuestionsService } from './event-questions.service.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { type EventRecord, isOpenNeed, saidNo, standingOf, type UserRequestRecord } from './events.types.js';
import { OwnRequestsService } from './own-requests.service.js';

/** A person's emergency in a running event. */
export interface EmergencyInEvent {
  request: OwnEventRequest;
  step: HelpStep;
  volunteerId: number | null;
  coordinatorId: number | null;
  createdAt: Date;
  reopened: boolean;
  /** how the volunteer is travelling, as far as the person may know (rule 167) */
  coming: { progressAt: Date | null; band: DistanceBand | null };
}

/** Help seekers who join an active event around them, by themselves or by the emergency button (rule 50). */
@Injectable()
export class EventJoinsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly messages: NeedMessagesService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly needs: NeedsRepository,
    private readonly places: EventPlacesRepository,
    private readonly offers: NeedOffersService,
    private readonly calls: VolunteerCallsRepository,
    private readonly facts: VolunteerFactsRepository,
    private readonly questions: EventQuestionsService,
    private readonly sources: EventSourcesService,
    private readonly endings: NeedEndingsService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly own: OwnRequestsService,
    private readonly users: UsersRepository,
  ) {}

  /**
   * Asks for help in the nearest active event whose circle contains the person; returns false if there is
   * none. A request that already exists stays as it is. Only an emergency reopens one that has ended; for any
   * other need the result is false. An exercise does not take in anybody with a real need (rule 161).
   */
  async join(tx: Tx, userId: number, isEmergency: boolean): Promise<boolean> {
    const eventId = await this.events.activeAround(userId, this.config.exercise);
    const event = eventId === null ? null : await this.events.findIn(eventId);
    if (!event) return false;
    await this.requests.addUserRequests(event.id, [userId], this.clock.now());
    const found = await this.requests.findOf(event.id, userId);
    const request = found && (await this.requests.lockUserRequest(found.id));
    if (!request || (hasEnded(request) && !isEmergency)) return false;
    if (isLive(request) && (request.isEmergency || (request.status === 'assigned' && !isEmergency)))
      return true;
    await this.ask(tx, event, request, isEmergency);
    return true;
  }

  /** Whether a person has an emergency in a running event. */
  async hasEmergency(userId: number): Promise<boolean> {
    const request = await this.requests.emergencyOf(userId);
    return request !== null && standingOf(request) !== null;
  }

  /** A person's emergency in a running event, or null. */
  async emergency(caller: Caller): Promise<EmergencyInEvent | null> {
    const request = await this.requests.emergencyOf(caller.userId);
    if (!request) return null;
    const view = (await this.own.list(caller)).find((one) => one.id === request.id);
    const standing = view && standingOf(request);
    if (!standing) return null;
    return {
      request: view,
      step: helpStep(standing.need, standing.hold, view.asked),
      volunteerId: request.volunteerId,
      coordinatorId: request.coordinatorId,
      createdAt: request.openedAt,
      reopened: request.systemNote !== null,
      coming: await this.comingTo(request),
    };
  }

  private async comingTo({
    needId,
    assignmentId,
    isApproved,
  }: UserRequestRecord): Promise<EmergencyInEvent['coming']> {
    const hold = assignmentId === null ? null : await this.needs.findHold(assignmentId);
    if (needId === null || !hold) return { progressAt: null, band: null };
    const [[need], people] = await Promise.all([
      this.needs.findMany([needId]),
      this.users.people([hold.volunteerId]),
    ]);
    const origin = need && { lat: need.originLat, lon: need.originLon };
    return {
      progressAt: hold.progressAt,
      band: isApproved === 1 ? bandBetween(origin, people.get(hold.volunteerId)) : null,
    };
  }

  /**
   * Ends a person's request in an event, and releases an assigned volunteer; returns false if there is no
   * request.
   */
  async withdraw(tx: Tx, userId: number, onlyEmergency: boolean): Promise<boolean> {
    const [request] = (await this.requests.lockLiveOf(userId)).filter(
      (one) => one.respond === 1 && (one.isEmergency || !onlyEmergency),
    );
    const event = request && (await this.events.findIn(request.eventId));
    if (!request || !event) return false;
    const locked = request.status === 'assigned' ? await this.sources.toLocked(event, request) : null;
    if (locked) await this.endings.end(tx, locked, 'close', userId);
    else await this.questions.takeAnswer(tx, request.id, false, { actorId: userId, mayChange: true });
    return true;
  }

  private async ask(
    tx: Tx,
    event: EventRecord,
    request: UserRequestRecord,
    isEmergency: boolean,
  ): Promise<void> {
    const isAssigned = request.status === 'assigned';
    const status = isAssigned ? 'assigned' : 'pending';
    const now = this.clock.now();
    await this.requests.updateUserRequest(request.id, {
      status: 'pending',
      respond: 1,
      updatedAt: now,
      ...(hasEnded(request) && ASKED_ANEW),
    });
    const needId = await this.openOrRaise(tx, event, request, isEmergency);
    await this.activity.record([
      {
        subjectType: 'event_user_request',
        subjectId: request.id,
        actorId: request.userId,
        action: isEmergency ? 'emergency' : 'respond',
        newValues: { status, is_approved: request.isApproved, respond: 1 },
      },
    ]);
    if (isEmergency)
      await this.messages.toStaff(
        tx,
        contextOf({ need: { ...request, isEmergency }, event }),
        'staffEmergency',
      );
    if (isAssigned) await this.raiseHold(tx, event, request.id);
    else if (event.isAutoAssign || isEmergency)
      await tx.signal(needOpened, { needId, radiusKm: event.radius });
    await tx.signal(eventChanged, { eventId: event.id });
  }

  /** Makes an existing hold urgent: from then on its volunteer is watched as in an emergency. */
  private async raiseHold(tx: Tx, event: EventRecord, requestId: number): Promise<void> {
    const raised = await this.requests.lockUserRequest(requestId);
    const locked = raised && (await this.sources.toLocked(event, raised));
    if (!locked?.hold) return;
    const volunteer = await this.facts.fitness(locked.hold.volunteerId);
    // An emergency needs somebody on the spot: a volunteer who helps only by telephone is released.
    if (volunteer?.wayToHelp === 'phone')
      await this.lifecycle.release(tx, locked, { actorId: null, end: 'released' });
    else await this.lifecycle.raise(tx, locked);
  }

  /**
   * Opens the need, or marks one that is open or held as an emergency; it stays with its coordinator or
   * volunteer.
   */
  private async openOrRaise(
    tx: Tx,
    event: EventRecord,
    request: UserRequestRecord,
    isEmergency: boolean,
  ): Promise<number> {
    const { needId } = request;
    if (hasEnded(request) && needId !== null) await this.needs.leaveBehind(needId);
    if (!isLive(request) || !isEmergency || needId === null)
      return this.sources.open(tx, event, request, isEmergency);
    const now = this.clock.now();
    await this.needs.update(needId, {
      isEmergency,
      helpType: 'physical',
      labelPriority: 3,
      openedAt: now,
      updatedAt: now,
    });
    await this.raiseCalls(tx, needId, request.id);
    return needId;
  }

  /**
   * The question has changed: volunteers who have not answered are asked in the new words, and those who
   * declined the ordinary need, or were thanked, may be called again.
   */
  private async raiseCalls(tx: Tx, needId: number, requestId: number): Promise<void> {
    const waiting = await this.places.raise(requestId, this.clock.now());
    await this.calls.forget(needId, 'settled');
    const [need] = await this.sources.sought([needId]);
    if (need)
      await this.offers.send(
        tx,
        waiting.map(({ id, volunteerId }) => ({ need, volunteerId, targetId: id })),
      );
  }
}

/** Resets what the end of a need has left on its question. */
const ASKED_ANEW = { closedByStop: false, isWell: null, systemNote: null, keptAddress: null } as const;

/** Whether the person's need in the event has ended, as opposed to a question that they merely declined. */
function hasEnded(request: UserRequestRecord): boolean {
  const { status } = request;
  return status === 'completed' || status === 'closed' || (status === 'reject' && !saidNo(request));
}

/**
 * Whether a volunteer is being sought or has been found, so that the request has neither been withdrawn nor
 * ended.
 */
function isLive(request: UserRequestRecord): boolean {
  return request.status === 'assigned' || isOpenNeed(request);
}
