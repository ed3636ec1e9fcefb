import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps `users.phone_is_own` true for volunteers and staff, whichever statement adds or removes a role. */
const NOTE_OWN_PHONES = `
CREATE FUNCTION note_own_phones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users u SET phone_is_own = NOT u.phone_is_own WHERE u.id IN (SELECT user_id FROM changed)
    AND u.phone_is_own <> EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role <> 'user');
  RETURN NULL;
END $$;
CREATE TRIGGER user_roles_own_phone AFTER INSERT ON user_roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_own_phones();
CREATE TRIGGER user_roles_shared_phone AFTER DELETE ON user_roles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_own_phones()`;

/**
 * Keeps people from registering under another name, in any way, with a number that only blocked people have:
 * the database reports it like a number that is taken.
 */
const REFUSE_PHONES_OF_BLOCKED = `
CREATE FUNCTION is_phone_of_blocked(number text, person integer) RETURNS boolean LANGUAGE sql STABLE AS $$
SELECT bool_and(u.is_block) IS TRUE FROM users u WHERE u.phone = number AND u.phone <> '' AND u.deleted_at IS NULL AND u.id IS DISTINCT FROM person $$;
CREATE FUNCTION refuse_phones_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_phone_of_blocked(NEW.phone, NEW.id) THEN
    RAISE EXCEPTION 'users_phone_of_blocked' USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_phone_of_blocked';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_new_phone_of_blocked AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.phone <> '' AND NEW.deleted_at IS NULL AND NOT NEW.is_block) EXECUTE FUNCTION refuse_phones_of_blocked();
CREATE TRIGGER users_other_phone_of_blocked AFTER UPDATE OF phone ON users FOR EACH ROW
  WHEN (NEW.phone <> OLD.phone AND NEW.phone <> '' AND NEW.deleted_at IS NULL AND NOT NEW.is_block) EXECUTE FUNCTION refuse_phones_of_blocked()`;

/**
 * Lets people in one household share a number (rule 238): it stays unique among volunteers and staff, and
 * among help seekers one name at one number is one person. Somebody without a telephone has an empty number
 * (rule 239), which belongs to nobody.
 */
export class SharedPhones1700000000145 implements MigrationInterface {
  readonly name = 'SharedPhones1700000000145';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE users ADD COLUMN phone_is_own boolean NOT NULL DEFAULT false;
UPDATE users u SET phone_is_own = true WHERE EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role <> 'user');
CREATE INDEX users_of_phone ON users (phone) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_own_phone ON users (phone) WHERE deleted_at IS NULL AND phone <> '' AND phone_is_own;
CREATE UNIQUE INDEX users_name_at_phone ON users (phone, name_folded) WHERE deleted_at IS NULL AND phone <> '';
DROP INDEX users_phone_live;`);
    await runner.query(NOTE_OWN_PHONES);
    await runner.query(REFUSE_PHONES_OF_BLOCKED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER users_other_phone_of_blocked ON users;
DROP TRIGGER users_new_phone_of_blocked ON users;
DROP FUNCTION refuse_phones_of_blocked();
DROP FUNCTION is_phone_of_blocked(text, integer);
DROP TRIGGER user_roles_shared_phone ON user_roles;
DROP TRIGGER user_roles_own_phone ON user_roles;
DROP FUNCTION note_own_phones();
CREATE UNIQUE INDEX users_phone_live ON users (phone) WHERE deleted_at IS NULL;
DROP INDEX users_name_at_phone, users_own_phone, users_of_phone;
ALTER TABLE users DROP COLUMN phone_is_own`);
  }
}
