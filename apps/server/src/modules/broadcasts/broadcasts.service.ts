import { createHash, randomUUID } from 'node:crypto';
import type { BroadcastSent } from '@karov/api-client';
import {
  ANY_MORNING,
  BROADCAST_CHANNELS,
  type BroadcastWay,
  type Channel,
  groupedBy,
  type LeftOutReason,
  LIMITS,
  type Locale,
  MINUTE,
} from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { readFilters } from '../../platform/lists/list-filters.js';
import { type ListQuery, readListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { EventsService } from '../events/index.js';
import {
  BroadcastGate,
  BroadcastMessagesRepository,
  broadcastWritten,
  type DueNotification,
  type GateAnswer,
  type WayOut,
  wayOutOf,
} from '../notifications/index.js';
import { SubscriptionsRepository } from '../subscriptions/index.js';
import { PEOPLE_FILTERS, UserListService } from '../user-management/index.js';
import type { KeptAudience } from './broadcast.entity.js';
import { BroadcastReaderService } from './broadcast-reader.service.js';
import type { AudienceDto, SendMessageDto } from './broadcasts.dto.js';
import { BroadcastsRepository } from './broadcasts.repository.js';

/** A recipient of a broadcast, with the channel to use. */
interface Receiver {
  id: number;
  locale: Locale;
  channel: Channel;
}

/** The recipients of a broadcast, and the chosen people who do not get it. */
export interface Audience {
  kept: KeptAudience;
  receivers: readonly Receiver[];
  leftOut: ReadonlyMap<LeftOutReason, readonly number[]>;
  /** chosen people outside the caller's reach: only their number, no names */
  outOfReach: number;
}

/** The reason why unsent messages were withdrawn. */
const STOPPED = 'broadcast:stopped';
const UNSUBSCRIBED = 'broadcast:unsubscribed';
const ERASED = 'broadcast:erased';
const CHANNELS = [...BROADCAST_CHANNELS, 'call'] as const;
const NO_LINK: WayOut = { url: '', oneClickUrl: null };

/** The content and the recipients of a requested broadcast. */
interface Wanted {
  caller: Caller;
  channel: BroadcastWay;
  message: string;
  audience: Audience;
  key: string;
  resendOf: number | null;
}

/**
 * Broadcasts (rules 175 to 177): decides who gets one, writes it only once, decides just before sending which
 * messages still leave, and stops it or sends it again to those whom it missed. Delivery calls it as the
 * {@link BroadcastGate}.
 */
@Injectable()
export class BroadcastsService extends BroadcastGate {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly quiet: QuietTimes,
    private readonly database: Database,
    private readonly people: UserListService,
    private readonly events: EventsService,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly messages: BroadcastMessagesRepository,
    private readonly reader: BroadcastReaderService,
    private readonly repository: BroadcastsRepository,
  ) {
    super();
  }

  /**
   * Resolves an audience, which never includes more people than the list of people shows the caller (rules
   * 51, 93, 176).
   * @throws NOTHING_CHOSEN when people were chosen in no way at all, VALIDATION for a filter that the list
   * does not know, NOT_FOUND for an event out of reach
   */
  async audienceOf(caller: Caller, dto: AudienceDto, way: BroadcastWay): Promise<Audience> {
    const query = queryOf(dto);
    const filters = {
      ...readFilters(query, PEOPLE_FILTERS),
      ...(dto.user_ids && { user_ids: dto.user_ids }),
    };
    const reached = await this.people.idsOf(caller, { search: query.search, filters });
    const unticked = new Set(dto.unticked ?? []);
    const wanted = reached.filter((id) => !unticked.has(id));
    const named = dto.user_ids ? new Set(dto.user_ids.filter((id) => !unticked.has(id))).size : wanted.length;
    // a test is never urgent, even for an event's people
    const eventId = way === 'test' ? null : (filters.event_people?.eventId ?? null);
    const audience = await this.audienceAmong(wanted, way, {
      filters: keptFilters(query.filters, dto.user_ids),
      chosen: named,
      event_id: eventId,
    });
    return { ...audience, outOfReach: Math.max(0, named - wanted.length) };
  }

  /**
   * Returns until when such a message can wait during quiet hours (rule 100); null means that it does not
   * wait: a message to the people of a running event, other than an exercise, is sent at once.
   */
  async canWaitUntil({ event_id: eventId }: KeptAudience): Promise<Date | null> {
    return eventId !== null && (await this.events.isInEarnest(eventId)) ? null : ANY_MORNING;
  }

  /** Returns those of the given people who are recipients within reach, as for a broadcast. */
  private async audienceAmong(
    ids: readonly number[],
    way: BroadcastWay,
    kept: KeptAudience,
  ): Promise<Audience> {
    const judged = await this.repository.validate(ids, way);
    const leftOut = groupedBy(
      judged.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }])),
      ({ reason }) => reason,
    );
    return {
      kept,
      receivers: judged.flatMap(({ id, locale, channel, reason }) =>
        reason === null && channel !== null ? [{ id, locale, channel }] : [],
      ),
      leftOut: new Map([...leftOut].map(([reason, people]) => [reason, people.map(({ id }) => id)])),
      outOfReach: 0,
    };
  }

  /**
   * Writes a broadcast and its messages in one transaction. The same key, or the same text to the same people
   * within ten minutes, means the same broadcast: it is returned and nothing is sent again.
   * @throws NOBODY_TO_WRITE_TO
   */
  async send(caller: Caller, dto: SendMessageDto, header: string | undefined): Promise<BroadcastSent> {
    const audience = await this.audienceOf(caller, dto, dto.type);
    const key = dto.idempotency_key || header?.trim().slice(0, LIMITS.textMax) || randomUUID();
    return this.write({
      caller,
      channel: dto.type,
      message: dto.message,
      audience,
      key: `k:${key}`,
      resendOf: null,
    });
  }

  /**
   * Withdraws all unsent messages; stopping a finished broadcast changes nothing.
   * @throws NOT_FOUND
   */
  async stop(caller: Caller, id: number): Promise<void> {
    await this.reader.require(caller, id);
    await this.database.transaction(async () => {
      await this.repository.lock(id);
      await this.repository.stop(id, this.clock.now());
      await this.messages.stop(id, STOPPED);
    });
    await this.reader.count([id]);
  }

  /**
   * Sends a broadcast again to the people whom it did not reach, as a new broadcast that refers to the first.
   * @throws NOT_FOUND, NOBODY_TO_WRITE_TO
   */
  async resend(caller: Caller, id: number): Promise<BroadcastSent> {
    const broadcast = await this.reader.require(caller, id);
    const failed = await this.messages.failedReceivers(id);
    const reached =
      failed.length === 0
        ? []
        : await this.people.idsOf(caller, { search: '', filters: { user_ids: failed } });
    const { channel, message, audience } = broadcast;
    const found = await this.audienceAmong(reached, channel, { ...audience, chosen: failed.length });
    return this.write({
      caller,
      channel,
      message,
      audience: { ...found, outOfReach: failed.length - reached.length },
      key: `resend:${id}`,
      resendOf: id,
    });
  }

  private async write(wanted: Wanted): Promise<BroadcastSent> {
    const now = this.clock.now();
    const { caller, audience, key, resendOf } = wanted;
    const contentHash = hashOf(wanted);
    return this.database.transaction(async (tx) => {
      // a resend locks the first broadcast, because two members of staff may press the button at once
      if (resendOf === null) await this.repository.lockSender(caller.userId);
      else await this.repository.lock(resendOf);
      const before =
        resendOf === null
          ? await this.repository.sentBefore(
              caller.userId,
              key,
              contentHash,
              addSeconds(now, -LIMITS.broadcastOnceMinutes * MINUTE),
            )
          : await this.repository.resendOf(resendOf);
      if (before)
        return {
          id: before.id,
          receivers: before.receivers,
          is_new: false,
          starts_at: before.startsAt.toISOString(),
        };
      if (audience.receivers.length === 0) return fail('NOBODY_TO_WRITE_TO', { field: 'user_ids' });
      return this.insert(tx, wanted, contentHash, now);
    });
  }

  private async insert(
    tx: Tx,
    { caller, channel, message, audience, key, resendOf }: Wanted,
    contentHash: Buffer,
    now: Date,
  ): Promise<BroadcastSent> {
    const { kept } = audience;
    const startsAt = this.quiet.leavesAt(now, await this.canWaitUntil(kept));
    const leftOut = leftOutCounts(audience);
    const broadcast = {
      senderId: caller.userId,
      channel,
      message,
      audience: kept,
      requestKey: key,
      contentHash,
      resendOf,
      leftOut,
      createdAt: now,
      startsAt,
    };
    const id = await this.repository.insert({ ...broadcast, receivers: audience.receivers.length });
    const receivers = await this.messages.insert({
      broadcastId: id,
      message,
      receivers: audience.receivers,
      eventId: kept.event_id,
      startsAt,
      now,
    });
    await this.repository.saveReceivers(id, receivers);
    await tx.signal(broadcastWritten, { broadcastId: id });
    return { id, receivers, is_new: true, starts_at: startsAt.toISOString() };
  }

  /** Returns the broadcasts in whose text a search term occurs, in upper or lower case. */
  saying(search: string): Promise<number[]> {
    return this.repository.saying(search);
  }

  /**
   * Checks messages again just before they are sent (rule 177), against opt-outs since then and stopped
   * broadcasts.
   */
  async validate(due: readonly DueNotification[]): Promise<GateAnswer> {
    const stopped = await this.repository.stoppedAmong([
      ...new Set(due.flatMap(({ broadcastId }) => broadcastId ?? [])),
    ]);
    const refused = new Map<number, string>();
    const ways = new Map<number, WayOut>();
    for (const channel of CHANNELS) {
      const ofChannel = due.filter((one) => one.channel === channel);
      if (ofChannel.length === 0) continue;
      const open = await this.openTo(
        channel,
        ofChannel.flatMap(({ receiverId }) => receiverId ?? []),
      );
      for (const { id, receiverId, broadcastId } of ofChannel) {
        const way = receiverId === null ? undefined : open.get(receiverId);
        if (broadcastId !== null && stopped.has(broadcastId)) refused.set(id, STOPPED);
        else if (receiverId === null) refused.set(id, ERASED);
        else if (way === undefined) refused.set(id, UNSUBSCRIBED);
        else ways.set(id, way);
      }
    }
    return { refused, ways };
  }

  /**
   * Returns the people who may still get a broadcast through a channel, each with an opt-out link; in a call,
   * a key on the phone replaces the link.
   */
  private async openTo(
    channel: (typeof CHANNELS)[number],
    userIds: readonly number[],
  ): Promise<Map<number, WayOut>> {
    if (channel !== 'call') {
      const codes = await this.subscriptions.openCodes(userIds, channel);
      return new Map([...codes].map(([id, code]) => [id, wayOutOf(this.config.publicUrl, channel, code)]));
    }
    const refused = await this.subscriptions.refusedAny(userIds);
    return new Map(userIds.filter((id) => !refused.has(id)).map((id) => [id, NO_LINK]));
  }
}

