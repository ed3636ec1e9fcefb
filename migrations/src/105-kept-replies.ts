import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * That somebody wrote back is kept as long as messages are (rule 192), so what is too old is found without
 * reading the others.
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
