import { Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, Queue, runMigrations, Worker, type JobsOptions } from 'bullmq';
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
}

type Handler = (data: JobData) => Promise<void>;
type AnyQueue = Pick<Queue<JobData>, 'addBulk' | 'close' | 'on' | 'getJobCounts' | 'waitUntilReady'>;
type AnyWorker = Pick<Worker<JobData>, 'close' | 'on' | 'waitUntilReady'>;

const SCHEMA = 'bullmq';
const JOB_OPTIONS: JobsOptions = { removeOnComplete: true, removeOnFail: 1000, attempts: 5, backoff: { type: 'exponential', delay: 1000 } };
const BULK_SIZE = 5000;

/** One queue interface over BullMQ, on PostgreSQL or, with `REDIS_URL`, on Redis. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<QueueName, AnyQueue>();
  private readonly workers: AnyWorker[] = [];
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
          opts: { ...JOB_OPTIONS, jobId: nudge.key, delay: Math.max(0, nudge.delayMs ?? 0) },
        })),
      );
    }
  }

  /** Starts working on a queue in this process. The handler must be idempotent. */
  work(name: QueueName, concurrency: number, handler: Handler): void {
    const run = async (job: { data: JobData }) => handler(job.data);
    const worker: AnyWorker = this.redis
      ? new Worker<JobData>(name, run, { connection: this.redis, concurrency })
      : new Worker<JobData, void, string, unknown, ReturnType<typeof createPostgresBackend>, PostgresConnection>(
          name, run, { connection: this.postgres(), concurrency }, createPostgresBackend,
        );
    worker.on('error', (error: Error) => this.log.error('queue worker failed', error, { queue: name }));
    worker.on('failed', (_job, error) => this.log.error('job failed', error, { queue: name }));
    this.workers.push(worker);
  }

  /** Throws when the queue cannot be reached. */
  async check(): Promise<void> {
    await this.queue('notifications').getJobCounts('waiting');
  }

  /** Lets running jobs finish, then lets go of the connections. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis?.disconnect();
  }

  private queue(name: QueueName): AnyQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue: AnyQueue = this.redis
      ? new Queue<JobData>(name, { connection: this.redis })
      : new Queue<JobData, void, string, JobData, void, string, ReturnType<typeof createPostgresBackend>, PostgresConnection>(
          name, { connection: this.postgres() }, createPostgresBackend,
        );
    queue.on('error', (error: Error) => this.log.error('queue failed', error, { queue: name }));
    this.queues.set(name, queue);
    return queue;
  }

  private postgres(): PostgresConnection {
    return { connectionString: this.config.databaseUrl, schema: SCHEMA, max: 4 };
  }
}

interface PostgresConnection {
  connectionString: string;
  schema: string;
  max: number;
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
