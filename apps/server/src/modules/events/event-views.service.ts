import type {
  DispatchSummary,
  EventRow,
  EventUserRequest,
  EventVolunteerRequest,
  PersonPin,
  ReadyVolunteer,
} from '@karov/api-client';
import { APPROVAL, NO_MATTERS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { lookUp } from '../../platform/database/rows.js';
import { currentLocale } from '../../platform/http/request-context.js';
import {
  type Attendance,
  DispatchStates,
  deskState,
  NeedAttendanceRepository,
  type NeedPlace,
  NeedsRepository,
} from '../needs/index.js';
import { addressForCaller, addressIn } from '../places/index.js';
import { contactOf, type Person, UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventWords } from './event-words.js';
import { eventAbilities, userRequestAbilities, volunteerRequestAbilities } from './events.policy.js';
import { type EventCounts, EventsRepository } from './events.repository.js';
import {
  type EventRecord,
  isOpenNeed,
  standingOf,
  type UserRequestRecord,
  type VolunteerRequestRecord,
} from './events.types.js';

/** Builds staff's views from records: the only place that determines the form of each answer. */
@Injectable()
export class EventViewsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly words: EventWords,
    private readonly dispatch: DispatchStates,
    private readonly needs: NeedsRepository,
    private readonly attendance: NeedAttendanceRepository,
    private readonly clock: Clock,
    private readonly calls: VolunteerCallsRepository,
    private readonly sealed: SealedTexts,
  ) {}

  /** Rows of the event lists. */
  async rows(events: readonly EventRecord[]): Promise<EventRow[]> {
    const [names, people, counts] = await Promise.all([
      this.words.names(events, currentLocale()),
      this.users.people(events.map((event) => event.managerId)),
      this.events.counts(
        events.map((event) => event.id),
        this.clock.now(),
      ),
    ]);
    return events.map((event) =>
      toRow(
        event,
        names.get(event.id) ?? '',
        people.get(event.managerId) ?? null,
        counts.get(event.id) ?? NO_COUNTS,
      ),
    );
  }

  /** Help seekers' requests as staff see them, without sensitive details (rule 67). */
  async userRequests(
    event: EventRecord,
    requests: readonly UserRequestRecord[],
  ): Promise<EventUserRequest[]> {
    const [people, name, runs, openedAt, attendance, places] = await Promise.all([
      this.users.people(
        requests.flatMap((request) => [request.userId, request.volunteerId, request.coordinatorId]),
      ),
      this.words.name(event, currentLocale()),
      this.dispatch.summaries(
        requests.flatMap(({ respond, needId }) => (respond === 1 ? (needId ?? []) : [])),
      ),
      this.needs.openedAt(requests.flatMap((request) => (isOpenNeed(request) ? (request.needId ?? []) : []))),
      this.attendance.of(
        requests.flatMap(({ needId }) => needId ?? []),
        this.clock.now(),
      ),
      this.needs.placesOf(
        requests.flatMap(({ keptAddress, needId }) => (keptAddress === null ? [] : (needId ?? []))),
      ),
    ]);
    return requests.flatMap((request) => {
      const person = people.get(request.userId);
      if (!person) return [];
      const { needId } = request;
      const parts = {
        person,
        people,
        name,
        // in a stopped event nobody is called; what is left of a run only watches the volunteer
        run: event.status ? (lookUp(runs, needId) ?? null) : null,
        waitingSince: lookUp(openedAt, needId) ?? null,
        attendance: lookUp(attendance, needId) ?? null,
        kept: lookUp(places, needId) ?? null,
      };
      return [toUserRequest(event, request, parts, this.sealed)];
    });
  }

  /** Volunteers' requests as staff see them. */
  async volunteerRequests(
    event: EventRecord,
    requests: readonly VolunteerRequestRecord[],
  ): Promise<EventVolunteerRequest[]> {
    const needIds = requests.flatMap((request) =>
      request.status === 'assigned' && request.needRequestId !== null ? [request.needRequestId] : [],
    );
    const needs = new Map((await this.requests.findUserRequests(needIds)).map((need) => [need.id, need]));
    const [people, name, letGo] = await Promise.all([
      this.users.people([
        event.managerId,
        ...requests.map((request) => request.volunteerId),
        ...[...needs.values()].map((need) => need.userId),
      ]),
      this.words.name(event, currentLocale()),
      this.needs.letGoBy(
        requests.filter(({ status, isApproved }) => status === 'reject' && isApproved === APPROVAL.declined),
      ),
    ]);
    const about = {
      id: event.id,
      name,
      address: addressForCaller({ ...event, text: event.addressText }),
      created_at: event.createdAt.toISOString(),
      manager: { full_name: people.get(event.managerId)?.fullName ?? '' },
    };
    return requests.flatMap((request) => {
      const person = people.get(request.volunteerId);
      // a volunteer who declined was called for the same need, but does not hold that need
      const need =
        request.status === 'assigned' && request.needRequestId !== null
          ? needs.get(request.needRequestId)
          : undefined;
      return person
        ? [
            {
              ...toVolunteerRequest(event, request, person, about, need ?? null, people, this.sealed),
              is_let_go: letGo.has(request.id),
            },
          ]
        : [];
    });
  }

  /** Ready volunteers as staff see them when choosing one, with how they usually answer calls. */
  async readyVolunteers(
    event: EventRecord,
    requests: readonly VolunteerRequestRecord[],
  ): Promise<ReadyVolunteer[]> {
    const [rows, recordOf] = await Promise.all([
      this.volunteerRequests(event, requests),
      this.calls.recordsOf(requests.map(({ volunteerId }) => volunteerId)),
    ]);
    return rows.map((row) => ({ ...row, ...recordOf(row.volunteer.id) }));
  }
}

