import {
  BLANK_MESSAGE,
  CANCELLED,
  EVENTS_OF_BOTH,
  NEEDS_OF_BOTH,
  OWN_NEEDS,
  OWN_QUESTIONS,
  SENT_TO_THEM,
  TOLD_OF_CHATS,
  TOLD_OF_CONTACTS,
  mailOfTheirs,
  named,
  numberOfTheirs,
  says,
  without,
} from './whose.js';
import { IMPERSONAL } from './impersonal.js';
import type { PersonalTable } from './personal-table.js';

/**
 * Where anything about a person stands, and how it goes on the day of the erasure (rules 90, 232, 233): the one story of the erasure, told table by table in
 * the order in which it is carried out. A spec walks the database and fails for a column that can hold something personal and is not here.
 *
 * In the statements `:person` is the person; `:told` what of theirs may stand in others' texts, each with the number whose owner must have been they at that moment;
 * `:bond` the same and the names by which they are called where something is about them anyway; `:now` the application's time.
 * What hangs on others comes first, the person last.
 */
export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  demo_outbox: {
    about: 'the receiver of a message, in the demo alone',
    erase: [
      { forget: numberOfTheirs('send_to', 'created_at') },
      { forget: mailOfTheirs('send_to') },
      { forget: 'notification_id IN (SELECT n.id FROM notifications n WHERE n.receiver_id = :person)' },
      { forget: `notification_id IN (SELECT n.id FROM notifications n WHERE n.application_id IN (${OWN_NEEDS}))` },
      ...[TOLD_OF_CONTACTS, TOLD_OF_CHATS].map((told) => ({ forget: `notification_id IN (SELECT n.id FROM notifications n WHERE n.${told})` })),
      { forget: `notification_id IN (SELECT n.id FROM notifications n WHERE n.${named('notifications', 'message', ' AND m.broadcast_id IS NULL')})` },
    ],
  },
  push_messages: {
    about: 'the owner of the device',
    erase: [{ forget: 'subscription_id IN (SELECT s.id FROM push_subscriptions s WHERE s.user_id = :person)' }],
  },
  push_subscriptions: { about: 'the owner of the device', erase: [{ forget: 'user_id = :person' }] },
  notifications: {
    about: 'the receiver, and whoever is named in the text',
    erase: [
      ...SENT_TO_THEM.map((where) => ({ blank: BLANK_MESSAGE, where })),
      ...[TOLD_OF_CONTACTS, TOLD_OF_CHATS].map((where) => ({ blank: { message: `'…'`, status: CANCELLED }, where })),
      // What others were told of their needs: what has not left yet goes without their words.
      { blank: { message: `'…'` }, where: `application_id IN (${OWN_NEEDS}) AND status <> 'queued' AND receiver_id IS DISTINCT FROM :person` },
      { blank: { message: without('message') }, where: `application_id IN (${NEEDS_OF_BOTH}) AND ${says('message')}` },
      {
        blank: { message: without('message') },
        where: `event_id IN (${EVENTS_OF_BOTH}) AND broadcast_id IS NULL AND status NOT IN ('queued', 'sending') AND ${says('message')}`,
      },
      { blank: { message: without('message') }, where: named('notifications', 'message', ' AND m.broadcast_id IS NULL') },
    ],
    kept: {
      type: 'what was sent',
      receiver_type: 'to which role',
      channel: 'by which way',
      fallback: 'which ways are left',
      locale: 'a language',
      secret_kind: 'which link',
      template: 'the name of a template',
      status: 'what became of it',
    },
  },
  whatsapp_windows: { about: 'who wrote from a number', erase: [{ forget: numberOfTheirs('phone', 'wrote_at') }] },
  otp_challenges: { about: 'who asked for a code to a number', erase: [{ forget: numberOfTheirs('phone', 'created_at') }] },
  registration_tickets: { about: 'who proved a number', erase: [{ forget: numberOfTheirs('phone', 'created_at') }] },
  bounced_addresses: { about: 'the owner of the address', erase: [{ forget: 'user_id = :person' }] },
  short_codes: { about: 'who was invited', erase: [{ forget: 'user_id = :person' }] },
  replies: { about: 'who wrote back', erase: [{ forget: 'user_id = :person' }] },
  subscriptions: { about: 'who chose', erase: [{ forget: 'user_id = :person' }] },
  broadcasts: {
    about: 'the sender; the text is to many and of nobody',
    erase: [{ blank: { sender_id: 'NULL' }, where: 'sender_id = :person' }],
    kept: { '*': 'what was sent to many at once, and to how many' },
  },
  contacts: {
    about: 'who wrote to the desk, signed in or as a visitor',
    // their answers go along
    erase: [
      { forget: 'user_id = :person' },
      { forget: `user_id IS NULL AND ${numberOfTheirs('sender_phone', 'created_at')}` },
      { forget: `user_id IS NULL AND sender_phone = '' AND ${mailOfTheirs('sender_email')}` },
    ],
  },
  contact_replies: { about: 'whose conversation it is', erase: [], kept: { '*': 'goes with its conversation' } },
  files: {
    about: 'the owner, and of a picture the person of the conversation; the next sweep takes the bytes and the row',
    erase: [
      { blank: { owner_id: 'NULL', deleted_at: ':now' }, where: 'owner_id = :person' },
      {
        blank: { owner_id: 'NULL', deleted_at: ':now' },
        where: `id IN (SELECT p.file_id FROM chat_pictures p JOIN chat_messages m ON m.id = p.message_id WHERE m.need_id IN (${OWN_NEEDS}))`,
      },
    ],
    kept: { '*': 'goes with the row' },
  },
  chat_pictures: {
    about: 'the person of the conversation, or of the need that it is about',
    erase: [{ forget: `message_id IN (SELECT m.id FROM chat_messages m WHERE m.need_id IN (${OWN_NEEDS}))` }],
  },
  chat_messages: {
    about: 'the person of the conversation, whoever is named in it, and of the need that it is about',
    erase: [
      { forget: `need_id IN (${OWN_NEEDS})` },
      {
        blank: { message: without('message'), staff_note: without('staff_note') },
        where: `need_id IN (${NEEDS_OF_BOTH}) AND (${says('message')} OR ${says('staff_note')})`,
      },
      { blank: { message: without('message') }, where: named('chat_messages', 'message') },
    ],
  },
  chat_reads: { about: 'who read', erase: [{ forget: 'user_id = :person' }] },
  chat_threads: {
    about: 'the person of the conversation; its messages go along',
    erase: [{ forget: 'person_id = :person' }],
    kept: { context: 'what it is about' },
  },
  staff_notes: {
    about: 'whose need it stands beside',
    erase: [{ forget: `need_id IN (${OWN_NEEDS})` }, { forget: `request_id IN (${OWN_QUESTIONS})` }],
  },
  need_answers: {
    about: 'the volunteer, and whose need it is',
    erase: [{ forget: 'volunteer_id = :person' }, { forget: `need_id IN (${OWN_NEEDS})` }],
  },
  application_feedback: {
    about: 'both sides of a need',
    erase: [
      { blank: { note: "''" }, where: 'user_id = :person' },
      { blank: { note: "''" }, where: `application_id IN (${OWN_NEEDS})` },
    ],
    kept: { side: 'which side it was' },
  },
  assignments: {
    about: 'the volunteer, and whose need it is',
    // several distances from known homes would lead to a door
    erase: [
      { blank: { note: 'NULL', distance_m: 'NULL' }, where: 'volunteer_id = :person' },
      { blank: { note: 'NULL', distance_m: 'NULL' }, where: `need_id IN (${OWN_NEEDS})` },
    ],
    kept: { ended: 'how it ended', progress: 'how far it came', span: 'when' },
  },
  volunteer_calls: {
    about: 'the volunteer, and whose need it is',
    erase: [
      { blank: { distance_m: 'distance_m / 5000 * 5000' }, where: 'volunteer_id = :person' },
      { blank: { distance_m: 'distance_m / 5000 * 5000' }, where: `need_id IN (${OWN_NEEDS})` },
    ],
    kept: { state: 'how it was answered' },
  },
  dispatch_timeline: {
    about: 'whose need it is',
    erase: [{ blank: { data: "data - 'name' - 'address'" }, where: `run_id IN (SELECT r.id FROM dispatch_runs r WHERE r.need_id IN (${OWN_NEEDS}))` }],
    kept: { kind: 'what the search did' },
  },
  event_volunteer_requests: {
    about: 'the volunteer, and whose need it is',
    erase: [
      { blank: { system_note: 'NULL', distance_m: 'NULL' }, where: 'volunteer_id = :person' },
      { blank: { system_note: 'NULL', distance_m: 'NULL' }, where: `need_request_id IN (${OWN_QUESTIONS})` },
    ],
    kept: { status: 'how it ended', stopped_from: 'how it was', radius: 'of the event' },
  },
  needs: {
    about: 'whose need it is: what is left is a count of what, when, in which town and how it ended',
    erase: [
      {
        blank: {
          description: "''",
          system_notes: 'NULL',
          other_address: 'false',
          origin_text: "''",
          origin_street: "''",
          origin_lat: 'NULL',
          origin_lon: 'NULL',
          destination_text: "''",
          destination_street: "''",
          destination_lat: 'NULL',
          destination_lon: 'NULL',
          languages: "'{}'",
          gender_preference: 'NULL',
          is_gender_must: 'false',
          needs_equipment: 'false',
          idempotency_key: 'NULL',
        },
        where: 'user_id = :person',
      },
      // what they said of it, or others of them
      { blank: { system_notes: 'NULL' }, where: 'volunteer_id = :person' },
    ],
    kept: {
      status: 'how it ended',
      ended_by: 'who ended it, as a role',
      help_type: 'what was asked',
      arrival_time: 'when',
      origin_city: 'the town',
      origin_state: 'the district',
      origin_country: 'the country',
      destination_city: 'the town',
      destination_state: 'the district',
      destination_country: 'the country',
      position: 'follows the origin',
    },
  },
  event_user_requests: {
    about: 'who was asked, and who helped',
    erase: [
      { blank: { system_note: 'NULL', kept_address: 'NULL' }, where: 'user_id = :person' },
      { blank: { system_note: 'NULL' }, where: 'id IN (SELECT n.request_id FROM needs n WHERE n.volunteer_id = :person)' },
    ],
    kept: { status: 'what was answered' },
  },
  sessions: { about: 'who is signed in', erase: [{ forget: 'user_id = :person' }] },
  known_devices: { about: 'whose device it is', erase: [{ forget: 'user_id = :person' }] },
  owner_questions: { about: 'whose question waits', erase: [{ forget: 'user_id = :person' }] },
  passkeys: { about: 'whose key it is', erase: [{ forget: 'user_id = :person' }] },
  sign_in_links: { about: 'who may sign in', erase: [{ forget: 'user_id = :person' }] },
  blocked_ips: {
    about: 'an address from which somebody attacked',
    erase: [{ blank: { user_id: 'NULL' }, where: 'user_id = :person' }],
    kept: { ip: 'whose it was is gone', path: 'which door', reason: 'one of a few words' },
  },
  phone_changes: { about: 'who changes a number', erase: [{ forget: 'user_id = :person' }] },
  address_confirmations: { about: 'who confirmed', erase: [{ forget: 'user_id = :person' }] },
  open_digests: { about: 'who was told', erase: [{ forget: 'user_id = :person' }] },
  desk_tellings: { about: 'who was told', erase: [{ forget: 'user_id = :person' }] },
  renewal_notices: { about: 'who was reminded', erase: [{ forget: 'user_id = :person' }] },
  region_permissions: { about: 'whose regions they are', erase: [{ forget: 'user_id = :person' }] },
  import_runs: { about: 'who imported', erase: [{ forget: 'user_id = :person' }] },
  consents: { about: 'who agreed', erase: [{ forget: 'user_id = :person' }] },
  vetting_refusals: { about: 'who was refused', erase: [{ forget: 'user_id = :person' }] },
  volunteer_availability: { about: 'whose hours they are', erase: [{ forget: 'user_id = :person' }] },
  volunteer_information: { about: 'who volunteers', erase: [{ forget: 'user_id = :person' }] },
  volunteer_candidates: { about: 'who may be called', erase: [{ forget: 'user_id = :person' }] },
  help_profiles: { about: 'who needs help', erase: [{ forget: 'user_id = :person' }] },
  presence: { about: 'who is there', erase: [{ forget: 'user_id = :person' }] },
  user_roles: { about: 'who has the role', erase: [{ forget: 'user_id = :person' }] },
  user_references: { about: 'both', erase: [{ forget: 'referrer_id = :person' }, { forget: 'person_id = :person' }] },
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
          comments: "''",
          contact_note: "''",
          organization_id: 'NULL',
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
  },
  phone_owners: { about: 'whose numbers they were', erase: [{ forget: 'user_id = :person' }] },
  activity_log: {
    about:
      'who did it, and to whom: that something was done stays, what was typed goes by `forget_in_activity_log`, the one change that the application may make',
    erase: [],
    kept: {
      subject_type: 'what it was',
      action: 'what was done',
      new_values: 'filters of looks go, states stay',
      note: 'goes',
      person_ids: 'numbers of rows that say nothing',
    },
  },
  ...IMPERSONAL,
};
