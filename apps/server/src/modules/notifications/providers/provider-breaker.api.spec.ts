import { SmtpStandIn, type TwilioStandIn } from '@karov/testing';
import { Clock } from '../../../platform/clock/clock.js';
import { createBeside, type TestApp } from '../../../testing/test-app.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { DeliveryService, NotificationsService } from '../index.js';

const TEXTS = { 'he-IL': 'שלום', 'en-US': 'Hello' };
const DOWN = { kind: 'error', status: 503, code: 20503 } as const;

interface Row {
  channel: string;
  status: string;
  error: string | null;
  attempts: number;
}

/**
 * Covers rule 193: a provider that fails repeatedly is skipped, and tried again with one message after a
 * pause.
 */
describe('a provider that is down', () => {
  let twilio: TwilioStandIn;
  let smtp: SmtpStandIn;
  let test: TestApp;
  let phones = 0;

  beforeEach(async () => {
    smtp = await SmtpStandIn.start();
    ({ twilio, test } = await startWithTwilio({
      SMTP_URL: smtp.url,
      SMTP_FROM: 'Karov <help@karov.example>',
    }));
  });
  afterEach(async () => {
    await test.close();
    await Promise.all([twilio.stop(), smtp.stop()]);
  });

  const delivery = (): DeliveryService => test.app.get(DeliveryService);
  const rows = (): Promise<Row[]> =>
    test.database.manager.query('SELECT channel, status, error, attempts FROM notifications ORDER BY id');
  const people = (count: number, channels: ('sms' | 'email')[]): Promise<number[]> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const n = phones++;
        return (
          await test.person('volunteer', {
            phone: `+9725270${String(n).padStart(5, '0')}`,
            email: `noa${n}@karov.example`,
            channels,
          })
        ).id;
      }),
    );
  async function write(receivers: readonly number[], isUrgent = false): Promise<void> {
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: receivers.map((userId) => ({ userId })),
        texts: TEXTS,
        isUrgent,
      }),
    );
  }
  async function later(seconds: number): Promise<void> {
    test.app.get(Clock).advance(seconds);
    await delivery().drain();
  }
  const attempts = async (): Promise<number> => (await rows()).reduce((sum, row) => sum + row.attempts, 0);
  const state = async () =>
    (
      await test.database.manager.query(
        `SELECT failures, pause_seconds AS pause, skipped_until IS NOT NULL AS "isSkipped" FROM provider_states WHERE channel = 'sms'`,
      )
    )[0];

  it('is left out after five failures in a row: what is urgent goes by the next channel at once, the rest waits and is not counted as tried', async () => {
    twilio.always(DOWN);
    await write(await people(5, ['sms']));
    await delivery().drain();
    expect(await state()).toEqual({ failures: 5, pause: 15, isSkipped: true });
    const [urgent, ordinary] = await Promise.all([people(1, ['sms', 'email']), people(1, ['sms', 'email'])]);
    await write(urgent, true);
    await write(ordinary);
    await delivery().drain();
    expect((await rows()).slice(5)).toEqual([
      { channel: 'sms', status: 'failed', error: 'provider:skipped', attempts: 1 },
      { channel: 'sms', status: 'queued', error: 'provider:skipped', attempts: 0 },
      { channel: 'email', status: 'sent', error: null, attempts: 1 },
    ]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is tried by one message after a pause that doubles, and when that gets through all the others follow', async () => {
    twilio.always(DOWN);
    await write(await people(8, ['sms']));
    await delivery().drain();
    expect(await attempts()).toBe(8);
    await later(14);
    expect(await attempts()).toBe(8);
    await later(1);
    expect(await attempts()).toBe(9);
    expect(await state()).toEqual({ failures: 9, pause: 30, isSkipped: true });
    twilio.always(null);
    await later(29);
    expect(twilio.accepted).toHaveLength(0);
    await later(1);
    expect(twilio.accepted).toHaveLength(1);
    expect(await state()).toEqual({ failures: 0, pause: 0, isSkipped: false });
    await later(5);
    expect(twilio.accepted).toHaveLength(8);
    expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it.each([
    ['hangs up', { kind: 'cut' }],
    ['throttles', { kind: 'throttle' }],
    ['answers garbage', { kind: 'garbage' }],
    ['refuses the account', { kind: 'error', status: 401, code: 20003 }],
  ] as const)('is known by it that it %s', async (_, scenario) => {
    twilio.always(scenario);
    await write(await people(5, ['sms']));
    await delivery().drain();
    expect(await state()).toMatchObject({ failures: 5, isSkipped: true });
    expect((await rows()).filter(({ status }) => status === 'sent')).toEqual([]);
  });

  it('is distinguished from one that refuses numbers, and from one that fails now and then', async () => {
    twilio.always({ kind: 'error', status: 400, code: 21211 });
    await write(await people(6, ['sms']));
    await delivery().drain();
    expect(await state()).toEqual({ failures: 0, pause: 0, isSkipped: false });
    twilio.always(DOWN);
    await write(await people(4, ['sms']));
    await delivery().batch(4);
    expect(await state()).toMatchObject({ failures: 4, isSkipped: false });
    test.app.get(Clock).advance(31);
    await write(await people(4, ['sms']), true);
    await delivery().batch(4);
    expect(await state()).toMatchObject({ failures: 8, isSkipped: false });
    twilio.always(null);
    await later(60);
    expect(await state()).toEqual({ failures: 0, pause: 0, isSkipped: false });
  });

  it('holds an ordinary message up for at most ten minutes when another way is open', async () => {
    twilio.always(DOWN);
    await write(await people(5, ['sms', 'email']));
    await delivery().drain();
    await later(590);
    expect(smtp.mails).toHaveLength(0);
    await later(300);
    expect(smtp.mails.length).toBeGreaterThanOrEqual(4);
  });

  it('does not affect other channels: without a mail server SMS go out, and one full mailbox is not the server’s fault', async () => {
    const stateOfMail = async () =>
      (
        await test.database.manager.query(
          `SELECT failures, skipped_until IS NOT NULL AS "isSkipped" FROM provider_states WHERE channel = 'email'`,
        )
      )[0];
    const receivers = await people(5, ['email']);
    for (let n = 0; n < phones; n++) smtp.refuse(`noa${n}@karov.example`, 452);
    await write(receivers);
    await delivery().drain();
    expect(await stateOfMail()).toEqual({ failures: 0, isSkipped: false });
    await smtp.stop();
    await later(5);
    expect(await stateOfMail()).toEqual({ failures: 5, isSkipped: true });
    await write(await people(2, ['sms']));
    await delivery().drain();
    expect(twilio.accepted).toHaveLength(2);
  });

  it('is tried by one process of two, and by another after one that died while trying', async () => {
    const beside = await createBeside(test);
    try {
      await beside.init();
      const other = beside.get(DeliveryService);
      const clock = beside.get(Clock);
      twilio.always(DOWN);
      await write(await people(12, ['sms']));
      await Promise.all([delivery().drain(), other.drain()]);
      const before = await attempts();
      for (const one of [test.app.get(Clock), clock]) one.advance(15);
      await Promise.all([delivery().batch(6), other.batch(6)]);
      expect(await attempts()).toBe(before + 1);
      // A worker claimed the right to try and then vanished.
      await test.database.manager.query(
        `UPDATE provider_states SET is_tried = true, skipped_until = $1 WHERE channel = 'sms'`,
        [new Date(clock.now().getTime() + 30_000)],
      );
      twilio.always(null);
      for (const one of [test.app.get(Clock), clock]) one.advance(31);
      await other.drain();
      expect(twilio.accepted).toHaveLength(1);
    } finally {
      await beside.close();
    }
  });
});
