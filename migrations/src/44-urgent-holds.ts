import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TYPE invitation_state ADD VALUE IF NOT EXISTS 'reserve'`,
  'ALTER TABLE application_assignments ADD COLUMN approve_at timestamptz, ADD COLUMN approved_at timestamptz',
  'ALTER TABLE event_user_requests ADD COLUMN approve_at timestamptz, ADD COLUMN approved_at timestamptz',
  'ALTER TABLE applications ADD COLUMN staff_reminders smallint NOT NULL DEFAULT 0, ADD COLUMN staff_reminded_at timestamptz',
  'ALTER TABLE event_user_requests ADD COLUMN staff_reminders smallint NOT NULL DEFAULT 0, ADD COLUMN staff_reminded_at timestamptz',
  'ALTER TABLE engagements ADD COLUMN is_completed boolean NOT NULL DEFAULT false',
  `CREATE INDEX engagements_completed ON engagements (volunteer_id) WHERE is_completed`,
  `CREATE INDEX event_user_requests_emergency ON event_user_requests (user_id) WHERE is_emergency AND status IN ('pending', 'assigned')`,
  `UPDATE engagements e SET is_completed = true FROM application_assignments a
   WHERE e.need_type = 'application' AND a.application_id = e.need_id AND a.volunteer_id = e.volunteer_id AND a.ended = 'completed'`,
  `UPDATE engagements e SET is_completed = true FROM event_volunteer_requests r
   WHERE e.need_type = 'event_user_request' AND r.need_request_id = e.need_id AND r.volunteer_id = e.volunteer_id AND r.status = 'completed'`,
  'UPDATE application_assignments SET approved_at = updated_at WHERE is_approved = 1',
  `UPDATE event_user_requests SET approved_at = updated_at WHERE is_approved = 1 AND status = 'assigned'`,
  'UPDATE categories SET needs_approval = false WHERE is_emergency',
];

/** A yes to an emergency that waits is taken up by the engine at once: it is approved now, and its run watches it. */
const FREE_WHAT_IS_STUCK = [
  `UPDATE application_assignments h SET approve_at = now() FROM applications a
   WHERE a.id = h.application_id AND a.is_emergency AND a.status = 'open' AND h.ended IS NULL AND h.is_approved = 0`,
  `UPDATE event_user_requests SET approve_at = now() WHERE is_emergency AND status = 'assigned' AND is_approved = 0`,
  `INSERT INTO dispatch_runs (need_type, need_id, event_id, radius_km, next_step_at, created_at, updated_at)
   SELECT n.need_type, n.need_id, n.event_id, s.radius, now(), now(), now() FROM auto_assign_settings s, (
     SELECT 'application' AS need_type, id AS need_id, NULL::int AS event_id FROM applications
     WHERE is_emergency AND status IN ('open', 'in treatment') AND volunteer_id IS NOT NULL
     UNION ALL
     SELECT 'event_user_request', id, event_id FROM event_user_requests WHERE is_emergency AND status = 'assigned'
   ) n
   ON CONFLICT (need_type, need_id) DO UPDATE SET status = 'running', next_step_at = now(), updated_at = now()`,
];

/** What an urgent need's hold is watched by: when it is approved by itself, reserves, reminders of staff, and whose help was completed before. */
export class UrgentHolds1700000000044 implements MigrationInterface {
  readonly name = 'UrgentHolds1700000000044';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...UP, ...FREE_WHAT_IS_STUCK]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX engagements_completed, event_user_requests_emergency');
    await runner.query('ALTER TABLE engagements DROP COLUMN is_completed');
    await runner.query('ALTER TABLE applications DROP COLUMN staff_reminders, DROP COLUMN staff_reminded_at');
    await runner.query('ALTER TABLE application_assignments DROP COLUMN approve_at, DROP COLUMN approved_at');
    await runner.query(
      `ALTER TABLE event_user_requests DROP COLUMN approve_at, DROP COLUMN approved_at, DROP COLUMN staff_reminders, DROP COLUMN staff_reminded_at`,
    );
    // A value cannot be taken from an enum; it is harmless where nothing has it.
    await runner.query(`UPDATE volunteer_calls SET state = 'timed_out' WHERE state = 'reserve'`);
    await runner.query('UPDATE categories SET needs_approval = true WHERE is_emergency');
  }
}
