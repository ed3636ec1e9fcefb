import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { Database } from '../../../platform/database/database.js';
import { hasWords, likeNames, namePatterns } from '../../../platform/lists/list-sql.js';
import type { ChatView, Conversation } from '../chat.types.js';
import { PARTY, withinView } from '../chat-threads.repository.js';
import type { Kept } from '../kept-messages.js';
import { shownOf } from '../needs/message-sight.js';

/** A message that contains the words searched for, and its conversation. */
export interface FoundMessage extends Conversation {
  messageId: number;
  senderId: number;
  message: string;
  createdAt: Date;
}

/** A conversation with a person whose name was searched for. */
export interface FoundThread extends Conversation {
  message: string;
  createdAt: Date;
}

const WITHIN = (condition: string): string => `CROSS JOIN LATERAL (
  SELECT ${PARTY} FROM conversation_parties p WHERE p.context = t.context AND p.context_id = t.context_id AND p.person_id = t.person_id AND ${condition} LIMIT 1
) p`;

/** Queries that find words in conversations by how the words begin (rules 209, 236). */
@Injectable()
export class ChatSearchRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  /** Returns messages with these words that a view includes, newest first. */
  async messages(view: ChatView, words: string, limit: number): Promise<FoundMessage[]> {
    const within = withinView(view, 2);
    const sought = this.sealed.sought(words);
    if (sought.length === 0) return [];
    const given = within.values.length + 2;
    const rows: Kept<FoundMessage>[] = await this.database.manager.query(
      `SELECT p.*, m.id AS "messageId", m.sender_id AS "senderId", ${keptText('m.message')} AS message, m.created_at AS "createdAt"
       FROM chat_messages m JOIN chat_threads t ON t.id = m.thread_id ${WITHIN(within.sql)}
       WHERE ${hasWords('m.message_words', sought, (index) => `$${given + index}`)} AND m.answerer_id IS NULL AND ${shownOf(view, 2)} ${view.kind === 'own' ? 'AND t.person_id = $2' : ''}
       ORDER BY m.id DESC LIMIT $1`,
      [limit, ...within.values, ...sought],
    );
    return rows.map(({ message, ...row }) => ({ ...row, message: this.sealed.open(message) }));
  }

  /**
   * Returns conversations that a view includes with people of that name, ordered by their last message (rule
   * 229).
   */
  async threads(view: ChatView, name: string, limit: number): Promise<FoundThread[]> {
    const within = withinView(view, 3);
    const rows: Kept<FoundThread>[] = await this.database.manager.query(
      `SELECT p.*, last.message, last.created_at AS "createdAt"
       FROM users u JOIN chat_threads t ON t.person_id = u.id ${WITHIN(within.sql)}
       JOIN LATERAL (
         SELECT ${keptText('m.message')} AS message, m.created_at FROM chat_messages m WHERE m.thread_id = t.id AND m.answerer_id IS NULL AND ${shownOf(view, 3)} ORDER BY m.id DESC LIMIT 1
       ) last ON true
       WHERE ${likeNames('u.name_folded', '$1')} ORDER BY t.last_at DESC, t.id DESC LIMIT $2`,
      [namePatterns(name), limit, ...within.values],
    );
    return rows.map(({ message, ...row }) => ({ ...row, message: this.sealed.open(message) }));
  }
}
