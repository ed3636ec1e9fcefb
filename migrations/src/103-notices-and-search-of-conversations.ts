import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records who has a conversation open and is later notified of messages that they did not read (rule 207);
 * makes messages searchable by words (rule 209).
 */
export class NoticesAndSearchOfConversations1700000000103 implements MigrationInterface {
  readonly name = 'NoticesAndSearchOfConversations1700000000103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE chat_reads ADD COLUMN looked_at timestamptz, ADD COLUMN notice_at timestamptz',
    );
    await runner.query(
      'CREATE INDEX chat_reads_notice ON chat_reads (notice_at) WHERE notice_at IS NOT NULL',
    );
    await runner.query('CREATE INDEX chat_messages_words ON chat_messages USING gin (message gin_trgm_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX chat_messages_words, chat_reads_notice');
    await runner.query('ALTER TABLE chat_reads DROP COLUMN looked_at, DROP COLUMN notice_at');
  }
}
