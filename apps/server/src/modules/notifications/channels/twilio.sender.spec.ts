import { TwilioStandIn } from '@karov/testing';
import type { OutgoingMessage } from './channel-sender.js';
import type { TwilioSettings } from './twilio.sender.js';
import { TwilioSender } from './twilio.sender.js';

const message: OutgoingMessage = {
  notificationId: 7,
  to: '+972501234567',
  text: 'קרוב: הקוד הוא 1234',
  html: null,
  subject: null,
  locale: 'he-IL',
  urgent: true,
  oneClickUrl: null,
  link: '',
  code: '',
  template: null,
};

describe('TwilioSender', () => {
  let twilio: TwilioStandIn;
  let settings: TwilioSettings;
  let sms: TwilioSender;

  beforeEach(async () => {
    twilio = await TwilioStandIn.start();
    settings = {
      accountSid: twilio.accountSid,
      authToken: twilio.authToken,
      from: '+972500000001',
      whatsappFrom: '+972500000002',
      baseUrl: twilio.url,
      statusCallback: 'https://karov.example/api/hooks/twilio',
    };
    sms = new TwilioSender('sms', settings, 300);
  });
  afterEach(() => twilio.stop());

  it('hands an SMS over and returns Twilio’s id', async () => {
    const result = await sms.send(message);
    const [accepted] = twilio.accepted;
    expect(accepted).toMatchObject({
      to: message.to,
      from: '+972500000001',
      body: message.text,
      statusCallback: settings.statusCallback,
    });
    expect(result).toEqual({ ok: true, providerId: accepted?.sid });
  });

  it('marks both numbers for WhatsApp', async () => {
    await new TwilioSender('whatsapp', settings, 300).send(message);
    expect(twilio.accepted[0]).toMatchObject({
      to: 'whatsapp:+972501234567',
      from: 'whatsapp:+972500000002',
    });
  });

  it.each([
    [400, 21211],
    [400, 21610],
    [400, 63016],
    [401, 20003],
  ])('treats HTTP %d with code %d as final', async (status, code) => {
    twilio.script(message.to, { kind: 'error', status, code });
    expect(await sms.send(message)).toEqual({ ok: false, retryable: false, code: `twilio:${code}` });
  });

  it('tries again later when Twilio throttles or fails', async () => {
    twilio.script(message.to, { kind: 'throttle' }, { kind: 'error', status: 500, code: 20500 });
    expect(await sms.send(message)).toEqual({ ok: false, retryable: true, code: 'twilio:20429' });
    expect(await sms.send(message)).toEqual({ ok: false, retryable: true, code: 'twilio:20500' });
    expect(twilio.accepted).toHaveLength(0);
  });

  it('tries again later when Twilio is silent or unreachable', async () => {
    twilio.script(message.to, { kind: 'silence' });
    expect(await sms.send(message)).toEqual({ ok: false, retryable: true, code: 'twilio:unreachable' });
    await twilio.stop();
    expect(await sms.send(message)).toEqual({ ok: false, retryable: true, code: 'twilio:unreachable' });
  });

  it('finds a message that was accepted when the connection was cut', async () => {
    const since = new Date();
    twilio.script(message.to, { kind: 'accepted but cut' });
    expect(await sms.send(message)).toMatchObject({ ok: false, retryable: true });
    expect(await sms.findSent(message, since)).toEqual([twilio.accepted[0]?.sid]);
  });

  it('does not mistake another text, another number, another channel or an old message for it', async () => {
    await sms.send(message);
    const since = new Date();
    expect(await sms.findSent({ ...message, text: 'אחר' }, since)).toEqual([]);
    expect(await sms.findSent({ ...message, to: '+972501234568' }, since)).toEqual([]);
    expect(await new TwilioSender('whatsapp', settings, 300).findSent(message, since)).toEqual([]);
    expect(await sms.findSent(message, new Date(Date.now() + 3_600_000))).toEqual([]);
  });

  it('says that it does not know when Twilio cannot be asked', async () => {
    await sms.send(message);
    await twilio.stop();
    expect(await sms.findSent(message, new Date())).toBe('unknown');
  });

  describe('by WhatsApp', () => {
    const SID = `HX${'1'.repeat(32)}`;
    const template = { sid: SID, variables: { '1': 'קרוב', '2': 'הקוד הוא 1234' } };
    let whatsapp: TwilioSender;
    beforeEach(() => {
      whatsapp = new TwilioSender('whatsapp', settings, 300);
    });

    it('hands over a template and its variables instead of a text', async () => {
      twilio.whatsapp.approve(SID, 'הודעה מאת {{1}}: {{2}}. תודה');
      const since = new Date();
      expect(await whatsapp.send({ ...message, template })).toMatchObject({ ok: true });
      expect(twilio.accepted[0]).toMatchObject({
        contentSid: SID,
        body: 'הודעה מאת קרוב: הקוד הוא 1234. תודה',
      });
      expect(await whatsapp.findSent({ ...message, text: 'הקוד הוא 1234', template }, since)).toEqual([
        twilio.accepted[0]?.sid,
      ]);
      expect(await whatsapp.findSent({ ...message, text: 'הקוד הוא 4321' }, since)).toEqual([]);
    });

    it('treats a template that Twilio does not know, and variables that do not fit, as a final failure', async () => {
      expect(await whatsapp.send({ ...message, template })).toEqual({
        ok: false,
        retryable: false,
        code: 'twilio:21655',
      });
      for (const body of ['{{1}} {{2}} {{3}}', '{{1}}']) {
        twilio.whatsapp.approve(SID, body);
        expect(await whatsapp.send({ ...message, template })).toEqual({
          ok: false,
          retryable: false,
          code: 'twilio:21656',
        });
      }
      twilio.whatsapp.approve(SID, '{{1}} {{2}}');
      expect(
        await whatsapp.send({ ...message, template: { ...template, variables: { '1': 'a\nb', '2': 'c' } } }),
      ).toMatchObject({ ok: false });
    });
  });
});
