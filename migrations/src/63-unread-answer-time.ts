import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing ever wrote when a help seeker answered, or read it; the log of the request has it. */
export class UnreadAnswerTime1700000000063 implements MigrationInterface {
  readonly name = 'UnreadAnswerTime1700000000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests DROP COLUMN responded_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests ADD COLUMN responded_at timestamptz');
  }
}
