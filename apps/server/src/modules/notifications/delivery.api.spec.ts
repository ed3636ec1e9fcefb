import { HOUR } from '@karov/domain';
import { SmtpStandIn, type TwilioStandIn } from '@karov/testing';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { TestApp } from '../../testing/test-app.js';
import { wroteByWhatsapp } from '../../testing/whatsapp.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import {
  DeliveryService,
  KEPT_WORDS,
  type KeptWords,
  NotificationsService,
  TelephoneCallsService,
} from './index.js';

const LEASE = 60;
const TEXTS = { 'he-IL': 'שלום, כאן הקישור: %{link}', 'en-US': 'Hello, here is the link: %{link}' };

interface Row {
  id: number;
  channel: string;
  status: string;
  error: string | null;
  message: string;
}

describe('delivery of messages', () => {
  let twilio: TwilioStandIn;
  let smtp: SmtpStandIn;
  let test: TestApp;
  let person: { id: number; phone: string; email: string };

  beforeAll(async () => {
    smtp = await SmtpStandIn.start();
    ({ twilio, test } = await startWithTwilio({
      SMTP_URL: smtp.url,
      SMTP_FROM: 'Karov <help@karov.example>',
      KAROV_SENDING_LEASE_SECONDS: String(LEASE),
    }));
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([twilio.stop(), smtp.stop()]);
  });

  let people = 0;
  beforeEach(async () => {
    people++;
    const [phone, email] = [`+9725230000${String(people).padStart(2, '0')}`, `noa${people}@karov.example`];
    const { id } = await test.person('volunteer', { phone, email, channels: ['whatsapp', 'sms', 'email'] });
    person = { id, phone, email };
    await wroteByWhatsapp(test, twilio, phone);
  });

  const delivery = (): DeliveryService => test.app.get(DeliveryService);
  const rows = (): Promise<Row[]> =>
    test.database.manager.query(
      'SELECT id, channel, status, error, message FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [person.id],
    );
  const sent = (channel: 'whatsapp' | 'sms') => {
    const to = channel === 'whatsapp' ? `whatsapp:${person.phone}` : person.phone;
    return twilio.accepted.filter((message) => message.to === to);
  };

  /** Makes the given texts of a kind the ones stored under each id, if any. */
  const keep = (kind: keyof KeptWords, wordsOf: (id: number) => string | null | undefined) =>
    jest.spyOn(test.app.get<KeptWords>(KEPT_WORDS), kind).mockImplementation((ids) => {
      const kept = new Map<number, string | null>();
      for (const id of ids) {
        const words = wordsOf(id);
        if (words !== undefined) kept.set(id, words);
      }
      return Promise.resolve(kept);
    });
  afterEach(() => void jest.restoreAllMocks());

  /** Writes an invitation to the person, valid for 72 hours. */
  async function write(secretId = 7): Promise<void> {
    const now = test.app.get(Clock).now();
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'offer',
        receiverType: 'volunteer',
        receivers: [{ userId: person.id, secretId }],
        texts: TEXTS,
        secret: { kind: 'event_volunteer', expiresAt: addSeconds(now, 72 * HOUR) },
      }),
    );
  }

  async function later(seconds: number): Promise<void> {
    test.app.get(Clock).advance(seconds);
    await delivery().drain();
  }

  it('lists as received only what has gone out', async () => {
    const { token } = await test.person('volunteer', { phone: '+972523000099', channels: ['sms'] });
    const { id } = (
      await test.http.get('/api/auth/profile').set('Authorization', `Bearer ${token}`).expect(200)
    ).body.data;
    person = { id, phone: '+972523000099', email: '' };
    const received = async (): Promise<string[]> =>
      (
        await test.http
          .get('/api/notifications')
          .query({ 'filters[received]': '1' })
          .set('Authorization', `Bearer ${token}`)
          .expect(200)
      ).body.data.map((row: { status: string }) => row.status);
    await write();
    expect(await received()).toEqual([]);
    await delivery().drain();
    expect(await received()).toEqual(['sent']);
    // The text that replaces the link is in the message's language, whatever the reader's language.
    const { body } = await test.http
      .get('/api/notifications')
      .set({ Authorization: `Bearer ${token}`, 'Content-Language': 'en-US' })
      .expect(200);
    expect(body.data[0].message).toBe('שלום, כאן הקישור: [קישור אישי]');
  });

  it('sends by the best channel, with the link in the message and never in the log', async () => {
    await write();
    await delivery().drain();
    const [message] = sent('whatsapp');
    expect(message?.body).toMatch(/^שלום, כאן הקישור: http:\/\/127\.0\.0\.1:\d+\/v\/[\w-]{22}$/);
    expect(await rows()).toEqual([
      { id: expect.any(Number), channel: 'whatsapp', status: 'sent', error: null, message: TEXTS['he-IL'] },
    ]);
  });

  it('goes on to the next channel when a channel refuses for good, down to e-mail', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'error', status: 400, code: 63016 });
    twilio.script(person.phone, { kind: 'error', status: 400, code: 21211 });
    await write();
    await delivery().drain();
    expect((await rows()).map(({ channel, status, error }) => [channel, status, error])).toEqual([
      ['whatsapp', 'failed', 'twilio:63016'],
      ['sms', 'failed', 'twilio:21211'],
      ['email', 'sent', null],
    ]);
    expect(smtp.mails.filter((mail) => mail.to.includes(person.email))).toHaveLength(1);
  });

  it('carries the words of a conversation from where they are kept, and the log has none of them', async () => {
    keep('chat_words', (id) => `words of ${id}`);
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'chat',
        receiverType: 'volunteer',
        receivers: [{ userId: person.id, secretId: 12 }],
        texts: { 'he-IL': 'הודעה: ״%{words}״', 'en-US': 'A message: “%{words}”' },
        secret: { kind: 'chat_words', expiresAt: addSeconds(test.app.get(Clock).now(), HOUR) },
      }),
    );
    await delivery().drain();
    expect(sent('whatsapp').at(-1)?.body).toBe('הודעה: ״words of 12״');
    expect((await rows()).map(({ message }) => message)).toEqual(['הודעה: ״%{words}״']);
  });

  it('says nothing when the words are deleted or unreadable, and does not fall back to the next channel; for a request, says only that it ended', async () => {
    const taking = (kind: 'chat_words' | 'need_words' | 'vetting_words') =>
      test.database.transaction((tx) =>
        test.app.get(NotificationsService).announce(tx, {
          canWaitUntil: null,
          type: 'system',
          receiverType: 'volunteer',
          receivers: [{ userId: person.id, secretId: 12 }],
          texts: { 'he-IL': `${kind}: %{words}.`, 'en-US': `${kind}: %{words}.` },
          secret: { kind, expiresAt: addSeconds(test.app.get(Clock).now(), HOUR) },
        }),
      );
    keep('chat_words', () => undefined);
    // the text cannot be decrypted
    keep('vetting_words', () => null);
    keep('need_words', () => '');
    for (const kind of ['chat_words', 'need_words', 'vetting_words'] as const) await taking(kind);
    await delivery().drain();
    expect((await rows()).map(({ channel, status, error }) => [channel, status, error])).toEqual([
      ['whatsapp', 'failed', 'secret:over'],
      ['whatsapp', 'sent', null],
      ['whatsapp', 'failed', 'secret:over'],
    ]);
    expect(sent('whatsapp').map(({ body }) => body)).toEqual(['need_words: הסיבה כבר לא שמורה.']);
    await test.database.manager.query(
      `UPDATE notifications SET channel = 'call', status = 'sent', secret_expires_at = NULL WHERE receiver_id = $1`,
      [person.id],
    );
    const calls = await Promise.all(
      (await rows()).map(({ id }) => test.app.get(TelephoneCallsService).find(id, '')),
    );
    expect(calls.map((call) => [call?.isOver, call?.text])).toEqual([
      [true, ''],
      [false, 'need_words: הסיבה כבר לא שמורה.'],
      [true, ''],
    ]);
  });

  it('speaks such words in a call, their numbers digit by digit, and never their placeholder', async () => {
    keep('need_words', (id) => `refused 05012 of ${id}`);
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'user',
        receivers: [{ userId: person.id, secretId: 12 }],
        texts: { 'he-IL': 'סירוב: ״%{words}״', 'en-US': 'Refused: “%{words}”' },
        secret: { kind: 'need_words', expiresAt: addSeconds(test.app.get(Clock).now(), HOUR) },
      }),
    );
    await test.database.manager.query(`UPDATE notifications SET channel = 'call' WHERE receiver_id = $1`, [
      person.id,
    ]);
    const [row] = await rows();
    expect((await test.app.get(TelephoneCallsService).find(row?.id ?? 0, ''))?.text).toBe(
      'סירוב: ״refused 0 5 0 1 2 of 12״',
    );
  });

  it('goes to no number of a country to which nothing is sent, and to the person’s mailbox if there is one (rule 19)', async () => {
    const [phone, email] = ['+79161234567', 'far@karov.example'];
    const { id } = await test.person('volunteer', { phone, email, channels: ['whatsapp', 'sms', 'email'] });
    person = { id, phone, email };
    await write();
    await delivery().drain();
    expect((await rows()).map(({ channel, status, error }) => [channel, status, error])).toEqual([
      ['whatsapp', 'failed', 'phone:country'],
      ['sms', 'failed', 'phone:country'],
      ['email', 'sent', null],
    ]);
    expect([...sent('whatsapp'), ...sent('sms')]).toEqual([]);
  });

  it('is done when the last channel refuses too, and says so', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'error', status: 400, code: 63016 });
    twilio.script(person.phone, { kind: 'error', status: 400, code: 21211 });
    smtp.refuse(person.email, 550);
    await write();
    await delivery().drain();
    expect((await rows()).at(-1)).toMatchObject({ channel: 'email', status: 'failed', error: 'smtp:550' });
    expect(await rows()).toHaveLength(3);
  });

  it('tries again later by the same channel when the provider is busy or out of reach', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'throttle' }, { kind: 'cut' });
    await write();
    await delivery().drain();
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', status: 'queued', error: 'twilio:20429' }]);
    await later(4);
    expect(await rows()).toMatchObject([{ error: 'twilio:20429' }]);
    await later(1);
    expect(await rows()).toMatchObject([{ status: 'queued', error: 'twilio:unreachable' }]);
    await later(10);
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', status: 'sent', error: null }]);
    expect(sent('whatsapp')).toHaveLength(1);
  });

  it('carries the same link when it is sent once more', async () => {
    await write(700);
    await delivery().drain();
    const [first] = await rows();
    await test.database.manager.query(
      `UPDATE notifications SET status = 'queued', provider_id = NULL, attempts = 0, next_attempt_at = created_at WHERE id = $1`,
      [first?.id],
    );
    await delivery().drain();
    const bodies = sent('whatsapp').map((message) => message.body);
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies).size).toBe(1);
    expect(
      await test.database.manager.query(
        `SELECT 1 FROM link_codes WHERE kind = 'event_volunteer' AND target_id = 700`,
      ),
    ).toHaveLength(1);
  });

  it('does not resend what the provider accepted while nobody was listening any more', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'accepted but cut' });
    await write();
    await delivery().drain();
    expect(await rows()).toMatchObject([{ status: 'queued', error: 'twilio:unreachable' }]);
    await later(5);
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', status: 'sent' }]);
    expect(sent('whatsapp')).toHaveLength(1);
  });

  it('takes over what a worker left in the middle, and sends what had not gone out', async () => {
    await write(1);
    await delivery().drain();
    await write(2);
    const [taken, lost] = await rows();
    // The worker died after the provider had accepted the first message and before the second was handed
    // over.
    await test.database.manager.query(
      `UPDATE notifications SET status = 'sending', provider_id = NULL, attempts = 1, next_attempt_at = $2 WHERE id = ANY($1)`,
      [[taken?.id, lost?.id], addSeconds(test.app.get(Clock).now(), LEASE)],
    );
    await later(LEASE - 1);
    await delivery().sweep();
    expect((await rows()).map((row) => row.status)).toEqual(['sending', 'sending']);
    await later(1);
    await delivery().sweep();
    await delivery().drain();
    expect((await rows()).map((row) => row.status)).toEqual(['sent', 'sent']);
    expect(sent('whatsapp')).toHaveLength(2);
  });

  it('distinguishes two messages with the same text after a loss', async () => {
    const same = { 'he-IL': 'תודה, כבר נמצא מי שיעזור', 'en-US': 'Thank you, somebody was found' };
    for (let n = 0; n < 2; n++) {
      await test.database.transaction((tx) =>
        test.app.get(NotificationsService).announce(tx, {
          canWaitUntil: null,
          type: 'offer_filled',
          receiverType: 'volunteer',
          receivers: [{ userId: person.id }],
          texts: same,
        }),
      );
    }
    const [, second] = await rows();
    await delivery().batch(1);
    await test.database.manager.query(`UPDATE notifications SET attempts = 1 WHERE id = $1`, [second?.id]);
    await delivery().drain();
    expect(sent('whatsapp')).toHaveLength(2);
  });

  it('waits rather than risk sending twice while the provider cannot be asked', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'accepted but cut' });
    await write();
    await delivery().drain();
    twilio.isDeaf = true;
    await later(5);
    expect(await rows()).toMatchObject([{ status: 'queued', error: 'provider:unknown' }]);
    twilio.isDeaf = false;
    await later(10);
    expect(await rows()).toMatchObject([{ status: 'sent' }]);
    expect(sent('whatsapp')).toHaveLength(1);
  });

  it('believes receipts: delivered is recorded, and a failure afterwards tries the next channel once', async () => {
    await write();
    await delivery().drain();
    const sid = sent('whatsapp')[0]?.sid ?? '';
    expect((await twilio.report(sid, 'delivered')).status).toBe(204);
    expect(await rows()).toMatchObject([{ status: 'delivered' }]);

    await write(8);
    await delivery().drain();
    const second = sent('whatsapp')[1]?.sid ?? '';
    await twilio.report(second, 'undelivered', 63024);
    await twilio.report(second, 'undelivered', 63024);
    await delivery().drain();
    expect((await rows()).slice(1)).toMatchObject([
      { channel: 'whatsapp', status: 'failed', error: 'twilio:63024' },
      { channel: 'sms', status: 'sent' },
    ]);
    expect(sent('sms')).toHaveLength(1);
  });

  it('does not believe a receipt that Twilio has not signed', async () => {
    await write();
    await delivery().drain();
    const receipt = { MessageSid: sent('whatsapp')[0]?.sid, MessageStatus: 'failed' };
    await test.http.post('/api/providers/twilio/status').type('form').send(receipt).expect(403);
    await test.http
      .post('/api/providers/twilio/status')
      .set('x-twilio-signature', 'Zm9yZ2Vk')
      .type('form')
      .send(receipt)
      .expect(403);
    expect(await rows()).toMatchObject([{ status: 'sent' }]);
  });

  it('does not send an invitation whose event ended before it went out', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'throttle' });
    await write(900);
    await delivery().drain();
    await test.database.transaction(() =>
      test.app.get(NotificationsService).cancelPending('event_volunteer', [900]),
    );
    await later(HOUR);
    expect(await rows()).toMatchObject([{ status: 'cancelled' }]);
    expect(sent('whatsapp')).toHaveLength(0);
  });

  it('does not send an invitation whose event ended while it was being sent and failed', async () => {
    await write(901);
    const [row] = await rows();
    await test.database.manager.query(
      `UPDATE notifications SET status = 'sending', attempts = 1, next_attempt_at = $2 WHERE id = $1`,
      [row?.id, test.app.get(Clock).now()],
    );
    await test.database.transaction(() =>
      test.app.get(NotificationsService).cancelPending('event_volunteer', [901]),
    );
    await delivery().sweep();
    await delivery().drain();
    expect(await rows()).toMatchObject([{ status: 'failed', error: 'secret:over' }]);
    expect(sent('whatsapp')).toHaveLength(0);
  });

  it('stops trying when the link in the message has expired', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'throttle' }, { kind: 'throttle' });
    await write();
    await delivery().drain();
    await later(72 * HOUR);
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', status: 'failed', error: 'secret:over' }]);
    expect(await rows()).toHaveLength(1);
    expect(sent('sms')).toHaveLength(0);
  });
});
