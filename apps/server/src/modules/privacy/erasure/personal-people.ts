import type { PersonalTable } from './personal-table.js';
import { noWords } from './whose.js';
import { CHOSEN, DEVICE, each, MATCHED, RANDOM, SOUGHT } from './why-plain.js';

/** The part of the register of personal data about the people themselves, the person last. */
export const PERSONAL_PEOPLE: Readonly<Record<string, PersonalTable>> = {
  sessions: {
    about: 'who is signed in',
    erase: [{ forget: 'user_id = :person' }],
    plain: { ...each(CHOSEN, 'role'), user_agent: DEVICE },
  },
  known_devices: { about: 'whose device it is', erase: [{ forget: 'user_id = :person' }] },
  owner_questions: { about: 'whose question waits', erase: [{ forget: 'user_id = :person' }] },
  passkeys: {
    about: 'whose key it is',
    erase: [{ forget: 'user_id = :person' }],
    plain: {
      ...each(CHOSEN, 'transports'),
      ...each(RANDOM, 'credential_id'),
      name: 'what a person calls a device',
    },
  },
  sign_in_links: {
    about: 'who may sign in',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  blocked_ips: {
    about: 'an address from which somebody attacked',
    erase: [{ blank: { user_id: 'NULL' }, where: 'user_id = :person' }],
    kept: { ip: 'whose it was is gone', path: 'which door', reason: 'one of a few words' },
  },
  sending_hold: {
    about: 'who holds all sending, while it is held',
    erase: [{ blank: { held_by: 'NULL' }, where: 'held_by = :person' }],
    kept: { reason: 'why messages are held, until they leave again' },
  },
  phone_changes: {
    about: 'who changes a number',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': SOUGHT },
  },
  address_confirmations: { about: 'who confirmed', erase: [{ forget: 'user_id = :person' }] },
  open_digests: { about: 'who was told', erase: [{ forget: 'user_id = :person' }] },
  saved_views: {
    about: 'who saved it',
    erase: [{ forget: 'user_id = :person' }],
    plain: {
      ...each(CHOSEN, 'list', 'filters', 'order_by', 'columns'),
      name: 'what a member of staff calls a view',
    },
  },
  desk_tellings: { about: 'who was told', erase: [{ forget: 'user_id = :person' }] },
  renewal_notices: { about: 'who was reminded', erase: [{ forget: 'user_id = :person' }] },
  region_permissions: {
    about: 'whose regions they are',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  import_runs: {
    about: 'who imported',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  consents: {
    about: 'who agreed',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  vetting_refusals: {
    about: 'who was refused',
    erase: [{ forget: 'user_id = :person' }],
    sealed: ['reason'],
    plain: each(CHOSEN, 'kind'),
  },
  volunteer_availability: {
    about: 'whose hours they are',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': 'hours' },
  },
  volunteer_information: {
    about: 'who volunteers',
    erase: [{ forget: 'user_id = :person' }],
    sealed: ['id_number', 'signature_text', 'ip_address'],
    plain: {
      ...each(MATCHED, 'gender', 'languages', 'interests', 'way_to_provide_help'),
      ...each(CHOSEN, 'contact_method', 'guardian_needed'),
      ...each(SOUGHT, 'import_address', 'place', 'id_number_hash'),
    },
  },
  volunteer_candidates: {
    about: 'who may be called',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': MATCHED },
  },
  help_profiles: {
    about: 'who needs help',
    erase: [{ forget: 'user_id = :person' }],
    sealed: ['answers', 'disabilities'],
    plain: { gender_preference: MATCHED, languages: MATCHED },
  },
  presence: { about: 'who is there', erase: [{ forget: 'user_id = :person' }] },
  user_roles: {
    about: 'who has the role',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  user_references: {
    about: 'both',
    erase: [{ forget: 'referrer_id = :person' }, { forget: 'person_id = :person' }],
  },
  users: {
    about: 'the person: what is left is that there was somebody, since when and until when',
    erase: [
      {
        blank: {
          full_name: "''",
          first_name: "''",
          last_name: "''",
          phone: "''",
          email: 'NULL',
          ...noWords('comments'),
          ...noWords('contact_note'),
          organization_id: 'NULL',
          added_by: 'NULL',
          is_active: 'false',
          is_phone: 'false',
          is_wp: 'false',
          is_sms: 'false',
          is_email: 'false',
          takes_calls: 'true',
          residential_text: "''",
          residential_street: "''",
          residential_city: "''",
          residential_state: "''",
          residential_country: "''",
          residential_lat: 'NULL',
          residential_lon: 'NULL',
          arrival_text: "''",
          arrival_street: "''",
          arrival_city: "''",
          arrival_state: "''",
          arrival_country: "''",
          arrival_lat: 'NULL',
          arrival_lon: 'NULL',
          deleted_at: ':now',
          updated_at: ':now',
        },
        where: 'id = :person',
      },
    ],
    kept: {
      locale: 'a language',
      name_folded: 'follows the name',
      address_type: 'which address counts',
      position: 'follows the address',
      channels: 'follow the ticks',
    },
    sealed: ['comments', 'contact_note'],
    plain: {
      ...each(SOUGHT, 'email', 'first_name', 'full_name', 'last_name', 'phone'),
      ...each(SOUGHT, 'arrival_city', 'arrival_country', 'arrival_state', 'arrival_street', 'arrival_text'),
      ...each(
        SOUGHT,
        'residential_city',
        'residential_country',
        'residential_state',
        'residential_street',
        'residential_text',
      ),
    },
  },
  phone_owners: {
    about: 'whose numbers they were',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': SOUGHT },
  },
  activity_log: {
    about:
      'who did it, and to whom: that something was done stays, what was typed goes by `forget_in_activity_log`, the one change that the application may make',
    erase: [],
    kept: {
      subject_type: 'what it was',
      action: 'what was done',
      new_values: 'filters of looks go, states stay',
      note: 'goes',
      note_sealed: 'goes',
      person_ids: 'numbers of rows that say nothing',
    },
    sealed: ['note'],
  },
};
