import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVE = 'ended IS NULL AND is_approved <> 2';
const RIDE = `tstzrange(due_at - interval '1 hour', due_at + interval '2 hours')`;

/** Who holds what, of single requests and of events alike, each row with its time (rule 47). Numbers of single requests' assignments stay as they are. */
const ONE_TABLE = [
  'CREATE EXTENSION IF NOT EXISTS btree_gist',
  'ALTER TABLE application_assignments RENAME TO assignments',
  'ALTER TABLE assignments RENAME COLUMN application_id TO need_id',
  'ALTER TABLE assignments DROP CONSTRAINT application_assignments_application, DROP CONSTRAINT application_assignments_once',
  'DROP INDEX application_assignments_hold',
  'ALTER TABLE assignments RENAME CONSTRAINT application_assignments_pkey TO assignments_pkey',
  'ALTER TABLE assignments RENAME CONSTRAINT application_assignments_user TO assignments_volunteer',
  'ALTER INDEX application_assignments_volunteer RENAME TO assignments_of_volunteer',
  'ALTER INDEX application_assignments_waiting RENAME TO assignments_waiting',
  `ALTER TABLE assignments ADD COLUMN need_type text NOT NULL DEFAULT 'application', ADD COLUMN call_id integer, ADD COLUMN span tstzrange,
     ADD COLUMN is_emergency boolean NOT NULL DEFAULT false`,
  'ALTER TABLE assignments ALTER COLUMN need_type DROP DEFAULT',
  `UPDATE assignments x SET is_emergency = a.is_emergency, span = CASE WHEN x.ended = 'declined' THEN NULL WHEN a.type = 1 AND a.due_at IS NOT NULL THEN ${RIDE} ELSE tstzrange(x.created_at, NULL) END
   FROM applications a WHERE a.id = x.need_id`,
  `INSERT INTO assignments (need_type, need_id, volunteer_id, call_id, is_approved, approve_at, approved_at, progress, ended, distance_m, note, span, is_emergency, created_at, updated_at)
   SELECT 'event_user_request', r.id, r.volunteer_id, r.volunteer_request_id, r.is_approved, r.approve_at, r.approved_at, r.progress,
     CASE r.status WHEN 'completed' THEN 'completed' WHEN 'closed' THEN 'over' END, v.distance_m, r.system_note, tstzrange(at.started, NULL), r.is_emergency, at.started, r.updated_at
   FROM event_user_requests r LEFT JOIN event_volunteer_requests v ON v.id = r.volunteer_request_id
     CROSS JOIN LATERAL (SELECT coalesce((SELECT max(e.started_at) FROM engagements e
       WHERE e.need_type = 'event_user_request' AND e.need_id = r.id AND e.volunteer_id = r.volunteer_id), r.updated_at) AS started) at
   WHERE r.volunteer_id IS NOT NULL AND r.status IN ('assigned', 'completed', 'closed')`,
  'ALTER TABLE assignments ADD CONSTRAINT assignments_once UNIQUE (need_type, need_id, volunteer_id)',
  `ALTER TABLE assignments ADD CONSTRAINT assignments_one_at_a_time EXCLUDE USING gist (volunteer_id WITH =, span WITH &&) WHERE (${LIVE} AND NOT is_emergency)`,
  `CREATE UNIQUE INDEX assignments_one_emergency ON assignments (volunteer_id) WHERE ${LIVE} AND is_emergency`,
  `CREATE UNIQUE INDEX assignments_hold ON assignments (need_type, need_id) WHERE ${LIVE}`,
  `CREATE INDEX assignments_live ON assignments (volunteer_id) WHERE ${LIVE}`,
  `CREATE INDEX assignments_completed ON assignments (volunteer_id) WHERE ended = 'completed'`,
];

/** What other modules read in SQL: who is at work, and questions of events with who holds them. */
const VIEWS = [
  `CREATE VIEW at_work AS SELECT volunteer_id, need_type, need_id, span FROM assignments WHERE ${LIVE}`,
  `CREATE VIEW event_requests AS
   SELECT r.*, x.id AS assignment_id, x.volunteer_id, x.call_id AS volunteer_request_id, coalesce(x.is_approved, 0::smallint) AS is_approved,
     x.approve_at, x.approved_at, x.progress
   FROM event_user_requests r LEFT JOIN assignments x ON x.need_type = 'event_user_request' AND x.need_id = r.id
     AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`,
  // the twin of isFreeFor of the domain (rule 47)
  `CREATE FUNCTION stands_in_the_way(work tstzrange, wanted tstzrange, is_emergency boolean, at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
SELECT work && wanted AND NOT (is_emergency AND NOT upper_inf(work) AND lower(work) + interval '1 hour' > at) $$`,
];

