import autocannon from 'autocannon';
import express from 'express';
import pg from 'pg';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { startBenchApp } from './support/bench-app.js';
import { percentile, report } from './support/figures.js';
import { originOf } from './support/http.js';

const ROWS = 50_000;
const PER_PAGE = 25;
const SECONDS = 4;
const ROUNDS = 5;
const CONNECTIONS = 20;

/**
 * Measures a list endpoint over 50,000 rows, page and total, compared with bare Express and pg for the same
 * page and total.
 */
const bench = await startBenchApp();
const manager = bench.database.manager;
await manager.query(
  `INSERT INTO notifications (type, receiver_type, channel, send_to, message, status, next_attempt_at, created_at)
   SELECT 'system', '{user}', 'sms', '+97250' || n, 'message ' || n, 'sent', now(), now() - n * interval '1 second' FROM generate_series(1, $1) n`,
  [ROWS],
);
await manager.query('VACUUM ANALYZE notifications');
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972500000000') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await bench.app.listen(0);

const pool = new pg.Pool({ connectionString: bench.url, max: 20 });
const plain = express();
plain.get('/notifications', (_request, response, next) => {
  Promise.all([
    pool.query(
      `SELECT id, type, receiver_type, send_to, created_at, channel, message, status, error FROM notifications ORDER BY created_at DESC, id DESC LIMIT ${PER_PAGE}`,
    ),
    pool.query<{ count: string }>('SELECT count(*) FROM notifications'),
  ]).then(
    ([page, count]) => response.json({ data: page.rows, meta: { total: Number(count.rows[0]?.count) } }),
    next,
  );
});
const server = plain.listen(0);

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

async function measure(url: string): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const inWords = ({ perSecond, p50, p99 }: Measured): string =>
  `${perSecond.toFixed(0)} answers a second, p50 ${p50} ms, p99 ${p99} ms`;

const urls = {
  bare: `${originOf(server)}/notifications`,
  service: `${originOf(bench.app.getHttpServer())}/api/notifications?perPage=${PER_PAGE}`,
};
const ratios: number[] = [];
// Alternates between the two, so that a slow minute of the machine affects both.
for (let round = 0; round < ROUNDS; round++) {
  const bare = await measure(urls.bare);
  const service = await measure(urls.service);
  ratios.push(service.perSecond / bare.perSecond);
  report(`service ${inWords(service)}; bare ${inWords(bare)}; ratio ${ratios.at(-1)?.toFixed(2)}`);
}
report(`ratio    ${percentile(ratios, 0.5).toFixed(2)} of bare, the middle of ${ROUNDS} rounds`);
server.close();
await pool.end();
await bench.close();
