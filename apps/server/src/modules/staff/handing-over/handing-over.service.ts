import type { ColleagueToGive, HeldPart, HeldThing, HeldWork } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { fail } from '../../../platform/errors/fail.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import type { Caller } from '../../../platform/security/caller.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { ActivityService } from '../../activity/index.js';
import { CategoriesService } from '../../categories/index.js';
import { type HeldChat, HeldChatsService } from '../../chat/index.js';
import { EventHandoverService } from '../../events/index.js';
import { NeedEndingsService, NeedSources } from '../../needs/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { OptionsService } from '../../options/index.js';
import { PlacesService } from '../../places/index.js';
import { UsersRepository } from '../../users/index.js';
import { reachedBy } from './colleagues.rules.js';
import { type HeldNeed, HeldWorkRepository } from './held-work.repository.js';

type HeldEvents = Awaited<ReturnType<EventHandoverService['managedBy']>>;

/**
 * Hands over a coordinator's work to a colleague, as far as it is within the colleague's reach; the rest is named
 * and stays (rule 160).
 */
@Injectable()
export class HandingOverService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly categories: CategoriesService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly events: EventHandoverService,
    private readonly sources: NeedSources,
    private readonly endings: NeedEndingsService,
    private readonly chats: HeldChatsService,
    private readonly repository: HeldWorkRepository,
  ) {}

  /** Returns the work that the caller has taken on, and the colleagues who could take some of it, the best first. */
  async held(caller: Caller): Promise<HeldWork> {
    const locale = currentLocale();
    const [needs, events, chats, staff] = await Promise.all([
      this.repository.needsOf(caller.userId),
      this.events.managedBy(caller.userId),
      this.chats.of(caller.userId, locale),
      this.repository.colleaguesOf(caller.userId),
    ]);
    const work = placesOf(needs, events, chats);
    const staffIds = staff.map(({ id }) => id);
    const [online, lastSeen] = await Promise.all([
      this.users.onlineAmong(staffIds),
      this.users.lastSeenAmong(staffIds),
    ]);
    const fitting = byFitness(
      staff.map((colleague) => ({
        ...colleague,
        isOnline: online.has(colleague.id),
        lastSeenAt: lastSeen.get(colleague.id) ?? null,
        ...partsOf(work, reachedBy(colleague, work)),
      })),
    );
    const [people, names, labels, kinds] = await Promise.all([
      this.users.people([
        ...needs.map(({ userId }) => userId),
        ...chats.map(({ personId }) => personId),
        ...fitting.map(({ id }) => id),
      ]),
      this.events.named(caller, [], events, locale),
      this.categories.labels(titlesOf(needs, false), locale),
      this.options.labels(titlesOf(needs, true), locale),
    ]);
    const thing = (need: HeldNeed): HeldThing => ({
      id: need.requestId ?? need.needId,
      label: [
        (need.requestId === null ? labels : kinds).get(need.titleId),
        this.places.townName(need.city, locale),
      ]
        .filter(Boolean)
        .join(' · '),
      person: people.get(need.userId)?.fullName ?? null,
      since: need.since.toISOString(),
    });
    return {
      applications: needs.filter(({ requestId }) => requestId === null).map(thing),
      event_requests: needs.filter(({ requestId }) => requestId !== null).map(thing),
      events: events.map(({ id, createdAt }) => ({
        id,
        label: names.get(id) ?? '',
        person: null,
        since: createdAt.toISOString(),
      })),
      conversations: chats.map((chat) => ({
        id: chat.threadId,
        label: chat.label,
        person: people.get(chat.personId)?.fullName ?? null,
        since: chat.since.toISOString(),
      })),
      colleagues: fitting.map(({ id, takes, stays, isOnline, inHand }) => ({
        id,
        label: people.get(id)?.fullName ?? '',
        takes,
        stays,
        is_online: isOnline,
        in_hand: inHand,
      })),
    };
  }

  /**
   * Hands over to a colleague, whose role and account are locked until that is done, what is within their reach;
   * help seekers see the new name, and the colleague is notified.
   * @throws HELD_NOTHING, COLLEAGUE_UNKNOWN, COLLEAGUE_OUT_OF_REACH when they reach nothing of it
   */
  async handOver(caller: Caller, colleagueId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.repository.lockGiver(caller.userId);
      if (!(await this.holdColleague(caller, colleagueId)))
        return fail('COLLEAGUE_UNKNOWN', { field: 'colleague_id' });
      const needs = await this.repository.needsOf(caller.userId);
      const lockedNeeds = [];
      for (const { needId, eventId } of [...needs].sort((a, b) => a.needId - b.needId))
        lockedNeeds.push(await this.sources.lock({ needId, eventId }));
      const events = await this.events.lockManaged(caller.userId);
      const chats = await this.chats.lock(caller.userId, currentLocale());
      if (needs.length + events.length + chats.length === 0)
        return fail('HELD_NOTHING', { field: 'message' });
      const given = await this.givenTo(caller, colleagueId, placesOf(needs, events, chats));
      const givenNeeds = new Set([...given.applications, ...given.eventRequests].map(({ needId }) => needId));
      await this.events.give(tx, given.events, colleagueId, caller.userId);
      for (const locked of lockedNeeds)
        if (locked?.need.coordinatorId === caller.userId && givenNeeds.has(locked.need.id))
          await this.endings.passOn(tx, locked, colleagueId, caller.userId);
      await this.chats.giveAll(
        tx,
        given.conversations.map(({ chat }) => chat),
        colleagueId,
        caller.userId,
      );
      await this.tell(tx, caller, colleagueId, {
        needs: givenNeeds.size,
        events: given.events.length,
        chats: given.conversations.length,
      });
    });
  }

  /**
   * Locks the colleague's role and account until the transaction ends; returns false when the colleague is
   * not active staff.
   */
  private async holdColleague(caller: Caller, colleagueId: number): Promise<boolean> {
    return colleagueId !== caller.userId && this.users.holdStaff(colleagueId);
  }

  private async givenTo(caller: Caller, colleagueId: number, work: Work) {
    const colleague = (await this.repository.colleaguesOf(caller.userId)).find(
      ({ id }) => id === colleagueId,
    );
    if (!colleague) return fail('COLLEAGUE_UNKNOWN', { field: 'colleague_id' });
    const given = reachedBy(colleague, work);
    return partsOf(work, given).takes === 0
      ? fail('COLLEAGUE_OUT_OF_REACH', { field: 'colleague_id' })
      : given;
  }

  private async tell(
    tx: Tx,
    caller: Caller,
    colleagueId: number,
    count: { needs: number; events: number; chats: number },
  ): Promise<void> {
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: colleagueId,
        actorId: caller.userId,
        action: 'given_work',
        newValues: { ...count },
      },
    ]);
    const name = (await this.users.people([caller.userId])).get(caller.userId)?.fullName ?? '';
    const say = (locale: Locale) =>
      serverText(locale, 'messages.workGiven', { name, ...count, url: `${this.config.publicUrl}/admin` });
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'manager',
      receivers: [{ userId: colleagueId }],
      canWaitUntil: null,
      isUrgent: true,
      texts: { 'he-IL': say('he-IL'), 'en-US': say('en-US') },
    });
  }
}

