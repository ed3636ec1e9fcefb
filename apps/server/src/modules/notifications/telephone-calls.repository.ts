import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { NotificationEntity } from './notification.entity.js';
import { DUE_COLUMNS, type DueNotification } from './notifications.repository.js';

/** Queries on current and past calls. */
@Injectable()
export class TelephoneCallsRepository {
  constructor(private readonly database: Database) {}

  async find(id: number): Promise<(DueNotification & Pick<NotificationEntity, 'status'>) | null> {
    const rows: (DueNotification & Pick<NotificationEntity, 'status'>)[] = await this.database.manager.query(
      `SELECT ${DUE_COLUMNS}, status FROM notifications WHERE id = $1 AND channel = 'call'`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * Stores the provider's ID of a call, because the call may begin before the provider's response reaches the
   * worker.
   */
  async noteProvider(id: number, providerId: string): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications SET provider_id = $2 WHERE id = $1 AND channel = 'call' AND provider_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM notifications o WHERE o.provider_id = $2)`,
      [id, providerId],
    );
  }

  /**
   * Records that somebody listened. A message that had failed before stays failed, because it is already
   * being sent through the next channel.
   */
  async markHeard(id: number, now: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications SET status = 'delivered', error = NULL, sent_at = coalesce(sent_at, $2)
       WHERE id = $1 AND channel = 'call' AND (status IN ('sending', 'sent') OR (status = 'queued' AND attempts > 0))`,
      [id, now],
    );
  }

  /** Returns calls that were made before a given time and about which nothing further was reported. */
  async silent(before: Date, limit: number): Promise<number[]> {
    const rows = await this.database.manager.find(NotificationEntity, {
      select: { id: true },
      where: { channel: 'call', status: 'sent', sentAt: LessThanOrEqual(before) },
      order: { sentAt: 'ASC' },
      take: limit,
    });
    return rows.map((row) => row.id);
  }

  /** Returns when the oldest such call was made. */
  async oldestSilent(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(sent_at) AS at FROM notifications WHERE channel = 'call' AND status = 'sent'`,
    );
    return rows[0]?.at ?? null;
  }
}
