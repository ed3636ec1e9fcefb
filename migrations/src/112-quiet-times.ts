import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets messages that can wait do so until the end of the night (rule 100): each message stores the latest
 * time it can wait for, and each run whether it rests.
 */
export class QuietTimes1700000000112 implements MigrationInterface {
  readonly name = 'QuietTimes1700000000112';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN can_wait_until timestamptz');
    await runner.query('ALTER TABLE dispatch_runs ADD COLUMN is_resting boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dispatch_runs DROP COLUMN is_resting');
    await runner.query('ALTER TABLE notifications DROP COLUMN can_wait_until');
  }
}
