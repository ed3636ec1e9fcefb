import { bandBetween, type HelpType, type UrgentHold } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NeedHolds } from '../needs/index.js';
import { type Announcement, NotificationsService } from '../notifications/index.js';
import { type Person, UsersRepository } from '../users/index.js';
import { EventInvitations } from './event-invitations.service.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSources } from './event-sources.service.js';
import { EventUrgency } from './event-urgency.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { assigneeOf, type EventRecord, isOpenNeed, type UserRequestRecord } from './events.types.js';

/** A need as dispatch sees it: its place, its demands, whether it is settled. */
export interface EventNeed {
  /** Zero before a yes. */
  needId: number;
  request: UserRequestRecord;
  event: EventRecord;
  seekerId: number;
  city: string;
  lat: number;
  lon: number;
  helpType: HelpType;
  languages: readonly string[];
  gender: string | null;
  isGenderMust: boolean;
  /** Raised with the emergency button. */
  isEmergency: boolean;
  /** The need, or the kind of its event, is urgent (rule 77). */
  isUrgent: boolean;
  /** Its hold; null while it waits. Only urgent needs are watched while they are held. */
  hold: (UrgentHold & { volunteerId: number }) | null;
}

/** A volunteer's call for one need of an event. */
export interface EventPlace {
  id: number;
  needRequestId: number;
  volunteerId: number;
}

/** The port through which auto-assign serves the needs of events. */
@Injectable()
export class EventNeeds {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly places: EventPlacesRepository,
    private readonly origins: EventSources,
    private readonly holds: NeedHolds,
    private readonly urgency: EventUrgency,
    private readonly invitations: EventInvitations,
    private readonly words: EventWords,
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
    const isUrgent = await this.urgency.isUrgent(event, request);
    const hold = isUrgent ? holdOf(request) : null;
    if (!seeker) return null;
    return {
      needId: request.needId ?? 0,
      request,
      event,
      seekerId: seeker.id,
      city: seeker.city,
      lat: seeker.lat ?? event.lat,
      lon: seeker.lon ?? event.lon,
      helpType: request.isEmergency ? 'physical' : event.typeOfHelpRequired,
      languages: seeker.languages,
      gender: seeker.genderPreference,
      isGenderMust: seeker.isGenderMust,
      isEmergency: request.isEmergency,
      isUrgent,
      hold,
    };
  }

  /** Volunteers of the event who are ready and free, with their positions. */
  async readyVolunteers(
    eventId: number,
  ): Promise<{ callId: number; volunteerId: number; lat: number; lon: number }[]> {
    const ready = await this.places.readyIn(eventId);
    const people = await this.users.people(ready.map((row) => row.volunteerId));
    return ready.flatMap((row) => {
      const person = people.get(row.volunteerId);
      return person && person.lat !== null && person.lon !== null
        ? [{ callId: row.id, volunteerId: row.volunteerId, lat: person.lat, lon: person.lon }]
        : [];
    });
  }

  /** Pairs a ready volunteer with the need, waiting for approval. */
  async pairReady(tx: Tx, need: EventNeed, callId: number): Promise<'paired' | 'taken'> {
    const request = await this.requests.lockByNeed(need.needId);
    const call = await this.requests.lockVolunteerRequest(callId);
    const locked = request && (await this.origins.inHand(need.event, request));
    if (!locked || call?.status !== 'accept') return 'taken';
    return (await this.holds.accept(tx, locked, assigneeOf(call), null)) === 'held' ? 'paired' : 'taken';
  }

  /**
   * Gives volunteers who are to be called a place in the event; those who already have one are left out.
   * Returns the number of each place.
   */
  async admit(
    calls: readonly { need: EventNeed; volunteerId: number; distanceM: number; radiusKm: number }[],
  ): Promise<EventPlace[]> {
    const rows = calls.map(({ need, ...call }) => ({
      ...call,
      eventId: need.event.id,
      needRequestId: need.request.id,
      isEmergency: need.isEmergency,
    }));
    return this.places.addCalls(rows, this.clock.now());
  }

  /** Sends volunteers a message with a link about their call. */
  async tell(
    tx: Tx,
    calls: readonly { need: EventNeed; volunteerId: number; placeId: number }[],
  ): Promise<void> {
    const people = await this.users.people(calls.map(({ volunteerId }) => volunteerId));
    const offers: Announcement[] = [];
    for (const { need, volunteerId, placeId } of calls)
      offers.push(
        await this.offer(need, { userId: volunteerId, secretId: placeId }, people.get(volunteerId)),
      );
    await this.notifications.announceAll(tx, offers);
    for (const eventId of new Set(calls.map(({ need }) => need.event.id)))
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
      type: 'offer',
      receiverType: 'volunteer',
      receivers: [receiver],
      canWaitUntil: null,
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(
        event,
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
}: UserRequestRecord): EventNeed['hold'] {
  if (status !== 'assigned' || volunteerId === null) return null;
  return {
    approveAt,
    approvedAt: isApproved === 1 ? (approvedAt ?? updatedAt) : null,
    progress,
    volunteerId,
  };
}
