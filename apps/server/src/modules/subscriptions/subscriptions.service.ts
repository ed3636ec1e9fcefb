import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BROADCAST_CHANNELS, type BroadcastChannel } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { Signals } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { personErased } from '../users/index.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** For each channel whether messages to many still come. */
export type Subscriptions = Record<BroadcastChannel, boolean>;

/** Messages to many: who still wants them, and the links by which they are ended (rule 126, rule 31). */
@Injectable()
export class SubscriptionsService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: SubscriptionsRepository,
    private readonly crypto: Crypto,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    private readonly signals: Signals,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId }) => this.repository.forget(tx, userId));
  }

  /** The page on which a person ends messages to many by a channel; always the same for the same person and channel. */
  async unsubscribeUrl(userId: number, channel: BroadcastChannel): Promise<string> {
    const code = this.codeOf(userId, channel);
    await this.repository.remember(userId, channel, this.crypto.hashLinkCode(code));
    return `${this.config.publicUrl}/unsubscribe/${channel}/${code}`;
  }

  /** Whether the holder of a code is still subscribed. Asking changes nothing (rule 29). */
  async stateOf(channel: BroadcastChannel, code: string): Promise<boolean> {
    return (await this.holder(channel, code)).isSubscribed;
  }

  /** Ends messages to many for the holder of a code; a second press changes nothing. */
  async unsubscribe(channel: BroadcastChannel, code: string): Promise<void> {
    const holder = await this.holder(channel, code);
    if (holder.isSubscribed) await this.save(holder.userId, { [channel]: false }, null);
  }

  /** What a person still gets. */
  async of(userId: number): Promise<Subscriptions> {
    const refused = await this.repository.refused(userId);
    return { sms: !refused.includes('sms'), email: !refused.includes('email') };
  }

  /** Sets what is named, in one transaction; the change is in the audit log. */
  async save(userId: number, change: Partial<Subscriptions>, actorId: number | null): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const channel of BROADCAST_CHANNELS) {
        const isSubscribed = change[channel];
        if (isSubscribed === undefined) continue;
        await this.repository.save(tx, userId, channel, this.crypto.hashLinkCode(this.codeOf(userId, channel)), isSubscribed, this.clock.now());
      }
      await this.activity.record(tx, [{ subjectType: 'user', subjectId: userId, actorId, action: 'subscriptions_changed', newValues: change }]);
    });
  }

  private async holder(channel: BroadcastChannel, code: string): Promise<{ userId: number; isSubscribed: boolean }> {
    const holder = await this.repository.byCode(channel, this.crypto.hashLinkCode(code));
    return holder ?? fail('LINK_INVALID', { field: 'id' });
  }

  private codeOf(userId: number, channel: BroadcastChannel): string {
    return this.crypto.deriveLinkCode(`unsubscribe|${channel}|${userId}`);
  }
}
