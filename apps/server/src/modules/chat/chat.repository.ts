import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import { PICTURE_OF_MESSAGE } from './chat-pictures.repository.js';
import type { ChatRef, StoredMessage } from './chat.types.js';

const MESSAGES_SHOWN = 500;

/** Queries on the messages of conversations. */
@Injectable()
export class ChatRepository {
  constructor(private readonly database: Database) {}

  /** The newest messages of a conversation, oldest first. */
  async messages(ref: ChatRef): Promise<StoredMessage[]> {
    return this.database.manager.query(
      `SELECT * FROM (
         SELECT m.id, m.sender_id AS "senderId", m.is_staff AS "isStaff", m.message, m.created_at AS "createdAt",
           EXISTS (SELECT 1 FROM chat_reads r WHERE r.thread_id = t.id AND r.message_id >= m.id AND (r.user_id = t.person_id) = m.is_staff) AS "isRead",
           ${PICTURE_OF_MESSAGE}
         FROM chat_messages m JOIN chat_threads t ON t.id = m.thread_id
         WHERE t.context = $1 AND t.context_id = $2 AND t.person_id = $3 ORDER BY m.id DESC LIMIT ${MESSAGES_SHOWN}
       ) newest ORDER BY id`,
      [ref.context, ref.contextId, ref.personId],
    );
  }

  /** The number of a conversation, begun when it is new, and locked until the transaction ends. */
  async lockThread(tx: Tx, ref: ChatRef, now: Date): Promise<number> {
    const rows: { id: number }[] = await tx.manager.query(
      `INSERT INTO chat_threads (context, context_id, person_id, last_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (context, context_id, person_id) DO UPDATE SET last_at = excluded.last_at RETURNING id`,
      [ref.context, ref.contextId, ref.personId, now],
    );
    const [row] = rows;
    if (!row) throw new Error('The conversation could not be begun.');
    return row.id;
  }

  /** When somebody last wrote in a conversation. */
  async lastOf(tx: Tx, threadId: number, senderId: number): Promise<Date | null> {
    const rows: { at: Date | null }[] = await tx.manager.query('SELECT max(created_at) AS at FROM chat_messages WHERE thread_id = $1 AND sender_id = $2', [
      threadId,
      senderId,
    ]);
    return rows[0]?.at ?? null;
  }

  /** The member of staff who wrote last in a conversation. */
  async lastStaff(tx: Tx, threadId: number): Promise<number | null> {
    const rows: { sender_id: number }[] = await tx.manager.query(
      'SELECT sender_id FROM chat_messages WHERE thread_id = $1 AND is_staff ORDER BY id DESC LIMIT 1',
      [threadId],
    );
    return rows[0]?.sender_id ?? null;
  }

  async insert(tx: Tx, threadId: number, message: Omit<StoredMessage, 'id' | 'isRead' | 'picture'>): Promise<number> {
    const rows: { id: number }[] = await tx.manager.query(
      'INSERT INTO chat_messages (thread_id, sender_id, is_staff, message, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [threadId, message.senderId, message.isStaff, message.message, message.createdAt],
    );
    return rows[0]?.id ?? 0;
  }

  /** Notes that somebody has read up to a message; false when they had already. */
  async markRead(ref: ChatRef, userId: number, messageId: number, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `INSERT INTO chat_reads AS r (thread_id, user_id, message_id, read_at)
       SELECT t.id, $4, $5, $6 FROM chat_threads t WHERE t.context = $1 AND t.context_id = $2 AND t.person_id = $3
       ON CONFLICT (thread_id, user_id) DO UPDATE SET message_id = excluded.message_id, read_at = excluded.read_at WHERE r.message_id < excluded.message_id
       RETURNING 1`,
      [ref.context, ref.contextId, ref.personId, userId, messageId, now],
    );
    return rows.length > 0;
  }

  /** Of these people, those who are to be told of a new message: not twice within the time while they have not read. Notes it. */
  async noteNotices(tx: Tx, threadId: number, userIds: readonly number[], now: Date, apartSeconds: number): Promise<number[]> {
    const rows: { user_id: number }[] = await tx.manager.query(
      `INSERT INTO chat_reads AS r (thread_id, user_id, notified_at) SELECT $1, person, $3 FROM unnest($2::int[]) AS person
       ON CONFLICT (thread_id, user_id) DO UPDATE SET notified_at = excluded.notified_at
         WHERE r.notified_at IS NULL OR r.read_at >= r.notified_at OR r.notified_at <= $3::timestamptz - make_interval(secs => $4)
       RETURNING user_id`,
      [threadId, userIds, now, apartSeconds],
    );
    return rows.map((row) => row.user_id);
  }

  /** Forgets the conversations of a person. */
  async forget(tx: Tx, personId: number): Promise<void> {
    await tx.manager.query('DELETE FROM chat_threads WHERE person_id = $1', [personId]);
    await tx.manager.query('DELETE FROM chat_reads WHERE user_id = $1', [personId]);
  }
}
