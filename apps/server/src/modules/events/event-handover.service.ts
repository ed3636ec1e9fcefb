import { distanceMetres, type Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import {
  assigneeByCall,
  NeedEndingsService,
  NeedLifecycleService,
  NeedMessagesService,
  namedOf,
} from '../needs/index.js';
import { NotificationsService } from '../notifications/index.js';
import { mayManageEvent, RegionsRepository } from '../regions/index.js';
import { type Person, personDeleted, UsersRepository } from '../users/index.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { type EventRecord, type UserRequestRecord, type VolunteerRequestRecord } from './events.types.js';

/** A person who is ready in an event. */
type ReadyPerson = Person & { distanceM: number | null };

/**
 * The open work in events of a person who leaves: the needs they hold as a volunteer, the events they lead as
 * a manager (rules 63, 89).
 */
@Injectable()
export class EventHandoverService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly signals: Signals,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly places: EventPlacesRepository,
    private readonly sources: EventSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
    private readonly words: EventWords,
    private readonly messages: NeedMessagesService,
    private readonly notifications: NotificationsService,
    private readonly regions: RegionsRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personDeleted, async ({ userId, actorId }, tx) => {
      await this.endNeeds(tx, userId, actorId);
      await this.closeQuestions(tx, userId);
    });
  }

  /** The event names for needs and events, by id; null for an event outside the caller's reach. */
  async named(
    caller: Caller,
    needs: readonly UserRequestRecord[],
    events: readonly EventRecord[],
    locale: Locale,
  ): Promise<Map<number, string>> {
    const reach = await this.regions.reachOf(caller);
    const all = [
      ...(await this.events.findMany([...new Set(needs.map(({ eventId }) => eventId))])),
      ...events,
    ];
    const names = await this.words.names(all, locale);
    for (const event of all)
      if (!mayManageEvent(reach, event)) names.set(event.id, serverText(locale, 'answers.eventOfAnother'));
    return names;
  }

  /** A person's needs in events that wait or have a volunteer assigned. */
  openOf(userId: number): Promise<UserRequestRecord[]> {
    return this.requests.openOf(userId);
  }

  /** The needs to which a volunteer is assigned. */
  needsOf(volunteerId: number): Promise<UserRequestRecord[]> {
    return this.requests.assignedTo(volunteerId);
  }

  lockNeeds(volunteerId: number): Promise<UserRequestRecord[]> {
    return this.requests.lockAssignedTo(volunteerId);
  }

  /** The active events of a manager. */
  managedBy(managerId: number): Promise<EventRecord[]> {
    return this.events.activeOf(managerId);
  }

  lockManaged(managerId: number): Promise<EventRecord[]> {
    return this.events.lockActiveOf(managerId);
  }

  /**
   * The ready volunteers in the event of a need, nearest first, each with the distance in metres if it is
   * known.
   */
  async readyFor(need: UserRequestRecord): Promise<ReadyPerson[]> {
    const [ready, [source = null]] = await Promise.all([
      this.requests.readyVolunteers(need.eventId, need.id),
      this.sources.describe([need.id]),
    ]);
    const people = await this.users.people(ready.map(({ volunteerId }) => volunteerId));
    return [...people.values()]
      .filter(({ id }) => id !== need.userId)
      .map((person) => ({ ...person, distanceM: metresBetween(source, person) }))
      .sort((a, b) => (a.distanceM ?? Infinity) - (b.distanceM ?? Infinity) || a.id - b.id);
  }

  /** The number of active events of each of these managers; those without any are left out. */
  countsOf(managerIds: readonly number[]): Promise<Map<number, number>> {
    return this.events.activeCounts(managerIds);
  }

  /**
   * Gives a need to another ready volunteer of its event, or back to the pool. @throws REPLACEMENT_UNKNOWN
   */
  async handOn(tx: Tx, need: UserRequestRecord, volunteerId: number | null, actorId: number): Promise<void> {
    const event = await this.events.findIn(need.eventId);
    const locked = event && (await this.sources.toLocked(event, need));
    if (!event || !locked) return fail('NOT_FOUND');
    const call = volunteerId === null ? null : await this.readyCall(need, volunteerId);
    const outcome = await this.lifecycle.handOn(tx, locked, call && assigneeByCall(call), actorId);
    if (outcome !== null && outcome !== 'held') fail('REPLACEMENT_UNKNOWN', { field: 'event_volunteer_id' });
  }

  /**
   * Returns the locked request of a volunteer who is ready for a need.
   * @throws REPLACEMENT_UNKNOWN
   */
  private async readyCall(need: UserRequestRecord, volunteerId: number): Promise<VolunteerRequestRecord> {
    const id = await this.places.readyFor(need, volunteerId);
    const call = id === null ? null : await this.requests.lockVolunteerRequest(id);
    return call?.status === 'accept' ? call : fail('REPLACEMENT_UNKNOWN', { field: 'event_volunteer_id' });
  }

  /** Closes a departing volunteer's calls and their readiness in events. */
  async leaveAll(tx: Tx, volunteerId: number): Promise<void> {
    for (const eventId of await this.requests.closeWaitingOf(volunteerId, this.clock.now()))
      await tx.signal(eventChanged, { eventId });
  }

  /** Ends the needs of a deleted person; a volunteer who has one in hand is told. */
  private async endNeeds(tx: Tx, userId: number, actorId: number): Promise<void> {
    for (const request of await this.requests.lockLiveOf(userId)) {
      const event = await this.events.findIn(request.eventId);
      const locked = event && (await this.sources.toLocked(event, request));
      if (locked) await this.endings.end(tx, locked, 'close', actorId);
    }
  }

  /** Closes the questions to a deleted person, so that they stay closed when an event restarts. */
  private async closeQuestions(tx: Tx, userId: number): Promise<void> {
    for (const eventId of await this.requests.closeQuestionsOf(userId, this.clock.now()))
      await tx.signal(eventChanged, { eventId });
  }

  /**
   * Gives active events to another manager; both managers are told. The new manager's role is locked until
   * the transaction ends, or the call fails.
   */
  async changeManager(tx: Tx, fromId: number, toId: number, actorId: number): Promise<void> {
    if (toId === fromId || !(await this.users.holdRole(toId, 'manager')))
      return fail('REPLACEMENT_UNKNOWN', { field: 'manager_id' });
    await this.give(tx, await this.lockManaged(fromId), toId, actorId);
  }

  /**
   * Gives locked events to a member of staff, whose role the caller has locked; the former and the new manager are
   * told.
   */
  async give(tx: Tx, events: readonly EventRecord[], toId: number, actorId: number): Promise<void> {
    if (events.length === 0) return;
    await this.events.move(
      events.map(({ id }) => id),
      toId,
      this.clock.now(),
    );
    await this.activity.record(
      events.map(({ id }) => ({
        subjectType: 'event',
        subjectId: id,
        actorId,
        action: 'manager_changed',
        newValues: { manager_id: toId },
      })),
    );
    for (const event of events) await this.tellManagers(tx, event, event.managerId, toId);
    for (const { id } of events) await tx.signal(eventChanged, { eventId: id });
  }

  /** Tells both managers about the change. */
  async tellManagers(tx: Tx, event: EventRecord, fromId: number, toId: number): Promise<void> {
    const heir = (await this.users.people([toId])).get(toId)?.fullName ?? '';
    const about = { type: 'system', receiverType: 'manager', canWaitUntil: null, eventId: event.id } as const;
    const url = `${this.config.publicUrl}/admin/events/map/${event.id}`;
    await this.notifications.announceAll(tx, [
      {
        ...about,
        receivers: [{ userId: toId }],
        texts: await this.messages.texts(namedOf(event), 'messages.eventGiven', { url }),
      },
      {
        ...about,
        receivers: [{ userId: fromId }],
        texts: await this.messages.texts(namedOf(event), 'messages.eventTaken', { name: heir }),
      },
    ]);
  }
}

function metresBetween(
  need: { lat: number; lon: number } | null,
  { lat, lon }: Pick<Person, 'lat' | 'lon'>,
): number | null {
  return need === null || lat === null || lon === null ? null : distanceMetres(need, { lat, lon });
}
