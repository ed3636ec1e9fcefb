import type { MigrationInterface, QueryRunner } from 'typeorm';
import { READING_OF_ASSIGNMENTS } from './67-assignments.js';

const LIVE = 'ended IS NULL AND is_approved <> 2';
/** A question of an event that has made a need: it was answered with yes, or somebody was searched or found for it. */
const HAS_NEED = `(r.respond = 1 OR EXISTS (SELECT 1 FROM dispatch_runs d WHERE d.need_type = 'event_user_request' AND d.need_id = r.id)
  OR EXISTS (SELECT 1 FROM assignments x WHERE x.need_type = 'event_user_request' AND x.need_id = r.id))`;
const AT_ARRIVAL = `(u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL)`;
const place = (column: string) => `CASE WHEN ${AT_ARRIVAL} THEN u.arrival_${column} ELSE u.residential_${column} END`;

const RENAMED: readonly (readonly ['CONSTRAINT' | 'INDEX', string, string])[] = [
  ['CONSTRAINT', 'applications_pkey', 'needs_pkey'],
  ['CONSTRAINT', 'applications_category', 'needs_category'],
  ['CONSTRAINT', 'applications_seeker', 'needs_seeker'],
  ['CONSTRAINT', 'applications_author', 'needs_author'],
  ['CONSTRAINT', 'applications_helper', 'needs_helper'],
  ['CONSTRAINT', 'applications_ended_by', 'needs_ended_by'],
  ...['user', 'volunteer', 'status', 'open_state', 'open_position', 'due', 'coordinator', 'once', 'category_active', 'emergency_active'].map(
    (name) => ['INDEX', `applications_${name}`, `needs_${name}`] as const,
  ),
];
const rename = ([kind, from, to]: (typeof RENAMED)[number]): string =>
  kind === 'INDEX' ? `ALTER INDEX ${from} RENAME TO ${to}` : `ALTER TABLE needs RENAME CONSTRAINT ${from} TO ${to}`;

/** Single requests and the needs of events in one table; single requests keep their numbers, a need of an event gets one of its own. */
const ONE_TABLE = [
  'DROP VIEW conversation_parties, event_requests, at_work',
  'DROP FUNCTION eligible_volunteers, nearby_volunteers',
  'ALTER TABLE applications RENAME TO needs',
  ...RENAMED.map(rename),
  'ALTER TRIGGER applications_derive ON needs RENAME TO needs_derive',
  'ALTER FUNCTION derive_application() RENAME TO derive_need',
  `ALTER TABLE needs ALTER COLUMN category_id DROP NOT NULL, ALTER COLUMN type DROP NOT NULL, ALTER COLUMN description SET DEFAULT '',
     ADD COLUMN event_id integer CONSTRAINT needs_event REFERENCES events(id),
     ADD COLUMN request_id integer CONSTRAINT needs_request REFERENCES event_user_requests(id) CONSTRAINT needs_request_once UNIQUE,
     ADD COLUMN is_exercise boolean NOT NULL DEFAULT false,
     ADD CONSTRAINT needs_of_one_kind CHECK ((event_id IS NULL) = (category_id IS NOT NULL) AND (event_id IS NULL) = (request_id IS NULL))`,
  'ALTER TABLE events ADD COLUMN is_exercise boolean NOT NULL DEFAULT false',
  'DROP INDEX needs_emergency_active, needs_open_state, needs_open_position',
  // A person's emergency is one, alone or in an event. What volunteers browse are single requests.
  `CREATE UNIQUE INDEX needs_emergency_active ON needs (user_id) WHERE is_emergency AND event_id IS NULL AND status IN ('open', 'in treatment')`,
  `CREATE INDEX needs_open_state ON needs (origin_state, id, user_id, category_id) WHERE status = 'open' AND volunteer_id IS NULL AND event_id IS NULL`,
  `CREATE INDEX needs_open_position ON needs USING spgist (position) WHERE status = 'open' AND volunteer_id IS NULL AND event_id IS NULL`,
  'CREATE INDEX needs_of_event ON needs (event_id, status) WHERE event_id IS NOT NULL',
  `INSERT INTO needs (event_id, request_id, user_id, created_by, status, origin_text, origin_street, origin_city, origin_state, origin_country, origin_lat, origin_lon,
     help_type, languages, gender_preference, is_gender_must, is_emergency, label_priority, volunteer_id, coordinator_since, coordinator_id, staff_reminders, staff_reminded_at,
     ended_at, ended_by, created_at, updated_at)
   SELECT r.event_id, r.id, r.user_id, r.user_id,
     (CASE WHEN r.status = 'assigned' AND x.is_approved = 1 THEN 'in treatment' WHEN r.status = 'assigned' OR (r.status = 'pending' AND r.respond = 1) THEN 'open'
       WHEN r.status = 'completed' THEN 'completed' WHEN r.status = 'reject' AND r.respond IS DISTINCT FROM 2 THEN 'reject' ELSE 'closed' END)::application_status,
     ${['text', 'street', 'city', 'state', 'country', 'lat', 'lon'].map(place).join(', ')},
     CASE WHEN r.is_emergency THEN 'physical' ELSE e.type_of_help_required END, coalesce(h.languages, '{}'), h.gender_preference, coalesce(h.is_gender_must, false),
     r.is_emergency, CASE WHEN r.is_emergency THEN 3 WHEN o.is_urgent THEN 2 ELSE 0 END, x.volunteer_id, r.coordinator_since, r.coordinator_id, r.staff_reminders,
     r.staff_reminded_at, CASE WHEN r.status IN ('completed', 'closed', 'reject') THEN r.updated_at END, NULL, r.created_at, r.updated_at
   FROM event_user_requests r JOIN events e ON e.id = r.event_id JOIN options o ON o.id = e.event_list_id JOIN users u ON u.id = r.user_id
     LEFT JOIN help_profiles h ON h.user_id = r.user_id
     LEFT JOIN assignments x ON x.need_type = 'event_user_request' AND x.need_id = r.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))
   WHERE ${HAS_NEED}`,
];

