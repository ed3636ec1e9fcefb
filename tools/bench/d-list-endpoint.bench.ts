import autocannon from 'autocannon';
import express from 'express';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { startBenchApp } from './support/bench-app.js';
import { report } from './support/figures.js';

const ROWS = 50_000;
const SECONDS = 10;
const CONNECTIONS = 20;

/** A list endpoint over 50,000 rows, page and total, beside bare Express and pg that answer the same page and total. */
const bench = await startBenchApp();
const manager = bench.database.manager;
await manager.query(
  `INSERT INTO notifications (type, receiver_type, channel, send_to, message, status, next_attempt_at, created_at)
   SELECT 'system', '{user}', 'sms', '+97250' || n, 'message ' || n, 'sent', now(), now() - n * interval '1 second' FROM generate_series(1, $1) n`,
  [ROWS],
);
await manager.query('VACUUM ANALYZE notifications');
const [admin]: { id: number }[] = await manager.query(`INSERT INTO users (full_name, phone) VALUES ('admin', '+972500000000') RETURNING id`);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await bench.app.listen(0);
const servicePort = portOf(bench.app.getHttpServer().address());

const pool = new pg.Pool({ connectionString: bench.url, max: 20 });
const plain = express();
plain.get('/notifications', (_request, response, next) => {
  Promise.all([
    pool.query(
      `SELECT id, type, receiver_type, send_to, created_at, channel, message, status, error FROM notifications ORDER BY created_at DESC, id DESC LIMIT 10`,
    ),
    pool.query<{ count: string }>('SELECT count(*) FROM notifications'),
  ]).then(([page, count]) => response.json({ data: page.rows, meta: { total: Number(count.rows[0]?.count) } }), next);
});
const server = plain.listen(0);

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function measure(url: string): Promise<{ perSecond: number; p50: number; p99: number }> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { authorization: `Bearer ${token}` } });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const bare = await measure(`http://127.0.0.1:${portOf(server.address())}/notifications`);
const service = await measure(`http://127.0.0.1:${servicePort}/api/notifications`);
for (const [name, figures] of [
  ['service', service],
  ['bare', bare],
] as const) {
  report(`${name.padEnd(8)} ${figures.perSecond.toFixed(0)} answers a second, p50 ${figures.p50} ms, p99 ${figures.p99} ms`);
}
report(`ratio    ${(service.perSecond / bare.perSecond).toFixed(2)} of bare`);
server.close();
await pool.end();
await bench.close();
