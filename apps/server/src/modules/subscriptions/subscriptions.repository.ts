import { Injectable } from '@nestjs/common';
import type { BroadcastChannel } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

/** Queries on subscriptions. Who has no row is subscribed. */
@Injectable()
export class SubscriptionsRepository {
  constructor(private readonly database: Database) {}

  /** Makes a person's code for a channel known. */
  async remember(userId: number, channel: BroadcastChannel, codeHash: Buffer): Promise<void> {
    await this.database.manager.query('INSERT INTO subscriptions (user_id, channel, code_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      userId,
      channel,
      codeHash,
    ]);
  }

  async byCode(channel: BroadcastChannel, codeHash: Buffer): Promise<{ userId: number; isSubscribed: boolean } | null> {
    const rows: { userId: number; isSubscribed: boolean }[] = await this.database.manager.query(
      'SELECT user_id AS "userId", is_subscribed AS "isSubscribed" FROM subscriptions WHERE channel = $1 AND code_hash = $2',
      [channel, codeHash],
    );
    return rows[0] ?? null;
  }

  /** The channels that a person has refused. */
  async refused(userId: number): Promise<BroadcastChannel[]> {
    const rows: { channel: BroadcastChannel }[] = await this.database.manager.query(
      'SELECT channel FROM subscriptions WHERE user_id = $1 AND NOT is_subscribed',
      [userId],
    );
    return rows.map(({ channel }) => channel);
  }

  async save(tx: Tx, userId: number, channel: BroadcastChannel, codeHash: Buffer, isSubscribed: boolean, now: Date): Promise<void> {
    await tx.manager.query(
      `INSERT INTO subscriptions (user_id, channel, code_hash, is_subscribed, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, channel) DO UPDATE SET is_subscribed = excluded.is_subscribed, changed_at = excluded.changed_at`,
      [userId, channel, codeHash, isSubscribed, now],
    );
  }

  async forget(tx: Tx, userId: number): Promise<void> {
    await tx.manager.query('DELETE FROM subscriptions WHERE user_id = $1', [userId]);
  }
}
