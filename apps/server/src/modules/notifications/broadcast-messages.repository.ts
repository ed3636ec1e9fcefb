import type { BroadcastReceiver } from '@karov/api-client';
import { type Channel, NOTIFICATION_STATUSES, type NotificationStatus } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { wordsFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { NotificationEntity } from './notification.entity.js';
import { DUE_COLUMNS, type DueNotification } from './notifications.repository.js';

/** The messages to be written for one broadcast. */
export interface BroadcastRows {
  broadcastId: number;
  /** as typed; a test call is in the recipient's language */
  message: string;
  receivers: readonly { id: number; channel: Channel }[];
  /** only for a broadcast to the people of an event */
  eventId: number | null;
  startsAt: Date;
  now: Date;
}

/** A recipient of a broadcast, with the outcome of the message. */
export type WrittenTo = Omit<BroadcastReceiver, 'sent_at' | 'answered_at'> & { sent_at: Date | null };

/** The number of a broadcast's messages in each state. */
export type BroadcastCounts = Partial<Record<NotificationStatus, number>>;

const RECEIVERS: ListColumns = {
  sortable: { id: 'n.id' },
  searchable: [],
  filterable: { status: { sql: 'n.status::text IN (:...value)', read: wordsFilter(NOTIFICATION_STATUSES) } },
  tieBreak: 'n.id',
};

/** Queries on the messages of broadcasts. */
@Injectable()
export class BroadcastMessagesRepository {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
  ) {}

  /** Writes a message for each recipient in one statement; none is urgent. Returns the number of messages. */
  async insert({ broadcastId, message, receivers, eventId, startsAt, now }: BroadcastRows): Promise<number> {
    const rows: { count: number }[] = await this.database.joined.query(
      `WITH written AS (
         INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, locale, message, event_id, broadcast_id, next_attempt_at, created_at)
         SELECT 'broadcast', u.id, coalesce((SELECT array_agg(r.role ORDER BY r.role) FROM user_roles r WHERE r.user_id = u.id), '{}'), chosen.channel,
           CASE WHEN chosen.channel = 'email' THEN u.email ELSE u.phone END, u.locale,
           CASE WHEN chosen.channel = 'call' THEN $8::jsonb ->> u.locale ELSE $2 END, $5, $1, $6, $7
         FROM (SELECT DISTINCT ON (id) id, channel FROM unnest($3::int[], $4::text[]) AS c(id, channel)) chosen JOIN users u ON u.id = chosen.id WHERE u.deleted_at IS NULL ORDER BY chosen.id RETURNING 1
       ) SELECT count(*)::int AS count FROM written`,
      [
        broadcastId,
        message,
        receivers.map(({ id }) => id),
        receivers.map(({ channel }) => channel),
        eventId,
        startsAt,
        now,
        JSON.stringify({
          'he-IL': serverText('he-IL', 'voice.test'),
          'en-US': serverText('en-US', 'voice.test'),
        }),
      ],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Claims the next messages of broadcasts, at most as many as the pace that all workers share (a setting)
   * allows.
   */
  async claim(now: Date, leaseUntil: Date, limit: number): Promise<DueNotification[]> {
    const [rows]: [DueNotification[], number] = await this.database.manager.query(
      `UPDATE notifications SET status = 'sending', attempts = attempts + 1, next_attempt_at = $2
       WHERE (SELECT held_rank()) = 0 AND id = ANY(ARRAY(SELECT due_broadcasts($1, $4, $3))) RETURNING ${DUE_COLUMNS}`,
      [now, leaseUntil, limit, this.config.broadcasts.perSecond],
    );
    return rows;
  }

  /** Whether any messages are due, and not held (rule 244). */
  async isAnyDue(now: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM notifications WHERE status = 'queued' AND broadcast_id IS NOT NULL AND next_attempt_at <= $1 AND (SELECT held_rank()) = 0 LIMIT 1`,
      [now],
    );
    return rows.length > 0;
  }

  /** Returns when the next message is due. */
  async nextDue(): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT min(next_attempt_at) AS due FROM notifications WHERE status = 'queued' AND broadcast_id IS NOT NULL AND (SELECT held_rank()) = 0`,
    );
    return rows[0]?.due ?? null;
  }

  /**
   * Postpones due messages that can wait until the morning; messages to the people of an event cannot wait
   * (rule 100).
   */
  async putOff(now: Date, until: Date): Promise<void> {
    await this.database.manager.update(
      NotificationEntity,
      {
        status: 'queued',
        broadcastId: Not(IsNull()),
        eventId: IsNull(),
        nextAttemptAt: LessThanOrEqual(now),
      },
      { nextAttemptAt: until },
    );
  }

  /** Ends messages that must not be sent, recording the reason for each. */
  async refuse(refused: ReadonlyMap<number, string>): Promise<void> {
    if (refused.size === 0) return;
    await this.database.manager.query(
      `UPDATE notifications n SET status = 'cancelled', error = r.reason FROM unnest($1::int[], $2::text[]) AS r(id, reason) WHERE n.id = r.id AND n.status = 'sending'`,
      [[...refused.keys()], [...refused.values()]],
    );
  }

  /** Withdraws all unsent messages of a broadcast in one statement. */
  async stop(broadcastId: number, reason: string): Promise<void> {
    await this.database.joined.update(
      NotificationEntity,
      { broadcastId, status: 'queued' },
      { status: 'cancelled', error: reason },
    );
  }

  /** Returns the progress of broadcasts, reading only the index. */
  async counts(broadcastIds: readonly number[]): Promise<Map<number, BroadcastCounts>> {
    const rows: { id: number; counts: BroadcastCounts }[] = await this.database.manager.query(
      `SELECT broadcast_id AS id, json_object_agg(status, count) AS counts FROM (
         SELECT broadcast_id, status, count(*)::int AS count FROM notifications WHERE broadcast_id = ANY($1::int[]) GROUP BY broadcast_id, status
       ) counted GROUP BY broadcast_id`,
      [broadcastIds],
    );
    return new Map(rows.map(({ id, counts }) => [id, counts]));
  }

  /** Returns the messages of a broadcast with their outcomes. */
  receivers(broadcastId: number, query: ListQuery): Promise<ListPage<WrittenTo>> {
    const builder = this.database.manager
      .createQueryBuilder(NotificationEntity, 'n')
      .select([
        'n.id AS id',
        'n.receiver_id AS user_id',
        `coalesce((SELECT u.full_name FROM users u WHERE u.id = n.receiver_id), '') AS full_name`,
        'n.send_to AS send_to',
        'n.status AS status',
        'n.error AS error',
        'n.sent_at AS sent_at',
      ])
      .where('n.broadcast_id = :broadcastId', { broadcastId });
    return pageOf<WrittenTo>(builder, query, RECEIVERS);
  }

  /** Returns the people whom a broadcast did not reach. */
  async failedReceivers(broadcastId: number): Promise<number[]> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT receiver_id AS id FROM notifications WHERE broadcast_id = $1 AND status = 'failed' AND receiver_id IS NOT NULL ORDER BY id`,
      [broadcastId],
    );
    return rows.map(({ id }) => id);
  }
}
