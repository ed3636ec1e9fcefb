import type { PersonalTable } from './personal-table.js';
import { noWords, OWN_NEEDS, OWN_QUESTIONS } from './whose.js';
import { CHOSEN, each, MATCHED, SOUGHT } from './why-plain.js';

/** The part of the register of personal data about needs and helpers. */
export const PERSONAL_WORK: Readonly<Record<string, PersonalTable>> = {
  staff_notes: {
    about: 'whose need it stands beside',
    erase: [{ forget: `need_id IN (${OWN_NEEDS})` }, { forget: `request_id IN (${OWN_QUESTIONS})` }],
    sealed: ['words'],
  },
  need_answers: {
    about: 'the volunteer, and whose need it is',
    erase: [{ forget: 'volunteer_id = :person' }, { forget: `need_id IN (${OWN_NEEDS})` }],
    sealed: ['words'],
    plain: { ...each(CHOSEN, 'channel', 'kind', 'outcome') },
  },
  application_feedback: {
    about: 'both sides of a need',
    erase: [
      { blank: noWords('note'), where: 'user_id = :person' },
      { blank: noWords('note'), where: `application_id IN (${OWN_NEEDS})` },
    ],
    kept: { side: 'which side it was' },
    sealed: ['note'],
  },
  assignments: {
    about: 'the volunteer, and whose need it is',
    // distances from several known homes would reveal the person's home
    erase: [
      {
        blank: { ...noWords('note', { isNullable: true }), distance_m: 'NULL' },
        where: 'volunteer_id = :person',
      },
      {
        blank: { ...noWords('note', { isNullable: true }), distance_m: 'NULL' },
        where: `need_id IN (${OWN_NEEDS})`,
      },
    ],
    kept: { ended: 'how it ended', progress: 'how far it came', span: 'when' },
    sealed: ['note'],
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
    erase: [
      {
        blank: { data: "data - 'name' - 'address'" },
        where: `run_id IN (SELECT r.id FROM dispatch_runs r WHERE r.need_id IN (${OWN_NEEDS}))`,
      },
    ],
    kept: { kind: 'what the search did' },
    plain: { data: 'names and addresses of the search, no words' },
  },
  event_volunteer_requests: {
    about: 'the volunteer, and whose need it is',
    erase: [
      {
        blank: { ...noWords('system_note', { isNullable: true }), distance_m: 'NULL' },
        where: 'volunteer_id = :person',
      },
      {
        blank: { ...noWords('system_note', { isNullable: true }), distance_m: 'NULL' },
        where: `need_request_id IN (${OWN_QUESTIONS})`,
      },
    ],
    kept: { status: 'how it ended', stopped_from: 'how it was', radius: 'of the event' },
    sealed: ['system_note'],
  },
  needs: {
    about: 'whose need it is: what is left is a count of what, when, in which town and how it ended',
    erase: [
      {
        blank: {
          ...noWords('description', { isSought: true }),
          ...noWords('system_notes', { isNullable: true }),
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
      // the person's texts about the need, or others' texts about the person
      { blank: noWords('system_notes', { isNullable: true }), where: 'volunteer_id = :person' },
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
    sealed: ['description', 'system_notes'],
    plain: {
      ...each(SOUGHT, 'origin_text', 'origin_street', 'destination_text', 'destination_street'),
      ...each(MATCHED, 'gender_preference', 'languages'),
    },
  },
  event_user_requests: {
    about: 'who was asked, and who helped',
    erase: [
      {
        blank: { ...noWords('system_note', { isNullable: true }), kept_address: 'NULL' },
        where: 'user_id = :person',
      },
      {
        blank: noWords('system_note', { isNullable: true }),
        where: 'id IN (SELECT n.request_id FROM needs n WHERE n.volunteer_id = :person)',
      },
    ],
    kept: { status: 'what was answered' },
    sealed: ['system_note'],
    plain: { ...each(SOUGHT, 'kept_address') },
  },
};
