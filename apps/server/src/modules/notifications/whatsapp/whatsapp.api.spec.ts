import { HOUR } from '@karov/domain';
import type { AcceptedMessage, TwilioStandIn } from '@karov/testing';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { TestDevice } from '../../../testing/device.js';
import type { TestApp } from '../../../testing/test-app.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import type { NewUser } from '../../users/index.js';
import { type Announcement, DeliveryService, NotificationsService } from '../index.js';

const sid = (digit: string): string => `HX${digit.repeat(32)}`;
const [GENERAL, OFFER, ENGLISH, CODE] = [sid('1'), sid('2'), sid('3'), sid('4')];
const TEXTS = { 'he-IL': 'קרוב: מישהו צריך עזרה\n%{link}', 'en-US': 'Karov: somebody needs help\n%{link}' };
const LEFT = 900;

describe('messages by WhatsApp', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let webhook: string;
  let person: { id: number; phone: string };
  let people = 0;

  beforeEach(async () => {
    const started = await startWithTwilio({
      KAROV_ORGANIZATION: 'ידיד נפש',
      KAROV_WHATSAPP_TEMPLATES: JSON.stringify({
        general: { 'he-IL': GENERAL },
        offer: { 'he-IL': { sid: OFFER, variables: ['text', 'path'] } },
        otp: { 'en-US': CODE },
        reminder: { 'en-US': ENGLISH },
      }),
    });
    ({ twilio, test } = started);
    webhook = `${started.address}/api/providers/twilio/message`;
    twilio.whatsapp.approve(GENERAL, 'הודעה מאת {{1}}: {{2}} (אפשר להשיב כאן)');
    twilio.whatsapp.approve(OFFER, 'פנייה: {{1}} [{{2}}]');
    twilio.whatsapp.approve(CODE, 'Your code: {{1}}');
    person = await addPerson();
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  async function addPerson(details: Partial<NewUser> = {}): Promise<{ id: number; phone: string }> {
    const phone = `+97252400${String(++people).padStart(4, '0')}`;
    const { id } = await test.person('volunteer', { phone, channels: ['whatsapp', 'sms'], ...details });
    return { id, phone };
  }
  const drain = (): Promise<void> => test.app.get(DeliveryService).drain();
  const later = (seconds: number): void => test.app.get(Clock).advance(seconds);
  const write = (text = 'תודה', to = person) => twilio.receive(webhook, `whatsapp:${to.phone}`, text);

  async function send(more: Partial<Announcement> = {}, receivers = [person]): Promise<void> {
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: receivers.map(({ id }) => ({ userId: id, secretId: id })),
        texts: TEXTS,
        secret: { kind: 'event_volunteer', expiresAt: addSeconds(test.app.get(Clock).now(), 72 * HOUR) },
        ...more,
      }),
    );
    await drain();
  }
  const rows = (
    to = person,
  ): Promise<{ channel: string; status: string; error: string | null; template: string | null }[]> =>
    test.database.manager.query(
      'SELECT channel, status, error, template FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [to.id],
    );
  const ways = async (to = person): Promise<string[]> =>
    (await rows(to)).map(({ channel, status }) => `${channel} ${status}`);
  const got = (to = person): AcceptedMessage[] =>
    twilio.accepted.filter((message) => message.to === `whatsapp:${to.phone}`);

  it('are sent as free text for a day after somebody wrote, a little less than WhatsApp itself allows, and by a template from then on', async () => {
    await write();
    later(23 * HOUR + 49 * 60);
    await send();
    expect(got().at(-1)).toMatchObject({
      contentSid: null,
      body: expect.stringMatching(/^קרוב: מישהו צריך עזרה\nhttp/),
    });
    later(2 * 60);
    await send();
    expect(got().at(-1)).toMatchObject({
      contentSid: GENERAL,
      body: expect.stringMatching(/^הודעה מאת ידיד נפש: קרוב: מישהו צריך עזרה · http\S+ \(אפשר להשיב כאן\)$/),
    });
    // The first message is a reply to what was written.
    expect((await rows()).map(({ status, template }) => [status, template])).toEqual([
      ['sent', null],
      ['sent', null],
      ['sent', GENERAL],
    ]);
  });

  it('get their window only from a new message of the person: not from a repeated one, nor from an SMS', async () => {
    await twilio.receive(webhook, `whatsapp:${person.phone}`, 'תודה', 'SM-once');
    later(25 * HOUR);
    await twilio.receive(webhook, `whatsapp:${person.phone}`, 'תודה', 'SM-once');
    await twilio.receive(webhook, person.phone, 'תודה');
    await send();
    expect(got().at(-1)?.contentSid).toBe(GENERAL);
  });

  it('have templates of their own by kind, with the link for a button, and none of another language', async () => {
    await send({ type: 'offer' });
    expect(got()[0]).toMatchObject({ contentSid: OFFER, body: expect.stringMatching(/\[v\/[\w-]{22}\]$/) });
    const english = await addPerson({ locale: 'en-US' });
    await send({}, [english]);
    expect(await rows(english)).toMatchObject([
      { channel: 'whatsapp', status: 'failed', error: 'whatsapp:no-template', template: null },
      { channel: 'sms', status: 'sent' },
    ]);
    expect(got(english)).toEqual([]);
  });

  it('go by the next channel when they are too long for any template', async () => {
    await send({ texts: { 'he-IL': 'א'.repeat(901), 'en-US': 'x' } });
    expect((await rows())[0]?.error).toBe('whatsapp:too-long');
    expect(await ways()).toEqual(['whatsapp failed', 'sms sent']);
    expect(got()).toEqual([]);
  });

  it('stop using a refused template for everybody, go on to the next channel, and have one message try it after a while', async () => {
    twilio.whatsapp.approve(GENERAL, 'הודעה מאת {{1}}: {{2}}, לידיעתך', 63041);
    const crowd = await Promise.all(Array.from({ length: 40 }, () => addPerson()));
    await send();
    await test.app.get(DeliveryService).sweep();
    expect(await ways()).toEqual(['whatsapp failed', 'sms sent']);
    const before = twilio.accepted.length;
    await send({}, crowd);
    expect(twilio.accepted.slice(before).filter(({ to }) => to.startsWith('whatsapp:'))).toEqual([]);
    for (const one of crowd) expect(await ways(one)).toEqual(['whatsapp failed', 'sms sent']);
    expect((await rows(crowd[0]))[0]?.error).toBe('whatsapp:template-left');
    later(LEFT + 1);
    await Promise.all([send({}, crowd.slice(0, 20)), send({}, crowd.slice(20))]);
    await test.app.get(DeliveryService).sweep();
    const refused = crowd.flatMap((one) => got(one));
    expect(refused).toHaveLength(1);
    // The pause is now twice as long; after it, WhatsApp accepts the template again, as a receipt shows.
    later(LEFT + 1);
    await send({}, crowd);
    expect(crowd.flatMap((one) => got(one))).toHaveLength(1);
    twilio.whatsapp.approve(GENERAL, 'הודעה מאת {{1}}: {{2}}, לידיעתך');
    later(LEFT + 1);
    await send({}, crowd);
    const tried = crowd.flatMap((one) => got(one)).find((message) => !refused.includes(message));
    await twilio.report(tried?.sid ?? '', 'delivered');
    await send({}, crowd);
    expect(crowd.flatMap((one) => got(one))).toHaveLength(2 + crowd.length);
  });

  it('take the general template where that of their kind is not used', async () => {
    twilio.whatsapp.approve(OFFER, 'פנייה: {{1}} [{{2}}]', 63042);
    await send({ type: 'offer' });
    await test.app.get(DeliveryService).sweep();
    await send({ type: 'offer' });
    expect(got().at(-1)?.contentSid).toBe(GENERAL);
  });

  it('believe WhatsApp when it says that a window is closed', async () => {
    await test.database.manager.query('INSERT INTO whatsapp_windows (phone, wrote_at) VALUES ($1, $2)', [
      person.phone,
      test.app.get(Clock).now(),
    ]);
    await send();
    await test.app.get(DeliveryService).sweep();
    expect((await rows())[0]).toMatchObject({ status: 'failed', error: 'twilio:63016' });
    expect(await ways()).toEqual(['whatsapp failed', 'sms sent']);
    await send();
    expect(got().at(-1)?.contentSid).toBe(GENERAL);
  });

  it('find a template that was accepted when the connection was cut', async () => {
    twilio.script(`whatsapp:${person.phone}`, { kind: 'accepted but cut' });
    await send();
    later(6);
    await drain();
    expect(await ways()).toEqual(['whatsapp sent']);
    expect(got()).toHaveLength(1);
  });

  it('send a code only by its template, after an SMS that failed, however open the window is', async () => {
    await write();
    await drain();
    twilio.script(person.phone, { kind: 'error', status: 400, code: 30006 });
    await new TestDevice(test, '10.7.0.1').ask(person.phone, 'volunteer');
    await drain();
    expect(got().at(-1)).toMatchObject({
      contentSid: CODE,
      body: expect.stringMatching(/^Your code: \d{4}$/),
    });
    const stranger = await addPerson({ channels: ['sms'] });
    twilio.script(stranger.phone, { kind: 'error', status: 400, code: 30006 });
    await new TestDevice(test, '10.7.0.2').ask(stranger.phone, 'volunteer');
    await drain();
    expect(got(stranger)).toEqual([]);
  });
});
