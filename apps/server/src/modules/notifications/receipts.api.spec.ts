import { DAY } from '@karov/domain';
import { SmtpStandIn, type TwilioStandIn } from '@karov/testing';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { TestApp } from '../../testing/test-app.js';
import { wroteByWhatsapp } from '../../testing/whatsapp.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import { BouncedAddressesService, DeliveryService, NotificationsService } from './index.js';

const TEXTS = { 'he-IL': 'שלום', 'en-US': 'Hello' };
/** A receipt, as the provider reports it. */
type Receipt = 'delivered' | 'read' | 'failed';
const RECEIPTS: readonly Receipt[] = ['delivered', 'read', 'failed'];
/** The code for a phone that is off: a failure that says nothing about the address. */
const OFF = 30003;
const UNKNOWN = 30005;

interface Row {
  channel: string;
  status: string;
  error: string | null;
}

/** All sequences of one to three receipts of a message, each of which may come twice. */
const ORDERS: Receipt[][] = RECEIPTS.flatMap((a) => [
  [a],
  ...RECEIPTS.flatMap((b) => [[a, b], ...RECEIPTS.map((c) => [a, b, c])]),
]);

/**
 * Returns the outcome of a sequence: a message that was read stays so, and a failure counts only if nothing
 * better is known.
 */
function outcomeOf(order: readonly Receipt[]): Receipt {
  return order.includes('read') ? 'read' : order.includes('delivered') ? 'delivered' : 'failed';
}

