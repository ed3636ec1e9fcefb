import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { ChatRef } from '../chat.types.js';
import type { ConversationNeed } from './conversation-needs.rules.js';

/** Queries on the needs of conversations, through the view `conversation_needs`. */
@Injectable()
export class ConversationNeedsRepository {
  constructor(private readonly database: Database) {}

  /** The needs of a conversation: live ones first, then the others, newest first among each. */
  async of({ context, contextId, personId }: ChatRef): Promise<ConversationNeed[]> {
    return this.database.manager.query(
      `SELECT need_id AS "needId", state, coordinator_id AS "coordinatorId", created_at AS "createdAt" FROM conversation_needs
       WHERE context = $1 AND context_id = $2 AND person_id = $3
       GROUP BY need_id, state, coordinator_id, created_at ORDER BY bool_or(is_live) DESC, created_at DESC, need_id DESC`,
      [context, contextId, personId],
    );
  }
}