function leftOutCounts({ leftOut, outOfReach }: Audience): Partial<Record<LeftOutReason, number>> {
  const counts: Partial<Record<LeftOutReason, number>> = outOfReach > 0 ? { out_of_reach: outOfReach } : {};
  for (const [reason, ids] of leftOut) counts[reason] = ids.length;
  return counts;
}

/** Returns the same hash for the same text, channel and people, in any order. */
function hashOf({ channel, message, audience }: Wanted): Buffer {
  const ids = audience.receivers.map(({ id }) => id);
  return createHash('sha256')
    .update(`${channel}\n${message.trim()}\n${ids.join(',')}`)
    .digest();
}

/** Filters that choose people rather than narrow a list. */
const PICKED: readonly string[] = ['user_ids', 'id', 'event_people', 'figure'];

/** A filter's name in its plain spelling. */
function plainName(name: string): string {
  return name.trim().toLowerCase().replace(/\[\]$/, '');
}

/** Returns the query for the list of people. */
function queryOf({ user_ids: ids, filters, search }: AudienceDto): ListQuery {
  const read = readListQuery({ search: search ?? '', filters: filters ?? {} });
  if (ids === undefined && filters === undefined && !search)
    return fail('NOTHING_CHOSEN', { field: 'user_ids' });
  // choosing nobody must not mean everybody
  const emptied = Object.keys(filters ?? {}).some(
    (name) => PICKED.includes(plainName(name)) && !Object.hasOwn(read.filters, plainName(name)),
  );
  if (emptied) return fail('NOTHING_CHOSEN', { field: 'user_ids' });
  if (ids?.length === 0) return fail('NOTHING_CHOSEN', { field: 'user_ids' });
  return read;
}

/** Shortens a long list of ids for the record; the message log has every recipient. */
function keptFilters(
  given: ListQuery['filters'],
  ids: readonly number[] | undefined,
): KeptAudience['filters'] {
  const filters: ListQuery['filters'] = ids === undefined ? given : { ...given, user_ids: ids.map(String) };
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value.slice(0, LIMITS.textMax)]),
  );
}
