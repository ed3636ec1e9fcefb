import { solveProofOfWork } from '@karov/api-client/captcha';
import { Clock } from '../../platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode, solveCaptcha } from '../../testing/verified-phone.js';
import { SessionsService } from './sessions.service.js';

const PHONE = '+972542345678';

describe('signing in', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp({
      KAROV_OTP_PER_IP_HOUR: '100',
      KAROV_BLOCK_WRONG_CODES: '20',
      KAROV_REQUESTS_PER_MINUTE: '100000',
    });
  });
  afterEach(() => test.close());

  const captcha = () => solveCaptcha(test);

  async function requestCode(door: 'user' | 'volunteer' | 'admin', phone = PHONE) {
    return test.http
      .post(`/api/${door}/auth/login`)
      .set('Content-Language', 'en-US')
      .send({ phone, captcha: await captcha() });
  }

  const codeOf = (phone = PHONE) => sentCode(test, phone);
  const verify = (otp: string, phone = PHONE) =>
    test.http.post('/api/auth/verify-otp').set('Content-Language', 'en-US').send({ phone, otp });
  const wait = (seconds: number) => test.app.get(Clock).advance(seconds);

  it('sends a code and opens a session that signing out ends', async () => {
    const { id } = await test.person('user', { phone: PHONE });
    expect((await requestCode('user')).body).toMatchObject({
      data: { is_register: true, resend_after_seconds: 30 },
    });
    const { body } = await verify(await codeOf()).expect(200);
    expect(body.data).toMatchObject({
      id,
      role: 'user',
      roles: ['user'],
      is_active: 1,
      is_freeze: 0,
      disability_id: [],
      is_volunteer_information: false,
    });
    const as = { Authorization: `Bearer ${body.data.token}` };
    await test.http.get('/api/auth/profile').set(as).expect(200);
    await test.http.post('/api/auth/logout').set(as).expect(200);
    await test.http.get('/api/auth/profile').set(as).expect(401);
  });

  it.each(['+972 50\u2011000\u20110005', 'tel:050-000-0005', '+9720500000005', '٠٥٠-٠٠٠-٠٠٠٥'])(
    'accepts %s and a code in Arabic digits (rule 228)',
    async (typed) => {
      const { id } = await test.person('user', { phone: '+972500000005' });
      expect((await requestCode('user', typed)).body).toMatchObject({ data: { is_register: true } });
      const code = [...(await codeOf('+972500000005'))]
        .map((digit) => String.fromCodePoint(0x660 + Number(digit)))
        .join('');
      expect((await verify(`\u200f${code} `, typed).expect(200)).body.data).toMatchObject({ id });
    },
  );

  it('keeps the code out of the log, the database and the answers', async () => {
    await requestCode('user');
    const code = await codeOf();
    const rows: { message: string }[] = await test.database.manager.query(
      'SELECT message FROM notifications',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.message).not.toContain(code);
    expect(rows[0]?.message).toContain('%{code}');
  });

  it('reveals only the booleans before the code is verified', async () => {
    await test.person('manager', { phone: PHONE });
    const unknown = await requestCode('user', '+972549999999');
    expect(unknown.body.data).toEqual({ is_register: false, resend_after_seconds: 30, is_call: false });
    expect((await requestCode('admin')).body.data).toEqual({
      is_register: true,
      is_manager: true,
      resend_after_seconds: 30,
      is_call: false,
    });
    expect((await requestCode('admin', '+972549999998')).body).toMatchObject({
      code: 'NOT_STAFF',
      errors: { phone: [expect.any(String)] },
    });
  });

  it('an unregistered phone is told to register, with a ticket for it, and gets no session', async () => {
    await requestCode('volunteer');
    expect((await verify(await codeOf()).expect(200)).body.data).toMatchObject({
      register: true,
      phone: PHONE,
      ticket: expect.any(String),
      registered_roles: [],
    });
    expect(await test.database.manager.query('SELECT 1 FROM sessions')).toEqual([]);
  });

  it('gives five tries, each told, then none', async () => {
    await requestCode('user');
    const right = await codeOf();
    const wrong = right === '0000' ? '1111' : '0000';
    for (const left of [4, 3, 2, 1])
      expect((await verify(wrong).expect(422)).body).toMatchObject({
        code: 'OTP_WRONG',
        errors: { otp: [`The code is wrong. Tries left: ${left}.`] },
      });
    expect((await verify(wrong).expect(422)).body.code).toBe('OTP_TOO_MANY_TRIES');
    expect((await verify(right).expect(422)).body.code).toBe('OTP_TOO_MANY_TRIES');
  });

  it('accepts a code once, even when it is sent twenty times at once', async () => {
    await test.person('user', { phone: PHONE });
    await requestCode('user');
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(19);
  });

  it('lets a code expire after five minutes', async () => {
    await requestCode('user');
    const code = await codeOf();
    wait(301);
    expect((await verify(code).expect(422)).body.code).toBe('OTP_EXPIRED');
  });

  describe('a code that is sent again', () => {
    const resend = async () => {
      wait(31);
      await test.http.post('/api/auth/resend-otp').send({ phone: PHONE }).expect(200);
    };
    /** The codes in the messages, oldest first. */
    const sent = async (): Promise<number[]> => {
      const rows: { secret_id: number }[] = await test.database.manager.query(
        `SELECT secret_id FROM notifications WHERE secret_kind = 'otp' ORDER BY id`,
      );
      return rows.map(({ secret_id: id }) => id);
    };

    it('stays the same while it is valid, so that a late message is still right', async () => {
      const { id } = await test.person('user', { phone: PHONE });
      await requestCode('user');
      const first = await codeOf();
      await resend();
      wait(31);
      await requestCode('user');
      expect(new Set(await sent()).size).toBe(1);
      expect((await verify(first).expect(200)).body.data).toMatchObject({ id });
      expect((await verify(first).expect(422)).body.code).toBe('OTP_EXPIRED');
    });

    it('gets five new minutes, but no new tries', async () => {
      await requestCode('user');
      const right = await codeOf();
      const wrong = right === '0000' ? '1111' : '0000';
      for (let n = 0; n < 3; n++) await verify(wrong).expect(422);
      wait(260);
      await resend();
      wait(200);
      expect((await verify(wrong).expect(422)).body).toMatchObject({
        errors: { otp: ['The code is wrong. Tries left: 1.'] },
      });
      await resend();
      expect((await verify(wrong).expect(422)).body.code).toBe('OTP_TOO_MANY_TRIES');
      expect((await verify(right).expect(422)).body.code).toBe('OTP_TOO_MANY_TRIES');
    });

    it('is a new one after expiry, after use, and for another purpose', async () => {
      await test.person('user', { phone: PHONE });
      const ids = async (): Promise<number> => (await sent()).at(-1) ?? 0;
      await requestCode('user');
      const over = await ids();
      wait(301);
      await resend();
      const used = await ids();
      expect(used).not.toBe(over);
      await verify(await codeOf()).expect(200);
      wait(3600);
      await requestCode('user');
      const user = await ids();
      expect(user).not.toBe(used);
      wait(31);
      await requestCode('volunteer');
      expect(await ids()).not.toBe(user);
    });

    it('is stored nowhere', async () => {
      await requestCode('user');
      await resend();
      const code = await codeOf();
      const rows: unknown[] = await test.database.manager.query(
        'SELECT phone, purpose, seed, code_hash, tries FROM otp_challenges',
      );
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows).match(new RegExp(`"${code}"`))).toBeNull();
    });
  });

  it('sends again after thirty seconds, three times in ten minutes', async () => {
    await requestCode('user');
    const resend = () => test.http.post('/api/auth/resend-otp').send({ phone: PHONE });
    expect((await resend()).body.code).toBe('OTP_TOO_SOON');
    for (let n = 0; n < 2; n++) {
      wait(31);
      expect((await resend()).status).toBe(200);
    }
    wait(31);
    expect((await resend()).body.code).toBe('OTP_TOO_MANY');
    expect((await test.http.post('/api/auth/resend-otp').send({ phone: '+972549999999' })).body.code).toBe(
      'OTP_EXPIRED',
    );
  });

  it('holds the limit for a phone under parallel requests', async () => {
    const captchas = await Promise.all(Array.from({ length: 10 }, captcha));
    const answers = await Promise.all(
      captchas.map((one) => test.http.post('/api/user/auth/login').send({ phone: PHONE, captcha: one })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await test.database.manager.query('SELECT count(*)::int AS count FROM otp_challenges')).toEqual([
      { count: 1 },
    ]);
  });

  it('accepts the captcha of a page without the browser’s hashes', async () => {
    const challenge: unknown = (await test.http.get('/api/captcha/challenge').expect(200)).body;
    const captcha = await solveProofOfWork(challenge, () => true);
    expect((await test.http.post('/api/user/auth/login').send({ phone: PHONE, captcha })).status).toBe(200);
    expect(await solveProofOfWork({ parameters: { algorithm: 'other' } }, () => true)).toBeNull();
    expect(await solveProofOfWork(challenge, () => false)).toBeNull();
  });

  it('requires a captcha, and accepts each solution once', async () => {
    const solution = await captcha();
    const send = (phone: string, value?: string) =>
      test.http.post('/api/user/auth/login').send({ phone, captcha: value });
    expect((await send(PHONE)).body.code).toBe('CAPTCHA_REQUIRED');
    expect((await send(PHONE, 'bm90IGEgc29sdXRpb24=')).body.code).toBe('CAPTCHA_FAILED');
    expect((await send(PHONE, solution)).status).toBe(200);
    expect((await send('+972542222222', solution)).body.code).toBe('CAPTCHA_FAILED');
  });

  it('refuses invalid numbers, and countries that are not served', async () => {
    expect((await requestCode('user', '12')).body.errors).toEqual({ phone: ['Enter a valid phone number.'] });
    expect((await requestCode('user', '+8613800138000')).body.code).toBe('PHONE_COUNTRY');
  });

  it('blocks an address after twenty wrong codes, for a day', async () => {
    for (let round = 0; round < 4; round++) {
      const phone = `+97254234500${round}`;
      await requestCode('user', phone);
      const wrong = (await codeOf(phone)) === '0000' ? '1111' : '0000';
      for (let n = 0; n < 5; n++) await verify(wrong, phone);
    }
    expect((await test.http.get('/api/check-ip-status').expect(422)).body.code).toBe('IP_BLOCKED');
    expect((await requestCode('user')).body.code).toBe('IP_BLOCKED');
    wait(86_401);
    await test.http.get('/api/check-ip-status').expect(200);
  });

  it('lets nobody in who is blocked, and no staff who are deactivated', async () => {
    const { id } = await test.person('manager', { phone: PHONE, isActive: false });
    await requestCode('admin');
    expect((await verify(await codeOf())).body.code).toBe('ACCOUNT_INACTIVE');
    await test.database.manager.query('UPDATE users SET is_block = true, is_active = true WHERE id = $1', [
      id,
    ]);
    wait(31);
    await requestCode('admin');
    expect((await verify(await codeOf())).body.code).toBe('ACCOUNT_BLOCKED');
  });

  it('ends sessions when somebody is blocked, deleted, loses their role, or is signed out everywhere', async () => {
    const sessions = test.app.get(SessionsService);
    for (const change of [
      'UPDATE users SET is_block = true WHERE id = $1',
      'UPDATE users SET deleted_at = now() WHERE id = $1',
      'DELETE FROM user_roles WHERE user_id = $1',
    ]) {
      const { id, token } = await test.person('manager');
      expect(await sessions.read(token)).not.toBeNull();
      await test.database.manager.query(change, [id]);
      expect(await sessions.read(token)).toBeNull();
    }
    const { id, token } = await test.person('manager');
    await sessions.endAll(id);
    expect(await sessions.read(token)).toBeNull();
  });
});
