import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds messages that are also sent through the next channel if the first does not reach the person (rule
 * 183).
 */
export class PressingMessages1700000000081 implements MigrationInterface {
  readonly name = 'PressingMessages1700000000081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN is_pressing boolean NOT NULL DEFAULT false');
    await runner.query('DROP INDEX notifications_unheard');
    await runner.query(`
      CREATE INDEX notifications_unheard ON notifications (sent_at) WHERE is_pressing AND status IN ('sent', 'delivered') AND fallback <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_unheard');
    await runner.query('ALTER TABLE notifications DROP COLUMN is_pressing');
    await runner.query(`
      CREATE INDEX notifications_unheard ON notifications (sent_at) WHERE is_urgent AND status IN ('sent', 'delivered') AND fallback <> '{}'`);
  }
}
