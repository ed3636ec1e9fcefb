import type { PasskeyCreation, PasskeyRequest } from '@karov/api-client';
import type { Role } from '@karov/domain';
import { io } from 'socket.io-client';
import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import { sentLink } from '../../testing/sent-link.js';
import { SoftPasskey } from '../../testing/soft-passkey.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UsersRepository } from '../users/index.js';
import { OwnerLinksService } from './owner-links.service.js';
import { SessionsService } from './sessions.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    KAROV_STAFF_PASSKEY: 'required',
    KAROV_STAFF_LOCK_MINUTES: '60',
    KAROV_STAFF_SESSION_HOURS: '12',
    KAROV_REQUESTS_PER_MINUTE: '100000',
    KAROV_PUBLIC_URL: 'http://localhost:3000',
  });
});
afterAll(() => test.close());

const LOCKED = 423;
let people = 0;

/** A person with roles, a phone, and a device at its own IP address. */
async function somebody(role: Role, more: Role[] = []) {
  people++;
  const phone = `+97254235${1000 + people}`;
  const person = await test.person(role, { phone, createdAt: test.app.get(Clock).now() });
  for (const other of more)
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([person.id], other));
  await prove(person.token);
  return { ...person, phone, device: new TestDevice(test, `198.19.0.${people}`) };
}

/** Proves the phone, as a sign-in with a code does (rule 234). */
async function prove(token: string): Promise<void> {
  const caller = await test.app.get(SessionsService).read(token);
  await test.app.get(SessionsService).notePhoneProven(caller?.sessionId ?? '');
}

/** Returns the data of an answer. */
const dataOf = <T>({ body }: { body: { data?: T } }): T => {
  if (body.data === undefined) throw new Error('refused');
  return body.data;
};
const call = (method: 'get' | 'post' | 'delete', path: string, token: string) =>
  test.http[method](`/api${path}`).set('Authorization', `Bearer ${token}`);
const codeOf = async (path: string, token: string): Promise<string | undefined> =>
  (await call('get', path, token)).body.code;

async function addPasskey(device: TestDevice, token: string) {
  const passkey = new SoftPasskey();
  const asked = await test.http.post('/api/auth/passkeys/options').set('Authorization', `Bearer ${token}`);
  const cookie = asked.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
  const options: PasskeyCreation = asked.body.data;
  if (!options) return { passkey, status: asked.status, code: asked.body.code };
  const answer = await test.http
    .post('/api/auth/passkeys')
    .set({ Authorization: `Bearer ${token}`, Cookie: cookie })
    .send({ name: 'Laptop', credential: passkey.create(options) });
  return { passkey, status: answer.status, code: answer.body.code };
}

/** A member of staff with a passkey; `token` is a session that the passkey has proved. */
async function withPasskey(role: Role = 'admin', more: Role[] = []) {
  const person = await somebody(role, more);
  const { passkey, status } = await addPasskey(person.device, person.token);
  expect(status).toBe(200);
  return { ...person, passkey };
}

/** Signs, from one device, the challenge that the server issues at a path. */
async function sign(path: string, passkey: SoftPasskey, token = '') {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const asked = await test.http.post(`/api${path}/options`).set(headers);
  const request: PasskeyRequest = asked.body.data;
  return test.http
    .post(`/api${path}`)
    .set({ ...headers, Cookie: asked.get('Set-Cookie')?.[0]?.split(';')[0] ?? '' })
    .send({ credential: passkey.get(request) });
}

const UNKNOWN = { hash: Buffer.alloc(32), isBare: true };

