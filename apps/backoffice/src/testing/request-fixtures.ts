import type { AdminApplication, ApplicationDropdowns, OpenVolunteer } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';

const NOON = '2026-03-01T10:00:00.000Z';

/** A single help request as admins see it: open, for shopping. */
export function aRequest(change: Partial<AdminApplication> = {}): AdminApplication {
  return {
    id: 31,
    status: 'open',
    ended_by: null,
    category_id: 2,
    category: { id: 2, name: 'Shopping', label: 'Shopping', type: 2, is_emergency: false },
    user_id: 501,
    user: {
      id: 501,
      full_name: 'מרים אזולאי',
      phone: '+972501234567',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      email: null,
      residential_address: 'הגפן 3, חיפה, 32.805, 34.985',
      arrival_address: '',
      comments: 'קומה שלישית',
      disabilities: ['Mobility'],
    },
    volunteer: null,
    assignment: null,
    application_requested_volunteer: null,
    description: 'לחם וחלב',
    arrival_date: null,
    arrival_time: null,
    expiration_date: '2026-11-29',
    origin_address: 'הגפן 3, חיפה, 32.805, 34.985',
    destination_address: '',
    other_address: 0,
    location: null,
    priority: 0,
    town: 'Haifa',
    waiting_since: null,
    label_priority: 0,
    system_notes: null,
    is_emergency: false,
    matters: [],
    floor: null,
    is_overdue: false,
    is_address_changed: false,
    is_volunteer_changed: false,
    needs_coordinator: false,
    needs_coordinator_since: null,
    taken_over_by: null,
    dispatch: null,
    created_by: null,
    created_at: NOON,
    updated_at: NOON,
    abilities: ['assign', 'close', 'reject', 'priority', 'timeline', 'chat'],
    ...change,
  };
}

/** A request with an acceptance that waits for an admin. */
export function aHeldRequest(change: Partial<AdminApplication> = {}): AdminApplication {
  return aRequest({
    volunteer: {
      id: 601,
      full_name: 'יוסי מזרחי',
      phone: '+972521112233',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      progress: null,
    },
    assignment: { id: 71, is_approved: 0, ended: null, created_at: NOON },
    abilities: ['approve', 'reject_volunteer', 'close', 'priority', 'chat'],
    ...change,
  });
}

/** A volunteer who may be assigned. */
export function anOpenVolunteer(change: Partial<OpenVolunteer> = {}): OpenVolunteer {
  return {
    id: 601,
    full_name: 'יוסי מזרחי',
    phone: '+972521112233',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
    distance_km: 0.7,
    recent_calls: 2,
    answers: { asked: 4, answered: 3, median_seconds: 40 },
    has_vehicle: true,
    way_to_help: 'both',
    languages: ['hebrew'],
    answered: 'not_asked',
    said: null,
    reason: 'Speaks Hebrew.',
    is_fitting: true,
    ...change,
  };
}

/** Categories, states and help seekers to choose from. */
export const REQUEST_OPTIONS: ApplicationDropdowns = {
  categories: [
    { id: 1, label: 'Ride', type: 1, hides_home_address: true, help_type: 'physical', picture: 'car' },
    { id: 2, label: 'Shopping', type: 2, hides_home_address: false, help_type: 'physical', picture: 'bag' },
    { id: 3, label: 'Phone call', type: 2, hides_home_address: true, help_type: 'phone', picture: 'phone' },
  ],
  statuses: [
    { id: 'in treatment', label: 'In treatment' },
    { id: 'closed', label: 'Closed' },
  ],
  only_users: [
    {
      id: 501,
      full_name: 'מרים אזולאי',
      phone: '+972501234567',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      address: 'הגפן 3, חיפה, 32.805, 34.985',
    },
    {
      id: 502,
      full_name: 'Miriam Cohen',
      phone: '+972541112233',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      address: '',
    },
    {
      id: 503,
      full_name: 'David Cohen',
      phone: '+972549998877',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      address: 'הרצל 1, חיפה, 32.81, 34.99',
    },
  ],
};
