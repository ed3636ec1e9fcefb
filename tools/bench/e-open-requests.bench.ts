import { DISTRICTS } from '@karov/domain';
import { OpenRequestsRepository, type Viewpoint } from '../../apps/server/src/modules/applications/open-requests.repository.js';
import { readListQuery } from '../../apps/server/src/platform/lists/list-query.js';
import { startBenchApp } from './support/bench-app.js';
import { report, spread, timed } from './support/figures.js';
import { somewhere } from './support/people.js';

const OPEN = 200_000;
const SEEKERS = 20_000;
const TIMES = 300;

/** The first page of a volunteer's open requests, with its total, among 200,000 open ones; beside bare SQL that answers the same rows and total. */
const bench = await startBenchApp();
const { manager } = bench.database;
await manager.query(`INSERT INTO users (full_name, phone) SELECT 'seeker ' || n, '+9726' || lpad(n::text, 8, '0') FROM generate_series(1, $1) n`, [SEEKERS]);
await manager.query(
  `INSERT INTO applications (category_id, type, user_id, created_by, description, help_type, due_at, expiration_date, origin_text, origin_city, origin_state,
     origin_lat, origin_lon, created_at, updated_at)
   SELECT 1, 1, u, u, 'a request for the benchmark', 'physical', now() + interval '9 days', NULL, 'street', 'town', ($2::text[])[1 + n % $3],
     31.2 + random() * 1.8, 34.5 + random() * 0.9, now(), now()
   FROM generate_series(1, $1) n CROSS JOIN LATERAL (SELECT min(id) + n % ${SEEKERS} AS u FROM users) s`,
  [OPEN, DISTRICTS.map((district) => district.key), DISTRICTS.length],
);
await manager.query('VACUUM ANALYZE applications');

const views = Array.from({ length: TIMES }, (_, n): Viewpoint => ({ volunteerId: 0, states: [DISTRICTS[n % DISTRICTS.length]?.key ?? ''], ...somewhere() }));
const repository = bench.app.get(OpenRequestsRepository);
const query = readListQuery({ perPage: '10' });

async function bare({ states, lat, lon }: Viewpoint): Promise<void> {
  await Promise.all([
    manager.query(
      `SELECT id, map_metres(position, map_point($2, $3)) FROM applications WHERE status = 'open' AND volunteer_id IS NULL AND origin_state = ANY($1)
       ORDER BY position <-> map_point($2, $3) LIMIT 10`,
      [states, lat, lon],
    ),
    manager.query(`SELECT count(*) FROM applications WHERE status = 'open' AND volunteer_id IS NULL AND origin_state = ANY($1)`, [states]),
  ]);
}

const [service, plain]: [number[], number[]] = [[], []];
for (const view of views) {
  service.push(await timed(() => repository.page(view, query)));
  plain.push(await timed(() => bare(view)));
}
report(`service  ${spread(service)}`);
report(`bare SQL ${spread(plain)}`);
await bench.close();
