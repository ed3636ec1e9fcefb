import { Injectable } from '@nestjs/common';
import type { DispatchSummary, EventDetail, EventRow, EventUserRequest, EventVolunteerRequest, PersonPin } from '@karov/api-client';
import { addressToWire, squareOf } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { currentLocale } from '../../platform/http/request-context.js';
import { isConcealed, type Reach } from '../regions/index.js';
import { UsersService, type Person } from '../users/index.js';
import { DispatchStates } from '../needs/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventWords } from './event-words.js';
import { eventAbilities, hasSeekerAnswered, hasVolunteerAnswered, userRequestAbilities, volunteerRequestAbilities } from './events.policy.js';
import { EventsRepository, type EventCounts } from './events.repository.js';
import { standingOf, type EventRecord, type UserRequestRecord, type VolunteerRequestRecord } from './events.types.js';

/** Turns records into what staff see: each answer's shape in one place. */
@Injectable()
export class EventViews {
  constructor(
    private readonly users: UsersService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly words: EventWords,
    private readonly dispatch: DispatchStates,
  ) {}

  /** Rows of the event lists. */
  async rows(events: readonly EventRecord[]): Promise<EventRow[]> {
    const [names, people, counts] = await Promise.all([
      this.words.names(events, currentLocale()),
      this.users.people(events.map((event) => event.managerId)),
      this.events.counts(events.map((event) => event.id)),
    ]);
    return events.map((event) => toRow(event, names.get(event.id) ?? '', people.get(event.managerId) ?? null, counts.get(event.id) ?? NO_COUNTS));
  }

  /** One event with its two lists, as far as the caller may see the people in them (rule 79). */
  async detail(event: EventRecord, reach: Reach): Promise<EventDetail> {
    const [userRequests, volunteerRequests] = await Promise.all([this.requests.userRequestsOf(event.id), this.requests.volunteerRequestsOf(event.id)]);
    const [[row], users, volunteers] = await Promise.all([
      this.rows([event]),
      this.userRequests(event, userRequests),
      this.volunteerRequests(event, volunteerRequests),
    ]);
    if (!row) throw new Error('event without row');
    const [silentUsers, silentVolunteers] = [unanswered(userRequests, hasSeekerAnswered), unanswered(volunteerRequests, hasVolunteerAnswered)];
    return {
      ...row,
      event_user_requests: users.map((request) => (isConcealed(reach, request.user.state, !silentUsers.has(request.id)) ? concealedUser(request) : request)),
      event_volunteer_requests: volunteers.map((request) =>
        isConcealed(reach, request.volunteer.state, !silentVolunteers.has(request.id)) ? concealedVolunteer(request) : request,
      ),
    };
  }

  /** Help seekers' requests as staff see them, without sensitive details (rule 67). */
  async userRequests(event: EventRecord, requests: readonly UserRequestRecord[]): Promise<EventUserRequest[]> {
    const [people, name, runs] = await Promise.all([
      this.users.people(requests.flatMap((request) => [request.userId, request.volunteerId, request.coordinatorId])),
      this.words.name(event, currentLocale()),
      this.dispatch.summaries(requests.flatMap(({ respond, needId }) => (respond === 1 ? (needId ?? []) : []))),
    ]);
    return requests.flatMap((request) => {
      const person = people.get(request.userId);
      if (!person) return [];
      return [toUserRequest(event, request, { person, people, name, run: runs.get(request.needId ?? 0) ?? null })];
    });
  }

  /** Volunteers' requests as staff see them. */
  async volunteerRequests(event: EventRecord, requests: readonly VolunteerRequestRecord[]): Promise<EventVolunteerRequest[]> {
    const needIds = requests.flatMap((request) => (request.status === 'assigned' && request.needRequestId !== null ? [request.needRequestId] : []));
    const needs = new Map((await this.requests.findUserRequests(needIds)).map((need) => [need.id, need]));
    const [people, name] = await Promise.all([
      this.users.people([...requests.map((request) => request.volunteerId), ...[...needs.values()].map((need) => need.userId)]),
      this.words.name(event, currentLocale()),
    ]);
    return requests.flatMap((request) => {
      const person = people.get(request.volunteerId);
      const need = request.needRequestId === null ? undefined : needs.get(request.needRequestId);
      return person ? [toVolunteerRequest(event, request, person, name, need ?? null, people)] : [];
    });
  }
}

