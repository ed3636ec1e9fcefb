import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';

/**
 * Derives position and channels as before (rules 35, 62, 181, 189). Nobody's address can have bounced before
 * the person has a row, and few have: only then is each channel looked up.
 */
const DERIVE_USER = `
CREATE OR REPLACE FUNCTION derive_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_fixed boolean := NEW.phone <> '' AND is_landline(NEW.phone);
  is_mobile boolean := NEW.phone <> '' AND NOT is_fixed;
BEGIN
  NEW.position := CASE
    WHEN NEW.address_type = 'arrival' AND NEW.arrival_lat IS NOT NULL THEN map_point(NEW.arrival_lat, NEW.arrival_lon)
    WHEN NEW.residential_lat IS NOT NULL THEN map_point(NEW.residential_lat, NEW.residential_lon)
  END;
  NEW.channels := array_remove(ARRAY[
    CASE WHEN NEW.is_wp AND is_mobile THEN 'whatsapp' END,
    CASE WHEN NEW.is_sms AND is_mobile THEN 'sms' END,
    CASE WHEN NEW.is_email AND NEW.email <> '' THEN 'email' END,
    CASE WHEN NEW.phone <> '' AND NEW.takes_calls AND (NEW.is_phone OR (is_fixed AND (NEW.is_sms OR NEW.is_wp))) THEN 'call' END], NULL);
  IF TG_OP = 'INSERT' THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = NEW.id) THEN
    NEW.channels := ARRAY(
      SELECT t.channel FROM unnest(NEW.channels) WITH ORDINALITY AS t(channel, place)
      WHERE NOT EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = NEW.id AND b.channel = t.channel
        AND b.address = CASE WHEN t.channel = 'email' THEN NEW.email ELSE NEW.phone END)
      ORDER BY t.place);
  END IF;
  RETURN NEW;
END $$`;

const DERIVE_USER_BEFORE = `
CREATE OR REPLACE FUNCTION derive_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := CASE
    WHEN NEW.address_type = 'arrival' AND NEW.arrival_lat IS NOT NULL THEN map_point(NEW.arrival_lat, NEW.arrival_lon)
    WHEN NEW.residential_lat IS NOT NULL THEN map_point(NEW.residential_lat, NEW.residential_lon)
  END;
  NEW.channels := ARRAY(
    SELECT t.channel FROM unnest(array_remove(ARRAY[
      CASE WHEN NEW.is_wp AND NEW.phone <> '' AND NOT is_landline(NEW.phone) THEN 'whatsapp' END,
      CASE WHEN NEW.is_sms AND NEW.phone <> '' AND NOT is_landline(NEW.phone) THEN 'sms' END,
      CASE WHEN NEW.is_email AND NEW.email <> '' THEN 'email' END,
      CASE WHEN NEW.phone <> '' AND NEW.takes_calls AND (NEW.is_phone OR (is_landline(NEW.phone) AND (NEW.is_sms OR NEW.is_wp))) THEN 'call' END], NULL)) WITH ORDINALITY AS t(channel, place)
    WHERE NOT EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = NEW.id AND b.channel = t.channel
      AND b.address = CASE WHEN t.channel = 'email' THEN NEW.email ELSE NEW.phone END)
    ORDER BY t.place);
  RETURN NEW;
END $$`;

/** A new person has no earlier number that could be in the way. */
const noteNewPhones = (conflict: string): string => `
CREATE OR REPLACE FUNCTION note_new_phones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO phone_owners (user_id, phone, since) SELECT id, phone, created_at FROM fresh WHERE phone <> ''${conflict};
  RETURN NULL;
END $$`;

/**
 * Refuses new people with numbers that only blocked people have (rule 238), all of a statement at once.
 * Arrays, here and below, and no joins with the rows of a statement: a session keeps a plan, and one made for
 * a hundred thousand rows would read the whole table for the next person.
 */
const REFUSE_NEW_PHONES = `
CREATE FUNCTION refuse_new_phones_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_phones text[] := ARRAY(SELECT phone FROM fresh WHERE phone <> '' AND deleted_at IS NULL AND NOT is_block);
  of_blocked text[] := ARRAY(SELECT u.phone FROM users u WHERE u.phone = ANY(new_phones) AND u.phone <> '' AND u.is_block AND u.deleted_at IS NULL);
BEGIN
  IF cardinality(of_blocked) > 0 AND EXISTS (
    SELECT 1 FROM fresh f WHERE f.phone = ANY(of_blocked) AND f.deleted_at IS NULL AND NOT f.is_block AND is_phone_of_blocked(f.phone, f.id)
  ) THEN
    RAISE EXCEPTION 'users_phone_of_blocked' USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_phone_of_blocked';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER users_new_phone_of_blocked ON users;
CREATE TRIGGER users_new_phone_of_blocked AFTER INSERT ON users REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_phones_of_blocked()`;

