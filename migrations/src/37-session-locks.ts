import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody last worked in a session: a desk locks after an hour without (rule 99). */
export class SessionLocks1700000000037 implements MigrationInterface {
  readonly name = 'SessionLocks1700000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN used_at TIMESTAMP WITH TIME ZONE');
    await runner.query('UPDATE sessions SET used_at = coalesce(last_seen_at, created_at)');
    await runner.query('ALTER TABLE sessions ALTER COLUMN used_at SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN used_at');
  }
}
