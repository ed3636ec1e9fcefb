import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { startBenchApp } from './support/bench-app.js';
import { besideBare } from './support/beside.js';
import { originOf } from './support/http.js';

const PEOPLE = 100_000;
const MESSAGES_EACH = 5;
const PER_PAGE = 25;
const ROUNDS = 20;

/**
 * Measures the reachability page for a nationwide admin with 100,000 people and half a million messages in
 * the log: the counts, and a page of people without a working channel, compared with bare SQL that counts and
 * reads the same.
 */
const bench = await startBenchApp();
const manager = bench.database.manager;
await manager.transaction(async (within) => {
  await within.query('SET LOCAL session_replication_role = replica');
  await within.query('SET LOCAL statement_timeout = 0');
  await within.query(
    `INSERT INTO users (full_name, first_name, last_name, phone, channels, residential_city, residential_state, is_active, created_at)
     SELECT 'person ' || n, 'person', n::text, '+9725' || lpad(n::text, 8, '0'), CASE n % 10 WHEN 0 THEN '{}' WHEN 1 THEN '{sms,call}' ELSE '{sms}' END::text[],
       'חיפה', CASE n % 3 WHEN 0 THEN 'haifa' WHEN 1 THEN 'center' ELSE 'north' END, true, now() - n * interval '1 minute'
     FROM generate_series(1, $1) n`,
    [PEOPLE],
  );
  await within.query(
    `INSERT INTO user_roles SELECT id, CASE id % 2 WHEN 0 THEN 'volunteer' ELSE 'user' END FROM users`,
  );
  await within.query(
    `INSERT INTO bounced_addresses (user_id, channel, address, code, bounced_at) SELECT id, 'sms', phone, 'twilio:30005', now() FROM users WHERE channels = '{}'`,
  );
  await within.query(
    `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at, sent_at)
     SELECT 'system', u.id, 'sms', u.phone, '', CASE WHEN n = 0 THEN 'failed' ELSE 'delivered' END::notification_status, now(), now() - n * interval '1 day', now() - n * interval '1 day'
     FROM users u CROSS JOIN generate_series(1, $1) n`,
    [MESSAGES_EACH],
  );
});
await manager.query('VACUUM ANALYZE users, user_roles, notifications, bounced_addresses');
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972540000000') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await bench.app.listen(0);
const origin = originOf(bench.app.getHttpServer());

const REACHABLE = 'u.deleted_at IS NULL AND u.is_active AND NOT u.is_block';
const CASES = [
  {
    name: 'counts',
    path: '/counts',
    bare: [
      `SELECT count(*) FILTER (WHERE cardinality(channels) >= 2), count(*) FILTER (WHERE cardinality(channels) = 1), count(*) FROM users u WHERE ${REACHABLE}`,
    ],
  },
  {
    name: 'a page of those whom nothing reaches',
    path: `?perPage=${PER_PAGE}&filters=${encodeURIComponent(JSON.stringify({ level: 'none' }))}`,
    bare: [
      `SELECT u.id, u.full_name, u.phone FROM users u WHERE ${REACHABLE} AND cardinality(u.channels) = 0 ORDER BY u.full_name, u.id LIMIT ${PER_PAGE}`,
      `SELECT count(*) FROM users u WHERE ${REACHABLE} AND cardinality(u.channels) = 0`,
    ],
  },
] as const;

async function ask(path: string): Promise<void> {
  const answer = await fetch(`${origin}/api/admin/reachability${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  await answer.arrayBuffer();
}

for (const { name, path, bare } of CASES)
  await besideBare(
    { name, service: () => ask(path), bare: () => Promise.all(bare.map((query) => manager.query(query))) },
    ROUNDS,
  );
await bench.close();
