import type { BroadcastAnswers } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A sent message of a broadcast. */
interface LeftMessage {
  userId: number;
  sentAt: Date;
}

/** Days in which a text counts as an answer to a message. */
const ANSWER_DAYS = 7;
const IS_ANSWER = `r.received_at >= m.sent_at AND r.received_at < m.sent_at + interval '${ANSWER_DAYS} days'`;

/** Queries on answers to broadcasts (rule 192). */
@Injectable()
export class BroadcastAnswersRepository {
  constructor(private readonly database: Database) {}

  /** When each of some receivers first wrote back. */
  async first(messages: readonly LeftMessage[]): Promise<Map<number, Date>> {
    const rows: { userId: number; at: Date }[] = await this.database.manager.query(
      `SELECT m.user_id AS "userId", min(r.received_at) AS at FROM unnest($1::int[], $2::timestamptz[]) AS m(user_id, sent_at)
         JOIN replies r ON r.user_id = m.user_id AND ${IS_ANSWER} GROUP BY m.user_id`,
      [messages.map(({ userId }) => userId), messages.map(({ sentAt }) => sentAt)],
    );
    return new Map(rows.map(({ userId, at }) => [userId, at]));
  }

  /**
   * The number of receivers who answered, and of the others the number who received it, have it on the way,
   * or did not get it.
   */
  async counts(broadcastId: number): Promise<BroadcastAnswers> {
    const rows: BroadcastAnswers[] = await this.database.manager.query(
      `SELECT count(*) FILTER (WHERE a.is_answered)::int AS answered,
         count(*) FILTER (WHERE NOT a.is_answered AND a.status NOT IN ('queued', 'sending', 'sent', 'failed', 'cancelled'))::int AS received,
         count(*) FILTER (WHERE NOT a.is_answered AND a.status IN ('queued', 'sending', 'sent'))::int AS unknown,
         count(*) FILTER (WHERE NOT a.is_answered AND a.status IN ('failed', 'cancelled'))::int AS missed
       FROM (SELECT m.status, EXISTS (SELECT 1 FROM replies r WHERE r.user_id = m.receiver_id AND ${IS_ANSWER}) AS is_answered
         FROM notifications m WHERE m.broadcast_id = $1) a`,
      [broadcastId],
    );
    return rows[0] ?? { answered: 0, received: 0, unknown: 0, missed: 0 };
  }
}
