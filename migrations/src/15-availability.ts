import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
CREATE TABLE volunteer_availability (
  user_id integer NOT NULL,
  is_on_duty boolean NOT NULL DEFAULT true,
  paused_until date,
  weekly_hours jsonb NOT NULL DEFAULT '[]',
  quiet_from text,
  quiet_to text,
  is_emergency_in_quiet boolean NOT NULL DEFAULT false,
  max_calls_week integer,
  updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
  CONSTRAINT volunteer_availability_pkey PRIMARY KEY (user_id),
  CONSTRAINT volunteer_availability_user FOREIGN KEY (user_id) REFERENCES users(id)
)`;

/**
 * Whether a volunteer may be called at a moment: the twin of `dutyState` in the domain, for the search among many. The cost keeps it behind the
 * cheaper conditions; somebody without a row costs one look into the primary key.
 */
const DUTY = `
CREATE FUNCTION volunteer_duty(volunteer integer, at timestamptz, is_urgent boolean) RETURNS text LANGUAGE plpgsql STABLE COST 1000 AS $$
DECLARE
  times volunteer_availability;
  wall timestamp := at AT TIME ZONE 'Asia/Jerusalem';
  hour text COLLATE "C" := to_char(wall, 'HH24:MI');
BEGIN
  SELECT * INTO times FROM volunteer_availability a WHERE a.user_id = volunteer;
  IF NOT FOUND THEN RETURN 'free'; END IF;
  IF NOT times.is_on_duty THEN RETURN 'off_duty'; END IF;
  IF wall::date <= times.paused_until THEN RETURN 'paused'; END IF;
  IF NOT (is_urgent AND times.is_emergency_in_quiet) THEN
    IF times.weekly_hours <> '[]' AND NOT EXISTS (
      SELECT 1 FROM jsonb_to_recordset(times.weekly_hours) AS w(day int, "from" text, "to" text)
      WHERE w.day = extract(dow FROM wall) AND w."from" <= hour AND hour < w."to"
    ) THEN RETURN 'outside_hours'; END IF;
    IF times.quiet_from COLLATE "C" < times.quiet_to AND times.quiet_from <= hour AND hour < times.quiet_to
      OR times.quiet_from COLLATE "C" >= times.quiet_to AND (times.quiet_from <= hour OR hour < times.quiet_to)
    THEN RETURN 'quiet_hours'; END IF;
  END IF;
  IF NOT is_urgent AND times.max_calls_week <= (
    SELECT count(*) FROM volunteer_calls v WHERE v.volunteer_id = volunteer AND v.called_at > at - interval '7 days'
  ) THEN RETURN 'enough_calls'; END IF;
  RETURN 'free';
END $$`;

/** When volunteers may be called. */
export class Availability1700000000015 implements MigrationInterface {
  readonly name = 'Availability1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(DUTY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION volunteer_duty(integer, timestamptz, boolean)');
    await runner.query('DROP TABLE volunteer_availability');
  }
}
