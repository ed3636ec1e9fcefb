import type { BroadcastAnswers, BroadcastPerson } from '@karov/api-client';
import {
  BROADCAST_STATES,
  BROADCAST_WAYS,
  type BroadcastWay,
  type Channel,
  type LeftOutReason,
  type Locale,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { wordsFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { escapeLike, type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import type { BroadcastCounts } from '../notifications/index.js';
import { BroadcastEntity } from './broadcast.entity.js';

/** A broadcast in the list. */
export interface ListedBroadcast extends Omit<BroadcastEntity, 'requestKey' | 'contentHash' | 'countedAt'> {
  senderName: string | null;
  resentAs: number | null;
}

/** A broadcast to be stored. */
export type NewBroadcast = Pick<
  BroadcastEntity,
  | 'senderId'
  | 'channel'
  | 'message'
  | 'audience'
  | 'requestKey'
  | 'contentHash'
  | 'resendOf'
  | 'receivers'
  | 'leftOut'
  | 'createdAt'
  | 'startsAt'
>;

const COLUMNS: ListColumns = {
  sortable: { created_at: 'b.createdAt', id: 'b.id' },
  searchable: ['b.message'],
  filterable: {
    type: { sql: 'b.channel IN (:...value)', read: wordsFilter(BROADCAST_WAYS) },
    state: { sql: 'b.state IN (:...value)', read: wordsFilter(BROADCAST_STATES) },
  },
  tieBreak: 'b.id',
};
/** How many hours after a message was sent receipts may still arrive. */
const COUNTED_HOURS = 24;
/**
 * How many messages are counted for each second that passes: a broadcast to 300,000 people is counted every 15
 * seconds, one to a thousand people each time.
 */
const COUNTED_IN_A_SECOND = 20_000;

/** How a broadcast applies to a person: the first reason why they do not get it, or null. */
interface Validated {
  id: number;
  locale: Locale;
  /** the channel that the broadcast would use for them; null if none is suitable for a test */
  channel: Channel | null;
  reason: Exclude<LeftOutReason, 'out_of_reach'> | null;
}

/**
 * The reason why `u` does not get a broadcast through `$2`; null for people who get it (rule 176). Calls have
 * no opt-out of their own, so people who opted out of any channel are not called (rule 210).
 */
const REASON = `CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted' WHEN u.is_block THEN 'blocked'
  WHEN EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = u.id AND NOT s.is_subscribed AND (s.channel = w.channel OR w.channel = 'call')) THEN 'unsubscribed'
  WHEN $2 = 'email' AND coalesce(u.email, '') = '' THEN 'no_address' WHEN $2 <> 'email' AND u.phone = '' THEN 'no_number'
  WHEN $2 = 'sms' AND NOT u.is_sms THEN 'no_texts'
  WHEN EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = u.id AND (b.channel = w.channel OR w.channel IS NULL AND b.channel IN ('sms', 'call'))) THEN 'bounced'
  WHEN w.channel IS NULL THEN 'no_telephone' END`;
/** A test uses the first of the person's own channels through which they can answer by telephone. */
const FROM = `FROM unnest($1::int[]) AS chosen(id) JOIN users u ON u.id = chosen.id
  CROSS JOIN LATERAL (SELECT CASE WHEN $2 <> 'test' THEN $2 ELSE (
    SELECT t.channel FROM unnest(u.channels) WITH ORDINALITY AS t(channel, place) WHERE t.channel IN ('sms', 'call') ORDER BY t.place LIMIT 1) END AS channel) w`;

/** A message of a broadcast that has been sent. */
interface LeftMessage {
  userId: number;
  sentAt: Date;
}

/** The number of days for which a text counts as an answer to a message. */
const ANSWER_DAYS = 7;
const IS_ANSWER = `r.received_at >= m.sent_at AND r.received_at < m.sent_at + interval '${ANSWER_DAYS} days'`;

/** Queries on broadcasts: their recipients, their progress, and the people who wrote back (rule 192). */
@Injectable()
export class BroadcastsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Makes a sender's broadcasts wait for each other until the transaction ends, so that of two simultaneous
   * presses the second finds the first's broadcast.
   */
  async lockSender(senderId: number): Promise<void> {
    await lockName(this.database.joined, 'broadcast', senderId);
  }

  /** The broadcasts in whose text a search term occurs, in upper or lower case. */
  async saying(search: string): Promise<number[]> {
    const rows: { id: number }[] = await this.database.manager.query(
      'SELECT id FROM broadcasts WHERE message ILIKE $1',
      [`%${escapeLike(search)}%`],
    );
    return rows.map(({ id }) => id);
  }

  /** The broadcast that was made with the given key, or with the same content since a given time. */
  async sentBefore(
    senderId: number,
    requestKey: string,
    contentHash: Buffer,
    since: Date,
  ): Promise<BroadcastEntity | null> {
    const rows: { id: number }[] = await this.database.joined.query(
      `SELECT id FROM broadcasts WHERE sender_id = $1 AND (request_key = $2 OR (content_hash = $3 AND created_at > $4 AND resend_of IS NULL)) ORDER BY (request_key = $2) DESC, id DESC LIMIT 1`,
      [senderId, requestKey, contentHash, since],
    );
    const id = rows[0]?.id;
    return id === undefined ? null : this.database.joined.findOneBy(BroadcastEntity, { id });
  }

  /** The broadcast that resent another one to the people it had not reached. */
  resendOf(id: number): Promise<BroadcastEntity | null> {
    return this.database.joined.findOneBy(BroadcastEntity, { resendOf: id });
  }

  async insert(broadcast: NewBroadcast): Promise<number> {
    const made = await this.database.joined.insert(BroadcastEntity, {
      ...broadcast,
      state: 'sending',
      counts: {},
      countedAt: broadcast.createdAt,
      endedAt: null,
    });
    const id: unknown = made.identifiers[0]?.['id'];
    return typeof id === 'number' ? id : 0;
  }

  async saveReceivers(id: number, receivers: number): Promise<void> {
    await this.database.joined.update(BroadcastEntity, { id }, { receivers, counts: { queued: receivers } });
  }

  /** A page of the broadcasts of one sender, or of all. */
  page(senderId: number | null, query: ListQuery): Promise<ListPage<ListedBroadcast>> {
    const builder = this.listed();
    if (senderId !== null) builder.where('b.senderId = :senderId', { senderId });
    return pageOf<ListedBroadcast>(builder, query, COLUMNS);
  }

  async find(id: number): Promise<ListedBroadcast | null> {
    const row = await this.listed().where('b.id = :id', { id }).getRawOne<ListedBroadcast>();
    return row ?? null;
  }

  /** Locks a broadcast until the transaction ends. */
  async lock(id: number): Promise<void> {
    await this.database.joined.query('SELECT 1 FROM broadcasts WHERE id = $1 FOR UPDATE', [id]);
  }

  async stop(id: number, now: Date): Promise<void> {
    await this.database.joined.update(
      BroadcastEntity,
      { id, state: 'sending' },
      { state: 'stopped', endedAt: now },
    );
  }

  /** Returns which of the given broadcasts were stopped. */
  async stoppedAmong(ids: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.manager.find(BroadcastEntity, {
      select: { id: true },
      where: { id: Any([...ids]), state: 'stopped' },
    });
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Claims the broadcasts to count, so that of several processes one counts them: those under way, the larger the
   * less often, and at once when their last message has left; those that ended while something was being sent;
   * and once a minute those that ended within a day, because receipts may come late.
   */
  async claimForCounting(now: Date): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await this.database.manager.query(
      `UPDATE broadcasts SET counted_at = $1 WHERE id IN (
         SELECT b.id FROM broadcasts b WHERE (b.state = 'sending' AND b.starts_at <= $1
             AND (b.counted_at <= $1::timestamptz - b.receivers * interval '1 second' / ${COUNTED_IN_A_SECOND}
               OR NOT EXISTS (SELECT 1 FROM notifications n WHERE n.broadcast_id = b.id AND n.status IN ('queued', 'sending'))))
           OR (b.ended_at > $1::timestamptz - interval '${COUNTED_HOURS} hours'
             AND (b.counted_at < $1::timestamptz - interval '1 minute' OR coalesce((b.counts ->> 'sending')::int, 0) > 0))
         FOR UPDATE SKIP LOCKED) RETURNING id`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Returns when the last message of the broadcasts that are not yet marked as done was sent; null if there
   * are none.
   */
  async nextOver(): Promise<Date | null> {
    const rows: { over: Date | null }[] = await this.database.manager.query(
      `SELECT min(starts_at) AS over FROM broadcasts b WHERE state = 'sending'
         AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.broadcast_id = b.id AND n.status IN ('queued', 'sending'))`,
    );
    return rows[0]?.over ?? null;
  }

  /** Stores the counts; a broadcast with nothing left to send is done. */
  async saveCounts(counts: ReadonlyMap<number, BroadcastCounts>, now: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE broadcasts b SET counts = c.counts, counted_at = $2,
         ended_at = CASE WHEN b.state = 'sending' AND c.is_over THEN $2 ELSE b.ended_at END, state = CASE WHEN b.state = 'sending' AND c.is_over THEN 'done' ELSE b.state END
       FROM jsonb_to_recordset($1::jsonb) AS c(id int, counts jsonb, is_over boolean) WHERE b.id = c.id`,
      [
        JSON.stringify(
          [...counts].map(([id, of]) => ({
            id,
            counts: of,
            is_over: (of.queued ?? 0) + (of.sending ?? 0) === 0,
          })),
        ),
        now,
      ],
    );
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM broadcasts b WHERE created_at < $1 AND state <> 'sending' AND NOT EXISTS (SELECT 1 FROM broadcasts r WHERE r.resend_of = b.id AND r.created_at >= $1)`,
      [moment],
    );
  }

  /** Returns how a broadcast applies to each of the chosen people. */
  async validate(ids: readonly number[], way: BroadcastWay): Promise<Validated[]> {
    return this.database.manager.query(
      `SELECT u.id, u.locale, w.channel, ${REASON} AS reason ${FROM} ORDER BY u.id`,
      [ids, way],
    );
  }

  /** Returns some of the chosen people by name, ordered by id. */
  async people(ids: readonly number[], way: BroadcastWay): Promise<BroadcastPerson[]> {
    return this.database.manager.query(
      `SELECT u.id, u.full_name, CASE WHEN $2 = 'email' THEN coalesce(u.email, '') ELSE u.phone END AS send_to, u.locale
       FROM unnest($1::int[]) AS chosen(id) JOIN users u ON u.id = chosen.id ORDER BY u.id`,
      [ids, way],
    );
  }

  /** Returns when each of the given recipients first wrote back. */
  async firstAnswers(messages: readonly LeftMessage[]): Promise<Map<number, Date>> {
    const rows: { userId: number; at: Date }[] = await this.database.manager.query(
      `SELECT m.user_id AS "userId", min(r.received_at) AS at FROM unnest($1::int[], $2::timestamptz[]) AS m(user_id, sent_at)
         JOIN replies r ON r.user_id = m.user_id AND ${IS_ANSWER} GROUP BY m.user_id`,
      [messages.map(({ userId }) => userId), messages.map(({ sentAt }) => sentAt)],
    );
    return new Map(rows.map(({ userId, at }) => [userId, at]));
  }

  /**
   * The number of recipients who answered, and how many of the others received the broadcast, will still
   * receive it, or did not get it.
   */
  async answerCounts(broadcastId: number): Promise<BroadcastAnswers> {
    const rows: BroadcastAnswers[] = await this.database.manager.query(
      `SELECT count(*) FILTER (WHERE a.is_answered)::int AS answered,
         count(*) FILTER (WHERE NOT a.is_answered AND a.status NOT IN ('queued', 'sending', 'sent', 'failed', 'cancelled'))::int AS received,
         count(*) FILTER (WHERE NOT a.is_answered AND a.status IN ('queued', 'sending', 'sent'))::int AS unknown,
         count(*) FILTER (WHERE NOT a.is_answered AND a.status IN ('failed', 'cancelled'))::int AS missed
       FROM (SELECT m.status, EXISTS (SELECT 1 FROM replies r WHERE r.user_id = m.receiver_id AND ${IS_ANSWER}) AS is_answered
         FROM notifications m WHERE m.broadcast_id = $1) a`,
      [broadcastId],
    );
    return rows[0] ?? { answered: 0, received: 0, unknown: 0, missed: 0 };
  }

  private listed() {
    return this.database.manager
      .createQueryBuilder(BroadcastEntity, 'b')
      .select([
        'b.id AS id',
        'b.sender_id AS "senderId"',
        'b.channel AS channel',
        'b.message AS message',
        'b.audience AS audience',
        'b.resend_of AS "resendOf"',
        'b.state AS state',
        'b.receivers AS receivers',
        'b.left_out AS "leftOut"',
        'b.counts AS counts',
        'b.created_at AS "createdAt"',
        'b.starts_at AS "startsAt"',
        'b.ended_at AS "endedAt"',
        '(SELECT u.full_name FROM users u WHERE u.id = b.sender_id) AS "senderName"',
        '(SELECT max(r.id) FROM broadcasts r WHERE r.resend_of = b.id) AS "resentAs"',
      ]);
  }
}
