import type { Channel } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { NotificationEntity } from './notification.entity.js';

/** A pressing message that had no effect within the time allowed for its channel. */
export type UnheardMessage = Pick<
  NotificationEntity,
  'id' | 'channel' | 'status' | 'secretKind' | 'secretId' | 'secretExpiresAt'
> & {
  /** whether what the message says about a need is still true */
  isStillSo: boolean;
};

/**
 * Queries on pressing messages that have had no effect yet and may still be sent through a further channel.
 */
@Injectable()
export class ChannelFallbackRepository {
  constructor(private readonly database: Database) {}

  /** Returns when the time allowed for the next message in its channel ends. */
  async nextDue(waits: Readonly<Record<Channel, number>>): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT min(n.sent_at + make_interval(secs => ($1::jsonb ->> n.channel)::int)) AS due FROM notifications n
       WHERE n.is_pressing AND n.status IN ('sent', 'delivered', 'read') AND n.fallback <> '{}'`,
      [JSON.stringify(waits)],
    );
    return rows[0]?.due ?? null;
  }

  /**
   * Claims messages that were sent longer ago than their channel allows; each is claimed by one worker only.
   */
  async unheard(
    waits: Readonly<Record<Channel, number>>,
    now: Date,
    limit: number,
  ): Promise<UnheardMessage[]> {
    const shortest = Math.min(...Object.values(waits));
    return this.database.joined.query(
      `SELECT n.id, n.channel, n.status, n.secret_kind AS "secretKind", n.secret_id AS "secretId", n.secret_expires_at AS "secretExpiresAt",
         is_still_so(n.type, n.receiver_id, n.application_id, n.event_id) AS "isStillSo" FROM notifications n
       WHERE n.is_pressing AND n.status IN ('sent', 'delivered', 'read') AND n.fallback <> '{}' AND n.sent_at <= $1
         AND n.sent_at <= $2::timestamptz - make_interval(secs => ($3::jsonb ->> n.channel)::int)
       ORDER BY n.sent_at LIMIT $4 FOR UPDATE SKIP LOCKED`,
      [addSeconds(now, -shortest), now, JSON.stringify(waits), limit],
    );
  }

  /** Marks messages that need no further channel. */
  async settle(ids: readonly number[]): Promise<void> {
    await this.database.joined.query(`UPDATE notifications SET fallback = '{}' WHERE id = ANY($1)`, [ids]);
  }
}
