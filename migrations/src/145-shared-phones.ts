import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps `users.phone_is_own` true for whoever volunteers or is of the staff, whichever statement gives or takes a role. */
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
 * People of one household share a number (rule 238): it stays unique among volunteers and staff, and of help seekers one name at one number is one person.
 * Who has no telephone has an empty number (rule 239), which is nobody's.
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER user_roles_shared_phone ON user_roles;
DROP TRIGGER user_roles_own_phone ON user_roles;
DROP FUNCTION note_own_phones();
CREATE UNIQUE INDEX users_phone_live ON users (phone) WHERE deleted_at IS NULL;
DROP INDEX users_name_at_phone, users_own_phone, users_of_phone;
ALTER TABLE users DROP COLUMN phone_is_own`);
  }
}
