import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { onlyRow } from '../../platform/database/rows.js';
import { NotificationEntity } from './notification.entity.js';
import type { InvitationMessage, ReplyMessage } from './notifications.types.js';

/** The number of invitations considered: more than anybody gets in three days. */
const NEWEST = 50;

/** Queries on invitations, and on the replies to volunteers' answers (rule 36). */
@Injectable()
export class InvitationMessagesRepository {
  constructor(private readonly database: Database) {}

  async newestTo(userId: number, now: Date): Promise<InvitationMessage[]> {
    return this.database.manager.query(
      `SELECT n.secret_kind AS kind, n.secret_id AS "targetId", max(n.created_at) AS "sentAt", max(c.number) AS number FROM notifications n
         LEFT JOIN short_codes c ON c.user_id = n.receiver_id AND c.kind = n.secret_kind AND c.target_id = n.secret_id
       WHERE n.receiver_id = $1 AND n.secret_kind IN ('event_volunteer', 'application_call') AND n.secret_id IS NOT NULL AND n.secret_expires_at > $2
         AND n.attempts > 0 AND n.status NOT IN ('failed', 'cancelled')
       GROUP BY n.secret_kind, n.secret_id ORDER BY max(n.id) DESC LIMIT $3`,
      [userId, now, NEWEST],
    );
  }

  async numberOf(userId: number, providerId: string): Promise<number | null> {
    const rows: { number: number }[] = await this.database.manager.query(
      `SELECT c.number FROM notifications n JOIN short_codes c ON c.user_id = n.receiver_id AND c.kind = n.secret_kind AND c.target_id = n.secret_id
       WHERE n.provider_id = $2 AND n.receiver_id = $1`,
      [userId, providerId],
    );
    return rows[0]?.number ?? null;
  }

  async receiverOf(providerId: string): Promise<number | null> {
    const message = await this.database.manager.findOne(NotificationEntity, {
      select: { id: true, receiverId: true },
      where: { providerId },
    });
    return message?.receiverId ?? null;
  }

  async lastReceiverAt(address: string, userIds: readonly number[]): Promise<number | null> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT receiver_id AS id FROM notifications WHERE receiver_id = ANY($2) AND send_to = $1 AND attempts > 0 ORDER BY id DESC LIMIT 1`,
      [address, userIds],
    );
    return rows[0]?.id ?? null;
  }

  async wasThankedSince(userId: number, since: Date): Promise<boolean> {
    return this.database.manager.existsBy(NotificationEntity, {
      receiverId: userId,
      type: 'offer_filled',
      createdAt: MoreThanOrEqual(since),
    });
  }

  /** Whether a person has received a message since a given time, apart from messages that follow a yes. */
  async hasHeardSince(userId: number, since: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM notifications WHERE receiver_id = $1 AND created_at > $2
         AND type IN ('chat', 'event_need_check', 'event_invite', 'offer', 'offer_filled', 'broadcast', 'emergency', 'rejected', 'renewal', 'expired') LIMIT 1`,
      [userId, since],
    );
    return rows.length > 0;
  }

  async insertReply(reply: ReplyMessage, now: Date): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, locale, message, is_urgent, next_attempt_at, created_at)
       VALUES ($1, $2, ARRAY[$3], $4, $5, $6, $7, true, $8, $8) RETURNING id`,
      [
        reply.type,
        reply.receiverId,
        reply.receiverType,
        reply.channel,
        reply.to,
        reply.locale,
        reply.text,
        now,
      ],
    );
    return onlyRow(rows).id;
  }
}
