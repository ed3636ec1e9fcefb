import type { Channel } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { NotificationEntity } from './notification.entity.js';

/** A pressing message whose channel has had its time. */
export type UnheardMessage = Pick<
  NotificationEntity,
  'id' | 'channel' | 'status' | 'secretKind' | 'secretId' | 'secretExpiresAt'
> & {
  /** whether its words about a need are still true */
  isStillSo: boolean;
};

/** Queries on pressing messages that wait to be heard. */
@Injectable()
export class ChannelFallbackRepository {
  constructor(private readonly database: Database) {}

  /** When the time of the next message's channel is over. */
  async nextDue(waits: Readonly<Record<Channel, number>>): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT min(n.sent_at + make_interval(secs => ($1::jsonb ->> n.channel)::int)) AS due FROM notifications n
       WHERE n.is_pressing AND n.status IN ('sent', 'delivered', 'read') AND n.fallback <> '{}'`,
      [JSON.stringify(waits)],
    );
    return rows[0]?.due ?? null;
  }

  /** Takes messages that went out longer ago than their channel may take, each by one worker alone. */
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

  /**
   * Writes messages again for the next channel, as parts of one message with its original time. Those in
   * `done` go no further; returns the new ids.
   */
  async goOn(done: readonly number[], onwards: readonly number[], now: Date): Promise<number[]> {
    const rows: { id: number }[] = await this.database.joined.query(
      `WITH former AS (SELECT o.*, without_bounced(o.receiver_id, o.fallback) AS rest FROM notifications o WHERE o.id = ANY($2)),
         settled AS (UPDATE notifications SET fallback = '{}' WHERE id = ANY($1)),
         added AS (
           INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, fallback, locale, message, secret_kind, secret_id,
             secret_expires_at, is_urgent, is_pressing, event_id, application_id, can_wait_until, next_attempt_at, created_at)
           SELECT n.type, n.receiver_id, n.receiver_type, n.rest[1], CASE WHEN n.rest[1] = 'email' THEN c.email ELSE c.phone END,
             n.rest[2:], n.locale, n.message, n.secret_kind, n.secret_id, n.secret_expires_at, n.is_urgent, true, n.event_id, n.application_id, n.can_wait_until, $3, n.created_at
           FROM former n JOIN user_contacts c ON c.user_id = n.receiver_id WHERE n.rest[1] <> 'email' OR (n.rest[1] = 'email' AND c.email IS NOT NULL) RETURNING id
         )
       SELECT id FROM added`,
      [done, onwards, now],
    );
    return rows.map((row) => row.id);
  }
}
