import type { MessageLane } from '@karov/api-client';
import { DAY, HOUR, MINUTE, type Provider } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';

/** The number of messages waiting in a lane. */
export interface QueueRow {
  lane: MessageLane;
  waiting: number;
  later: number;
  held: number;
  lateSeconds: number | null;
}

/** How late the messages of a lane were sent in the last hour. */
export interface LatenessRow {
  lane: MessageLane;
  sent: number;
  p50: number;
  p99: number;
}

/** The state of a provider, and its outage if there is one. */
export interface ProviderRow {
  channel: Provider;
  failingSince: Date | null;
  skippedUntil: Date | null;
  isTried: boolean;
  failures: number;
  code: string | null;
  isTold: boolean;
}

/** How many messages of a channel failed with the same code. */
export interface FailureRow {
  channel: Provider;
  code: string;
  hour: number;
  day: number;
}

/**
 * How much was sent: SMS parts since a given time, broadcast messages in the last minute, and early receipts.
 */
export interface SentRow {
  parts: number;
  broadcasts: number;
  early: number;
}

const COUNTS = `(count(*) FILTER (WHERE next_attempt_at <= $1))::int AS waiting, (count(*) FILTER (WHERE next_attempt_at > $1 AND error IS DISTINCT FROM 'provider:skipped'))::int AS later,
  (count(*) FILTER (WHERE next_attempt_at > $1 AND error = 'provider:skipped'))::int AS held,
  extract(epoch FROM $1::timestamptz - min(next_attempt_at) FILTER (WHERE next_attempt_at <= $1))::float AS "lateSeconds"`;
const LANE = `CASE WHEN is_urgent THEN 'urgent' ELSE 'ordinary' END AS lane`;

/** Queries on message delivery: one statement for each question, each with its own index. */
@Injectable()
export class MessagesHealthRepository {
  constructor(private readonly database: Database) {}

  async queues(now: Date): Promise<QueueRow[]> {
    return this.database.manager.query(
      `SELECT ${LANE}, ${COUNTS} FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL GROUP BY is_urgent
       UNION ALL SELECT 'broadcast', ${COUNTS} FROM notifications WHERE status = 'queued' AND broadcast_id IS NOT NULL`,
      [now],
    );
  }

  async lateness(now: Date): Promise<LatenessRow[]> {
    return this.database.manager.query(
      `SELECT ${LANE}, count(*)::int AS sent, percentile_cont(0.5) WITHIN GROUP (ORDER BY late)::float AS p50, percentile_cont(0.99) WITHIN GROUP (ORDER BY late)::float AS p99
       FROM (SELECT is_urgent, greatest(0, extract(epoch FROM sent_at - due_at)) AS late FROM notifications
         WHERE sent_at > $1 AND due_at IS NOT NULL AND sent_at IS NOT NULL AND broadcast_id IS NULL) sent GROUP BY is_urgent`,
      [addSeconds(now, -HOUR)],
    );
  }

  async providers(): Promise<ProviderRow[]> {
    return this.database.manager.query(
      `SELECT s.channel, s.failing_since AS "failingSince", s.skipped_until AS "skippedUntil", s.is_tried AS "isTried", s.failures, s.last_error AS code, o.id IS NOT NULL AS "isTold"
       FROM provider_states s LEFT JOIN provider_outages o ON o.channel = s.channel AND o.ended_at IS NULL`,
    );
  }

  /**
   * Returns the permanent failures of the last day, leaving out messages that only moved on because their
   * provider was skipped.
   */
  async failures(now: Date): Promise<FailureRow[]> {
    return this.database.manager.query(
      `SELECT channel, coalesce(error, '') AS code, (count(*) FILTER (WHERE failed_at > $2))::int AS hour, count(*)::int AS day FROM notifications
       WHERE failed_at > $1 AND status = 'failed' AND error IS DISTINCT FROM 'provider:skipped' GROUP BY channel, error`,
      [addSeconds(now, -DAY), addSeconds(now, -HOUR)],
    );
  }

  async sent(midnight: Date, now: Date): Promise<SentRow> {
    const rows: SentRow[] = await this.database.manager.query(
      `SELECT (SELECT coalesce(sum(sms_parts), 0)::int FROM notifications WHERE sent_at >= $1) AS parts,
         (SELECT count(*)::int FROM notifications WHERE sent_at > $2 AND broadcast_id IS NOT NULL) AS broadcasts,
         (SELECT count(*)::int FROM early_receipts) AS early`,
      [midnight, addSeconds(now, -MINUTE)],
    );
    return rows[0] ?? { parts: 0, broadcasts: 0, early: 0 };
  }
}
