import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTE_PHONE = `
CREATE OR REPLACE FUNCTION note_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE phone_owners SET until = NEW.updated_at WHERE user_id = NEW.id AND until IS NULL AND (phone <> NEW.phone OR NEW.deleted_at IS NOT NULL);
  IF NEW.phone <> '' AND NEW.deleted_at IS NULL THEN
    INSERT INTO phone_owners (user_id, phone, since) VALUES (NEW.id, NEW.phone, NEW.updated_at) ON CONFLICT (phone, since, user_id) DO UPDATE SET until = NULL;
  END IF;
  RETURN NULL;
END $$`;

/**
 * Several people can have one number at the same time (rule 238), so it is also recorded when each of them
 * ceased to have it. A message sent to the number while several people had it cannot be attributed to one of
 * them: it stays until the last of them is erased (rule 232), so the person who is being erased is checked
 * last.
 */
const WHOSE_NUMBER = `
CREATE FUNCTION whose_number(number text, moment timestamptz, leaving integer) RETURNS integer LANGUAGE sql STABLE AS $$
SELECT o.user_id FROM phone_owners o CROSS JOIN LATERAL (SELECT o.since <= moment AND coalesce(o.until, 'infinity') > moment AS held) h WHERE o.phone = number
ORDER BY h.held DESC, h.held AND o.user_id = leaving, o.since <= moment DESC, CASE WHEN o.since <= moment THEN o.since END DESC, o.since, o.user_id LIMIT 1 $$`;

/** Records until when each person had a number. */
export class SharedPhoneOwners1700000000146 implements MigrationInterface {
  readonly name = 'SharedPhoneOwners1700000000146';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE phone_owners ADD COLUMN until timestamptz;
UPDATE phone_owners o SET until = coalesce((SELECT min(n.since) FROM phone_owners n WHERE n.phone = o.phone AND n.since > o.since), u.deleted_at, u.updated_at)
  FROM users u WHERE u.id = o.user_id AND (u.phone <> o.phone OR u.deleted_at IS NOT NULL);
DROP TRIGGER users_change_phone ON users`);
    await runner.query(NOTE_PHONE);
    await runner.query(`
CREATE TRIGGER users_change_phone AFTER UPDATE OF phone, deleted_at ON users FOR EACH ROW
  WHEN (NEW.phone IS DISTINCT FROM OLD.phone OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION note_phone();
DROP FUNCTION whose_number(text, timestamptz)`);
    await runner.query(WHOSE_NUMBER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION whose_number(text, timestamptz, integer);
CREATE FUNCTION whose_number(number text, moment timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
SELECT o.user_id FROM phone_owners o WHERE o.phone = number
ORDER BY o.since <= moment DESC, CASE WHEN o.since <= moment THEN o.since END DESC, o.since, o.user_id LIMIT 1 $$;
DROP TRIGGER users_change_phone ON users;
CREATE OR REPLACE FUNCTION note_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO phone_owners (user_id, phone, since) VALUES (NEW.id, NEW.phone, NEW.updated_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER users_change_phone AFTER UPDATE OF phone, deleted_at ON users FOR EACH ROW
  WHEN (NEW.phone <> '' AND (NEW.phone IS DISTINCT FROM OLD.phone OR (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL))) EXECUTE FUNCTION note_phone();
ALTER TABLE phone_owners DROP COLUMN until`);
  }
}
