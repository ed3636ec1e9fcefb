import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the data about the delivery of messages: when a message was due, when it finally failed, and in how
 * many parts its SMS was sent (rule 195).
 */
export class HealthOfMessages1700000000096 implements MigrationInterface {
  readonly name = 'HealthOfMessages1700000000096';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE notifications ADD COLUMN due_at timestamptz, ADD COLUMN failed_at timestamptz, ADD COLUMN sms_parts smallint',
    );
    await runner.query(
      'CREATE INDEX notifications_sent ON notifications (sent_at, sms_parts) WHERE sent_at IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX notifications_lateness ON notifications (sent_at) WHERE due_at IS NOT NULL AND sent_at IS NOT NULL AND broadcast_id IS NULL',
    );
    await runner.query(
      'CREATE INDEX notifications_lately_failed ON notifications (failed_at) WHERE failed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_lately_failed, notifications_lateness, notifications_sent');
    await runner.query(
      'ALTER TABLE notifications DROP COLUMN due_at, DROP COLUMN failed_at, DROP COLUMN sms_parts',
    );
  }
}
