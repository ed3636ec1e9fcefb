import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records of replies are kept as long as messages (rule 192), so old ones must be found without reading the
 * others.
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
