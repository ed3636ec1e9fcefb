import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Metres; the sphere of `distanceMetres` of the domain. */
const EARTH = '6378168';

export const METRES = `CREATE OR REPLACE FUNCTION map_metres(a point, b point) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
SELECT 2 * ${EARTH} * asin(least(1, sqrt(
  (cos(a[1] / ${EARTH}) / cosh(a[0] / ${EARTH}) - cos(b[1] / ${EARTH}) / cosh(b[0] / ${EARTH})) ^ 2
  + (tanh(a[0] / ${EARTH}) - tanh(b[0] / ${EARTH})) ^ 2
  + (sin(a[1] / ${EARTH}) / cosh(a[0] / ${EARTH}) - sin(b[1] / ${EARTH}) / cosh(b[0] / ${EARTH})) ^ 2
) / 2)) $$`;

/**
 * The map is the transverse Mercator projection of the sphere around one meridian, in metres: right to a hundredth of a percent within
 * 90 km of it, and the whole country of Israel lies within 80 (docs/adr/0022). Another country sets another meridian (KAROV_MAP_MERIDIAN).
 */
const MAP = [
  `CREATE FUNCTION map_meridian() RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 35.2045::double precision'`,
  // Adding and taking away a thousand makes nothing of numbers so small that PostgreSQL would refuse to reckon with them.
  `CREATE FUNCTION map_point(lat double precision, lon double precision) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
SELECT point(
  ${EARTH} * atanh(greatest(-0.9999999, least(0.9999999, cos(north) * sin(east)))),
  ${EARTH} * atan2(sin(north), cos(north) * cos(east))
) FROM (SELECT radians(lat + 1000 - 1000) AS north, radians(lon - map_meridian() + 1000 - 1000) AS east) angles $$`,
  `CREATE FUNCTION map_latitude(p point) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   AS 'SELECT degrees(asin(sin(p[1] / ${EARTH}) / cosh(p[0] / ${EARTH})))'`,
  `CREATE FUNCTION map_longitude(p point) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   AS 'SELECT map_meridian() + degrees(atan2(sinh(p[0] / ${EARTH}), cos(p[1] / ${EARTH})))'`,
  // Great-circle metres between two points of the map: by the chord between them on the sphere that the map was made from.
  METRES,
  // A square of the map that holds everybody within so many metres, for an index; null: the whole map. Away from its meridian the map is larger
  // than the earth, by cosh of the distance from it.
  `CREATE FUNCTION map_square(centre point, metres double precision) RETURNS box LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT box(point(centre[0] - reach, centre[1] - reach), point(centre[0] + reach, centre[1] + reach))
FROM (SELECT coalesce(least(1e9, 1 + metres * cosh((abs(centre[0]) + 2 * metres) / ${EARTH})), 1e9) AS reach) r $$`,
];

const DERIVE_USER = (place: string) => `
CREATE OR REPLACE FUNCTION derive_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := CASE
    WHEN NEW.address_type = 'arrival' AND NEW.arrival_lat IS NOT NULL THEN ${place}(NEW.arrival_lat, NEW.arrival_lon)
    WHEN NEW.residential_lat IS NOT NULL THEN ${place}(NEW.residential_lat, NEW.residential_lon)
  END;
  NEW.channels := array_remove(ARRAY[
    CASE WHEN NEW.is_wp AND NEW.phone <> '' THEN 'whatsapp' END,
    CASE WHEN NEW.is_sms AND NEW.phone <> '' THEN 'sms' END,
    CASE WHEN NEW.is_email AND NEW.email <> '' THEN 'email' END
  ], NULL);
  RETURN NEW;
END $$`;

const DERIVE_EVENT = (place: string) => `
CREATE OR REPLACE FUNCTION derive_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := ${place}(NEW.lat, NEW.lon);
  RETURN NEW;
END $$`;

