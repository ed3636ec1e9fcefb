import { Global, Inject, Injectable, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, Queue, runMigrations, Worker, type JobsOptions, type PostgresPoolConfig } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { CONFIG } from '../config/config.module.js';
import type { AppConfig } from '../config/config.js';
import { Log } from '../logging/log.js';

/** The queues of the application. Few, because each costs connections. */
export type QueueName = 'notifications' | 'dispatch';

/** What a job carries: ids only; the handler reads the state again (architecture, "What must happen is a row"). */
export interface JobData {
  id: number;
  step?: number;
}

/** A nudge: what to do, under which key it stands once, and how long it waits. */
export interface Nudge {
  data: JobData;
  key: string;
  delayMs?: number;
  /** Goes before everything that is not urgent. */
  isUrgent?: boolean;
}

type Handler = (data: JobData) => Promise<void>;
type BulkJob = { name: string; data: JobData; opts: JobsOptions };

/** What is used of BullMQ's queue, the same on both engines. */
interface OpenQueue {
  addBulk(jobs: BulkJob[]): Promise<unknown>;
  check(): Promise<unknown>;
  close(): Promise<void>;
}

const SCHEMA = 'bullmq';
const JOB_OPTIONS: JobsOptions = { removeOnComplete: true, removeOnFail: 1000, attempts: 5, backoff: { type: 'exponential', delay: 1000 } };
const BULK_SIZE = 5000;
/** BullMQ's priority of what can wait; 0 goes first. */
const LATER = 10;

/** One queue interface over BullMQ, on PostgreSQL or, with `REDIS_URL`, on Redis. */
@Injectable()
export class Queues implements BeforeApplicationShutdown {
  private readonly queues = new Map<QueueName, OpenQueue>();
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly log: Log,
  ) {
    this.redis = config.redisUrl ? new Redis(config.redisUrl, { maxRetriesPerRequest: null }) : null;
    this.redis?.on('error', (error) => this.log.error('redis connection failed', error));
  }

  /** Puts nudges on a queue; a nudge whose key is already waiting is not doubled. */
  async add(name: QueueName, nudges: readonly Nudge[]): Promise<void> {
    for (let start = 0; start < nudges.length; start += BULK_SIZE) {
      await this.queue(name).addBulk(
        nudges.slice(start, start + BULK_SIZE).map((nudge) => ({
          name,
          data: nudge.data,
          opts: { ...JOB_OPTIONS, jobId: nudge.key, delay: Math.max(0, nudge.delayMs ?? 0), priority: nudge.isUrgent ? 0 : LATER },
        })),
      );
    }
  }

  /** Starts working on a queue in this process. The handler must be idempotent. */
  work(name: QueueName, concurrency: number, handler: Handler): void {
    const run = async (job: { data: JobData }) => handler(job.data);
    const worker = this.redis
      ? new Worker(name, run, { connection: this.redis, concurrency })
      : new Worker(name, run, { connection: this.postgres(), concurrency }, createPostgresBackend);
    const onError = (error: Error) => this.log.error('queue worker failed', error, { queue: name });
    const onFailed = (_job: unknown, error: Error) => this.log.error('job failed', error, { queue: name });
    worker.on('error', onError);
    worker.on('failed', onFailed);
    this.closers.push(() => worker.close());
  }

  /** Throws when the queue cannot be reached. */
  async check(): Promise<void> {
    await this.queue('notifications').check();
  }

  /** Lets running jobs finish while the database is still there, then lets go of the connections. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.closers.map((close) => close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis?.disconnect();
  }

  private queue(name: QueueName): OpenQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = this.redis
      ? new Queue(name, { connection: this.redis })
      : new Queue(name, { connection: this.postgres() }, createPostgresBackend);
    queue.on('error', (error: Error) => this.log.error('queue failed', error, { queue: name }));
    const open: OpenQueue = {
      addBulk: (jobs) => queue.addBulk(jobs),
      check: () => queue.getJobCounts('waiting'),
      close: () => queue.close(),
    };
    this.queues.set(name, open);
    return open;
  }

  private postgres(): PostgresPoolConfig {
    return { connectionString: this.config.databaseUrl, schema: SCHEMA, max: 4 };
  }
}

/** Brings BullMQ's own tables up to date; part of migrating the database. */
export async function migrateQueues(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}

@Global()
@Module({ providers: [Queues], exports: [Queues] })
export class QueueModule {}
