import pg from 'pg';
import { type CandidateQuery, CandidatesRepository } from '../../apps/server/src/modules/volunteers/index.js';
import { startBenchApp } from './support/bench-app.js';
import { percentile, report, spread, timed } from './support/figures.js';
import { fillVolunteers, somewhere } from './support/people.js';

const VOLUNTEERS = 1_000_000;
const ROUNDS = 2000;
const WARM_UP = 200;
const RADIUS_M = 5000;
const LIMIT = 50;
const BARE = `
  SELECT user_id FROM volunteer_candidates
  WHERE is_available AND position <@ map_square(map_point($1, $2), $3) AND map_metres(position, map_point($1, $2)) <= $3
  ORDER BY position <-> map_point($1, $2) LIMIT $4`;

/**
 * Measures the search for the nearest eligible candidates among a million: the service with all its
 * conditions, compared with the bare indexed query.
 */
const bench = await startBenchApp();
const seconds = (await timed(() => fillVolunteers(bench.database, VOLUNTEERS, false))) / 1000;
report(`${VOLUNTEERS} volunteers filled in within ${seconds.toFixed(0)} s`);
const client = new pg.Client({ connectionString: bench.url });
await client.connect();
const volunteers = bench.app.get(CandidatesRepository);

const query = (place: { lat: number; lon: number }): CandidateQuery => ({
  ...place,
  needId: 1,
  eventId: null,
  seekerId: 0,
  radiusM: RADIUS_M,
  helpType: 'physical',
  languages: [],
  gender: null,
  needsVehicle: false,
  wantsEquipment: false,
  isUrgent: false,
  rideAt: null,
  isEmergency: false,
  limit: LIMIT,
});
const bare = ({ lat, lon }: { lat: number; lon: number }) => client.query(BARE, [lat, lon, RADIUS_M, LIMIT]);

const samples = { service: [] as number[], bare: [] as number[] };
// Runs in one transaction, like the searches of a batch.
await bench.database.transaction(async () => {
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const place = somewhere();
    const bareTime = await timed(() => bare(place));
    const serviceTime = await timed(() => volunteers.nearestEligible([query(place)]));
    if (round < WARM_UP) continue;
    samples.bare.push(bareTime);
    samples.service.push(serviceTime);
  }
});
report(`service  ${spread(samples.service)}`);
report(`bare SQL ${spread(samples.bare)}`);
report(
  `ratio    p50 ${(percentile(samples.service, 0.5) / percentile(samples.bare, 0.5)).toFixed(2)}, p99 ${(percentile(samples.service, 0.99) / percentile(samples.bare, 0.99)).toFixed(2)}`,
);
await client.end();
await bench.close();
