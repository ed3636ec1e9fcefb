import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotificationEntity } from './notification.entity.js';

/** A message that failed for good, with the reason and the WhatsApp template that it would have used. */
export interface FailedMessage {
  id: number;
  code: string;
  template: string | null;
}

/** The number of seconds between an unanswered call and the next call to the same person. */
const CALL_AGAIN_SECONDS = 120;

/** Queries on failed messages, and on the next channels of their recipients. */
@Injectable()
export class FailOversRepository {
  constructor(private readonly database: Database) {}

  /** Marks messages as failed; returns those that had not ended before. */
  async end(failed: readonly FailedMessage[], now: Date): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await this.database.joined.query(
      `UPDATE notifications n SET status = 'failed', error = f.code, failed_at = $4, template = coalesce(f.template, n.template)
       FROM unnest($1::int[], $2::text[], $3::text[]) AS f(id, code, template)
       WHERE n.id = f.id AND n.status IN ('sending', 'sent') RETURNING n.id`,
      [
        failed.map(({ id }) => id),
        failed.map(({ code }) => code),
        failed.map(({ template }) => template),
        now,
      ],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Writes messages again for the next channels of their recipients, if there is such a channel, the link or
   * code still works, and what the message says about a need is still true; returns the new ids. The new
   * message either replaces one that failed, and then a second try on the same channel waits a little, or
   * supplements one that had no effect, and then keeps its original time. A code goes to the number that
   * requested it, whoever has that number.
   */
  async goOn(ids: readonly number[], how: 'instead' | 'beside', now: Date): Promise<number[]> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, fallback, locale, message, secret_kind, secret_id,
         secret_expires_at, is_urgent, is_pressing, event_id, application_id, can_wait_until, next_attempt_at, created_at)
       SELECT n.type, n.receiver_id, n.receiver_type, n.rest[1],
         CASE WHEN n.secret_kind = 'otp' THEN n.send_to WHEN n.rest[1] = 'email' THEN c.email ELSE c.phone END,
         n.rest[2:], n.locale, n.message, n.secret_kind, n.secret_id, n.secret_expires_at, n.is_urgent, n.is_pressing, n.event_id, n.application_id, n.can_wait_until,
         CASE WHEN n.rest[1] = n.channel AND NOT $4 THEN $3::timestamptz ELSE $2 END, CASE WHEN $4 THEN n.created_at ELSE $2 END
       FROM (SELECT o.*, CASE WHEN o.secret_kind = 'otp' THEN o.fallback ELSE without_bounced(o.receiver_id, o.fallback) END AS rest
           FROM notifications o WHERE o.id = ANY($1)) n
         LEFT JOIN user_contacts c ON c.user_id = n.receiver_id
       WHERE cardinality(n.rest) > 0 AND (n.secret_expires_at IS NULL OR n.secret_expires_at > $2)
         AND is_still_so(n.type, n.receiver_id, n.application_id, n.event_id)
         AND (n.secret_kind = 'otp' OR (c.user_id IS NOT NULL AND (n.rest[1] <> 'email' OR c.email IS NOT NULL))) ORDER BY n.id RETURNING id`,
      [ids, now, addSeconds(now, CALL_AGAIN_SECONDS), how === 'beside'],
    );
    return rows.map(({ id }) => id);
  }

  async receiverOf(id: number): Promise<number | null> {
    const message = await this.database.joined.findOne(NotificationEntity, {
      select: { id: true, receiverId: true },
      where: { id },
    });
    return message?.receiverId ?? null;
  }
}
