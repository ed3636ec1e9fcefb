import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `users.position` and `users.channels` follow from the row itself (rules 35, 62). */
const DERIVE_USER = `
CREATE FUNCTION derive_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := CASE
    WHEN NEW.address_type = 'arrival' AND NEW.arrival_lat IS NOT NULL THEN ll_to_earth(NEW.arrival_lat, NEW.arrival_lon)
    WHEN NEW.residential_lat IS NOT NULL THEN ll_to_earth(NEW.residential_lat, NEW.residential_lon)
  END;
  NEW.channels := array_remove(ARRAY[
    CASE WHEN NEW.is_wp AND NEW.phone <> '' THEN 'whatsapp' END,
    CASE WHEN NEW.is_sms AND NEW.phone <> '' THEN 'sms' END,
    CASE WHEN NEW.is_email AND NEW.email <> '' THEN 'email' END
  ], NULL);
  RETURN NEW;
END $$`;

/** How a person is written to: the best channel, the ones to fall back on, and the address for it. */
const CONTACTS = `
CREATE VIEW user_contacts AS
SELECT id AS user_id, locale, channels[1] AS channel, channels[2:] AS fallback, phone, email,
  CASE WHEN channels[1] = 'email' THEN email ELSE phone END AS send_to
FROM users WHERE deleted_at IS NULL AND cardinality(channels) > 0`;

/** The one statement that fills the matching rows of volunteers (rule 40); all triggers and bulk work call it. */
const SYNC_CANDIDATES = `
CREATE FUNCTION sync_volunteer_candidates(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM volunteer_candidates c WHERE c.user_id = ANY(ids) AND NOT EXISTS (
    SELECT 1 FROM users u JOIN volunteer_information v ON v.user_id = u.id JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer'
    WHERE u.id = c.user_id AND u.deleted_at IS NULL AND u.position IS NOT NULL
  );
  INSERT INTO volunteer_candidates (
    user_id, position, is_active, is_frozen, is_blocked, is_validated, is_reachable, is_available, way_to_help, has_vehicle, gender, languages
  )
  SELECT u.id, u.position, s.is_active, u.is_freeze, u.is_block, s.is_validated, s.is_reachable,
    s.is_active AND NOT u.is_freeze AND NOT u.is_block AND s.is_validated AND s.is_reachable,
    v.way_to_provide_help, coalesce(v.driving_license AND v.vehicle_availability, false), v.gender, v.languages
  FROM users u
  JOIN volunteer_information v ON v.user_id = u.id
  JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer'
  CROSS JOIN LATERAL (SELECT
    u.is_active AND v.signed_at IS NOT NULL AS is_active,
    NOT v.is_required_police_validation OR v.validate_police AS is_validated,
    cardinality(u.channels) > 0 AS is_reachable
  ) s
  WHERE u.id = ANY(ids) AND u.deleted_at IS NULL AND u.position IS NOT NULL
  ON CONFLICT (user_id) DO UPDATE SET
    position = excluded.position, is_active = excluded.is_active, is_frozen = excluded.is_frozen, is_blocked = excluded.is_blocked,
    is_validated = excluded.is_validated, is_reachable = excluded.is_reachable, is_available = excluded.is_available,
    way_to_help = excluded.way_to_help, has_vehicle = excluded.has_vehicle, gender = excluded.gender, languages = excluded.languages
$$`;

/** Statement triggers: one call for all rows of a statement, so that an import of thousands costs one pass. */
const SYNC_TRIGGERS = `
CREATE FUNCTION sync_candidates_of_new_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sync_volunteer_candidates(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
CREATE FUNCTION sync_candidates_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sync_volunteer_candidates(ARRAY(SELECT user_id FROM changed));
  RETURN NULL;
END $$`;

/** Where the sockets' adapter puts messages too large for NOTIFY. */
const SOCKET_ATTACHMENTS = `
CREATE TABLE socket_io_attachments (id bigserial UNIQUE, created_at timestamptz DEFAULT now(), payload bytea)`;

const UP = [
  SOCKET_ATTACHMENTS,
  'CREATE INDEX users_position ON users USING gist (position) WHERE deleted_at IS NULL',
  'CREATE INDEX events_position ON events USING gist (position) WHERE status',
  'CREATE INDEX volunteer_candidates_available ON volunteer_candidates USING gist (position) WHERE is_available',
  'CREATE INDEX volunteer_candidates_position ON volunteer_candidates USING gist (position)',
  DERIVE_USER,
  'CREATE TRIGGER users_derive BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION derive_user()',
  `CREATE FUNCTION derive_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := ll_to_earth(NEW.lat, NEW.lon);
  RETURN NEW;
END $$`,
  'CREATE TRIGGER events_derive BEFORE INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION derive_event()',
  CONTACTS,
  SYNC_CANDIDATES,
  SYNC_TRIGGERS,
  `CREATE TRIGGER users_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS changed
     FOR EACH STATEMENT EXECUTE FUNCTION sync_candidates_of_new_users()`,
  ...['user_roles', 'volunteer_information'].flatMap((table) => [
    `CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION sync_candidates_of_changed()`,
    `CREATE TRIGGER ${table}_changed AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION sync_candidates_of_changed()`,
    `CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION sync_candidates_of_changed()`,
  ]),
];

/** Positions, channels and matching rows that the database itself keeps right, and the indexes on them. */
export class PositionsAndMatching1700000000002 implements MigrationInterface {
  readonly name = 'PositionsAndMatching1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['user_roles', 'volunteer_information']) {
      for (const when of ['added', 'changed', 'removed']) await runner.query(`DROP TRIGGER ${table}_${when} ON ${table}`);
    }
    await runner.query('DROP VIEW user_contacts');
    await runner.query('DROP TABLE socket_io_attachments');
    await runner.query('DROP TRIGGER users_changed ON users; DROP TRIGGER users_derive ON users; DROP TRIGGER events_derive ON events');
    await runner.query(
      'DROP FUNCTION sync_candidates_of_new_users(), sync_candidates_of_changed(), sync_volunteer_candidates(integer[]), derive_user(), derive_event()',
    );
    await runner.query('DROP INDEX users_position, events_position, volunteer_candidates_available, volunteer_candidates_position');
  }
}
