import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes old records of replies findable without reading the others; they are kept as long as messages (rule
 * 192).
 */
export class KeptReplies1700000000105 implements MigrationInterface {
  readonly name = 'KeptReplies1700000000105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX replies_by_age ON replies (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX replies_by_age');
  }
}