function titlesOf(needs: readonly HeldNeed[], isInEvent: boolean): number[] {
  return needs.filter(({ requestId }) => (requestId !== null) === isInEvent).map(({ titleId }) => titleId);
}

type Work = ReturnType<typeof placesOf>;

function placesOf(needs: readonly HeldNeed[], events: HeldEvents, chats: readonly HeldChat[]) {
  return {
    applications: needs.filter(({ eventId }) => eventId === null),
    eventRequests: needs.filter(({ eventId }) => eventId !== null),
    events,
    conversations: chats.map((chat) => ({
      eventId: chat.context === 'event' ? chat.contextId : null,
      managerId: chat.managerId,
      state: chat.state,
      chat,
    })),
  };
}

/** How much of the work goes, and what stays, by its part and id. */
function partsOf(
  work: Work,
  given: { [Part in keyof Work]: readonly Work[Part][number][] },
): Pick<ColleagueToGive, 'takes' | 'stays'> {
  const of = <One>(part: HeldPart, all: readonly One[], gone: readonly One[], idOf: (one: One) => number) =>
    all.filter((one) => !gone.includes(one)).map((one) => ({ part, id: idOf(one) }));
  const needId = ({ requestId, needId: id }: HeldNeed): number => requestId ?? id;
  return {
    takes:
      given.applications.length +
      given.eventRequests.length +
      given.events.length +
      given.conversations.length,
    stays: [
      ...of('applications', work.applications, given.applications, needId),
      ...of('event_requests', work.eventRequests, given.eventRequests, needId),
      ...of('events', work.events, given.events, ({ id }) => id),
      ...of('conversations', work.conversations, given.conversations, ({ chat }) => chat.threadId),
    ],
  };
}

interface Fitness extends Pick<ColleagueToGive, 'takes' | 'stays'> {
  id: number;
  isOnline: boolean;
  inHand: number;
  lastSeenAt: Date | null;
}

/** Who could take something, the best first: most of it, online, with less in hand, seen last. */
function byFitness(colleagues: readonly Fitness[]): Fitness[] {
  return colleagues
    .filter(({ takes }) => takes > 0)
    .toSorted(
      (one, other) =>
        other.takes - one.takes ||
        Number(other.isOnline) - Number(one.isOnline) ||
        one.inHand - other.inHand ||
        (other.lastSeenAt?.getTime() ?? 0) - (one.lastSeenAt?.getTime() ?? 0) ||
        one.id - other.id,
    );
}
