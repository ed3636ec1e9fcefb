import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages that are known to have been read (rule 188). Separate from what uses the new state, which can be
 * used only after this has been committed.
 */
export class ReadReceipts1700000000082 implements MigrationInterface {
  readonly name = 'ReadReceipts1700000000082';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE notification_status ADD VALUE IF NOT EXISTS 'read' AFTER 'delivered'`);
  }

  /** A value cannot be removed from a type; without rows it does no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE notifications SET status = 'delivered' WHERE status = 'read'`);
  }
}
