import type { CallAnswers, EventQuestion, PersonRequest, UserDoings, UserTrail } from '@karov/api-client';
import { isAdmin } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { type ActivityLine, ActivityService, accessText } from '../activity/index.js';
import { SessionsService } from '../auth/index.js';
import { CategoriesService } from '../categories/index.js';
import { ConsentsService } from '../consents/index.js';
import { NotificationsService } from '../notifications/index.js';
import { toSessionRow } from '../profile/index.js';
import { RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { type AskedInEvent, PersonActivityRepository } from './person-activity.repository.js';
import { UserListService } from './user-list.service.js';

const MESSAGES_SHOWN = 10;
const LINES_SHOWN = 30;

/**
 * A person's requests and activities, and the actions on their account; each part is loaded when it is
 * opened.
 */
@Injectable()
export class UserActivityService {
  constructor(
    private readonly list: UserListService,
    private readonly regions: RegionsRepository,
    private readonly repository: PersonActivityRepository,
    private readonly categories: CategoriesService,
    private readonly calls: VolunteerCallsRepository,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly consents: ConsentsService,
  ) {}

  /**
   * Returns requests and events within the caller's reach, answers to calls, and for admins the latest
   * messages.
   * @throws NOT_FOUND
   */
  async doings(caller: Caller, id: number): Promise<UserDoings> {
    const person = await this.list.row(caller, id);
    const isVolunteer = person.roles.some(({ name }) => name === 'volunteer');
    const [requests, questions, calls, messages] = await Promise.all([
      this.requestsOf(caller, id),
      this.questionsTo(caller, id),
      isVolunteer ? this.callsOf(id) : null,
      isAdmin(caller.role) ? this.notifications.sentTo(id, MESSAGES_SHOWN) : [],
    ]);
    return {
      requests,
      questions,
      calls,
      messages: messages.map(({ type, channel, createdAt }) => ({
        type,
        channel,
        sent_at: createdAt.toISOString(),
      })),
    };
  }

  /**
   * Returns devices, consents, views by staff, and changes, newest first.
   * @throws NOT_FOUND
   */
  async trail(caller: Caller, id: number): Promise<UserTrail> {
    await this.list.row(caller, id);
    const [sessions, consents, looks, history] = await Promise.all([
      this.sessions.live(id),
      this.consents.of(id),
      this.activity.looksAt(id),
      this.activity.history('user', id),
    ]);
    const shownLooks = looks.slice(0, LINES_SHOWN);
    const changes = history
      .filter(({ action }) => action !== 'sensitive_read')
      .toReversed()
      .slice(0, LINES_SHOWN);
    const locale = currentLocale();
    const names = await this.namesOf([...shownLooks, ...changes]);
    return {
      sessions: sessions.map((session) => {
        const { role, device, created_at, last_seen_at } = toSessionRow(session, caller.sessionId, locale);
        return { role, device, created_at, last_seen_at };
      }),
      consents: consents.map(({ kind, version, givenAt, withdrawnAt }) => ({
        kind,
        version,
        given_at: givenAt.toISOString(),
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      })),
      looks: shownLooks.map((line) => ({
        id: line.id,
        actor: names(line),
        what: accessText(line, locale),
        at: line.createdAt.toISOString(),
      })),
      changes: changes.map((line) => ({
        id: line.id,
        actor: names(line),
        action: line.action,
        note: line.note,
        at: line.createdAt.toISOString(),
      })),
    };
  }

  private async requestsOf(caller: Caller, id: number): Promise<PersonRequest[]> {
    const reach = await this.regions.reachOf(caller);
    const locale = currentLocale();
    const [requests, events] = await Promise.all([
      this.repository.requests(reach, id),
      this.repository.inEvents(reach, id, locale),
    ]);
    const labels = await this.categories.labels(
      [...new Set(requests.map(({ categoryId }) => categoryId))],
      locale,
    );
    const rows: PersonRequest[] = [
      ...requests.map((one) => ({
        ...wireOf(one),
        kind: 'application' as const,
        name: labels.get(one.categoryId) ?? '',
      })),
      ...events.map((one) => ({ ...wireOf(one), kind: 'event' as const, name: one.name })),
    ];
    return rows.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  }

  /** Returns the questions to a person in events and the answers, with the time until the first answer. */
  private async questionsTo(caller: Caller, id: number): Promise<EventQuestion[]> {
    const asked = await this.repository.questions(await this.regions.reachOf(caller), id, currentLocale());
    const idsOf = (wanted: AskedInEvent['kind']): number[] =>
      asked.filter(({ kind }) => kind === wanted).map((one) => one.id);
    const [need, ready] = await Promise.all([
      this.activity.firstOf('event_user_request', idsOf('need'), ['respond']),
      this.activity.firstOf('event_volunteer_request', idsOf('ready'), ['accept', 'reject']),
    ]);
    const lines = { need, ready };
    return asked.map((one) => {
      const first = lines[one.kind].get(one.id);
      return {
        event_id: one.eventId,
        name: one.name,
        kind: one.kind,
        asked_at: one.askedAt.toISOString(),
        answer: one.kind === 'need' ? saidOf(one.respond) : readinessOf(first?.action),
        seconds: first ? Math.round((first.createdAt.getTime() - one.askedAt.getTime()) / 1000) : null,
        is_open: one.isOpen,
      };
    });
  }

  private async callsOf(id: number): Promise<CallAnswers> {
    const calls = (await this.calls.answersOf([id])).get(id);
    if (!calls)
      return { asked: 0, accepted: 0, declined: 0, silent: 0, median_seconds: null, last_called_at: null };
    const { asked, accepted, declined, silent, medianSeconds, lastCalledAt } = calls;
    const counts = { asked, accepted, declined, silent };
    return {
      ...counts,
      median_seconds: medianSeconds === null ? null : Math.round(medianSeconds),
      last_called_at: lastCalledAt?.toISOString() ?? null,
    };
  }

  /**
   * Returns the names of the actors; null stands for the system itself, and former staff have a placeholder.
   */
  private async namesOf(lines: readonly ActivityLine[]): Promise<(line: ActivityLine) => string | null> {
    const people = await this.users.people(lines.map(({ actorId }) => actorId));
    const locale = currentLocale();
    return ({ actorId }) =>
      actorId === null ? null : (people.get(actorId)?.fullName ?? serverText(locale, 'answers.formerStaff'));
  }
}

function saidOf(respond: AskedInEvent['respond']): EventQuestion['answer'] {
  return respond === null ? null : respond === 1 ? 'yes' : 'no';
}

function readinessOf(action: string | undefined): EventQuestion['answer'] {
  return action === undefined ? null : action === 'accept' ? 'yes' : 'no';
}

function wireOf({
  id,
  isHelper,
  isAddressChanged,
  status,
  createdAt,
}: {
  id: number;
  isHelper: boolean;
  isAddressChanged: boolean;
  status: PersonRequest['status'];
  createdAt: Date;
}) {
  return {
    id,
    is_helper: isHelper,
    status,
    is_address_changed: isAddressChanged,
    created_at: createdAt.toISOString(),
  };
}
