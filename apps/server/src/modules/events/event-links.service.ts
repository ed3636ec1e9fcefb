import type { EventUserLink, EventVolunteerLink } from '@karov/api-client';
import { bandBetween } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { lookUp } from '../../platform/database/rows.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import {
  type AssignmentRecord,
  AssignmentsRepository,
  bandText,
  type LinkActDto,
  LinkWorks,
  NeedAttendance,
  type WorkOfLink,
} from '../needs/index.js';
import { LinksService, type LinkTarget } from '../notifications/index.js';
import { addressForCaller, addressIn } from '../places/index.js';
import { UsersRepository } from '../users/index.js';
import { VolunteerCalls, VolunteerFacts } from '../volunteers/index.js';
import { EventAnswers } from './event-answers.service.js';
import { EventCalls } from './event-calls.service.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventUrgency } from './event-urgency.js';
import { EventWords } from './event-words.js';
import { hasVolunteerAnswered } from './events.policy.js';
import { EventsRepository } from './events.repository.js';
import type { EventRecord, UserRequestRecord, VolunteerRequestRecord } from './events.types.js';
import { isHeldSoon, ownStateText } from './own-requests.service.js';

/**
 * The target of a volunteer's code: their place in the event, the question they were called for or given, and
 * their hold on its need.
 */
interface VolunteerTarget {
  request: VolunteerRequestRecord;
  event: EventRecord;
  asked: UserRequestRecord | null;
  hold: AssignmentRecord | null;
  isExpired: boolean;
}

/** The two link pages (rule 125). The code is the capability; nothing else is asked (rule 29). */
@Injectable()
export class EventLinks {
  constructor(
    private readonly database: Database,
    private readonly links: LinksService,
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly answers: EventAnswers,
    private readonly calls: EventCalls,
    private readonly words: EventWords,
    private readonly facts: VolunteerFacts,
    private readonly attendance: NeedAttendance,
    private readonly clock: Clock,
    private readonly urgency: EventUrgency,
    private readonly assignments: AssignmentsRepository,
    private readonly volunteerCalls: VolunteerCalls,
    private readonly works: LinkWorks,
  ) {}

