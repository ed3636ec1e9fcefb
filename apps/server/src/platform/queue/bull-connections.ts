import { Redis } from 'ioredis';
import pg from 'pg';
import { SteadyClient } from '../database/steady-client.js';

/**
 * BullMQ's schema in PostgreSQL. This is BullMQ's default name, because it ignores other names when it is
 * given a pool of open connections.
 */
export const QUEUE_SCHEMA = 'bullmq';

/** The number of connections of one queue or worker; a worker uses one of them to listen. */
const CONNECTIONS = 5;
/** How long a connection may be silent before it counts as lost. */
const KEEP_ALIVE_MS = 10_000;

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
  private readonly redis: Redis | null;

  constructor(
    private readonly databaseUrl: string,
    redisUrl: string | null,
    private readonly onLoss: (error: Error) => void,
  ) {
    this.redis = redisUrl ? new Redis(redisUrl, { maxRetriesPerRequest: null }) : null;
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
      return { it, close: () => it.close() };
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
    this.redis?.disconnect();
  }

  private pool(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.databaseUrl,
      options: `-c search_path=${QUEUE_SCHEMA}`,
      max: CONNECTIONS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      Client: SteadyClient,
    });
    pool.on('error', this.onLoss);
    return pool;
  }
}
