import { HOUR } from '@karov/domain';
import { PushServiceStandIn } from '@karov/testing';
import webpush from 'web-push';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { eraseNow } from '../../testing/erased.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  type Announcement,
  DeliveryService,
  NotificationsService,
  ProviderAlarmsService,
} from '../notifications/index.js';
import { PushJobs } from './index.js';

const TEXTS = { 'he-IL': 'דנה ברחוב הרצל 5: %{link}', 'en-US': 'Dana of 5 Herzl Street: %{link}' };

describe('notifications on devices', () => {
  let service: PushServiceStandIn;
  let test: TestApp;
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();

  beforeAll(async () => {
    service = await PushServiceStandIn.start(() => publicKey);
    test = await startTestApp({
      KAROV_VAPID_PUBLIC_KEY: publicKey,
      KAROV_VAPID_PRIVATE_KEY: privateKey,
      KAROV_PUSH_HOSTS: '127.0.0.1',
      KAROV_SENDING_LEASE_SECONDS: '60',
    });
  });
  afterAll(async () => {
    await test.close();
    await service.stop();
  });

  let names = 0;
  const nextName = (): string => `browser-${names++}`;
  const now = (): Date => test.app.get(Clock).now();
  const run = (): Promise<void> => test.app.get(PushJobs).run();
  const as = (method: 'get' | 'post' | 'delete', token: string, path: string) =>
    test.http[method](`/api${path}`).set('Authorization', `Bearer ${token}`);
  const devicesOf = async (token: string): Promise<{ id: number; device: string }[]> =>
    (await as('get', token, '/push/devices').expect(200)).body.data.devices;
  const rows = (name: string): Promise<{ status: string; error: string | null; attempts: number }[]> =>
    test.database.manager.query(
      'SELECT p.status, p.error, p.attempts FROM push_messages p JOIN push_subscriptions s ON s.id = p.subscription_id WHERE s.endpoint = $1 ORDER BY p.id',
      [`${service.url}/push/${name}`],
    );
  const subscribe = async (token: string, name = nextName()): Promise<string> => {
    await as('post', token, '/push/devices').send(service.subscribe(name)).expect(200);
    return name;
  };

  async function announce(userId: number, more: Partial<Announcement> = {}, secretId = 7): Promise<void> {
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'offer',
        receiverType: 'volunteer',
        receivers: [{ userId, secretId }],
        texts: TEXTS,
        secret: { kind: 'event_volunteer', expiresAt: addSeconds(now(), 2 * HOUR) },
        isUrgent: true,
        ...more,
      }),
    );
  }

  it('come beside the message: encrypted for that browser, for as long as the link holds, and nothing private on the screen', async () => {
    const { id, token } = await test.person('volunteer', { locale: 'en-US' });
    const name = await subscribe(token);
    await announce(id);
    await run();
    const [taken] = service.takenBy(name);
    const shown = JSON.parse(taken?.text ?? '{}');
    expect(taken).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(Math.abs((taken?.ttl ?? 0) - 2 * HOUR)).toBeLessThan(60);
    expect(shown).toMatchObject({
      title: 'Karov',
      body: 'Somebody near you needs help. Can you help?',
      lang: 'en-US',
      dir: 'ltr',
      tag: taken?.topic,
    });
    expect(shown.path).toMatch(/^\/volunteer\/update-status\/[\w-]{22}$/);
    expect(taken?.text).not.toMatch(/Dana|Herzl/);
    expect(service.faults).toEqual([]);
    const [message] = await test.database.manager.query(
      'SELECT status, attempts FROM notifications WHERE receiver_id = $1',
      [id],
    );
    expect(message).toEqual({ status: 'queued', attempts: 0 });
    await test.app.get(DeliveryService).drain();
    await run();
    expect(service.takenBy(name)).toHaveLength(1);
  });

  it('are in Hebrew for Hebrew readers, and a newer one about a need replaces the older one', async () => {
    const { id, token } = await test.person('volunteer');
    const name = await subscribe(token);
    await announce(id, { isUrgent: false }, 11);
    await announce(id, {}, 11);
    await announce(id, {}, 12);
    await run();
    const [urgent, other, calm] = service.takenBy(name).sort((a, b) => a.urgency.localeCompare(b.urgency));
    expect(JSON.parse(calm?.text ?? '')).toMatchObject({
      title: 'קרוב',
      body: 'מישהו לא רחוק ממך צריך עזרה. אפשר לעזור?',
      dir: 'rtl',
    });
    expect(new Set([urgent?.topic, other?.topic, calm?.topic]).size).toBe(2);
  });

  it('are not sent for codes and broadcasts, nor written for people without a device', async () => {
    const { id, token } = await test.person('volunteer');
    await announce(id);
    const name = await subscribe(token);
    await announce(id, { type: 'broadcast', secret: undefined, receivers: [{ userId: id }] });
    await announce(id, { type: 'otp', secret: undefined, receivers: [{ userId: id }] });
    expect(await rows(name)).toEqual([]);
  });

  it('end with the session, wherever it was ended, and with the account', async () => {
    const [first, second, erased] = [
      await test.person('volunteer'),
      await test.person('user'),
      await test.person('user'),
    ];
    const name = await subscribe(first.token);
    await announce(first.id);
    await as('post', first.token, '/auth/logout').expect(200);
    await announce(first.id);
    await run();
    expect(service.takenBy(name)).toEqual([]);
    expect(await rows(name)).toEqual([{ status: 'dropped', error: 'session:ended', attempts: 1 }]);
    // the device's next user: another person in the same browser
    await subscribe(second.token, name);
    await announce(first.id);
    await run();
    expect(service.takenBy(name)).toEqual([]);
    const left = await test.person('user');
    await subscribe(left.token);
    await as('post', left.token, '/auth/logout').expect(200);
    await test.app.get(PushJobs).keep();
    await subscribe(erased.token);
    await eraseNow(test, erased.id);
    expect(
      await test.database.manager.query('SELECT 1 FROM push_subscriptions WHERE user_id = ANY($1)', [
        [left.id, erased.id],
      ]),
    ).toEqual([]);
  });

  it('go to the push service again when it is busy, when it asks to, and give up when it refuses for good', async () => {
    const { id, token } = await test.person('volunteer');
    const [name, other] = [await subscribe(token), await subscribe(token)];
    service.script(name, { status: 429, retryAfter: '120' }, { status: 503 }, 'cut');
    service.script(other, { status: 403 });
    await announce(id);
    await run();
    expect(await rows(name)).toEqual([{ status: 'queued', error: 'push:429', attempts: 1 }]);
    expect(await rows(other)).toEqual([{ status: 'failed', error: 'push:403', attempts: 1 }]);
    for (const [seconds, error] of [
      [119, 'push:429'],
      [1, 'push:503'],
      [10, 'push:unreachable'],
      [20, null],
    ] as const) {
      test.app.get(Clock).advance(seconds);
      await run();
      expect((await rows(name))[0]?.error).toBe(error);
    }
    expect(service.takenBy(name)).toHaveLength(1);
  });

  it('pause while all push services fail, are tried by one after a while, and delay no message', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => test.person('volunteer')));
    const browsers = await Promise.all(people.map(({ token }) => subscribe(token)));
    const attempts = async (): Promise<number> =>
      (await Promise.all(browsers.map((name) => rows(name))))
        .flat()
        .reduce((sum, row) => sum + row.attempts, 0);
    // All attempts fail at first, and the one that is retried, whichever it is, fails once more.
    for (const name of browsers) service.script(name, { status: 503 }, { status: 503 });
    for (const { id } of people) await announce(id);
    await run();
    expect(await attempts()).toBe(8);
    test.app.get(Clock).advance(10);
    await run();
    expect(await attempts()).toBe(8);
    await test.app.get(DeliveryService).drain();
    const [left]: { count: number }[] = await test.database.manager.query(
      `SELECT count(*)::int AS count FROM notifications WHERE receiver_id = ANY($1) AND status = 'queued'`,
      [people.map(({ id }) => id)],
    );
    expect(left?.count).toBe(0);
    test.app.get(Clock).advance(6);
    await Promise.all([run(), run(), run()]);
    expect(await attempts()).toBe(9);
    service.forgetScripts();
    test.app.get(Clock).advance(3 * 60);
    await test.app.get(ProviderAlarmsService).run();
    const outages: { channel: string }[] = await test.database.manager.query(
      'SELECT channel FROM provider_outages WHERE ended_at IS NULL',
    );
    expect(outages).toEqual([{ channel: 'push' }]);
    for (let round = 0; round < 2; round++) {
      test.app.get(Clock).advance(400);
      await run();
    }
    for (const name of browsers) expect(service.takenBy(name)).toHaveLength(1);
    await test.app.get(ProviderAlarmsService).run();
    expect(
      await test.database.manager.query('SELECT 1 FROM provider_outages WHERE ended_at IS NULL'),
    ).toEqual([]);
  });

  it.each([404, 410])('forget a browser that answers %d', async (status) => {
    const { id, token } = await test.person('volunteer');
    const name = await subscribe(token);
    service.script(name, { status });
    await announce(id);
    await run();
    expect(await devicesOf(token)).toEqual([]);
  });

  it('are dropped with a message that is taken back or whose link has expired, and go with one that is sent after all', async () => {
    const { id, token } = await test.person('volunteer');
    const name = await subscribe(token);
    await announce(id, {}, 21);
    const notifications = test.app.get(NotificationsService);
    await test.database.transaction(() => notifications.cancelPending('event_volunteer', [21]));
    await run();
    expect(await rows(name)).toMatchObject([{ status: 'dropped', error: 'message:cancelled' }]);
    await test.database.transaction((tx) =>
      notifications.revive(tx, 'event_volunteer', [21], addSeconds(now(), HOUR)),
    );
    await run();
    expect(service.takenBy(name)).toHaveLength(1);
    await announce(id, {}, 22);
    test.app.get(Clock).advance(3 * HOUR);
    await run();
    expect((await rows(name)).at(-1)).toMatchObject({ status: 'dropped', error: 'secret:over' });
  });

  it('wait as their message does', async () => {
    const { id, token } = await test.person('volunteer');
    const name = await subscribe(token);
    await announce(id, {}, 31);
    await test.database.manager.query(
      'UPDATE notifications SET next_attempt_at = $2 WHERE receiver_id = $1',
      [id, addSeconds(now(), HOUR)],
    );
    await run();
    expect(service.takenBy(name)).toEqual([]);
    test.app.get(Clock).advance(HOUR);
    await run();
    expect(service.takenBy(name)).toHaveLength(1);
  });

  it('are sent once by several workers at a time, and again when one died while sending them', async () => {
    const { id, token } = await test.person('volunteer');
    const name = await subscribe(token);
    await announce(id, {}, 41);
    await Promise.all([run(), run(), run()]);
    expect(service.takenBy(name)).toHaveLength(1);
    await announce(id, {}, 42);
    // as they are left by a worker that claimed them and died
    await test.database.manager.query(
      `UPDATE push_messages SET attempts = 1, next_attempt_at = $1 WHERE status = 'queued'`,
      [addSeconds(now(), 60)],
    );
    await run();
    expect(service.takenBy(name)).toHaveLength(1);
    test.app.get(Clock).advance(60);
    await run();
    expect(service.takenBy(name)).toHaveLength(2);
  });

  it('accept only addresses of known push services, and keys that browsers make', async () => {
    const { token } = await test.person('user');
    const good = service.subscribe(nextName());
    for (const endpoint of [
      'https://example.org/push',
      'http://169.254.169.254/latest',
      'https://127.0.0.1.example.org/x',
      'http://user:word@127.0.0.1/x',
      'ftp://127.0.0.1/x',
      'push',
    ])
      expect(
        (
          await as('post', token, '/push/devices')
            .send({ ...good, endpoint })
            .expect(422)
        ).body.code,
      ).toBe('PUSH_UNKNOWN');
    for (const keys of [
      { p256dh: 'AAAA' },
      { auth: 'AAAA' },
      { p256dh: Buffer.alloc(65, 4).toString('base64url') },
    ])
      expect(
        (
          await as('post', token, '/push/devices')
            .send({ ...good, ...keys })
            .expect(422)
        ).body.code,
      ).toBe('PUSH_UNKNOWN');
  });

  it('are for the person alone to see and to end', async () => {
    const [mine, theirs] = [await test.person('user'), await test.person('user')];
    const name = await subscribe(mine.token);
    const [device] = await devicesOf(mine.token);
    expect(await devicesOf(theirs.token)).toEqual([]);
    await as('delete', theirs.token, `/push/devices/${device?.id}`).expect(404);
    await as('delete', mine.token, `/push/devices/${device?.id}`).expect(200);
    expect(await rows(name)).toEqual([]);
    await as('delete', mine.token, `/push/devices/${device?.id}`).expect(404);
    for (let more = 0; more < 12; more++) await subscribe(mine.token);
    expect(await devicesOf(mine.token)).toHaveLength(10);
  });

  it('follow a browser to its new address, only with the former one', async () => {
    const { id, token } = await test.person('volunteer');
    const name = await subscribe(token);
    const [moved, stranger] = [nextName(), nextName()];
    const move = (former: string, to: string) =>
      test.http
        .post('/api/push/devices/moved')
        .send({ former, ...service.subscribe(to) })
        .expect(200);
    await move(`${service.url}/push/guessed`, stranger);
    await move(`${service.url}/push/${name}`, moved);
    await announce(id);
    await run();
    expect([name, stranger, moved].map((one) => service.takenBy(one).length)).toEqual([0, 0, 1]);
  });
});
