import type { OwnData } from '@karov/api-client';
import { BROADCAST_CHANNELS, type BroadcastChannel, linkCodeOf } from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { Signals } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { receiverOptedOut } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** For each channel, whether broadcasts are still sent. */
export type Subscriptions = Record<BroadcastChannel, boolean>;

/** Subscriptions to broadcasts, and the links that end them (rules 31, 126). */
@Injectable()
export class SubscriptionsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: SubscriptionsRepository,
    private readonly crypto: Crypto,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    private readonly signals: Signals,
    private readonly users: UsersRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(
      receiverOptedOut,
      async ({ userId }) => void (await this.textsWanted(userId, false)),
    );
  }

  /** The channels through which a person no longer wants broadcasts; usually none. */
  refused(userId: number): Promise<BroadcastChannel[]> {
    return this.repository.refused(userId);
  }

  /**
   * Ends or restarts broadcasts by SMS for a person who asked for it in writing, or whose provider reports
   * it, in the transaction that received it. It applies to everybody who shares the number, because the
   * opt-out is for the number itself (rule 238). Returns true if anything changed.
   */
  async textsWanted(userId: number, isWanted: boolean): Promise<boolean> {
    const person = await this.users.accountById(userId);
    const sharers = person ? await this.users.accountsByPhone(person.phone) : [];
    let isChanged = false;
    for (const id of new Set([userId, ...sharers.map((sharer) => sharer.id)])) {
      if ((await this.repository.refused(id)).includes('sms') !== isWanted) continue;
      await this.write(id, { sms: isWanted }, userId);
      isChanged = true;
    }
    return isChanged;
  }

  /** Whether the owner of a code is still subscribed. Asking changes nothing (rule 29). */
  async stateOf(channel: BroadcastChannel, code: string): Promise<boolean> {
    return (await this.holder(channel, code)).isSubscribed;
  }

  /** Ends broadcasts for the owner of a code; a second press changes nothing. */
  async unsubscribe(channel: BroadcastChannel, code: string): Promise<void> {
    const holder = await this.holder(channel, code);
    if (holder.isSubscribed) await this.save(holder.userId, { [channel]: false }, null);
  }

  /** A person's current subscriptions. */
  async of(userId: number): Promise<Subscriptions> {
    const refused = await this.repository.refused(userId);
    return { sms: !refused.includes('sms'), email: !refused.includes('email') };
  }

  /** A person's subscriptions with the time of the last choice, for the download of their data. */
  async choicesOf(userId: number): Promise<OwnData['messages_to_many']> {
    const choices = await this.repository.choices(userId);
    return BROADCAST_CHANNELS.map((channel) => {
      const choice = choices.find((one) => one.channel === channel);
      return {
        channel,
        is_wanted: choice?.isSubscribed ?? true,
        changed_at: choice?.changedAt?.toISOString() ?? null,
      };
    });
  }

  /** Stores the given choices in one transaction, with an entry in the audit log. */
  async save(userId: number, change: Partial<Subscriptions>, actorId: number | null): Promise<void> {
    await this.database.transaction(() => this.write(userId, change, actorId));
  }

  private async write(userId: number, change: Partial<Subscriptions>, actorId: number | null): Promise<void> {
    for (const channel of BROADCAST_CHANNELS) {
      const isSubscribed = change[channel];
      if (isSubscribed === undefined) continue;
      await this.repository.save(
        userId,
        channel,
        this.crypto.hashLinkCode(this.repository.codeOf(userId, channel)),
        isSubscribed,
        this.clock.now(),
      );
    }
    await this.activity.record([
      { subjectType: 'user', subjectId: userId, actorId, action: 'subscriptions_changed', newValues: change },
    ]);
  }

  private async holder(
    channel: BroadcastChannel,
    code: string,
  ): Promise<{ userId: number; isSubscribed: boolean }> {
    const holder = await this.repository.byCode(channel, this.crypto.hashLinkCode(linkCodeOf(code)));
    return holder ?? fail('LINK_INVALID', { field: 'id' });
  }
}
