import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An hour for each bit of a week, Sunday 00:00 first: whether somebody may be called when it begins. */
const WEEK = 168;

/**
 * The hours of a week in which somebody may be called by what they have said: the weekly hours without the quiet ones. It says what `volunteer_duty` says at
 * the beginning of each hour of who is on duty; a spec compares it with `dutyState` of the domain.
 */
const WEEK_HOURS = `
CREATE FUNCTION volunteer_week(weekly_hours jsonb, quiet_from text, quiet_to text) RETURNS bit(${WEEK}) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT string_agg(CASE WHEN is_open AND NOT is_quiet THEN '1' ELSE '0' END, '' ORDER BY slot)::bit(${WEEK})
FROM (
  SELECT slot,
    weekly_hours = '[]' OR EXISTS (
      SELECT 1 FROM jsonb_array_elements(weekly_hours) w
      WHERE (w ->> 'day')::int = slot / 24 AND (w ->> 'from') COLLATE "C" <= hour AND hour < (w ->> 'to') COLLATE "C") AS is_open,
    CASE WHEN quiet_from IS NULL OR quiet_to IS NULL THEN false
      WHEN quiet_from COLLATE "C" < quiet_to COLLATE "C" THEN quiet_from COLLATE "C" <= hour AND hour < quiet_to COLLATE "C"
      ELSE quiet_from COLLATE "C" <= hour OR hour < quiet_to COLLATE "C" END AS is_quiet
  FROM (SELECT slot, lpad((slot % 24)::text, 2, '0') || ':00' COLLATE "C" AS hour FROM generate_series(0, ${WEEK - 1}) slot) hours
) said $$`;

const UP = [
  WEEK_HOURS,
  `ALTER TABLE volunteer_availability ADD COLUMN week_hours bit(${WEEK})`,
  `CREATE FUNCTION derive_week_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.week_hours := volunteer_week(NEW.weekly_hours, NEW.quiet_from, NEW.quiet_to);
  RETURN NEW;
END $$`,
  'CREATE TRIGGER volunteer_availability_derive BEFORE INSERT OR UPDATE ON volunteer_availability FOR EACH ROW EXECUTE FUNCTION derive_week_hours()',
  'UPDATE volunteer_availability SET week_hours = NULL',
  // Squares of the map, a kilometre wide, with the locality they belong to ('' for none) and how many people there may need help and could come now.
  `CREATE TABLE coverage_cells (
    x integer NOT NULL,
    y integer NOT NULL,
    locality text NOT NULL,
    seekers integer NOT NULL,
    free_now integer NOT NULL DEFAULT 0,
    CONSTRAINT coverage_cells_pkey PRIMARY KEY (x, y)
  )`,
  // Volunteers of a square who can do the same at the same hours: how many there are, and how many of them are free now.
  `CREATE TABLE coverage_groups (
    x integer NOT NULL,
    y integer NOT NULL,
    has_vehicle boolean NOT NULL,
    handles_equipment boolean NOT NULL,
    way_to_help text NOT NULL,
    languages text[] NOT NULL,
    week_hours bit(${WEEK}) NOT NULL,
    volunteers integer NOT NULL,
    free_now integer NOT NULL,
    CONSTRAINT coverage_groups_pkey PRIMARY KEY (x, y, has_vehicle, handles_equipment, way_to_help, languages, week_hours)
  )`,
  `CREATE TABLE coverage_rounds (id integer NOT NULL, counted_at timestamptz, CONSTRAINT coverage_rounds_pkey PRIMARY KEY (id), CONSTRAINT coverage_rounds_single CHECK (id = 1))`,
  'INSERT INTO coverage_rounds (id) VALUES (1)',
];

const DOWN = [
  'DROP TABLE coverage_rounds, coverage_groups, coverage_cells',
  'DROP TRIGGER volunteer_availability_derive ON volunteer_availability',
  'ALTER TABLE volunteer_availability DROP COLUMN week_hours',
  'DROP FUNCTION derive_week_hours(), volunteer_week(jsonb, text, text)',
];

/** Who is where, counted by squares of the map, for the question where a call would find nobody. */
export class Coverage1700000000078 implements MigrationInterface {
  readonly name = 'Coverage1700000000078';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
