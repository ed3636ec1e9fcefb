import { type AcceptedMessage, TwilioStandIn } from '@karov/testing';
import { SubscriptionsService } from '../src/modules/subscriptions/index.js';
import { SeededRandom } from '../src/testing/seeded-random.js';
import { startTestApp, type TestApp } from '../src/testing/test-app.js';
import { ServerProcess } from './server-process.js';
import { pass, until } from './until.js';
import { Witness } from './witness.js';

/**
 * How often the worker is killed while a broadcast is being sent: a few times in `npm test`, always the same;
 * `npm run chaos` runs longer.
 */
const KILLS = Number(process.env['KAROV_CHAOS_RUNS'] ?? 10);
const SEED = Number(process.env['KAROV_CHAOS_SEED'] ?? 1);
const A_LIFE = 100;
const MOST = 5000;
const RECEIVERS = Math.min(MOST, KILLS * A_LIFE);
const LIFE_MORE_MS = 60;
const LONGEST_LIFE_MS = 4000;
const LATENCY_MS = [1, 20] as const;
const QUIET_MS = 120_000;
const TIME_MS = 300_000 + KILLS * 10_000;

/** Somebody who has unsubscribed, and when. */
interface Leaver {
  phone: string;
  at: number;
}

describe('a broadcast whose worker is killed', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let witness: Witness;
  const random = new SeededRandom(SEED);
  const workers: ServerProcess[] = [];

  beforeAll(async () => {
    twilio = await TwilioStandIn.start();
    twilio.latency = () => random.between(...LATENCY_MS);
    const settings = {
      KAROV_SENDING_LEASE_SECONDS: '2',
      KAROV_POOL: '8',
      KAROV_BROADCAST_PER_SECOND: '10000',
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+972500000000',
      TWILIO_BASE_URL: twilio.url,
    };
    test = await startTestApp(settings, { isOnRealClock: true });
    witness = new Witness(test.settings['DATABASE_URL'] ?? '');
    await test.database.manager.query(
      `WITH people AS (INSERT INTO users (full_name, phone) SELECT 'אחת ' || n, '+97255' || (1000000 + n) FROM generate_series(1, $1::int) n RETURNING id)
       INSERT INTO user_roles (user_id, role) SELECT id, 'user' FROM people`,
      [RECEIVERS],
    );
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await witness.close();
    await test.close();
    await twilio.stop();
  });

  async function startWorker(): Promise<ServerProcess> {
    const worker = await ServerProcess.start({ ...test.settings, KAROV_ROLE: 'worker', KAROV_LOG: 'error' });
    workers.push(worker);
    return worker;
  }

  /**
   * Sends the broadcast for an event, so that it does not wait for the morning, whatever the hour of the
   * test.
   */
  async function send(): Promise<number> {
    const admin = await test.person('admin');
    const answer = await test.http
      .post('/api/admin/users/send-message')
      .set('Authorization', `Bearer ${admin.token}`)
      .send({ message: 'מים מחולקים בכיכר', type: 'sms', filters: { role: 'user' } })
      .expect(200);
    const { id, receivers }: { id: number; receivers: number } = answer.body.data;
    expect(receivers).toBe(RECEIVERS);
    await test.database.manager.query(
      'UPDATE notifications SET event_id = 0, next_attempt_at = now() WHERE broadcast_id = $1',
      [id],
    );
    await test.database.manager.query('UPDATE broadcasts SET starts_at = now() WHERE id = $1', [id]);
    return id;
  }

  /**
   * Unsubscribes the last person still waiting; only somebody who is still waiting afterwards is certain to
   * get nothing.
   */
  async function oneLeaves(broadcastId: number): Promise<Leaver | null> {
    const [one] = await witness.rows(
      `SELECT id, receiver_id, send_to FROM notifications WHERE broadcast_id = $1 AND status = 'queued' ORDER BY id DESC LIMIT 1`,
      [broadcastId],
    );
    if (!one) return null;
    await test.app.get(SubscriptionsService).save(Number(one['receiver_id']), { sms: false }, null);
    const isWaiting = await witness.holds(
      `EXISTS (SELECT 1 FROM notifications WHERE id = $1 AND status = 'queued')`,
      [one['id']],
    );
    return isWaiting ? { phone: String(one['send_to']), at: Date.now() } : null;
  }

  async function liveAndDie(): Promise<void> {
    const worker = await startWorker();
    const goal = twilio.accepted.length + random.between(0, A_LIFE);
    const deadline = Date.now() + LONGEST_LIFE_MS;
    await until('it has lived', () => twilio.accepted.length >= goal || Date.now() > deadline);
    await pass(random.between(0, LIFE_MORE_MS));
    await worker.kill();
  }

  it(
    'reaches everybody once, nobody twice, and nobody who has unsubscribed in the meantime',
    async () => {
      const id = await send();
      const leavers: Leaver[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        await liveAndDie();
        const leaver = await oneLeaves(id);
        if (leaver) leavers.push(leaver);
      }
      await startWorker();
      await until(
        'all is sent',
        () => witness.holds(`NOT EXISTS (SELECT 1 FROM notifications WHERE status IN ('queued', 'sending'))`),
        QUIET_MS,
      );
      await until(
        'it is counted',
        () => witness.holds(`EXISTS (SELECT 1 FROM broadcasts WHERE id = $1 AND state = 'done')`, [id]),
        QUIET_MS,
      );

      const times = timesByReceiver(twilio.accepted);
      expect(leavers.length).toBeGreaterThan(0);
      expect({ seed: SEED, twice: [...times].filter(([, count]) => count > 1) }).toEqual({
        seed: SEED,
        twice: [],
      });
      const afterLeaving = leavers.filter(({ phone, at }) =>
        twilio.accepted.some(({ to, sentAt }) => to === phone && sentAt.getTime() > at),
      );
      expect({ seed: SEED, afterLeaving }).toEqual({ seed: SEED, afterLeaving: [] });
      const sent = await witness.rows(
        `SELECT send_to FROM notifications WHERE broadcast_id = $1 AND status = 'sent'`,
        [id],
      );
      expect(sent.filter(({ send_to: phone }) => !times.has(String(phone)))).toEqual([]);
      const others = await witness.rows(
        `SELECT status, error FROM notifications WHERE broadcast_id = $1 AND status <> 'sent'`,
        [id],
      );
      expect(others).toEqual(others.map(() => ({ status: 'cancelled', error: 'broadcast:unsubscribed' })));
      expect(sent.length + others.length).toBe(RECEIVERS);
      expect(others.length).toBeLessThanOrEqual(KILLS);
    },
    TIME_MS,
  );
});

function timesByReceiver(accepted: readonly AcceptedMessage[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { to } of accepted) times.set(to, (times.get(to) ?? 0) + 1);
  return times;
}
