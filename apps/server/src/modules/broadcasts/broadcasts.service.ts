import { createHash, randomUUID } from 'node:crypto';
import type { BroadcastSent } from '@karov/api-client';
import { type BroadcastWay, type LeftOutReason, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { BroadcastMessagesRepository, NotificationsService } from '../notifications/index.js';
import { UserListService } from '../user-management/index.js';
import { type Audience, AudienceService } from './audience.service.js';
import { STOPPED } from './broadcast-gate-keeper.service.js';
import { BroadcastReaderService } from './broadcast-reader.service.js';
import type { SendMessageDto } from './broadcasts.dto.js';
import { BroadcastsRepository } from './broadcasts.repository.js';

const MINUTE = 60;

/** The content and the receivers. */
interface Wanted {
  caller: Caller;
  channel: BroadcastWay;
  message: string;
  audience: Audience;
  key: string;
  resendOf: number | null;
}

/** Sends broadcasts, each once, stops them, and resends what failed (rules 175 to 177). */
@Injectable()
export class BroadcastsService {
  constructor(
    private readonly clock: Clock,
    private readonly quiet: QuietTimes,
    private readonly database: Database,
    private readonly audiences: AudienceService,
    private readonly people: UserListService,
    private readonly notifications: NotificationsService,
    private readonly messages: BroadcastMessagesRepository,
    private readonly reader: BroadcastReaderService,
    private readonly repository: BroadcastsRepository,
  ) {}

  /**
   * Writes a broadcast and its messages in one transaction. The same key, or the same words to the same
   * people within ten minutes, is the same broadcast: it is returned and nothing is sent again. @throws
   * NOBODY_TO_WRITE_TO
   */
  async send(caller: Caller, dto: SendMessageDto, header: string | undefined): Promise<BroadcastSent> {
    const audience = await this.audiences.of(caller, dto, dto.type);
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

  /** Takes back all unsent messages; stopping a finished broadcast changes nothing. @throws NOT_FOUND */
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
   * Sends a broadcast again to the people whom it did not reach, as a new broadcast that names the first.
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
    const found = await this.audiences.ofPeople(reached, channel, { ...audience, chosen: failed.length });
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
      // a resend locks the first broadcast, since two members of staff may press
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
    const startsAt = this.quiet.leavesAt(now, await this.audiences.canWaitUntil(kept));
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
    const receivers = await this.notifications.writeBroadcast(tx, {
      broadcastId: id,
      message,
      receivers: audience.receivers,
      eventId: kept.event_id,
      startsAt,
      now,
    });
    await this.repository.saveReceivers(id, receivers);
    return { id, receivers, is_new: true, starts_at: startsAt.toISOString() };
  }
}

function leftOutCounts({ leftOut, outOfReach }: Audience): Partial<Record<LeftOutReason, number>> {
  const counts: Partial<Record<LeftOutReason, number>> = outOfReach > 0 ? { out_of_reach: outOfReach } : {};
  for (const [reason, ids] of leftOut) counts[reason] = ids.length;
  return counts;
}

/** The same hash for the same words by the same channel to the same people, in any order. */
function hashOf({ channel, message, audience }: Wanted): Buffer {
  const ids = audience.receivers.map(({ id }) => id);
  return createHash('sha256')
    .update(`${channel}\n${message.trim()}\n${ids.join(',')}`)
    .digest();
}
