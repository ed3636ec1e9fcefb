import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Derives from the rows, whoever writes them, when a need was opened, since when nobody holds it, and since
 * when its coordinator has it.
 */
const DERIVE_WITH_TIMES = `CREATE OR REPLACE FUNCTION derive_need() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_live boolean := NEW.status IN ('open', 'in treatment');
BEGIN
  NEW.position := CASE WHEN NEW.origin_lat IS NOT NULL THEN map_point(round(NEW.origin_lat * 100) / 100, round(NEW.origin_lon * 100) / 100) END;
  NEW.opened_at := coalesce(NEW.opened_at, NEW.created_at);
  IF TG_OP = 'INSERT' THEN
    NEW.free_since := coalesce(NEW.free_since, NEW.opened_at);
    NEW.coordinator_at := CASE WHEN NEW.coordinator_id IS NOT NULL THEN NEW.updated_at END;
    RETURN NEW;
  END IF;
  IF (OLD.volunteer_id IS NOT NULL AND NEW.volunteer_id IS NULL) OR (is_live AND OLD.status NOT IN ('open', 'in treatment')) THEN NEW.free_since := NEW.updated_at; END IF;
  IF NEW.coordinator_id IS NULL THEN NEW.coordinator_at := NULL; NEW.coordinator_asked_at := NULL;
  ELSIF NEW.coordinator_id IS DISTINCT FROM OLD.coordinator_id THEN NEW.coordinator_at := NEW.updated_at; NEW.coordinator_asked_at := NULL;
  END IF;
  RETURN NEW;
END $$`;

const DERIVE_BEFORE = `CREATE OR REPLACE FUNCTION derive_need() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := CASE WHEN NEW.origin_lat IS NOT NULL THEN map_point(round(NEW.origin_lat * 100) / 100, round(NEW.origin_lon * 100) / 100) END;
  RETURN NEW;
END $$`;

/**
 * Shows for a question when its need was opened or the button was pressed; the question of the event itself
 * may be hours older.
 */
const REQUESTS_WITH_PRESS = `CREATE VIEW event_requests AS
SELECT r.id, r.event_id, r.user_id, r.respond, r.is_outside, r.kept_address, r.closed_by_stop, r.is_well, r.system_note, r.created_at, r.updated_at,
  CASE WHEN n.id IS NULL OR r.respond IS DISTINCT FROM 1 THEN r.status
    ELSE (CASE WHEN n.status = 'in treatment' OR (n.status = 'open' AND n.volunteer_id IS NOT NULL) THEN 'assigned' WHEN n.status = 'open' THEN 'pending'
      WHEN n.status = 'completed' THEN 'completed' WHEN n.status = 'reject' THEN 'reject' ELSE 'closed' END)::event_user_status END AS status,
  n.id AS need_id, coalesce(n.is_emergency, false) AS is_emergency, n.coordinator_since, n.coordinator_id,
  x.id AS assignment_id, x.volunteer_id, x.call_id AS volunteer_request_id, coalesce(x.is_approved, 0::smallint) AS is_approved,
  x.approve_at, x.approved_at, x.progress, coalesce(n.opened_at, r.created_at) AS opened_at, n.ended_by
FROM event_user_requests r LEFT JOIN needs n ON n.request_id = r.id
  LEFT JOIN assignments x ON x.need_id = n.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`;

const REQUESTS_BEFORE = `CREATE VIEW event_requests AS
SELECT r.id, r.event_id, r.user_id, r.respond, r.is_outside, r.kept_address, r.closed_by_stop, r.is_well, r.system_note, r.created_at, r.updated_at,
  CASE WHEN n.id IS NULL OR r.respond IS DISTINCT FROM 1 THEN r.status
    ELSE (CASE WHEN n.status = 'in treatment' OR (n.status = 'open' AND n.volunteer_id IS NOT NULL) THEN 'assigned' WHEN n.status = 'open' THEN 'pending'
      WHEN n.status = 'completed' THEN 'completed' WHEN n.status = 'reject' THEN 'reject' ELSE 'closed' END)::event_user_status END AS status,
  n.id AS need_id, coalesce(n.is_emergency, false) AS is_emergency, n.coordinator_since, n.coordinator_id, coalesce(n.staff_reminders, 0::smallint) AS staff_reminders,
  n.staff_reminded_at, x.id AS assignment_id, x.volunteer_id, x.call_id AS volunteer_request_id, coalesce(x.is_approved, 0::smallint) AS is_approved,
  x.approve_at, x.approved_at, x.progress
FROM event_user_requests r LEFT JOIN needs n ON n.request_id = r.id
  LEFT JOIN assignments x ON x.need_id = n.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`;

/**
 * The time limits are those in the domain library (`ATTENDANCE`); a spec compares them. A need that nobody
 * else attends to is at the desk, with a reason. Dispatch gets a minute beyond its due time, in which a
 * process may restart.
 */
