import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';

const HEAD = `CREATE OR REPLACE FUNCTION need_attendance(at timestamptz) RETURNS TABLE (
  need_id integer, event_id integer, is_urgent boolean, attending text, reason text, since timestamptz, until timestamptz, volunteer_id integer, coordinator_id integer,
  is_searched boolean
) LANGUAGE sql STABLE AS $$`;

const VOLUNTEER_UNTIL = `CASE WHEN x.is_approved = 1 THEN
        CASE
          WHEN n.event_id IS NULL AND NOT n.is_emergency THEN n.due_at + CASE WHEN n.type = 1 AND x.progress IS NOT NULL THEN interval '2 hours' ELSE interval '0' END
          WHEN x.progress IS NOT NULL THEN coalesce(x.progress_at, x.updated_at) + interval '4 hours'
          WHEN u.is_urgent THEN coalesce(x.approved_at, x.updated_at) + interval '10 minutes'
          WHEN n.help_type = 'phone' OR EXISTS (
            SELECT 1 FROM need_answers a WHERE a.need_id = n.id AND a.volunteer_id = x.volunteer_id AND a.kind = 'words' AND a.said_at >= x.asked_at)
            THEN coalesce(x.approved_at, x.updated_at) + interval '4 hours'
          ELSE coalesce(x.asked_at, coalesce(x.approved_at, x.updated_at) + interval '30 minutes') + interval '15 minutes'
        END
      END`;
const COORDINATOR_UNTIL = `CASE WHEN n.coordinator_id IS NOT NULL THEN n.coordinator_at + CASE WHEN u.is_urgent THEN interval '40 minutes' ELSE interval '28 hours' END END`;
const ENGINE_UNTIL = `CASE
        WHEN x.id IS NOT NULL THEN CASE WHEN x.is_approved = 0 THEN x.approve_at END
        WHEN n.coordinator_since IS NULL AND r.status = 'running' THEN r.next_step_at
      END`;
const IS_SEARCHED = `coalesce(r.status IN ('running', 'exhausted') AND r.next_step_at IS NOT NULL, false)`;
const VOLUNTEER_SINCE = 'coalesce(x.progress_at, x.approved_at, x.updated_at)';
const JOINS = `needs n
      CROSS JOIN LATERAL (SELECT is_urgent_need(n.is_emergency, n.event_id, n.label_priority) AS is_urgent) u
      LEFT JOIN assignments x ON x.need_id = n.id AND x.ended IS NULL AND x.is_approved <> 2
      LEFT JOIN dispatch_runs r ON r.need_id = n.id`;

/**
 * The planner puts the expression of a value wherever the value is named, so that the time until which a volunteer
 * attends stood some fifty times in a plan. `OFFSET 0` has each value worked out once; conditions on the need
 * still reach its index, because the need itself stands outside.
 */
const ONCE = `${HEAD}
SELECT n.id, n.event_id, u.is_urgent, t.attending, CASE WHEN t.attending = 'desk' THEN t.reason END,
  CASE t.attending
    WHEN 'volunteer' THEN ${VOLUNTEER_SINCE}
    WHEN 'coordinator' THEN n.coordinator_at
    WHEN 'engine' THEN coalesce(x.created_at, n.free_since)
    ELSE greatest(CASE t.reason
      WHEN 'approval' THEN x.created_at WHEN 'overdue' THEN s.volunteer_until WHEN 'silent' THEN s.volunteer_until WHEN 'late' THEN s.engine_until
      WHEN 'coordinator' THEN n.coordinator_since WHEN 'no_search' THEN n.free_since END, s.coordinator_until)
  END,
  CASE t.attending WHEN 'volunteer' THEN s.volunteer_until WHEN 'coordinator' THEN s.coordinator_until WHEN 'engine' THEN s.engine_until END,
  x.volunteer_id, n.coordinator_id, ${IS_SEARCHED}
FROM ${JOINS}
  CROSS JOIN LATERAL (
    SELECT x.id IS NOT NULL AS is_held, x.is_approved = 1 AND x.progress IS NOT NULL AS is_under_way, ${VOLUNTEER_UNTIL} AS volunteer_until,
      ${COORDINATOR_UNTIL} AS coordinator_until, ${ENGINE_UNTIL} AS engine_until OFFSET 0
  ) s
  CROSS JOIN LATERAL (
    SELECT CASE
        WHEN s.is_under_way AND at < s.volunteer_until THEN 'volunteer'
        WHEN at < s.coordinator_until THEN 'coordinator'
        WHEN at < s.volunteer_until THEN 'volunteer'
        WHEN at < s.engine_until + interval '1 minute' THEN 'engine'
        ELSE 'desk'
      END AS attending,
      CASE
        WHEN s.is_held AND s.volunteer_until IS NULL AND s.engine_until IS NULL THEN 'approval'
        WHEN s.is_held AND s.volunteer_until IS NULL THEN 'late'
        WHEN s.is_held AND (s.is_under_way OR (n.event_id IS NULL AND NOT n.is_emergency)) THEN 'overdue'
        WHEN s.is_held THEN 'silent'
        WHEN n.coordinator_since IS NOT NULL OR n.coordinator_id IS NOT NULL THEN 'coordinator'
        WHEN s.engine_until IS NOT NULL THEN 'late'
        ELSE 'no_search'
      END AS reason OFFSET 0
  ) t
WHERE n.status IN ('open', 'in treatment') $$`;

