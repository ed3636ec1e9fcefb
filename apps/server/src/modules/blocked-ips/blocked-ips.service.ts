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
    this.signals.onAfter(callThrottled, ({ ip, path }) => this.countThrottled(ip, path));
  }

  /** @throws IP_BLOCKED while the address is blocked */
  async check(ip: string): Promise<void> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM blocked_ips WHERE ip = $1 AND lifted_at IS NULL AND expires_at > $2 LIMIT 1',
      [ip, this.clock.now()],
    );
    if (rows.length > 0) fail('IP_BLOCKED', { field: 'error' });
  }

  /** Counts a wrong code; too many within ten minutes block the address. */
  async countWrongCode(ip: string, path: string): Promise<void> {
    const count = await this.limits.hit(`wrong-code:${ip}`, TEN_MINUTES);
    if (count >= this.config.abuse.wrongCodes10Minutes) await this.block(ip, path, 'wrong_codes');
  }

  /** Counts a call that was refused for its frequency; too many within an hour block the address. */
  async countThrottled(ip: string, path: string): Promise<void> {
    const count = await this.limits.hit(`throttled:${ip}`, HOUR);
    if (count >= this.config.abuse.throttledHour) await this.block(ip, path, 'throttled');
  }

  private async block(ip: string, path: string, reason: BlockReason): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.query(
      `INSERT INTO blocked_ips (ip, path, reason, created_at, expires_at)
       SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM blocked_ips WHERE ip = $1 AND lifted_at IS NULL AND expires_at > $4)`,
      [ip, path, reason, now, addSeconds(now, this.config.abuse.blockHours * HOUR)],
    );
  }
}
