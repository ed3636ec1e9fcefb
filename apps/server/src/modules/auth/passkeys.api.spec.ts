import type { PasskeyCreation, PasskeyRequest } from '@karov/api-client';
import { MINUTE } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { SoftPasskey } from '../../testing/soft-passkey.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UsersRepository } from '../users/index.js';
import { SessionsService } from './sessions.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    KAROV_STAFF_LOCK_MINUTES: '60',
    KAROV_STAFF_SESSION_HOURS: '12',
    KAROV_REQUESTS_PER_MINUTE: '100000',
    KAROV_PUBLIC_URL: 'http://localhost:3000',
  });
});
afterAll(() => test.close());

type Method = 'get' | 'post' | 'delete';

/** A browser that keeps its cookie. */
class Browser {
  private cookie = '';

  constructor(public token = '') {}

  async call(method: Method, path: string, body?: object) {
    const call = test.http[method](`/api${path}`).set('Content-Language', 'en-US');
    if (this.cookie) call.set('Cookie', this.cookie);
    if (this.token) call.set('Authorization', `Bearer ${this.token}`);
    const answer = await call.send(body);
    this.cookie = answer.get('Set-Cookie')?.[0]?.split(';')[0] ?? this.cookie;
    return answer;
  }

  async creation(): Promise<PasskeyCreation> {
    return (await this.call('post', '/auth/passkeys/options')).body.data;
  }

  async doorRequest(): Promise<PasskeyRequest> {
    return (await this.call('post', '/admin/auth/passkey/options')).body.data;
  }

  async deskRequest(): Promise<PasskeyRequest> {
    return (await this.call('post', '/auth/session/passkey/options')).body.data;
  }

  add(credential: object, name = 'Work laptop') {
    return this.call('post', '/auth/passkeys', { name, credential });
  }

  enter(credential: object) {
    return this.call('post', '/admin/auth/passkey', { credential });
  }

  unlock(credential: object) {
    return this.call('post', '/auth/session/passkey', { credential });
  }
}

/** Proves the phone, as a sign-in with a code does. */
async function proven<Person extends { token: string }>(person: Person): Promise<Person> {
  const caller = await test.app.get(SessionsService).read(person.token);
  await test.app.get(SessionsService).notePhoneProven(caller?.sessionId ?? '');
  return person;
}

async function staff(role: 'admin' | 'manager' = 'admin', email: string | null = null) {
  const person = await proven(await test.person(role, { createdAt: test.app.get(Clock).now(), email }));
  const browser = new Browser(person.token);
  const passkey = new SoftPasskey();
  expect((await browser.add(passkey.create(await browser.creation()))).status).toBe(200);
  return { ...person, browser, passkey };
}

async function firstId(browser: Browser): Promise<number> {
  return (await browser.call('get', '/auth/passkeys')).body.data[0].id;
}

