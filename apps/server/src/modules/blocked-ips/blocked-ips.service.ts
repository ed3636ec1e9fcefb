import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { callThrottled } from '../../platform/security/throttle.js';
import { Signals } from '../../platform/signals/signals.js';

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Why an address was blocked. */
type BlockReason = 'wrong_codes' | 'throttled';

/** Addresses that misuse the sign-in paths, and how they come to be blocked (decision 24). */
@Injectable()
export class BlockedIpsService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly limits: RateLimit,
    private readonly signals: Signals,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(callThrottled, ({ network, path, userId }) => this.countThrottled(network, path, userId));
  }

  /** @throws IP_BLOCKED while the address is blocked */
  async check(network: string): Promise<void> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM blocked_ips WHERE ip = $1 AND lifted_at IS NULL AND expires_at > $2 LIMIT 1',
      [network, this.clock.now()],
    );
    if (rows.length > 0) fail('IP_BLOCKED', { field: 'error' });
  }

  /** Counts a wrong code for somebody's phone; too many within ten minutes block the address. */
  async countWrongCode(network: string, path: string, userId: number | null): Promise<void> {
    const count = await this.limits.hit(`wrong-code:${network}`, TEN_MINUTES);
    if (count >= this.config.abuse.wrongCodes10Minutes) await this.block(network, path, userId, 'wrong_codes');
  }

  /** Counts a call that was refused for its frequency; too many within an hour block the address. */
  async countThrottled(network: string, path: string, userId: number | null): Promise<void> {
    const count = await this.limits.hit(`throttled:${network}`, HOUR);
    if (count >= this.config.abuse.throttledHour) await this.block(network, path, userId, 'throttled');
  }

  private async block(network: string, path: string, userId: number | null, reason: BlockReason): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await tx.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`block:${network}`]);
      await tx.manager.query(
        `INSERT INTO blocked_ips (ip, path, reason, user_id, created_at, expires_at)
         SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT 1 FROM blocked_ips WHERE ip = $1 AND lifted_at IS NULL AND expires_at > $5)`,
        [network, path, reason, userId, now, addSeconds(now, this.config.abuse.blockHours * HOUR)],
      );
    });
  }
}
