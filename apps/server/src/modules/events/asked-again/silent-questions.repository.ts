import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** An event's question without an answer. */
export interface SilentQuestion {
  id: number;
  eventId: number;
  userId: number;
}

const SILENT = `FROM event_user_requests r JOIN events e ON e.id = r.event_id AND e.status JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL AND u.is_active AND NOT u.is_block
  WHERE r.status = 'pending' AND r.respond IS NULL AND r.asked_again_at IS NULL`;

/** Questions of running events that are due to be asked again. */
@Injectable()
export class SilentQuestionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns questions asked before a given time and marks them as asked again; skips rows locked by another
   * worker.
   */
  async take(askedBefore: Date, now: Date, limit: number): Promise<SilentQuestion[]> {
    const [rows]: [SilentQuestion[], number] = await this.database.joined.query(
      `UPDATE event_user_requests SET asked_again_at = $2
       WHERE id IN (SELECT r.id ${SILENT} AND r.created_at <= $1 ORDER BY r.created_at LIMIT $3 FOR UPDATE OF r SKIP LOCKED)
       RETURNING id, event_id AS "eventId", user_id AS "userId"`,
      [askedBefore, now, limit],
    );
    return rows;
  }

  /** When the oldest unanswered question was asked; null if there is none. */
  async firstAsked(): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(r.created_at) AS at ${SILENT}`,
    );
    return row?.at ?? null;
  }
}
