import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import pg from 'pg';
import { STEADY, SteadyClient } from '../database/steady-client.js';
import { SteadyRedis } from '../redis/steady-redis.js';

/**
 * BullMQ's schema in PostgreSQL. This is BullMQ's default name, because it ignores other names when it is
 * given a pool of open connections.
 */
export const QUEUE_SCHEMA = 'bullmq';

/** The number of connections of one queue or worker; a worker uses one of them to listen. */
const CONNECTIONS = 5;
/** How long the end of this process waits for Redis to say goodbye. */
const GOODBYE_MS = 3000;

/** The parts of BullMQ's queues and workers that are used while they open. */
interface Opening {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/** A queue or worker that is connected, and the function that shuts it down. */
export interface Opened<T> {
  it: T;
  close(): Promise<void>;
}

/**
 * The connections of BullMQ's queues and workers: to PostgreSQL or, if the address of Redis is set, to Redis.
 */
export class BullConnections {
  private readonly redis: SteadyRedis | null;

  constructor(
    private readonly databaseUrl: string,
    redisUrl: string | null,
    private readonly onLoss: (error: Error) => void,
  ) {
    this.redis = redisUrl ? new SteadyRedis(redisUrl, { maxRetriesPerRequest: null }) : null;
    this.redis?.on('error', onLoss);
  }

  /**
   * Opens a queue or a worker. In BullMQ, one that cannot reach PostgreSQL at its start never recovers, so it
   * is closed; connections to Redis wait.
   * @throws when PostgreSQL is down; another try opens a new queue or worker
   */
  async open<T extends Opening>(make: (connection: Redis | pg.Pool) => T): Promise<Opened<T>> {
    if (this.redis) {
      const it = make(this.redis);
      return { it, close: () => closeInTime(it) };
    }
    // The connections of this pool have no error listener while they start: if one is cut at that time, it
    // would end the process.
    const pool = this.pool();
    const it = make(pool);
    const close = async () => {
      await it.close();
      await pool.end();
    };
    try {
      await it.waitUntilReady();
    } catch (error) {
      await close();
      throw error;
    }
    return { it, close };
  }

  /** Closes the connection to Redis, after everything that was opened has been closed. */
  end(): void {
    this.redis?.endAll();
  }

  private pool(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.databaseUrl,
      options: `-c search_path=${QUEUE_SCHEMA}`,
      max: CONNECTIONS,
      ...STEADY,
      Client: SteadyClient,
    });
    pool.on('error', this.onLoss);
    return pool;
  }
}

/** Closes a queue or worker; without Redis BullMQ would wait until it is back, so its connections are cut later. */
async function closeInTime(it: Opening): Promise<void> {
  await Promise.race([it.close(), pause(GOODBYE_MS, undefined, { ref: false })]);
}
