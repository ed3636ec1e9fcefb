import pg from 'pg';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { DayCountingJobs } from '../../apps/server/src/modules/dashboards/day-counting.jobs.js';
import { startBenchApp } from './support/bench-app.js';
import { report, spread, timed } from './support/figures.js';
import { originOf } from './support/http.js';

const NEEDS = 2_000_000;
const PEOPLE = 20_000;
const DAYS = 730;
const CALLS = 50;
const SLOW_CALLS = 5;

/**
 * Measures the dashboard over two million requests from two years, compared with the bare query that sums the
 * stored days, and with counting the requests themselves.
 */
const bench = await startBenchApp();
const { manager } = bench.database;
await manager.transaction(async (within) => {
  await within.query('SET LOCAL session_replication_role = replica');
  await within.query('SET LOCAL statement_timeout = 0');
  await within.query(
    `INSERT INTO users (full_name, phone, residential_state, created_at) SELECT 'somebody', '+9725' || lpad(n::text, 8, '0'), 'north', now() - random() * $2 * interval '1 day' FROM generate_series(1, $1) n`,
    [PEOPLE, DAYS],
  );
  await within.query(`INSERT INTO user_roles SELECT id, 'user' FROM users`);
  await within.query(
    `INSERT INTO needs (category_id, type, user_id, created_by, help_type, origin_state, status, created_at, updated_at)
     SELECT 1 + n % 5, 1, 1 + n % $2, 1, 'physical', (ARRAY['north', 'south', 'haifa', 'center', 'tel_aviv', 'jerusalem'])[1 + n % 6], 'completed', at, at
     FROM (SELECT n, now() - (1 - n::float8 / $1) * $3 * interval '1 day' AS at FROM generate_series(1, $1) n) made`,
    [NEEDS, PEOPLE, DAYS],
  );
  await within.query(
    `INSERT INTO assignments (need_id, volunteer_id, is_approved, ended, created_at, updated_at) SELECT id, 1, 1, 'completed', created_at, created_at FROM needs WHERE id % 3 <> 0`,
  );
});
await manager.query('VACUUM ANALYZE users, user_roles, needs, assignments');
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972500000000') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await bench.app.listen(0);
const jobs = bench.app.get(DayCountingJobs);
report(
  `first    ${((await timed(() => jobs.run())) / 1000).toFixed(1)} s to count ${NEEDS} requests of ${DAYS} days for the first time`,
);
report(`round    ${(await timed(() => jobs.run())).toFixed(0)} ms for a round that corrects`);
await manager.query('VACUUM ANALYZE day_figures, counted_days');

const pool = new pg.Pool({ connectionString: bench.url, max: 4 });
const ask = async (path: string): Promise<void> => {
  const answer = await fetch(`${originOf(bench.app.getHttpServer())}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  await answer.arrayBuffer();
};
const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
const measured: Record<'bare' | 'counters' | 'of a year' | 'days' | 'groups', number[]> = {
  bare: [],
  counters: [],
  'of a year': [],
  days: [],
  groups: [],
};
for (let call = 0; call < CALLS; call++) {
  measured.bare.push(
    await timed(() =>
      pool.query(
        'SELECT sum(requests), sum(buddies), sum(volunteers), sum(seekers) FROM day_figures WHERE day > current_date - 30',
      ),
    ),
  );
  measured.counters.push(await timed(() => ask('/admin/dashboard/count/box')));
  measured['of a year'].push(await timed(() => ask(`/admin/dashboard/count/box?from_date=${yearAgo}`)));
  measured.days.push(await timed(() => ask(`/staff/dashboard/days?filters[from_date]=${yearAgo}`)));
  measured.groups.push(await timed(() => ask(`/staff/dashboard/groups?from_date=${yearAgo}`)));
}
for (const [name, samples] of Object.entries(measured)) report(`${name.padEnd(10)} ${spread(samples)}`);
const counted: number[] = [];
for (let call = 0; call < SLOW_CALLS; call++) {
  counted.push(
    await timed(() =>
      pool.query(
        `SELECT count(*), count(*) FILTER (WHERE EXISTS (SELECT FROM assignments x WHERE x.need_id = n.id AND x.is_approved = 1)) FROM needs n WHERE created_at > now() - interval '365 days'`,
      ),
    ),
  );
}
report(`counting a year of requests themselves: ${spread(counted)}`);
await pool.end();
await bench.close();
