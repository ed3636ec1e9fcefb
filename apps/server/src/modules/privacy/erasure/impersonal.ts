import type { PersonalTable } from './personal-table.js';

const NOT_PERSONAL = { '*': 'holds nothing of any person' };
const COUNTS = { '*': 'counts and settings, of nobody in particular' };

/** Tables without personal data, or only temporary ones: the part of the register without erasure. */
export const IMPERSONAL: Readonly<Record<string, PersonalTable>> = {
  events: {
    about: 'a place and what happened there, as staff describe it',
    erase: [],
    kept: { '*': 'of the organization, not of a person' },
  },
  deletion_requests: { about: 'that and when somebody was erased', erase: [], kept: COUNTS },
  dispatch_runs: { about: 'a search', erase: [], kept: COUNTS },
  desk_waits: { about: 'what waits', erase: [], kept: COUNTS },
  link_codes: {
    about: 'a link, as a hash, until it is over',
    erase: [],
    kept: { '*': 'a hash of what is stored nowhere' },
  },
  ride_reminders: { about: 'a ride', erase: [], kept: COUNTS },
  rate_limits: {
    about: 'a counter that ends within a day',
    erase: [],
    kept: { slot: 'forgotten within a day' },
  },
  admin_networks: {
    about: 'networks of admins, without whose',
    erase: [],
    kept: { network: 'nobody is named beside it' },
  },
  captcha_uses: { about: 'solved puzzles', erase: [], kept: NOT_PERSONAL },
  passkey_challenges: { about: 'questions to a device, for five minutes', erase: [], kept: NOT_PERSONAL },
  early_receipts: { about: 'receipts that wait for their message', erase: [], kept: NOT_PERSONAL },
  socket_io_attachments: { about: 'signals to look again, without data', erase: [], kept: NOT_PERSONAL },
  ...Object.fromEntries(
    [
      'active_volunteers',
      'auto_assign_settings',
      'broadcast_pace',
      'categories',
      'compatible_migrations',
      'counted_days',
      'coverage_cells',
      'coverage_groups',
      'coverage_rounds',
      'data_keys',
      'last_backup',
      'day_figures',
      'demo_clock',
      'figure_rounds',
      'idle_volunteers',
      'migrations',
      'official_localities',
      'official_streets',
      'options',
      'organizations',
      'provider_outages',
      'provider_states',
      'ready_answers',
      'states',
      'whatsapp_template_states',
    ].map((table) => [table, { about: 'nobody', erase: [], kept: COUNTS }]),
  ),
};
