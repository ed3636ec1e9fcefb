import { bandBetween } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import {
  type AdmittedCall,
  NeedLifecycleService,
  NeedMessagesService,
  type NeedSearch,
  type NotedCall,
  namedOf,
  type PlannedCall,
  type SoughtNeed,
  type WatchedHold,
} from '../needs/index.js';
import { type Announcement, NotificationsService } from '../notifications/index.js';
import { type Person, UsersRepository } from '../users/index.js';
import { EventInvitationsService } from './event-invitations.service.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { assigneeByCall, type EventRecord, isOpenNeed, type UserRequestRecord } from './events.types.js';

/** A need of an event for which somebody is sought. */
export interface EventNeed extends SoughtNeed {
  request: UserRequestRecord;
  event: EventRecord;
  city: string;
}

/** Somebody who is ready for the needs of an event. */
export interface ReadyVolunteer {
  placeId: number;
  volunteerId: number;
  lat: number;
  lon: number;
}

/** A volunteer's place in an event, by which they are asked about a need. */
interface AskedPlace {
  need: EventNeed;
  volunteerId: number;
  placeId: number;
}

/** Needs of events, as volunteers are sought for them. */
@Injectable()
export class EventNeedsService implements NeedSearch {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly places: EventPlacesRepository,
    private readonly sources: EventSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly invitations: EventInvitationsService,
    private readonly messages: NeedMessagesService,
  ) {}

  /**
   * Describes locked needs; those that no longer wait are left out, except urgent ones while they are held.
   */
  async open(needIds: readonly number[]): Promise<EventNeed[]> {
    const requests = await this.requests.ofNeeds(needIds);
    const events = new Map(
      (await this.events.findMany(requests.map(({ eventId }) => eventId))).map((event) => [event.id, event]),
    );
    const seekers = await this.users.people(requests.map(({ userId }) => userId));
    const needs: EventNeed[] = [];
    for (const request of requests) {
      const event = events.get(request.eventId);
      const need = event ? await this.describe(request, event, seekers.get(request.userId)) : null;
      if (need && (need.hold || (need.event.status && isOpenNeed(request)))) needs.push(need);
    }
    return needs;
  }

  /** A need as it stands, waiting or not; for showing suitable volunteers. */
  async find(requestId: number): Promise<EventNeed | null> {
    const request = await this.requests.findUserRequest(requestId);
    const [event] = request ? await this.events.findMany([request.eventId]) : [];
    if (!request || !event) return null;
    return this.describe(request, event, (await this.users.people([request.userId])).get(request.userId));
  }

  private async describe(
    request: UserRequestRecord,
    event: EventRecord,
    seeker: Person | undefined,
  ): Promise<EventNeed | null> {
    const isUrgent = await this.sources.isUrgent(event, request);
    const hold = isUrgent ? holdOf(request) : null;
    if (!seeker) return null;
    return {
      id: request.needId ?? 0,
      eventId: event.id,
      request,
      event,
      seekerId: seeker.id,
      city: seeker.city,
      lat: seeker.lat ?? event.lat,
      lon: seeker.lon ?? event.lon,
      isPlaced: true,
      helpType: request.isEmergency ? 'physical' : event.typeOfHelpRequired,
      languages: seeker.languages,
      gender: seeker.genderPreference,
      isGenderMust: seeker.isGenderMust,
      needsVehicle: false,
      needsEquipment: false,
      rideAt: null,
      isEmergency: request.isEmergency,
      isUrgent,
      canWaitUntil: null,
      hold,
      mayCall: event.status,
    };
  }

  /** Volunteers who said beforehand that they are ready for the needs of an event, and are free. */
  async ready(eventId: number): Promise<ReadyVolunteer[]> {
    const ready = await this.places.readyIn(eventId);
    const people = await this.users.people(ready.map((row) => row.volunteerId));
    return ready.flatMap((row) => {
      const person = people.get(row.volunteerId);
      return person && person.lat !== null && person.lon !== null
        ? [{ placeId: row.id, volunteerId: row.volunteerId, lat: person.lat, lon: person.lon }]
        : [];
    });
  }

  /** Pairs somebody who is ready, waiting for approval; false when one of the two has somebody else meanwhile. */
  async pairReady(tx: Tx, needId: number, placeId: number): Promise<boolean> {
    const locked = await this.sources.lock(needId);
    const place = await this.requests.lockVolunteerRequest(placeId);
    if (!locked || place?.status !== 'accept') return false;
    return (await this.lifecycle.accept(tx, locked, assigneeByCall(place), null)) === 'held';
  }

  /** Gives volunteers who are to be called a place in the event; those who already have one are left out. */
  async admit(calls: readonly PlannedCall<EventNeed>[]): Promise<AdmittedCall<PlannedCall<EventNeed>>[]> {
    const rows = calls.map(({ need, volunteer, radiusKm }) => ({
      volunteerId: volunteer.userId,
      distanceM: volunteer.distanceM,
      radiusKm,
      eventId: need.event.id,
      needRequestId: need.request.id,
      isEmergency: need.isEmergency,
    }));
    const places = new Map(
      (await this.places.addCalls(rows, this.clock.now())).map(({ id, needRequestId, volunteerId }) => [
        `${needRequestId} ${volunteerId}`,
        id,
      ]),
    );
    return calls.flatMap((call) => {
      const placeId = places.get(`${call.need.request.id} ${call.volunteer.userId}`);
      return placeId === undefined ? [] : [{ ...call, placeId }];
    });
  }

  tell(tx: Tx, calls: readonly NotedCall<PlannedCall<EventNeed>>[]): Promise<void> {
    return this.ask(
      tx,
      calls.flatMap(({ need, volunteer, placeId }) =>
        placeId === null ? [] : [{ need, volunteerId: volunteer.userId, placeId }],
      ),
    );
  }

  /** Sends volunteers a message with a link about their call, for the first time or in new words. */
  async ask(tx: Tx, asked: readonly AskedPlace[]): Promise<void> {
    const people = await this.users.people(asked.map(({ volunteerId }) => volunteerId));
    const offers: Announcement[] = [];
    for (const { need, volunteerId, placeId } of asked)
      offers.push(
        await this.offer(need, { userId: volunteerId, secretId: placeId }, people.get(volunteerId)),
      );
    await this.notifications.announceAll(tx, offers);
    for (const eventId of new Set(asked.map(({ need }) => need.event.id)))
      await tx.signal(eventChanged, { eventId });
  }

  private async offer(
    need: EventNeed,
    receiver: { userId: number; secretId: number },
    volunteer: Person | undefined,
  ): Promise<Announcement> {
    const { event } = need;
    const key = offerKey(need);
    return {
      type: need.isEmergency ? 'emergency' : 'offer',
      receiverType: 'volunteer',
      receivers: [receiver],
      canWaitUntil: null,
      isUrgent: true,
      eventId: event.id,
      texts: await this.messages.texts(
        namedOf(event),
        key,
        { city: need.city || event.city },
        bandBetween(need, volunteer),
      ),
      secret: { kind: 'event_volunteer', expiresAt: this.invitations.linkExpiry() },
    };
  }

  /** The event of a request, for checking a reader's reach, and its need; null for an unknown request. */
  async placeOf(requestId: number): Promise<Pick<UserRequestRecord, 'eventId' | 'needId'> | null> {
    return this.requests.findUserRequest(requestId);
  }
}

/** An emergency is worded as one, whatever its event asks for. */
function offerKey({
  isEmergency,
  event,
}: EventNeed): 'messages.offerEmergency' | 'messages.offerPhone' | 'messages.offer' {
  if (isEmergency) return 'messages.offerEmergency';
  return event.typeOfHelpRequired === 'phone' ? 'messages.offerPhone' : 'messages.offer';
}

function holdOf({
  status,
  isApproved,
  approveAt,
  approvedAt,
  updatedAt,
  progress,
  volunteerId,
}: UserRequestRecord): WatchedHold | null {
  if (status !== 'assigned' || volunteerId === null) return null;
  return {
    approveAt,
    approvedAt: isApproved === 1 ? (approvedAt ?? updatedAt) : null,
    progress,
    volunteerId,
  };
}
