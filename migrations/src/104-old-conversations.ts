import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what is needed to delete messages in conversations by age (rule 211), so that the oldest are found
 * without reading the others.
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