const NO_COUNTS: Omit<EventCounts, 'eventId'> = {
  usersAsked: 0,
  usersNeedHelp: 0,
  usersWaiting: 0,
  volunteersAsked: 0,
  volunteersReady: 0,
  assigned: 0,
  onTheWay: 0,
  waitingApproval: 0,
  needsCoordinator: 0,
  completed: 0,
};

function toRow(
  event: EventRecord,
  name: string,
  manager: Person | null,
  counts: Omit<EventCounts, 'eventId'>,
): EventRow {
  return {
    id: event.id,
    name,
    event_list_id: event.eventListId,
    radius: event.radius,
    address: addressForCaller({ ...event, text: event.addressText }),
    location: { lt: event.lat, lng: event.lon, lat: event.lat, lon: event.lon },
    state: event.state,
    manager_id: event.managerId,
    manager: { id: event.managerId, full_name: manager?.fullName ?? '' },
    description: event.description,
    type_of_help_required: event.typeOfHelpRequired,
    status: event.status,
    is_auto_assign: event.isAutoAssign,
    is_exercise: event.isExercise,
    system_note: event.systemNote,
    last_stopped_at: event.lastStoppedAt?.toISOString() ?? null,
    created_at: event.createdAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
    counts: {
      users_asked: counts.usersAsked,
      users_need_help: counts.usersNeedHelp,
      users_waiting: counts.usersWaiting,
      volunteers_asked: counts.volunteersAsked,
      volunteers_ready: counts.volunteersReady,
      assigned: counts.assigned,
      on_the_way: counts.onTheWay,
      waiting_approval: counts.waitingApproval,
      needs_coordinator: counts.needsCoordinator,
      completed: counts.completed,
    },
    abilities: eventAbilities(event),
  };
}

interface UserRequestParts {
  person: Person;
  people: ReadonlyMap<number, Person>;
  name: string;
  run: DispatchSummary | null;
  waitingSince: Date | null;
  attendance: Attendance | null;
  /** where help is needed, if the person has moved since; otherwise null */
  kept: NeedPlace | null;
}

