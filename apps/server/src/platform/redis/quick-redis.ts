import { Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import type { Redis } from 'ioredis';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Log } from '../logging/log.js';
import { SteadyRedis } from './steady-redis.js';

/** The longest time that anything waits for Redis, in milliseconds. */
const PATIENCE_MS = 200;
/** How long nothing asks Redis after it did not answer, in milliseconds. */
const REST_MS = 5000;

/**
 * Redis as a part that may be away. Nothing waits for it longer than 200 ms; once it did not answer, nothing
 * asks it for five seconds. So every use has something else to do instead (docs/adr/0051).
 */
@Injectable()
export class QuickRedis implements OnApplicationShutdown {
  private readonly redis: SteadyRedis | null;
  private readonly breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(1),
  });
  private readonly policy = wrap(this.breaker, timeout(PATIENCE_MS, TimeoutStrategy.Aggressive));

  constructor(@Inject(CONFIG) config: Pick<AppConfig, 'redisUrl'>, log: Log) {
    this.redis = config.redisUrl
      ? new SteadyRedis(config.redisUrl, {
          enableOfflineQueue: false,
          autoResendUnfulfilledCommands: false,
        })
      : null;
    // each failed attempt to connect is an error event; the breaker says once that Redis is away
    this.redis?.on('error', () => undefined);
    this.breaker.onBreak((cause) => log.error('Redis is away', 'error' in cause ? cause.error : null));
    this.breaker.onReset(() => log.info('Redis is back'));
  }

  /** Whether this installation has a Redis at all. */
  get isUsed(): boolean {
    return this.redis !== null;
  }

  /** Asks Redis; does something else instead if there is none, or if it does not answer in time. */
  async ask<T>(question: (redis: Redis) => Promise<T>, instead: () => Promise<T>): Promise<T> {
    const answer = await this.attempt(question);
    return answer ? answer.value : instead();
  }

  /** Asks Redis; returns null if there is none, or if it does not answer in time. */
  async attempt<T>(question: (redis: Redis) => Promise<T>): Promise<{ value: T } | null> {
    const { redis } = this;
    return redis && this.patiently(() => question(redis));
  }

  /** Does work that needs Redis; returns null if it did not end in time, or was not begun. */
  async patiently<T>(work: () => Promise<T>): Promise<{ value: T } | null> {
    try {
      return { value: await this.policy.execute(work) };
    } catch {
      return null;
    }
  }

  onApplicationShutdown(): void {
    this.redis?.endAll();
  }
}

@Global()
@Module({ providers: [QuickRedis], exports: [QuickRedis] })
export class RedisModule {}
