import type { OpenWork, UserRow, VettingRow } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeApi, one, rows } from './fake-api.js';

/** The time of all fixtures. */
export const NOON = '2026-03-01T10:00:00.000Z';
/** A volunteer with an unchecked police certificate. */
export const USER: UserRow = {
  id: 7,
  full_name: 'Omer Biton',
  phone: '+972520000003',
  contact_note: '',
  spoken_to: NOT_SPOKEN_TO,
  email: null,
  roles: [{ id: 2, name: 'volunteer' }],
  status: 'activated',
  is_active: 1,
  is_block: 0,
  is_freeze: 0,
  is_online: 0,
  is_super_admin: false,
  is_notification_alert: true,
  organization: null,
  disabilities: [],
  other_disability: '',
  disability_confirmation_check: false,
  quick_emergency_request: false,
  signed_in_at: null,
  city: 'Haifa',
  is_phone: 0,
  is_wp: 0,
  is_sms: 1,
  email_verified_at: null,
  residential_address: '',
  arrival_address: '',
  references: [],
  personal_information: null,
  created_at: NOON,
  deleted_at: null,
  volunteer_information: {
    id: 70,
    validate_training: true,
    validate_police: false,
    is_required_police_validation: true,
    police_ends_at: null,
    police_file: 'file-1',
    guardian_needed: null,
    is_guardian_confirmed: false,
    guardian_file: null,
  },
  abilities: ['validate_police', 'deactivate', 'regions'],
};
/** Nothing is open. */
export const NO_WORK: OpenWork = {
  requests: [],
  event_requests: [],
  events: [],
  asks_for_help: false,
  volunteers: [],
  event_volunteers: [],
  managers: [],
};
/** The server with one person in the list. */
export const server = (area: 'admin' | 'manager' = 'admin') =>
  new FakeApi()
    .on(`GET /${area}/users`, rows([USER]))
    .on(`GET /${area}/user/states`, one([{ id: 'haifa', label: 'Haifa' }]))
    .on('GET /chats/newest/7', one({ subject: null }));

/** Chooses an action from the menu of a row. */
export async function choose(user: UserEvent, act: string, name = 'Omer Biton'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

/** A guardian's consent that waits for an admin. */
export const WAITING_PAPER: VettingRow = {
  id: 22,
  kind: 'guardian',
  user: {
    id: 7,
    full_name: 'Omer Biton',
    phone: '+972520000003',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
  },
  volunteer_information_id: 70,
  file: 'file-2',
  guardian_needed: 'minor',
  place: '',
  date: null,
  since: NOON,
  refusal: null,
  asked_at: null,
};
