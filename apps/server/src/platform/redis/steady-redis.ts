import { Redis, type RedisOptions } from 'ioredis';

/** How long a connection may be silent before the network is asked whether it still exists. */
const KEEP_ALIVE_MS = 10_000;
/** How long an answer may take; longer than the longest wait that BullMQ and the socket adapter ask for. */
const SILENCE_MS = 20_000;

/**
 * A connection to Redis, and those that libraries derive from it. One that was silently lost, so that neither
 * side was told, is destroyed and opened anew.
 */
export class SteadyRedis extends Redis {
  private readonly derived: Redis[] = [];

  constructor(url: string, options: RedisOptions = {}) {
    super(url, {
      keepAlive: KEEP_ALIVE_MS,
      socketTimeout: SILENCE_MS,
      // ioredis tells its own name before it asks whether Redis is ready; on a busy machine a subscription gets in
      // between, the question is refused on a connection that listens, and what waits fails with it
      disableClientInfo: true,
      ...options,
    });
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const connection = super.duplicate(override);
    this.derived.push(connection);
    return connection;
  }

  /** Ends all of them at once; their libraries would wait for answers, which never come without Redis. */
  endAll(): void {
    for (const connection of [this, ...this.derived]) {
      connection.disconnect();
      letGo(Reflect.get(connection, 'socketTimeoutTimer'));
    }
  }
}

/** Keeps ioredis's timer, which outlives its connection, from keeping the process alive. */
function letGo(timer: unknown): void {
  if (isTimer(timer)) timer.unref();
}

function isTimer(value: unknown): value is NodeJS.Timeout {
  return value instanceof Object && 'unref' in value;
}
