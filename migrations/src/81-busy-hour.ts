import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NEARBY as FORMER_NEARBY } from './69-due-runs.js';

/**
 * Everybody nearest to a need, fitting or not, with what decides about them. `fitting` are those who are known to fit: of the nearest they are left out
 * before anything about them is looked up.
 */
const NEARBY = `
CREATE FUNCTION nearby_volunteers(
  for_need integer, in_event integer, lat double precision, lon double precision, radius_m double precision, is_urgent boolean, wanted tstzrange, is_emergency boolean, at timestamptz,
  fitting integer[], most integer
) RETURNS TABLE (candidate volunteer_candidates, distance_m integer, is_busy boolean, was_asked boolean, has_answered boolean, duty text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
BEGIN
  RETURN QUERY
  SELECT n.c, round(map_metres((n.c).position, centre))::integer,
    (SELECT true FROM at_work w WHERE w.volunteer_id = (n.c).user_id AND stands_in_the_way(w.span, wanted, is_emergency, at) LIMIT 1) IS NOT NULL,
    EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_id = for_need AND v.volunteer_id = (n.c).user_id),
    EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = for_need AND x.volunteer_id = (n.c).user_id) OR (
      SELECT r.id FROM event_volunteer_requests r WHERE r.event_id = in_event AND r.volunteer_id = (n.c).user_id AND r.status IN ('pending', 'accept', 'assigned')) IS NOT NULL,
    volunteer_duty((n.c).user_id, at, is_urgent)
  FROM (
    SELECT c FROM volunteer_candidates c
    WHERE c.position <@ around AND (radius_m IS NULL OR map_metres(c.position, centre) <= radius_m)
    ORDER BY c.position <-> centre LIMIT most
  ) n
  WHERE (n.c).user_id <> ALL (fitting);
END $$`;

/**
 * The messages that are sent next, the urgent first, each locked for its sender. Always in the order of the index: when thousands are written at once the
 * statistics know nothing of them yet, and each sender would sort all that waits.
 */
const DUE = `
CREATE FUNCTION due_notifications(at timestamptz, only_urgent boolean, most integer) RETURNS SETOF integer
LANGUAGE sql VOLATILE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
SELECT id FROM notifications WHERE status = 'queued' AND next_attempt_at <= at AND (is_urgent OR NOT only_urgent)
ORDER BY is_urgent DESC, next_attempt_at, id LIMIT most FOR UPDATE SKIP LOCKED $$`;

const UP = [
  'DROP FUNCTION nearby_volunteers',
  NEARBY,
  `CREATE INDEX notifications_due ON notifications (is_urgent DESC, next_attempt_at, id) WHERE status = 'queued'`,
  DUE,
  // The messages of one call or one link, which are taken back when it is over.
  'CREATE INDEX notifications_secret ON notifications (secret_kind, secret_id) WHERE secret_id IS NOT NULL',
  `CREATE INDEX notifications_failed ON notifications (event_id) WHERE status = 'failed'`,
];

const DOWN = [
  'DROP FUNCTION due_notifications',
  'DROP INDEX notifications_due, notifications_secret, notifications_failed',
  'DROP FUNCTION nearby_volunteers',
  FORMER_NEARBY,
];

/** What slows the hour in which thousands call at once: reasons are looked up for those alone who do not fit, and what is sent next is found in its order. */
export class BusyHour1700000000081 implements MigrationInterface {
  readonly name = 'BusyHour1700000000081';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