  /** The page of a called volunteer. @throws LINK_INVALID on id, LINK_EXPIRED on message */
  async volunteerLink(code: string): Promise<EventVolunteerLink> {
    const target = await this.volunteerTarget(code);
    const { request, event, asked, hold } = target;
    const locale = currentLocale();
    const [name, manager, need, work, isUrgent, isReserve] = await Promise.all([
      this.words.name(event, locale),
      this.managerName(event),
      this.needOf(request, asked),
      this.workOf(target),
      asked !== null && this.urgency.isUrgent(event, asked),
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

  /** Takes a volunteer's answer. @throws ALREADY_TAKEN, ALREADY_HELPING, ALREADY_ANSWERED, LINK_EXPIRED */
  async answerVolunteer(code: string, isReady: boolean): Promise<string> {
    const { request } = await this.volunteerTarget(code);
    const { isReserve } = await this.calls.answer(request.id, isReady);
    if (isReserve) return serverText(currentLocale(), 'requests.answers.reserve');
    return serverText(currentLocale(), isReady ? 'answers.linkThanksReady' : 'answers.linkThanksNotReady');
  }

  /** Keeps the volunteer's words beside yes and no (rule 147). @throws LINK_EXPIRED, TOO_MANY_WORDS */
  async sayAsVolunteer(code: string, words: string): Promise<string> {
    const { request } = await this.volunteerTarget(code);
    await this.calls.say(request.id, words, 'link');
    return serverText(currentLocale(), 'requests.answers.wordsKept');
  }

  /**
   * Carries out a step of the volunteer towards the end of the work. @throws NOT_ALLOWED_NOW, LINK_EXPIRED
   */
  async actAsVolunteer(code: string, dto: LinkActDto): Promise<string> {
    const target = await this.volunteerTarget(code);
    const work = await this.workOf(target);
    if (!work) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    return this.works.act(work, dto, !target.isExpired);
  }

  /** The page of an asked help seeker. @throws LINK_INVALID on id, LINK_EXPIRED on message */
  async userLink(code: string): Promise<EventUserLink> {
    const { request, event } = await this.userTarget(code);
    const locale = currentLocale();
    const [name, manager, people, genders, searched] = await Promise.all([
      this.words.name(event, locale),
      this.managerName(event),
      this.users.people([request.volunteerId, request.coordinatorId]),
      this.facts.genders([request.volunteerId]),
      this.attendance.searched([request.needId], this.clock.now()),
    ]);
    const coordinator = request.coordinatorId === null ? undefined : people.get(request.coordinatorId);
    const volunteer = request.volunteerId === null ? null : (people.get(request.volunteerId) ?? null);
    return {
      id: code,
      event_request: {
        id: code,
        status: request.status,
        is_approved: request.isApproved,
        respond: request.respond,
        is_approved_soon: isHeldSoon(request),
        state_text: ownStateText(
          request,
          { name: volunteer?.firstName ?? '', gender: lookUp(genders, volunteer?.id) ?? '' },
          { asked: 0, isSearched: searched.has(request.needId ?? 0) },
          locale,
          coordinator?.firstName ?? '',
        ),
        updated_at: request.updatedAt.toISOString(),
        event: {
          name,
          address: addressIn(event.addressText, currentLocale()),
          created_at: event.createdAt.toISOString(),
          manager: { full_name: manager },
          description: event.description,
          is_exercise: event.isExercise,
        },
      },
      message: serverText(locale, 'answers.eventUserMessage', { event: name }),
    };
  }

  /** Takes a help seeker's answer. @throws ALREADY_ANSWERED, LINK_EXPIRED */
  async answerUser(code: string, needsHelp: boolean): Promise<string> {
    const { request } = await this.userTarget(code);
    await this.database.transaction((tx) =>
      this.answers.answerUser(tx, request.id, needsHelp, { actorId: request.userId, mayChange: false }),
    );
    if (!needsHelp) return serverText(currentLocale(), 'answers.linkThanksNoNeed');
    const opened = await this.requests.findUserRequest(request.id);
    const searched = await this.attendance.searched([opened?.needId ?? null], this.clock.now());
    return serverText(
      currentLocale(),
      searched.size > 0 ? 'answers.linkThanksNeed' : 'answers.linkThanksNeedDesk',
    );
  }

  /**
   * An answered link keeps showing the outcome; an unanswered one ends with its time or with the event (rule
   * 29).
   */
  private async volunteerTarget(code: string): Promise<VolunteerTarget> {
    const target = await this.links.resolve(['event_volunteer', 'event_work'], code);
    const given = target?.kind === 'event_work' ? await this.assignments.find(target.targetId) : null;
    const request = target && (await this.placeOf(target, given));
    const event = request && (await this.events.find(request.eventId));
    if (!target || !request || !event) return fail('LINK_INVALID', { field: 'id' });
    const asked = await this.askedBy(request, given);
    const hold = given ?? (await this.holdOf(asked, request.volunteerId));
    if (hold === null && !hasVolunteerAnswered(request) && (target.isExpired || !event.status))
      return fail('LINK_EXPIRED', { field: 'message' });
    return { request, event, asked, hold, isExpired: target.isExpired };
  }

  /** The volunteer's place in the event: the call of the link, or the place of the assigned work. */
  private async placeOf(
    { kind, targetId }: LinkTarget,
    given: AssignmentRecord | null,
  ): Promise<VolunteerRequestRecord | null> {
    const id = kind === 'event_work' ? (given?.callId ?? null) : targetId;
    return id === null ? null : this.requests.findVolunteerRequest(id);
  }

  private async holdOf(
    asked: UserRequestRecord | null,
    volunteerId: number,
  ): Promise<AssignmentRecord | null> {
    return asked?.needId ? this.assignments.findOf(asked.needId, volunteerId) : null;
  }

  /** The question that a volunteer was called for, or was given. */
  private async askedBy(
    { needRequestId }: VolunteerRequestRecord,
    given: AssignmentRecord | null,
  ): Promise<UserRequestRecord | null> {
    if (given) return this.requests.findByNeed(given.needId);
    return needRequestId === null ? null : this.requests.findUserRequest(needRequestId);
  }

  /**
   * The volunteer's work, present or past. The position is the need's, the words those of the address that
   * counts for it.
   */
  private async workOf({ event, asked, hold }: VolunteerTarget): Promise<WorkOfLink | null> {
    const seeker = asked && hold && (await this.users.people([asked.userId])).get(asked.userId);
    if (!asked || !hold || !seeker) return null;
    const text = asked.keptAddress ?? seeker.text;
    const { lat, lon } = seeker;
    const origin_address =
      asked.keptAddress !== null || lat === null || lon === null
        ? addressIn(text, currentLocale())
        : addressForCaller({ ...seeker, lat, lon });
    return {
      hold,
      seekerId: asked.userId,
      eventId: event.id,
      helpType: asked.isEmergency ? 'physical' : event.typeOfHelpRequired,
      addresses: { origin_address, destination_address: '' },
    };
  }

  private async isReserve(
    { volunteerId }: VolunteerRequestRecord,
    asked: UserRequestRecord | null,
  ): Promise<boolean> {
    return asked?.needId ? this.volunteerCalls.isReserve(asked.needId, volunteerId) : false;
  }

  private async userTarget(code: string): Promise<{ request: UserRequestRecord; event: EventRecord }> {
    const target = await this.links.resolve('event_user', code);
    const request = target && (await this.requests.findUserRequest(target.targetId));
    const event = request && (await this.events.find(request.eventId));
    if (!target || !request || !event) return fail('LINK_INVALID', { field: 'id' });
    const isAnswered = request.respond !== null && request.status !== 'closed';
    if (!isAnswered && (target.isExpired || !event.status)) return fail('LINK_EXPIRED', { field: 'message' });
    return { request, event };
  }

  /** Before acceptance a volunteer learns only the town and the distance (rule 30). */
  private async needOf(
    request: VolunteerRequestRecord,
    need: UserRequestRecord | null,
  ): Promise<EventVolunteerLink['need']> {
    if (need === null || request.distanceM === null) return null;
    const people = await this.users.people([need.userId, request.volunteerId]);
    const [seeker, volunteer] = [people.get(need.userId), people.get(request.volunteerId)];
    if (!seeker) return null;
    return { city: seeker.city, distance_band: bandBetween(seeker, volunteer), description: '' };
  }

  private async managerName(event: EventRecord): Promise<string> {
    return (await this.users.people([event.managerId])).get(event.managerId)?.fullName ?? '';
  }
}
