import { Clock } from '../../platform/clock/clock.js';
import { deviceName } from '../../platform/http/device-name.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SessionsService } from '../auth/index.js';
import { UsersRepository } from '../users/index.js';
import { RoleSwitchService } from './role-switch.service.js';

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const isAlive = async (token: string): Promise<boolean> =>
  (await as(token, 'get', '/auth/sessions')).status === 200;

describe('the devices of a person', () => {
  it.each([
    [PHONE_BROWSER, 'Chrome, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['curl/8.5.0', 'Unknown device'],
  ])('%s is called %s', (userAgent, name) => expect(deviceName(userAgent, 'en-US')).toBe(name));

  it('are listed with the current one marked, and each can be signed out', async () => {
    const { id, token } = await test.person('user');
    const other = await test.app.get(SessionsService).open(id, 'user', PHONE_BROWSER);
    const { body } = await as(token, 'get', '/auth/sessions').expect(200);
    const devices: { id: string; device: string; is_current: boolean }[] = body.data;
    expect(devices.map(({ device, is_current }) => ({ device, is_current }))).toEqual(
      expect.arrayContaining([
        { device: 'Chrome, Android', is_current: false },
        { device: 'Unknown device', is_current: true },
      ]),
    );
    await as(token, 'delete', `/auth/sessions/${devices.find(({ is_current }) => !is_current)?.id}`).expect(
      200,
    );
    expect([await isAlive(other), await isAlive(token)]).toEqual([false, true]);
  });

  it('of others are out of reach', async () => {
    const [mine, theirs] = [await test.person('user'), await test.person('user')];
    const { body } = await as(theirs.token, 'get', '/auth/sessions');
    await as(mine.token, 'delete', `/auth/sessions/${body.data[0].id}`).expect(404);
    expect(await isAlive(theirs.token)).toBe(true);
  });

  it('are all signed out at once', async () => {
    const { id, token } = await test.person('user');
    const other = await test.app.get(SessionsService).open(id, 'user', '');
    await as(token, 'post', '/auth/sessions/end-all').expect(200);
    expect([await isAlive(other), await isAlive(token)]).toEqual([false, false]);
  });
});

describe('the switch of roles', () => {
  it('opens a session in the other role and ends the former', async () => {
    const { id, token } = await test.person('user');
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([id], 'volunteer'));
    const { body } = await as(token, 'post', '/switch/role', { role: 'volunteer' }).expect(200);
    expect(body.data).toMatchObject({ id, role: 'volunteer', is_volunteer_information: false });
    expect([await isAlive(token), await isAlive(body.data.token)]).toEqual([false, true]);
  });

  it.each(['volunteer', 'super_admin', 'admin'])(
    'is refused to a role that is not held: %s',
    async (role) => {
      const { token } = await test.person('user');
      const { body } = await as(token, 'post', '/switch/role', { role }).expect(422);
      expect(body.errors.role).toEqual(['You do not have this role.']);
      expect(await isAlive(token)).toBe(true);
    },
  );

  it('never leads to super admin, even for one', async () => {
    const { id, token } = await test.person('super_admin');
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([id], 'user'));
    await as(token, 'post', '/switch/role', { role: 'super_admin' }).expect(422);
    await as(token, 'post', '/switch/role', { role: 'user' }).expect(200);
  });

  it('leads nobody who is deactivated to the staff', async () => {
    const { id, token } = await test.person('user', { isActive: false });
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([id], 'manager'));
    await as(token, 'post', '/switch/role', { role: 'manager' }).expect(422);
  });

  it('leaves one session of several at once, and none when its owner signs out everywhere (rule 27)', async () => {
    const [switcher, sessions] = [test.app.get(RoleSwitchService), test.app.get(SessionsService)];
    for (let round = 0; round < 5; round++) {
      const { id, token } = await test.person('volunteer');
      await test.database.transaction(() => test.app.get(UsersRepository).addRole([id], 'user'));
      const caller = await sessions.read(token);
      if (!caller) throw new Error('nobody is signed in');
      const twice = await Promise.allSettled([
        switcher.switch(caller, 'user', ''),
        switcher.switch(caller, 'user', ''),
      ]);
      const [live, ...more] = await sessions.live(id);
      expect([twice.filter(({ status }) => status === 'fulfilled').length, more]).toEqual([1, []]);
      await Promise.allSettled([
        switcher.switch({ userId: id, role: 'user', sessionId: live?.id ?? '' }, 'volunteer', ''),
        sessions.endAll(id),
      ]);
      expect(await sessions.live(id)).toEqual([]);
    }
  });
});

describe('activity', () => {
  const isOnline = async (id: number): Promise<boolean> =>
    (await test.app.get(UsersRepository).onlineAmong([id])).has(id);

  it('makes a person online for 90 seconds', async () => {
    const { id, token } = await test.person('volunteer');
    await as(token, 'post', '/activity', { status: 1 }).expect(200);
    expect(await isOnline(id)).toBe(true);
    test.app.get(Clock).advance(91);
    expect(await isOnline(id)).toBe(false);
  });

  it('ends with the beacon, whose token is in the body', async () => {
    const { id, token } = await test.person('volunteer');
    await as(token, 'post', '/activity', { status: 1 }).expect(200);
    await test.http.post('/api/activity').send({ status: 0, token }).expect(200);
    expect(await isOnline(id)).toBe(false);
  });

  it('without a person is refused', async () => {
    await test.http.post('/api/activity').send({ status: 1 }).expect(401);
    await test.http.post('/api/activity').send({ status: 1, token: 'forged.token.here' }).expect(401);
  });
});
