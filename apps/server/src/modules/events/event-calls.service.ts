import type { EventVolunteerLink } from '@karov/api-client';
import {
  type AnswerChannel,
  bandBetween,
  EVENT_VOLUNTEER_TRANSITIONS,
  type InvitationStanding,
  nextState,
} from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { lookUp } from '../../platform/database/rows.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import {
  type AssignmentRecord,
  assigneeByCall,
  bandText,
  callDeclined,
  type LinkActDto,
  LinkWorksService,
  NeedAnswersService,
  NeedLifecycleService,
  NeedsRepository,
  type WorkOfLink,
} from '../needs/index.js';
import { LinksService, type LinkTarget } from '../notifications/index.js';
import { addressForCaller, addressIn } from '../places/index.js';
import { UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventWords } from './event-words.js';
import { hasVolunteerAnswered, standingInEvent } from './events.policy.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged, volunteerReady } from './events.signals.js';
import {
  type EventRecord,
  helpIn,
  type UserRequestRecord,
  type VolunteerRequestRecord,
} from './events.types.js';

/**
 * The target of a volunteer's code: their place in the event, the question for which they were called or to
 * which they were assigned, and their hold on its need.
 */
interface VolunteerTarget {
  request: VolunteerRequestRecord;
  event: EventRecord;
  asked: UserRequestRecord | null;
  hold: AssignmentRecord | null;
  isExpired: boolean;
}

/** The result of a volunteer's answer. */
type AnswerOutcome = 'done' | 'taken' | 'busy' | 'reserve';

/**
 * Volunteers' calls in events: what the page of a call's link shows, a yes or no by link or by message, the
 * work that follows a yes, and the messages that accompany it (rules 29, 36, 125, 147). The code alone gives
 * access.
 */
