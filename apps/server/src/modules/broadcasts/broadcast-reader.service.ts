import type {
  BroadcastAbility,
  BroadcastAnswers,
  BroadcastReceiver,
  BroadcastRow,
  LeftOut,
} from '@karov/api-client';
import {
  type BroadcastState,
  type BroadcastWay,
  isAdmin,
  LEFT_OUT_REASONS,
  type LeftOutReason,
  NOTIFICATION_STATUSES,
  type NotificationStatus,
} from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { BroadcastMessagesRepository } from '../notifications/index.js';
import { RegionsRepository } from '../regions/index.js';
import { BroadcastsRepository, type ListedBroadcast } from './broadcasts.repository.js';

/** Results of broadcasts, for their senders and for admins without restricted regions (rule 175). */
@Injectable()
export class BroadcastReaderService {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsRepository,
    private readonly messages: BroadcastMessagesRepository,
    private readonly repository: BroadcastsRepository,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<BroadcastRow>> {
    const { rows, total } = await this.repository.page(
      (await this.seesAll(caller)) ? null : caller.userId,
      query,
    );
    return { rows: rows.map((row) => this.toRow(row)), total };
  }

  /** @throws NOT_FOUND */
  async row(caller: Caller, id: number): Promise<BroadcastRow> {
    return this.toRow(await this.require(caller, id));
  }

  /** A broadcast within the caller's reach. @throws NOT_FOUND */
  async require(caller: Caller, id: number): Promise<ListedBroadcast> {
    const broadcast = await this.repository.find(id);
    if (!broadcast) return fail('NOT_FOUND');
    return broadcast.senderId === caller.userId || (await this.seesAll(caller))
      ? broadcast
      : fail('NOT_FOUND');
  }

  /**
   * The recipients, and the result for each.
   * @throws NOT_FOUND
   */
  async receivers(caller: Caller, id: number, query: ListQuery): Promise<ListPage<BroadcastReceiver>> {
    const { channel } = await this.require(caller, id);
    const page = await this.messages.receivers(id, query);
    const answered = await this.answered(channel, page.rows);
    const rows = page.rows.map(({ sent_at: sentAt, ...row }) => ({
      ...row,
      sent_at: sentAt?.toISOString() ?? null,
      answered_at: (row.user_id === null ? undefined : answered.get(row.user_id))?.toISOString() ?? null,
    }));
    return { total: page.total, rows };
  }

  /**
   * The people who wrote back, and the results for the others.
   * @throws NOT_FOUND
   */
  async answers(caller: Caller, id: number): Promise<BroadcastAnswers> {
    await this.require(caller, id);
    return this.repository.answerCounts(id);
  }

  /** A text message after an e-mail cannot be an answer to it, because the system receives no e-mail. */
  private async answered(
    channel: BroadcastWay,
    rows: readonly { user_id: number | null; sent_at: Date | null }[],
  ): Promise<Map<number, Date>> {
    if (channel === 'email') return new Map();
    return this.repository.firstAnswers(
      rows.flatMap(({ user_id: userId, sent_at: sentAt }) =>
        userId === null || sentAt === null ? [] : [{ userId, sentAt }],
      ),
    );
  }

  /** Counts the messages of the given broadcasts and stores the counts. */
  async count(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const counted = await this.messages.counts(ids);
    await this.repository.saveCounts(new Map(ids.map((id) => [id, counted.get(id) ?? {}])), this.clock.now());
  }

  private async seesAll(caller: Caller): Promise<boolean> {
    return isAdmin(caller.role) && (await this.regions.reachOf(caller)).states === null;
  }

  private toRow(broadcast: ListedBroadcast): BroadcastRow {
    const {
      id,
      channel,
      message,
      senderId,
      senderName,
      receivers,
      counts,
      audience,
      createdAt,
      startsAt,
      endedAt,
      resendOf,
      resentAs,
    } = broadcast;
    const state: BroadcastState =
      broadcast.state === 'sending' && startsAt > this.clock.now() ? 'waiting' : broadcast.state;
    return {
      id,
      type: channel,
      message,
      sender: senderId === null ? null : { id: senderId, full_name: senderName ?? '' },
      state,
      receivers,
      left_out: leftOutRows(broadcast.leftOut),
      counts: allCounts(counts),
      created_at: createdAt.toISOString(),
      starts_at: startsAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
      resend_of: resendOf,
      resent_as: resentAs,
      event_id: audience.event_id,
      abilities: abilitiesOf(state, counts, resentAs),
    };
  }
}

/** The reasons why people were left out, in order and in words. */
export function leftOutRows(counts: Partial<Record<LeftOutReason, number>>): LeftOut[] {
  const locale = currentLocale();
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const count = counts[reason] ?? 0;
    return count === 0 ? [] : [{ reason, label: serverText(locale, `broadcasts.leftOut.${reason}`), count }];
  });
}

function allCounts(counts: Partial<Record<NotificationStatus, number>>): Record<NotificationStatus, number> {
  const all = { queued: 0, sending: 0, sent: 0, delivered: 0, read: 0, failed: 0, cancelled: 0 };
  for (const status of NOTIFICATION_STATUSES) all[status] = counts[status] ?? 0;
  return all;
}

function abilitiesOf(
  state: BroadcastState,
  counts: Partial<Record<NotificationStatus, number>>,
  resentAs: number | null,
): BroadcastAbility[] {
  if (state === 'waiting' || state === 'sending') return ['stop'];
  return (counts.failed ?? 0) > 0 && resentAs === null ? ['resend'] : [];
}