const ATTENDANCE = `
CREATE FUNCTION is_urgent_need(is_emergency boolean, event_id integer, label_priority smallint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
SELECT is_emergency OR (event_id IS NOT NULL AND label_priority >= 2) $$;
CREATE FUNCTION need_attendance(at timestamptz) RETURNS TABLE (
  need_id integer, event_id integer, is_urgent boolean, attending text, reason text, since timestamptz, until timestamptz, volunteer_id integer, coordinator_id integer,
  is_searched boolean
) LANGUAGE sql STABLE AS $$
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
      coalesce(r.status IN ('running', 'exhausted') AND r.next_step_at IS NOT NULL, false) AS is_searched,
      x.id IS NOT NULL AS is_held, x.is_approved = 1 AND x.progress IS NOT NULL AS is_under_way, n.event_id IS NULL AND NOT n.is_emergency AS is_single,
      coalesce(x.progress_at, x.approved_at, x.updated_at) AS volunteer_since,
      CASE WHEN x.is_approved = 1 THEN
        CASE
          WHEN n.event_id IS NULL AND NOT n.is_emergency THEN n.due_at + CASE WHEN n.type = 1 AND x.progress IS NOT NULL THEN interval '2 hours' ELSE interval '0' END
          WHEN x.progress IS NOT NULL THEN coalesce(x.progress_at, x.updated_at) + interval '4 hours'
          WHEN u.is_urgent THEN coalesce(x.approved_at, x.updated_at) + interval '10 minutes'
          WHEN n.help_type = 'phone' OR EXISTS (
            SELECT 1 FROM need_answers a WHERE a.need_id = n.id AND a.volunteer_id = x.volunteer_id AND a.kind = 'words' AND a.said_at >= x.asked_at)
            THEN coalesce(x.approved_at, x.updated_at) + interval '4 hours'
          ELSE coalesce(x.asked_at, coalesce(x.approved_at, x.updated_at) + interval '30 minutes') + interval '15 minutes'
        END
      END AS volunteer_until,
      CASE WHEN n.coordinator_id IS NOT NULL THEN n.coordinator_at + CASE WHEN u.is_urgent THEN interval '40 minutes' ELSE interval '28 hours' END END AS coordinator_until,
      coalesce(x.created_at, n.free_since) AS engine_since,
      CASE
        WHEN x.id IS NOT NULL THEN CASE WHEN x.is_approved = 0 THEN x.approve_at END
        WHEN n.coordinator_since IS NULL AND r.status = 'running' THEN r.next_step_at
      END AS engine_until
    FROM needs n
      CROSS JOIN LATERAL (SELECT is_urgent_need(n.is_emergency, n.event_id, n.label_priority) AS is_urgent) u
      LEFT JOIN assignments x ON x.need_id = n.id AND x.ended IS NULL AND x.is_approved <> 2
      LEFT JOIN dispatch_runs r ON r.need_id = n.id
    WHERE n.status IN ('open', 'in treatment')
  ) s
) t $$`;

/**
 * When a need ends, everything that depends on it must end too: a transaction that leaves a part open cannot
 * commit (rule 219).
 */
const ENDS_END_EVERYTHING = `
CREATE FUNCTION end_everything() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  need integer := CASE WHEN TG_TABLE_NAME = 'needs' THEN NEW.id ELSE (to_jsonb(NEW)->>'need_id')::integer END;
BEGIN
  IF EXISTS (SELECT 1 FROM needs n WHERE n.id = need AND n.status IN ('open', 'in treatment')) THEN RETURN NULL; END IF;
  IF EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = need AND x.ended IS NULL AND x.is_approved <> 2) THEN
    RAISE EXCEPTION 'need % has ended, and somebody is still at work for it', need USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF EXISTS (SELECT 1 FROM dispatch_runs r WHERE r.need_id = need AND r.status IN ('running', 'exhausted')) THEN
    RAISE EXCEPTION 'need % has ended, and somebody is still sought for it', need USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_id = need AND v.state IN ('open', 'timed_out', 'reserve')) THEN
    RAISE EXCEPTION 'need % has ended, and a call for it can still be answered', need USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER needs_end_everything_tg AFTER UPDATE OF status ON needs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status IN ('open', 'in treatment') AND NEW.status NOT IN ('open', 'in treatment')) EXECUTE FUNCTION end_everything();
CREATE CONSTRAINT TRIGGER assignments_end_with_need_tg AFTER INSERT OR UPDATE OF ended, is_approved ON assignments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.ended IS NULL AND NEW.is_approved <> 2) EXECUTE FUNCTION end_everything();
CREATE CONSTRAINT TRIGGER dispatch_runs_end_with_need_tg AFTER INSERT OR UPDATE OF status ON dispatch_runs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'running') EXECUTE FUNCTION end_everything();`;