function toUserRequest(
  event: EventRecord,
  request: UserRequestRecord,
  parts: UserRequestParts,
  sealed: SealedTexts,
): EventUserRequest {
  const { person, people } = parts;
  const volunteer = request.volunteerId === null ? undefined : people.get(request.volunteerId);
  const abilities = userRequestAbilities(event, request);
  return {
    id: request.id,
    status: request.status,
    is_approved: request.isApproved,
    is_request_open: abilities.includes('assign'),
    respond: request.respond,
    is_emergency: request.isEmergency,
    waiting_since: parts.waitingSince?.toISOString() ?? null,
    ...NO_MATTERS,
    is_outside: request.isOutside,
    kept_address: request.keptAddress && addressIn(request.keptAddress, currentLocale()),
    ...afterStop(request),
    sets_out_until: setsOutUntil(request, parts.attendance),
    ...deskState(parts.attendance),
    taken_over_by:
      request.coordinatorId === null ? null : (people.get(request.coordinatorId)?.fullName ?? ''),
    user: { ...placed(person, parts.kept), email: person.email },
    moved_to: parts.kept && addressIn(person.text, currentLocale()),
    volunteer: volunteer
      ? { id: volunteer.id, full_name: volunteer.fullName, ...contactOf(volunteer) }
      : null,
    progress: request.status === 'assigned' ? request.progress : null,
    volunteer_request_id: request.volunteerRequestId,
    event: { id: event.id, name: parts.name },
    dispatch: parts.run,
    system_note: sealed.openOrNull(request.systemNote),
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
    abilities,
  };
}

function toVolunteerRequest(
  event: EventRecord,
  request: VolunteerRequestRecord,
  person: Person,
  about: EventVolunteerRequest['event'],
  need: UserRequestRecord | null,
  people: ReadonlyMap<number, Person>,
  sealed: SealedTexts,
): Omit<EventVolunteerRequest, 'is_let_go'> {
  const user = need && { id: need.userId, full_name: people.get(need.userId)?.fullName ?? '' };
  return {
    id: request.id,
    status: request.status,
    is_approved: request.isApproved,
    radius: request.radius,
    is_outside: request.isOutside,
    volunteer: pin(person),
    progress: need?.progress ?? null,
    assigned_user: need && user && { ...user, request_id: need.id, is_approved: need.isApproved === 1 },
    need_request_id: request.needRequestId,
    event: about,
    user,
    system_note: sealed.openOrNull(request.systemNoteSealed, request.systemNoteBefore),
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
    abilities: volunteerRequestAbilities(event, request, need && (standingOf(need)?.hold ?? null)),
  };
}

function pin(person: Person): PersonPin {
  return {
    id: person.id,
    full_name: person.fullName,
    ...contactOf(person),
    address: addressIn(person.text, currentLocale()),
    street: person.street,
    city: person.city,
    state: person.state,
    country: person.country,
    lt: person.lat,
    lng: person.lon,
  };
}

/** What became of a need when its event was stopped. */
function afterStop({
  leftAt,
  isEmergency,
  status,
  endedBy,
}: UserRequestRecord): Pick<EventUserRequest, 'left_since' | 'goes_on_alone'> {
  return {
    left_since: leftAt?.toISOString() ?? null,
    goes_on_alone: isEmergency && status === 'closed' && endedBy === null,
  };
}

/** Until when an approved volunteer who has not set out has to do so; null for others. */
function setsOutUntil({ progress }: UserRequestRecord, attendance: Attendance | null): string | null {
  if (attendance?.attending !== 'volunteer' || progress !== null) return null;
  return attendance.until?.toISOString() ?? null;
}

/** A person where help is needed: where they live, or where their need stayed when they moved (rule 61). */
function placed(person: Person, kept: NeedPlace | null): PersonPin {
  if (kept === null) return pin(person);
  return {
    ...pin(person),
    address: addressIn(kept.originText, currentLocale()),
    street: kept.originStreet,
    city: kept.originCity,
    state: kept.originState,
    country: kept.originCountry,
    lt: kept.originLat,
    lng: kept.originLon,
  };
}
