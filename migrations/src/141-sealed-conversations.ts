import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addSealedColumns, dropSealedColumns, type SealedColumns } from './sealed-columns.js';

const TABLES: readonly SealedColumns[] = [
  { table: 'chat_messages', texts: [{ name: 'message', isSought: true }, { name: 'staff_note' }] },
  { table: 'chat_pictures', key: 'message_id', texts: [{ name: 'description' }] },
  { table: 'contacts', texts: [{ name: 'message', isSought: true }] },
  { table: 'contact_replies', texts: [{ name: 'words', isSought: true }] },
  { table: 'application_feedback', texts: [{ name: 'note' }] },
];
/** The columns that were empty by default before. */
const WITH_DEFAULT: readonly string[] = ['staff_note', 'note'];

/**
 * Seals messages in conversations and to the support desk, and feedback (rule 236); words in conversations
 * are found by their beginnings (rule 209).
 */
export class SealedConversations1700000000141 implements MigrationInterface {
  readonly name = 'SealedConversations1700000000141';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX chat_messages_words');
    for (const table of TABLES) await addSealedColumns(runner, table);
    await runner.query('CREATE INDEX chat_messages_words ON chat_messages USING gin (message_words)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropSealedColumns(runner, table, WITH_DEFAULT);
    await runner.query('CREATE INDEX chat_messages_words ON chat_messages USING gin (message gin_trgm_ops)');
  }
}
