import type { ActiveApplication, CategoryOption, EmergencyStatus, OwnApplication } from '@karov/api-client';
import { profile } from './people.js';
import { data, FakeServer, page } from './server.js';

export const HAIFA = 'הרצל 10, ישראל, חיפה, חיפה, 32.81, 34.99';

const RIDE: CategoryOption = {
  id: 1,
  label: 'הסעה',
  type: 1,
  hides_home_address: true,
  help_type: 'physical',
  picture: 'car',
};
const SHOPPING: CategoryOption = {
  id: 2,
  label: 'קניות ותרופות',
  type: 2,
  hides_home_address: false,
  help_type: 'physical',
  picture: 'bag',
};
const CALL: CategoryOption = {
  id: 4,
  label: 'שיחת טלפון',
  type: 2,
  hides_home_address: true,
  help_type: 'phone',
  picture: 'phone',
};

/** Returns an open request for shopping. */
export function ownApplication(change: Partial<OwnApplication> = {}): OwnApplication {
  return {
    id: 31,
    status: 'open',
    ended_by: null,
    state_text: 'מחפשים מי יכול לעזור',
    step: 'searching',
    category_id: 2,
    category: { id: 2, name: 'קניות ותרופות', label: 'קניות ותרופות', type: 2, is_emergency: false },
    help_type: 'physical',
    description: 'תרופות מבית המרקחת',
    arrival_date: null,
    arrival_time: null,
    expiration_date: '2026-12-01',
    origin_address: HAIFA,
    destination_address: '',
    other_address: 0,
    label_priority: 0,
    system_notes: null,
    volunteer: null,
    coordinator: null,
    application_requested_volunteer: null,
    is_volunteer_changed: false,
    asked: 3,
    is_emergency: false,
    is_overdue: false,
    feedback: null,
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: new Date(Date.now() - 5 * 60_000).toISOString(),
    abilities: ['close', 'reject', 'chat'],
    ...change,
  };
}

/** Returns the state in which no emergency is running and one may be raised. */
export function emergency(change: Partial<EmergencyStatus> = {}): EmergencyStatus {
  return {
    without_volunteer: false,
    with_event: false,
    assigned_volunteer: false,
    reject_volunteer: false,
    time: null,
    volunteer: null,
    record: null,
    event: null,
    chat: null,
    is_approved: null,
    asked: 0,
    step: 'none',
    state_text: '',
    can_raise: true,
    coordinator: null,
    address: HAIFA,
    places: [{ kind: 'home', address: HAIFA }],
    ending: null,
    ...change,
  };
}

/** Returns an emergency for which volunteers are being asked. */
export function runningEmergency(change: Partial<EmergencyStatus> = {}): EmergencyStatus {
  return emergency({
    without_volunteer: true,
    time: '2026-11-20T08:00:00.000Z',
    record: { id: 90, kind: 'application', status: 'open', created_at: '2026-11-20T08:00:00.000Z' },
    asked: 3,
    step: 'searching',
    state_text: 'מחפשים מתנדבים קרובים',
    can_raise: false,
    ...change,
  });
}

/** Returns a category that has an open request. */
export function activeApplication(change: Partial<ActiveApplication> = {}): ActiveApplication {
  return {
    id: 31,
    category_id: 2,
    category: { id: 2, name: 'קניות ותרופות' },
    expiration_date: '2026-12-01',
    arrival_date: null,
    arrival_time: null,
    status: 'open',
    ...change,
  };
}

/** Returns a server with a help seeker who has an address, three kinds of help, and no requests. */
export function helpServer(server = new FakeServer()): FakeServer {
  return server
    .on('POST /dropdowns/application', () => data({ categories: [RIDE, SHOPPING, CALL], statuses: [] }))
    .on('POST /dropdowns/places', () => data([{ id: 'p1', label: 'הרצל 10, חיפה', raw: HAIFA }]))
    .on('GET /auth/profile', () => data(profile()))
    .on('GET /applications', () => page([]))
    .on('GET /event/requests', () => data([]))
    .on('GET /event/requests/emergency', () => data(emergency()));
}
