import { freePort, TwilioStandIn } from '@karov/testing';
import { io, type Socket } from 'socket.io-client';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../src/testing/test-app.js';
import { RedisProcess } from './redis-process.js';
import { ServerProcess } from './server-process.js';
import { until } from './until.js';

const REFRESH_WITHIN_MS = 2000;

/** What carries jobs and live messages between the processes. */
export type Carrier = 'Redis' | 'PostgreSQL';

/** The socket of a person watching an event. */
export class Watcher {
  private refreshes = 0;

  constructor(private readonly socket: Socket) {
    socket.on('refresh', () => this.refreshes++);
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  subscribe(eventId: number): Promise<unknown> {
    return this.socket.timeout(10_000).emitWithAck('subscribe', { event_id: eventId });
  }

  /** Runs an action and waits, for up to two seconds, until this socket hears about it. */
  async hearsOf(what: string, done: () => PromiseLike<unknown>): Promise<void> {
    const before = this.refreshes;
    await done();
    await until(`the watcher hears of ${what}`, () => this.refreshes > before, REFRESH_WITHIN_MS);
  }

  /** Waits, for up to two seconds, until this socket has heard `times` messages in all. */
  hasHeard(times: number): Promise<void> {
    return until(`the watcher has heard ${times} times`, () => this.refreshes >= times, REFRESH_WITHIN_MS);
  }

  leave(): void {
    this.socket.disconnect();
  }
}

/** Two web processes and a worker as in production, a provider, and a database with people. */
export class ProductionProfile {
  private readonly watchers: Watcher[] = [];

  private constructor(
    /** creates people and reads the database; serves no requests */
    readonly people: TestApp,
    readonly twilio: TwilioStandIn,
    private readonly webs: readonly { process: ServerProcess; url: string }[],
    readonly worker: ServerProcess,
    private readonly redis: RedisProcess | null,
  ) {}

  static async start(carrier: Carrier): Promise<ProductionProfile> {
    const twilio = await TwilioStandIn.start();
    const redis = carrier === 'Redis' ? await RedisProcess.start() : null;
    const settings = {
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+972500000000',
      TWILIO_BASE_URL: twilio.url,
      KAROV_PUBLIC_URL: 'https://karov.example',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    const people = await startTestApp(settings, { isOnRealClock: true });
    const env = { ...people.settings, NODE_ENV: 'production', KAROV_LOG: 'info', KAROV_DRAIN_SECONDS: '0' };
    const startWeb = async () => {
      const port = await freePort();
      return {
        process: await ServerProcess.start({ ...env, KAROV_ROLE: 'web', PORT: String(port) }),
        url: `http://127.0.0.1:${port}`,
      };
    };
    const [one, other, worker] = await Promise.all([
      startWeb(),
      startWeb(),
      ServerProcess.start({ ...env, KAROV_ROLE: 'worker' }),
    ]);
    return new ProductionProfile(people, twilio, [one, other], worker, redis);
  }

  /** The HTTP side of the first or second web process. */
  web(which: 0 | 1): TestApp['http'] {
    return supertest(this.url(which));
  }

  /** Connects a socket to one of the web processes. */
  async watch(which: 0 | 1, token: string): Promise<Watcher> {
    const socket = io(`${this.url(which)}/events`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const watcher = new Watcher(socket);
    this.watchers.push(watcher);
    return watcher;
  }

  /** Waits for the newest message to a number that matches the pattern, and returns it. */
  async message(to: string, pattern: RegExp): Promise<string> {
    const find = () =>
      this.twilio.accepted
        .filter((message) => message.to === to)
        .map((message) => pattern.exec(message.body)?.[1])
        .findLast(Boolean);
    await until(`a message to ${to} fits ${String(pattern)}`, () => find() !== undefined);
    return find() ?? '';
  }

  /** Stops everything gracefully. */
  async stop(): Promise<void> {
    for (const watcher of this.watchers) watcher.leave();
    await Promise.all([...this.webs.map((web) => web.process.stop()), this.worker.stop()]);
    await this.people.close();
    await this.redis?.stop();
    await this.twilio.stop();
  }

  private url(which: 0 | 1): string {
    return this.webs[which]?.url ?? '';
  }
}
