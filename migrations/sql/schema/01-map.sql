-- Extensions for exclusion constraints that combine numbers with ranges (assignments), and for finding names
-- by any part of them (users).
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The meridian of the map on which positions lie: the transverse Mercator projection of the sphere around
-- that meridian, in metres. It is accurate to a hundredth of a percent within 90 km of the meridian, and all
-- of Israel lies within 80 km (docs/adr/0022). An installation in another country sets another meridian
-- (KAROV_MAP_MERIDIAN, `drawMap`).
CREATE FUNCTION map_meridian() RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 35.2045::double precision';

-- Adding and subtracting a thousand turns numbers into zero that are so small that PostgreSQL would refuse to
-- calculate with them.
CREATE FUNCTION map_point(lat double precision, lon double precision) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
SELECT point(
  6378168 * atanh(greatest(-0.9999999, least(0.9999999, cos(north) * sin(east)))),
  6378168 * atan2(sin(north), cos(north) * cos(east))
) FROM (SELECT radians(lat + 1000 - 1000) AS north, radians(lon - map_meridian() + 1000 - 1000) AS east) angles $$;

CREATE FUNCTION map_latitude(p point) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS 'SELECT degrees(asin(sin(p[1] / 6378168) / cosh(p[0] / 6378168)))';

CREATE FUNCTION map_longitude(p point) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS 'SELECT map_meridian() + degrees(atan2(sinh(p[0] / 6378168), cos(p[1] / 6378168)))';

-- Great-circle distance in metres between two points of the map, by the chord between them on the same sphere
-- as `distanceMetres` in the domain library. It uses only strict functions, so that PostgreSQL inlines it
-- instead of calling a function for each row: `least` is not strict, and a call costs twenty times as much as
-- the calculation.
CREATE FUNCTION map_metres(a point, b point) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT 2 * 6378168 * atan2(sqrt((
  (cos(a[1] / 6378168) / cosh(a[0] / 6378168) - cos(b[1] / 6378168) / cosh(b[0] / 6378168)) ^ 2
  + (tanh(a[0] / 6378168) - tanh(b[0] / 6378168)) ^ 2
  + (sin(a[1] / 6378168) / cosh(a[0] / 6378168) - sin(b[1] / 6378168) / cosh(b[0] / 6378168)) ^ 2) / 4), sqrt(abs(1 - (
  (cos(a[1] / 6378168) / cosh(a[0] / 6378168) - cos(b[1] / 6378168) / cosh(b[0] / 6378168)) ^ 2
  + (tanh(a[0] / 6378168) - tanh(b[0] / 6378168)) ^ 2
  + (sin(a[1] / 6378168) / cosh(a[0] / 6378168) - sin(b[1] / 6378168) / cosh(b[0] / 6378168)) ^ 2) / 4))) $$;

-- A square of the map that contains everybody within the given number of metres, to search with an index;
-- null means the whole map. Away from its meridian the map is larger than the earth, by the cosh of the
-- distance from the meridian.
CREATE FUNCTION map_square(centre point, metres double precision) RETURNS box LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT box(point(centre[0] - reach, centre[1] - reach), point(centre[0] + reach, centre[1] + reach))
FROM (SELECT coalesce(least(1e9, 1 + metres * cosh((abs(centre[0]) + 2 * metres) / 6378168)), 1e9) AS reach) r $$;
