import { TwilioStandIn } from '@karov/testing';
import { SeededRandom } from '../src/testing/seeded-random.js';
import { startTestApp, type TestApp } from '../src/testing/test-app.js';
import { AnsweringPeople } from './answering-people.js';
import type { Carrier } from './production-profile.js';
import { untilQuiet } from './quiet.js';
import { RedisProcess } from './redis-process.js';
import { ScriptedEvent } from './scripted-event.js';
import { ServerProcess } from './server-process.js';
import { broken } from './what-must-hold.js';
import { Witness } from './witness.js';

const LATENCY_MS = [1, 60] as const;
/** The number of characters shown from the end of a worker's log. */
const LOG_END = 3000;
/** Short waits, so that what a dead process left behind is found while the spec runs. */
const IMPATIENT = { KAROV_SENDING_LEASE_SECONDS: '2', KAROV_REQUESTS_PER_MINUTE: '1000000', KAROV_POOL: '8' };

/**
 * The setup of the chaos specs: the web side in this process, each worker in its own process, a simulated
 * provider, and simulated people who answer.
 */
export class ChaosStage {
  readonly random: SeededRandom;
  /** the times of the strikes */
  readonly blows: number[] = [];
  private readonly workers: ServerProcess[] = [];
  private readonly prepared: ScriptedEvent[] = [];
  private places = 0;

  private constructor(
    readonly seed: number,
    readonly test: TestApp,
    readonly twilio: TwilioStandIn,
    readonly people: AnsweringPeople,
    readonly witness: Witness,
    private readonly desk: { admin: { token: string }; managerId: number },
    private readonly redis: RedisProcess | null,
  ) {
    this.random = new SeededRandom(seed);
  }

  static async set(seed: number, carrier: Carrier): Promise<ChaosStage> {
    const twilio = await TwilioStandIn.start();
    const redis = carrier === 'Redis' ? await RedisProcess.start() : null;
    const settings = {
      ...IMPATIENT,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+972500000000',
      TWILIO_BASE_URL: twilio.url,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    const test = await startTestApp(settings, { isOnRealClock: true });
    // Zero minutes of patience: the next volunteer is called after a second. Few rings, so that some needs
    // run out of people.
    await test.database.manager.query('UPDATE auto_assign_settings SET time = 0, radius = 1, max_rings = 2');
    const random = new SeededRandom(seed + 1);
    const people = new AnsweringPeople(test.http, random);
    twilio.latency = () => random.between(...LATENCY_MS);
    twilio.onAccepted = (message) => people.hear(message);
    const desk = { admin: await test.person('admin'), managerId: (await test.person('manager')).id };
    return new ChaosStage(
      seed,
      test,
      twilio,
      people,
      new Witness(test.settings['DATABASE_URL'] ?? ''),
      desk,
      redis,
    );
  }

  async startWorker(): Promise<ServerProcess> {
    const worker = await ServerProcess.start({
      ...this.test.settings,
      KAROV_ROLE: 'worker',
      KAROV_LOG: 'error',
    });
    this.workers.push(worker);
    return worker;
  }

  /**
   * Strikes repeatedly while a play runs.
   * @throws with the broken invariants when the play fails
   */
  async strike(blow: () => Promise<void>, play: () => Promise<void>): Promise<void> {
    let isPlaying = true;
    const striking = (async () => {
      while (isPlaying) {
        await blow();
        this.blows.push(Date.now());
      }
    })();
    // the error is reported where the promise is awaited, below
    striking.catch(() => undefined);
    try {
      await play();
    } catch (error) {
      throw new Error(`after ${this.blows.length} blows: ${JSON.stringify(await this.outcome())}`, {
        cause: error,
      });
    } finally {
      isPlaying = false;
      await striking;
    }
  }

  /**
   * Plays events, `sideBySide` at a time, until the wanted number of events have been struck and there have
   * been enough strikes.
   */
  async play(wanted: number, sideBySide: number, blows = 1): Promise<void> {
    let hit = 0;
    const lane = async () => {
      while (hit < wanted || this.blows.length < blows) {
        const event = this.prepared.shift() ?? (await this.prepare());
        await event.happen(this.witness);
        if (event.lived(this.blows)) hit++;
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, lane));
  }

  /** Prepares the people of `count` events before the strikes begin. */
  async prepareAhead(count: number): Promise<void> {
    for (let n = 0; n < count; n++) this.prepared.push(await this.prepare());
  }

  /**
   * Waits until nobody is about to answer and nothing is about to be sent.
   * @throws with what is still in progress
   */
  async quiet(): Promise<void> {
    await untilQuiet(this.people, this.witness).catch((cause: unknown) => {
      throw new Error(`${String(cause)}; ${lastWords(this.workers.at(-1))}`, { cause });
    });
  }

  /** Returns whether all invariants hold, with the seed for repeating the run. */
  async outcome(): Promise<Record<string, unknown>> {
    return { seed: this.seed, ...(await broken(this.witness, this.twilio.accepted)) };
  }

  /** Counts the needs that have a volunteer. */
  async assigned(): Promise<number> {
    return (await this.witness.rows(`SELECT 1 FROM event_requests WHERE status = 'assigned'`)).length;
  }

  async clear(): Promise<void> {
    this.people.isOver = true;
    await Promise.all(this.workers.map((worker) => worker.kill()));
    await this.witness.close();
    await this.test.close();
    await this.redis?.stop();
    await this.twilio.stop();
  }

  private prepare(): Promise<ScriptedEvent> {
    return ScriptedEvent.prepare(this.test, this.desk, this.places++);
  }
}

/** Returns whether the worker is alive, and the end of its log, which shows why it died. */
export function lastWords(worker: ServerProcess | undefined): string {
  return worker
    ? `the worker is ${worker.isAlive ? 'alive' : 'dead'}: ${worker.log.slice(-LOG_END)}`
    : 'there is no worker';
}