/** The pair of kind and number gives way to the need's number. */
const BY_NUMBER = ['assignments', 'volunteer_calls', 'dispatch_runs'].flatMap((table) => [
  `UPDATE ${table} t SET need_id = n.id, need_type = 'need' FROM needs n WHERE t.need_type = 'event_user_request' AND n.request_id = t.need_id`,
  ...(table === 'dispatch_runs' ? [`DELETE FROM dispatch_timeline WHERE run_id IN (SELECT id FROM dispatch_runs WHERE need_type = 'event_user_request')`] : []),
  `DELETE FROM ${table} WHERE need_type = 'event_user_request'`,
]);

const KEYS = [
  'ALTER TABLE assignments DROP CONSTRAINT assignments_once',
  'DROP INDEX assignments_hold',
  'ALTER TABLE volunteer_calls DROP CONSTRAINT volunteer_calls_once',
  'ALTER TABLE dispatch_runs DROP CONSTRAINT dispatch_runs_need',
  ...['assignments', 'volunteer_calls', 'dispatch_runs'].map((table) => `ALTER TABLE ${table} DROP COLUMN need_type`),
  'ALTER TABLE assignments ADD CONSTRAINT assignments_once UNIQUE (need_id, volunteer_id), ADD CONSTRAINT assignments_need FOREIGN KEY (need_id) REFERENCES needs(id)',
  'ALTER TABLE volunteer_calls ADD CONSTRAINT volunteer_calls_once UNIQUE (need_id, volunteer_id), ADD CONSTRAINT volunteer_calls_need FOREIGN KEY (need_id) REFERENCES needs(id)',
  'ALTER TABLE dispatch_runs ADD CONSTRAINT dispatch_runs_need UNIQUE (need_id), ADD CONSTRAINT dispatch_runs_of_need FOREIGN KEY (need_id) REFERENCES needs(id)',
  `CREATE UNIQUE INDEX assignments_hold ON assignments (need_id) WHERE ${LIVE}`,
];

/** What a question of an event keeps is the question; what became of it stands in its need. */
const QUESTIONS = [
  'DROP INDEX event_user_requests_emergency',
  `ALTER TABLE event_user_requests DROP COLUMN coordinator_since, DROP COLUMN coordinator_id, DROP COLUMN staff_reminders, DROP COLUMN staff_reminded_at, DROP COLUMN is_emergency`,
  `UPDATE event_user_requests SET status = 'pending' WHERE status IN ('assigned', 'completed')`,
];

