import { distanceMetres } from '@karov/domain';
import fc from 'fast-check';
import { Database } from '../../platform/database/database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CandidatesRepository } from './candidates.repository.js';
import type { CandidateQuery } from './volunteers.types.js';

interface Home {
  id: number;
  lat: number;
  lon: number;
}

const PEOPLE = 1500;
const FIRST = 50_000;
/** Generates offsets from a place in millionths of a degree, evenly distributed. */
const millionths = fc.noBias(fc.integer({ min: -100_000, max: 100_000 }));
const NOW = new Date('2026-03-01T10:00:00Z');

describe('the search for the nearest', () => {
  let test: TestApp;
  let repository: CandidatesRepository;
  const places = { Eilat: { lat: 29.5577, lon: 34.9519 }, Metula: { lat: 33.2797, lon: 35.5783 } } as const;
  const homes: Home[] = fc
    .sample(fc.tuple(millionths, millionths), { numRuns: PEOPLE, seed: 5 })
    .flatMap(([north, east], n) =>
      Object.values(places).map(({ lat, lon }, at) => ({
        id: FIRST + n * 2 + at,
        lat: lat + north / 1e6,
        lon: lon + east / 1e6,
      })),
    );

  beforeAll(async () => {
    test = await startTestApp();
    repository = test.app.get(CandidatesRepository, { strict: false });
    await test.asOwner(`
      SET session_replication_role = replica;
      INSERT INTO users (id, full_name, phone, channels) OVERRIDING SYSTEM VALUE SELECT h.id, 'v', '+9725' || h.id, '{sms}' FROM jsonb_to_recordset('${JSON.stringify(homes)}') AS h(id int);
      INSERT INTO volunteer_candidates (user_id, position, is_active, is_frozen, is_blocked, is_validated, is_reachable, is_available, way_to_help, has_vehicle, languages)
      SELECT h.id, map_point(h.lat, h.lon), true, false, false, true, true, h.id % 3 > 0, 'both', false, '{hebrew}' FROM jsonb_to_recordset('${JSON.stringify(homes)}') AS h(id int, lat float8, lon float8)`);
  });
  afterAll(() => test.close());

  const find = (query: Partial<CandidateQuery> & { lat: number; lon: number }) =>
    test.app.get(Database).transaction(async () => {
      const [found] = await repository.nearestEligible(
        [
          {
            needId: 1,
            eventId: null,
            seekerId: 0,
            radiusM: 5000,
            helpType: 'physical',
            languages: [],
            gender: null,
            needsVehicle: false,
            wantsEquipment: false,
            isUrgent: false,
            rideAt: null,
            isEmergency: false,
            limit: 50,
            ...query,
          },
        ],
        NOW,
      );
      return found ?? [];
    });

  /** Returns who is available within the ring, measured by the domain's distance, the nearest first. */
  const expected = (from: { lat: number; lon: number }, radiusM: number) =>
    homes
      .filter(({ id }) => id % 3 > 0)
      .map((home) => ({ id: home.id, metres: distanceMetres(home, from) }))
      .filter(({ metres }) => metres <= radiusM)
      .sort((a, b) => a.metres - b.metres);

  it.each(Object.entries(places))(
    'finds around %s exactly the people that their exact distances give, in that order',
    async (_name, place) => {
      const right = expected(place, 5000);
      expect(right.length).toBeGreaterThan(50);
      expect((await find(place)).map((one) => one.userId)).toEqual(right.slice(0, 50).map(({ id }) => id));
      expect((await find({ ...place, limit: 1000 })).map((one) => one.userId)).toEqual(
        right.map(({ id }) => id),
      );
    },
  );

  it.each(Object.entries(places))('ends its ring around %s at the metre', async (_name, place) => {
    const [, last] = expected(place, 5000).slice(-2);
    const edge = last?.metres ?? 0;
    const ids = async (radiusM: number) =>
      (await find({ ...place, radiusM, limit: 1000 })).map((one) => one.userId);
    expect(await ids(edge + 0.01)).toContain(last?.id);
    expect(await ids(edge - 0.01)).not.toContain(last?.id);
  });

  it('has no ring when distance does not matter', async () => {
    expect(await find({ ...places.Eilat, radiusM: null, limit: 5000 })).toHaveLength(
      expected(places.Eilat, Number.POSITIVE_INFINITY).length,
    );
  });
});