describe('a passkey of staff', () => {
  it('is added by name, listed, and written into the audit log', async () => {
    const { id, browser } = await staff();
    expect((await browser.call('get', '/auth/passkeys')).body.data).toEqual([
      { id: expect.any(Number), name: 'Work laptop', created_at: expect.any(String), last_used_at: null },
    ]);
    expect(
      await test.database.manager.query(
        `SELECT actor_id FROM activity_log WHERE subject_id = $1 AND action = 'passkey_added'`,
        [id],
      ),
    ).toEqual([{ actor_id: id }]);
    expect((await browser.creation()).excludeCredentials).toHaveLength(1);
  });

  it.each([
    ['for another challenge', { challenge: 'AAAA' }],
    ['for another site', { origin: 'http://evil.example' }],
    ['without finger or PIN', { isUnverified: true }],
  ])('is not added when made %s', async (_how, odd) => {
    const { token } = await proven(await test.person('admin', { createdAt: test.app.get(Clock).now() }));
    const browser = new Browser(token);
    expect((await browser.add(new SoftPasskey().create(await browser.creation(), odd))).body.code).toBe(
      'PASSKEY_NOT_ADDED',
    );
    expect((await browser.call('get', '/auth/passkeys')).body.data).toEqual([]);
  });

  it('is not added twice, nor with a challenge of somebody else or of the sign-in', async () => {
    const [one, other] = [await staff(), await staff()];
    const options = await one.browser.creation();
    expect((await other.browser.add(new SoftPasskey().create(options))).body.code).toBe('PASSKEY_NOT_ADDED');
    expect((await other.browser.add(one.passkey.create(await other.browser.creation()))).body.code).toBe(
      'PASSKEY_NOT_ADDED',
    );
    const { challenge } = await one.browser.doorRequest();
    expect(
      (await one.browser.add(new SoftPasskey().create(await one.browser.creation(), { challenge }))).body
        .code,
    ).toBe('PASSKEY_NOT_ADDED');
  });

  it.each([
    {},
    { id: 7 },
    { id: 'x', response: null },
    { id: 'x', response: { clientDataJSON: 'e30', attestationObject: 'AA' } },
    { __proto__: { id: 'x' } },
  ])('is refused when it is invalid: %j', async (credential) => {
    const { token } = await proven(await test.person('manager', { createdAt: test.app.get(Clock).now() }));
    expect((await new Browser(token).add(credential)).status).toBe(422);
    expect((await new Browser().enter(credential)).status).toBe(422);
  });

  it('needs a name, and is one of ten at most, also when two are added at once', async () => {
    const { browser } = await staff();
    expect(
      (await browser.add(new SoftPasskey().create(await browser.creation()), ' ')).body.errors,
    ).toHaveProperty('name');
    for (let n = 1; n < 9; n++) await browser.add(new SoftPasskey().create(await browser.creation()));
    const [a, b] = [await browser.creation(), await browser.creation()];
    const answers = await Promise.all(
      [a, b].map((options) => browser.add(new SoftPasskey().create(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await browser.call('get', '/auth/passkeys')).body.data).toHaveLength(10);
  });

  it('is not available to help seekers and volunteers', async () => {
    const { token } = await test.person('user', { createdAt: test.app.get(Clock).now() });
    expect((await new Browser(token).call('post', '/auth/passkeys/options')).status).toBe(403);
    expect((await new Browser().call('get', '/auth/passkeys')).status).toBe(401);
  });

  it('is removed by its owner alone, and signs nobody in afterwards', async () => {
    const [one, other] = [await staff(), await staff()];
    const id = await firstId(one.browser);
    expect((await other.browser.call('delete', `/auth/passkeys/${id}`)).status).toBe(404);
    expect((await one.browser.call('delete', `/auth/passkeys/${id}`)).status).toBe(200);
    const door = new Browser();
    expect((await door.enter(one.passkey.get(await door.doorRequest()))).body.code).toBe('PASSKEY_REFUSED');
  });
});

describe('the ways into an account (rule 234)', () => {
  const told = (id: number): Promise<{ channel: string; message: string }[]> =>
    test.database.manager.query(
      `SELECT channel, message FROM notifications WHERE receiver_id = $1 AND type = 'system' ORDER BY id`,
      [id],
    );
  const names = async (browser: Browser): Promise<string[]> =>
    (await browser.call('get', '/auth/passkeys')).body.data.map(({ name }: { name: string }) => name);

  it('do not change with a session alone, nor with a proof that is five minutes old', async () => {
    const { browser } = await staff();
    const id = await firstId(browser);
    test.app.get(Clock).advance(5 * MINUTE);
    for (const answer of [
      await browser.call('post', '/auth/passkeys/options'),
      await browser.add({}),
      await browser.call('delete', `/auth/passkeys/${id}`),
      await browser.call('post', '/auth/sessions/end-all'),
    ])
      expect([answer.status, answer.body.code]).toEqual([422, 'FRESH_PROOF_NEEDED']);
    expect(await names(browser)).toEqual(['Work laptop']);
  });

  it('change after a passkey was used in this session, and go on from there', async () => {
    const { browser, passkey } = await staff();
    test.app.get(Clock).advance(5 * MINUTE);
    await browser.unlock(passkey.get(await browser.deskRequest()));
    expect((await browser.call('delete', `/auth/passkeys/${await firstId(browser)}`)).status).toBe(200);
  });

  it('are reported to their owner on their channel and by e-mail, each time', async () => {
    const { id, browser } = await staff('admin', 'owner@karov.example');
    expect((await told(id)).map(({ channel }) => channel)).toEqual(['sms', 'email']);
    await browser.call('delete', `/auth/passkeys/${await firstId(browser)}`);
    const after = (await told(id)).slice(2);
    expect(after.map(({ channel }) => channel)).toEqual(['sms', 'email']);
    expect(after[0]?.message).not.toBe((await told(id))[0]?.message);
  });

  it('are not carried over fresh into another role', async () => {
    const { id, browser } = await staff();
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([id], 'manager'));
    test.app.get(Clock).advance(5 * MINUTE);
    const { body } = await browser.call('post', '/switch/role', { role: 'manager' });
    expect((await new Browser(body.data.token).call('post', '/auth/passkeys/options')).body.code).toBe(
      'FRESH_PROOF_NEEDED',
    );
  });

  it('end with all sessions, except the passkeys that their owner keeps by name', async () => {
    const { id, token, browser, passkey } = await staff();
    const kept = await firstId(browser);
    await browser.add(new SoftPasskey().create(await browser.creation()), 'Somebody else');
    expect((await browser.call('post', '/auth/sessions/end-all', { keep_passkeys: [kept] })).status).toBe(
      200,
    );
    expect((await new Browser(token).call('get', '/auth/passkeys')).status).toBe(401);
    expect((await told(id)).at(-1)?.message).toContain('הוסרו');
    const door = new Browser();
    const again = await door.enter(passkey.get(await door.doorRequest()));
    expect(await names(new Browser(again.body.data.token))).toEqual(['Work laptop']);
  });

  it('never hold up a person who signs out everywhere and keeps all of them', async () => {
    const { browser } = await staff();
    const kept = await firstId(browser);
    test.app.get(Clock).advance(5 * MINUTE);
    expect((await browser.call('post', '/auth/sessions/end-all', { keep_passkeys: [kept] })).status).toBe(
      200,
    );
  });
});

describe('the sign-in by passkey', () => {
  it('opens a session of staff', async () => {
    const { id, passkey } = await staff('manager');
    const door = new Browser();
    const answer = await door.enter(passkey.get(await door.doorRequest()));
    expect(answer.body).toMatchObject({ message: 'Login successful.', data: { id, role: 'manager' } });
    expect(
      (await new Browser(answer.body.data.token).call('get', '/auth/passkeys')).body.data[0].last_used_at,
    ).toEqual(expect.any(String));
  });

  it.each([
    ['another challenge', { challenge: 'AAAA' }],
    ['another site', { origin: 'https://localhost:3000' }],
    ['another owner', { userHandle: Buffer.from('karov-1').toString('base64url') }],
    ['no finger or PIN', { isUnverified: true }],
  ])('refuses %s', async (_what, odd) => {
    const { passkey } = await staff();
    const door = new Browser();
    expect((await door.enter(passkey.get(await door.doorRequest(), odd))).body.code).toBe('PASSKEY_REFUSED');
  });

  it('accepts an answer once, even when it comes twice at once', async () => {
    const { passkey } = await staff();
    const door = new Browser();
    const signed = passkey.get(await door.doorRequest());
    const answers = await Promise.all([door.enter(signed), door.enter(signed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await door.enter(signed)).body.code).toBe('PASSKEY_REFUSED');
  });

  it('accepts a challenge for five minutes, from the device that asked for it', async () => {
    const { passkey } = await staff();
    const door = new Browser();
    const late = await door.doorRequest();
    test.app.get(Clock).advance(5 * MINUTE);
    expect((await door.enter(passkey.get(late))).body.code).toBe('PASSKEY_REFUSED');
    const [request] = [await door.doorRequest(), await new Browser().doorRequest()];
    const stranger = new Browser();
    await stranger.doorRequest();
    expect((await stranger.enter(passkey.get(request))).body.code).toBe('PASSKEY_REFUSED');
  });

  it('refuses a passkey whose counter goes backwards: it is a copy', async () => {
    const { passkey } = await staff();
    const door = new Browser();
    expect((await door.enter(passkey.get(await door.doorRequest(), { counter: 9 }))).status).toBe(200);
    expect((await door.enter(passkey.get(await door.doorRequest(), { counter: 9 }))).body.code).toBe(
      'PASSKEY_REFUSED',
    );
    expect((await door.enter(passkey.get(await door.doorRequest(), { counter: 10 }))).status).toBe(200);
  });

  it('refuses another key under the same name', async () => {
    const { passkey } = await staff();
    const door = new Browser();
    const forged = { ...new SoftPasskey().get(await door.doorRequest()), id: passkey.id, rawId: passkey.id };
    expect((await door.enter(forged)).body.code).toBe('PASSKEY_REFUSED');
  });

  it('keeps out people who are blocked or no longer staff', async () => {
    const [blocked, former] = [await staff(), await staff()];
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [blocked.id]);
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([former.id], 'user'));
    await test.database.manager.query(`DELETE FROM user_roles WHERE user_id = $1 AND role = 'admin'`, [
      former.id,
    ]);
    const door = new Browser();
    expect((await door.enter(blocked.passkey.get(await door.doorRequest()))).body.code).toBe(
      'ACCOUNT_BLOCKED',
    );
    expect((await door.enter(former.passkey.get(await door.doorRequest()))).body.code).toBe(
      'PASSKEY_REFUSED',
    );
  });
});

