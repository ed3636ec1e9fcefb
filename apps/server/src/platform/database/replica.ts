import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Log } from '../logging/log.js';
import { dataSourceOptions } from './data-source.js';
import { ReplicaRepository } from './replica.repository.js';
import { ReplicaConnection } from './replica-connection.js';

const LOOK_EVERY_MS = 5000;
/** Figures and files that are this old are right for whoever reads them. */
const MAX_BEHIND_SECONDS = 30;
/** A replica that does not answer within this time is not waited for: the database itself is asked. */
const ANSWERS_MS = { connectionTimeoutMillis: 3000, statement_timeout: 15_000, query_timeout: 16_000 };

/**
 * A copy of the database that follows it (`DATABASE_REPLICA_URL`) and takes reads off it that may be some
 * seconds old. It is looked at every five seconds, and left alone while it is away or too far behind
 * (docs/adr/0055).
 */
@Injectable()
export class Replica implements OnApplicationBootstrap, OnApplicationShutdown {
  private source: DataSource | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  /** what the last look found; null before the first */
  private keptUp: boolean | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<AppConfig, 'databaseReplicaUrl' | 'poolSize'>,
    private readonly connection: ReplicaConnection,
    private readonly repository: ReplicaRepository,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.databaseReplicaUrl) return;
    void this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.leave();
  }

  /** Finds out whether it keeps up; what changes stands in the log. */
  async look(): Promise<void> {
    const { databaseReplicaUrl: url } = this.config;
    if (!url || this.isLooking) return;
    this.isLooking = true;
    const behind = await this.secondsBehind(url).catch(() => {
      // connections may have been lost without a word: they are not used again, nor waited for
      void this.leave().catch(() => undefined);
      return null;
    });
    this.isLooking = false;
    const keepsUp = behind !== null && behind <= MAX_BEHIND_SECONDS;
    this.connection.manager = keepsUp ? (this.source?.manager ?? null) : null;
    if (keepsUp === this.keptUp) return;
    this.keptUp = keepsUp;
    if (keepsUp) this.log.info('the replica keeps up, and takes reads');
    else this.log.error('the replica is away or too far behind, and is not read', null, { behind });
  }

  private async secondsBehind(url: string): Promise<number | null> {
    this.source ??= await new DataSource(
      dataSourceOptions(url, this.config.poolSize, ANSWERS_MS),
    ).initialize();
    return this.repository.secondsBehind(this.source);
  }

  private async leave(): Promise<void> {
    const { source } = this;
    this.source = null;
    this.connection.manager = null;
    await source?.destroy();
  }
}
