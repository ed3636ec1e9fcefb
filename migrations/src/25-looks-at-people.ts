import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was shown in a list that somebody of the staff looked at; and who has answered in an event, which decides whether a manager may see them. */
export class LooksAtPeople1700000000025 implements MigrationInterface {
  readonly name = 'LooksAtPeople1700000000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE activity_log ADD COLUMN person_ids integer[]');
    await runner.query('CREATE INDEX activity_log_people ON activity_log USING gin (person_ids) WHERE person_ids IS NOT NULL');
    await runner.query('CREATE INDEX activity_log_looks ON activity_log (actor_id, created_at) WHERE person_ids IS NOT NULL');
    await runner.query(`CREATE VIEW event_answers AS
      SELECT event_id, user_id AS person_id FROM event_user_requests WHERE respond IS NOT NULL
      UNION ALL SELECT event_id, volunteer_id FROM event_volunteer_requests WHERE status NOT IN ('pending', 'closed')`);
    await runner.query(`CREATE FUNCTION lives_in(person integer, districts text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT coalesce((SELECT CASE WHEN u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL THEN u.arrival_state ELSE u.residential_state END = ANY(districts)
        FROM users u WHERE u.id = person), false) $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION lives_in(integer, text[])');
    await runner.query('DROP VIEW event_answers');
    await runner.query('ALTER TABLE activity_log DROP COLUMN person_ids');
  }
}
