import type { HeldThing, HeldWork } from '@karov/api-client';
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
import { type HeldPlaces, reachesAll } from './colleagues.rules.js';
import { type HeldNeed, HeldWorkRepository } from './held-work.repository.js';

type HeldEvents = Awaited<ReturnType<EventHandoverService['managedBy']>>;

/**
 * Hands over all of a coordinator's work to a colleague within whose reach it is, all together or not at all
 * (rule 160).
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

  /** Returns the work that the caller has taken on, and the colleagues who could take all of it. */
  async held(caller: Caller): Promise<HeldWork> {
    const locale = currentLocale();
    const [needs, events, chats, staff] = await Promise.all([
      this.repository.needsOf(caller.userId),
      this.events.managedBy(caller.userId),
      this.chats.of(caller.userId, locale),
      this.repository.colleaguesOf(caller.userId),
    ]);
    const fitting = staff.filter((colleague) => reachesAll(colleague, placesOf(needs, events, chats)));
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
      colleagues: fitting
        .map(({ id }) => ({ id, label: people.get(id)?.fullName ?? '' }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    };
  }

  /**
   * Hands everything over to a colleague, whose role and account are locked until that is done; help seekers
   * see the new name, and the colleague is notified.
   * @throws HELD_NOTHING, COLLEAGUE_UNKNOWN, COLLEAGUE_OUT_OF_REACH
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
      await this.requireReach(caller, colleagueId, placesOf(needs, events, chats));
      if (events.length > 0) await this.events.changeManager(tx, caller.userId, colleagueId, caller.userId);
      for (const locked of lockedNeeds)
        if (locked?.need.coordinatorId === caller.userId)
          await this.endings.passOn(tx, locked, colleagueId, caller.userId);
      await this.chats.giveAll(tx, chats, colleagueId, caller.userId);
      await this.tell(tx, caller, colleagueId, {
        needs: needs.length,
        events: events.length,
        chats: chats.length,
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

  private async requireReach(caller: Caller, colleagueId: number, places: HeldPlaces): Promise<void> {
    const colleague = (await this.repository.colleaguesOf(caller.userId)).find(
      ({ id }) => id === colleagueId,
    );
    if (!colleague) return fail('COLLEAGUE_UNKNOWN', { field: 'colleague_id' });
    if (!reachesAll(colleague, places)) fail('COLLEAGUE_OUT_OF_REACH', { field: 'colleague_id' });
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

function placesOf(needs: readonly HeldNeed[], events: HeldEvents, chats: readonly HeldChat[]): HeldPlaces {
  return {
    applications: needs.filter(({ eventId }) => eventId === null),
    eventRequests: needs.flatMap(({ eventId, managerId, state }) =>
      eventId === null || managerId === null ? [] : [{ eventId, managerId, state }],
    ),
    events,
    conversations: chats.map(({ context, contextId, managerId, state }) => ({
      eventId: context === 'event' ? contextId : null,
      managerId,
      state,
    })),
  };
}