const VIEWS = [
  `CREATE VIEW at_work AS SELECT volunteer_id, need_id, span FROM assignments WHERE ${LIVE}`,
  'CREATE VIEW applications AS SELECT * FROM needs WHERE event_id IS NULL',
  `CREATE VIEW event_requests AS
   SELECT r.id, r.event_id, r.user_id, r.respond, r.is_outside, r.kept_address, r.closed_by_stop, r.is_well, r.system_note, r.created_at, r.updated_at,
     CASE WHEN n.id IS NULL OR r.respond IS DISTINCT FROM 1 THEN r.status
       ELSE (CASE WHEN n.status = 'in treatment' OR (n.status = 'open' AND n.volunteer_id IS NOT NULL) THEN 'assigned' WHEN n.status = 'open' THEN 'pending'
         WHEN n.status = 'completed' THEN 'completed' WHEN n.status = 'reject' THEN 'reject' ELSE 'closed' END)::event_user_status END AS status,
     n.id AS need_id, coalesce(n.is_emergency, false) AS is_emergency, n.coordinator_since, n.coordinator_id, coalesce(n.staff_reminders, 0::smallint) AS staff_reminders,
     n.staff_reminded_at, x.id AS assignment_id, x.volunteer_id, x.call_id AS volunteer_request_id, coalesce(x.is_approved, 0::smallint) AS is_approved,
     x.approve_at, x.approved_at, x.progress
   FROM event_user_requests r LEFT JOIN needs n ON n.request_id = r.id
     LEFT JOIN assignments x ON x.need_id = n.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`,
  `CREATE VIEW conversation_parties AS
   SELECT 'event' AS context, e.id AS context_id, p.person_id, p.side, e.state, e.manager_id, o.label_he AS name_he, o.label_en AS name_en, e.city
   FROM (
     SELECT event_id, user_id AS person_id, 'user' AS side FROM event_user_requests
     UNION ALL SELECT event_id, volunteer_id, 'volunteer' FROM event_volunteer_requests
   ) p
   JOIN events e ON e.id = p.event_id JOIN options o ON o.id = e.event_list_id
   UNION ALL
   SELECT 'category', a.category_id, p.person_id, p.side, a.origin_state, NULL, c.name_he, c.name_en, ''
   FROM (
     SELECT id AS need_id, user_id AS person_id, 'user' AS side FROM needs
     UNION ALL SELECT need_id, volunteer_id, 'volunteer' FROM assignments WHERE ended IS DISTINCT FROM 'declined'
   ) p
   JOIN needs a ON a.id = p.need_id JOIN categories c ON c.id = a.category_id`,
];

/** The nearest who fit a need, nearest first; why it is planned so is told in the migration of map points. */
export const ELIGIBLE = `
CREATE FUNCTION eligible_volunteers(
  for_need integer, seeker_id integer, lat double precision, lon double precision, radius_m double precision, ways text[],
  wanted_languages text[], wanted_gender text, needs_vehicle boolean, is_urgent boolean, wanted tstzrange, is_emergency boolean, at timestamptz, most integer
) RETURNS TABLE (
  volunteer_id integer, distance_m integer, recent_calls integer, last_called_at timestamptz, of_gender text, speaks text[], handles_equipment boolean
) LANGUAGE plpgsql STABLE SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
BEGIN
  RETURN QUERY
  SELECT n.user_id, round(n.metres)::integer, r.recent, r.last_at, n.gender, n.languages,
    EXISTS (SELECT 1 FROM volunteer_information i WHERE i.user_id = n.user_id AND 'equipment' = ANY(i.interests))
  FROM (
    SELECT c.user_id, c.gender, c.languages, map_metres(c.position, centre) AS metres
    FROM volunteer_candidates c LEFT JOIN volunteer_availability a ON a.user_id = c.user_id
    WHERE c.is_available AND c.position <@ around
      AND (radius_m IS NULL OR map_metres(c.position, centre) <= radius_m)
      AND c.user_id <> seeker_id
      AND c.way_to_help = ANY(ways)
      AND (cardinality(wanted_languages) = 0 OR c.languages && wanted_languages)
      AND (wanted_gender IS NULL OR c.gender = wanted_gender)
      AND (NOT needs_vehicle OR c.has_vehicle)
      AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = c.user_id AND stands_in_the_way(w.span, wanted, is_emergency, at))
      AND NOT EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_id = for_need AND v.volunteer_id = c.user_id)
      AND (a.user_id IS NULL OR volunteer_duty(c.user_id, at, is_urgent) = 'free')
    ORDER BY c.position <-> centre
    LIMIT most + 10
  ) n
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS recent, max(v.called_at) AS last_at
    FROM volunteer_calls v WHERE v.volunteer_id = n.user_id AND v.called_at > at - interval '7 days'
  ) r
  ORDER BY n.metres, n.user_id LIMIT most;
END $$`;

/** Everybody nearest to a need, fitting or not, with what decides about them. */
export const NEARBY = `
CREATE FUNCTION nearby_volunteers(
  for_need integer, lat double precision, lon double precision, radius_m double precision, is_urgent boolean, wanted tstzrange, is_emergency boolean, at timestamptz, most integer
) RETURNS TABLE (candidate volunteer_candidates, distance_m integer, is_busy boolean, was_asked boolean, duty text)
LANGUAGE plpgsql STABLE SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
BEGIN
  RETURN QUERY
  SELECT c, round(map_metres(c.position, centre))::integer,
    EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = c.user_id AND stands_in_the_way(w.span, wanted, is_emergency, at)),
    EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_id = for_need AND v.volunteer_id = c.user_id),
    volunteer_duty(c.user_id, at, is_urgent)
  FROM volunteer_candidates c
  WHERE c.position <@ around AND (radius_m IS NULL OR map_metres(c.position, centre) <= radius_m)
  ORDER BY c.position <-> centre LIMIT most;
END $$`;

