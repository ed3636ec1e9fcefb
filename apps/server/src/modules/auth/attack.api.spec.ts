import { DAY, HOUR } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import { sentLink } from '../../testing/sent-link.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode, solveCaptcha } from '../../testing/verified-phone.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
});
afterAll(() => test.close());

let phones = 0;
let phone: string;
beforeEach(() => {
  phone = `+97254234${1000 + phones++}`;
});

let addresses = 0;
/** Another device at another IP address. */
function stranger(): TestDevice {
  addresses++;
  return new TestDevice(test, `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`);
}
const wait = (seconds: number): void => test.app.get(Clock).advance(seconds);
const messages = (): Promise<{ text: string; kind: string; id: number; messageId: number }[]> =>
  test.database.manager.query(
    'SELECT message AS text, secret_kind AS kind, secret_id AS id, id AS "messageId" FROM notifications WHERE send_to = $1 ORDER BY id',
    [phone],
  );

/** A code that is not the newest one. */
async function wrongCode(): Promise<string> {
  return (await sentCode(test, phone)) === '0000' ? '1111' : '0000';
}

/** Asks for a code and guesses until guesses are refused; returns how many guesses were counted as tries. */
async function attack(device: TestDevice, most = 5): Promise<number> {
  if ((await device.ask(phone)).status !== 200) return 0;
  const code = await wrongCode();
  let heard = 0;
  while (heard < most) {
    const before = await triesTaken();
    await device.guess(phone, code);
    if ((await triesTaken()) === before) break;
    heard++;
  }
  return heard;
}

async function triesTaken(): Promise<number> {
  const rows: { sum: number }[] = await test.database.manager.query(
    'SELECT coalesce(sum(tries), 0)::int AS sum FROM otp_challenges WHERE phone = $1',
    [phone],
  );
  return rows[0]?.sum ?? 0;
}

/** The link of the newest message to the owner, as the phone shows it. */
async function linkCode(): Promise<string> {
  const message = (await messages()).filter(({ kind }) => kind === 'sign_in').at(-1);
  if (!message) throw new Error('no link was sent');
  return sentLink(test, { kind: 'sign_in', targetId: message.id, messageId: message.messageId }, 600);
}

describe('an attack on one phone over days, from ever new devices and addresses', () => {
  it('gets at most twenty guesses in any day, and the owner comes in meanwhile: on a known device by code, on a new one by link', async () => {
    await test.person('user', { phone });
    const own = stranger();
    await own.ask(phone);
    expect((await own.enter(phone)).status).toBe(200);

    const heard: { hour: number; guesses: number }[] = [];
    for (let hour = 0; hour < 48; hour++) {
      for (let n = 0; n < 3; n++) heard.push({ hour, guesses: await attack(stranger()) });
      wait(HOUR);
    }
    for (let start = 0; start <= 24; start++) {
      const guesses = heard
        .filter(({ hour }) => hour >= start && hour < start + 24)
        .reduce((sum, one) => sum + one.guesses, 0);
      expect(guesses).toBeLessThanOrEqual(20);
    }
    expect(heard.reduce((sum, one) => sum + one.guesses, 0)).toBeGreaterThan(0);

    expect((await stranger().ask(phone)).body.code).toBe('OTP_WAIT');
    expect((await own.ask(phone)).status).toBe(200);
    expect((await own.enter(phone)).status).toBe(200);
    const fresh = stranger();
    expect((await fresh.ask(phone)).body.code).toBe('OTP_WAIT');
    expect((await fresh.post('/auth/sign-in-link', { code: await linkCode() })).body.data?.token).toEqual(
      expect.any(String),
    );
  });

  it('gains nothing from stopping short of each fifth guess, nor from many challenges at once', async () => {
    const heard: number[] = [];
    for (let round = 0; round < 24; round++) {
      heard.push(
        ...(await Promise.all([stranger(), stranger(), stranger()].map((device) => attack(device, 4)))),
      );
      wait(HOUR);
    }
    expect(heard.reduce((sum, guesses) => sum + guesses, 0)).toBeLessThanOrEqual(20);
  });

  it('cannot pass the day’s guesses by sending many at the same moment', async () => {
    const devices = [stranger(), stranger(), stranger()];
    for (const device of devices) {
      await device.ask(phone);
      wait(31);
    }
    const code = await wrongCode();
    await Promise.all(
      devices.flatMap((device) => Array.from({ length: 10 }, () => device.guess(phone, code))),
    );
    expect(await triesTaken()).toBeLessThanOrEqual(15);
  });
});

