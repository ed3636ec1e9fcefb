import type { EventUserLink } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { lookUp } from '../../platform/database/rows.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { NeedEndingsService, needOpened, SearchStandingService } from '../needs/index.js';
import { LinksService } from '../notifications/index.js';
import { addressIn } from '../places/index.js';
import { UsersRepository } from '../users/index.js';
import { VolunteerFactsRepository } from '../volunteers/index.js';
import { EventRequestsRepository, type QuestionInEvent } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventWords } from './event-words.js';
import { hasSeekerAnswered } from './events.policy.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { type EventRecord, isAnswerOpen, isOpenNeed, type UserRequestRecord } from './events.types.js';
import { isHeldSoon, ownStateText } from './own-requests.service.js';

/** Who records a help seeker's answer. */
interface WrittenBy {
  actorId: number | null;
  /** whether an existing answer may be changed */
  mayChange: boolean;
  /** whether staff record an answer that was given by telephone */
  isByPhone?: boolean;
}

const PHONE = { channel: 'phone' };

/**
 * Asks help seekers in events whether they need help: on the page of a link, which requires only the link's
 * code (rules 29, 125), and by message.
 */
@Injectable()
export class EventQuestionsService {
  constructor(
    private readonly database: Database,
    private readonly links: LinksService,
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly words: EventWords,
    private readonly facts: VolunteerFactsRepository,
    private readonly search: SearchStandingService,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly sources: EventSourcesService,
    private readonly endings: NeedEndingsService,
  ) {}

  /**
   * Returns the page of an asked help seeker.
   * @throws LINK_INVALID on id, LINK_EXPIRED on message
   */
  async userLink(code: string): Promise<EventUserLink> {
    const { request, event } = await this.userTarget(code);
    const locale = currentLocale();
    const [name, people, genders, standing] = await Promise.all([
      this.words.name(event, locale),
      this.users.people([request.volunteerId, request.coordinatorId, event.managerId]),
      this.facts.genders([request.volunteerId]),
      this.search.of([request.needId]),
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
          { asked: 0, ...standing({ ...request, id: request.needId }) },
          locale,
          coordinator?.firstName ?? '',
        ),
        updated_at: request.updatedAt.toISOString(),
        event: {
          name,
          address: addressIn(event.addressText, currentLocale()),
          created_at: event.createdAt.toISOString(),
          manager: { full_name: people.get(event.managerId)?.fullName ?? '' },
          description: event.description,
          is_exercise: event.isExercise,
        },
      },
      message: serverText(locale, 'answers.eventUserMessage', { event: name }),
    };
  }

  /**
   * Records a help seeker's answer.
   * @throws ALREADY_ANSWERED, LINK_EXPIRED
   */
  async answerUser(code: string, needsHelp: boolean): Promise<string> {
    const { request } = await this.userTarget(code);
    await this.database.transaction((tx) =>
      this.takeAnswer(tx, request.id, needsHelp, { actorId: request.userId, mayChange: false }),
    );
    if (!needsHelp) return serverText(currentLocale(), 'answers.linkThanksNoNeed');
    const opened = await this.requests.findUserRequest(request.id);
    const standing = await this.search.of([opened?.needId ?? null]);
    const isSearched = opened !== null && standing({ ...opened, id: opened.needId }).isSearched;
    return serverText(currentLocale(), isSearched ? 'answers.linkThanksNeed' : 'answers.linkThanksNeedDesk');
  }

  /**
   * Records a help seeker's answer to whether they need help, as their link does.
   * @throws NOT_FOUND, ALREADY_ANSWERED, EVENT_OVER
   */
  async answerQuestion(requestId: number, needsHelp: boolean): Promise<void> {
    const request = await this.requests.findUserRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    await this.database.transaction((tx) =>
      this.takeAnswer(tx, requestId, needsHelp, { actorId: request.userId, mayChange: false }),
    );
  }

  /**
   * Records a help seeker's answer. A yes opens a need; a no rejects the question (rule 7), until the person
   * says yes after all.
   * @throws ALREADY_ANSWERED when it was answered and `mayChange` is false, EVENT_OVER, NOT_ALLOWED_NOW when
   * somebody is assigned
   */
  async takeAnswer(
    tx: Tx,
    requestId: number,
    needsHelp: boolean,
    { actorId, mayChange, isByPhone }: WrittenBy,
  ): Promise<void> {
    const { request, event } = (await this.requests.lockWithEvent(requestId)) ?? fail('NOT_FOUND');
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
    const needId = await this.sources.open(tx, event, request, false);
    if (event.isAutoAssign) await tx.signal(needOpened, { needId, radiusKm: event.radius });
  }

  /**
   * Ends the need because its person needs nobody, or nobody any longer. The decision counts as the person's,
   * even if staff record it.
   */
  private async endNeed(tx: Tx, event: EventRecord, request: UserRequestRecord): Promise<void> {
    const locked = isOpenNeed(request) ? await this.sources.toLocked(event, request) : null;
    if (locked) await this.endings.end(tx, locked, 'close', request.userId);
  }

  /** Returns which of the given questions about needing help still wait for an answer. */
  async unansweredAmong(requestIds: readonly number[]): Promise<ReadonlySet<number>> {
    const requests = await this.requests.findUserRequests(requestIds);
    const events = new Map(
      (await this.events.findMany(requests.map((request) => request.eventId))).map((event) => [
        event.id,
        event,
      ]),
    );
    const open = requests.filter(
      (request) =>
        request.status !== 'closed' &&
        !hasSeekerAnswered(request) &&
        events.get(request.eventId)?.status === true,
    );
    return new Set(open.map((request) => request.id));
  }

  private async userTarget(code: string): Promise<QuestionInEvent> {
    const target = await this.links.resolve('event_user', code);
    const question = target && (await this.requests.findWithEvent(target.targetId));
    if (!question) return fail('LINK_INVALID', { field: 'id' });
    const { request, event } = question;
    const isAnswered = request.respond !== null && request.status !== 'closed';
    if (!isAnswered && (target.isExpired || !event.status)) return fail('LINK_EXPIRED', { field: 'message' });
    return { request, event };
  }
}
