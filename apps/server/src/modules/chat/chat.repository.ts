import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { onlyRow } from '../../platform/database/rows.js';
import type { ChatRef, ChatView, StoredMessage, WrittenMessage } from './chat.types.js';
import { PICTURE_OF_MESSAGE } from './chat-pictures.repository.js';
import { type KeptMessage, openMessage } from './kept-messages.js';
import { shownOf, sightValues } from './needs/message-sight.js';

const MESSAGES_SHOWN = 500;
/** The minimum interval between two recorded visits of the same person. */
const LOOKS_APART_SECONDS = 15;

/** Queries on the messages of conversations. */
@Injectable()
export class ChatRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({
      table: 'chat_messages',
      key: 'id',
      texts: [{ name: 'message', isSought: true }, { name: 'staff_note' }],
    });
  }

  /** The newest messages of a conversation that a view includes, oldest first. */
  async messages(ref: ChatRef, view: ChatView): Promise<StoredMessage[]> {
    const rows: KeptMessage[] = await this.database.manager.query(
      `SELECT * FROM (
         SELECT m.id, m.sender_id AS "senderId", m.is_staff AS "isStaff", ${keptText('m.message')} AS message, m.created_at AS "createdAt",
           m.need_id AS "needId", m.answerer_id AS "answererId", ${keptText('m.staff_note')} AS "staffNote",
           EXISTS (SELECT 1 FROM chat_reads r WHERE r.thread_id = t.id AND r.message_id >= m.id AND (r.user_id = t.person_id) = m.is_staff) AS "isRead",
           ${PICTURE_OF_MESSAGE}
         FROM chat_messages m JOIN chat_threads t ON t.id = m.thread_id
         WHERE t.context = $1 AND t.context_id = $2 AND t.person_id = $3 AND ${shownOf(view, 4)} ORDER BY m.id DESC LIMIT ${MESSAGES_SHOWN}
       ) newest ORDER BY id`,
      [ref.context, ref.contextId, ref.personId, ...sightValues(view)],
    );
    return rows.map((row) => openMessage(this.sealed, row));
  }

  /**
   * Returns the id of a conversation, which is created if it does not exist, and locked until the transaction
   * ends.
   */
  async lockThread(ref: ChatRef, now: Date): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO chat_threads (context, context_id, person_id, last_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (context, context_id, person_id) DO UPDATE SET last_at = excluded.last_at RETURNING id`,
      [ref.context, ref.contextId, ref.personId, now],
    );
    const [row] = rows;
    if (!row) throw new Error('The conversation could not be begun.');
    return row.id;
  }

  /** Returns when a person last wrote in a conversation. */
  async lastOf(threadId: number, senderId: number): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.joined.query(
      'SELECT max(created_at) AS at FROM chat_messages WHERE thread_id = $1 AND sender_id = $2 AND answerer_id IS NULL',
      [threadId, senderId],
    );
    return rows[0]?.at ?? null;
  }

  async insert(threadId: number, message: WrittenMessage): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      'INSERT INTO chat_messages (thread_id, sender_id, is_staff, message_sealed, message_words, created_at, need_id) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id',
      [
        threadId,
        message.senderId,
        message.isStaff,
        this.sealed.seal(message.message),
        this.sealed.words(message.message),
        message.createdAt,
        message.needId,
      ],
    );
    return onlyRow(rows).id;
  }

  /**
   * Records that a person has a conversation open and has read up to a message; returns false if they had
   * already read that far.
   */
  async markRead(ref: ChatRef, userId: number, messageId: number, now: Date): Promise<boolean> {
    const rows: { isFurther: boolean }[] = await this.database.manager.query(
      `INSERT INTO chat_reads AS r (thread_id, user_id, message_id, read_at, looked_at)
       SELECT t.id, $4, $5, $6, $6 FROM chat_threads t WHERE t.context = $1 AND t.context_id = $2 AND t.person_id = $3
       ON CONFLICT (thread_id, user_id) DO UPDATE SET message_id = greatest(r.message_id, excluded.message_id), looked_at = excluded.looked_at,
         read_at = CASE WHEN r.message_id < excluded.message_id THEN excluded.read_at ELSE r.read_at END
         WHERE r.message_id < excluded.message_id OR r.looked_at IS NULL OR r.looked_at < excluded.looked_at - make_interval(secs => ${LOOKS_APART_SECONDS})
       RETURNING coalesce(r.read_at = $6, false) AS "isFurther"`,
      [ref.context, ref.contextId, ref.personId, userId, messageId, now],
    );
    return rows[0]?.isFurther ?? false;
  }
}
