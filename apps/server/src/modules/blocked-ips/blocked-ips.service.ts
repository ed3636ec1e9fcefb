import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { callThrottled } from '../../platform/security/throttle.js';
import { Signals } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { BlockedIpsRepository, type BlockReason } from './blocked-ips.repository.js';

const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;
const KEEP_SECONDS = 90 * DAY;

/**
 * Addresses that misuse the sign-in paths, and their blocks (rule 24). They are counted by network: the /64
 * for IPv6.
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

  /** @throws IP_BLOCKED while the network is blocked */
  async check(network: string): Promise<void> {
    if (await this.repository.isBlocked(network, this.clock.now())) fail('IP_BLOCKED', { field: 'error' });
  }

  /** Counts a wrong code for somebody's phone; too many within ten minutes block the network. */
  async countWrongCode(network: string, path: string, userId: number | null): Promise<void> {
    const count = await this.limits.hit(wrongCodesOf(network), TEN_MINUTES);
    if (count >= this.config.abuse.wrongCodes10Minutes)
      await this.block(network, path, userId, 'wrong_codes');
  }

  /** Counts a call that was refused for its rate; too many within an hour block the network. */
  async countThrottled(network: string, path: string, userId: number | null): Promise<void> {
    const count = await this.limits.hit(throttledOf(network), HOUR);
    if (count >= this.config.abuse.throttledHour) await this.block(network, path, userId, 'throttled');
  }

  /**
   * Notes that an admin works from a network: it is not blocked for a day, so that admins do not lock
   * themselves out.
   */
  noteAdmin(network: string): Promise<void> {
    return this.repository.noteAdmin(network, this.clock.now());
  }

  /** Lifts the blocks of a network and restarts its counts; false when it was not blocked. */
  async lift(network: string, actorId: number): Promise<boolean> {
    const ids = await this.repository.lift(network, this.clock.now());
    await this.activity.record(
      ids.map((id) => ({ subjectType: 'blocked_ip', subjectId: id, actorId, action: 'unblocked' })),
    );
    await this.limits.forget(wrongCodesOf(network), TEN_MINUTES);
    await this.limits.forget(throttledOf(network), HOUR);
    return ids.length > 0;
  }

  /** Lifts the blocks caused by codes for a person's phone. */
  async liftOf(userId: number, actorId: number): Promise<void> {
    for (const network of await this.repository.networksOf(userId, this.clock.now()))
      await this.lift(network, actorId);
  }

  /** Deletes blocks that ended long ago. */
  sweep(): Promise<void> {
    return this.repository.forgetBefore(addSeconds(this.clock.now(), -KEEP_SECONDS));
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