async function linkCode({ id, phone }: { id: number; phone: string }): Promise<string> {
  await test.database.transaction((tx) =>
    test.app.get(OwnerLinksService).send(tx, phone, { purpose: 'admin', reason: 'asked', device: UNKNOWN }),
  );
  const rows: { id: number; link: number }[] = await test.database.manager.query(
    `SELECT id, secret_id AS link FROM notifications WHERE receiver_id = $1 AND secret_kind = 'sign_in' ORDER BY id DESC LIMIT 1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('no link was sent');
  return sentLink(test, { kind: 'sign_in', targetId: row.link, messageId: row.id }, 600);
}

describe('staff without a passkey', () => {
  it.each(['manager', 'admin', 'super_admin'] as const)(
    'come in by code as %s and may only add one, read their session and sign out',
    async (role) => {
      const { phone, device } = await somebody(role);
      await device.ask(phone, 'admin');
      const token = dataOf(await device.enter(phone)).token ?? '';
      for (const path of ['/auth/profile', '/auth/sessions', '/staff/waiting', '/chats/threads']) {
        const answer = await call('get', path, token);
        expect({ path, status: answer.status, code: answer.body.code }).toEqual({
          path,
          status: LOCKED,
          code: 'PASSKEY_NEEDED',
        });
      }
      expect((await call('post', '/activity', token).send({ status: 1 })).body.code).toBe('PASSKEY_NEEDED');
      expect((await call('post', '/switch/role', token).send({ role: 'user' })).body.code).toBe(
        'PASSKEY_NEEDED',
      );
      expect((await call('get', '/auth/session', token)).body.data).toMatchObject({
        is_locked: false,
        has_passkey: false,
        only_passkey: false,
        needs_passkey: true,
      });
      expect((await call('get', '/auth/passkeys', token)).body.data).toEqual([]);
      expect((await addPasskey(device, token)).status).toBe(200);
      expect((await call('get', '/auth/session', token)).body.data).toMatchObject({
        is_locked: false,
        has_passkey: true,
        only_passkey: true,
        needs_passkey: false,
      });
      expect((await call('get', '/auth/profile', token)).status).toBe(200);
    },
  );

  it.each(['/events', '/chats'])('receive nothing live: %s', async (namespace) => {
    const { token } = await somebody('admin');
    const socket = io(`${await test.app.getUrl()}${namespace}`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    expect(await new Promise((resolve) => socket.once('disconnect', resolve))).toBe('io server disconnect');
  });

  it('can sign out', async () => {
    const [one, other] = [await somebody('admin'), await somebody('manager')];
    expect((await call('post', '/auth/logout', one.token)).status).toBe(200);
    expect((await call('post', '/admin/auth/logout', other.token)).status).toBe(200);
    expect(await codeOf('/auth/session', one.token)).toBe('SESSION_EXPIRED');
  });

  it('are held up as well when they switch from another role', async () => {
    const { token } = await somebody('user', ['manager']);
    const switched = await call('post', '/switch/role', token).send({ role: 'manager' });
    expect(await codeOf('/auth/profile', switched.body.data.token)).toBe('PASSKEY_NEEDED');
  });

  it('can do nothing again once they have removed the last one', async () => {
    const { token } = await withPasskey();
    const { body } = await call('get', '/auth/passkeys', token);
    expect((await call('delete', `/auth/passkeys/${body.data[0].id}`, token)).status).toBe(200);
    expect(await codeOf('/auth/profile', token)).toBe('PASSKEY_NEEDED');
  });
});

describe('staff with a passkey', () => {
  it('sign in with it, and not with a code', async () => {
    const { id, phone, device, passkey } = await withPasskey();
    await device.ask(phone, 'admin');
    const refused = await device.enter(phone);
    expect({ status: refused.status, code: refused.body.code, data: refused.body.data }).toEqual({
      status: 422,
      code: 'PASSKEY_REQUIRED',
      data: undefined,
    });
    expect(await test.app.get(SessionsService).live(id)).toHaveLength(1);
    const { body } = await sign('/admin/auth/passkey', passkey);
    expect((await call('get', '/auth/profile', body.data.token)).status).toBe(200);
  });

  it('do not sign in with a link', async () => {
    const person = await withPasskey();
    const answer = await person.device.post('/auth/sign-in-link', { code: await linkCode(person) });
    expect({
      code: answer.body.code,
      live: (await test.app.get(SessionsService).live(person.id)).length,
    }).toEqual({ code: 'PASSKEY_REQUIRED', live: 1 });
  });

  it('are not chosen by somebody who shares their number and has only a code; the previous session goes on (rule 238)', async () => {
    const { id, phone } = await withPasskey();
    const father = await test.person('user', { phone, firstName: 'אברהם' });
    await prove(father.token);
    expect((await call('post', '/auth/choose-person', father.token).send({ id })).body.code).toBe(
      'PASSKEY_REQUIRED',
    );
    expect((await call('get', '/auth/profile', father.token)).status).toBe(200);
  });

  it('cannot switch from another role without it, and can come back where it was shown', async () => {
    const { id, token } = await withPasskey('admin', ['user', 'volunteer']);
    for (const role of ['user', 'volunteer'] as const) {
      const byCode = await test.app.get(SessionsService).open(id, role, 'spec');
      expect((await call('post', '/switch/role', byCode).send({ role: 'admin' })).body).toMatchObject({
        code: 'PASSKEY_REQUIRED',
        errors: { role: [expect.any(String)] },
      });
    }
    const away = await call('post', '/switch/role', token).send({ role: 'user' });
    const back = await call('post', '/switch/role', away.body.data.token).send({ role: 'admin' });
    expect((await call('get', '/auth/profile', back.body.data.token)).status).toBe(200);
  });

  it('unlock the desk with it, and not with a code', async () => {
    const { token, passkey } = await withPasskey();
    test.app.get(Clock).advance(61 * 60);
    expect((await call('post', '/auth/session/otp', token)).body.code).toBe('PASSKEY_REQUIRED');
    expect((await call('post', '/auth/session/unlock', token).send({ otp: '1234' })).body.code).toBe(
      'PASSKEY_REQUIRED',
    );
    expect((await sign('/auth/session/passkey', passkey, token)).body.data).toMatchObject({
      is_locked: false,
    });
    expect((await call('get', '/auth/profile', token)).status).toBe(200);
  });

  it('find a session without its proof locked, and no further one can be added in it', async () => {
    const { id, device, passkey } = await withPasskey();
    const byCode = await test.app.get(SessionsService).open(id, 'admin', 'spec');
    expect(await codeOf('/auth/profile', byCode)).toBe('SESSION_LOCKED');
    expect(await addPasskey(device, byCode)).toMatchObject({ status: LOCKED, code: 'SESSION_LOCKED' });
    expect((await sign('/auth/session/passkey', passkey, byCode)).status).toBe(200);
    expect((await call('get', '/auth/profile', byCode)).status).toBe(200);
    expect((await addPasskey(device, byCode)).status).toBe(200);
  });

  it('have one session that adds the first, when two do at once', async () => {
    const { id, token, device } = await somebody('admin');
    const other = await test.app.get(SessionsService).open(id, 'admin', 'spec');
    await prove(other);
    const answers = await Promise.all([addPasskey(device, token), addPasskey(device, other)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await codeOf('/auth/profile', answers[0]?.status === 200 ? other : token)).toBe('SESSION_LOCKED');
  });

  it('come in by code again once a super admin has taken it away, to add another', async () => {
    const [superAdmin, lost] = [await withPasskey('super_admin'), await withPasskey('manager')];
    expect((await call('delete', `/admin/users/${lost.id}/passkeys`, superAdmin.token)).status).toBe(200);
    await lost.device.ask(lost.phone, 'admin');
    const token = dataOf(await lost.device.enter(lost.phone)).token ?? '';
    expect(await codeOf('/auth/profile', token)).toBe('PASSKEY_NEEDED');
    expect((await addPasskey(lost.device, token)).status).toBe(200);
    expect((await call('get', '/auth/profile', token)).status).toBe(200);
  });
});

describe('help seekers and volunteers', () => {
  it('need none', async () => {
    const { phone, device } = await somebody('user');
    await device.ask(phone);
    expect((await call('get', '/auth/profile', dataOf(await device.enter(phone)).token ?? '')).status).toBe(
      200,
    );
  });
});
