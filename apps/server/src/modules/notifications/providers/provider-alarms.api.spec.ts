import type { WaitingMatter } from '@karov/api-client';
import { SmtpStandIn, type TwilioStandIn } from '@karov/testing';
import { Clock } from '../../../platform/clock/clock.js';
import { createBeside, type TestApp } from '../../../testing/test-app.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { DeliveryService, NotificationsService, ProviderAlarmsService } from '../index.js';

const DOWN = { kind: 'error', status: 503, code: 20503 } as const;
const DOWN_WORDS = /^קרוב: משלוח ה־SMS אינו עובד .*\/admin\/messages-health$/;

interface Told {
  receiver: number;
  channel: string;
  send_to: string;
  message: string;
}

/**
 * Covers rule 194: admins are told once, through another provider, that a provider is failing, and once more
 * when it works again.
 */
describe('the alarm about a provider', () => {
  let twilio: TwilioStandIn;
  let smtp: SmtpStandIn;
  let test: TestApp;
  let admin: { id: number; token: string };

  beforeEach(async () => {
    smtp = await SmtpStandIn.start();
    ({ twilio, test } = await startWithTwilio({
      SMTP_URL: smtp.url,
      SMTP_FROM: 'Karov <help@karov.example>',
    }));
    // The admin selected only SMS; the e-mail address is merely on record.
    admin = await test.person('admin', { channels: ['sms'], email: 'dana@karov.example' });
  });
  afterEach(async () => {
    await test.close();
    await Promise.all([twilio.stop(), smtp.stop()]);
  });

  const alarms = (): ProviderAlarmsService => test.app.get(ProviderAlarmsService);
  const told = (): Promise<Told[]> =>
    test.database.manager.query(
      `SELECT receiver_id AS receiver, channel, send_to, message FROM notifications WHERE type = 'system' AND message LIKE '%messages-health' ORDER BY id`,
    );
  const matters = async (token: string): Promise<WaitingMatter[]> =>
    (
      await test.http.get('/api/staff/waiting/matters').set('Authorization', `Bearer ${token}`).expect(200)
    ).body.data.filter((matter: WaitingMatter) => matter.kind === 'provider');

  /** Makes five SMS messages fail, and lets the given time pass. */
  async function fail(seconds: number): Promise<void> {
    twilio.always(DOWN);
    const people = await Promise.all(Array.from({ length: 5 }, () => test.person('volunteer')));
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: people.map(({ id: userId }) => ({ userId })),
        texts: { 'he-IL': 'שלום', 'en-US': 'Hello' },
      }),
    );
    await test.app.get(DeliveryService).drain();
    await pass(seconds);
  }
  async function pass(seconds: number): Promise<void> {
    test.app.get(Clock).advance(seconds);
    await test.app.get(DeliveryService).drain();
    await alarms().run();
  }

  it('comes after three minutes by a way that does not use the provider, is shown on the desk, and ends when it works again', async () => {
    await fail(179);
    expect(await told()).toEqual([]);
    expect(await matters(admin.token)).toEqual([]);
    await pass(1);
    expect(await told()).toEqual([
      {
        receiver: admin.id,
        channel: 'email',
        send_to: 'dana@karov.example',
        message: expect.stringMatching(DOWN_WORDS),
      },
    ]);
    await test.app.get(DeliveryService).drain();
    expect(smtp.mails.map(({ to }) => to)).toEqual([['dana@karov.example']]);
    expect(await matters(admin.token)).toMatchObject([{ kind: 'provider', title: 'sms' }]);
    expect(await matters((await test.person('manager')).token)).toEqual([]);
    await pass(300);
    expect(await told()).toHaveLength(1);
    twilio.always(null);
    await pass(300);
    expect((await told()).slice(1)).toEqual([
      {
        receiver: admin.id,
        channel: 'sms',
        send_to: expect.any(String),
        message: expect.stringContaining('חזר לעבוד'),
      },
    ]);
    expect(await matters(admin.token)).toEqual([]);
    await pass(300);
    expect(await told()).toHaveLength(2);
  });

  it('comes once, whichever of two processes sees it first, even when they look at the same moment', async () => {
    const beside = await createBeside(test);
    try {
      await beside.init();
      twilio.always(DOWN);
      await fail(0);
      for (const one of [test.app, beside]) one.get(Clock).advance(200);
      await Promise.all([
        alarms().run(),
        beside.get(ProviderAlarmsService).run(),
        alarms().run(),
        beside.get(ProviderAlarmsService).run(),
      ]);
      expect(await told()).toHaveLength(1);
      await test.database.manager.query(
        `UPDATE provider_states SET failing_since = NULL, skipped_until = NULL`,
      );
      await Promise.all([alarms().run(), beside.get(ProviderAlarmsService).run(), alarms().run()]);
      expect(await told()).toHaveLength(2);
    } finally {
      await beside.close();
    }
  });

  it('is shown on the desk even when nothing carries it, and reaches nobody who is no longer an admin', async () => {
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [
      (await test.person('admin', { email: 'gone@karov.example' })).id,
    ]);
    await test.database.manager.query(
      `UPDATE provider_states SET failing_since = $1, failures = 9 WHERE channel NOT IN ('whatsapp', 'push')`,
      [new Date(Date.now() - 600_000)],
    );
    await test.database.manager.query(`UPDATE users SET channels = ARRAY['sms'] WHERE id = $1`, [admin.id]);
    await alarms().run();
    expect(await told()).toEqual([]);
    expect((await matters(admin.token)).map(({ title }) => title).toSorted()).toEqual([
      'call',
      'email',
      'sms',
    ]);
  });

  it('is not raised by a single message that failed', async () => {
    await test.database.manager.query(
      `UPDATE provider_states SET failing_since = $1, failures = 1 WHERE channel = 'email'`,
      [new Date(Date.now() - 600_000)],
    );
    await alarms().run();
    expect(await told()).toEqual([]);
  });
});