describe('the reset of lost passkeys', () => {
  const reset = (token: string, id: number) =>
    new Browser(token).call('delete', `/admin/users/${id}/passkeys`);
  const superAdmin = () => test.person('super_admin', { createdAt: test.app.get(Clock).now() });

  it('removes them all, signs out everywhere and is recorded in the audit log', async () => {
    const [{ id: actor, token }, lost] = [await superAdmin(), await staff('manager')];
    expect((await reset(token, lost.id)).body.message).toBe('The passkeys are removed.');
    expect((await lost.browser.call('get', '/auth/passkeys')).status).toBe(401);
    const door = new Browser();
    expect((await door.enter(lost.passkey.get(await door.doorRequest()))).body.code).toBe('PASSKEY_REFUSED');
    expect(
      await test.database.manager.query(
        `SELECT actor_id, new_values FROM activity_log WHERE subject_id = $1 AND action = 'passkeys_reset'`,
        [lost.id],
      ),
    ).toEqual([{ actor_id: actor, new_values: { count: 1 } }]);
  });

  it('is for super admins, and not for their own ones or for nobody', async () => {
    const [{ id, token }, admin, manager] = [await superAdmin(), await staff(), await staff('manager')];
    expect((await reset(admin.token, manager.id)).status).toBe(403);
    expect((await reset(token, id)).body.code).toBe('GOVERN_DENIED');
    expect((await reset(token, 2_000_000)).status).toBe(404);
    expect((await manager.browser.call('get', '/auth/passkeys')).body.data).toHaveLength(1);
  });

  it('leaves no session from a sign-in at the same moment', async () => {
    const [{ token }, lost] = [await superAdmin(), await staff()];
    const door = new Browser();
    const signed = lost.passkey.get(await door.doorRequest());
    const [entered] = await Promise.all([door.enter(signed), reset(token, lost.id)]);
    expect((await new Browser(entered.body.data?.token ?? 'none').call('get', '/auth/passkeys')).status).toBe(
      401,
    );
  });
});

