import type { NotificationType } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { DuePush, PushFailures, PushOutcome } from './push.types.js';

/**
 * Types that are never pushed: codes are only for the person waiting for them, and broadcasts do not concern
 * the person's own matters.
 */
const NEVER: readonly NotificationType[] = ['otp', 'broadcast'];

/** Queries on pushes to devices in addition to messages. */
@Injectable()
export class PushRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes a push for each device of each recipient; if a withdrawn message is sent after all, it is pushed
   * again.
   */
  async write(notificationIds: readonly number[]): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO push_messages (notification_id, subscription_id, is_urgent, next_attempt_at)
       SELECT n.id, s.id, n.is_urgent, n.next_attempt_at
       FROM notifications n JOIN push_subscriptions s ON s.user_id = n.receiver_id JOIN sessions x ON x.id = s.session_id AND x.ended_at IS NULL
       WHERE n.id = ANY($1) AND n.type <> ALL($2) ORDER BY n.id, s.id
       ON CONFLICT (notification_id, subscription_id) DO UPDATE SET status = 'queued', attempts = 0, error = NULL, next_attempt_at = excluded.next_attempt_at
         WHERE push_messages.status = 'dropped'`,
      [notificationIds, NEVER],
    );
  }

  /** Whether any push is due. */
  async isAnyDue(now: Date, onlyUrgent: boolean): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM push_messages WHERE status = 'queued' AND next_attempt_at <= $1 AND (is_urgent OR NOT $2)
         AND sending_rank(NULL, is_urgent) > (SELECT held_rank()) LIMIT 1`,
      [now, onlyUrgent],
    );
    return rows.length > 0;
  }

  /** When the next push is due, while push services may be called (rule 199). */
  async nextDue(): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT greatest(min(p.next_attempt_at), (SELECT skipped_until FROM provider_states WHERE channel = 'push')) AS due
       FROM push_messages p WHERE p.status = 'queued' AND sending_rank(NULL, p.is_urgent) > (SELECT held_rank()) HAVING count(*) > 0`,
    );
    return rows[0]?.due ?? null;
  }

  /** The number of final failures by code, within the last hour and the last day. */
  async failures(dayAgo: Date, hourAgo: Date): Promise<PushFailures[]> {
    return this.database.manager.query(
      `SELECT coalesce(error, '') AS code, (count(*) FILTER (WHERE next_attempt_at > $2))::int AS hour, count(*)::int AS day FROM push_messages
       WHERE status = 'failed' AND next_attempt_at > $1 GROUP BY error`,
      [dayAgo, hourAgo],
    );
  }

  /**
   * Claims the next due pushes, urgent ones first, each for one worker until `leaseUntil`; if that worker
   * dies, they become due again.
   */
  async claimDue(now: Date, leaseUntil: Date, limit: number, onlyUrgent: boolean): Promise<DuePush[]> {
    return this.database.manager.query(
      `WITH due AS (
         SELECT id FROM push_messages WHERE status = 'queued' AND next_attempt_at <= $1 AND (is_urgent OR NOT $4)
           AND sending_rank(NULL, is_urgent) > (SELECT held_rank())
         ORDER BY is_urgent DESC, next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE push_messages p SET attempts = p.attempts + 1, next_attempt_at = $2 FROM due WHERE p.id = due.id
         RETURNING p.id, p.notification_id, p.subscription_id, p.attempts, p.is_urgent
       )
       SELECT t.id, t.attempts, t.is_urgent AS "isUrgent", t.notification_id AS "notificationId", t.subscription_id AS "subscriptionId",
         s.endpoint, s.p256dh, s.auth, (x.ended_at IS NOT NULL OR s.user_id IS DISTINCT FROM n.receiver_id) AS "isLeft",
         n.type, n.receiver_type AS "receiverType", n.locale, n.secret_kind AS "secretKind", n.secret_id AS "secretId", n.secret_expires_at AS "secretExpiresAt",
         n.event_id AS "eventId", n.created_at AS "writtenAt", n.status AS "messageStatus", n.attempts AS "messageAttempts", n.next_attempt_at AS "messageDueAt"
       FROM taken t JOIN notifications n ON n.id = t.notification_id JOIN push_subscriptions s ON s.id = t.subscription_id JOIN sessions x ON x.id = s.session_id
       ORDER BY t.is_urgent DESC, t.id`,
      [now, leaseUntil, limit, onlyUrgent],
    );
  }

  /** Stores the results of a batch together; each push has only one worker, so results never conflict. */
  async settle(outcomes: readonly PushOutcome[], now: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE push_messages p SET status = o.status, error = o.error, next_attempt_at = o.next_attempt_at, sent_at = CASE WHEN o.status = 'sent' THEN $5::timestamptz END
       FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[]) AS o(id, status, error, next_attempt_at)
       WHERE p.id = o.id AND p.status = 'queued'`,
      [
        outcomes.map(({ id }) => id),
        outcomes.map(({ status }) => status),
        outcomes.map(({ error }) => error),
        outcomes.map((one) => one.nextAttemptAt),
        now,
      ],
    );
  }
}
