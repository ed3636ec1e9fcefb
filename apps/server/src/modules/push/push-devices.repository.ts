import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import type { PushDeviceRecord, PushTarget } from './push.types.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

const COLUMNS = 'id, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt"';

/** The owner of a device, and since when. */
export interface PushOwner {
  userId: number;
  sessionId: string;
  userAgent: string;
}

/** Queries on browsers that show notifications. */
@Injectable()
export class PushDevicesRepository {
  constructor(private readonly database: Database) {}

  /** The devices on which the person is still signed in, the last used first. */
  async of(userId: number): Promise<PushDeviceRecord[]> {
    return this.database.manager.query(
      `SELECT s.id, s.user_agent AS "userAgent", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt"
       FROM push_subscriptions s JOIN sessions x ON x.id = s.session_id AND x.ended_at IS NULL WHERE s.user_id = $1 ORDER BY s.last_seen_at DESC, s.id DESC`,
      [userId],
    );
  }

  /** Adds a browser, or updates its last use; a browser that was another person's becomes the caller's. */
  async keep(
    { userId, sessionId, userAgent }: PushOwner,
    { endpoint, p256dh, auth }: PushTarget,
    now: Date,
  ): Promise<PushDeviceRecord[]> {
    return this.database.joined.query(
      `INSERT INTO push_subscriptions AS s (user_id, session_id, endpoint, p256dh, auth, user_agent, created_at, last_seen_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
       ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
         user_agent = excluded.user_agent, last_seen_at = excluded.last_seen_at, failed_at = NULL,
         created_at = CASE WHEN s.user_id = excluded.user_id THEN s.created_at ELSE excluded.created_at END
       RETURNING ${COLUMNS}`,
      [userId, sessionId, endpoint, p256dh, auth, userAgent, now],
    );
  }

  /** Deletes the devices beyond a person's maximum number, the least recently used first. */
  async forgetMoreThan(userId: number, count: number): Promise<void> {
    await this.database.joined.query(
      'DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY last_seen_at DESC, id DESC OFFSET $2)',
      [userId, count],
    );
  }

  /** Replaces a former address, which only its browser knows, by a new one. */
  async move(former: string, { endpoint, p256dh, auth }: PushTarget, now: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE push_subscriptions SET endpoint = $2, p256dh = $3, auth = $4, last_seen_at = $5
       WHERE endpoint = $1 AND NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE endpoint = $2)`,
      [former, endpoint, p256dh, auth, now],
    );
  }

  async remove(userId: number, id: number): Promise<boolean> {
    return hasChanged(await this.database.manager.delete(PushSubscriptionEntity, { id, userId }));
  }

  /** Deletes browsers that their push service no longer knows. */
  async forget(ids: readonly number[]): Promise<void> {
    await this.database.manager.delete(PushSubscriptionEntity, { id: Any([...ids]) });
  }

  async noteRefusal(ids: readonly number[], now: Date): Promise<void> {
    await this.database.manager.update(PushSubscriptionEntity, { id: Any([...ids]) }, { failedAt: now });
  }

  /** Deletes browsers whose person has signed out, or was signed out remotely. */
  async forgetLeft(): Promise<void> {
    await this.database.manager.query(
      'DELETE FROM push_subscriptions s USING sessions x WHERE x.id = s.session_id AND x.ended_at IS NOT NULL',
    );
  }
}
