import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Log } from '../logging/log.js';
import { LostConnectionsRepository } from './lost-connections.repository.js';
import { STEADY, SteadyClient } from './steady-client.js';

const LOOK_EVERY_MS = 2000;
/** From here on the server is asked whether it still works on what a connection waits for. */
const SILENT_MS = 5000;
/** The number of looks in a row at which the server does not work on it. */
const LOOKS = 2;
/** Longer than any statement may take: whatever is said of it, the connection is lost. */
const LONGEST_MS = 65_000;
/** How often a connection that only listens is spoken to. */
const HEARTBEAT_MS = 10_000;
const ASK_MS = 3000;

/**
 * Finds connections to PostgreSQL that were lost without a word: packets vanish, neither side is told, and the
 * kernel would go on trying for a quarter of an hour. A connection that has been waiting in silence is looked up
 * over another one; if the server does not work for it, it is destroyed on both sides (docs/adr/0051).
 */
@Injectable()
export class LostConnections implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly looks = new WeakMap<SteadyClient, number>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly repository: LostConnectionsRepository,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.lookOnce(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async lookOnce(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.look();
    } catch (error) {
      // nothing is known while the database cannot be asked
      this.log.error('connections could not be looked at', error);
    } finally {
      this.isLooking = false;
    }
  }

  private async look(): Promise<void> {
    const asking = new pg.Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: ASK_MS,
      query_timeout: ASK_MS,
      ...STEADY,
    });
    asking.on('error', () => undefined);
    const ours = SteadyClient.beside(asking);
    for (const client of ours) speakTo(client);
    const silent = ours.filter((client) => client.isWaiting && client.silentMs() >= SILENT_MS);
    for (const client of silent) if (client.silentMs() >= LONGEST_MS) client.drop();
    if (silent.length > 0) await this.lookUp(asking, silent).finally(() => void asking.end());
  }

  private async lookUp(asking: pg.Client, silent: readonly SteadyClient[]): Promise<void> {
    await asking.connect();
    if ((await this.repository.own(asking)) !== Reflect.get(asking, 'processID')) return;
    const pids = silent.flatMap(({ pid }) => pid ?? []);
    const atWork = await this.repository.atWork(asking, pids);
    const lost = silent.filter((client) =>
      this.isLost(client, client.pid !== null && atWork.has(client.pid)),
    );
    if (lost.length === 0) return;
    this.log.error('connections were lost without a word', null, { count: lost.length });
    await this.repository.end(
      asking,
      lost.flatMap(({ pid }) => pid ?? []),
    );
    for (const client of lost) client.drop();
    for (const client of SteadyClient.beside(asking)) if (isSuspect(client)) client.drop();
  }

  /** Whether the server has not worked for a connection at several looks in a row, in which nothing came. */
  private isLost(client: SteadyClient, isAtWork: boolean): boolean {
    const isStill = client.isWaiting && client.silentMs() >= SILENT_MS;
    const looks = isAtWork || !isStill ? 0 : (this.looks.get(client) ?? 0) + 1;
    this.looks.set(client, looks);
    return looks >= LOOKS;
  }
}

/** Lets a connection that only listens say something, so that its silence tells something. */
function speakTo(client: SteadyClient): void {
  if (client.silentMs() < HEARTBEAT_MS || !client.isListening || client.isWaiting) return;
  client.query('SELECT 1').catch(() => undefined);
}

/** Whether a connection rests and may have been lost with the others: a new one costs less than finding out. */
function isSuspect(client: SteadyClient): boolean {
  return !client.isWaiting && !client.isListening && client.silentMs() >= SILENT_MS;
}
