import { distanceMetres } from '@karov/domain';
import { createTestDatabase, type TestDatabase } from '@karov/testing';
import fc from 'fast-check';
import pg from 'pg';
import { migrateDatabase } from './migrate.js';

interface Place {
  lat: number;
  lon: number;
}

const EILAT = { lat: 29.5577, lon: 34.9519 };
const METULA = { lat: 33.2797, lon: 35.5783 };
const TEL_AVIV = { lat: 32.0853, lon: 34.7818 };
const NEW_YORK = { lat: 40.7128, lon: -74.006 };
const NEW_YORK_MERIDIAN = -74;

const israeli = fc.record({
  lat: fc.double({ min: 29.4, max: 33.4, noNaN: true }),
  lon: fc.double({ min: 34.2, max: 35.9, noNaN: true }),
});
const anywhere = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -45, max: 115, noNaN: true }),
});

/** Returns the place at a given distance (in metres) and direction (in radians) from another. */
function beside({ lat, lon }: Place, metres: number, direction: number): Place {
  const [degrees, earth] = [180 / Math.PI, 6_378_168];
  const [from, arc] = [lat / degrees, metres / earth];
  const to = Math.asin(Math.sin(from) * Math.cos(arc) + Math.cos(from) * Math.sin(arc) * Math.cos(direction));
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(arc) * Math.cos(from),
    Math.cos(arc) - Math.sin(from) * Math.sin(to),
  );
  return { lat: to * degrees, lon: lon + east * degrees };
}

describe('the map of positions', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function metres(pairs: readonly (readonly [Place, Place])[]): Promise<number[]> {
    const { rows } = await client.query<{ m: number }>(
      'SELECT map_metres(map_point(a, b), map_point(c, d)) AS m FROM unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) AS p(a, b, c, d)',
      [
        pairs.map(([one]) => one.lat),
        pairs.map(([one]) => one.lon),
        pairs.map(([, other]) => other.lat),
        pairs.map(([, other]) => other.lon),
      ],
    );
    return rows.map((row) => row.m);
  }

  it('computes exactly the distance that the domain computes, from Eilat to Metula and across the sea', async () => {
    const pairs = [
      [EILAT, METULA],
      [TEL_AVIV, METULA],
      [TEL_AVIV, TEL_AVIV],
      [TEL_AVIV, NEW_YORK] as const,
      ...fc.sample(fc.tuple(israeli, israeli), { numRuns: 500, seed: 66 }),
      ...fc.sample(fc.tuple(anywhere, anywhere), { numRuns: 200, seed: 66 }),
    ] as const;
    const told = await metres(pairs);
    const off = pairs.map(([one, other], n) =>
      Math.abs((told[n] ?? Number.NaN) - distanceMetres(one, other)),
    );
    expect(Math.max(...off)).toBeLessThan(0.01);
  });

  it('gives places back as they were drawn', async () => {
    const places = [EILAT, METULA, TEL_AVIV, ...fc.sample(israeli, { numRuns: 200, seed: 66 })];
    const { rows } = await client.query<Place>(
      'SELECT map_latitude(map_point(a, b)) AS lat, map_longitude(map_point(a, b)) AS lon FROM unnest($1::float8[], $2::float8[]) AS p(a, b)',
      [places.map(({ lat }) => lat), places.map(({ lon }) => lon)],
    );
    for (const [n, { lat, lon }] of rows.entries()) {
      expect(lat).toBeCloseTo(places[n]?.lat ?? Number.NaN, 8);
      expect(lon).toBeCloseTo(places[n]?.lon ?? Number.NaN, 8);
    }
  });

  it.each([
    ['Eilat', EILAT],
    ['Metula', METULA],
    ['Tel Aviv', TEL_AVIV],
    ['New York, far from its meridian', NEW_YORK],
  ])('searches in a square that loses nobody at the edge of a ring around %s', async (_name, centre) => {
    const rims = [100, 5000, 50_000].flatMap((radius) =>
      Array.from({ length: 360 }, (_, degree) => ({
        radius,
        place: beside(centre, radius, (degree * Math.PI) / 180),
      })),
    );
    const { rows } = await client.query<{ lost: number }>(
      `SELECT count(*)::int AS lost FROM unnest($1::float8[], $2::float8[], $3::float8[]) AS r(lat, lon, radius)
         WHERE NOT map_point(lat, lon) <@ map_square(map_point($4, $5), radius)`,
      [
        rims.map(({ place }) => place.lat),
        rims.map(({ place }) => place.lon),
        rims.map(({ radius }) => radius),
        centre.lat,
        centre.lon,
      ],
    );
    expect(rows[0]?.lost).toBe(0);
  });

  it('is rebuilt, with the positions of people and matching data, around another meridian', async () => {
    await client.query(
      `INSERT INTO users (id, full_name, phone, residential_text, residential_lat, residential_lon) OVERRIDING SYSTEM VALUE VALUES (7000, 'a', '+972507000000', 'x', $1, $2)`,
      [NEW_YORK.lat, NEW_YORK.lon],
    );
    const x = async () =>
      (await client.query<{ x: number }>('SELECT position[0] AS x FROM users WHERE id = 7000')).rows[0]?.x ??
      Number.NaN;
    expect(Math.abs(await x())).toBeGreaterThan(5_000_000);
    await migrateDatabase(database.ownerUrl, database.ownerUrl, NEW_YORK_MERIDIAN);
    expect(Math.abs(await x())).toBeLessThan(1000);
    expect((await metres([[TEL_AVIV, NEW_YORK]]))[0]).toBeCloseTo(distanceMetres(TEL_AVIV, NEW_YORK), 0);
  });
});