describe('wrong codes from strangers', () => {
  it('do not spend the tries of the device that asked for the code', async () => {
    await test.person('user', { phone });
    const own = stranger();
    await own.ask(phone);
    const code = await sentCode(test, phone);
    const other = stranger();
    for (let n = 0; n < 10; n++)
      expect((await other.guess(phone, code === '0000' ? '1111' : '0000')).body.code).toBe('OTP_EXPIRED');
    expect((await own.guess(phone, code)).status).toBe(200);
  });

  it('nor does the right one help them', async () => {
    await test.person('user', { phone });
    await stranger().ask(phone);
    expect((await stranger().guess(phone, await sentCode(test, phone))).body.code).toBe('OTP_EXPIRED');
  });

  it('from another address without a cookie do not count against one that keeps none either', async () => {
    await test.person('user', { phone });
    const own = new TestDevice(test, '203.0.113.5', false);
    await own.ask(phone);
    const code = await sentCode(test, phone);
    expect((await new TestDevice(test, '203.0.113.6', false).guess(phone, code)).body.code).toBe(
      'OTP_EXPIRED',
    );
    expect((await own.guess(phone, code)).status).toBe(200);
  });

  it('make the next wait 15 minutes, 1, 4 and 24 hours, each told with the time that is left', async () => {
    for (const [seconds, words] of [
      [900, '15 minutes'],
      [HOUR, '1 hour'],
      [4 * HOUR, '4 hours'],
      [DAY, '24 hours'],
    ] as const) {
      expect(await attack(stranger())).toBe(5);
      const refused = await stranger().ask(phone);
      expect(refused.body).toMatchObject({
        code: 'OTP_WAIT',
        errors: { phone: [expect.stringContaining(`in ${words}`)] },
      });
      expect(refused.body.retry_after_seconds).toBeGreaterThan(seconds - 60);
      wait(seconds - 120);
      expect((await stranger().ask(phone)).body.errors?.['phone']?.[0]).toContain('in 2 minutes');
      wait(121);
    }
  });

  it('are forgiven to the person who knows the code in the end', async () => {
    await test.person('user', { phone });
    const own = stranger();
    for (let n = 0; n < 3; n++) {
      await own.ask(phone);
      const wrong = await wrongCode();
      for (let tries = 0; tries < 4; tries++) await own.guess(phone, wrong);
      expect((await own.enter(phone)).status).toBe(200);
      wait(601);
    }
    expect((await stranger().ask(phone)).status).toBe(200);
  });
});

describe('the owner', () => {
  it('is told that somebody tried, once, in their own language, with a link that signs in once and for ten minutes', async () => {
    await test.person('user', { phone });
    await attack(stranger());
    const told = (await messages()).filter(({ kind }) => kind === 'sign_in');
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('מישהו ניסה להיכנס בשמך')]);
    const code = await linkCode();
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    const device = stranger();
    expect((await test.http.get(`/api/auth/sign-in-link?code=${code}`)).status).toBe(404);
    expect((await device.post('/auth/sign-in-link', { code: 'AAAAAAAAAAAAAAAAAAAAAA' })).body.code).toBe(
      'LINK_INVALID',
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => device.post('/auth/sign-in-link', { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await device.post('/auth/sign-in-link', { code })).body.code).toBe('LINK_USED');
  });

  it('cannot use the link after ten minutes', async () => {
    await test.person('user', { phone });
    await attack(stranger());
    const code = await linkCode();
    wait(601);
    expect((await stranger().post('/auth/sign-in-link', { code })).body.code).toBe('LINK_EXPIRED');
  });

  it('comes in by link even when strangers have used up the codes that may be sent, and is not flooded', async () => {
    await test.person('user', { phone });
    for (let n = 0; n < 3; n++) {
      await stranger().ask(phone);
      wait(31);
    }
    const device = stranger();
    for (let n = 0; n < 3; n++) expect((await device.ask(phone)).body.code).toBe('OTP_TOO_MANY');
    expect((await messages()).filter(({ kind }) => kind === 'sign_in')).toHaveLength(1);
    expect((await device.post('/auth/sign-in-link', { code: await linkCode() })).status).toBe(200);
  });

  it('gets in through the door at which the code was asked for, and not when blocked', async () => {
    const { id } = await test.person('manager', { phone });
    const attacker = stranger();
    await attacker.ask(phone, 'admin');
    const wrong = await wrongCode();
    for (let n = 0; n < 5; n++) await attacker.guess(phone, wrong);
    const code = await linkCode();
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [id]);
    expect((await stranger().post('/auth/sign-in-link', { code })).body.code).toBe('ACCOUNT_BLOCKED');
    await test.database.manager.query('UPDATE users SET is_block = false WHERE id = $1', [id]);
    expect((await stranger().post('/auth/sign-in-link', { code })).body.data).toMatchObject({
      id,
      role: 'manager',
    });
  });

  it('has no known device any more after signing out everywhere', async () => {
    await test.person('user', { phone });
    const own = stranger();
    await own.ask(phone);
    const token = (await own.enter(phone)).body.data?.token;
    wait(601);
    await attack(stranger());
    expect((await own.ask(phone)).status).toBe(200);
    await own.post('/auth/sessions/end-all', {}, token);
    expect((await own.ask(phone)).body.code).toBe('OTP_WAIT');
  });
});

