import { SmtpStandIn } from '@karov/testing';
import type { OutgoingMessage } from './channel-sender.js';
import { SmtpSender } from './smtp.sender.js';

const message: OutgoingMessage = {
  notificationId: 41,
  to: 'noa@example.org',
  text: 'You can help',
  html: '<p>You can <b>help</b></p>',
  subject: 'Karov',
  locale: 'en-US',
  urgent: false,
  oneClickUrl: null,
  link: '',
  code: '',
  template: null,
};

describe('SmtpSender', () => {
  let mailServer: SmtpStandIn;
  let sender: SmtpSender;

  beforeEach(async () => {
    mailServer = await SmtpStandIn.start();
    sender = new SmtpSender({ url: mailServer.url, from: 'Karov <help@karov.example>' }, 500);
  });
  afterEach(() => mailServer.stop());

  it('delivers text and HTML, in the recipient’s language', async () => {
    expect(await sender.send(message)).toEqual({ ok: true, providerId: '<notification-41@karov.example>' });
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from: 'help@karov.example', to: ['noa@example.org'] });
    expect(mail?.raw).toContain('Subject: Karov');
    expect(mail?.raw).toContain('Content-Language: en-US');
    expect(mail?.raw).toContain('You can help');
    expect(mail?.raw).toContain('<b>help</b>');
  });

  it('resends the same mail with the same Message-ID', async () => {
    await sender.send(message);
    await sender.send(message);
    const ids = mailServer.mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail.raw)?.[1]);
    expect(ids).toEqual(['<notification-41@karov.example>', '<notification-41@karov.example>']);
  });

  it('treats a 5xx as final and a 4xx as temporary', async () => {
    mailServer.refuse('gone@example.org', 550);
    mailServer.refuse('full@example.org', 452);
    expect(await sender.send({ ...message, to: 'gone@example.org' })).toEqual({
      ok: false,
      retryable: false,
      code: 'smtp:550',
    });
    expect(await sender.send({ ...message, to: 'full@example.org' })).toEqual({
      ok: false,
      retryable: true,
      code: 'smtp:452',
    });
  });

  it.each([
    [550, '5.1.1', 'smtp:5.1.1', false],
    [452, '4.2.2', 'smtp:4.2.2', true],
    [550, '5.7.26', 'smtp:5.7.26', false],
  ])('explains the code behind %d: %s', async (code, enhanced, expected, retryable) => {
    mailServer.refuse(message.to, code, enhanced);
    expect(await sender.send(message)).toEqual({ ok: false, retryable, code: expected });
  });

  it('tries again later when the server is unreachable', async () => {
    await mailServer.stop();
    expect(await sender.send(message)).toEqual({ ok: false, retryable: true, code: 'smtp:unreachable' });
    mailServer = await SmtpStandIn.start();
  });

  it('cannot ask what was sent', async () => {
    expect(await sender.findSent()).toEqual([]);
  });
});
