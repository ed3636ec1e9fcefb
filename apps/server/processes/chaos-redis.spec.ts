import { DAY } from '@karov/domain';
import { TwilioStandIn } from '@karov/testing';
import { RateLimit } from '../src/platform/security/rate-limit.js';
import { RequestWorld } from '../src/testing/request-world.js';
import { startTestApp, type TestApp } from '../src/testing/test-app.js';
import { sentCode, solveCaptcha } from '../src/testing/verified-phone.js';
import { hasRedis, RedisProcess } from './redis-process.js';
import { until } from './until.js';

/** The number of people in distress before Redis fails, while it is away, and after it is back. */
const PEOPLE = 8;
const NORTH = { lat: 31, lon: 34.8 };
const DEGREES_APART = 0.1;
const VOLUNTEERS_KM = [1, 2, 3];
/** From here on a call has waited for the timeouts of a client of Redis, instead of for an answer. */
const REDIS_TIMEOUT_MS = 5000;
const TIME_MS = 240_000;
const LENIENT = {
  KAROV_ROLE: 'all',
  KAROV_REQUESTS_PER_MINUTE: '1000000',
  KAROV_OTP_PER_IP_HOUR: '1000',
};

interface Call {
  status: number;
  ms: number;
}

(hasRedis() ? describe : describe.skip)('people who need help while Redis fails', () => {
  let redis: RedisProcess;
  let twilio: TwilioStandIn;
  let test: TestApp;
  let calls: Call[];
  let places = 0;

  beforeEach(async () => {
    [redis, twilio] = [await RedisProcess.start(), await TwilioStandIn.start()];
    test = await startTestApp(
      {
        ...LENIENT,
        REDIS_URL: redis.url,
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_FROM: '+972500000000',
        TWILIO_BASE_URL: twilio.url,
      },
      { isOnRealClock: true },
    );
    calls = [];
    await until('Redis is in use', async () => (await health()).queue === 'up');
  });
  afterEach(async () => {
    await test.close();
    await redis.stop();
    await twilio.stop();
  });

  const health = async (): Promise<Record<string, string>> =>
    (await timed(test.http.get('/api/health'))).body;

  async function timed<T extends { status: number }>(call: PromiseLike<T>): Promise<T> {
    const began = performance.now();
    const answer = await call;
    calls.push({ status: answer.status, ms: performance.now() - began });
    return answer;
  }

  /** Signs in a person by the code that was sent to them. */
  async function signIn(phone: string): Promise<number> {
    // the first call that is throttled, so that it meets Redis before anybody knows that it is away
    const { captcha } = await timed(solveCaptcha(test).then((solved) => ({ status: 200, captcha: solved })));
    await timed(test.http.post('/api/auth/login').send({ phone, captcha }));
    const otp = await sentCode(test, phone);
    return (await timed(test.http.post('/api/auth/verify-otp').send({ phone, otp }))).status;
  }

  /** Somebody signs in and presses the button; a volunteer who got the message says yes by its link. */
  async function emergency(): Promise<number[]> {
    const world = new RequestWorld(test, { ...NORTH, lat: NORTH.lat + DEGREES_APART * places++ });
    const phone = `+97252300${String(1000 + places)}`;
    const seeker = await world.seeker(0);
    await test.database.manager.query('UPDATE users SET phone = $2 WHERE id = $1', [seeker.id, phone]);
    const [nearest] = await Promise.all(VOLUNTEERS_KM.map((km) => world.volunteer(km)));
    const signedIn = await signIn(phone);
    const told = twilio.accepted.length;
    const pressed = await timed(
      test.http.post('/api/event/requests/emergency').set('Authorization', `Bearer ${seeker.token}`),
    );
    const { id } = pressed.body.data.record;
    let code: string | null = null;
    await until('a volunteer is called', async () => {
      code = await world.callCode(nearest ?? seeker, id);
      return code !== null && twilio.accepted.length >= told + VOLUNTEERS_KM.length;
    });
    const answered = await timed(test.http.post(`/api/help-request-respond/${code}`).send({ respond: 1 }));
    return [signedIn, pressed.status, answered.status];
  }

  async function emergencies(): Promise<number[][]> {
    return Promise.all(Array.from({ length: PEOPLE }, emergency));
  }

  it.each([
    { way: 'is killed', fail: () => redis.stop(), mend: () => redis.startAgain() },
    {
      way: 'hangs',
      fail: () => Promise.resolve(redis.freeze()),
      mend: () => Promise.resolve(redis.thaw()),
    },
  ])(
    'are heard, called for and answered when it $way, and everything goes on when it is back',
    async ({ way, fail, mend }) => {
      const allWell = Array.from({ length: PEOPLE }, () => [200, 200, 200]);
      expect(await emergencies()).toEqual(allWell);
      await fail();
      calls = [];
      expect(await emergencies()).toEqual(allWell);
      expect(await health()).toMatchObject({ state: 'degraded', database: 'up', queue: 'down', work: 'up' });
      expect((await timed(test.http.get('/api/health/ready'))).status).toBe(200);
      expect(calls.filter(({ status }) => status >= 500)).toEqual([]);
      expect(calls.filter(({ ms }) => ms >= REDIS_TIMEOUT_MS)).toEqual([]);
      process.stdout.write(`Redis ${way}: ${calls.length} calls, p99 ${p99(calls)} ms\n`);

      await mend();
      await until('the queue is back', async () => (await health()).state === 'up', TIME_MS / 2);
      expect(await emergencies()).toEqual(allWell);
      expect(calls.filter(({ status }) => status >= 500)).toEqual([]);
    },
    TIME_MS,
  );

  it('leaves nothing unlimited: uses are counted and captchas used up in PostgreSQL', async () => {
    await redis.stop();
    const limits = test.app.get(RateLimit);
    const uses = [];
    for (let n = 0; n < 3; n++) uses.push(await limits.hit('spec', DAY));
    expect(uses).toEqual([1, 2, 3]);
    expect(await limits.count('spec', DAY)).toBe(3);
    const captcha = await solveCaptcha(test);
    const statuses = [];
    for (const phone of ['+972523009998', '+972523009999'])
      statuses.push((await test.http.post('/api/auth/register-otp').send({ phone, captcha })).status);
    expect(statuses).toEqual([200, 422]);
    await redis.startAgain();
  });
});

function p99(calls: readonly Call[]): number {
  const sorted = calls.map(({ ms }) => Math.round(ms)).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
