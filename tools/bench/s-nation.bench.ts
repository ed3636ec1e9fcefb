import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { DayCountingJobs } from '../../apps/server/src/modules/dashboards/day-counting.jobs.js';
import { startBenchApp } from './support/bench-app.js';
import { besideBare } from './support/beside.js';
import { report, timed } from './support/figures.js';
import { originOf } from './support/http.js';
import { fillNation } from './support/nation.js';

const PEOPLE = 1_000_000;
const PER_PAGE = 25;
const ROUNDS = 20;

/**
 * Measures what an admin of a whole nation reads, with a million people: the lists of people, of vetting and of
 * whom messages reach, each first on a server that has just started, then beside bare SQL that reads and counts the
 * same; and how long it takes to count the figures of two years for the first time.
 */
const bench = await startBenchApp();
const manager = bench.database.manager;
report(`seeding ${((await timed(() => fillNation(bench.url, PEOPLE))) / 1000).toFixed(0)} s`);
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972400000000') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'super_admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'super_admin', 'bench');
await bench.app.listen(0);
const origin = originOf(bench.app.getHttpServer());

const LIVE = 'u.deleted_at IS NULL AND u.is_active AND NOT u.is_block';
const TRAINING = 'v.signed_at IS NOT NULL AND NOT v.validate_training';
const VOLUNTEERS = `u.deleted_at IS NULL AND EXISTS (SELECT FROM user_roles r WHERE r.user_id = u.id AND r.role = 'volunteer')`;
const page = (from: string, order: string): string =>
  `SELECT u.id, u.full_name, u.phone FROM ${from} ORDER BY ${order} LIMIT ${PER_PAGE}`;
const filtered = (filters: object): string => encodeURIComponent(JSON.stringify(filters));
const CASES = [
  {
    name: 'people',
    path: `users?perPage=${PER_PAGE}`,
    bare: [
      page('users u WHERE u.deleted_at IS NULL', 'u.created_at DESC, u.id DESC'),
      'SELECT count(*) FROM users u WHERE u.deleted_at IS NULL',
    ],
  },
  {
    name: 'volunteers among the people',
    path: `users?perPage=${PER_PAGE}&filters=${filtered({ role: ['volunteer'] })}`,
    bare: [
      page(`users u WHERE ${VOLUNTEERS}`, 'u.created_at DESC, u.id DESC'),
      `SELECT count(*) FROM users u WHERE ${VOLUNTEERS}`,
    ],
  },
  {
    name: 'a telephone number',
    path: `users?perPage=${PER_PAGE}&search=050-012-3457`,
    bare: [page(`users u WHERE u.deleted_at IS NULL AND u.phone LIKE '%500123457%'`, 'u.id')],
  },
  {
    name: 'vetting (bare: training alone)',
    path: `vetting?perPage=${PER_PAGE}`,
    bare: [
      page(
        `volunteer_information v JOIN users u ON u.id = v.user_id WHERE ${TRAINING} AND ${LIVE}`,
        'v.signed_at, u.id',
      ),
      `SELECT count(*) FROM volunteer_information v JOIN users u ON u.id = v.user_id WHERE ${TRAINING} AND ${LIVE}`,
    ],
  },
  {
    name: 'whom messages reach, counted',
    path: 'reachability/counts',
    bare: [`SELECT cardinality(u.channels), count(*) FROM users u WHERE ${LIVE} GROUP BY 1`],
  },
  {
    name: 'whom messages reach, by name',
    path: `reachability?perPage=${PER_PAGE}`,
    bare: [page(`users u WHERE ${LIVE}`, 'u.full_name, u.id'), `SELECT count(*) FROM users u WHERE ${LIVE}`],
  },
  {
    name: 'whom nothing reaches',
    path: `reachability?perPage=${PER_PAGE}&filters=${filtered({ level: 'none' })}`,
    bare: [
      page(`users u WHERE ${LIVE} AND cardinality(u.channels) = 0`, 'u.full_name, u.id'),
      `SELECT count(*) FROM users u WHERE ${LIVE} AND cardinality(u.channels) = 0`,
    ],
  },
] as const;

async function ask(path: string): Promise<void> {
  const answer = await fetch(`${origin}/api/admin/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  if (/"data":\[\]|"none":0/.test(await answer.text())) throw new Error(`nobody was found by ${path}`);
}

for (const { name, path, bare } of CASES) {
  report(`${name}, the first time: ${(await timed(() => ask(path))).toFixed(0)} ms`);
  await besideBare(
    { name, service: () => ask(path), bare: () => Promise.all(bare.map((query) => manager.query(query))) },
    ROUNDS,
  );
}

const jobs = bench.app.get(DayCountingJobs);
report(`first figures: ${((await timed(() => jobs.run())) / 1000).toFixed(1)} s`);
report(`figures again, a round that corrects: ${(await timed(() => jobs.run())).toFixed(0)} ms`);
const [counted]: { seekers: number; requests: number }[] = await manager.query(
  'SELECT sum(seekers)::int AS seekers, sum(requests)::int AS requests FROM day_figures',
);
if (!counted?.seekers || !counted.requests) throw new Error('no figures were counted');
await bench.close();
