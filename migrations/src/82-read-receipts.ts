import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages of which it is known that they were read (rule 188). Apart from what uses the new state, since it
 * can be named only after this has been committed.
 */
export class ReadReceipts1700000000082 implements MigrationInterface {
  readonly name = 'ReadReceipts1700000000082';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE notification_status ADD VALUE IF NOT EXISTS 'read' AFTER 'delivered'`);
  }

  /** A value cannot be taken from a type; without rows it does no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE notifications SET status = 'delivered' WHERE status = 'read'`);
  }
}
