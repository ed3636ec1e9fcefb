import { Global, Injectable, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Clock } from '../clock/clock.js';
import { QuickRedis } from '../redis/quick-redis.js';
import { RateLimitsRepository } from './rate-limits.repository.js';

/**
 * Counts uses within fixed time windows, shared by all processes: in PostgreSQL or, with `REDIS_URL`, in
 * Redis. While Redis is away, uses are counted in PostgreSQL: a window that begins in one and ends in the other
 * allows at most twice as many.
 */
@Injectable()
export class RateLimit {
  constructor(
    private readonly redis: QuickRedis,
    private readonly kept: RateLimitsRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts one more use of a key and returns the number of uses in the current window. */
  async hit(key: string, windowSeconds: number): Promise<number> {
    const { slot, window } = this.windowOf(key, windowSeconds);
    return this.redis.ask(
      (redis) => hitIn(redis, slot, windowSeconds),
      () => this.kept.add(slot, new Date((window + 1) * windowSeconds * 1000)),
    );
  }

  /** Returns the number of uses of a key in the current window, without counting another. */
  async count(key: string, windowSeconds: number): Promise<number> {
    const { slot } = this.windowOf(key, windowSeconds);
    return this.redis.ask(
      async (redis) => Number((await redis.get(keyOf(slot))) ?? 0),
      () => this.kept.count(slot),
    );
  }

  /** Resets the count of a key in the current window. */
  async forget(key: string, windowSeconds: number): Promise<void> {
    const { slot } = this.windowOf(key, windowSeconds);
    await this.redis.attempt((redis) => redis.del(keyOf(slot)));
    await this.kept.forget(slot);
  }

  private windowOf(key: string, windowSeconds: number): { slot: string; window: number } {
    const window = Math.floor(this.clock.now().getTime() / 1000 / windowSeconds);
    return { slot: `${key}:${windowSeconds}:${window}`, window };
  }

  /** Deletes windows that have ended. */
  async sweep(): Promise<void> {
    await this.kept.forgetEnded(this.clock.now());
  }
}

const keyOf = (slot: string): string => `limit:${slot}`;

/** @throws when Redis refuses, say because its memory is full: a use that is not counted would be free */
async function hitIn(redis: Redis, slot: string, windowSeconds: number): Promise<number> {
  const [counted] =
    (await redis
      .multi()
      .incr(keyOf(slot))
      .expire(keyOf(slot), windowSeconds * 2)
      .exec()) ?? [];
  const [refusal, count] = counted ?? [];
  if (refusal || typeof count !== 'number') throw refusal ?? new Error('Redis did not count');
  return count;
}

@Global()
@Module({ providers: [RateLimit, RateLimitsRepository], exports: [RateLimit] })
export class RateLimitModule {}
