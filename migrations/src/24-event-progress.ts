import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the volunteer of an event's request has come (on the way, arrived), as single requests know it. */
export class EventProgress1700000000024 implements MigrationInterface {
  readonly name = 'EventProgress1700000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests ADD COLUMN progress text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests DROP COLUMN progress');
  }
}
