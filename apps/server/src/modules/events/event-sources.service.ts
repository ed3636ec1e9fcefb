import { ANSWERABLE_CALLS, type Approval, HOUR, type Priority } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { lookUp } from '../../platform/database/rows.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { type Tx } from '../../platform/signals/signals.js';
import { type Activity, ActivityService } from '../activity/index.js';
import {
  type AdmittedCall,
  type Assignee,
  askedAnew,
  assigneeByCall,
  contextOf,
  type EndedCall,
  EventNeedSources,
  type LockedNeed,
  NeedLifecycleService,
  type NeedPlace,
  type NeedSource,
  type NeedStep,
  NeedsRepository,
  type PlannedCall,
  type ShownNeed,
  type SoughtNeed,
  soughtFor,
  type WatchedHold,
} from '../needs/index.js';
import { OptionsService } from '../options/index.js';
import { type Person, UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { EventPlacesRepository, type PlaceInEvent } from './event-places.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { type EventRecord, helpIn, isOpenNeed, type UserRequestRecord } from './events.types.js';

/**
 * The number of emergencies in an hour after which withdrawing one and pressing again no longer calls
 * volunteers who were called before.
 */
const NEW_EMERGENCIES_AN_HOUR = 3;

/** The need of a question in its event. */
interface NeedOfQuestion {
  event: EventRecord;
  request: UserRequestRecord;
  needId: number;
}

type StepOf<Kind extends NeedStep['kind']> = Extract<NeedStep, { kind: Kind }>;

/** A volunteer who is ready for the needs of an event. */
export interface ReadyVolunteer {
  placeId: number;
  volunteerId: number;
  lat: number;
  lon: number;
}

/**
 * Needs of events: opens them from the answers to the events' questions, locks them for the lifecycle of
 * needs, and describes them for the search for volunteers.
 */
@Injectable()
export class EventSourcesService extends EventNeedSources {
  constructor(
    private readonly clock: Clock,
    private readonly calls: VolunteerCallsRepository,
    private readonly needs: NeedsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly places: EventPlacesRepository,
    private readonly activity: ActivityService,
    private readonly options: OptionsService,
    private readonly events: EventsRepository,
    private readonly users: UsersRepository,
    private readonly limits: RateLimit,
    private readonly lifecycle: NeedLifecycleService,
  ) {
    super();
  }

  /** Opens or reopens the need of a question that was answered with yes; returns the need's id. */
  async open(
    tx: Tx,
    event: EventRecord,
    request: Pick<UserRequestRecord, 'id' | 'userId'>,
    isEmergency: boolean,
  ): Promise<number> {
    const person = (await this.users.people([request.userId])).get(request.userId);
    if (!person) throw new Error('a question to nobody');
    const need = {
      eventId: event.id,
      requestId: request.id,
      userId: request.userId,
      ...placeOf(person),
      helpType: isEmergency ? ('physical' as const) : event.typeOfHelpRequired,
      languages: person.languages,
      genderPreference: person.genderPreference,
      isGenderMust: person.isGenderMust,
      isEmergency,
      isExercise: event.isExercise,
      labelPriority: await this.priority(event, { isEmergency }),
    };
    await tx.signal(askedAnew, { userId: request.userId });
    const needId = await this.needs.open(need, this.clock.now());
    // Pressing again after a withdrawal is a new emergency, so volunteers called for the previous one are
    // called again.
    if (isEmergency && (await this.limits.hit(`pressed:${request.userId}`, HOUR)) <= NEW_EMERGENCIES_AN_HOUR)
      await this.calls.forget(needId, 'all');
    return needId;
  }

  /** Moves a need that nobody helps with to where its person lives now. */
  async move(request: UserRequestRecord): Promise<void> {
    const { id, needId, userId, keptAddress } = request;
    const person = (await this.users.people([userId])).get(userId);
    const updatedAt = this.clock.now();
    if (keptAddress !== null) await this.requests.updateUserRequest(id, { keptAddress: null, updatedAt });
    request.keptAddress = null;
    if (needId !== null && person)
      await this.needs.update(needId, { ...placeOf(person), isAddressChanged: false, updatedAt });
  }

  /** Locks a need until the transaction ends; null if it does not exist. */
  async lock(needId: number): Promise<LockedNeed | null> {
    const question = await this.requests.lockByNeed(needId);
    return question && this.toLocked(question.event, question.request);
  }

  /** Returns the need of a question that the calling code has locked; null while nobody has said yes. */
  async toLocked(event: EventRecord, request: UserRequestRecord): Promise<LockedNeed | null> {
    const need = request.needId === null ? null : await this.needs.find(request.needId);
    if (!need) return null;
    const hold = need.volunteerId === null ? null : await this.needs.liveHold(need.id);
    const isUrgent = await this.isUrgent(event, need);
    return { need, hold, source: this.sourceOf(event, request, { needId: need.id, isUrgent }) };
  }

  /**
   * Returns which needs of events are urgent: emergencies, and all needs of an event of an urgent kind (rules
   * 70, 77).
   */
  async isUrgent(
    event: Pick<EventRecord, 'eventListId'>,
    need: Pick<UserRequestRecord, 'isEmergency'>,
  ): Promise<boolean> {
    return need.isEmergency || (await this.options.isUrgent(event.eventListId));
  }

  /** An emergency ranks above a need of an urgent event, which ranks above any other need. */
  private async priority(
    event: Pick<EventRecord, 'eventListId'>,
    need: Pick<UserRequestRecord, 'isEmergency'>,
  ): Promise<Priority> {
    if (need.isEmergency) return 3;
    return (await this.options.isUrgent(event.eventListId)) ? 2 : 0;
  }

  private sourceOf(
    event: EventRecord,
    request: UserRequestRecord,
    { needId, isUrgent }: { needId: number; isUrgent: boolean },
  ): NeedSource {
    return {
      // read anew for each message: a release can change where the need is
      get context() {
        return contextOf({ need: request, event });
      },
      isUrgent,
      isOn: event.status,
      radiusKm: event.radius,
      needsApproval: true,
      seeks: soughtFor({
        isOn: event.status,
        isDispatched: event.isAutoAssign,
        isEmergency: request.isEmergency,
        isPlaced: true,
      }),
      seat: (assignee) => this.seat(event, request, assignee),
      follow: (step) => this.follow({ event, request, needId }, step),
      endCalls: (exceptVolunteerId, withReserves) =>
        this.endCalls({ requestId: request.id, needId }, exceptVolunteerId, withReserves),
      reserves: () => this.reserves({ requestId: request.id, needId }),
      changed: (tx) => tx.signal(eventChanged, { eventId: event.id }),
    };
  }

  private async seat(
    event: EventRecord,
    { id, isEmergency }: UserRequestRecord,
    assignee: Assignee,
  ): Promise<Assignee> {
    if (!isEmergency) return assignee;
    const call = {
      eventId: event.id,
      volunteerId: assignee.id,
      needRequestId: id,
      radiusKm: event.radius,
      distanceM: assignee.distanceM ?? 0,
    };
    return { ...assignee, callId: await this.places.emergencyCall(call, this.clock.now()) };
  }

  /** Locks and returns the requests of volunteers who are in reserve for the need or ready in the event. */
  async reserves({ requestId, needId }: { requestId: number; needId: number }): Promise<Assignee[]> {
    const reserves = await this.calls.reserves(needId, this.clock.now());
    const ids = reserves.map(({ volunteerId }) => volunteerId);
    const ready = new Map(
      (await this.requests.lockReady(requestId, ids)).map((call) => [call.volunteerId, call]),
    );
    return reserves.flatMap(({ volunteerId, saidYesAt }) => {
      const call = ready.get(volunteerId);
      return call ? [{ id: volunteerId, distanceM: call.distanceM, callId: call.id, saidYesAt }] : [];
    });
  }

  private async endCalls(
    { requestId, needId }: { requestId: number; needId: number },
    exceptVolunteerId: number | null,
    withReserves: boolean,
  ): Promise<EndedCall[]> {
    const closed = await this.requests.closeCallsFor(
      requestId,
      exceptVolunteerId,
      withReserves,
      this.clock.now(),
    );
    const ids = closed.map(({ volunteerId }) => volunteerId);
    if (ids.length > 0) await this.calls.move(needId, ids, ANSWERABLE_CALLS, 'filled');
    return closed.map(({ id, volunteerId }) => ({ callId: id, volunteerId }));
  }

  /**
   * Keeps the question and the volunteer's place in step with their need, and writes the history of both.
   */
  private async follow(place: NeedOfQuestion, step: NeedStep): Promise<void> {
    const { request } = place;
    switch (step.kind) {
      case 'held':
        return this.held(request, step);
      case 'reserved':
        return this.reserved(request, step);
      case 'approved':
        await this.touch(request.id, step.hold.callId, {}, { isApproved: 1 });
        return this.record(request.id, step.hold.callId, {
          status: 'assigned',
          approval: 1,
          actorId: step.actorId,
        });
      case 'released':
        return this.release(place, step);
      case 'ended':
        return this.ended(place, step);
      case 'progressed':
        await this.touch(request.id, null);
        return this.note(request.id, step.actorId, step.step, { status: step.step, is_approved: 1 });
      case 'taken_over':
      case 'given_back':
      case 'passed_on':
        await this.touch(request.id, null);
        return this.note(request.id, step.actorId, step.kind, {
          status: request.status,
          is_approved: request.isApproved,
          ...(step.kind === 'passed_on' && { coordinator_id: step.toId }),
        });
      case 'handed_over':
        return this.touch(request.id, null);
    }
  }

  private async held(
    { id }: UserRequestRecord,
    { assignee, isApproved, actorId }: StepOf<'held'>,
  ): Promise<void> {
    await this.touch(
      id,
      assignee.callId,
      { systemNote: null },
      { status: 'assigned', isApproved, needRequestId: id, systemNote: null },
    );
    await this.record(id, assignee.callId, { status: 'assigned', approval: isApproved, actorId });
  }

  private async reserved(
    { id }: UserRequestRecord,
    { assignee, actorId }: StepOf<'reserved'>,
  ): Promise<void> {
    if (assignee.callId === null) return;
    await this.requests.updateVolunteerRequest(assignee.callId, {
      status: 'accept',
      needRequestId: id,
      updatedAt: this.clock.now(),
    });
    const newValues = { status: 'accept', is_approved: 0 };
    await this.activity.record([
      {
        subjectType: 'event_volunteer_request',
        subjectId: assignee.callId,
        actorId,
        action: 'reserve',
        newValues,
      },
    ]);
  }

  /**
   * Releases a volunteer, who is not called for the need again (rule 4); an emergency continues outside a
   * stopped event. A need that stayed at a former address for this volunteer's sake follows its person (rule
   * 61), also for whoever takes over at once.
   */
  private async release(
    { event, request, needId }: NeedOfQuestion,
    { hold, note, actorId }: StepOf<'released'>,
  ): Promise<void> {
    const question = {
      closedByStop: !event.status && !request.isEmergency,
      systemNote: note,
    };
    if ((await this.needs.find(needId))?.isAddressChanged) await this.move(request);
    await this.touch(request.id, hold.callId, question, {
      status: 'reject',
      isApproved: 2,
      systemNote: note,
    });
    await this.record(request.id, hold.callId, { status: 'reject', approval: 2, actorId, note });
    await this.calls.keepOff(needId, hold.volunteerId, this.clock.now());
  }

  private async ended(
    { request, needId }: NeedOfQuestion,
    { hold, status, note, actorId }: StepOf<'ended'>,
  ): Promise<void> {
    const callId = hold?.callId ?? null;
    if (status === 'completed') {
      await this.touch(request.id, callId, { systemNote: note }, { status, systemNote: note });
      return this.record(request.id, callId, { status, approval: 1, actorId, note });
    }
    if (!hold) await this.needs.update(needId, { coordinatorId: null });
    await this.touch(request.id, callId, {}, { status: 'closed' });
    // Without a hold to release, the question's answer has already been written.
    if (hold)
      await this.record(request.id, callId, { status: 'closed', approval: request.isApproved, actorId });
  }

  /** Updates the question and, if the need is held, the holder's request in the event. */
  private async touch(
    requestId: number,
    callId: number | null,
    question: Parameters<EventRequestsRepository['updateUserRequest']>[1] = {},
    call: Parameters<EventRequestsRepository['updateVolunteerRequest']>[1] = {},
  ): Promise<void> {
    const updatedAt = this.clock.now();
    await this.requests.updateUserRequest(requestId, { ...question, updatedAt });
    if (callId !== null) await this.requests.updateVolunteerRequest(callId, { ...call, updatedAt });
  }

  private async record(
    requestId: number,
    callId: number | null,
    {
      status,
      approval,
      actorId,
      note = null,
    }: { status: string; approval: Approval; actorId: number | null; note?: string | null },
  ): Promise<void> {
    const shared = { actorId, action: status, newValues: { status, is_approved: approval }, note };
    const lines: Activity[] = [{ subjectType: 'event_user_request', subjectId: requestId, ...shared }];
    if (callId !== null) lines.push({ subjectType: 'event_volunteer_request', subjectId: callId, ...shared });
    await this.activity.record(lines);
  }

  private note(
    subjectId: number,
    actorId: number | null,
    action: string,
    newValues: { status: string; is_approved: Approval; coordinator_id?: number },
  ): Promise<void> {
    return this.activity.record([
      { subjectType: 'event_user_request', subjectId, actorId, action, newValues },
    ]);
  }

  /** Describes locked needs; needs that no longer wait are left out, except urgent ones that are held. */
  async sought(needIds: readonly number[]): Promise<SoughtNeed[]> {
    const requests = await this.requests.ofNeeds(needIds);
    const events = await this.eventsOf(requests);
    const seekers = await this.users.people(requests.map(({ userId }) => userId));
    const places = await this.needs.placesOf(requests.map(({ needId }) => needId));
    const needs: SoughtNeed[] = [];
    for (const request of requests) {
      const event = events.get(request.eventId);
      const place = lookUp(places, request.needId);
      const need = event ? await this.toNeed(request, event, seekers.get(request.userId), place) : null;
      if (need && isOpened(need) && (need.hold || (need.mayCall && isOpenNeed(request)))) needs.push(need);
    }
    return needs;
  }

  /**
   * Returns needs in their current state, whether or not they are waiting; used to show suitable volunteers.
   */
  async describe(requestIds: readonly number[]): Promise<ShownNeed[]> {
    const requests = await this.requests.findUserRequests(requestIds);
    const [events, seekers, places] = await Promise.all([
      this.eventsOf(requests),
      this.users.people(requests.map(({ userId }) => userId)),
      this.needs.placesOf(requests.map(({ needId }) => needId)),
    ]);
    const needs: ShownNeed[] = [];
    for (const request of requests) {
      const event = events.get(request.eventId);
      const place = lookUp(places, request.needId);
      const need = event ? await this.toNeed(request, event, seekers.get(request.userId), place) : null;
      if (need) needs.push(need);
    }
    return needs;
  }

  private async eventsOf(requests: readonly UserRequestRecord[]): Promise<Map<number, EventRecord>> {
    const events = await this.events.findMany([...new Set(requests.map(({ eventId }) => eventId))]);
    return new Map(events.map((event) => [event.id, event]));
  }

  /** What the volunteers of events were asked, and what they said. */
  placesIn(eventIds: readonly number[]): Promise<PlaceInEvent[]> {
    return this.places.inEvents(eventIds);
  }

  private async toNeed(
    request: UserRequestRecord,
    event: EventRecord,
    seeker: Person | undefined,
    place: NeedPlace | undefined,
  ): Promise<ShownNeed | null> {
    const isUrgent = await this.isUrgent(event, request);
    const hold = isUrgent ? holdOf(request) : null;
    if (!seeker) return null;
    return {
      id: request.needId,
      eventId: event.id,
      requestId: request.id,
      seekerId: seeker.id,
      lat: place?.originLat ?? seeker.lat ?? event.lat,
      lon: place?.originLon ?? seeker.lon ?? event.lon,
      isPlaced: true,
      helpType: helpIn(event, request),
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
      context: contextOf({ need: request, event }),
      city: place?.originCity || seeker.city || event.city,
      isFirstCall: false,
    };
  }

  /** The free volunteers who said beforehand that they are ready for the needs of an event. */
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

  /**
   * Pairs a ready volunteer with a need, awaiting approval; returns false if either has meanwhile been paired
   * with another.
   */
  async pairReady(tx: Tx, needId: number, placeId: number): Promise<boolean> {
    const locked = await this.lock(needId);
    const place = await this.requests.lockVolunteerRequest(placeId);
    if (!locked || place?.status !== 'accept') return false;
    return (await this.lifecycle.accept(tx, locked, assigneeByCall(place), null)) === 'held';
  }

  /** Gives volunteers who are to be called a place in the event; those who already have one are left out. */
  async admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]> {
    const rows = calls.flatMap(({ need: { eventId, requestId, isEmergency }, volunteer, radiusKm }) => {
      const { userId: volunteerId, distanceM } = volunteer;
      if (eventId === null || requestId === null) return [];
      return [{ volunteerId, distanceM, radiusKm, eventId, needRequestId: requestId, isEmergency }];
    });
    const places = new Map(
      (await this.places.addCalls(rows, this.clock.now())).map(({ id, needRequestId, volunteerId }) => [
        `${needRequestId} ${volunteerId}`,
        id,
      ]),
    );
    return calls.flatMap((call) => {
      const placeId = places.get(`${call.need.requestId} ${call.volunteer.userId}`);
      return placeId === undefined ? [] : [{ ...call, placeId }];
    });
  }

  /** Refreshes the staff screens of the events. */
  async asked(tx: Tx, needs: readonly SoughtNeed[]): Promise<void> {
    for (const eventId of new Set(needs.map((need) => need.eventId)))
      if (eventId !== null) await tx.signal(eventChanged, { eventId });
  }
}

function isOpened(need: ShownNeed): need is SoughtNeed {
  return need.id !== null;
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

/** Returns the place of a need: where its person lives. */
function placeOf(person: Person): NeedPlace {
  return {
    originText: person.text,
    originStreet: person.street,
    originCity: person.city,
    originState: person.state,
    originCountry: person.country,
    originLat: person.lat,
    originLon: person.lon,
  };
}