describe('receipts, and addresses that accept no messages', () => {
  let twilio: TwilioStandIn;
  let smtp: SmtpStandIn;
  let test: TestApp;
  let person: { id: number; token: string };
  let [phone, email] = ['', ''];

  beforeAll(async () => {
    smtp = await SmtpStandIn.start();
    ({ twilio, test } = await startWithTwilio({
      SMTP_URL: smtp.url,
      SMTP_FROM: 'Karov <help@karov.example>',
    }));
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([twilio.stop(), smtp.stop()]);
  });

  let people = 0;
  beforeEach(async () => {
    people++;
    twilio.onAccepted = () => undefined;
    [phone, email] = [`+9725230010${String(people).padStart(2, '0')}`, `noa${people}@karov.example`];
    person = await test.person('volunteer', { phone, email, channels: ['whatsapp', 'sms', 'email'] });
  });

  const delivery = (): DeliveryService => test.app.get(DeliveryService);
  const rows = (id = person.id): Promise<Row[]> =>
    test.database.manager.query(
      'SELECT channel, status, error FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [id],
    );
  const sidOf = (to: string): string =>
    twilio.accepted.filter((message) => message.to === to).at(-1)?.sid ?? '';
  const whatsapp = () => `whatsapp:${phone}`;
  const report = (sid: string, receipt: Receipt, code = OFF) =>
    twilio.report(sid, receipt, receipt === 'failed' ? code : undefined);
  const channelsOf = async (): Promise<string[]> => {
    const [row]: { channels: string[] }[] = await test.database.manager.query(
      'SELECT channels FROM users WHERE id = $1',
      [person.id],
    );
    return row?.channels ?? [];
  };

  async function send(isUrgent = false): Promise<void> {
    await wroteByWhatsapp(test, twilio, phone);
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: [{ userId: person.id }],
        texts: TEXTS,
        isUrgent,
      }),
    );
    await delivery().drain();
  }

  it('have the same result in every order, once or twice, and a failure before anything better is followed by the next channel once', async () => {
    for (const order of ORDERS) {
      person = await test.person('volunteer', {
        phone: (phone = `+97252310${String(++people).padStart(4, '0')}`),
        channels: ['whatsapp', 'sms'],
      });
      await send();
      const sid = sidOf(whatsapp());
      for (const receipt of order) await report(sid, receipt);
      await delivery().drain();
      const [first, ...more] = await rows();
      const outcome = outcomeOf(order);
      expect([order, first?.status, first?.error, more.length]).toEqual([
        order,
        outcome,
        outcome === 'failed' ? 'twilio:30003' : null,
        order[0] === 'failed' ? 1 : 0,
      ]);
    }
  });

  it('that come before the worker has written anything down have the same result in every order', async () => {
    for (const order of ORDERS) {
      person = await test.person('volunteer', {
        phone: (phone = `+97252320${String(++people).padStart(4, '0')}`),
        channels: ['whatsapp', 'sms'],
      });
      twilio.onAccepted = async ({ sid, to }) => {
        if (to === whatsapp()) for (const receipt of order) await report(sid, receipt);
      };
      await send();
      await delivery().sweep();
      const [first, ...more] = await rows();
      const outcome = outcomeOf(order);
      expect([order, first?.status, more.length]).toEqual([order, outcome, outcome === 'failed' ? 1 : 0]);
    }
  });

  it('of both kinds at once leave a message received, and at most one more', async () => {
    await send();
    const sid = sidOf(whatsapp());
    await Promise.all([...RECEIPTS, ...RECEIPTS, ...RECEIPTS].map((receipt) => report(sid, receipt)));
    await delivery().drain();
    const [first, ...more] = await rows();
    expect(first?.status).toBe('read');
    expect(more.length).toBeLessThanOrEqual(1);
  });

  it('of many that failed at once, and twice, are each followed by the next channel once', async () => {
    const many: { id: number; to: string }[] = [];
    for (let n = 0; n < 12; n++) {
      const to = `+97252320${String(++people).padStart(4, '0')}`;
      many.push({
        to,
        ...(await test.person('volunteer', {
          phone: to,
          email: `many${people}@karov.example`,
          channels: ['sms', 'email'],
        })),
      });
    }
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: many.map(({ id }) => ({ userId: id })),
        texts: TEXTS,
      }),
    );
    await delivery().drain();
    // One of the receipts says more than that the message did not arrive, and is written separately.
    const reports = many.map(
      ({ to }, n) =>
        () =>
          report(sidOf(to), 'failed', n === 5 ? UNKNOWN : OFF),
    );
    await Promise.all([...reports, ...reports].map((tell) => tell()));
    await delivery().drain();
    for (const [n, { id }] of many.entries()) {
      expect(await rows(id)).toEqual([
        { channel: 'sms', status: 'failed', error: `twilio:${n === 5 ? UNKNOWN : OFF}` },
        { channel: 'email', status: 'sent', error: null },
      ]);
    }
  });

  it('mark an address that accepts none: no message tries it again, not even one that was already falling back to it', async () => {
    await send();
    await report(sidOf(whatsapp()), 'failed', OFF);
    await delivery().drain();
    await report(sidOf(phone), 'failed', UNKNOWN);
    await delivery().drain();
    expect((await rows()).map(({ channel, status }) => [channel, status])).toEqual([
      ['whatsapp', 'failed'],
      ['sms', 'failed'],
      ['email', 'sent'],
    ]);
    expect(await channelsOf()).toEqual(['whatsapp', 'email']);
    expect(await test.app.get(BouncedAddressesService).of(person.id)).toMatchObject([
      { channel: 'sms', fault: 'no_such_number' },
    ]);
    // The message was written before the address was marked, with SMS as the fallback.
    await test.database.manager.query(
      `UPDATE notifications SET fallback = '{sms,email}', status = 'sent', provider_id = 'SM-late' WHERE receiver_id = $1 AND channel = 'whatsapp'`,
      [person.id],
    );
    await delivery().receipt('SM-late', 'failed', 'twilio:30003');
    await delivery().drain();
    expect((await rows()).at(-1)).toMatchObject({ channel: 'email' });
    expect(await rows()).toHaveLength(4);
  });

  it('of a phone that is off, a number that refuses all messages or words that were not approved mark nothing', async () => {
    for (const code of [OFF, 21610, 63016]) {
      await send();
      await report(sidOf(whatsapp()), 'failed', code);
    }
    expect(await test.app.get(BouncedAddressesService).of(person.id)).toEqual([]);
  });

  it('a mark is removed with the address, and when something is delivered there after all', async () => {
    smtp.refuse(email, 550, '5.1.1');
    await test.database.manager.query('UPDATE users SET is_wp = false, is_sms = false WHERE id = $1', [
      person.id,
    ]);
    await send();
    expect([await channelsOf(), (await rows()).map(({ error }) => error)]).toEqual([[], ['smtp:5.1.1']]);
    await test.database.manager.query('UPDATE users SET email = $2 WHERE id = $1', [
      person.id,
      `right.${email}`,
    ]);
    expect(await channelsOf()).toEqual(['email']);
    expect(await test.app.get(BouncedAddressesService).of(person.id)).toEqual([]);

    await test.database.manager.query('UPDATE users SET is_wp = true WHERE id = $1', [person.id]);
    await send();
    const sid = sidOf(whatsapp());
    await report(sid, 'failed', 63003);
    expect(await channelsOf()).toEqual(['email']);
    await report(sid, 'delivered');
    expect(await channelsOf()).toEqual(['whatsapp', 'email']);
  });

  it('a code is sent to a marked number nevertheless, and its arrival ends the mark', async () => {
    await test.database.manager.query('UPDATE users SET is_wp = false, is_email = false WHERE id = $1', [
      person.id,
    ]);
    await send();
    await report(sidOf(phone), 'failed', 30006);
    expect(await channelsOf()).toEqual([]);
    const expiresAt = addSeconds(test.app.get(Clock).now(), 300);
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).sendCode(tx, {
        ...{
          phone,
          channel: 'sms',
          locale: 'he-IL',
          text: 'קוד',
          secret: { kind: 'sign_in', id: 1 },
          expiresAt,
          receiverId: person.id,
          receiverType: 'volunteer',
        },
      }),
    );
    await delivery().drain();
    await report(sidOf(phone), 'delivered');
    expect(await channelsOf()).toEqual(['sms']);
  });

  it('are shown to the person, who has an address tried again, and to nobody else', async () => {
    smtp.refuse(email, 550, '5.2.1');
    await test.database.manager.query('UPDATE users SET is_wp = false, is_sms = false WHERE id = $1', [
      person.id,
    ]);
    await send();
    const bounces = async (token: string) =>
      (await test.http.get('/api/auth/bounces').set('Authorization', `Bearer ${token}`).expect(200)).body
        .data;
    const other = await test.person('volunteer');
    expect(await bounces(person.token)).toMatchObject([{ channel: 'email', fault: 'mailbox_closed' }]);
    expect(await bounces(other.token)).toEqual([]);
    const retry = (token: string, channel: string) =>
      test.http.post('/api/auth/bounces').set('Authorization', `Bearer ${token}`).send({ channel });
    await retry(other.token, 'email').expect(200);
    expect(await channelsOf()).toEqual([]);
    const admin = await test.person('admin');
    const { body } = await test.http
      .get(`/api/admin/users/${person.id}`)
      .set('Authorization', `Bearer ${admin.token}`)
      .expect(200);
    expect(body.data.bounced).toMatchObject([{ channel: 'email', fault: 'mailbox_closed' }]);
    await retry(person.token, 'pigeon').expect(422);
    await retry(person.token, 'email').expect(200);
    expect([await channelsOf(), await bounces(person.token)]).toEqual([['email'], []]);
  });

  it('a channel that failed lately is tried last, until it works again or a week has passed', async () => {
    const order = async (): Promise<string[]> => {
      await send();
      const [row]: { channel: string; fallback: string[] }[] = await test.database.manager.query(
        'SELECT channel, fallback FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT 1',
        [person.id],
      );
      return row ? [row.channel, ...row.fallback] : [];
    };
    expect(await order()).toEqual(['whatsapp', 'sms', 'email']);
    await report(sidOf(whatsapp()), 'failed');
    expect(await order()).toEqual(['sms', 'email', 'whatsapp']);
    test.app.get(Clock).advance(8 * DAY);
    expect(await order()).toEqual(['whatsapp', 'sms', 'email']);
    await report(sidOf(whatsapp()), 'failed');
    await report(sidOf(whatsapp()), 'delivered');
    expect(await order()).toEqual(['whatsapp', 'sms', 'email']);
    await report(sidOf(whatsapp()), 'delivered');
    test.app.get(Clock).advance(60);
    // One failure after two deliveries: the channel works more often than not.
    expect((await order())[0]).toBe('whatsapp');
    await report(sidOf(whatsapp()), 'failed');
    expect(await order()).toEqual(['whatsapp', 'sms', 'email']);
  });

  it('a fault of the provider says nothing about a channel', async () => {
    await send();
    await report(sidOf(whatsapp()), 'failed', 63016);
    await delivery().drain();
    await send();
    expect((await rows()).at(-1)).toMatchObject({ channel: 'whatsapp' });
  });
});