const PARTIES = (table: string, need: string, only: string) => `
CREATE OR REPLACE VIEW conversation_parties AS
SELECT 'event' AS context, e.id AS context_id, p.person_id, p.side, e.state, e.manager_id, o.label_he AS name_he, o.label_en AS name_en, e.city
FROM (
  SELECT event_id, user_id AS person_id, 'user' AS side FROM event_user_requests
  UNION ALL SELECT event_id, volunteer_id, 'volunteer' FROM event_volunteer_requests
) p
JOIN events e ON e.id = p.event_id JOIN options o ON o.id = e.event_list_id
UNION ALL
SELECT 'category', a.category_id, p.person_id, p.side, a.origin_state, NULL, c.name_he, c.name_en, ''
FROM (
  SELECT id AS application_id, user_id AS person_id, 'user' AS side FROM applications
  UNION ALL SELECT ${need}, volunteer_id, 'volunteer' FROM ${table} WHERE ended IS DISTINCT FROM 'declined'${only}
) p
JOIN applications a ON a.id = p.application_id JOIN categories c ON c.id = a.category_id`;

/** How a search knows who is at work, before and after. */
interface Work {
  parameters: string;
  isBusy: (volunteer: string) => string;
}

const SPANS: Work = {
  parameters: ' wanted tstzrange, is_emergency boolean,',
  isBusy: (volunteer) => `EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = ${volunteer} AND stands_in_the_way(w.span, wanted, is_emergency, at))`,
};

const ANY: Work = {
  parameters: '',
  isBusy: (volunteer) => `EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = ${volunteer} AND e.ended_at IS NULL)`,
};

/** The nearest who fit a need, nearest first; why it is planned so is told in the migration of map points. */
const ELIGIBLE = ({ parameters, isBusy }: Work) => `
CREATE FUNCTION eligible_volunteers(
  of_need_type text, of_need_id integer, seeker_id integer, lat double precision, lon double precision, radius_m double precision, ways text[],
  wanted_languages text[], wanted_gender text, needs_vehicle boolean, is_urgent boolean,${parameters} at timestamptz, most integer
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
      AND NOT ${isBusy('c.user_id')}
      AND NOT EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_type = of_need_type AND v.need_id = of_need_id AND v.volunteer_id = c.user_id)
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
const NEARBY = ({ parameters, isBusy }: Work) => `
CREATE FUNCTION nearby_volunteers(
  of_need_type text, of_need_id integer, lat double precision, lon double precision, radius_m double precision, is_urgent boolean,${parameters} at timestamptz, most integer
) RETURNS TABLE (candidate volunteer_candidates, distance_m integer, is_busy boolean, was_asked boolean, duty text)
LANGUAGE plpgsql STABLE SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
BEGIN
  RETURN QUERY
  SELECT c, round(map_metres(c.position, centre))::integer,
    ${isBusy('c.user_id')},
    EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_type = of_need_type AND v.need_id = of_need_id AND v.volunteer_id = c.user_id),
    volunteer_duty(c.user_id, at, is_urgent)
  FROM volunteer_candidates c
  WHERE c.position <@ around AND (radius_m IS NULL OR map_metres(c.position, centre) <= radius_m)
  ORDER BY c.position <-> centre LIMIT most;
