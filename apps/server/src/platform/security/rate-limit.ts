import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Clock } from '../clock/clock.js';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { RateLimitsRepository } from './rate-limits.repository.js';

/**
 * Counts uses within fixed time windows, shared by all processes: in PostgreSQL or, with `REDIS_URL`, in
 * Redis.
 */
@Injectable()
export class RateLimit {
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) config: AppConfig,
    private readonly kept: RateLimitsRepository,
    private readonly clock: Clock,
  ) {
    this.redis = config.redisUrl ? new Redis(config.redisUrl) : null;
  }

  /** Counts one more use of a key and returns the number of uses in the current window. */
  async hit(key: string, windowSeconds: number): Promise<number> {
    const { slot, window } = this.windowOf(key, windowSeconds);
    return this.redis
      ? this.hitRedis(this.redis, slot, windowSeconds)
      : this.kept.add(slot, new Date((window + 1) * windowSeconds * 1000));
  }

  /** Returns the number of uses of a key in the current window, without counting another. */
  async count(key: string, windowSeconds: number): Promise<number> {
    const { slot } = this.windowOf(key, windowSeconds);
    return this.redis ? Number((await this.redis.get(`limit:${slot}`)) ?? 0) : this.kept.count(slot);
  }

  /** Resets the count of a key in the current window. */
  async forget(key: string, windowSeconds: number): Promise<void> {
    const { slot } = this.windowOf(key, windowSeconds);
    if (this.redis) await this.redis.del(`limit:${slot}`);
    else await this.kept.forget(slot);
  }

  private windowOf(key: string, windowSeconds: number): { slot: string; window: number } {
    const window = Math.floor(this.clock.now().getTime() / 1000 / windowSeconds);
    return { slot: `${key}:${windowSeconds}:${window}`, window };
  }

  private async hitRedis(redis: Redis, slot: string, windowSeconds: number): Promise<number> {
    const [count] =
      (await redis
        .multi()
        .incr(`limit:${slot}`)
        .expire(`limit:${slot}`, windowSeconds * 2)
        .exec()) ?? [];
    return Number(count?.[1] ?? 0);
  }

  /** Deletes windows that have ended. */
  async sweep(): Promise<void> {
    await this.kept.forgetEnded(this.clock.now());
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

@Global()
@Module({ providers: [RateLimit, RateLimitsRepository], exports: [RateLimit] })
export class RateLimitModule {}
