import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE sending_hold (
    id integer NOT NULL DEFAULT 1,
    held_at timestamptz,
    held_by integer,
    reason text,
    includes_urgent boolean NOT NULL DEFAULT false,
    CONSTRAINT sending_hold_pk PRIMARY KEY (id),
    CONSTRAINT sending_hold_held_by_fk FOREIGN KEY (held_by) REFERENCES users(id)
  )`,
  'CREATE INDEX sending_hold_held_by ON sending_hold (held_by)',
  'INSERT INTO sending_hold (id) VALUES (1)',
  // Ask it once for a statement, as a subselect: the answer is compared with the rank of each message.
  `CREATE FUNCTION held_rank() RETURNS integer LANGUAGE sql STABLE AS $$
   SELECT coalesce((SELECT CASE WHEN includes_urgent THEN 2 ELSE 1 END FROM sending_hold WHERE id = 1 AND held_at IS NOT NULL), 0) $$`,
  `CREATE FUNCTION sending_rank(secret_kind text, is_urgent boolean) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
   SELECT CASE WHEN secret_kind IN ('otp', 'sign_in') THEN 3 WHEN is_urgent THEN 2 ELSE 1 END $$`,
  `CREATE OR REPLACE FUNCTION due_notifications(at timestamptz, only_urgent boolean, most integer) RETURNS SETOF integer
   LANGUAGE sql VOLATILE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
   SELECT id FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND next_attempt_at <= at AND (is_urgent OR NOT only_urgent)
     AND sending_rank(secret_kind, is_urgent) > (SELECT held_rank())
   ORDER BY is_urgent DESC, next_attempt_at, id LIMIT most FOR UPDATE SKIP LOCKED $$`,
];

const DOWN = [
  `CREATE OR REPLACE FUNCTION due_notifications(at timestamptz, only_urgent boolean, most integer) RETURNS SETOF integer
   LANGUAGE sql VOLATILE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
   SELECT id FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND next_attempt_at <= at AND (is_urgent OR NOT only_urgent)
   ORDER BY is_urgent DESC, next_attempt_at, id LIMIT most FOR UPDATE SKIP LOCKED $$`,
  'DROP FUNCTION sending_rank(text, boolean)',
  'DROP FUNCTION held_rank()',
  'DROP TABLE sending_hold',
];

/** Adds the hold of all sending: codes always leave, urgent messages unless they are held too (rule 244). */
export class SendingHold1700000000156 implements MigrationInterface {
  readonly name = 'SendingHold1700000000156';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
