import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ELIGIBLE as FORMER_ELIGIBLE, NEARBY as FORMER_NEARBY } from './68-needs.js';
import { METRES as FORMER_METRES } from './66-map-points.js';

const EARTH = '6378168';

/** Half the chord between two points, over the radius of the sphere, squared. */
const HALF_CHORD = `(
  (cos(a[1] / ${EARTH}) / cosh(a[0] / ${EARTH}) - cos(b[1] / ${EARTH}) / cosh(b[0] / ${EARTH})) ^ 2
  + (tanh(a[0] / ${EARTH}) - tanh(b[0] / ${EARTH})) ^ 2
  + (sin(a[1] / ${EARTH}) / cosh(a[0] / ${EARTH}) - sin(b[1] / ${EARTH}) / cosh(b[0] / ${EARTH})) ^ 2) / 4`;

/**
 * Great-circle metres, of nothing but strict functions, so that PostgreSQL writes them into the query instead of calling a function for each row:
 * `least` is not strict, and a call costs twenty times as much as the reckoning.
 */
const METRES = `
CREATE OR REPLACE FUNCTION map_metres(a point, b point) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT 2 * ${EARTH} * atan2(sqrt(${HALF_CHORD}), sqrt(abs(1 - ${HALF_CHORD}))) $$`;

/**
 * The nearest who fit a need and are free for it: not asked for it, not answering it, and without a call that is open in the same event. Never by reading a
 * whole table: the plan is kept for as long as a connection lives, and what was empty when it was made may have grown. Whoever has a call open is looked up one by one, since `EXISTS` would read the whole event.
 */
const ELIGIBLE = `
CREATE FUNCTION eligible_volunteers(
  for_need integer, in_event integer, seeker_id integer, lat double precision, lon double precision, radius_m double precision, ways text[],
  wanted_languages text[], wanted_gender text, needs_vehicle boolean, wants_equipment boolean, is_urgent boolean, wanted tstzrange, is_emergency boolean, at timestamptz, most integer
) RETURNS TABLE (
  volunteer_id integer, distance_m integer, recent_calls integer, last_called_at timestamptz, of_gender text, speaks text[], handles_equipment boolean
) LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
  known CONSTANT integer[] := ARRAY(
    SELECT v.volunteer_id FROM volunteer_calls v WHERE v.need_id = for_need UNION ALL SELECT x.volunteer_id FROM assignments x WHERE x.need_id = for_need);
BEGIN
  RETURN QUERY
  SELECT n.user_id, round(n.metres)::integer, r.recent, r.last_at, n.gender, n.languages,
    wants_equipment AND EXISTS (SELECT 1 FROM volunteer_information i WHERE i.user_id = n.user_id AND 'equipment' = ANY(i.interests))
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
      AND c.user_id <> ALL (known)
      AND (in_event IS NULL OR (
        SELECT r.id FROM event_volunteer_requests r WHERE r.event_id = in_event AND r.volunteer_id = c.user_id AND r.status IN ('pending', 'accept', 'assigned')) IS NULL)
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

/** Everybody nearest to a need, fitting or not, with what decides about them; looked up one by one, as above. */
export const NEARBY = `
CREATE FUNCTION nearby_volunteers(
  for_need integer, in_event integer, lat double precision, lon double precision, radius_m double precision, is_urgent boolean, wanted tstzrange, is_emergency boolean, at timestamptz, most integer
) RETURNS TABLE (candidate volunteer_candidates, distance_m integer, is_busy boolean, was_asked boolean, has_answered boolean, duty text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
BEGIN
  RETURN QUERY
  SELECT c, round(map_metres(c.position, centre))::integer,
    (SELECT true FROM at_work w WHERE w.volunteer_id = c.user_id AND stands_in_the_way(w.span, wanted, is_emergency, at) LIMIT 1) IS NOT NULL,
    EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_id = for_need AND v.volunteer_id = c.user_id),
    EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = for_need AND x.volunteer_id = c.user_id) OR (
      SELECT r.id FROM event_volunteer_requests r WHERE r.event_id = in_event AND r.volunteer_id = c.user_id AND r.status IN ('pending', 'accept', 'assigned')) IS NOT NULL,
    volunteer_duty(c.user_id, at, is_urgent)
  FROM volunteer_candidates c
  WHERE c.position <@ around AND (radius_m IS NULL OR map_metres(c.position, centre) <= radius_m)
  ORDER BY c.position <-> centre LIMIT most;
END $$`;

const UP = [
  METRES,
  'ALTER TABLE dispatch_runs ADD COLUMN failures smallint NOT NULL DEFAULT 0',
  // The most urgent first, then the longest due: what a batch takes, without sorting all that is due.
  `CREATE INDEX dispatch_runs_urgent ON dispatch_runs (priority DESC, next_step_at) WHERE status = 'running'`,
  'DROP FUNCTION eligible_volunteers, nearby_volunteers',
  ELIGIBLE,
  NEARBY,
];

const DOWN = [
  FORMER_METRES,
  'DROP FUNCTION eligible_volunteers, nearby_volunteers',
  FORMER_ELIGIBLE,
  FORMER_NEARBY,
  'DROP INDEX dispatch_runs_urgent',
  'ALTER TABLE dispatch_runs DROP COLUMN failures',
];

/** Steps are taken in batches, and one that fails waits longer each time; the search knows by itself who has a call open. */
export class DueRuns1700000000069 implements MigrationInterface {
  readonly name = 'DueRuns1700000000069';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
