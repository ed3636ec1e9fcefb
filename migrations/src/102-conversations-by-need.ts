import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The needs that a conversation in `conversation_parties` is about: where each need is, which coordinator has
 * it, and whether it is live for the person in the conversation.
 */
const NEEDS = `CREATE VIEW conversation_needs AS
SELECT CASE WHEN n.event_id IS NULL THEN 'category' ELSE 'event' END AS context, coalesce(n.event_id, n.category_id) AS context_id, p.person_id, n.id AS need_id,
  coalesce(e.state, n.origin_state) AS state, n.coordinator_id, p.is_in AND n.status IN ('open', 'in treatment') AS is_live, n.created_at
FROM (
  SELECT id AS need_id, user_id AS person_id, true AS is_in FROM needs
  UNION ALL SELECT need_id, volunteer_id, ended IS NULL FROM assignments WHERE ended IS DISTINCT FROM 'declined'
  UNION ALL SELECT need_id, volunteer_id, false FROM need_answers WHERE need_id IS NOT NULL
) p
JOIN needs n ON n.id = p.need_id LEFT JOIN events e ON e.id = n.event_id`;

/** An earlier message is assigned to the need that was the newest when it was written. */
const MARK_WRITTEN = `UPDATE chat_messages m SET need_id = (
  SELECT n.need_id FROM chat_threads t JOIN conversation_needs n ON n.context = t.context AND n.context_id = t.context_id AND n.person_id = t.person_id
  WHERE t.id = m.thread_id AND n.created_at <= m.created_at ORDER BY n.created_at DESC, n.need_id DESC LIMIT 1)`;

/**
 * Assigns messages to a need in their conversation (rule 206), and gives conversations a staff member who
 * answers (rule 208).
 */
export class ConversationsByNeed1700000000102 implements MigrationInterface {
  readonly name = 'ConversationsByNeed1700000000102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NEEDS);
    await runner.query(`ALTER TABLE chat_messages ADD COLUMN need_id integer, ADD COLUMN answerer_id integer, ADD COLUMN staff_note text NOT NULL DEFAULT '',
      ADD CONSTRAINT chat_messages_need_id_fk FOREIGN KEY (need_id) REFERENCES needs(id) ON DELETE SET NULL,
      ADD CONSTRAINT chat_messages_answerer_id_fk FOREIGN KEY (answerer_id) REFERENCES users(id)`);
    await runner.query(
      'CREATE INDEX chat_messages_of_need ON chat_messages (need_id) WHERE need_id IS NOT NULL',
    );
    await runner.query(MARK_WRITTEN);
    await runner.query(`ALTER TABLE chat_threads ADD COLUMN answerer_id integer, ADD COLUMN is_answerer_named boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT chat_threads_answerer_id_fk FOREIGN KEY (answerer_id) REFERENCES users(id)`);
    await runner.query(
      'CREATE INDEX chat_threads_answered ON chat_threads (answerer_id, last_at) WHERE answerer_id IS NOT NULL',
    );
    await runner.query(`UPDATE chat_threads t SET answerer_id = (
      SELECT m.sender_id FROM chat_messages m JOIN users u ON u.id = m.sender_id AND u.is_active AND u.deleted_at IS NULL
      WHERE m.thread_id = t.id AND m.is_staff ORDER BY m.id DESC LIMIT 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_threads DROP COLUMN answerer_id, DROP COLUMN is_answerer_named');
    await runner.query('DELETE FROM chat_messages WHERE answerer_id IS NOT NULL');
    await runner.query(
      'ALTER TABLE chat_messages DROP COLUMN need_id, DROP COLUMN answerer_id, DROP COLUMN staff_note',
    );
    await runner.query('DROP VIEW conversation_needs');
  }
}
