import { HOUR, MINUTE } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    KAROV_STAFF_LOCK_MINUTES: '60',
    KAROV_STAFF_SESSION_HOURS: '12',
    KAROV_REQUESTS_PER_MINUTE: '100000',
    KAROV_OTP_PER_IP_HOUR: '1000',
  });
});
afterAll(() => test.close());

let phones = 0;
async function person(role: 'admin' | 'manager' | 'user') {
  const phone = `+97254234${8000 + phones++}`;
  return { phone, ...(await test.person(role, { phone, createdAt: test.app.get(Clock).now() })) };
}
const wait = (seconds: number): void => test.app.get(Clock).advance(seconds);
const get = (token: string, path: string) =>
  test.http.get(`/api${path}`).set('Authorization', `Bearer ${token}`).set('Content-Language', 'en-US');
const post = (token: string, path: string, body: object = {}) =>
  test.http
    .post(`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);

describe('the desk', () => {
  it('locks after 60 minutes without use: no names any more, only counts', async () => {
    const { token } = await person('admin');
    wait(59 * MINUTE);
    await get(token, '/auth/profile').expect(200);
    wait(MINUTE);
    for (const path of [
      '/auth/profile',
      '/admin/events',
      '/staff/waiting/needs',
      '/notifications',
      '/admin/contacts',
      '/chats/threads',
    ]) {
      expect((await get(token, path).expect(423)).body.code).toBe('SESSION_LOCKED');
    }
    await post(token, '/switch/role', { role: 'user' }).expect(423);
    await get(token, '/staff/waiting').expect(200);
    expect((await get(token, '/auth/session').expect(200)).body.data.is_locked).toBe(true);
  });

  it('stays open while somebody works, and background reading does not count as work', async () => {
    const { token } = await person('manager');
    for (let n = 0; n < 3; n++) {
      wait(40 * MINUTE);
      await post(token, '/activity', { status: 1 }).expect(200);
    }
    await get(token, '/auth/profile').expect(200);
    wait(40 * MINUTE);
    await get(token, '/auth/profile').expect(200);
    wait(21 * MINUTE);
    await get(token, '/auth/profile').expect(423);
  });

  it('is not opened by a sign of life, only by a code to one’s own phone', async () => {
    const { token, phone } = await person('admin');
    wait(61 * MINUTE);
    await post(token, '/activity', { status: 1 }).expect(200);
    await get(token, '/auth/profile').expect(423);
    await post(token, '/auth/session/otp').expect(200);
    const code = await sentCode(test, phone);
    expect(
      (await post(token, '/auth/session/unlock', { otp: code === '0000' ? '1111' : '0000' }).expect(422)).body
        .code,
    ).toBe('OTP_WRONG');
    await get(token, '/auth/profile').expect(423);
    expect((await post(token, '/auth/session/unlock', { otp: code }).expect(200)).body.data.is_locked).toBe(
      false,
    );
    await get(token, '/auth/profile').expect(200);
  });

  it('is not opened by a code for another purpose or person', async () => {
    const [locked, other] = [await person('admin'), await person('admin')];
    wait(61 * MINUTE);
    await post(other.token, '/auth/session/otp').expect(200);
    expect(
      (
        await post(locked.token, '/auth/session/unlock', { otp: await sentCode(test, other.phone) }).expect(
          422,
        )
      ).body.code,
    ).toBe('OTP_EXPIRED');
    await post(locked.token, '/auth/session/otp').expect(200);
    const code = await sentCode(test, locked.phone);
    expect(
      (await test.http.post('/api/auth/verify-otp').send({ phone: locked.phone, otp: code })).body.code,
    ).toBe('OTP_EXPIRED');
  });

  it('signs out even while locked', async () => {
    const { token } = await person('admin');
    wait(61 * MINUTE);
    await post(token, '/admin/auth/logout').expect(200);
    await get(token, '/staff/waiting').expect(401);
  });

  it('never locks for help seekers', async () => {
    const { token } = await person('user');
    wait(5 * HOUR);
    await get(token, '/auth/profile').expect(200);
  });
});

describe('a session of staff', () => {
  async function work(token: string, minutes: number): Promise<void> {
    for (let n = 0; n < minutes / 30; n++) {
      wait(30 * MINUTE);
      await post(token, '/activity', { status: 1 });
    }
  }

  it('ends after 12 hours however busy it is', async () => {
    const { token } = await person('admin');
    await work(token, 11.5 * 60);
    await get(token, '/auth/profile').expect(200);
    wait(31 * MINUTE);
    await get(token, '/auth/profile').expect(401);
  });

  it('says when it ends and is renewed in place by a code', async () => {
    const { token, phone } = await person('admin');
    await work(token, 11.5 * 60);
    const before = (await get(token, '/auth/session').expect(200)).body.data;
    expect(Date.parse(before.expires_at) - Date.parse(before.server_time)).toBeLessThanOrEqual(
      30 * MINUTE * 1000,
    );
    await post(token, '/auth/session/otp').expect(200);
    const after = (
      await post(token, '/auth/session/unlock', { otp: await sentCode(test, phone) }).expect(200)
    ).body.data;
    expect(Date.parse(after.expires_at) - Date.parse(after.server_time)).toBeGreaterThan(11.9 * HOUR * 1000);
    wait(31 * MINUTE);
    await get(token, '/auth/profile').expect(200);
  });
});
