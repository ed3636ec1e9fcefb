import { DAY, HOUR } from '@karov/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { callThrottled } from '../../platform/security/throttle.js';
import { Signals } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { BlockedIpsRepository, type BlockReason, type PersonalBlock } from './blocked-ips.repository.js';

const TEN_MINUTES = 600;

/**
 * Blocks addresses that misuse the sign-in paths (rule 24). They are counted by network, which is the /64 for
 * IPv6.
 */
@Injectable()
export class BlockedIpsService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: BlockedIpsRepository,
    private readonly limits: RateLimit,
    private readonly signals: Signals,
    private readonly activity: ActivityService,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(callThrottled, ({ network, path, userId }) =>
      this.countThrottled(network, path, userId),
    );
  }

  /** Counts a wrong code for somebody's phone; too many within ten minutes block the network. */
  async countWrongCode(network: string, path: string, userId: number | null): Promise<void> {
    const count = await this.limits.hit(wrongCodesOf(network), TEN_MINUTES);
    if (count >= this.config.abuse.wrongCodes10Minutes)
      await this.block(network, path, userId, 'wrong_codes');
  }

  /**
   * Counts a call that was refused because calls were too frequent; too many within an hour block the
   * network.
   */
  async countThrottled(network: string, path: string, userId: number | null): Promise<void> {
    const count = await this.limits.hit(throttledOf(network), HOUR);
    if (count >= this.config.abuse.throttledHour) await this.block(network, path, userId, 'throttled');
  }

  /** Lifts the blocks of a network and resets its counts; returns false when it was not blocked. */
  async lift(network: string, actorId: number): Promise<boolean> {
    const ids = await this.repository.lift(network, this.clock.now());
    await this.activity.record(
      ids.map((id) => ({ subjectType: 'blocked_ip', subjectId: id, actorId, action: 'unblocked' })),
    );
    await this.limits.forget(wrongCodesOf(network), TEN_MINUTES);
    await this.limits.forget(throttledOf(network), HOUR);
    return ids.length > 0;
  }

  /** The active blocks because of these people, oldest first. */
  of(userIds: readonly number[]): Promise<PersonalBlock[]> {
    return this.repository.of(userIds, this.clock.now());
  }

  /** Lifts the blocks caused by wrong codes for a person's phone. */
  async liftOf(userId: number, actorId: number): Promise<void> {
    for (const network of await this.repository.networksOf(userId, this.clock.now()))
      await this.lift(network, actorId);
  }

  private async block(
    network: string,
    path: string,
    userId: number | null,
    reason: BlockReason,
  ): Promise<void> {
    const now = this.clock.now();
    const expiresAt = addSeconds(now, this.config.abuse.blockHours * HOUR);
    await this.database.transaction(() =>
      this.repository.block({ network, path, userId, reason, now, expiresAt }, addSeconds(now, -DAY)),
    );
  }
}

function wrongCodesOf(network: string): string {
  return `wrong-code:${network}`;
}

function throttledOf(network: string): string {
  return `throttled:${network}`;
}
