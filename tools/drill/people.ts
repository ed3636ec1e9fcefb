import type { TwilioStandIn } from '@karov/testing';
import supertest from 'supertest';
import { AnsweringPeople } from '../../apps/server/processes/answering-people.js';
import { untilQuiet } from '../../apps/server/processes/quiet.js';
import { ScriptedEvent } from '../../apps/server/processes/scripted-event.js';
import { Traffic } from '../../apps/server/processes/traffic.js';
import { pass, until } from '../../apps/server/processes/until.js';
import { broken } from '../../apps/server/processes/what-must-hold.js';
import { Witness } from '../../apps/server/processes/witness.js';
import { EventWorld } from '../../apps/server/src/testing/event-world.js';
import { SeededRandom } from '../../apps/server/src/testing/seeded-random.js';
import { startTestAppOn, type TestApp } from '../../apps/server/src/testing/test-app.js';
import { solveCaptcha } from '../../apps/server/src/testing/verified-phone.js';
import type { Installation } from './installation.js';

const SEED = 1;
/** How many people read, and how many write. */
const READERS = 4;
/** For how long calls are watched after something has happened. */
const WATCH_MS = 3000;

/** What happened to the calls of people while something was done. */
export interface Calls {
  count: number;
  /** how many failed */
  failed: number;
  /** how long after the beginning the last of them failed, in milliseconds */
  failingFor: number;
}

/** Readers and writers, people in events, and volunteers who answer by the links of their messages. */
export class People {
  /** the notes that were sent, and those of them that were acknowledged */
  readonly notes = { sent: 0, acknowledged: 0 };
  private test: TestApp | null = null;
  private witness: Witness | null = null;
  private readonly answering: AnsweringPeople;
  private readonly http: TestApp['http'];
  private readonly prepared: ScriptedEvent[] = [];
  private desk: { admin: { token: string }; managerId: number } | null = null;
  private manager = { token: '', eventId: 0 };
  private places = 0;

  constructor(
    private readonly installation: Installation,
    private readonly twilio: TwilioStandIn,
  ) {
    this.http = supertest(installation.balancer.url);
    this.answering = new AnsweringPeople(this.http, new SeededRandom(SEED));
    twilio.onAccepted = (message) => this.answering.hear(message);
  }

  /** Lets the people be made: they come from beside the processes, through an application of their own. */
  async arrive(): Promise<void> {
    const { env, ownerUrl } = this.installation;
    const database = {
      url: env['DATABASE_URL'] ?? '',
      asOwner: (sql: string) => this.installation.asOwner(sql),
      giveBack: () => Promise.resolve(),
    };
    const app = await startTestAppOn(database, { ...env, KAROV_LOG: 'silent' }, { isOnRealClock: true });
    this.test = { ...app, http: this.http };
    this.witness = new Witness(ownerUrl);
  }

  /** Opens the desk: who makes events, and an event about which notes are written. */
  async openDesk(): Promise<void> {
    const { test } = this;
    if (!test) throw new Error('nobody has arrived');
    // the next volunteer is called after a second; few rings, so that some needs run out of people
    await test.database.manager.query('UPDATE auto_assign_settings SET time = 0, radius = 1, max_rings = 2');
    const manager = await test.person('manager');
    this.desk = { admin: await test.person('admin'), managerId: manager.id };
    this.manager = { token: manager.token, eventId: await new EventWorld(test).event(manager) };
  }

  async leave(): Promise<void> {
    const { witness, test } = this;
    this.witness = null;
    this.test = null;
    await witness?.close();
    await test?.close();
  }

  /** Prepares the people of some events. */
  async prepare(events: number): Promise<void> {
    const { test, desk } = this;
    if (!test || !desk) throw new Error('nobody is at the desk');
    for (let n = 0; n < events; n++)
      this.prepared.push(await ScriptedEvent.prepare(test, desk, this.places++));
  }

  /** Lets all prepared events happen, until each need has somebody or is with the coordinators, and all is quiet. */
  async happen(): Promise<number> {
    const events = this.prepared.splice(0);
    await Promise.all(events.map((event) => event.happen(this.seen)));
    await untilQuiet(this.answering, this.seen);
    return events.length;
  }

  /** Lets people call while something is done, and for some seconds after it. */
  async callDuring(work: () => Promise<unknown>): Promise<Calls> {
    const traffic = new Traffic();
    const as = { Authorization: `Bearer ${this.manager.token}` };
    const notes = `/api/staff/events/${this.manager.eventId}/notes`;
    for (let person = 0; person < READERS; person++) {
      traffic.begin(() => this.http.get('/api/manager/events').set(as));
      traffic.begin(async () => {
        const answer = await this.http
          .post(notes)
          .set(as)
          .send({ text: `נכתב ${++this.notes.sent}` });
        if (answer.status === 200) this.notes.acknowledged++;
        return answer;
      });
    }
    const began = Date.now();
    try {
      await work();
      await pass(WATCH_MS);
    } finally {
      await traffic.end();
    }
    const count = [...traffic.outcomes.values()].reduce((sum, times) => sum + times, 0);
    const last = traffic.failures.at(-1);
    return { count, failed: traffic.failures.length, failingFor: last === undefined ? 0 : last - began };
  }

  /** Whether each note that was acknowledged is there, and none is there twice. */
  async hasNotes(atLeast = this.notes.acknowledged): Promise<boolean> {
    return this.seen.holds('(SELECT count(*) FROM staff_notes) BETWEEN $1 AND $2', [
      atLeast,
      this.notes.sent,
    ]);
  }

  /** Counts from here on: what was written after the backup is lost, and is not missed again. */
  async countAnew(): Promise<void> {
    const [row] = await this.seen.rows('SELECT count(*)::int AS notes FROM staff_notes');
    this.notes.sent = this.notes.acknowledged = Number(row?.['notes']);
  }

  /**
   * The invariants that are broken, each with the first row that breaks it: needs lost, people called or assigned
   * twice, messages sent twice or not at all.
   */
  async broken(): Promise<string[]> {
    const found = await broken(this.seen, this.twilio.accepted);
    return Object.entries(found).flatMap(([name, [first]]) =>
      first === undefined ? [] : [`${name} ${JSON.stringify(first)}`],
    );
  }

  /** Waits until some messages wait to be sent. */
  untilWaiting(): Promise<void> {
    return until('messages wait', () =>
      this.seen.holds(`EXISTS (SELECT 1 FROM notifications WHERE status = 'queued')`),
    );
  }

  /** Somebody asks for a code to sign in; resolves when it has come. */
  async askForCode(): Promise<void> {
    const { test } = this;
    if (!test) throw new Error('nobody has arrived');
    const phone = '+972522999999';
    await test.person('user', { phone });
    await this.http
      .post('/api/auth/login')
      .send({ phone, captcha: await solveCaptcha(test) })
      .expect(200);
    await until('the code has come', () => this.twilio.accepted.some(({ to }) => to === phone));
  }

  private get seen(): Witness {
    if (!this.witness) throw new Error('nobody has arrived');
    return this.witness;
  }
}