END $$`;

/** The views and searches as this migration leaves them. */
export const READING_OF_ASSIGNMENTS = [
  ...VIEWS.slice(0, 2),
  PARTIES('assignments', 'need_id', ` AND need_type = 'application'`),
  ELIGIBLE(SPANS),
  NEARBY(SPANS),
];

const UP = [
  ...ONE_TABLE,
  'DROP FUNCTION eligible_volunteers, nearby_volunteers',
  PARTIES('assignments', 'need_id', ` AND need_type = 'application'`),
  'DROP TABLE engagements',
  'ALTER TABLE event_user_requests DROP COLUMN volunteer_id, DROP COLUMN volunteer_request_id, DROP COLUMN is_approved, DROP COLUMN approve_at, DROP COLUMN approved_at, DROP COLUMN progress',
  'CREATE INDEX event_user_requests_status ON event_user_requests (status, updated_at)',
  ...VIEWS,
  ELIGIBLE(SPANS),
  NEARBY(SPANS),
];

const DOWN = [
  'DROP FUNCTION eligible_volunteers, nearby_volunteers, stands_in_the_way',
  'DROP VIEW event_requests, at_work, conversation_parties',
  'DROP INDEX event_user_requests_status',
  `ALTER TABLE event_user_requests ADD COLUMN volunteer_id integer REFERENCES users(id), ADD COLUMN volunteer_request_id integer,
     ADD COLUMN is_approved smallint NOT NULL DEFAULT 0, ADD COLUMN approve_at timestamptz, ADD COLUMN approved_at timestamptz, ADD COLUMN progress text`,
  'CREATE INDEX event_user_requests_volunteer ON event_user_requests (volunteer_id, updated_at)',
  'CREATE INDEX event_user_requests_approval ON event_user_requests (status, is_approved, updated_at)',
  `UPDATE event_user_requests r SET volunteer_id = x.volunteer_id, volunteer_request_id = x.call_id, is_approved = x.is_approved, approve_at = x.approve_at,
     approved_at = x.approved_at, progress = x.progress
   FROM assignments x WHERE x.need_type = 'event_user_request' AND x.need_id = r.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`,
  `CREATE TABLE engagements (
    id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL CONSTRAINT "PK_aec8c95c82a37a5791001cdb9ae" PRIMARY KEY,
    volunteer_id integer NOT NULL CONSTRAINT "FK_69fb6713a50e401c32347990be0" REFERENCES users(id),
    need_type text NOT NULL,
    need_id integer NOT NULL,
    started_at timestamptz NOT NULL,
    ended_at timestamptz,
    is_completed boolean NOT NULL DEFAULT false
  )`,
  `INSERT INTO engagements (volunteer_id, need_type, need_id, started_at, ended_at, is_completed)
   SELECT volunteer_id, need_type, need_id, created_at, CASE WHEN NOT (${LIVE}) THEN updated_at END, coalesce(ended = 'completed', false)
   FROM assignments WHERE ended IS DISTINCT FROM 'declined'`,
  'CREATE UNIQUE INDEX engagements_need_active ON engagements (need_type, need_id) WHERE ended_at IS NULL',
  'CREATE UNIQUE INDEX engagements_volunteer_active ON engagements (volunteer_id) WHERE ended_at IS NULL',
  'CREATE INDEX engagements_completed ON engagements (volunteer_id) WHERE is_completed',
  `DELETE FROM assignments WHERE need_type <> 'application'`,
  'DROP INDEX assignments_hold, assignments_one_emergency, assignments_live, assignments_completed',
  'ALTER TABLE assignments DROP CONSTRAINT assignments_once, DROP CONSTRAINT assignments_one_at_a_time',
  'ALTER TABLE assignments DROP COLUMN need_type, DROP COLUMN call_id, DROP COLUMN span, DROP COLUMN is_emergency',
  'ALTER TABLE assignments RENAME COLUMN need_id TO application_id',
  'ALTER TABLE assignments RENAME TO application_assignments',
  'ALTER TABLE application_assignments RENAME CONSTRAINT assignments_pkey TO application_assignments_pkey',
  'ALTER TABLE application_assignments RENAME CONSTRAINT assignments_volunteer TO application_assignments_user',
  'ALTER INDEX assignments_of_volunteer RENAME TO application_assignments_volunteer',
  'ALTER INDEX assignments_waiting RENAME TO application_assignments_waiting',
  `ALTER TABLE application_assignments ADD CONSTRAINT application_assignments_application FOREIGN KEY (application_id) REFERENCES applications(id),
     ADD CONSTRAINT application_assignments_once UNIQUE (application_id, volunteer_id)`,
  'CREATE UNIQUE INDEX application_assignments_hold ON application_assignments (application_id) WHERE ended IS NULL AND is_approved <> 2',
  PARTIES('application_assignments', 'application_id', ''),
  ELIGIBLE(ANY),
  NEARBY(ANY),
];

/** One table of assignments for single requests and events, in place of holds, columns and engagements; nobody is at work for two at a time. */
export class Assignments1700000000067 implements MigrationInterface {
  readonly name = 'Assignments1700000000067';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
