import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Global, Inject, Injectable, Module } from '@nestjs/common';
import { createPostgresBackend, type JobsOptions, Queue, runMigrations, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Log } from '../logging/log.js';
import { QuickRedis } from '../redis/quick-redis.js';
import { continueTrace, type TraceCarrier, traceCarrier } from '../tracing/trace.js';
import { BullConnections, type Opened, QUEUE_SCHEMA } from './bull-connections.js';
import { Coalescer } from './coalescer.js';
import { type Batch, drainFull } from './drain.js';

/** The queues of the application. There are only a few, because each costs connections. */
export const QUEUE_NAMES = ['notifications', 'dispatch'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** When a queue's rows are to be looked at, and in which lane; if no time is given, at once. */
export interface WakeUp {
  lane?: number;
  delayMs?: number;
  /**
   * The number of milliseconds within which wake-ups of one lane are merged. A longer time delays work, but
   * more rows are then handled at once.
   */
  restMs?: number;
}

interface WakeJob {
  lane: number;
  /** the trace of whoever woke the lane; omitted if nothing is traced */
  trace?: TraceCarrier;
}

/** The parts of BullMQ's job that are used. */
interface StartedJob {
  data: Partial<WakeJob>;
  removeDeduplicationKey(): Promise<boolean>;
}

/** The parts of BullMQ's queue that are used, which are the same on both engines. */
interface OpenQueue {
  add(job: WakeJob, options: JobsOptions): Promise<unknown>;
  check(): Promise<unknown>;
  close(): Promise<void>;
}

/** The number of milliseconds within which alarms are merged; they go off at its end. */
const SLOT_MS = 500;
/** How long a lane pauses by default. */
const REST_MS = 350;
/** How long a worker waits before it tries again to reach a database that was down at its start. */
const OPEN_AGAIN_MS = 500;
const JOB: JobsOptions = {
  removeOnComplete: true,
  removeOnFail: 100,
  attempts: 5,
  backoff: { type: 'exponential', delay: 1000 },
};

/**
 * One queue interface over BullMQ, on PostgreSQL or, with `REDIS_URL`, on Redis. A queue contains no work:
 * the work is the rows, with their due times. The queue only wakes the workers that process them
 * (docs/adr/0023); a sweep finds what a lost wake-up leaves behind (rule 44).
 */
@Injectable()
export class Queues implements BeforeApplicationShutdown {
  private readonly queues = new Map<QueueName, Promise<OpenQueue>>();
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly coalescer: Coalescer;
  /** The time slots of this process's alarms that have not gone off yet. */
  private readonly alarms = new Map<string, number>();
  private readonly connections: BullConnections;
  /** When the work began that each lane does now. */
  private readonly busy = new Map<string, number>();
  private isOver = false;

  constructor(
    @Inject(CONFIG) config: AppConfig,
    private readonly log: Log,
    private readonly redis: QuickRedis,
  ) {
    this.coalescer = new Coalescer((error) => this.log.error('wake-up failed', error));
    this.connections = new BullConnections(config.databaseUrl, config.redisUrl, (error) =>
      this.log.error('queue lost its connection', error),
    );
  }

  /**
   * Wakes a worker for the rows of a queue, after their commit. Equal wake-ups are merged: in this process
   * while one is being sent or was sent recently, and in the queue while it waits. A worker frees a wake-up's
   * key before it starts, so that nothing is lost between the check and its end, and nothing waits for a
   * worker that died.
   */
  wake(name: QueueName, { lane = 0, delayMs = 0, restMs = REST_MS }: WakeUp = {}): Promise<void> {
    if (delayMs > 0) return this.setAlarm(name, lane, Math.ceil((Date.now() + delayMs) / SLOT_MS));
    return this.coalescer.do(`${name} ${lane}`, () => this.add(name, lane, `now-${lane}`, 0), restMs);
  }

  /**
   * Processes the rows of a queue in this process at each wake-up, in several parallel lanes, each batch
   * after batch as long as these are full. A lane that finds more than one batch wakes the next.
   */
  work(name: QueueName, lanes: number, batch: Batch): void {
    const run = async (job: StartedJob) => {
      await job.removeDeduplicationKey();
      const lane = Math.min(job.data.lane ?? 0, lanes - 1);
      const key = `${name} ${lane}`;
      this.busy.set(key, performance.now());
      const attributes = { 'karov.queue': name, 'karov.lane': lane };
      return continueTrace(job.data.trace, `work ${name}`, attributes, () =>
        drainFull(() => batch(lane), {
          isOver: () => this.isOver,
          onFull: () => (lane + 1 < lanes ? this.wake(name, { lane: lane + 1 }) : Promise.resolve()),
        }),
      ).finally(() => this.busy.delete(key));
    };
    // A lane may be woken while it is still working, so there is room for one job more.
    const concurrency = lanes + 1;
    const opened = this.openWorker(name, (connection) => {
      const worker =
        connection instanceof Redis
          ? new Worker(name, run, { connection, concurrency })
          : new Worker(name, run, { connection, concurrency }, createPostgresBackend);
      worker.on('error', (error: Error) => this.log.error('queue worker failed', error, { queue: name }));
      worker.on('failed', (_job, error) => this.log.error('batch failed', error, { queue: name }));
      return worker;
    });
    this.closers.push(async () => (await opened)?.close());
  }

  /** For how many seconds each lane that is at work has been at it. */
  lanes(): Record<string, number> {
    const now = performance.now();
    return Object.fromEntries(
      [...this.busy].map(([lane, since]) => [lane, Math.round((now - since) / 1000)]),
    );
  }

  /** Checks whether the queue can be reached; rejects when it cannot. */
  async check(): Promise<void> {
    if (!(await this.reach('notifications', (queue) => queue.check()))) throw new Error('the queue is away');
  }

  /**
   * Lets running batches finish while the database is still connected, then closes the queues' connections.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.closers.map((close) => close()));
    await Promise.all(
      [...this.queues.values()].map(async (opening) => (await opening.catch(() => null))?.close()),
    );
    this.connections.end();
  }

  /** Sets an alarm for a time slot; one that is already set serves all requests for that slot. */
  private async setAlarm(name: QueueName, lane: number, slot: number): Promise<void> {
    const key = `${name} ${lane} ${slot}`;
    if (this.alarms.has(key)) return;
    const now = Date.now();
    for (const [old, rings] of this.alarms) if (rings * SLOT_MS <= now) this.alarms.delete(old);
    this.alarms.set(key, slot);
    try {
      await this.add(name, lane, `at-${slot}-${lane}`, Math.max(0, slot * SLOT_MS - now));
    } catch (error) {
      this.alarms.delete(key);
      throw error;
    }
  }

  private async add(name: QueueName, lane: number, id: string, delay: number): Promise<void> {
    if (this.isOver) return;
    const trace = traceCarrier();
    const job: WakeJob = { lane, ...(Object.keys(trace).length > 0 && { trace }) };
    await this.reach(name, (queue) => queue.add(job, { ...JOB, delay, deduplication: { id } }));
  }

  /**
   * Uses a queue; returns null if it is in Redis, which is away: nobody waits for it, because the sweeps do the
   * work that nobody was woken for.
   */
  private reach<T>(name: QueueName, ask: (queue: OpenQueue) => Promise<T>): Promise<{ value: T } | null> {
    const used = async () => ask(await this.queue(name));
    return this.redis.isUsed ? this.redis.patiently(used) : used().then((value) => ({ value }));
  }

  private queue(name: QueueName): Promise<OpenQueue> {
    const known = this.queues.get(name);
    if (known) return known;
    const opening = this.openQueue(name);
    this.queues.set(name, opening);
    opening.catch(() => this.queues.delete(name));
    return opening;
  }

  private async openQueue(name: QueueName): Promise<OpenQueue> {
    const { it, close } = await this.connections.open((connection) => {
      const queue =
        connection instanceof Redis
          ? new Queue(name, { connection })
          : new Queue(name, { connection }, createPostgresBackend);
      queue.on('error', (error: Error) => this.log.error('queue failed', error, { queue: name }));
      return queue;
    });
    return {
      add: (job, options) => it.add('wake', job, options),
      check: () => it.getJobCounts('waiting'),
      close,
    };
  }

  /** Opens a worker, trying again while the database is down; returns null if the process ends first. */
  private async openWorker(
    name: QueueName,
    make: Parameters<BullConnections['open']>[0],
  ): Promise<Opened<unknown> | null> {
    while (!this.isOver) {
      try {
        return await this.connections.open(make);
      } catch (error) {
        this.log.error('queue worker could not begin', error, { queue: name });
        await pause(OPEN_AGAIN_MS);
      }
    }
    return null;
  }
}

/**
 * Migrates BullMQ's own tables, as part of migrating the database. BullMQ would create the sequence for a
 * queue's job ids when the first job is added, which the application's user is not allowed to do, so all
 * sequences are created here.
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
