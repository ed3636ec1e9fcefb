import type { MigrationInterface, QueryRunner } from 'typeorm';

const POSITION = `
    NEW.position := CASE
      WHEN NEW.address_type = 'arrival' AND NEW.arrival_lat IS NOT NULL THEN map_point(NEW.arrival_lat, NEW.arrival_lon)
      WHEN NEW.residential_lat IS NOT NULL THEN map_point(NEW.residential_lat, NEW.residential_lon)
    END;`;

const TICKED = `array_remove(ARRAY[
  CASE WHEN NEW.is_wp AND NEW.phone <> '' AND NOT is_landline(NEW.phone) THEN 'whatsapp' END,
  CASE WHEN NEW.is_sms AND NEW.phone <> '' AND NOT is_landline(NEW.phone) THEN 'sms' END,
  CASE WHEN NEW.is_email AND NEW.email <> '' THEN 'email' END,
  CASE WHEN NEW.phone <> '' AND NEW.takes_calls AND (NEW.is_phone OR (is_landline(NEW.phone) AND (NEW.is_sms OR NEW.is_wp))) THEN 'call' END], NULL)`;

/**
 * Derives `users.position` and `users.channels` from the row itself (rules 35, 62, 181), and the channels
 * also from bounces (rule 189).
 */
const deriveUser = (channels: string): string => `
  CREATE OR REPLACE FUNCTION derive_user() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN${POSITION}
    NEW.channels := ${channels};
    RETURN NEW;
  END $$`;

const WITHOUT_BOUNCED = `ARRAY(
      SELECT t.channel FROM unnest(${TICKED}) WITH ORDINALITY AS t(channel, place)
      WHERE NOT EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = NEW.id AND b.channel = t.channel
        AND b.address = CASE WHEN t.channel = 'email' THEN NEW.email ELSE NEW.phone END)
      ORDER BY t.place)`;

const CONTACTS_BEFORE = `
  CREATE VIEW user_contacts AS
  SELECT u.id AS user_id, u.locale, o.usual[1] AS channel, then_by(o.usual) AS fallback, u.phone, u.email,
    CASE WHEN o.usual[1] = 'email' THEN u.email ELSE u.phone END AS send_to,
    o.urgent[1] AS urgent_channel, then_by(o.urgent) AS urgent_fallback, CASE WHEN o.urgent[1] = 'email' THEN u.email ELSE u.phone END AS urgent_send_to
  FROM users u CROSS JOIN LATERAL (SELECT u.channels AS usual, urgent_order(u.channels) AS urgent) o
  WHERE u.deleted_at IS NULL AND cardinality(u.channels) > 0`;

/**
 * The channels that recently failed for a person: in the seven days before a given time they failed more
 * often than they worked, and they have not worked since. A mail server reports nothing beyond having
 * accepted a mail.
 */
const FAILING = `
  CREATE FUNCTION failing_channels(person integer, moment timestamptz, faults text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(f.channel), '{}') FROM (
    SELECT n.channel,
      count(*) FILTER (WHERE n.status = 'failed' AND n.error = ANY(faults)) AS failures,
      max(n.created_at) FILTER (WHERE n.status = 'failed' AND n.error = ANY(faults)) AS failed_at,
      count(*) FILTER (WHERE n.status IN ('delivered', 'read') OR (n.status = 'sent' AND n.channel = 'email')) AS successes,
      max(n.created_at) FILTER (WHERE n.status IN ('delivered', 'read') OR (n.status = 'sent' AND n.channel = 'email')) AS worked_at
    FROM notifications n WHERE n.receiver_id = person AND n.created_at >= moment - interval '7 days' GROUP BY n.channel
  ) f WHERE f.failures > f.successes AND f.failed_at > coalesce(f.worked_at, '-infinity') $$`;

/**
 * How to write to people at a given time: the best channel with the address for it, and the fallback
 * channels; twice, because urgent messages have an order of their own. Channels that failed recently come
 * last (rule 189). OFFSET 0 makes PostgreSQL compute each part once per person rather than once per column.
 */
