import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kinds of event that are urgent as they ship: attack, power, fire, storm, gas; admins change it. */
const URGENT = ['rocket_fire', 'blackout', 'fire', 'storm', 'gas_leak'];

/** Which kinds of event are urgent, and how urgent a run is, so that the most urgent goes first. */
export class UrgentEventTypes1700000000045 implements MigrationInterface {
  readonly name = 'UrgentEventTypes1700000000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE options ADD COLUMN is_urgent boolean NOT NULL DEFAULT false');
    await runner.query(`INSERT INTO options (list, key, label_he, label_en, position)
      SELECT 'event_types', 'gas_leak', 'דליפת גז', 'Gas leak', max(position) + 1 FROM options WHERE list = 'event_types' ON CONFLICT DO NOTHING`);
    await runner.query(`UPDATE options SET is_urgent = true WHERE list = 'event_types' AND key = ANY($1)`, [URGENT]);
    await runner.query('ALTER TABLE dispatch_runs ADD COLUMN priority smallint NOT NULL DEFAULT 0');
    await runner.query(`UPDATE dispatch_runs r SET priority = a.label_priority FROM applications a WHERE r.need_type = 'application' AND a.id = r.need_id`);
    await runner.query(`UPDATE dispatch_runs r SET priority = CASE WHEN n.is_emergency THEN 3 ELSE 2 END
      FROM event_user_requests n JOIN events e ON e.id = n.event_id JOIN options o ON o.id = e.event_list_id
      WHERE r.need_type = 'event_user_request' AND n.id = r.need_id AND (n.is_emergency OR o.is_urgent)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dispatch_runs DROP COLUMN priority');
    await runner.query('ALTER TABLE options DROP COLUMN is_urgent');
  }
}
