import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which requests of help seekers the stop of their event closed: those alone come back when it starts again. */
export class ClosedByStop1700000000041 implements MigrationInterface {
  readonly name = 'ClosedByStop1700000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests ADD COLUMN closed_by_stop boolean NOT NULL DEFAULT false');
    await runner.query(`UPDATE event_user_requests r SET closed_by_stop = true FROM events e
      WHERE e.id = r.event_id AND NOT e.status AND r.status = 'closed' AND r.volunteer_id IS NULL AND NOT r.is_emergency`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests DROP COLUMN closed_by_stop');
  }
}
