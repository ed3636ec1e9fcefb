import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Gauge } from 'prom-client';
import { StandingChecks } from '../checks/standing-checks.js';
import { SweepAges } from '../clock/sweep-ages.js';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { versionOf } from '../config/version.js';
import { Database } from '../database/database.js';
import { Queues } from '../queue/queues.js';
import { Realtime } from '../realtime/realtime.js';
import { Metrics, ownLabels } from './metrics.js';

const BYTES_OF_MB = 1_000_000;

/** The state of this process: sweeps, lanes, connections, sockets and space. Nothing of it asks the database. */
@Injectable()
export class ProcessMetrics {
  private readonly sweeps: Gauge<'sweep'>;
  private readonly late: Gauge;
  private readonly lanes: Gauge<'lane'>;
  private readonly connections: Gauge<'state'>;
  private readonly sockets: Gauge;
  private readonly free: Gauge;

  constructor(
    @Inject(CONFIG) { role, poolSize }: AppConfig,
    metrics: Metrics,
    private readonly ages: SweepAges,
    private readonly queues: Queues,
    private readonly realtime: Realtime,
    private readonly database: Database,
    private readonly standing: StandingChecks,
  ) {
    metrics
      .gauge({
        name: 'karov_info',
        help: 'The version and the role of this process.',
        labels: ['version', 'role'],
      })
      .set(ownLabels({ version: versionOf(), role }), 1);
    this.sweeps = metrics.gauge({
      name: 'karov_sweep_behind_seconds',
      help: 'How far each sweep of this process is behind its time.',
      labels: ['sweep'],
    });
    this.late = metrics.gauge({
      name: 'karov_sweeps_late',
      help: 'How many sweeps of this process are so far behind that it is degraded.',
    });
    this.lanes = metrics.gauge({
      name: 'karov_lane_busy_seconds',
      help: 'For how long each lane of a queue that is at work has been at it.',
      labels: ['lane'],
    });
    this.connections = metrics.gauge({
      name: 'karov_database_connections',
      help: 'Connections of the pool that are open and idle, and callers that wait for one.',
      labels: ['state'],
    });
    metrics
      .gauge({ name: 'karov_database_pool_size', help: 'The most connections that the pool opens.' })
      .set(poolSize);
    this.sockets = metrics.gauge({ name: 'karov_sockets', help: 'Sockets of live screens on this process.' });
    this.free = metrics.gauge({
      name: 'karov_disk_free_bytes',
      help: 'What is free where the files lie.',
    });
    metrics.beforeReading(() => this.look());
  }

  private async look(): Promise<void> {
    for (const [sweep, seconds] of Object.entries(this.ages.all()))
      this.sweeps.set(ownLabels({ sweep }), seconds);
    this.late.set(this.ages.late().length);
    this.lanes.reset();
    for (const [lane, seconds] of Object.entries(this.queues.lanes()))
      this.lanes.set(ownLabels({ lane }), seconds);
    for (const [state, count] of Object.entries(poolUse(this.database)))
      this.connections.set(ownLabels({ state }), count);
    this.sockets.set(this.realtime.ownSockets);
    const { freeMb } = await this.standing.disk();
    if (freeMb !== null) this.free.set(freeMb * BYTES_OF_MB);
  }
}

/** What TypeORM's pool, which is one of pg's, tells of itself. */
function poolUse({ source }: Database): Record<'open' | 'idle' | 'waiting', number> {
  const pool: unknown = Reflect.get(source.driver, 'master');
  return pool instanceof pg.Pool
    ? { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
    : { open: 0, idle: 0, waiting: 0 };
}