const NO_COUNTS: Omit<EventCounts, 'eventId'> = {
  usersAsked: 0,
  usersNeedHelp: 0,
  usersWaiting: 0,
  volunteersAsked: 0,
  volunteersReady: 0,
  assigned: 0,
  waitingApproval: 0,
  needsCoordinator: 0,
  completed: 0,
};

function toRow(event: EventRecord, name: string, manager: Person | null, counts: Omit<EventCounts, 'eventId'>): EventRow {
  return {
    id: event.id,
    name,
    event_list_id: event.eventListId,
    radius: event.radius,
    address: addressToWire({ ...event, text: event.addressText }),
    location: { lt: event.lat, lng: event.lon, lat: event.lat, lon: event.lon },
    state: event.state,
    manager_id: event.managerId,
    manager: { id: event.managerId, full_name: manager?.fullName ?? '' },
    description: event.description,
    type_of_help_required: event.typeOfHelpRequired,
    status: event.status,
    is_auto_assign: event.isAutoAssign,
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
}

function toUserRequest(event: EventRecord, request: UserRequestRecord, parts: UserRequestParts): EventUserRequest {
  const { person, people } = parts;
  const volunteer = request.volunteerId === null ? undefined : people.get(request.volunteerId);
  const abilities = userRequestAbilities(event, request);
  return {
    id: request.id,
    status: request.status,
    is_approved: request.isApproved,
    is_request_open: abilities.includes('assign'),
    respond: request.respond,
    is_outside: request.isOutside,
    kept_address: request.keptAddress,
    needs_coordinator: request.coordinatorSince !== null && request.coordinatorId === null,
    needs_coordinator_since: request.coordinatorSince?.toISOString() ?? null,
    taken_over_by: request.coordinatorId === null ? null : (people.get(request.coordinatorId)?.fullName ?? ''),
    user: { ...pin(person), email: person.email },
    volunteer: volunteer ? { id: volunteer.id, full_name: volunteer.fullName, phone: volunteer.phone, contact_note: volunteer.contactNote } : null,
    progress: request.status === 'assigned' ? request.progress : null,
    volunteer_request_id: request.volunteerRequestId,
    event: { id: event.id, name: parts.name },
    dispatch: parts.run,
    system_note: request.systemNote,
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
    abilities,
  };
}

function toVolunteerRequest(
  event: EventRecord,
  request: VolunteerRequestRecord,
  person: Person,
  name: string,
  need: UserRequestRecord | null,
  people: ReadonlyMap<number, Person>,
): EventVolunteerRequest {
  return {
    id: request.id,
    status: request.status,
    is_approved: request.isApproved,
    radius: request.radius,
    is_outside: request.isOutside,
    volunteer: pin(person),
    assigned_user: need
      ? { id: need.userId, request_id: need.id, full_name: people.get(need.userId)?.fullName ?? '', is_approved: need.isApproved === 1 }
      : null,
    event: { id: event.id, name },
    system_note: request.systemNote,
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
    abilities: volunteerRequestAbilities(event, request, need && (standingOf(need)?.hold ?? null)),
  };
}

function unanswered<T extends { id: number }>(requests: readonly T[], hasAnswered: (request: T) => boolean): Set<number> {
  return new Set(requests.filter((request) => !hasAnswered(request)).map((request) => request.id));
}

function concealedUser(request: EventUserRequest): EventUserRequest {
  return { ...request, user: { ...concealedPin(request.user), email: null }, kept_address: null, abilities: [] };
}

function concealedVolunteer(request: EventVolunteerRequest): EventVolunteerRequest {
  return { ...request, volunteer: concealedPin(request.volunteer), abilities: [] };
}

/** Somebody of a town, in the square of about a kilometre in which they live. */
function concealedPin(pin: PersonPin): PersonPin {
  const { lat, lon } = squareOf({ lat: pin.lt, lon: pin.lng });
  return {
    ...pin,
    is_concealed: true,
    full_name: serverText(currentLocale(), 'answers.somebodyOf', { town: pin.city }),
    phone: '',
    contact_note: '',
    address: pin.city,
    street: '',
    lt: lat,
    lng: lon,
  };
}

function pin(person: Person): PersonPin {
  return {
    id: person.id,
    full_name: person.fullName,
    phone: person.phone,
    contact_note: person.contactNote,
    address: person.text,
    street: person.street,
    city: person.city,
    state: person.state,
    country: person.country,
    lt: person.lat ?? 0,
    lng: person.lon ?? 0,
  };
}
