import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether all was well after an emergency in an event, as its person says once (rule 74); what was said about it is in the log of the request. */
export class EventFeedback1700000000061 implements MigrationInterface {
  readonly name = 'EventFeedback1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests ADD COLUMN is_well boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests DROP COLUMN is_well');
  }
}
