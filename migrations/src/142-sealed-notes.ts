import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addSealedColumns, dropSealedColumns, type SealedColumns } from './sealed-columns.js';

const TABLES: readonly SealedColumns[] = [
  { table: 'assignments', texts: [{ name: 'note', isNullable: true }] },
  { table: 'event_user_requests', texts: [{ name: 'system_note', isNullable: true }] },
  { table: 'event_volunteer_requests', texts: [{ name: 'system_note', isNullable: true }] },
  { table: 'users', texts: [{ name: 'comments' }, { name: 'contact_note' }] },
  { table: 'activity_log', texts: [{ name: 'note', isNullable: true }] },
];

/** The view as it was, and with the note as it is kept: sealed, or in plain where its turn has not come. */
const requests = (more: string): string => `CREATE OR REPLACE VIEW event_requests AS
SELECT r.id, r.event_id, r.user_id, r.respond, r.is_outside, r.kept_address, r.closed_by_stop, r.is_well, r.system_note, r.created_at, r.updated_at,
  CASE WHEN n.id IS NULL OR r.respond IS DISTINCT FROM 1 THEN r.status
    ELSE (CASE WHEN n.status = 'in treatment' OR (n.status = 'open' AND n.volunteer_id IS NOT NULL) THEN 'assigned' WHEN n.status = 'open' THEN 'pending'
      WHEN n.status = 'completed' THEN 'completed' WHEN n.status = 'reject' THEN 'reject' ELSE 'closed' END)::event_user_status END AS status,
  n.id AS need_id, coalesce(n.is_emergency, false) AS is_emergency, n.coordinator_since, n.coordinator_id,
  x.id AS assignment_id, x.volunteer_id, x.call_id AS volunteer_request_id, coalesce(x.is_approved, 0::smallint) AS is_approved,
  x.approve_at, x.approved_at, x.progress, coalesce(n.opened_at, r.created_at) AS opened_at, n.ended_by${more}
FROM event_user_requests r LEFT JOIN needs n ON n.request_id = r.id
  LEFT JOIN assignments x ON x.need_id = n.id AND x.is_approved <> 2 AND (x.ended IS NULL OR x.ended IN ('completed', 'over'))`;
const KEPT_NOTE = `, coalesce(r.system_note_sealed, '\\x00'::bytea || convert_to(r.system_note, 'UTF8')) AS system_note_kept`;

/** The log forgets what was typed about somebody who is erased; `isSealed`: in either column. */
const forgetting = (isSealed: boolean): string => `
CREATE OR REPLACE FUNCTION forget_in_activity_log(person integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = person AND phone <> '') THEN RAISE EXCEPTION 'the log forgets only who is erased'; END IF;
  UPDATE activity_log l SET note = NULL${isSealed ? ', note_sealed = NULL' : ''} FROM (
    SELECT 'user' AS kind, person AS id
    UNION ALL SELECT 'application', n.id FROM needs n WHERE n.user_id = person
    UNION ALL SELECT 'application', x.need_id FROM assignments x WHERE x.volunteer_id = person
    UNION ALL SELECT 'event_user_request', n.request_id FROM assignments x JOIN needs n ON n.id = x.need_id WHERE x.volunteer_id = person
    UNION ALL SELECT 'event_user_request', q.id FROM event_user_requests q WHERE q.user_id = person
    UNION ALL SELECT 'event_volunteer_request', c.id FROM event_volunteer_requests c WHERE c.volunteer_id = person
    UNION ALL SELECT 'event_volunteer_request', c.id FROM event_volunteer_requests c JOIN event_user_requests q ON q.id = c.need_request_id WHERE q.user_id = person
  ) s WHERE l.subject_type = s.kind AND l.subject_id = s.id AND (l.note IS NOT NULL${isSealed ? ' OR l.note_sealed IS NOT NULL' : ''});
  UPDATE activity_log SET new_values = new_values - 'filter' WHERE person_ids @> ARRAY[person] AND person_ids IS NOT NULL AND new_values ? 'filter';
END $$`;

/**
 * The application adds to the log and changes nothing in it. What it may do beside forgetting is to seal a note that stands there, or seal it anew with another key:
 * who did what to whom and when stays out of its hands, and a line without a note gets none.
 */
const SEALING = `
CREATE FUNCTION seal_in_activity_log(lines integer[], notes bytea[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE activity_log l SET note = NULL, note_sealed = r.note FROM unnest(lines, notes) AS r(id, note)
  WHERE l.id = r.id AND r.note IS NOT NULL AND (l.note IS NOT NULL OR l.note_sealed IS NOT NULL)
$$`;

/** What people tell of themselves, and what is noted when somebody gives up, cancels, is taken off or blocked, is sealed, in the audit log too (rule 236). */
export class SealedNotes1700000000142 implements MigrationInterface {
  readonly name = 'SealedNotes1700000000142';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await addSealedColumns(runner, table);
    await runner.query(requests(KEPT_NOTE));
    await runner.query(forgetting(true));
    await runner.query(SEALING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION seal_in_activity_log(integer[], bytea[])');
    await runner.query(forgetting(false));
    await runner.query('DROP VIEW event_requests');
    for (const table of TABLES) await dropSealedColumns(runner, table, ['comments', 'contact_note']);
    await runner.query(requests(''));
  }
}
