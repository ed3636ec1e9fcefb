import pg from 'pg';
import { NotificationsService } from '../../apps/server/src/modules/notifications/index.js';
import { startBenchApp } from './support/bench-app.js';
import { report, timed } from './support/figures.js';

const MESSAGES = 1_000_000;
const OLD = 200_000;
const MONTHS = 24;
const SENT = 3000;

/**
 * Measures how fast messages past their time are deleted in steps, beside one plain DELETE of as many on the same
 * table; and what the way of a message through its table costs, beside the same table in monthly partitions
 * (docs/adr/0055).
 */
const bench = await startBenchApp();
const pool = new pg.Pool({ connectionString: bench.url, max: 1, statement_timeout: 0 });
await pool.query(
  `INSERT INTO users (full_name, phone) SELECT 'somebody', '+9725' || lpad(n::text, 8, '0') FROM generate_series(1, 20000) n`,
);
await pool.query(
  `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at, sent_at)
   SELECT 'system', 1 + n % 20000, 'sms', '', 'a message of some forty letters to somebody', 'delivered', at, at, at
   FROM (SELECT n, now() - ($1 - n) * $2 * interval '1 month' / $1 AS at FROM generate_series(1, $1::int) n) made ORDER BY n`,
  [MESSAGES, MONTHS],
);

// the way of messages, first, while both tables hold the same
await pool.query(
  'CREATE TABLE split (LIKE notifications INCLUDING DEFAULTS) PARTITION BY RANGE (created_at)',
);
await pool.query('CREATE SEQUENCE split_ids START 10000000');
await pool.query(`ALTER TABLE split ALTER id SET DEFAULT nextval('split_ids')`);
for (let month = -MONTHS; month < 2; month += 1)
  await pool.query(
    `DO $$ BEGIN EXECUTE format('CREATE TABLE split_%s PARTITION OF split FOR VALUES FROM (%L) TO (%L)', ${month + MONTHS},
       date_trunc('month', now()) + ${month} * interval '1 month', date_trunc('month', now()) + ${month + 1} * interval '1 month'); END $$`,
  );
const { rows: indexes } = await pool.query<{ definition: string }>(
  `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'notifications'::regclass AND NOT indisprimary`,
);
for (const { definition } of indexes)
  await pool.query(definition.replace(/INDEX \S+ ON (ONLY )?public\.notifications/, 'INDEX ON split'));
await pool.query('CREATE INDEX ON split (id)');
await pool.query(
  "INSERT INTO split SELECT * FROM notifications WHERE created_at > now() - interval '24 months'",
);
await pool.query('VACUUM ANALYZE notifications, split');

/** Writes a message, claims it as due, and notes that it was sent, as the sending does. */
const send = async (table: string): Promise<void> => {
  await pool.query(
    `INSERT INTO ${table} (type, receiver_id, channel, send_to, message, next_attempt_at, created_at) VALUES ('system', 1, 'sms', '', 'a message', now(), now())`,
  );
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM ${table} WHERE status = 'queued' AND next_attempt_at <= now() AND broadcast_id IS NULL ORDER BY is_urgent DESC, next_attempt_at, id LIMIT 100 FOR UPDATE SKIP LOCKED`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) throw new Error('nothing was due');
  await pool.query(`UPDATE ${table} SET status = 'sending' WHERE id = ANY($1)`, [ids]);
  await pool.query(`UPDATE ${table} SET status = 'sent', sent_at = now() WHERE id = ANY($1)`, [ids]);
};
const wayThrough = async (table: string): Promise<number> => {
  for (let n = 0; n < SENT / 10; n += 1) await send(table);
  return timed(async () => {
    for (let n = 0; n < SENT; n += 1) await send(table);
  });
};
const [whole, split] = [await wayThrough('notifications'), await wayThrough('split')];
report(
  `way      ${(whole / SENT).toFixed(2)} ms a message in one table, ${(split / SENT).toFixed(2)} ms in ${MONTHS + 2} partitions: ${(split / whole).toFixed(2)} times`,
);

const oldest = async (count: number): Promise<Date> => {
  const { rows } = await pool.query<{ at: Date }>(
    'SELECT created_at AS at FROM notifications ORDER BY created_at, id OFFSET $1 LIMIT 1',
    [count],
  );
  const [row] = rows;
  if (!row) throw new Error('there are too few messages');
  return row.at;
};
const service = bench.app.get(NotificationsService);
const until = await oldest(OLD);
const inSteps = await timed(() => service.forgetBefore(until));
const { rows: left } = await pool.query('SELECT 1 FROM notifications WHERE created_at < $1 LIMIT 1', [until]);
if (left.length > 0) throw new Error('not all were deleted within a round');
const next = await oldest(OLD);
const atOnce = await timed(() =>
  pool.query(`DELETE FROM notifications WHERE created_at < $1 AND status NOT IN ('queued', 'sending')`, [
    next,
  ]),
);
report(
  `delete   ${OLD} in steps ${(inSteps / 1000).toFixed(1)} s, at once ${(atOnce / 1000).toFixed(1)} s: ${(inSteps / atOnce).toFixed(2)} times`,
);
await pool.end();
await bench.close();
