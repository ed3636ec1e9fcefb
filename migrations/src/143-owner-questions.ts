import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Limits a session that was opened by a code alone, long after its person's last sign of life and on an
 * unknown device, until its question is answered, because numbers are recycled (rule 237). A sign of life is
 * something that only the person does once fully signed in: nothing that staff or referrers do for them, and
 * nothing that proves no more than a code does (an answer by link or by message, a need raised while the
 * question waits). `before` asks for signs until a given time; for being signed in, only the last time is
 * known, so anybody who signed in after it also counts as active then.
 */
export class OwnerQuestions1700000000143 implements MigrationInterface {
  readonly name = 'OwnerQuestions1700000000143';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE sessions ADD COLUMN is_limited boolean NOT NULL DEFAULT false;
ALTER TABLE registration_tickets ADD COLUMN doubted_ids integer[] NOT NULL DEFAULT '{}', ADD COLUMN phone_proven_at timestamptz;
CREATE TABLE owner_questions (
  user_id integer NOT NULL,
  since timestamptz NOT NULL,
  wrong smallint NOT NULL DEFAULT 0,
  wrong_today smallint NOT NULL DEFAULT 0,
  day_began_at timestamptz,
  CONSTRAINT owner_questions_pk PRIMARY KEY (user_id),
  CONSTRAINT owner_questions_user_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE FUNCTION last_sign_of(person integer, before timestamptz DEFAULT 'infinity') RETURNS timestamptz LANGUAGE sql STABLE AS $$
SELECT greatest(
  u.created_at,
  (SELECT p.last_seen_at FROM presence p WHERE p.user_id = u.id),
  (SELECT max(greatest(s.created_at, s.used_at, s.last_seen_at)) FROM sessions s WHERE s.user_id = u.id AND NOT s.is_limited),
  (SELECT max(d.last_used_at) FROM known_devices d WHERE d.user_id = u.id),
  (SELECT max(c.given_at) FROM consents c WHERE c.user_id = u.id AND c.given_at < before),
  (SELECT max(n.created_at) FROM needs n WHERE n.user_id = u.id AND n.created_by = u.id AND n.event_id IS NULL AND n.created_at < before
     AND NOT EXISTS (SELECT 1 FROM owner_questions q WHERE q.user_id = u.id AND q.since <= n.created_at)))
FROM users u WHERE u.id = person $$;
DROP TRIGGER sessions_first_sign_in ON sessions;
CREATE TRIGGER sessions_first_sign_in AFTER INSERT OR UPDATE OF is_limited ON sessions FOR EACH ROW WHEN (NOT NEW.is_limited) EXECUTE FUNCTION note_first_sign_in()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER sessions_first_sign_in ON sessions;
CREATE TRIGGER sessions_first_sign_in AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION note_first_sign_in();
DROP FUNCTION last_sign_of(integer, timestamptz);
DROP TABLE owner_questions;
ALTER TABLE registration_tickets DROP COLUMN doubted_ids, DROP COLUMN phone_proven_at;
ALTER TABLE sessions DROP COLUMN is_limited`);
  }
}
