import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records who started using which number and when. Numbers are recycled, so messages sent to a number before
 * somebody started using it are not theirs (rule 232). The database records it, whoever changes a number. The
 * time comes from the row itself, so that it follows the application's clock.
 */
export class PhoneOwners1700000000131 implements MigrationInterface {
  readonly name = 'PhoneOwners1700000000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE phone_owners (
  user_id integer NOT NULL,
  phone text NOT NULL,
  since timestamptz NOT NULL,
  CONSTRAINT phone_owners_pk PRIMARY KEY (phone, since, user_id),
  CONSTRAINT phone_owners_user_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX phone_owners_of ON phone_owners (user_id);
INSERT INTO phone_owners (user_id, phone, since) SELECT id, phone, created_at FROM users WHERE phone <> '';
CREATE FUNCTION note_new_phones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO phone_owners (user_id, phone, since) SELECT id, phone, created_at FROM fresh WHERE phone <> '' ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION note_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO phone_owners (user_id, phone, since) VALUES (NEW.id, NEW.phone, NEW.updated_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER users_begin_with_phone AFTER INSERT ON users REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_new_phones();
CREATE TRIGGER users_change_phone AFTER UPDATE OF phone, deleted_at ON users FOR EACH ROW
  WHEN (NEW.phone <> '' AND (NEW.phone IS DISTINCT FROM OLD.phone OR (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL))) EXECUTE FUNCTION note_phone();
CREATE FUNCTION whose_number(number text, moment timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
SELECT o.user_id FROM phone_owners o WHERE o.phone = number
ORDER BY o.since <= moment DESC, CASE WHEN o.since <= moment THEN o.since END DESC, o.since, o.user_id LIMIT 1 $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION whose_number(text, timestamptz);
DROP TRIGGER users_change_phone ON users;
DROP TRIGGER users_begin_with_phone ON users;
DROP FUNCTION note_phone();
DROP FUNCTION note_new_phones();
DROP TABLE phone_owners`);
  }
}