/** Squares of about a kilometre, in which volunteers are shown requests: the twin of `squareOf` of the domain (rule 81). */
const DERIVE_APPLICATION = `
CREATE OR REPLACE FUNCTION derive_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := CASE WHEN NEW.origin_lat IS NOT NULL THEN map_point(round(NEW.origin_lat * 100) / 100, round(NEW.origin_lon * 100) / 100) END;
  RETURN NEW;
END $$`;

const DERIVE_APPLICATION_BEFORE = `
CREATE OR REPLACE FUNCTION derive_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := CASE WHEN NEW.origin_lat IS NOT NULL THEN ll_to_earth(NEW.origin_lat, NEW.origin_lon) END;
  RETURN NEW;
END $$`;

/**
 * The nearest who fit a need, nearest first. The index gives them in their order and the search stops when it has enough: left to itself the planner
 * misjudges how many lie around, reads them all and sorts. A few more are taken than asked for, then cut and ordered by the exact distance.
 */
const ELIGIBLE = `
CREATE FUNCTION eligible_volunteers(
  of_need_type text, of_need_id integer, seeker_id integer, lat double precision, lon double precision, radius_m double precision, ways text[],
  wanted_languages text[], wanted_gender text, needs_vehicle boolean, is_urgent boolean, at timestamptz, most integer
) RETURNS TABLE (
  volunteer_id integer, distance_m integer, recent_calls integer, last_called_at timestamptz, of_gender text, speaks text[], handles_equipment boolean
) LANGUAGE plpgsql STABLE SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
BEGIN
  RETURN QUERY
  SELECT n.user_id, round(n.metres)::integer, r.recent, r.last_at, n.gender, n.languages,
    EXISTS (SELECT 1 FROM volunteer_information i WHERE i.user_id = n.user_id AND 'equipment' = ANY(i.interests))
  FROM (
    SELECT c.user_id, c.gender, c.languages, map_metres(c.position, centre) AS metres
    FROM volunteer_candidates c LEFT JOIN volunteer_availability a ON a.user_id = c.user_id
    WHERE c.is_available AND c.position <@ around
      AND (radius_m IS NULL OR map_metres(c.position, centre) <= radius_m)
      AND c.user_id <> seeker_id
      AND c.way_to_help = ANY(ways)
      AND (cardinality(wanted_languages) = 0 OR c.languages && wanted_languages)
      AND (wanted_gender IS NULL OR c.gender = wanted_gender)
      AND (NOT needs_vehicle OR c.has_vehicle)
      AND NOT EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = c.user_id AND e.ended_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_type = of_need_type AND v.need_id = of_need_id AND v.volunteer_id = c.user_id)
      AND (a.user_id IS NULL OR volunteer_duty(c.user_id, at, is_urgent) = 'free')
    ORDER BY c.position <-> centre
    LIMIT most + 10
  ) n
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS recent, max(v.called_at) AS last_at
    FROM volunteer_calls v WHERE v.volunteer_id = n.user_id AND v.called_at > at - interval '7 days'
  ) r
  ORDER BY n.metres, n.user_id LIMIT most;
END $$`;

/** Everybody nearest to a need, fitting or not, with what decides about them; in the order of the index for the same reason. */
const NEARBY = `
CREATE FUNCTION nearby_volunteers(
  of_need_type text, of_need_id integer, lat double precision, lon double precision, radius_m double precision, is_urgent boolean, at timestamptz, most integer
) RETURNS TABLE (candidate volunteer_candidates, distance_m integer, is_busy boolean, was_asked boolean, duty text)
LANGUAGE plpgsql STABLE SET enable_bitmapscan = off SET enable_sort = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  centre CONSTANT point := map_point(lat, lon);
  around CONSTANT box := map_square(centre, radius_m);
BEGIN
  RETURN QUERY
  SELECT c, round(map_metres(c.position, centre))::integer,
    EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = c.user_id AND e.ended_at IS NULL),
    EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_type = of_need_type AND v.need_id = of_need_id AND v.volunteer_id = c.user_id),
    volunteer_duty(c.user_id, at, is_urgent)
  FROM volunteer_candidates c
  WHERE c.position <@ around AND (radius_m IS NULL OR map_metres(c.position, centre) <= radius_m)
  ORDER BY c.position <-> centre LIMIT most;
END $$`;

