import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links entries of the log to the request that a message is about, and adds an index for each sort order
 * (rule 190).
 */
export class LogOfMessages1700000000091 implements MigrationInterface {
  readonly name = 'LogOfMessages1700000000091';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN application_id integer');
    await runner.query(
      `UPDATE notifications n SET application_id = c.need_id FROM volunteer_calls c WHERE n.secret_kind = 'application_call' AND c.id = n.secret_id`,
    );
    await runner.query(
      'CREATE INDEX notifications_application ON notifications (application_id, created_at, id) WHERE application_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX notifications_status ON notifications (status, id)');
    await runner.query('CREATE INDEX notifications_type ON notifications (type, id)');
    await runner.query('CREATE INDEX notifications_channel ON notifications (channel, id)');
    await runner.query('CREATE INDEX notifications_send_to ON notifications (send_to, id)');
    await runner.query(
      `CREATE INDEX notifications_failed_created ON notifications (created_at, id) WHERE status = 'failed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['failed_created', 'send_to', 'channel', 'type', 'status', 'application'])
      await runner.query(`DROP INDEX notifications_${name}`);
    await runner.query('ALTER TABLE notifications DROP COLUMN application_id');
  }
}
