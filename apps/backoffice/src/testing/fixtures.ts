import type {
  AuthRecord,
  DashboardCounts,
  EventChanges,
  EventDetail,
  EventRow,
  EventUserRequest,
  EventVolunteerRequest,
  ManagerDashboardCounts,
  PersonPin,
  WaitingCounts,
} from '@karov/api-client';
import type { Role } from '@karov/domain';
import { NOT_SPOKEN_TO } from '@karov/domain';

const NOON = '2026-03-01T10:00:00.000Z';

export function aSession(role: Role, change: Partial<AuthRecord> = {}): AuthRecord {
  return {
    id: 1,
    token: 'token-1',
    role,
    roles: [role],
    full_name: 'נועה לוי',
    disability_id: [],
    is_volunteer_information: false,
    volunteer_information_id: null,
    is_active: 1,
    is_freeze: 0,
    guardian: null,
    locale: 'he-IL',
    writes: false,
    is_limited: false,
    ...change,
  };
}

/** The counts of a calm day. */
export const NOTHING_WAITS: WaitingCounts = {
  waiting_approval: 0,
  needs_coordinator: 0,
  unanswered_users: 0,
  active_events: 2,
  failed_messages: 0,
  volunteers_ready: 0,
  acceptances: 0,
  requests_coordinator: 0,
  requests_overdue: 0,
  requests_pending: 0,
  worries: 0,
  vetting: 0,
  emergencies: 0,
  now: 0,
  needs_waiting: 0,
  newest_emergency: null,
  sending_hold: null,
  can_release_sending: false,
};

const NO_COUNTS = { total_buddies: 0, total_help_requests: 0, total_register_volunteers: 0, user_card: 0 };
const FEBRUARY = { from_date: '2026-02-01', to_date: '2026-03-02' };

/** The dashboard of an admin of a new installation. */
export const NOTHING_COUNTED: DashboardCounts = {
  ...NO_COUNTS,
  volunteer_card: 0,
  previous: NO_COUNTS,
  ...FEBRUARY,
  counted_at: null,
};

/** The dashboard of a manager without events. */
export const NO_EVENTS_COUNTED: ManagerDashboardCounts = {
  count: { active_events: 0, deactive_events: 0 },
  previous: { active_events: 0, deactive_events: 0 },
  ...FEBRUARY,
};

/** An event of a list. */
export function anEvent(change: Partial<EventRow> = {}): EventRow {
  return {
    id: 7,
    name: 'שריפה בכרמל',
    event_list_id: 2,
    radius: 3,
    address: 'הרצל 12, ישראל, חיפה, 32.8, 34.98',
    location: { lt: 32.8, lng: 34.98, lat: 32.8, lon: 34.98 },
    state: 'חיפה',
    manager_id: 21,
    manager: { id: 21, full_name: 'דנה כהן' },
    description: 'פינוי בתים בשכונה',
    type_of_help_required: 'physical',
    status: true,
    is_auto_assign: true,
    is_exercise: false,
    system_note: null,
    last_stopped_at: null,
    created_at: NOON,
    updated_at: NOON,
    counts: {
      users_asked: 12,
      users_need_help: 4,
      users_waiting: 6,
      volunteers_asked: 9,
      volunteers_ready: 3,
      assigned: 2,
      on_the_way: 1,
      waiting_approval: 1,
      needs_coordinator: 0,
      completed: 1,
    },
    abilities: ['map', 'edit', 'stop'],
    ...change,
  };
}

/** A person on the map. */
export function aPin(id: number, full_name: string, change: Partial<PersonPin> = {}): PersonPin {
  return {
    id,
    full_name,
    phone: '+972501234567',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
    address: 'הגפן 3, חיפה, 32.805, 34.985',
    street: 'הגפן 3',
    city: 'חיפה',
    state: 'חיפה',
    country: 'ישראל',
    lt: 32.805,
    lng: 34.985,
    ...change,
  };
}

/** A help seeker in an event. */
export function aNeed(change: Partial<EventUserRequest> = {}): EventUserRequest {
  return {
    id: 101,
    status: 'pending',
    is_approved: 0,
    is_request_open: true,
    respond: 1,
    is_emergency: false,
    waiting_since: NOON,
    matters: [],
    floor: null,
    progress: null,
    is_outside: false,
    kept_address: null,
    moved_to: null,
    left_since: null,
    goes_on_alone: false,
    sets_out_until: null,
    needs_coordinator: false,
    needs_coordinator_since: null,
    taken_over_by: null,
    user: { ...aPin(501, 'מרים אזולאי'), email: null },
    volunteer: null,
    volunteer_request_id: null,
    event: { id: 7, name: 'שריפה בכרמל' },
    dispatch: null,
    system_note: null,
    created_at: NOON,
    updated_at: NOON,
    abilities: ['assign', 'timeline'],
    ...change,
  };
}

/** A volunteer in an event. */
export function aVolunteer(change: Partial<EventVolunteerRequest> = {}): EventVolunteerRequest {
  return {
    id: 201,
    status: 'accept',
    is_approved: 0,
    radius: 3,
    is_outside: false,
    volunteer: aPin(601, 'יוסי מזרחי', { lt: 32.81, lng: 34.99 }),
    is_let_go: false,
    progress: null,
    assigned_user: null,
    need_request_id: null,
    event: {
      id: 7,
      name: 'שריפה בכרמל',
      address: 'HaGefen 3, Israel, Haifa, Haifa, 32.8, 34.98',
      created_at: NOON,
      manager: { full_name: 'רות ארז' },
    },
    user: null,
    system_note: null,
    created_at: NOON,
    updated_at: NOON,
    abilities: ['assign', 'reject'],
    ...change,
  };
}

/** An event with its requests. */
export function anEventDetail(change: Partial<EventDetail> = {}): EventDetail {
  return {
    ...anEvent(),
    event_user_requests: [aNeed()],
    event_volunteer_requests: [aVolunteer()],
    as_of: NOON,
    ...change,
  };
}

/** The changes of an event since it was loaded; none by default. */
export function noChanges(change: Partial<EventChanges> = {}): EventChanges {
  return {
    event: anEvent(),
    event_user_requests: [],
    event_volunteer_requests: [],
    as_of: NOON,
    is_stale: false,
    ...change,
  };
}
