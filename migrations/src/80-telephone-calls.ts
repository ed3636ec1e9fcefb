import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Derives `users.position` and `users.channels` from the row itself (rules 35, 62, 181). */
const deriveUser = (channels: string): string => `
  CREATE OR REPLACE FUNCTION derive_user() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.position := CASE
      WHEN NEW.address_type = 'arrival' AND NEW.arrival_lat IS NOT NULL THEN map_point(NEW.arrival_lat, NEW.arrival_lon)
      WHEN NEW.residential_lat IS NOT NULL THEN map_point(NEW.residential_lat, NEW.residential_lon)
    END;
    NEW.channels := array_remove(ARRAY[${channels}], NULL);
    RETURN NEW;
  END $$`;

const BEFORE = `
  CASE WHEN NEW.is_wp AND NEW.phone <> '' THEN 'whatsapp' END,
  CASE WHEN NEW.is_sms AND NEW.phone <> '' THEN 'sms' END,
  CASE WHEN NEW.is_email AND NEW.email <> '' THEN 'email' END`;

const WITH_CALLS = `
  CASE WHEN NEW.is_wp AND NEW.phone <> '' AND NOT is_landline(NEW.phone) THEN 'whatsapp' END,
  CASE WHEN NEW.is_sms AND NEW.phone <> '' AND NOT is_landline(NEW.phone) THEN 'sms' END,
  CASE WHEN NEW.is_email AND NEW.email <> '' THEN 'email' END,
  CASE WHEN NEW.phone <> '' AND NEW.takes_calls AND (NEW.is_phone OR (is_landline(NEW.phone) AND (NEW.is_sms OR NEW.is_wp))) THEN 'call' END`;

/**
 * The best channel with the address for it, and the fallback channels; twice, because urgent messages have an
 * order of their own.
 */
const CONTACTS = `
  CREATE VIEW user_contacts AS
  SELECT u.id AS user_id, u.locale, o.usual[1] AS channel, then_by(o.usual) AS fallback, u.phone, u.email,
    CASE WHEN o.usual[1] = 'email' THEN u.email ELSE u.phone END AS send_to,
    o.urgent[1] AS urgent_channel, then_by(o.urgent) AS urgent_fallback, CASE WHEN o.urgent[1] = 'email' THEN u.email ELSE u.phone END AS urgent_send_to
  FROM users u CROSS JOIN LATERAL (SELECT u.channels AS usual, urgent_order(u.channels) AS urgent) o
  WHERE u.deleted_at IS NULL AND cardinality(u.channels) > 0`;

/** Adds telephone calls as a channel (rules 180, 181). */
export class TelephoneCalls1700000000080 implements MigrationInterface {
  readonly name = 'TelephoneCalls1700000000080';

  async up(runner: QueryRunner): Promise<void> {
    // Null means that the person's encrypted answers have not been read yet to find this out; until then the
    // person is not called.
    await runner.query('ALTER TABLE users ADD COLUMN takes_calls boolean DEFAULT true');
    await runner.query('CREATE INDEX users_calls_unread ON users (id) WHERE takes_calls IS NULL');
    // Landlines in the countries to which Karov sends messages, as in `isLandline` of the domain library.
    // North American numbers do not show whether they are landlines.
    await runner.query(`
      CREATE FUNCTION is_landline(phone text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
      SELECT phone ~ '^\\+(972([23489][0-9]{7}|7[0-9]{8})|61[2378][0-9]{8}|44[12][0-9]{8,9}|33[1-59][0-9]{8}|49(2|3|4|6|7|8|9)[0-9]+)$' $$`);
    await runner.query(`
      CREATE FUNCTION urgent_order(channels text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
      SELECT array_remove(channels, 'email') || array_remove(ARRAY[CASE WHEN 'email' = ANY(channels) THEN 'email' END], NULL) $$`);
    // A person who can be reached only by telephone is called three times.
    await runner.query(`
      CREATE FUNCTION then_by(channels text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN channels = ARRAY['call'] THEN ARRAY['call', 'call'] ELSE channels[2:] END $$`);
    await runner.query(deriveUser(WITH_CALLS));
    await runner.query('DROP VIEW user_contacts');
    await runner.query(CONTACTS);
    await runner.query(
      'UPDATE users SET takes_calls = CASE WHEN EXISTS (SELECT 1 FROM help_profiles h WHERE h.user_id = users.id) THEN NULL ELSE true END',
    );
    // Urgent messages that have not been received or answered yet, and calls without any report.
    await runner.query(`
      CREATE INDEX notifications_unheard ON notifications (sent_at) WHERE is_urgent AND status IN ('sent', 'delivered') AND fallback <> '{}'`);
    await runner.query(
      `CREATE INDEX notifications_calls ON notifications (sent_at) WHERE channel = 'call' AND status = 'sent'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_calls');
    await runner.query('DROP INDEX notifications_unheard');
    await runner.query('DROP VIEW user_contacts');
    await runner.query(deriveUser(BEFORE));
    await runner.query('UPDATE users SET takes_calls = true');
    await runner.query('ALTER TABLE users DROP COLUMN takes_calls');
    await runner.query('DROP FUNCTION then_by, urgent_order, is_landline');
    await runner.query(`
      CREATE VIEW user_contacts AS
      SELECT id AS user_id, locale, channels[1] AS channel, channels[2:] AS fallback, phone, email,
        CASE WHEN channels[1] = 'email' THEN email ELSE phone END AS send_to
      FROM users WHERE deleted_at IS NULL AND cardinality(channels) > 0`);
  }
}
