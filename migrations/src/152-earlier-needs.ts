import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The view of requests in events as migration 142 created it; `more` says which needs of a question it reads.
 */
const requests = (more: string): string => `CREATE OR REPLACE VIEW event_requests AS
SELECT r.id, r.event_id, r.user_id, r.respond, r.is_outside, r.kept_address, r.closed_by_stop, r.is_well, r.system_note, r.created_at, r.updated_at,
  CASE WHEN n.id IS NULL OR r.respond IS DISTINCT FROM 1 THEN r.status
    ELSE (CASE WHEN n.status = 'in treatment' OR (n.status = 'open' AND n.volunteer_id IS NOT NULL) THEN 'assigned' WHEN n.status = 'open' THEN 'pending'
      WHEN n.status = 'completed' THEN 'completed' WHEN n.status = 'reject' THEN 'reject' ELSE 'closed' END)::event_user_status END AS status,
  n.id AS need_id, coalesce(n.is_emergency, false) AS is_emergency, n.coordinator_since, n.coordinator_id,
  x.id AS assignment_id, x.volunteer_id, x.call_id AS volunteer_request_id, coalesce(x.is_approved, 0::smallint) AS is_approved,
  x.approve_at, x.approved_at, x.progress, coalesce(n.opened_at, r.created_at) AS opened_at, n.ended_by,
  coalesce(r.system_note_sealed, '\\x00'::bytea || convert_to(r.system_note, 'UTF8')) AS system_note_kept
FROM event_user_requests r LEFT JOIN needs n ON n.request_id = r.id${more}
  LEFT JOIN assignments x ON x.need_id = n.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`;

/**
 * Lets somebody whose need in an event has ended press the emergency button. This opens another need for the
 * same question, with its own calls and holds; the first need stays as it ended (rule 50).
 */
export class EarlierNeeds1700000000152 implements MigrationInterface {
  readonly name = 'EarlierNeeds1700000000152';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE needs ADD COLUMN is_earlier boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE needs DROP CONSTRAINT needs_request_id_uq');
    await runner.query('CREATE UNIQUE INDEX needs_of_question ON needs (request_id) WHERE NOT is_earlier');
    await runner.query(requests(' AND NOT n.is_earlier'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(requests(''));
    await runner.query('DROP INDEX needs_of_question');
    await runner.query('ALTER TABLE needs ADD CONSTRAINT needs_request_id_uq UNIQUE (request_id)');
    await runner.query('ALTER TABLE needs DROP COLUMN is_earlier');
  }
}
