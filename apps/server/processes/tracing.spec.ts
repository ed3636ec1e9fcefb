import { freePort, type TakenSpan, TraceCollectorStandIn, TwilioStandIn } from '@karov/testing';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../src/testing/test-app.js';
import { ServerProcess } from './server-process.js';
import { until } from './until.js';

const TIME_MS = 120_000;
/** Several, because a sweep may find a message before the worker whom the call woke. */
const PHONES = ['+972522000011', '+972522000012', '+972522000013', '+972522000014'];
const NAME = 'שם שאין לאף אחד';

describe('traces', () => {
  let people: TestApp;
  let twilio: TwilioStandIn;
  let collector: TraceCollectorStandIn;
  let web: ServerProcess;
  let worker: ServerProcess;
  let http: TestApp['http'];

  beforeAll(async () => {
    twilio = await TwilioStandIn.start();
    collector = await TraceCollectorStandIn.start();
    const port = await freePort();
    people = await startTestApp(
      {
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_FROM: '+972500000000',
        TWILIO_BASE_URL: twilio.url,
        KAROV_OTP_PER_IP_HOUR: '100',
      },
      { isOnRealClock: true },
    );
    const env = {
      ...people.settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
    web = await ServerProcess.start({ ...env, KAROV_ROLE: 'web', PORT: String(port) });
    worker = await ServerProcess.start({ ...env, KAROV_ROLE: 'worker' });
    http = supertest(`http://127.0.0.1:${port}`);
    for (const phone of PHONES) await people.person('manager', { phone, firstName: NAME });
  }, TIME_MS);
  afterAll(async () => {
    await Promise.all([web.stop(), worker.stop()]);
    await people.close();
    await collector.stop();
    await twilio.stop();
  });

  async function askForCode(phone: string): Promise<void> {
    const challenge: Challenge = (await http.get('/api/captcha/challenge').expect(200)).body;
    const solution = await solveChallenge({ challenge, deriveKey });
    const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    await http
      .post(`/api/admin/auth/login?phone=${encodeURIComponent(phone)}`)
      .send({ phone, captcha })
      .expect(200);
    await until('the code came', () => twilio.accepted.some(({ to }) => to === phone));
  }

  const names = (trace: readonly TakenSpan[]): string[] => trace.map(({ name }) => name);
  const isWhole = (trace: readonly TakenSpan[]): boolean =>
    ['POST /api/admin/auth/login', 'work notifications', 'send sms'].every((name) =>
      names(trace).includes(name),
    );

  it(
    'lead from the call through statements and queue to the provider, and tell of nobody',
    async () => {
      for (const phone of PHONES) if (!collector.traces.some(isWhole)) await askForCode(phone);
      await until('a whole trace came', () => collector.traces.some(isWhole));
      const trace = collector.traces.find(isWhole) ?? [];
      const [root, ...others] = trace.filter(({ parentSpanId }) => !parentSpanId);
      expect([root?.name, others]).toEqual(['POST /api/admin/auth/login', []]);
      const parent = (name: string): string | undefined => {
        const id = trace.find((span) => span.name === name)?.parentSpanId;
        return trace.find(({ spanId }) => spanId === id)?.name;
      };
      expect(parent('send sms')).toBe('work notifications');
      expect(parent('POST')).toBe('send sms');
      expect(names(trace).filter((name) => name.startsWith('pg.query')).length).toBeGreaterThan(2);
      expect(collector.received).toContain('insert otp_challenges ');
      const codes = twilio.accepted.flatMap(({ body }) => /(?<!\d)\d{4}(?!\d)/.exec(body) ?? []);
      expect(codes.length).toBeGreaterThan(0);
      const attributes = JSON.stringify(collector.spans.map((span) => [span.name, span.attributes]));
      for (const secret of [
        ...PHONES.map((phone) => phone.slice(1)),
        NAME,
        'captcha=',
        'url.full',
        'client.address',
      ])
        expect(attributes).not.toContain(secret);
    },
    TIME_MS,
  );
});
