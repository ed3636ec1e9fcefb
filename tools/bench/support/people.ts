import type { Database } from '../../../apps/server/src/platform/database/database.js';

/** The area over which people are generated: a box over the populated part of Israel. */
const BOX = { south: 31.2, north: 33, west: 34.5, east: 35.4 };

/**
 * Adds volunteers spread over the country with statements that skip triggers and checks, as a restore does,
 * then updates the statistics. If a sweep of the application interferes, it tries again.
 */
export async function fillVolunteers(database: Database, count: number, channels: boolean): Promise<void> {
  await database.transaction(async () => {
    const { joined: within } = database;
    await within.query('SET LOCAL session_replication_role = replica');
    await within.query('SET LOCAL statement_timeout = 0');
    await within.query(
      'DROP INDEX users_position, volunteer_candidates_available, volunteer_candidates_position',
    );
    await within.query(
      `INSERT INTO users (full_name, first_name, phone, residential_text, residential_city, residential_lat, residential_lon, position, channels)
       SELECT 'volunteer ' || n, 'v', '+9725' || lpad(n::text, 8, '0'), 'street', 'town', p.lat, p.lon, map_point(p.lat, p.lon), $2::text[]
       FROM generate_series(1, $1) n
       CROSS JOIN LATERAL (SELECT $3 + random() * ($4::float8 - $3) + n * 0 AS lat, $5 + random() * ($6::float8 - $5) + n * 0 AS lon) p`,
      [count, channels ? ['sms'] : [], BOX.south, BOX.north, BOX.west, BOX.east],
    );
    await within.query(`INSERT INTO user_roles SELECT id, 'volunteer' FROM users`);
    await within.query(
      `INSERT INTO volunteer_candidates (user_id, position, is_active, is_frozen, is_blocked, is_validated, is_reachable, is_available, way_to_help, has_vehicle, gender, languages)
       SELECT id, position, true, id % 20 = 0, false, id % 7 <> 0, true, id % 20 <> 0 AND id % 7 <> 0, 'both', id % 3 = 0,
         CASE id % 2 WHEN 0 THEN 'male' ELSE 'female' END, CASE id % 5 WHEN 0 THEN '{russian,hebrew}'::text[] ELSE '{hebrew}' END
       FROM users`,
    );
    await within.query(
      'CREATE INDEX users_position ON users USING spgist (position) WHERE deleted_at IS NULL',
    );
    await within.query(
      'CREATE INDEX volunteer_candidates_available ON volunteer_candidates USING spgist (position) WHERE is_available',
    );
    await within.query(
      'CREATE INDEX volunteer_candidates_position ON volunteer_candidates USING spgist (position)',
    );
  });
  await database.manager.query('VACUUM ANALYZE users, volunteer_candidates, user_roles');
}

/** Returns a random position in the same box. */
export function somewhere(): { lat: number; lon: number } {
  return {
    lat: BOX.south + Math.random() * (BOX.north - BOX.south),
    lon: BOX.west + Math.random() * (BOX.east - BOX.west),
  };
}
