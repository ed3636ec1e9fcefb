import { Redis } from 'ioredis';
import pg from 'pg';
import { SteadyClient } from '../database/steady-client.js';

/**
 * Where BullMQ keeps its tables in PostgreSQL; its own name for it, since it is not asked for another where
 * it gets connections that are open.
 */
export const QUEUE_SCHEMA = 'bullmq';

/** For one queue or worker; a worker holds one of them to listen. */
const CONNECTIONS = 5;
/** How long a connection may be silent before it counts as gone. */
const KEEP_ALIVE_MS = 10_000;

/** The parts of BullMQ's queues and workers that are used while they open. */
interface Opening {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/** A queue or a worker that has reached its engine, and its end. */
export interface Opened<T> {
  it: T;
  close(): Promise<void>;
}

/** The connections of BullMQ's queues and workers: to PostgreSQL or, with its address, to Redis. */
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
   * Opens a queue or a worker. BullMQ remembers for good that it could not reach PostgreSQL when it began, so
   * a queue or worker that could not is closed; Redis is waited for. @throws when PostgreSQL is away; another
   * try is another opening
   */
  async open<T extends Opening>(make: (connection: Redis | pg.Pool) => T): Promise<Opened<T>> {
    if (this.redis) {
      const it = make(this.redis);
      return { it, close: () => it.close() };
    }
    // The connections of this pool have no error listener while they start: one that is cut then would end
    // the process.
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

  /** Lets go of Redis, once all that was opened is closed. */
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
