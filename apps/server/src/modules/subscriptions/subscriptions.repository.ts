import type { BroadcastChannel } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { SubscriptionEntity } from './subscription.entity.js';

/** Queries on subscriptions. A person without a row is subscribed. */
@Injectable()
export class SubscriptionsRepository {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
  ) {}

  /** Derives the opt-out code of a person and a channel; it is stored only as a hash. */
  codeOf(userId: number, channel: BroadcastChannel): string {
    return this.crypto.deriveLinkCode(`unsubscribe|${channel}|${userId}`);
  }

  /**
   * Stores the opt-out codes for broadcasts and returns them by person; the code is always the same for the
   * same person and channel. People who have refused the channel are left out, because they must get no
   * broadcast (rule 178).
   */
  async openCodes(userIds: readonly number[], channel: BroadcastChannel): Promise<Map<number, string>> {
    const codes = [...new Set(userIds)].map((userId) => ({ userId, code: this.codeOf(userId, channel) }));
    await this.database.manager.query(
      `INSERT INTO subscriptions (user_id, channel, code_hash)
       SELECT c.user_id, $1, c.code_hash FROM unnest($2::int[], $3::bytea[]) AS c(user_id, code_hash) JOIN users u ON u.id = c.user_id ORDER BY c.user_id
       ON CONFLICT DO NOTHING`,
      [channel, codes.map(({ userId }) => userId), codes.map(({ code }) => this.crypto.hashLinkCode(code))],
    );
    const refusals = await this.database.manager.findBy(SubscriptionEntity, {
      channel,
      userId: Any(codes.map(({ userId }) => userId)),
      isSubscribed: false,
    });
    const refused = new Set(refusals.map(({ userId }) => userId));
    return new Map(
      codes.flatMap(({ userId, code }) => (refused.has(userId) ? [] : [[userId, code] as const])),
    );
  }

  async byCode(
    channel: BroadcastChannel,
    codeHash: Buffer,
  ): Promise<{ userId: number; isSubscribed: boolean } | null> {
    return this.database.manager.findOneBy(SubscriptionEntity, { channel, codeHash });
  }

  /** The channels through which a person no longer wants broadcasts. */
  async refused(userId: number): Promise<BroadcastChannel[]> {
    const rows = await this.database.manager.findBy(SubscriptionEntity, { userId, isSubscribed: false });
    return rows.map(({ channel }) => channel);
  }

  /**
   * Returns which of these people have opted out of any channel; they are not telephoned either (rule 210).
   */
  async refusedAny(userIds: readonly number[]): Promise<Set<number>> {
    const rows: { id: number }[] = await this.database.manager.query(
      'SELECT DISTINCT user_id AS id FROM subscriptions WHERE user_id = ANY($1::int[]) AND NOT is_subscribed',
      [userIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** A person's choices, with the time of each. */
  async choices(
    userId: number,
  ): Promise<Pick<SubscriptionEntity, 'channel' | 'isSubscribed' | 'changedAt'>[]> {
    return this.database.manager.findBy(SubscriptionEntity, { userId });
  }

  async save(
    userId: number,
    channel: BroadcastChannel,
    codeHash: Buffer,
    isSubscribed: boolean,
    now: Date,
  ): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO subscriptions (user_id, channel, code_hash, is_subscribed, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, channel) DO UPDATE SET is_subscribed = excluded.is_subscribed, changed_at = excluded.changed_at`,
      [userId, channel, codeHash, isSubscribed, now],
    );
  }
}
