import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages of conversations are deleted by age (rule 211): the oldest are found without reading the others.
 */
export class OldConversations1700000000104 implements MigrationInterface {
  readonly name = 'OldConversations1700000000104';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX chat_messages_created ON chat_messages (created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX chat_messages_created');
  }
}