const CONTACTS_AT = `
  CREATE FUNCTION contacts_at(moment timestamptz, faults text[]) RETURNS TABLE (user_id integer, locale text, channel text, fallback text[], phone text, email text, send_to text,
    urgent_channel text, urgent_fallback text[], urgent_send_to text) LANGUAGE sql STABLE AS $$
  SELECT u.id, u.locale, o.usual[1], then_by(o.usual), u.phone, u.email, CASE WHEN o.usual[1] = 'email' THEN u.email ELSE u.phone END,
    o.urgent[1], then_by(o.urgent), CASE WHEN o.urgent[1] = 'email' THEN u.email ELSE u.phone END
  FROM users u
    CROSS JOIN LATERAL (SELECT CASE WHEN EXISTS (
      SELECT 1 FROM notifications f WHERE f.receiver_id = u.id AND f.status = 'failed' AND f.created_at >= moment - interval '7 days'
    ) THEN failing_channels(u.id, moment, faults) ELSE '{}'::text[] END AS channels OFFSET 0) AS failing
    CROSS JOIN LATERAL (SELECT failing_last(u.channels, failing.channels) AS usual, failing_last(urgent_order(u.channels), failing.channels) AS urgent OFFSET 0) o
  WHERE u.deleted_at IS NULL AND cardinality(u.channels) > 0 $$`;

/**
 * Adds addresses that accept no messages (rule 189), receipts in any order (rule 188), and channels ordered
 * by recent success.
 */
export class BouncedAddresses1700000000083 implements MigrationInterface {
  readonly name = 'BouncedAddresses1700000000083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_unheard');
    await runner.query(`
      CREATE INDEX notifications_unheard ON notifications (sent_at) WHERE is_pressing AND status IN ('sent', 'delivered', 'read') AND fallback <> '{}'`);
    await runner.query(
      `CREATE INDEX notifications_failed_to ON notifications (receiver_id, created_at) WHERE status = 'failed'`,
    );
    await runner.query(`
      CREATE TABLE bounced_addresses (
        user_id integer NOT NULL,
        channel text NOT NULL,
        address text NOT NULL,
        code text NOT NULL,
        bounced_at timestamptz NOT NULL,
        CONSTRAINT bounced_addresses_pk PRIMARY KEY (user_id, channel),
        CONSTRAINT bounced_addresses_user_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
      )`);
    await runner.query(deriveUser(WITHOUT_BOUNCED));
    await this.keepInStep(runner);
    await runner.query(`
      CREATE FUNCTION failing_last(channels text[], failing text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
      SELECT ARRAY(SELECT t.channel FROM unnest(channels) WITH ORDINALITY AS t(channel, place) ORDER BY t.channel = ANY(failing), t.place) $$`);
    await runner.query(`
      CREATE FUNCTION without_bounced(person integer, channels text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
      SELECT ARRAY(SELECT t.channel FROM unnest(channels) WITH ORDINALITY AS t(channel, place)
        WHERE NOT EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = person AND b.channel = t.channel) ORDER BY t.place) $$`);
    await runner.query(FAILING);
    await runner.query(CONTACTS_AT);
    // The order by the person's choice alone, regardless of failures.
    await runner.query('DROP VIEW user_contacts');
    await runner.query(`CREATE VIEW user_contacts AS SELECT * FROM contacts_at('infinity', '{}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW user_contacts');
    await runner.query(CONTACTS_BEFORE);
    await runner.query('DROP FUNCTION contacts_at, failing_channels, failing_last, without_bounced');
    await runner.query('DROP TRIGGER users_readdressed ON users');
    await runner.query(deriveUser(TICKED));
    await runner.query('DROP TABLE bounced_addresses');
    await runner.query('DROP FUNCTION forget_bounced, rederive_bounced');
    await runner.query('UPDATE users SET channels = channels');
    await runner.query('DROP INDEX notifications_failed_to');
    await runner.query('DROP INDEX notifications_unheard');
    await runner.query(`
      CREATE INDEX notifications_unheard ON notifications (sent_at) WHERE is_pressing AND status IN ('sent', 'delivered') AND fallback <> '{}'`);
  }

  /**
   * Changes a person's channels as soon as an address is marked as bouncing, and deletes the mark together
   * with the address.
   */
  private async keepInStep(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION rederive_bounced() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE users SET channels = channels WHERE id = coalesce(NEW.user_id, OLD.user_id);
        RETURN NULL;
      END $$`);
    await runner.query(
      'CREATE TRIGGER bounced_addresses_changed AFTER INSERT OR UPDATE OR DELETE ON bounced_addresses FOR EACH ROW EXECUTE FUNCTION rederive_bounced()',
    );
    await runner.query(`
      CREATE FUNCTION forget_bounced() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM bounced_addresses b WHERE b.user_id = NEW.id AND b.address IS DISTINCT FROM CASE WHEN b.channel = 'email' THEN NEW.email ELSE NEW.phone END;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER users_readdressed AFTER UPDATE OF phone, email ON users FOR EACH ROW
      WHEN (OLD.phone IS DISTINCT FROM NEW.phone OR OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION forget_bounced()`);
  }
}
