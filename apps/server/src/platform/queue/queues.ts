import { Global, Inject, Injectable, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, Queue, runMigrations, Worker, type PostgresPoolConfig } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { CONFIG } from '../config/config.module.js';
import type { AppConfig } from '../config/config.js';
import { Log } from '../logging/log.js';
import { bundled, isNow, type Bundle, type Nudge } from './bundles.js';
import { FarAlarms } from './far-alarms.js';
import { Gathering } from './gathering.js';
import { LocalWork, type Handler } from './local-work.js';

/** The queues of the application. Few, because each costs connections. */
export const QUEUE_NAMES = ['notifications', 'dispatch'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** What is used of BullMQ's queue, the same on both engines. */
interface OpenQueue {
  incoming: Gathering<readonly Nudge[], undefined>;
  alarms: FarAlarms;
  check(): Promise<unknown>;
  close(): Promise<void>;
}

/** Where BullMQ keeps its tables in PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';
const BULK_SIZE = 5000;
/** So many jobs are added one by one: a bulk makes tables of its own in PostgreSQL, which costs as much as twenty. */
const FEW = 16;

/** One queue interface over BullMQ, on PostgreSQL or, with `REDIS_URL`, on Redis. */
@Injectable()
export class Queues implements BeforeApplicationShutdown {
  private readonly queues = new Map<QueueName, OpenQueue>();
  private readonly workers = new Map<QueueName, LocalWork>();
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly log: Log,
  ) {
    this.redis = config.redisUrl ? new Redis(config.redisUrl, { maxRetriesPerRequest: null }) : null;
    this.redis?.on('error', (error) => this.log.error('redis connection failed', error));
  }

  /**
   * Hands nudges to the workers of a queue. What is to be done now and can be done in this process is begun here, without a way through the
   * queue; alarms that are far off are set a moment later, many at once; all else goes to the queue now, what comes at the same time together.
   */
  async add(name: QueueName, nudges: readonly Nudge[]): Promise<void> {
    const here = this.workers.get(name);
    if (here) for (const nudge of nudges.filter(isNow)) here.begin(nudge);
    const queue = this.queue(name);
    queue.alarms.add(nudges.filter(FarAlarms.isFar));
    const soon = nudges.filter((nudge) => !FarAlarms.isFar(nudge) && !(here && isNow(nudge)));
    if (soon.length > 0) await queue.incoming.do(soon);
  }

  /**
   * Starts working on a queue in this process, on so many nudges side by side. The handler must be idempotent: when it fails on one nudge, those
   * that came with it are done again too.
   */
  work(name: QueueName, concurrency: number, handler: Handler): void {
    const here = new LocalWork(concurrency, handler, (error) => this.log.error('nudge failed', error, { queue: name }));
    const run = ({ data }: { data: Partial<Bundle> }) => here.bundle(data);
    const worker = this.redis
      ? new Worker(name, run, { connection: this.redis, concurrency })
      : new Worker(name, run, { connection: this.postgres(), concurrency }, createPostgresBackend);
    const onError = (error: Error) => this.log.error('queue worker failed', error, { queue: name });
    const onFailed = (_job: unknown, error: Error) => this.log.error('job failed', error, { queue: name });
    worker.on('error', onError);
    worker.on('failed', onFailed);
    this.workers.set(name, here);
    this.closers.push(() => worker.close(), () => here.close());
  }

  /** Throws when the queue cannot be reached. */
  async check(): Promise<void> {
    await this.queue('notifications').check();
  }

  /** Lets running jobs finish while the database is still there, then lets go of the connections. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.closers.map((close) => close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.alarms.flush().then(() => queue.close())));
    this.redis?.disconnect();
  }

  private queue(name: QueueName): OpenQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = this.redis
      ? new Queue(name, { connection: this.redis })
      : new Queue(name, { connection: this.postgres() }, createPostgresBackend);
    queue.on('error', (error: Error) => this.log.error('queue failed', error, { queue: name }));
    const incoming = Gathering.ofWork(async (nudges: readonly (readonly Nudge[])[]) => {
      const jobs = bundled(name, nudges.flat());
      if (jobs.length <= FEW) await Promise.all(jobs.map((job) => queue.add(job.name, job.data, job.opts)));
      else for (let start = 0; start < jobs.length; start += BULK_SIZE) await queue.addBulk(jobs.slice(start, start + BULK_SIZE));
    });
    const open: OpenQueue = {
      incoming,
      alarms: new FarAlarms((alarms) => incoming.do(alarms).catch((error: unknown) => this.log.error('alarms failed', error, { queue: name }))),
      check: () => queue.getJobCounts('waiting'),
      close: () => queue.close(),
    };
    this.queues.set(name, open);
    return open;
  }

  private postgres(): PostgresPoolConfig {
    return { connectionString: this.config.databaseUrl, schema: QUEUE_SCHEMA, max: 4 };
  }
}

/**
 * Brings BullMQ's own tables up to date; part of migrating the database. BullMQ would make the sequence of a queue's job numbers with the first job,
 * which the application's user may not: all are made here.
 */
export async function migrateQueues(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, QUEUE_SCHEMA);
    for (const name of QUEUE_NAMES) await client.query(`SELECT ${QUEUE_SCHEMA}.next_job_id($1)`, [name]);
  } finally {
    await client.end();
  }
}

@Global()
@Module({ providers: [Queues], exports: [Queues] })
export class QueueModule {}
