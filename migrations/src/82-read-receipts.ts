import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the state of a message that is known to have been read (rule 188). It is apart from what uses the new
 * state, because that is possible only after this has been committed.
 */
export class ReadReceipts1700000000082 implements MigrationInterface {
  readonly name = 'ReadReceipts1700000000082';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE notification_status ADD VALUE IF NOT EXISTS 'read' AFTER 'delivered'`);
  }

  /** A value cannot be removed from a type; it does no harm while no row has it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE notifications SET status = 'delivered' WHERE status = 'read'`);
  }
}
