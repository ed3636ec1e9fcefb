import { DISTRICTS } from '@karov/domain';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { startBenchApp } from './support/bench-app.js';
import { report, spread, timed } from './support/figures.js';
import { originOf } from './support/http.js';
import { fillVolunteers } from './support/people.js';

const OPEN = 200_000;
const SEEKERS = 20_000;
const VOLUNTEERS = 300;
const WARM_UP = 30;
const ROUNDS = 4;
const STATES = DISTRICTS.map((district) => district.key);

interface Volunteer {
  id: number;
  state: string;
  lat: number;
  lon: number;
}

/**
 * Measures the first page of a volunteer's open requests with its total, among 200,000 open requests, over
 * HTTP, compared with bare SQL that reads the same ids and total.
 */
const bench = await startBenchApp();
const { manager } = bench.database;
await fillVolunteers(bench.database, VOLUNTEERS + WARM_UP, false);
await manager.query('UPDATE users SET residential_state = ($1::text[])[1 + id % $2], is_active = true', [
  STATES,
  STATES.length,
]);
await manager.query(
  `INSERT INTO volunteer_information (user_id, gender, way_to_provide_help, languages, driving_license, vehicle_availability, signed_at)
   SELECT id, 'male', 'both', '{hebrew}', true, true, now() FROM users`,
);
const volunteers: Volunteer[] = await manager.query(
  'SELECT id, residential_state AS state, map_latitude(position) AS lat, map_longitude(position) AS lon FROM users',
);
await manager.query(
  `INSERT INTO users (full_name, phone) SELECT 'seeker ' || n, '+9726' || lpad(n::text, 8, '0') FROM generate_series(1, $1) n`,
  [SEEKERS],
);
await manager.query(
  `INSERT INTO applications (category_id, type, user_id, created_by, description, help_type, due_at, origin_text, origin_city, origin_state, origin_lat, origin_lon, created_at, updated_at)
   SELECT 1, 1, u, u, 'a request for the benchmark', 'physical', now() + interval '9 days', 'street', 'town', ($2::text[])[1 + n % $3],
     31.2 + random() * 1.8, 34.5 + random() * 0.9, now(), now()
   FROM generate_series(1, $1) n CROSS JOIN LATERAL (SELECT min(id) + n % ${SEEKERS} AS u FROM users WHERE full_name LIKE 'seeker %') s`,
  [OPEN, STATES, STATES.length],
);
await manager.query('VACUUM ANALYZE needs, users, volunteer_information');
await bench.app.listen(0);
const base = originOf(bench.app.getHttpServer());
const sessions = bench.app.get(SessionsService);

async function bare({ state, lat, lon }: Volunteer): Promise<void> {
  await Promise.all([
    manager.query(
      `SELECT id FROM applications WHERE status = 'open' AND volunteer_id IS NULL AND NOT is_emergency AND origin_state = ANY($1)
       ORDER BY position <-> map_point($2, $3), id LIMIT 10`,
      [[state], lat, lon],
    ),
    manager.query(
      `SELECT count(*) FROM applications WHERE status = 'open' AND volunteer_id IS NULL AND origin_state = ANY($1)`,
      [[state]],
    ),
  ]);
}

async function ask(token: string): Promise<void> {
  const answer = await fetch(`${base}/api/volunteer/application-open-requests?perPage=10`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body: unknown = await answer.json();
  if (!answer.ok || !JSON.stringify(body).includes('distance_band'))
    throw new Error(`${answer.status}: no open requests`);
}

const signedIn = await Promise.all(
  volunteers.map(async (volunteer) => ({
    volunteer,
    token: await sessions.open(volunteer.id, 'volunteer', 'bench'),
  })),
);
const visits = Array.from({ length: ROUNDS }, () => signedIn).flat();
const [service, plain]: [number[], number[]] = [[], []];
for (const [n, { volunteer, token }] of visits.entries()) {
  const times = [await timed(() => ask(token)), await timed(() => bare(volunteer))];
  if (n < WARM_UP) continue;
  service.push(times[0] ?? Number.NaN);
  plain.push(times[1] ?? Number.NaN);
}
report(`service  ${spread(service)}`);
report(`bare SQL ${spread(plain)}`);
await bench.close();
