import { Injectable } from '@nestjs/common';
import type { Option } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { NeedHolds } from '../needs/index.js';
import { UsersService } from '../users/index.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventOrigins } from './event-origins.service.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { takerOf, type EventRecord, type UserRequestRecord, type VolunteerRequestRecord } from './events.types.js';

/** What somebody has in hand in events and has to leave: needs as a volunteer, events as a manager (rules 63, 89). */
@Injectable()
export class EventHandover {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly users: UsersService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly places: EventPlacesRepository,
    private readonly origins: EventOrigins,
    private readonly holds: NeedHolds,
  ) {}

  /** Needs that a volunteer is assigned to. */
  needsOf(volunteerId: number): Promise<UserRequestRecord[]> {
    return this.requests.assignedTo(volunteerId);
  }

  lockNeeds(tx: Tx, volunteerId: number): Promise<UserRequestRecord[]> {
    return this.requests.lockAssignedTo(tx, volunteerId);
  }

  /** Active events of a manager. */
  managedBy(managerId: number): Promise<EventRecord[]> {
    return this.events.activeOf(managerId);
  }

  lockManaged(tx: Tx, managerId: number): Promise<EventRecord[]> {
    return this.events.lockActiveOf(tx, managerId);
  }

  /** Volunteers who are ready in the events of some needs, by name. */
  async readyFor(needs: readonly UserRequestRecord[]): Promise<Option[]> {
    const ready = await Promise.all([...new Set(needs.map(({ eventId }) => eventId))].map((eventId) => this.requests.readyVolunteers(eventId)));
    const people = await this.users.people(ready.flat().map(({ volunteerId }) => volunteerId));
    return [...people.values()].map(({ id, fullName }) => ({ id, label: fullName })).sort((a, b) => a.label.localeCompare(b.label));
  }

  /** Gives a need to another volunteer who is ready in its event, or back to everybody. @throws REPLACEMENT_UNKNOWN */
  async handOn(tx: Tx, need: UserRequestRecord, volunteerId: number | null, actorId: number): Promise<void> {
    const event = await this.events.findIn(tx, need.eventId);
    const hand = event && (await this.origins.inHand(tx, event, need));
    if (!event || !hand) return fail('NOT_FOUND');
    const call = volunteerId === null ? null : await this.readyCall(tx, event.id, volunteerId);
    const outcome = await this.holds.handOn(tx, hand, call && takerOf(call), actorId);
    if (outcome !== null && outcome !== 'held') fail('REPLACEMENT_UNKNOWN', { field: 'event_volunteer_id' });
  }

  /** The request of a volunteer who is ready in an event, locked. @throws REPLACEMENT_UNKNOWN */
  private async readyCall(tx: Tx, eventId: number, volunteerId: number): Promise<VolunteerRequestRecord> {
    const ready = (await this.places.liveAmong(tx, eventId, [volunteerId])).find(({ status }) => status === 'accept');
    const call = ready && (await this.requests.lockVolunteerRequest(tx, ready.id));
    return call?.status === 'accept' ? call : fail('REPLACEMENT_UNKNOWN', { field: 'event_volunteer_id' });
  }

  /** Nobody counts any more on somebody who was called or ready. */
  async leaveAll(tx: Tx, volunteerId: number): Promise<void> {
    for (const eventId of await this.requests.closeWaitingOf(tx, volunteerId, this.clock.now())) await tx.signal(eventChanged, { eventId });
  }

  /** Another manager has the active events from now on. */
  async changeManager(tx: Tx, fromId: number, toId: number, actorId: number): Promise<void> {
    const events = await this.lockManaged(tx, fromId);
    await this.events.moveActive(tx, fromId, toId, this.clock.now());
    await this.activity.record(
      tx,
      events.map(({ id }) => ({ subjectType: 'event', subjectId: id, actorId, action: 'manager_changed', newValues: { manager_id: toId } })),
    );
    for (const { id } of events) await tx.signal(eventChanged, { eventId: id });
  }
}
