import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session's owner last proved by a passkey who they are: where staff need one, a session without does nothing (rule 99). */
export class PasskeyProofs1700000000042 implements MigrationInterface {
  readonly name = 'PasskeyProofs1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN passkey_proven_at TIMESTAMP WITH TIME ZONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN passkey_proven_at');
  }
}