@Injectable()
export class EventCallsService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly links: LinksService,
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly words: EventWords,
    private readonly sources: EventSourcesService,
    private readonly needs: NeedsRepository,
    private readonly volunteerCalls: VolunteerCallsRepository,
    private readonly lifecycle: NeedLifecycleService,
    private readonly works: LinkWorksService,
    private readonly said: NeedAnswersService,
  ) {}

  /**
   * Returns the page of a called volunteer.
   * @throws LINK_INVALID on id, LINK_EXPIRED on message
   */
  async volunteerLink(code: string): Promise<EventVolunteerLink> {
    const target = await this.volunteerTarget(code);
    const { request, event, asked, hold } = target;
    const locale = currentLocale();
    const [name, manager, need, work, isUrgent, isReserve] = await Promise.all([
      this.words.name(event, locale),
      this.managerName(event),
      this.needOf(request, asked),
      this.workOf(target),
      asked !== null && this.sources.isUrgent(event, asked),
      this.isReserve(request, asked),
    ]);
    return {
      id: code,
      status: request.status,
      is_urgent: isUrgent,
      is_reserve: isReserve && hold === null,
      work: work && (await this.works.shown(work)),
      is_approved: request.isApproved,
      updated_at: request.updatedAt.toISOString(),
      need,
      event: {
        name,
        address: addressIn(event.addressText, currentLocale()),
        created_at: event.createdAt.toISOString(),
        manager: { full_name: manager },
        description: event.description,
        type_of_help_required: event.typeOfHelpRequired,
        is_exercise: event.isExercise,
      },
      message: need
        ? serverText(locale, 'answers.eventNeedMessage', {
            event: name,
            city: need.city,
            distance: bandText(need.distance_band, locale),
          })
        : serverText(locale, 'answers.eventMessage', { event: name }),
    };
  }

  /**
   * Records a volunteer's answer.
   * @throws ALREADY_TAKEN, ALREADY_HELPING, ALREADY_ANSWERED, LINK_EXPIRED
   */
  async answerVolunteer(code: string, isReady: boolean): Promise<string> {
    const { request } = await this.volunteerTarget(code);
    const { isReserve, isToldAnyway } = await this.answer(request.id, isReady);
    const locale = currentLocale();
    if (isReserve) return serverText(locale, 'requests.answers.reserve');
    if (isToldAnyway) return serverText(locale, 'requests.answers.accepted');
    return serverText(locale, isReady ? 'answers.linkThanksReady' : 'answers.linkThanksNotReady');
  }

  /**
   * Stores the volunteer's message, which is neither yes nor no (rule 147).
   * @throws LINK_EXPIRED, TOO_MANY_WORDS
   */
  async sayAsVolunteer(code: string, words: string): Promise<string> {
    const { request } = await this.volunteerTarget(code);
    await this.say(request.id, words, 'link');
    return serverText(currentLocale(), 'requests.answers.wordsKept');
  }

  /**
   * Carries out one of the volunteer's steps towards completing the work.
   * @throws NOT_ALLOWED_NOW, LINK_EXPIRED
   */
  async actAsVolunteer(code: string, dto: LinkActDto): Promise<string> {
    const target = await this.volunteerTarget(code);
    const work = await this.workOf(target);
    if (!work) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    return this.works.act(work, dto, !target.isExpired);
  }

  /** The state of calls, by the id of the volunteer's request; unknown ids are left out. */
  async standings(requestIds: readonly number[]): Promise<Map<number, InvitationStanding>> {
    const requests = await this.requests.findVolunteerRequests(requestIds);
    const events = new Map(
      (await this.events.findMany(requests.map((request) => request.eventId))).map((event) => [
        event.id,
        event,
      ]),
    );
    return new Map(
      requests.map((request) => [
        request.id,
        standingInEvent(request, events.get(request.eventId)?.status ?? false),
      ]),
    );
  }

  /**
   * Records a volunteer's answer. Returns whether a message tells them the outcome anyway, and whether the
   * yes is kept in reserve.
   * @throws NOT_FOUND, ALREADY_TAKEN, ALREADY_HELPING, ALREADY_ANSWERED, EVENT_OVER
   */
  async answer(
    requestId: number,
    isReady: boolean,
    channel: AnswerChannel = 'link',
  ): Promise<{ isToldAnyway: boolean; isReserve: boolean }> {
    const request = await this.requests.findVolunteerRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    const outcome = await this.database.transaction((tx) =>
      this.takeAnswer(tx, requestId, isReady, request.volunteerId, channel),
    );
    if (outcome === 'taken') return fail('ALREADY_TAKEN', { field: 'message' });
    if (outcome === 'busy') return fail('ALREADY_HELPING', { field: 'message' });
    return { isToldAnyway: isReady && request.needRequestId !== null, isReserve: outcome === 'reserve' };
  }

  /**
   * Records a volunteer's answer. A yes to one need pairs the volunteer with it, awaiting approval (rule 8);
   * a yes to the event makes them assignable. "taken" means that the answer came late: a yes is recorded for
   * the coordinators (rule 146), and the calling code learns that it was late.
   * @throws ALREADY_ANSWERED, EVENT_OVER
   */
  async takeAnswer(
    tx: Tx,
    requestId: number,
    isReady: boolean,
    actorId: number | null,
    channel: AnswerChannel = 'link',
  ): Promise<AnswerOutcome> {
    const { event, need, call } = (await this.requests.lockCall(requestId)) ?? fail('NOT_FOUND');
    if (call.status === 'closed') return this.noteLate(tx, event, need, call, isReady ? channel : null);
    if (nextState(EVENT_VOLUNTEER_TRANSITIONS, call.status, isReady ? 'accept' : 'reject') === null)
      return fail('ALREADY_ANSWERED', { field: 'message' });
    if (!event.status) return fail('EVENT_OVER', { field: 'message' });
    if (!isReady) return this.decline(tx, event, need, call, actorId);
    if (!need) return this.becomeReady(tx, event, call, actorId);
    return this.acceptNeed(tx, event, need, call, actorId, channel);
  }

  /**
   * Records a yes to one need; a volunteer who is too late is thanked together with the others whose calls
   * are still open.
   * @throws NOT_ALLOWED_NOW for a volunteer who was released from the need before
   */
  private async acceptNeed(
    tx: Tx,
    event: EventRecord,
    need: UserRequestRecord,
    call: VolunteerRequestRecord,
    actorId: number | null,
    channel: AnswerChannel,
  ): Promise<AnswerOutcome> {
    const locked = await this.sources.toLocked(event, need);
    if (!locked) return 'taken';
    const outcome = await this.lifecycle.accept(tx, locked, assigneeByCall(call), actorId);
    if (outcome === 'held' || outcome === 'again') return 'done';
    if (outcome === 'refused') return fail('NOT_ALLOWED_NOW', { field: 'message' });
    if (outcome === 'reserve') return 'reserve';
    if (outcome === 'busy' || outcome === 'not_kept') return 'busy';
    await this.lifecycle.thank(tx, locked);
    return this.noteLate(tx, event, need, call, channel);
  }

  /** Handles a late answer; a yes is stored with the need and its channel. */
  private async noteLate(
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
   * Whether a volunteer said yes to a call but has no work from it: they are kept in reserve, or are ready
   * for the event.
   */
  async isReadyBy(requestId: number): Promise<boolean> {
    return (await this.requests.findVolunteerRequest(requestId))?.status === 'accept';
  }

  /**
   * Returns the call to which a volunteer said yes at a given time, if they have got no work from it;
   * otherwise null.
   */
  readyBy(volunteerId: number, at: Date): Promise<number | null> {
    return this.requests.readyBy(volunteerId, at);
  }

  /** Notes a yes to a call that another volunteer answered first (rule 146). @throws NOT_FOUND */
  async late(requestId: number, channel: AnswerChannel): Promise<void> {
    const request = await this.requests.findVolunteerRequest(requestId);
    if (request?.status !== 'closed') return;
    await this.database.transaction((tx) =>
      this.takeAnswer(tx, requestId, true, request.volunteerId, channel),
    );
  }

  /**
   * Stores a called volunteer's message, neither yes nor no, for the coordinators (rule 147).
   * @throws NOT_FOUND, TOO_MANY_WORDS
   */
  async say(requestId: number, words: string, channel: AnswerChannel): Promise<void> {
    const request = await this.requests.findVolunteerRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    const { eventId, volunteerId, needRequestId } = request;
    const needId =
      needRequestId === null ? null : ((await this.requests.findUserRequest(needRequestId))?.needId ?? null);
    await this.database.transaction(async (tx) => {
      await this.said.words(needId === null ? { eventId } : { needId }, { volunteerId, channel, words });
      await tx.signal(eventChanged, { eventId });
    });
  }

  /**
   * Stores a signed-in volunteer's message about a request that they hold, or for which they are in reserve.
   * @throws NOT_FOUND, TOO_MANY_WORDS
   */
  async sayOfOwn(volunteerId: number, userRequestId: number, words: string): Promise<void> {
    const callId = await this.requests.liveCallOf(volunteerId, userRequestId);
    if (callId === null) return fail('NOT_FOUND');
    await this.say(callId, words, 'portal');
  }

  /**
   * An answered link still shows the outcome; an unanswered one ends when it expires or when the event ends
   * (rule 29).
   */
  private async volunteerTarget(code: string): Promise<VolunteerTarget> {
    const target = await this.links.resolve(['event_volunteer', 'event_work'], code);
    const given = target?.kind === 'event_work' ? await this.needs.findHold(target.targetId) : null;
    const place = target && (await this.placeOf(target, given));
    if (!place) return fail('LINK_INVALID', { field: 'id' });
    const { request, event } = place;
    const asked = await this.askedBy(request, given);
    const hold = given ?? (await this.holdOf(asked, request.volunteerId));
    if (hold === null && (target.isExpired || !event.status) && !hasVolunteerAnswered(request))
      return fail('LINK_EXPIRED', { field: 'message' });
    return { request, event, asked, hold, isExpired: target.isExpired };
  }

  /** The volunteer's place in the event: the call of the link, or the place of the assigned work. */
  private async placeOf(
    { kind, targetId }: LinkTarget,
    given: AssignmentRecord | null,
  ): Promise<{ request: VolunteerRequestRecord; event: EventRecord } | null> {
    const id = kind === 'event_work' ? (given?.callId ?? null) : targetId;
    return id === null ? null : this.requests.findCall(id);
  }

  private async holdOf(
    asked: UserRequestRecord | null,
    volunteerId: number,
  ): Promise<AssignmentRecord | null> {
    return asked?.needId ? this.needs.findHoldOf(asked.needId, volunteerId) : null;
  }

  /** Returns the question for which a volunteer was called or to which they were assigned. */
  private async askedBy(
    { needRequestId }: VolunteerRequestRecord,
    given: AssignmentRecord | null,
  ): Promise<UserRequestRecord | null> {
    if (given) return this.requests.findByNeed(given.needId);
    return needRequestId === null ? null : this.requests.findUserRequest(needRequestId);
  }

  /**
   * Returns the volunteer's work, current or past, at the place of the need, which stays when its person moves
   * (rule 61).
   */
  private async workOf({ event, asked, hold }: VolunteerTarget): Promise<WorkOfLink | null> {
    const seeker = asked && hold && (await this.users.people([asked.userId])).get(asked.userId);
    if (!asked || !hold || !seeker) return null;
    const place = await this.placeOfNeed(asked);
    const { text, lat, lon } = place ?? seeker;
    return {
      hold,
      seekerId: asked.userId,
      eventId: event.id,
      rideAt: null,
      helpType: helpIn(event, asked),
      addresses: {
        origin_address:
          lat === null || lon === null
            ? addressIn(text, currentLocale())
            : addressForCaller({ text, lat, lon }),
        destination_address: '',
      },
      isAddressChanged: place !== null,
    };
  }

  /** Returns where help is needed, if the person has moved since (rule 61); null if it is where they live. */
  private async placeOfNeed({ needId, keptAddress }: UserRequestRecord): Promise<{
    text: string;
    city: string;
    lat: number | null;
    lon: number | null;
  } | null> {
    const place = keptAddress === null ? undefined : lookUp(await this.needs.placesOf([needId]), needId);
    if (!place) return null;
    return { text: place.originText, city: place.originCity, lat: place.originLat, lon: place.originLon };
  }

  private async isReserve(
    { volunteerId }: VolunteerRequestRecord,
    asked: UserRequestRecord | null,
  ): Promise<boolean> {
    return asked?.needId ? this.volunteerCalls.isReserve(asked.needId, volunteerId) : false;
  }

  /**
   * Returns what a volunteer learns about the need: before acceptance only the town and the distance (rule
   * 30).
   */
  private async needOf(
    request: VolunteerRequestRecord,
    need: UserRequestRecord | null,
  ): Promise<EventVolunteerLink['need']> {
    if (need === null || request.distanceM === null) return null;
    const people = await this.users.people([need.userId, request.volunteerId]);
    const [seeker, volunteer] = [people.get(need.userId), people.get(request.volunteerId)];
    if (!seeker) return null;
    const place = (await this.placeOfNeed(need)) ?? seeker;
    return { city: place.city, distance_band: bandBetween(place, volunteer), description: '' };
  }

  private async managerName({ managerId }: EventRecord): Promise<string> {
    return (await this.users.people([managerId])).get(managerId)?.fullName ?? '';
  }
}
