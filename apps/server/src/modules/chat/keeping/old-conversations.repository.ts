import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { ChatMessageEntity } from '../chat-message.entity.js';

/** Deleted messages, and the files of their pictures. */
export interface Forgotten {
  count: number;
  fileIds: string[];
}

/**
 * SQL for whether the subject of the message `m` of the thread `t` (its need, or the event) ended before
 * `$1`. If the subject was deleted, the message's own age decides.
 */
const IS_OVER = `CASE WHEN e.id IS NOT NULL AND NOT e.status AND e.last_stopped_at < $1 THEN true
  WHEN m.need_id IS NOT NULL THEN coalesce(n.ended_at < $1, false) ELSE e.id IS NULL END`;

/** Queries on conversations past their retention time. */
@Injectable()
export class OldConversationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Deletes some of the messages written before a given time about subjects that ended before it, and empty
   * conversations.
   */
  async forget(before: Date, limit: number): Promise<Forgotten> {
    const old: { id: number; threadId: number; fileId: string | null }[] = await this.database.joined.query(
      `SELECT m.id, m.thread_id AS "threadId", (SELECT c.file_id FROM chat_pictures c WHERE c.message_id = m.id) AS "fileId"
       FROM chat_messages m JOIN chat_threads t ON t.id = m.thread_id LEFT JOIN needs n ON n.id = m.need_id
         LEFT JOIN events e ON t.context = 'event' AND e.id = t.context_id
       WHERE m.created_at < $1 AND ${IS_OVER} ORDER BY m.created_at, m.id LIMIT $2 FOR UPDATE OF m SKIP LOCKED`,
      [before, limit],
    );
    if (old.length === 0) return { count: 0, fileIds: [] };
    await this.database.joined.delete(ChatMessageEntity, { id: Any(old.map(({ id }) => id)) });
    // a message written at the same time updates the conversation's time, so the conversation stays
    await this.database.joined.query(
      `DELETE FROM chat_threads t WHERE t.id = ANY($1::int[]) AND t.last_at < $2 AND NOT EXISTS (SELECT 1 FROM chat_messages m WHERE m.thread_id = t.id)`,
      [[...new Set(old.map(({ threadId }) => threadId))], before],
    );
    return { count: old.length, fileIds: old.flatMap(({ fileId }) => fileId ?? []) };
  }
}