const BEFORE = `${HEAD}
SELECT t.need_id, t.event_id, t.is_urgent, t.attending, CASE WHEN t.attending = 'desk' THEN t.reason END,
  CASE t.attending
    WHEN 'volunteer' THEN t.volunteer_since
    WHEN 'coordinator' THEN t.coordinator_at
    WHEN 'engine' THEN t.engine_since
    ELSE greatest(CASE t.reason
      WHEN 'approval' THEN t.held_at WHEN 'overdue' THEN t.volunteer_until WHEN 'silent' THEN t.volunteer_until WHEN 'late' THEN t.engine_until
      WHEN 'coordinator' THEN t.coordinator_since WHEN 'no_search' THEN t.free_since END, t.coordinator_until)
  END,
  CASE t.attending WHEN 'volunteer' THEN t.volunteer_until WHEN 'coordinator' THEN t.coordinator_until WHEN 'engine' THEN t.engine_until END,
  t.volunteer_id, t.coordinator_id, t.is_searched
FROM (
  SELECT s.*,
    CASE
      WHEN s.is_under_way AND at < s.volunteer_until THEN 'volunteer'
      WHEN at < s.coordinator_until THEN 'coordinator'
      WHEN at < s.volunteer_until THEN 'volunteer'
      WHEN at < s.engine_until + interval '1 minute' THEN 'engine'
      ELSE 'desk'
    END AS attending,
    CASE
      WHEN s.is_held AND s.volunteer_until IS NULL AND s.engine_until IS NULL THEN 'approval'
      WHEN s.is_held AND s.volunteer_until IS NULL THEN 'late'
      WHEN s.is_held AND (s.is_under_way OR s.is_single) THEN 'overdue'
      WHEN s.is_held THEN 'silent'
      WHEN s.coordinator_since IS NOT NULL OR s.coordinator_id IS NOT NULL THEN 'coordinator'
      WHEN s.engine_until IS NOT NULL THEN 'late'
      ELSE 'no_search'
    END AS reason
  FROM (
    SELECT n.id AS need_id, n.event_id, u.is_urgent, n.coordinator_id, n.coordinator_at, n.coordinator_since, n.free_since, x.volunteer_id, x.created_at AS held_at,
      ${IS_SEARCHED} AS is_searched,
      x.id IS NOT NULL AS is_held, x.is_approved = 1 AND x.progress IS NOT NULL AS is_under_way, n.event_id IS NULL AND NOT n.is_emergency AS is_single,
      ${VOLUNTEER_SINCE} AS volunteer_since,
      ${VOLUNTEER_UNTIL} AS volunteer_until,
      ${COORDINATOR_UNTIL} AS coordinator_until,
      coalesce(x.created_at, n.free_since) AS engine_since,
      ${ENGINE_UNTIL} AS engine_until
    FROM ${JOINS}
    WHERE n.status IN ('open', 'in treatment')
  ) s
) t $$`;

/** Works each value of who attends to a need out once: planning took twenty times as long as reading. */
export class AttendanceOnce1700000000172 implements CompatibleMigration {
  readonly name = 'AttendanceOnce1700000000172';
  readonly isCompatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ONCE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BEFORE);
  }
}
