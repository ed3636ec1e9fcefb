import type { MessagesHealth } from '@karov/api-client';
import type { TwilioStandIn } from '@karov/testing';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import type { TestApp } from '../../../testing/test-app.js';
import { solveCaptcha } from '../../../testing/verified-phone.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { DeliveryService, NotificationsService } from '../../notifications/index.js';

const TEMPLATE = `HX${'1'.repeat(32)}`;
const LONG = 'שלום '.repeat(20);

/** Covers rule 195: admins see how messages are being delivered. */
describe('the health of messaging', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let admin: { id: number; token: string };

  beforeEach(async () => {
    ({ twilio, test } = await startWithTwilio({
      KAROV_SMS_PRICE: '0.12',
      KAROV_OTP_PER_DAY: '500',
      KAROV_BROADCAST_PER_SECOND: '20',
      KAROV_WHATSAPP_TEMPLATES: JSON.stringify({ general: { 'he-IL': TEMPLATE } }),
    }));
    admin = await test.person('admin');
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  const health = async (): Promise<MessagesHealth> =>
    (
      await test.http
        .get('/api/admin/messages-health')
        .set('Authorization', `Bearer ${admin.token}`)
        .expect(200)
    ).body.data;
  const later = (seconds: number): void => test.app.get(Clock).advance(seconds);
  const send = (): Promise<void> => test.app.get(DeliveryService).drain();
  async function write(count: number, text: string, isUrgent = false): Promise<void> {
    const people = await Promise.all(Array.from({ length: count }, () => test.person('volunteer')));
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: people.map(({ id: userId }) => ({ userId })),
        texts: { 'he-IL': text, 'en-US': text },
        isUrgent,
      }),
    );
  }
  const queue = async (lane: string) => (await health()).queues.find((one) => one.lane === lane);
  const provider = async (channel: string) =>
    (await health()).providers.find((one) => one.channel === channel);

  it('is only for admins, and at first everything is well', async () => {
    const { token } = await test.person('manager');
    await test.http.get('/api/admin/messages-health').set('Authorization', `Bearer ${token}`).expect(403);
    expect(await health()).toMatchObject({
      queues: ['urgent', 'ordinary', 'broadcast'].map((lane) => ({
        lane,
        waiting: 0,
        held: 0,
        late_seconds: null,
        p99_seconds: null,
      })),
      failures: [],
      sms_parts_today: 0,
      sms_price: 0.12,
      currency: 'ILS',
      codes: 0,
      most_codes: 500,
      most_broadcast_minute: 1200,
      early_receipts: 0,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: null,
    });
    expect((await health()).providers.map(({ channel, state }) => [channel, state])).toEqual([
      ['sms', 'works'],
      ['whatsapp', 'works'],
      ['email', 'not_set_up'],
      ['call', 'works'],
      ['push', 'not_set_up'],
    ]);
    expect((await health()).templates).toMatchObject([
      { name: 'general', label: null, locale: 'he-IL', left_until: null, code: null },
    ]);
  });

  it('shows what waits and how late it is, then how late it left and what it cost', async () => {
    await write(2, LONG);
    await write(1, 'שלום', true);
    later(40);
    expect(await queue('ordinary')).toMatchObject({ waiting: 2, later: 0 });
    expect((await queue('urgent'))?.late_seconds).toBeGreaterThanOrEqual(40);
    await send();
    expect(await queue('ordinary')).toMatchObject({ waiting: 0, late_seconds: null, sent: 2 });
    const urgent = await queue('urgent');
    expect(urgent?.p50_seconds).toBeGreaterThanOrEqual(40);
    expect(urgent?.p99_seconds).toBeGreaterThanOrEqual(40);
    expect(await health()).toMatchObject({ sms_parts_today: 5 });
    later(3700);
    expect(await queue('urgent')).toMatchObject({ sent: 0, p99_seconds: null });
    later(86_400);
    expect(await health()).toMatchObject({ sms_parts_today: 0 });
  });

  it('shows failures by channel in words, over an hour and over a day', async () => {
    twilio.always({ kind: 'error', status: 400, code: 21211 });
    await write(2, 'שלום');
    await send();
    expect((await health()).failures).toEqual([
      { channel: 'sms', fault: 'no_such_number', last_hour: 2, last_day: 2 },
    ]);
    later(3700);
    expect((await health()).failures).toEqual([
      { channel: 'sms', fault: 'no_such_number', last_hour: 0, last_day: 2 },
    ]);
    later(86_400);
    expect((await health()).failures).toEqual([]);
  });

  it('shows a template that was refused, and until when it is not used', async () => {
    const person = await test.person('volunteer', { channels: ['whatsapp', 'sms'] });
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: [{ userId: person.id }],
        texts: { 'he-IL': 'שלום', 'en-US': 'Hello' },
      }),
    );
    await send();
    const { templates, failures } = await health();
    expect(templates).toEqual([
      { name: 'general', label: null, locale: 'he-IL', left_until: expect.any(String), code: 'twilio:21655' },
    ]);
    expect(failures).toEqual([{ channel: 'whatsapp', fault: 'template', last_hour: 1, last_day: 1 }]);
    const { body } = await test.http
      .get('/api/notifications')
      .set('Authorization', `Bearer ${admin.token}`)
      .expect(200);
    expect(
      body.data
        .map((row: { action_type: string; template: string | null }) => [row.action_type, row.template])
        .sort(),
    ).toEqual([
      ['sms', null],
      ['whatsapp', 'general'],
    ]);
  });

  it('reports a provider that fails, is left out, is tried and works, and the messages held back for it', async () => {
    twilio.always({ kind: 'throttle' });
    await write(2, 'שלום');
    await send();
    expect(await provider('sms')).toMatchObject({
      state: 'failing',
      failures: 2,
      code: 'twilio:20429',
      is_told: false,
    });
    await write(3, 'שלום');
    await send();
    expect(await provider('sms')).toMatchObject({ state: 'skipped', skipped_until: expect.any(String) });
    later(6);
    await send();
    expect(await queue('ordinary')).toMatchObject({ waiting: 0, held: 5 });
    later(10);
    expect(await provider('sms')).toMatchObject({ state: 'tried' });
    twilio.always(null);
    await send();
    expect(await provider('sms')).toMatchObject({ state: 'works', failing_since: null, failures: 0 });
  });

  it('shows codes, broadcasts and early receipts', async () => {
    const now = test.app.get(Clock).now();
    await test.http
      .post('/api/auth/register-otp')
      .send({ phone: '+972542345678', captcha: await solveCaptcha(test) })
      .expect(200);
    await write(2, 'שלום');
    await test.database.manager.query(
      `UPDATE notifications SET broadcast_id = 1, status = 'sent', sent_at = $1 WHERE type = 'system'`,
      [addSeconds(now, -30)],
    );
    await test.database.manager.query(
      `INSERT INTO early_receipts (provider_id, outcome, received_at) VALUES ('SM1', 'delivered', $1)`,
      [now],
    );
    expect(await health()).toMatchObject({ broadcast_minute: 2, early_receipts: 1, codes: 1 });
    await test.database.manager.query(`UPDATE notifications SET sent_at = $1 WHERE broadcast_id = 1`, [
      addSeconds(now, -90),
    ]);
    expect(await health()).toMatchObject({ broadcast_minute: 0 });
  });
});