const COUNTED = (place: string) => `CASE
  WHEN address_type = 'arrival' AND arrival_lat IS NOT NULL THEN ${place}(arrival_lat, arrival_lon)
  WHEN residential_lat IS NOT NULL THEN ${place}(residential_lat, residential_lon)
END`;

const DROP_INDEXES = 'DROP INDEX users_position, events_position, volunteer_candidates_available, volunteer_candidates_position, applications_open_position';

const UP = [
  ...MAP,
  DROP_INDEXES,
  `ALTER TABLE users ALTER COLUMN position TYPE point USING ${COUNTED('map_point')}`,
  'ALTER TABLE events ALTER COLUMN position TYPE point USING map_point(lat, lon)',
  'ALTER TABLE applications ALTER COLUMN position TYPE point USING map_point(round(origin_lat * 100) / 100, round(origin_lon * 100) / 100)',
  'ALTER TABLE volunteer_candidates ALTER COLUMN position TYPE point USING map_point(latitude(position), longitude(position))',
  DERIVE_USER('map_point'),
  DERIVE_EVENT('map_point'),
  DERIVE_APPLICATION,
  'CREATE INDEX users_position ON users USING spgist (position) WHERE deleted_at IS NULL',
  'CREATE INDEX events_position ON events USING spgist (position) WHERE status',
  'CREATE INDEX volunteer_candidates_available ON volunteer_candidates USING spgist (position) WHERE is_available',
  'CREATE INDEX volunteer_candidates_position ON volunteer_candidates USING spgist (position)',
  `CREATE INDEX applications_open_position ON applications USING spgist (position) WHERE status = 'open' AND volunteer_id IS NULL`,
  ELIGIBLE,
  NEARBY,
];

const DOWN = [
  'DROP FUNCTION eligible_volunteers, nearby_volunteers',
  DROP_INDEXES,
  DERIVE_USER('ll_to_earth'),
  DERIVE_EVENT('ll_to_earth'),
  DERIVE_APPLICATION_BEFORE,
  `ALTER TABLE users ALTER COLUMN position TYPE cube USING ${COUNTED('ll_to_earth')}`,
  'ALTER TABLE events ALTER COLUMN position TYPE cube USING ll_to_earth(lat, lon)',
  'ALTER TABLE applications ALTER COLUMN position TYPE cube USING ll_to_earth(origin_lat, origin_lon)',
  'ALTER TABLE volunteer_candidates ALTER COLUMN position DROP NOT NULL, ALTER COLUMN position TYPE cube USING NULL',
  'UPDATE volunteer_candidates c SET position = u.position FROM users u WHERE u.id = c.user_id',
  'ALTER TABLE volunteer_candidates ALTER COLUMN position SET NOT NULL',
  'CREATE INDEX users_position ON users USING gist (position) WHERE deleted_at IS NULL',
  'CREATE INDEX events_position ON events USING gist (position) WHERE status',
  'CREATE INDEX volunteer_candidates_available ON volunteer_candidates USING gist (position) WHERE is_available',
  'CREATE INDEX volunteer_candidates_position ON volunteer_candidates USING gist (position)',
  `CREATE INDEX applications_open_position ON applications USING gist (position) WHERE status = 'open' AND volunteer_id IS NULL`,
  'DROP FUNCTION map_square, map_metres, map_latitude, map_longitude, map_point, map_meridian',
];

/** Positions as points of a map in metres, and the search for volunteers as one function over them. */
export class MapPoints1700000000066 implements MigrationInterface {
  readonly name = 'MapPoints1700000000066';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