/**
 * Determines from the rows alone who attends to each live need (rule 218): dispatch, a volunteer or a
 * coordinator until a given time, or the desk since a given time. Once the time of anybody else has passed,
 * the need is at the desk, so that every live need is in somebody's hands. What waits at the desk is recorded
 * in `desk_waits`, with how many times staff were notified of it. No need can end while somebody is still at
 * work for it.
 */
export class Attendance1700000000122 implements MigrationInterface {
  readonly name = 'Attendance1700000000122';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP VIEW event_requests;
DROP VIEW applications;
ALTER TABLE assignments DROP COLUMN reminded_at;
ALTER TABLE needs DROP COLUMN staff_reminders, DROP COLUMN staff_reminded_at,
  ADD COLUMN opened_at timestamptz, ADD COLUMN free_since timestamptz, ADD COLUMN coordinator_at timestamptz, ADD COLUMN coordinator_asked_at timestamptz;
UPDATE needs SET opened_at = created_at, free_since = created_at, coordinator_at = CASE WHEN coordinator_id IS NOT NULL THEN coalesce(coordinator_since, updated_at) END;
ALTER TABLE needs ALTER COLUMN opened_at SET NOT NULL, ALTER COLUMN free_since SET NOT NULL;
CREATE INDEX needs_live ON needs (id) WHERE status IN ('open', 'in treatment');
CREATE INDEX needs_coordinators ON needs (coordinator_at) WHERE coordinator_id IS NOT NULL AND status IN ('open', 'in treatment');
CREATE VIEW applications AS SELECT * FROM needs WHERE event_id IS NULL;
DROP INDEX dispatch_runs_due;
CREATE INDEX dispatch_runs_due ON dispatch_runs (next_step_at) WHERE status IN ('running', 'exhausted');
DROP INDEX dispatch_runs_urgent;
CREATE INDEX dispatch_runs_urgent ON dispatch_runs (priority DESC, next_step_at) WHERE status IN ('running', 'exhausted');`);
    await runner.query(DERIVE_WITH_TIMES);
    await runner.query(REQUESTS_WITH_PRESS);
    await runner.query(ATTENDANCE);
    await runner.query(`
CREATE TABLE desk_waits (
  kind text NOT NULL,
  subject_id integer NOT NULL,
  since timestamptz NOT NULL,
  rounds smallint NOT NULL DEFAULT 0,
  told_at timestamptz,
  due_at timestamptz,
  CONSTRAINT desk_waits_pk PRIMARY KEY (kind, subject_id)
);
CREATE INDEX desk_waits_due ON desk_waits (due_at);
CREATE TABLE desk_tellings (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  user_id integer NOT NULL,
  told_at timestamptz NOT NULL,
  is_pressing boolean NOT NULL,
  CONSTRAINT desk_tellings_pk PRIMARY KEY (id),
  CONSTRAINT desk_tellings_user_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX desk_tellings_of ON desk_tellings (user_id, told_at);`);
    await runner.query(ENDS_END_EVERYTHING);
    await runner.query(
      'UPDATE categories SET is_auto_assign = true; ALTER TABLE categories ALTER COLUMN is_auto_assign SET DEFAULT true',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE categories ALTER COLUMN is_auto_assign SET DEFAULT false;
DROP TRIGGER needs_end_everything_tg ON needs;
DROP TRIGGER assignments_end_with_need_tg ON assignments;
DROP TRIGGER dispatch_runs_end_with_need_tg ON dispatch_runs;
DROP FUNCTION end_everything();
DROP TABLE desk_tellings;
DROP TABLE desk_waits;
DROP FUNCTION need_attendance(timestamptz);
DROP FUNCTION is_urgent_need(boolean, integer, smallint);
DROP VIEW event_requests;
DROP VIEW applications;
DROP INDEX needs_live;
DROP INDEX dispatch_runs_due;
CREATE INDEX dispatch_runs_due ON dispatch_runs (next_step_at) WHERE status = 'running';
DROP INDEX dispatch_runs_urgent;
CREATE INDEX dispatch_runs_urgent ON dispatch_runs (priority DESC, next_step_at) WHERE status = 'running';`);
    await runner.query(DERIVE_BEFORE);
    await runner.query(`ALTER TABLE needs DROP COLUMN opened_at, DROP COLUMN free_since, DROP COLUMN coordinator_at, DROP COLUMN coordinator_asked_at,
  ADD COLUMN staff_reminders smallint NOT NULL DEFAULT 0, ADD COLUMN staff_reminded_at timestamptz;
ALTER TABLE assignments ADD COLUMN reminded_at timestamptz;
CREATE VIEW applications AS SELECT * FROM needs WHERE event_id IS NULL;`);
    await runner.query(REQUESTS_BEFORE);
  }
}
