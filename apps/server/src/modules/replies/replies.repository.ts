import { Injectable } from '@nestjs/common';
import { Database, OLD_ROWS_STEP } from '../../platform/database/database.js';
import { CHANGED_NOTHING, type ReplyOutcome } from './replies.rules.js';
import { ReplyEntity } from './reply.entity.js';

/** Queries on incoming messages. */
@Injectable()
export class RepliesRepository {
  constructor(private readonly database: Database) {}

  isKnown(messageId: string): Promise<boolean> {
    return this.database.joined.existsBy(ReplyEntity, { messageId });
  }

  /** Counts a person's answered messages since a given time that had this outcome. */
  async answeredSince(userId: number, outcome: ReplyOutcome, since: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.joined.query(
      'SELECT count(*)::int AS count FROM replies WHERE user_id = $1 AND outcome = $2 AND received_at > $3 AND is_answered',
      [userId, outcome, since],
    );
    return rows[0]?.count ?? 0;
  }

  /** Returns a person's last message, leaving out those that changed nothing, and its outcome. */
  async newest(userId: number): Promise<{ outcome: ReplyOutcome; receivedAt: Date } | null> {
    const rows: { outcome: ReplyOutcome; receivedAt: Date }[] = await this.database.manager.query(
      'SELECT outcome, received_at AS "receivedAt" FROM replies WHERE user_id = $1 AND outcome <> ALL($2) ORDER BY received_at DESC LIMIT 1',
      [userId, CHANGED_NOTHING],
    );
    return rows[0] ?? null;
  }

  async insert(reply: ReplyEntity): Promise<void> {
    await this.database.joined.insert(ReplyEntity, reply);
  }

  /** Inserts a reply only once, although it may be delivered twice at the same time. */
  async insertOnce(reply: ReplyEntity): Promise<void> {
    await this.database.joined
      .createQueryBuilder()
      .insert()
      .into(ReplyEntity)
      .values(reply)
      .orIgnore()
      .execute();
  }

  forgetBefore(moment: Date): Promise<void> {
    return this.database.deleteInSteps(
      `DELETE FROM replies WHERE message_id = ANY (ARRAY(
         SELECT message_id FROM replies WHERE received_at < $1 ORDER BY received_at LIMIT ${OLD_ROWS_STEP}))`,
      [moment],
    );
  }
}