const REFUSE_NEW_PHONES_BEFORE = `
DROP TRIGGER users_new_phone_of_blocked ON users;
DROP FUNCTION refuse_new_phones_of_blocked();
CREATE TRIGGER users_new_phone_of_blocked AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.phone <> '' AND NEW.deleted_at IS NULL AND NOT NEW.is_block) EXECUTE FUNCTION refuse_phones_of_blocked()`;

/**
 * The role of a help seeker makes no number anybody's own, so only people who have it as such are looked at. Two
 * changes of one account's other roles take turns, or each would overlook what the other is doing.
 */
const NOTE_OWN_PHONES = `
CREATE OR REPLACE FUNCTION note_own_phones() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT user_id FROM changed);
  with_own integer[] := ARRAY(SELECT user_id FROM changed WHERE role <> 'user');
BEGIN
  PERFORM 1 FROM users WHERE id = ANY(with_own) ORDER BY id FOR NO KEY UPDATE;
  UPDATE users u SET phone_is_own = NOT u.phone_is_own WHERE u.id = ANY(ids) AND (u.phone_is_own OR u.id = ANY(with_own))
    AND u.phone_is_own <> EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role <> 'user');
  RETURN NULL;
END $$`;

const NOTE_OWN_PHONES_BEFORE = `
CREATE OR REPLACE FUNCTION note_own_phones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users u SET phone_is_own = NOT u.phone_is_own WHERE u.id IN (SELECT user_id FROM changed)
    AND u.phone_is_own <> EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role <> 'user');
  RETURN NULL;
END $$`;

/** Locks the accounts first, so that two changes of one volunteer take turns (migration 113). */
const sync = (name: string, condition: string): string => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT user_id FROM changed${condition});
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN NULL;
  END IF;
  PERFORM 1 FROM users WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM sync_volunteer_candidates(ids);
  RETURN NULL;
END $$`;

const SYNC_BEFORE = `
CREATE OR REPLACE FUNCTION sync_candidates_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM sync_volunteer_candidates(ARRAY(SELECT user_id FROM changed));
  RETURN NULL;
END $$`;

/** Only the role of a volunteer decides who is a candidate. */
const rolesSync = (name: string): string => `
DROP TRIGGER user_roles_added ON user_roles;
DROP TRIGGER user_roles_removed ON user_roles;
CREATE TRIGGER user_roles_added AFTER INSERT ON user_roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${name}();
CREATE TRIGGER user_roles_removed AFTER DELETE ON user_roles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`;

const DECIDING = 'id, position[0], position[1], channels, is_active, is_freeze, is_block, deleted_at';

/** Of an account, these columns alone decide who is a candidate: all other changes leave the candidates alone. */
const SYNC_OF_USERS = `
CREATE OR REPLACE FUNCTION sync_candidates_of_new_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM (SELECT ${DECIDING} FROM changed EXCEPT SELECT ${DECIDING} FROM earlier) c);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM sync_volunteer_candidates(ids);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER users_changed ON users;
CREATE TRIGGER users_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS changed OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION sync_candidates_of_new_users()`;

const SYNC_OF_USERS_BEFORE = `
DROP TRIGGER users_changed ON users;
CREATE OR REPLACE FUNCTION sync_candidates_of_new_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sync_volunteer_candidates(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER users_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sync_candidates_of_new_users()`;

/**
 * Lets a hundred thousand people be added by one statement in little more than the time of their rows: what
 * followed from each row one by one, or looked at rows that nothing follows from, is done once for all.
 */
export class PeopleAtOnce1700000000168 implements CompatibleMigration {
  readonly name = 'PeopleAtOnce1700000000168';
  readonly isCompatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DERIVE_USER);
    await runner.query(noteNewPhones(''));
    await runner.query(REFUSE_NEW_PHONES);
    await runner.query(NOTE_OWN_PHONES);
    await runner.query(sync('sync_candidates_of_changed', ''));
    await runner.query(sync('sync_candidates_of_volunteers', " WHERE role = 'volunteer'"));
    await runner.query(rolesSync('sync_candidates_of_volunteers'));
    await runner.query(SYNC_OF_USERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(SYNC_OF_USERS_BEFORE);
    await runner.query(rolesSync('sync_candidates_of_changed'));
    await runner.query('DROP FUNCTION sync_candidates_of_volunteers()');
    await runner.query(SYNC_BEFORE);
    await runner.query(NOTE_OWN_PHONES_BEFORE);
    await runner.query(REFUSE_NEW_PHONES_BEFORE);
    await runner.query(noteNewPhones(' ON CONFLICT DO NOTHING'));
    await runner.query(DERIVE_USER_BEFORE);
  }
}
