import type { Profile } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { sentLink } from '../../testing/sent-link.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { solveCaptcha } from '../../testing/verified-phone.js';
import { OwnerLinksService, SessionsService } from '../auth/index.js';
import { UsersRepository } from '../users/index.js';
import { PhoneChangeService } from './phone-change.service.js';

const NEW_PHONE = '+972529876543';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ KAROV_OTP_PER_IP_HOUR: '1000', KAROV_REQUESTS_PER_MINUTE: '100000' });
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const profileOf = async (token: string): Promise<Profile> =>
  (await as(token, 'get', '/auth/profile').expect(200)).body.data;
async function sentCode(phone: string): Promise<string> {
  const [row]: { id: number; seed: string }[] = await test.database.manager.query(
    `SELECT id, seed FROM otp_challenges WHERE phone = $1 AND code_hash <> '' ORDER BY id DESC LIMIT 1`,
    [phone],
  );
  return test.app.get(Crypto).deriveCode(`${row?.id}|${row?.seed}`, 4);
}

describe('a new phone number', () => {
  let phones = 0;
  const somebody = async () => {
    const phone = `+97252987${1000 + phones++}`;
    return { phone, ...(await test.person('user', { phone })) };
  };
  const isIn = async (token: string): Promise<boolean> =>
    (await as(token, 'get', '/auth/profile')).status === 200;
  const proveOld = async ({ token, phone }: { token: string; phone: string }) => {
    await as(token, 'post', '/auth/session/otp').expect(200);
    await as(token, 'post', '/auth/session/unlock', { otp: await sentCode(phone) }).expect(200);
  };
  const changeTo = async (token: string, phone: string) => {
    await as(token, 'post', '/auth/phone/otp', { phone }).expect(200);
    return as(token, 'post', '/auth/phone', { phone, otp: await sentCode(phone) });
  };
  /** Marks the session as proved by a passkey, without using one. */
  const proveByPasskey = async (token: string) => {
    const caller = await test.app.get(SessionsService).read(token);
    await test.app.get(SessionsService).notePasskeyProven(caller?.sessionId ?? '');
  };
  const toldTo = (id: number): Promise<{ send_to: string; message: string }[]> =>
    test.database.manager.query(
      `SELECT send_to, message FROM notifications WHERE receiver_id = $1 AND type = 'system' ORDER BY id`,
      [id],
    );

  it('applies at once when both numbers are proven; the former one is told, the session remains and the others end', async () => {
    const person = await somebody();
    const other = await test.app.get(SessionsService).open(person.id, 'user', '');
    await proveOld(person);
    const { body } = await changeTo(person.token, NEW_PHONE);
    expect(body.data).toMatchObject({ phone: NEW_PHONE, phone_change: null });
    const [told] = await toldTo(person.id);
    expect(told?.send_to).toBe(person.phone);
    expect(told?.message).toContain('543');
    expect(told?.message).not.toContain('987');
    expect([await isIn(person.token), await isIn(other)]).toEqual([true, false]);
  });

  it.each(['their own hand', 'staff', 'staff who take it away'])(
    'changed by %s invalidates a link that was sent to the former number (rule 96)',
    async (whose) => {
      const person = await somebody();
      const device = { hash: Buffer.alloc(32), isBare: true };
      await test.database.transaction((tx) =>
        test.app.get(OwnerLinksService).send(tx, person.phone, { purpose: 'user', reason: 'asked', device }),
      );
      const [link]: { id: number }[] = await test.database.manager.query(
        'SELECT id FROM sign_in_links WHERE user_id = $1',
        [person.id],
      );
      const id = link?.id ?? 0;
      const code = await sentLink(test, { kind: 'sign_in', targetId: id, messageId: id }, 600);
      test.app.get(Clock).advance(1);
      const phone = `+97252987${1000 + phones++}`;
      if (whose === 'their own hand') {
        await proveOld(person);
        expect((await changeTo(person.token, phone)).status).toBe(200);
      } else {
        const number = whose === 'staff' ? phone : '';
        await test.database.transaction((tx) =>
          test.app
            .get(PhoneChangeService)
            .changeByStaff(tx, { userId: person.id, role: 'user' }, number, person.id),
        );
      }
      expect((await test.http.post('/api/auth/sign-in-link').send({ code }).expect(422)).body.code).toBe(
        'LINK_USED',
      );
    },
  );

  it('waits 72 hours after a passkey alone; the former one is told, and then it applies', async () => {
    const [person, phone] = [await somebody(), '+972529876510'];
    await proveByPasskey(person.token);
    const other = await test.app.get(SessionsService).open(person.id, 'user', '');
    const { body } = await changeTo(person.token, phone);
    expect(body.data).toMatchObject({ phone: person.phone, phone_change: { phone } });
    expect((await toldTo(person.id)).map(({ send_to: to, message }) => [to, message.includes('72')])).toEqual(
      [[person.phone, true]],
    );
    test.app.get(Clock).advance(71 * 3600);
    await test.app.get(Timetable).runDue();
    expect((await profileOf(person.token)).phone).toBe(person.phone);
    expect(await isIn(other)).toBe(true);
    test.app.get(Clock).advance(3700);
    await Promise.all([test.app.get(Timetable).runDue(), test.app.get(Timetable).runDue()]);
    expect(await profileOf(person.token)).toMatchObject({ phone, phone_change: null });
    expect(await isIn(other)).toBe(false);
  });

  it('that waits can be cancelled by its owner, and by nobody else', async () => {
    const [person, stranger] = [await somebody(), await somebody()];
    await proveByPasskey(person.token);
    await changeTo(person.token, '+972529876511');
    const cancel = (token: string) =>
      test.http.delete('/api/auth/phone/waiting').set('Authorization', `Bearer ${token}`);
    await cancel(stranger.token).expect(404);
    expect((await profileOf(person.token)).phone_change).not.toBeNull();
    expect((await cancel(person.token).expect(200)).body.data.phone_change).toBeNull();
    test.app.get(Clock).advance(73 * 3600);
    await test.app.get(Timetable).runDue();
    expect((await profileOf(person.token)).phone).toBe(person.phone);
  });

  it('that somebody else has taken while it waited remains theirs', async () => {
    const [person, phone] = [await somebody(), '+972529876512'];
    await proveByPasskey(person.token);
    await changeTo(person.token, phone);
    await test.person('user', { phone });
    test.app.get(Clock).advance(73 * 3600);
    await test.app.get(Timetable).runDue();
    expect(await profileOf(person.token)).toMatchObject({ phone: person.phone, phone_change: null });
    expect((await toldTo(person.id)).at(-1)?.message).toMatch(/לא הוחלף|not changed/);
  });

  const passed = async (person: { id: number }): Promise<string | undefined> => {
    test.app.get(Clock).advance(73 * 3600);
    await test.app.get(Timetable).runDue();
    return (await test.app.get(UsersRepository).accountById(person.id))?.phone;
  };
  const waits = async (id: number) => (await test.app.get(PhoneChangeService).waiting(id)) !== null;

  it.each<[string, (owner: string, asker: string, id: number, admin: string) => Promise<unknown>]>([
    ['signing out everywhere', (owner) => as(owner, 'post', '/auth/sessions/end-all', {}).expect(200)],
    [
      'ending the session that asked',
      async (owner, asker) => {
        const session = await test.app.get(SessionsService).read(asker);
        await as(owner, 'delete', `/auth/sessions/${session?.sessionId}`).expect(200);
      },
    ],
    ['signing out of it', (_owner, asker) => as(asker, 'post', '/auth/logout', {}).expect(200)],
    [
      'removing a passkey',
      async (owner, _asker, id) => {
        await proveByPasskey(owner);
        const [row]: { id: number }[] = await test.database.manager.query(
          `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name, created_at) VALUES ($1, $2, '', 0, '{}', '', $3) RETURNING id`,
          [id, `of-${id}`, test.app.get(Clock).now()],
        );
        await as(owner, 'delete', `/auth/passkeys/${row?.id}`).expect(200);
      },
    ],
    [
      'a reset of the passkeys by staff',
      (_owner, _asker, id, admin) => as(admin, 'delete', `/admin/users/${id}/passkeys`).expect(200),
    ],
    [
      'a block',
      (_owner, _asker, id, admin) =>
        as(admin, 'post', `/admin/users/block/${id}`, { reason: 'stolen' }).expect(200),
    ],
  ])('that waits is taken back by %s', async (_name, defend) => {
    const owner = { ...(await test.person('manager', { phone: `+97252987${1000 + phones++}` })) };
    const before = (await test.app.get(UsersRepository).accountById(owner.id))?.phone;
    const asker = await test.app.get(SessionsService).open(owner.id, 'manager', '');
    await proveByPasskey(asker);
    await changeTo(asker, `+97252988${1000 + phones++}`);
    expect(await waits(owner.id)).toBe(true);
    await defend(owner.token, asker, owner.id, (await test.person('super_admin')).token);
    expect(await waits(owner.id)).toBe(false);
    expect(await passed(owner)).toBe(before);
  });

  /** A person with two roles whose session has requested a new number, which is pending. */
  const asking = async (): Promise<{ id: number; token: string; phone: string; next: string }> => {
    const [person, next] = [await somebody(), `+97252988${1000 + phones++}`];
    await test.database.manager.query(`UPDATE users SET email = $2, locale = 'en-US' WHERE id = $1`, [
      person.id,
      `of-${person.id}@karov.example`,
    ]);
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([person.id], 'volunteer'));
    await proveByPasskey(person.token);
    expect((await changeTo(person.token, next)).status).toBe(200);
    return { ...person, next };
  };
  const switchTo = async (token: string, role: string): Promise<string> =>
    (await as(token, 'post', '/switch/role', { role }).expect(200)).body.data.token;
  /** The addresses to which the withdrawal of a change was reported. */
  const toldTaken = async (id: number): Promise<string[]> =>
    (await toldTo(id))
      .filter(({ message }) => message.includes('not changed to'))
      .map(({ send_to: to }) => to);

  it.each([
    ['nothing', { is_email: 0 }, []],
    ['e-mail alone', { is_email: 1 }, ['mail']],
  ])(
    'is reported to the former one also where its owner takes %s, whatever a session has ticked',
    async (_what, ticked, beside) => {
      const person = await asking();
      await test.database.manager.query(`DELETE FROM notifications WHERE receiver_id = $1`, [person.id]);
      await as(person.token, 'post', '/auth/profile', { is_sms: 0, is_wp: 0, is_phone: 0, ...ticked }).expect(
        200,
      );
      await changeTo(person.token, `+97252988${1000 + phones++}`);
      const mails = beside.map(() => `of-${person.id}@karov.example`);
      expect(
        (await toldTo(person.id)).map(({ send_to: to, message }) => [to, message.includes('72')]),
      ).toEqual([...mails, person.phone].map((to) => [to, true]));
    },
  );

  it('that is pending survives its owner’s switch of roles, and takes effect in time', async () => {
    const person = await asking();
    const other = await test.app.get(SessionsService).open(person.id, 'user', '');
    const token = await switchTo(await switchTo(person.token, 'volunteer'), 'user');
    expect([await isIn(other), await waits(person.id)]).toEqual([false, true]);
    expect(await passed(person)).toBe(person.next);
    expect([await isIn(token), await toldTaken(person.id)]).toEqual([true, []]);
  });

  it.each<[string, (token: string, id: number) => Promise<unknown>]>([
    ['signing out everywhere', (token) => as(token, 'post', '/auth/sessions/end-all', {}).expect(200)],
    ['signing out', (token) => as(token, 'post', '/auth/logout', {}).expect(200)],
    [
      'a switch of roles on another device',
      async (_token, id) => switchTo(await test.app.get(SessionsService).open(id, 'user', ''), 'volunteer'),
    ],
    [
      'going on as somebody else of the number',
      async (token, id) => {
        const phone = (await test.app.get(UsersRepository).accountById(id))?.phone ?? '';
        const other = await test.person('user', { phone, firstName: 'רמי' });
        await test.app
          .get(SessionsService)
          .notePhoneProven((await test.app.get(SessionsService).read(token))?.sessionId ?? '');
        await as(token, 'post', '/auth/choose-person', { id: other.id }).expect(200);
      },
    ],
  ])(
    'that is pending is taken back by %s, also after a switch of roles, and its owner is told once',
    async (_name, end) => {
      const person = await asking();
      await end(await switchTo(person.token, 'volunteer'), person.id);
      expect([await waits(person.id), await toldTaken(person.id)]).toEqual([
        false,
        [person.phone, `of-${person.id}@karov.example`],
      ]);
      expect(await passed(person)).toBe(person.phone);
      expect((await toldTaken(person.id)).length).toBe(2);
    },
  );

  it('that is taken back by a block is not reported to the blocked person', async () => {
    const [person, admin] = [await asking(), await test.person('super_admin')];
    await as(admin.token, 'post', `/admin/users/block/${person.id}`, { reason: 'stolen' }).expect(200);
    expect([await waits(person.id), await toldTaken(person.id)]).toEqual([false, []]);
  });

  it('is not given to a blocked person when its time comes, nor to a session that ended at the moment of asking', async () => {
    const [blocked, ended] = [await somebody(), await somebody()];
    for (const { token } of [blocked, ended]) {
      await proveByPasskey(token);
      await changeTo(token, `+97252988${1000 + phones++}`);
    }
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [blocked.id]);
    await test.database.manager.query('UPDATE sessions SET ended_at = $2 WHERE user_id = $1', [
      ended.id,
      test.app.get(Clock).now(),
    ]);
    expect([await passed(blocked), await passed(ended)]).toEqual([blocked.phone, ended.phone]);
  });

  it('that somebody else takes at that very moment remains theirs, and does not hold up any other', async () => {
    const [late, next] = [
      await test.person('volunteer', { phone: `+97252987${1000 + phones++}` }),
      await somebody(),
    ];
    const [taken, free] = [`+97252988${1000 + phones++}`, `+97252988${1000 + phones++}`];
    for (const [token, phone] of [
      [late.token, taken],
      [next.token, free],
    ] as const) {
      await proveByPasskey(token);
      await changeTo(token, phone);
      test.app.get(Clock).advance(60);
    }
    await test.person('volunteer', { phone: taken });
    const accounts = test.app.get(UsersRepository);
    const check = jest.spyOn(accounts, 'takenPhones').mockResolvedValue([]);
    const messages = (await toldTo(late.id)).length;
    expect(await passed(next)).toBe(free);
    check.mockRestore();
    expect([(await accounts.accountById(late.id))?.phone === taken, await waits(late.id)]).toEqual([
      false,
      false,
    ]);
    expect(
      (await toldTo(late.id)).slice(messages).map(({ message }) => /לא הוחלף|not changed/.test(message)),
    ).toEqual([true]);
  });

  it('needs a proof of this session that is not older than five minutes (rule 234)', async () => {
    const person = await somebody();
    await proveOld(person);
    const other = await test.app.get(SessionsService).open(person.id, 'user', '');
    const ask = (token: string) => as(token, 'post', '/auth/phone/otp', { phone: '+972529876513' });
    expect((await ask(other).expect(422)).body.code).toBe('FRESH_PROOF_NEEDED');
    await ask(person.token).expect(200);
    const otp = await sentCode('+972529876513');
    test.app.get(Clock).advance(299);
    await as(person.token, 'post', '/auth/phone', { phone: '+972529876513', otp: '0000' }).expect(422);
    test.app.get(Clock).advance(1);
    expect(
      (await as(person.token, 'post', '/auth/phone', { phone: '+972529876513', otp }).expect(422)).body.code,
    ).toBe('FRESH_PROOF_NEEDED');
    expect((await profileOf(person.token)).phone).toBe(person.phone);
  });

  it('is not speeded up by a code for signing in', async () => {
    const person = await somebody();
    await test.http
      .post('/api/user/auth/login')
      .send({ phone: person.phone, captcha: await solveCaptcha(test) })
      .expect(200);
    await as(person.token, 'post', '/auth/session/unlock', { otp: await sentCode(person.phone) }).expect(422);
  });

  it('of somebody else is refused, and only to those who can read its messages', async () => {
    const [theirs, person] = [await somebody(), await somebody()];
    await proveOld(person);
    const { status, body } = await changeTo(person.token, theirs.phone);
    expect([status, body.errors.phone]).toEqual([422, ['This number belongs to another account.']]);
  });

  it('has a code that signs nobody in and registers nobody', async () => {
    const phone = '+972529876502';
    const { token } = await test.person('user');
    await proveByPasskey(token);
    await as(token, 'post', '/auth/phone/otp', { phone }).expect(200);
    const otp = await sentCode(phone);
    await test.http.post('/api/auth/verify-otp').send({ phone, otp }).expect(422);
    await test.http.post('/api/auth/verify-register-otp').send({ phone, otp }).expect(422);
    await as(token, 'post', '/auth/phone', { phone, otp }).expect(200);
  });

  it('is not changed with an expired code', async () => {
    const phone = '+972529876503';
    const { token } = await test.person('user');
    await proveByPasskey(token);
    await as(token, 'post', '/auth/phone/otp', { phone }).expect(200);
    const otp = await sentCode(phone);
    test.app.get(Clock).advance(301);
    await as(token, 'post', '/auth/phone', { phone, otp }).expect(422);
  });
});
