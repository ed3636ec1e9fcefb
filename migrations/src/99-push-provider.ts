import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds push services as a provider that can fail, and their failures by reason (rule 199). */
export class PushProvider1700000000099 implements MigrationInterface {
  readonly name = 'PushProvider1700000000099';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO provider_states (channel) VALUES ('push')`);
    await runner.query(
      `CREATE INDEX push_messages_failed ON push_messages (next_attempt_at, error) WHERE status = 'failed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX push_messages_failed');
    await runner.query(`DELETE FROM provider_outages WHERE channel = 'push'`);
    await runner.query(`DELETE FROM provider_states WHERE channel = 'push'`);
  }
}
