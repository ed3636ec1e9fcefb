import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';

/** The view of requests in events as migration 152 created it, with more columns at its end. */
const requests = (more: string): string => `CREATE VIEW event_requests AS
SELECT r.id, r.event_id, r.user_id, r.respond, r.is_outside, r.kept_address, r.closed_by_stop, r.is_well, r.system_note, r.created_at, r.updated_at,
  CASE WHEN n.id IS NULL OR r.respond IS DISTINCT FROM 1 THEN r.status
    ELSE (CASE WHEN n.status = 'in treatment' OR (n.status = 'open' AND n.volunteer_id IS NOT NULL) THEN 'assigned' WHEN n.status = 'open' THEN 'pending'
      WHEN n.status = 'completed' THEN 'completed' WHEN n.status = 'reject' THEN 'reject' ELSE 'closed' END)::event_user_status END AS status,
  n.id AS need_id, coalesce(n.is_emergency, false) AS is_emergency, n.coordinator_since, n.coordinator_id,
  x.id AS assignment_id, x.volunteer_id, x.call_id AS volunteer_request_id, coalesce(x.is_approved, 0::smallint) AS is_approved,
  x.approve_at, x.approved_at, x.progress, coalesce(n.opened_at, r.created_at) AS opened_at, n.ended_by,
  coalesce(r.system_note_sealed, '\\x00'::bytea || convert_to(r.system_note, 'UTF8')) AS system_note_kept${more}
FROM event_user_requests r LEFT JOIN needs n ON n.request_id = r.id AND NOT n.is_earlier
  LEFT JOIN assignments x ON x.need_id = n.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`;

/**
 * When a need of an event lost its help after the event was stopped; it waits for staff to look at it, and is
 * empty from then on (rule 49).
 */
export class LeftWithoutHelp1700000000159 implements CompatibleMigration {
  readonly name = 'LeftWithoutHelp1700000000159';
  readonly isCompatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE needs ADD COLUMN left_at timestamptz');
    await runner.query('CREATE INDEX needs_left ON needs (left_at) WHERE left_at IS NOT NULL');
    await runner.query(requests(', n.left_at').replace('CREATE VIEW', 'CREATE OR REPLACE VIEW'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW event_requests');
    await runner.query(requests(''));
    await runner.query('ALTER TABLE needs DROP COLUMN left_at');
  }
}
