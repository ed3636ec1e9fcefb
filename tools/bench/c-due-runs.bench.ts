import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stepPlanned } from '../../apps/server/src/modules/auto-assign/dispatch.signals.js';
import { Database } from '../../apps/server/src/platform/database/database.js';
import { Signals } from '../../apps/server/src/platform/signals/signals.js';
import { freePort } from '../lib/free-port.js';
import { type BenchApp, startBenchApp } from './support/bench-app.js';
import { percentile, report } from './support/figures.js';
import { fillVolunteers } from './support/people.js';

const RUNS = 10_000;
const VOLUNTEERS = 60_000;
const LEAD_SECONDS = 45;
const WINDOWS = [
  { seconds: 60, words: 'due within one minute' },
  { seconds: 0, words: 'due at one instant' },
] as const;
const LIMIT_MS = 300_000;
const REDIS = '/usr/bin/redis-server';

/**
 * Measures the delay of each step when ten thousand runs have their next step due in the same minute, or at
 * the same instant.
 */
async function measure(name: string, env: Record<string, string>): Promise<void> {
  for (const window of WINDOWS) await measureWindow(`${name}, ${window.words}`, window.seconds, env);
}

async function measureWindow(name: string, seconds: number, env: Record<string, string>): Promise<void> {
  const bench = await startBenchApp({ KAROV_ROLE: 'all', ...env });
  await fillVolunteers(bench.database, VOLUNTEERS, true);
  const begins = new Date(Date.now() + LEAD_SECONDS * 1000);
  await fillRuns(bench, begins, seconds);
  const armed = await arm(bench);
  await untilDone(bench);
  const rows: { late: number }[] = await bench.database.manager.query(
    `SELECT extract(epoch FROM min(t.at) - p.planned) * 1000 AS late FROM bench_planned p JOIN dispatch_timeline t ON t.run_id = p.run_id AND t.kind = 'invited' GROUP BY p.run_id, p.planned`,
  );
  const late = rows.map((row) => Number(row.late));
  report(
    `${name}: ${late.length} steps (armed in ${(armed / 1000).toFixed(1)} s), late p50 ${inSeconds(late, 0.5)} s, p99 ${inSeconds(late, 0.99)} s, the last ${inSeconds(late, 1)} s`,
  );
  await bench.close();
}

const inSeconds = (late: readonly number[], share: number): string =>
  (percentile(late, share) / 1000).toFixed(2);

/** Creates needs in one event, each with a run whose first step is due at some point in the period. */
async function fillRuns({ database }: BenchApp, begins: Date, windowSeconds: number): Promise<void> {
  const { manager } = database;
  await manager.query(`INSERT INTO users (full_name, phone) VALUES ('manager', '+972500000000')`);
  await manager.query(
    `INSERT INTO events (event_list_id, radius, address_text, city, lat, lon, manager_id, created_by, type_of_help_required, is_auto_assign, created_at, updated_at)
     SELECT 1, 20, 'bench', 'town', 32.1, 34.95, id, id, 'physical', true, now(), now() FROM users WHERE full_name = 'manager'`,
  );
  await manager.query(
    `INSERT INTO users (full_name, phone, residential_lat, residential_lon)
     SELECT 'seeker ' || n, '+9726' || lpad(n::text, 8, '0'), 31.3 + random() * 1.6, 34.6 + random() * 0.7 FROM generate_series(1, $1) n`,
    [RUNS],
  );
  await manager.query(
    `INSERT INTO event_user_requests (event_id, user_id, respond, created_at, updated_at)
     SELECT e.id, u.id, 1, now(), now() FROM events e, users u WHERE u.full_name LIKE 'seeker %'`,
  );
  await manager.query(
    `WITH opened AS (
       INSERT INTO needs (event_id, request_id, user_id, created_by, origin_lat, origin_lon, help_type, created_at, updated_at)
       SELECT r.event_id, r.id, r.user_id, r.user_id, u.residential_lat, u.residential_lon, 'physical', now(), now() FROM event_user_requests r JOIN users u ON u.id = r.user_id
       RETURNING id, event_id
     )
     INSERT INTO dispatch_runs (need_id, event_id, radius_km, next_step_at, created_at, updated_at)
     SELECT id, event_id, 20, $1::timestamptz + random() * $2 * interval '1 second', now(), now() FROM opened`,
    [begins, windowSeconds],
  );
  await manager.query(
    'CREATE TABLE bench_planned AS SELECT id AS run_id, next_step_at AS planned FROM dispatch_runs',
  );
  // Skips empty tables, which would not be analyzed on a fresh installation either.
  await manager.query(
    'VACUUM ANALYZE users, events, event_user_requests, needs, dispatch_runs, bench_planned',
  );
}

/** Sets the timers as dispatch does after a commit; returns how long that took. */
async function arm({ app, database }: BenchApp): Promise<number> {
  const rows: { run_id: number; planned: Date }[] = await database.manager.query(
    'SELECT run_id, planned FROM bench_planned',
  );
  const signals = app.get(Signals);
  const started = performance.now();
  const ATONCE = 50;
  for (let start = 0; start < rows.length; start += ATONCE) {
    await Promise.all(
      rows.slice(start, start + ATONCE).map((row) => signals.runAfter(stepPlanned, { at: row.planned })),
    );
  }
  return performance.now() - started;
}

async function untilDone({ app }: BenchApp): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  const { manager } = app.get(Database);
  for (;;) {
    const [row]: { left: number }[] = await manager.query(
      'SELECT count(*)::int AS left FROM dispatch_runs WHERE step = 0',
    );
    if (row?.left === 0) return;
    if (Date.now() > deadline) throw new Error(`${row?.left} steps were not carried out in time`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function startRedis(): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const child = spawn(REDIS, ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  return { url: `redis://127.0.0.1:${port}`, process: child };
}

await measure('PostgreSQL', {});
if (existsSync(REDIS)) {
  const redis = await startRedis();
  await measure('Redis', { REDIS_URL: redis.url });
  redis.process.kill();
} else report('Redis: redis-server is not installed');
