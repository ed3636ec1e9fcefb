import pg from 'pg';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { CoverageJobs } from '../../apps/server/src/modules/coverage-map/coverage.jobs.js';
import { startBenchApp } from './support/bench-app.js';
import { report, spread, timed } from './support/figures.js';
import { originOf } from './support/http.js';
import { fillVolunteers } from './support/people.js';

const VOLUNTEERS = 1_000_000;
const WITH_TIMES = 50_000;
const SEEKERS = 200_000;
const CALLS = 30;

/**
 * Measures the coverage map over a million volunteers, now and for an hour of the week, compared with the
 * bare query for its data, and the count in the background; then the list of volunteers without recent calls,
 * with its total, compared with the bare query for its page.
 */
const bench = await startBenchApp();
const { manager } = bench.database;
await fillVolunteers(bench.database, VOLUNTEERS, true);
await manager.transaction(async (within) => {
  await within.query('SET LOCAL session_replication_role = replica');
  await within.query('SET LOCAL statement_timeout = 0');
  await within.query(
    `INSERT INTO volunteer_information (user_id, interests, signed_at, created_at)
     SELECT id, CASE WHEN id % 4 = 0 THEN '{equipment}'::text[] ELSE '{}' END, now(), now() - interval '200 days' FROM users`,
  );
  await within.query(
    `INSERT INTO event_volunteer_requests (event_id, volunteer_id, status, radius, created_at, updated_at)
     SELECT 1, id, 'reject', 5, now() - interval '30 days', now() FROM users WHERE id % 10 = 0`,
  );
  await within.query(
    `INSERT INTO volunteer_availability (user_id, quiet_from, quiet_to, week_hours, updated_at)
     SELECT user_id, '22:00', '0' || user_id % 9 || ':00', volunteer_week('[]', '22:00', '0' || user_id % 9 || ':00'), now() FROM volunteer_candidates ORDER BY user_id LIMIT $1`,
    [WITH_TIMES],
  );
  await within.query(`INSERT INTO user_roles SELECT id, 'user' FROM users ORDER BY id DESC LIMIT $1`, [
    SEEKERS,
  ]);
});
await manager.query(
  'VACUUM ANALYZE users, user_roles, volunteer_information, volunteer_availability, volunteer_candidates, event_volunteer_requests',
);
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972500000000') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await bench.app.listen(0);
report(
  `count    ${((await timed(() => bench.app.get(CoverageJobs).run())) / 1000).toFixed(1)} s for ${VOLUNTEERS} volunteers and ${SEEKERS} people, in the background`,
);
await manager.query('VACUUM ANALYZE coverage_groups, coverage_cells');

const pool = new pg.Pool({ connectionString: bench.url, max: 4 });
const bare = async (): Promise<unknown> =>
  Promise.all([
    pool.query(
      'SELECT x, y, sum(free_now)::int AS free FROM coverage_groups WHERE free_now > 0 GROUP BY x, y',
    ),
    pool.query('SELECT x, y, locality, seekers FROM coverage_cells WHERE seekers > 0'),
  ]);
const barePage = (): Promise<unknown> =>
  pool.query(
    `SELECT u.id, u.full_name, u.phone FROM volunteer_information v JOIN users u ON u.id = v.user_id
     WHERE v.signed_at IS NOT NULL AND u.deleted_at IS NULL ORDER BY v.id LIMIT 10`,
  );
const ask = async (path: string): Promise<void> => {
  const answer = await fetch(`${originOf(bench.app.getHttpServer())}/api/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  await answer.arrayBuffer();
};
const measured: Record<'bare' | 'now' | 'evening' | 'drivers' | 'page' | 'idle', number[]> = {
  bare: [],
  now: [],
  evening: [],
  drivers: [],
  page: [],
  idle: [],
};
for (let call = 0; call < CALLS; call++) {
  measured.bare.push(await timed(bare));
  measured.now.push(await timed(() => ask('admin/coverage')));
  measured.evening.push(await timed(() => ask('admin/coverage?day=5&hour=22')));
  measured.drivers.push(await timed(() => ask('admin/coverage?vehicle=1&language=russian')));
  measured.page.push(await timed(barePage));
  measured.idle.push(await timed(() => ask('staff/volunteers/idle?page=1&perPage=10')));
}
for (const [name, samples] of Object.entries(measured)) report(`${name.padEnd(8)} ${spread(samples)}`);
await pool.end();
await bench.close();
