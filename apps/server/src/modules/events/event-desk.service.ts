import type { EventUserRequest, ReadyVolunteer } from '@karov/api-client';
import { APPROVAL, metresBetweenPins, nearestFirst, type Pin } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import {
  assigneeByCall,
  distanceTo,
  type LockedNeed,
  mayBeGiven,
  mayGive,
  NeedAnswersRepository,
  NeedEndingsService,
  NeedLifecycleService,
  NeedMessagesService,
  NeedsRepository,
} from '../needs/index.js';
import { isConcealed, mayManageEvent, RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import { VolunteerFactsRepository, type VolunteerFitness } from '../volunteers/index.js';
import { EventCallsService } from './event-calls.service.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventQuestionsService } from './event-questions.service.js';
import { EventRequestsRepository, type QuestionInEvent } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventViewsService } from './event-views.service.js';
import { hasSeekerAnswered, hasVolunteerAnswered } from './events.policy.js';
import { EventsService } from './events.service.js';
import {
  type EventRecord,
  isOpenNeed,
  type UserRequestRecord,
  type VolunteerRequestRecord,
} from './events.types.js';

/** What staff do in an event: answer for people, assign, approve, complete, unassign, take over. */
@Injectable()
export class EventDeskService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly events: EventsService,
    private readonly requests: EventRequestsRepository,
    private readonly places: EventPlacesRepository,
    private readonly calls: EventCallsService,
    private readonly questions: EventQuestionsService,
    private readonly sources: EventSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
    private readonly messages: NeedMessagesService,
    private readonly views: EventViewsService,
    private readonly facts: VolunteerFactsRepository,
    private readonly answers: NeedAnswersRepository,
    private readonly needs: NeedsRepository,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Returns a help seeker's request in an event within the caller's reach.
   * @throws NOT_FOUND
   */
  async require(caller: Caller, id: number): Promise<QuestionInEvent> {
    const [question, reach] = await Promise.all([
      this.requests.findWithEvent(id),
      this.regions.reachOf(caller),
    ]);
    return question && mayManageEvent(reach, question.event) ? question : fail('NOT_FOUND');
  }

  /** Records the answer that a volunteer gave by telephone. */
  async answerForVolunteer(caller: Caller, volunteerRequestId: number, isReady: boolean): Promise<void> {
    const call = await this.requests.findVolunteerRequest(volunteerRequestId);
    if (!call) return fail('NOT_FOUND');
    await this.events.require(caller, call.eventId);
    await this.requireShown(caller, call.volunteerId, hasVolunteerAnswered(call));
    const outcome = await this.database.transaction((tx) =>
      this.calls.takeAnswer(tx, call.id, isReady, caller.userId),
    );
    if (outcome === 'taken') fail('ALREADY_TAKEN', { field: 'message' });
    if (outcome === 'busy') fail('ALREADY_HELPING', { field: 'message' });
  }

  /**
   * Records an answer that a help seeker gave by telephone, or corrects an existing one without changing how
   * it was given (rule 7).
   */
  async answerForUser(caller: Caller, userRequestId: number, needsHelp: boolean): Promise<void> {
    const { request } = await this.require(caller, userRequestId);
    await this.requireShown(caller, request.userId, hasSeekerAnswered(request));
    await this.database.transaction((tx) =>
      this.questions.takeAnswer(tx, request.id, needsHelp, {
        actorId: caller.userId,
        mayChange: true,
        isByPhone: request.respond === null,
      }),
    );
  }

  /**
   * Assigns a ready volunteer to a help seeker; assignment by staff is approved at once (rule 8).
   * @throws NOT_OPEN, VOLUNTEER_NOT_READY, ALREADY_HELPING
   */
  async assign(
    caller: Caller,
    userRequestId: number,
    volunteerRequestId: number,
    eventId?: number,
  ): Promise<void> {
    const { event } = await this.require(caller, userRequestId);
    if (eventId !== undefined && eventId !== event.id)
      throw new ValidationFailure([{ path: 'event_id', key: 'choice', params: {} }]);
    const outcome = await this.database.transaction(async (tx) => {
      const need = await this.requests.lockUserRequest(userRequestId);
      const call = await this.requests.lockVolunteerRequest(volunteerRequestId);
      if (!need || !call || call.eventId !== event.id) return fail('NOT_FOUND');
      if (!isOpenNeed(need)) return fail('NOT_OPEN', { field: 'message' });
      // a call to an emergency counts only for that emergency
      if (call.status !== 'accept' || (call.isEmergency && call.needRequestId !== need.id))
        return fail('VOLUNTEER_NOT_READY', { field: 'message' });
      const locked = await this.sources.toLocked(event, need);
      return locked && this.lifecycle.assign(tx, locked, assigneeByCall(call), caller.userId);
    });
    if (outcome === 'busy') fail('ALREADY_HELPING', { field: 'message' });
    if (outcome !== 'held') fail('NOT_OPEN', { field: 'message' });
  }

  /**
   * Assigns any volunteer who can come, called or not. One action records their yes by telephone, assigns
   * them and approves the assignment. In an urgent need, and elsewhere with `replaces`, they replace the
   * holder, who is told (rules 71, 76, 146). A volunteer who has the need already keeps it. Without
   * `hasSpoken`, only somebody who has said yes is assigned (rule 242). With `asOf`, a need that has changed since
   * that moment is left as it is.
   * @throws NOT_OPEN, ALREADY_HELPING, VOLUNTEER_UNKNOWN, SPEAK_FIRST, PAIR_CHANGED
   */
  async assignAnybody(
    caller: Caller,
    userRequestId: number,
    volunteerId: number,
    {
      replaces = false,
      hasSpoken = true,
      asOf,
    }: { replaces?: boolean; hasSpoken?: boolean | undefined; asOf?: Date } = {},
  ): Promise<void> {
    const { event, request } = await this.require(caller, userRequestId);
    const volunteer = await this.facts.fitness(volunteerId);
    if (!mayBeGiven(volunteer, request.userId)) return fail('VOLUNTEER_UNKNOWN', { field: 'volunteer_id' });
    await this.database.transaction(async (tx) => {
      const need = await this.requests.lockUserRequest(userRequestId);
      const locked = need && (await this.sources.toLocked(event, need));
      if (locked && isApprovedFor(locked, volunteerId)) return;
      requireUnchanged(need, asOf);
      if (!locked || !event.status || !mayGive(locked.need, replaces || locked.source.isUrgent, volunteerId))
        return fail('NOT_OPEN', { field: 'message' });
      if (!hasSpoken && !(await this.hasSaidYes(locked.need.id, need, volunteerId)))
        return fail('SPEAK_FIRST', { field: 'volunteer_id' });
      const call = await this.callOf(
        { event, need: locked.need, needRequestId: need.id },
        volunteer,
        caller,
        replaces,
      );
      const outcome = call
        ? await this.lifecycle.assign(tx, locked, assigneeByCall(call), caller.userId, {
            replaces: replaces || locked.source.isUrgent,
          })
        : 'busy';
      if (outcome === 'busy') return fail('ALREADY_HELPING', { field: 'volunteer_id' });
      if (outcome !== 'held') return fail('NOT_OPEN', { field: 'message' });
    });
  }

  /** Whether a volunteer said yes to a need: in reserve for it, ready in its event, or too late. */
  private async hasSaidYes(
    needId: number,
    request: Pick<QuestionInEvent['request'], 'id' | 'eventId'>,
    volunteerId: number,
  ): Promise<boolean> {
    if ((await this.places.readyFor(request, volunteerId)) !== null) return true;
    return this.answers.isLateYes(needId, volunteerId);
  }

  /**
   * Keeps a volunteer whose yes came late in reserve (rule 146). @throws NOT_FOUND, VOLUNTEER_UNKNOWN,
   * ALREADY_HELPING
   */
  async keepLate(caller: Caller, userRequestId: number, volunteerId: number): Promise<void> {
    const { event, request } = await this.require(caller, userRequestId);
    const volunteer = await this.facts.fitness(volunteerId);
    if (!mayBeGiven(volunteer, request.userId)) return fail('VOLUNTEER_UNKNOWN', { field: 'message' });
    await this.onNeed(caller, userRequestId, async (tx, locked) => {
      const call = await this.callOf(
        { event, need: locked.need, needRequestId: userRequestId },
        volunteer,
        caller,
        true,
      );
      if (!call || !(await this.lifecycle.keepLate(tx, locked, assigneeByCall(call), caller.userId)))
        fail('ALREADY_HELPING', { field: 'message' });
    });
  }

  /** Thanks a volunteer whose yes came late (rule 146). @throws NOT_FOUND */
  thankLate(caller: Caller, userRequestId: number, volunteerId: number): Promise<void> {
    return this.onNeed(caller, userRequestId, (tx, { source }) =>
      this.messages.toVolunteer(tx, source.context, 'lateThanks', volunteerId),
    );
  }

  /**
   * Returns the volunteer's live request in the event, or their call to its emergency; creates one if there
   * is none; null while the request is bound to another need.
   * @throws NOT_FOUND
   */
  private async callOf(
    { event, need, needRequestId }: { event: EventRecord; need: LockedNeed['need']; needRequestId: number },
    volunteer: VolunteerFitness,
    caller: Caller,
    hasAnswered: boolean,
  ): Promise<VolunteerRequestRecord | null> {
    const volunteerId = volunteer.userId;
    const live = await this.places.placeOf(event.id, volunteerId);
    const isInReserve =
      (await this.places.readyFor({ eventId: event.id, id: needRequestId }, volunteerId)) !== null;
    await this.requireShown(
      caller,
      volunteerId,
      hasAnswered || isInReserve || (live !== null && live.status !== 'pending'),
    );
    if (live && !need.isEmergency) {
      const call = await this.requests.lockVolunteerRequest(live.id);
      return call && (call.status === 'pending' || call.status === 'accept') ? call : null;
    }
    const distanceM =
      distanceTo(
        need.originLat === null ? { originLat: event.lat, originLon: event.lon } : need,
        volunteer,
      ) ?? 0;
    const call = { eventId: event.id, volunteerId, needRequestId, radiusKm: event.radius, distanceM };
    const id = need.isEmergency
      ? await this.places.emergencyCall(call, this.clock.now())
      : await this.places.addCall({ ...call, isEmergency: false }, this.clock.now());
    return id === null ? null : this.requests.lockVolunteerRequest(id);
  }

  /** Approves a waiting assignment. */
  approve(caller: Caller, userRequestId: number): Promise<void> {
    return this.onNeed(
      caller,
      userRequestId,
      (tx, locked) => this.lifecycle.approve(tx, locked, caller.userId),
      'NOT_WAITING',
    );
  }

  /**
   * Records that the volunteer, by telephone, said they are on the way. @throws NOT_FOUND, NOT_ALLOWED_NOW
   */
  recordOnWay(caller: Caller, userRequestId: number): Promise<void> {
    return this.onNeed(caller, userRequestId, (tx, locked) =>
      this.lifecycle.progress(tx, locked, 'on_way', caller.userId),
    );
  }

  complete(caller: Caller, userRequestId: number, note: string | null): Promise<void> {
    return this.onNeed(caller, userRequestId, (tx, locked) =>
      this.endings.end(tx, locked, 'complete', caller.userId, note),
    );
  }

  unassign(caller: Caller, userRequestId: number, note: string | null): Promise<void> {
    return this.onNeed(caller, userRequestId, (tx, locked) =>
      this.lifecycle.release(tx, locked, { note, actorId: caller.userId }),
    );
  }

  /**
   * Lets a coordinator take over a need for which nobody was found (rule 43), or an emergency while it lasts;
   * the person is told who the coordinator is (rule 73).
   */
  takeOver(caller: Caller, userRequestId: number): Promise<void> {
    return this.onNeed(caller, userRequestId, (tx, locked) =>
      this.endings.takeOver(tx, locked, caller.userId),
    );
  }

  /**
   * Notes that staff have looked at somebody whom the stop of their event left without help (rule 49).
   * @throws NOT_FOUND, NOT_ALLOWED_NOW
   */
  noteSeen(caller: Caller, userRequestId: number): Promise<void> {
    return this.onNeed(caller, userRequestId, async (tx, { need, source }) => {
      const request = await this.requests.lockUserRequest(userRequestId);
      if (!request?.leftAt) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.needs.noteLeft(need.id, null);
      await this.requests.updateUserRequest(request.id, { updatedAt: this.clock.now() });
      await this.activity.record([
        {
          subjectType: 'event_user_request',
          subjectId: request.id,
          actorId: caller.userId,
          action: 'seen',
          newValues: { status: request.status, is_approved: 0 },
        },
      ]);
      await source.changed(tx, null);
    });
  }

  /** Opens a need to everybody again that the caller took over (rule 221). @throws NOT_FOUND, NOT_ALLOWED_NOW */
  giveBack(caller: Caller, userRequestId: number): Promise<void> {
    return this.onNeed(caller, userRequestId, (tx, locked) =>
      this.endings.giveBack(tx, locked, caller.userId),
    );
  }

  /** Returns those of these requests that belong to an event within the caller's reach. */
  async requestsIn(caller: Caller, eventId: number, ids: readonly number[]): Promise<UserRequestRecord[]> {
    await this.events.require(caller, eventId);
    return (await this.requests.findUserRequests(ids)).filter((request) => request.eventId === eventId);
  }

  /** Returns the open needs of an event, those nearest to a volunteer first. */
  async openNeeds(
    caller: Caller,
    eventId: number,
    volunteerRequestId: number | null,
  ): Promise<EventUserRequest[]> {
    const event = await this.events.require(caller, eventId);
    const call =
      volunteerRequestId === null ? null : await this.requests.findVolunteerRequest(volunteerRequestId);
    const rows = await this.views.userRequests(event, await this.requests.pendingNeeds(eventId));
    const isShown =
      call !== null && (await this.isShown(caller, call.volunteerId, hasVolunteerAnswered(call)));
    const from =
      call && isShown && call.eventId === eventId
        ? (await this.views.volunteerRequests(event, [call]))[0]?.volunteer
        : undefined;
    return from ? fromNearest(rows, ({ user }) => user, from) : rows;
  }

  /** Returns the ready volunteers of an event, those nearest to a help seeker first. */
  async readyVolunteers(
    caller: Caller,
    eventId: number,
    userRequestId: number | null,
  ): Promise<ReadyVolunteer[]> {
    const event = await this.events.require(caller, eventId);
    const need = userRequestId === null ? null : await this.requests.findUserRequest(userRequestId);
    const rows = await this.views.readyVolunteers(
      event,
      await this.requests.readyVolunteers(eventId, userRequestId),
    );
    const isShown = need !== null && (await this.isShown(caller, need.userId, hasSeekerAnswered(need)));
    const from =
      need && isShown && need.eventId === eventId
        ? (await this.views.userRequests(event, [need]))[0]?.user
        : undefined;
    return from ? fromNearest(rows, ({ volunteer }) => volunteer, from) : rows;
  }

  /**
   * @throws NOT_FOUND for a person whom the caller may not see: answering for them would reveal that they are
   * in the event
   */
  private async requireShown(caller: Caller, personId: number, hasAnswered: boolean): Promise<void> {
    if (!(await this.isShown(caller, personId, hasAnswered))) fail('NOT_FOUND');
  }

  /**
   * Whether the caller may know where a person lives; a list sorted by distance from there would reveal it
   * (rule 81).
   */
  private async isShown(caller: Caller, personId: number, hasAnswered: boolean): Promise<boolean> {
    const reach = await this.regions.reachOf(caller);
    const person = (await this.users.people([personId])).get(personId);
    return person !== undefined && !isConcealed(reach, person.state, hasAnswered);
  }

  /** Works on the locked need of a question; `otherwise` is the error thrown if there is none. */
  private async onNeed(
    caller: Caller,
    id: number,
    work: (tx: Tx, locked: LockedNeed) => Promise<unknown>,
    otherwise: 'NOT_WAITING' | 'NOT_ALLOWED_NOW' = 'NOT_ALLOWED_NOW',
  ): Promise<void> {
    const reach = await this.regions.reachOf(caller);
    await this.database.transaction(async (tx) => {
      const question = await this.requests.lockWithEvent(id);
      if (!question || !mayManageEvent(reach, question.event)) return fail('NOT_FOUND');
      const locked = await this.sources.toLocked(question.event, question.request);
      await work(tx, locked ?? fail(otherwise, { field: 'message' }));
    });
  }
}

/** Whether a volunteer already has a need, approved. */
function isApprovedFor({ hold }: LockedNeed, volunteerId: number): boolean {
  return hold?.volunteerId === volunteerId && hold.isApproved === APPROVAL.approved;
}

function fromNearest<T>(rows: readonly T[], pinOf: (row: T) => Pin, from: Pin): T[] {
  return rows.toSorted((one, other) =>
    nearestFirst(metresBetweenPins(pinOf(one), from), metresBetweenPins(pinOf(other), from)),
  );
}

/** Refuses an act on a need that has changed since it was shown, where that moment is known. @throws PAIR_CHANGED */
function requireUnchanged(
  need: Pick<UserRequestRecord, 'updatedAt'> | null,
  shownAt: Date | undefined,
): void {
  if (need && shownAt && need.updatedAt.getTime() !== shownAt.getTime()) fail('PAIR_CHANGED');
}