const UP = [...ONE_TABLE, ...BY_NUMBER, ...QUESTIONS, ...KEYS, ...VIEWS, ELIGIBLE, NEARBY];

const DOWN = [
  'DROP VIEW conversation_parties, event_requests, at_work, applications',
  'DROP FUNCTION eligible_volunteers, nearby_volunteers',
  'DROP INDEX assignments_hold',
  'ALTER TABLE assignments DROP CONSTRAINT assignments_once, DROP CONSTRAINT assignments_need',
  'ALTER TABLE volunteer_calls DROP CONSTRAINT volunteer_calls_once, DROP CONSTRAINT volunteer_calls_need',
  'ALTER TABLE dispatch_runs DROP CONSTRAINT dispatch_runs_need, DROP CONSTRAINT dispatch_runs_of_need',
  ...['assignments', 'volunteer_calls', 'dispatch_runs'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN need_type text NOT NULL DEFAULT 'application'`,
    `UPDATE ${table} t SET need_type = 'event_user_request', need_id = n.request_id FROM needs n WHERE n.id = t.need_id AND n.event_id IS NOT NULL`,
    `ALTER TABLE ${table} ALTER COLUMN need_type DROP DEFAULT`,
  ]),
  'ALTER TABLE assignments ADD CONSTRAINT assignments_once UNIQUE (need_type, need_id, volunteer_id)',
  `CREATE UNIQUE INDEX assignments_hold ON assignments (need_type, need_id) WHERE ${LIVE}`,
  'ALTER TABLE volunteer_calls ADD CONSTRAINT volunteer_calls_once UNIQUE (need_type, need_id, volunteer_id)',
  'ALTER TABLE dispatch_runs ADD CONSTRAINT dispatch_runs_need UNIQUE (need_type, need_id)',
  `ALTER TABLE event_user_requests ADD COLUMN coordinator_since timestamptz, ADD COLUMN coordinator_id integer, ADD COLUMN staff_reminders smallint NOT NULL DEFAULT 0,
     ADD COLUMN staff_reminded_at timestamptz, ADD COLUMN is_emergency boolean NOT NULL DEFAULT false`,
  `UPDATE event_user_requests r SET coordinator_since = n.coordinator_since, coordinator_id = n.coordinator_id, staff_reminders = n.staff_reminders,
     staff_reminded_at = n.staff_reminded_at, is_emergency = n.is_emergency,
     status = CASE WHEN r.respond IS DISTINCT FROM 1 THEN r.status ELSE (CASE WHEN n.status = 'in treatment' OR (n.status = 'open' AND n.volunteer_id IS NOT NULL) THEN 'assigned'
       WHEN n.status = 'open' THEN 'pending' WHEN n.status = 'completed' THEN 'completed' WHEN n.status = 'reject' THEN 'reject' ELSE 'closed' END)::event_user_status END
   FROM needs n WHERE n.request_id = r.id`,
  `CREATE INDEX event_user_requests_emergency ON event_user_requests (user_id) WHERE is_emergency AND status IN ('pending', 'assigned')`,
  'DELETE FROM needs WHERE event_id IS NOT NULL',
  'DROP INDEX needs_emergency_active, needs_open_state, needs_open_position, needs_of_event',
  'ALTER TABLE events DROP COLUMN is_exercise',
  'ALTER TABLE needs DROP COLUMN event_id, DROP COLUMN request_id, DROP COLUMN is_exercise, ALTER COLUMN category_id SET NOT NULL, ALTER COLUMN type SET NOT NULL, ALTER COLUMN description DROP DEFAULT',
  'ALTER FUNCTION derive_need() RENAME TO derive_application',
  'ALTER TRIGGER needs_derive ON needs RENAME TO applications_derive',
  `CREATE UNIQUE INDEX needs_emergency_active ON needs (user_id) WHERE is_emergency AND status IN ('open', 'in treatment')`,
  `CREATE INDEX needs_open_state ON needs (origin_state, id, user_id, category_id) WHERE status = 'open' AND volunteer_id IS NULL`,
  `CREATE INDEX needs_open_position ON needs USING spgist (position) WHERE status = 'open' AND volunteer_id IS NULL`,
  ...RENAMED.map(([kind, from, to]) => rename([kind, to, from])),
  'ALTER TABLE needs RENAME TO applications',
  ...READING_OF_ASSIGNMENTS,
];

/** One table of needs: what a single request asks for, and what a yes to an event's question opens. */
export class Needs1700000000068 implements MigrationInterface {
  readonly name = 'Needs1700000000068';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
