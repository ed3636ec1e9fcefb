import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes people whom messages do not reach findable by reading only failed messages (rule 191). */
export class Reachability1700000000092 implements MigrationInterface {
  readonly name = 'Reachability1700000000092';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX notifications_failed_receiver ON notifications (receiver_id, channel, id) WHERE status = 'failed'`,
    );
    await runner.query('CREATE INDEX replies_received ON replies (user_id, received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX replies_received');
    await runner.query('DROP INDEX notifications_failed_receiver');
  }
}