describe('the locked desk', () => {
  it('is opened by a passkey of its owner, not by somebody else’s nor by an answer meant for the sign-in', async () => {
    const [mine, theirs] = [await staff(), await staff()];
    test.app.get(Clock).advance(61 * MINUTE);
    expect((await mine.browser.call('get', '/auth/passkeys')).status).toBe(423);
    expect((await mine.browser.call('post', '/auth/passkeys/options')).status).toBe(423);
    expect((await mine.browser.call('get', '/auth/session')).body.data).toMatchObject({
      is_locked: true,
      has_passkey: true,
    });
    expect((await mine.browser.unlock(theirs.passkey.get(await mine.browser.deskRequest()))).body.code).toBe(
      'PASSKEY_REFUSED',
    );
    expect((await mine.browser.unlock(mine.passkey.get(await mine.browser.doorRequest()))).body.code).toBe(
      'PASSKEY_REFUSED',
    );
    expect((await mine.browser.call('get', '/auth/passkeys')).status).toBe(423);
    const request = await mine.browser.deskRequest();
    expect(request.allowCredentials.map(({ id }) => id)).toEqual([mine.passkey.id]);
    expect((await mine.browser.unlock(mine.passkey.get(request))).body.data.is_locked).toBe(false);
    expect((await mine.browser.call('get', '/auth/passkeys')).status).toBe(200);
  });
});