describe('the limits on sends', () => {
  const sendsFrom = (network: string): Promise<{ count: number }[]> =>
    test.database.manager.query('SELECT count(*)::int AS count FROM otp_challenges WHERE ip = $1', [network]);
  const solved = (count: number): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, () => solveCaptcha(test)));
  const another = (n: number): string => `+9725423450${String(n).padStart(2, '0')}`;

  /** Somebody else behind the same IP address. */
  const guest = (address: string) => ({
    device: new TestDevice(test, address),
    phone: `+97254239${1000 + phones++}`,
  });

  it('of a network grow with the phones that sign in from it: a hotel is not locked out', async () => {
    for (let n = 0; n < 30; n++) {
      const one = guest('203.0.113.7');
      expect((await one.device.ask(one.phone)).status).toBe(200);
      expect((await one.device.enter(one.phone)).status).toBe(200);
    }
  });

  it('of a network hold for phones that nobody signs in with, and never for a device that its owner has used before', async () => {
    const known = guest('203.0.113.8');
    await test.person('user', { phone: known.phone });
    await known.device.ask(known.phone);
    expect((await known.device.enter(known.phone)).status).toBe(200);
    const answers: number[] = [];
    for (let n = 0; n < 20; n++) {
      const one = guest('203.0.113.8');
      answers.push((await one.device.ask(one.phone)).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(11);
    wait(31);
    expect((await known.device.ask(known.phone)).status).toBe(200);
  });

  it('of a network hold under parallel calls, over all addresses of its /64', async () => {
    const captchas = await solved(20);
    const answers = await Promise.all(
      captchas.map((captcha, n) =>
        new TestDevice(test, `2001:db8:1:2::${n + 1}`).post('/user/auth/login', {
          phone: another(n),
          captcha,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await sendsFrom('2001:db8:1:2::/64')).toEqual([{ count: 10 }]);
    expect((await new TestDevice(test, '2001:db8:1:3::1').ask(another(50))).status).toBe(200);
  });

  it('of the whole service hold under parallel calls', async () => {
    const small = await startTestApp({ KAROV_OTP_PER_DAY: '5', KAROV_REQUESTS_PER_MINUTE: '100000' });
    const captchas = await Promise.all(Array.from({ length: 12 }, () => solveCaptcha(small)));
    const answers = await Promise.all(
      captchas.map((captcha, n) =>
        new TestDevice(small, `198.51.100.${n + 1}`).post('/user/auth/login', { phone: another(n), captcha }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    await small.close();
  });

  it('count for numbers without access to the back office too, which costs as many sends to find out', async () => {
    const device = stranger();
    const answers = [];
    for (let n = 0; n < 4; n++) {
      answers.push((await device.ask(phone, 'admin')).body.code);
      wait(31);
    }
    expect(answers).toEqual(['NOT_STAFF', 'NOT_STAFF', 'NOT_STAFF', 'OTP_TOO_MANY']);
    expect(await messages()).toEqual([]);
    expect((await device.post('/auth/resend-otp', { phone })).body.code).toBe('OTP_EXPIRED');
    expect((await device.guess(phone, '0000')).body.code).toBe('OTP_EXPIRED');
  });

  it('count down', async () => {
    const device = stranger();
    for (let n = 0; n < 3; n++) {
      await device.ask(phone);
      wait(31);
    }
    expect((await device.ask(phone)).body.errors?.['phone']?.[0]).toContain('in 9 minutes');
    wait(7 * 60);
    expect((await device.ask(phone)).body.errors?.['phone']?.[0]).toContain('in 2 minutes');
    wait(100);
    expect((await device.ask(phone)).status).toBe(200);
    expect((await device.ask(phone)).body).toMatchObject({
      code: 'OTP_TOO_SOON',
      errors: { phone: [expect.stringMatching(/in (30|29) seconds/)] },
    });
  });
});

describe('the cookie of a device', () => {
  it('is out of the reach of scripts and other sites, and a forged one counts as none', async () => {
    await test.person('user', { phone });
    const answer = await test.http.get('/api/captcha/challenge');
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(
      /^karov_device=[\w-]{22}\.[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const made = await test.http
      .get('/api/captcha/challenge')
      .set('Cookie', `${cookie.split('.')[0]}.forged`);
    expect(made.get('Set-Cookie')).toHaveLength(1);
    const kept = await test.http.get('/api/captcha/challenge').set('Cookie', cookie.split(';')[0] ?? '');
    expect(kept.get('Set-Cookie')).toBeUndefined();
  });
});
