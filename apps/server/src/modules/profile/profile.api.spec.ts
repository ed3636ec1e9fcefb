import type { Profile } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { OwnerLinks, SessionsService } from '../auth/index.js';
import { UsersService } from '../users/index.js';
import { EventWorld } from '../../testing/event-world.js';
import { VOLUNTEER_FORM } from '../../testing/registration-forms.js';
import { sentLink } from '../../testing/sent-link.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { solveCaptcha } from '../../testing/verified-phone.js';
import { PhoneChangeService } from './phone-change.service.js';

const HAIFA = 'הרצל 5, ישראל, מחוז חיפה, חיפה, 32.8, 34.99';
/** The same for whoever reads English (rule 227). */
const HAIFA_IN_ENGLISH = 'הרצל 5, Israel, Haifa District, Haifa, 32.8, 34.99';
const NEW_PHONE = '+972529876543';

let test: TestApp;
let world: EventWorld;
beforeAll(async () => {
  test = await startTestApp({ KAROV_OTP_PER_IP_HOUR: '1000', KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new EventWorld(test);
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  test.http[method](`/api${path}`).set('Authorization', `Bearer ${token}`).set('Content-Language', 'en-US').send(body);
const profileOf = async (token: string): Promise<Profile> => (await as(token, 'get', '/auth/profile').expect(200)).body.data;
async function disability(key: string): Promise<number> {
  const rows: { id: number }[] = await test.database.manager.query(`SELECT id FROM options WHERE list = 'disabilities' AND key = $1`, [key]);
  return rows[0]?.id ?? 0;
}
async function sentCode(phone: string): Promise<string> {
  const [row]: { id: number; seed: string }[] = await test.database.manager.query(
    `SELECT id, seed FROM otp_challenges WHERE phone = $1 AND code_hash <> '' ORDER BY id DESC LIMIT 1`,
    [phone],
  );
  return test.app.get(Crypto).deriveCode(`${row?.id}|${row?.seed}`, 4);
}

describe('the own details', () => {
  it('are saved and read again; what is left out stays', async () => {
    const { token } = await test.person('user', { email: 'first@karov.example' });
    const { body } = await as(token, 'post', '/auth/profile', {
      first_name: 'דנה',
      last_name: 'כהן',
      residential_address: HAIFA,
      is_wp: 1,
      is_email: 1,
      comments: 'דלת ירוקה',
      disability_id: [await disability('mobility')],
    }).expect(200);
    expect(body.message).toBe('The details are saved.');
    expect(await profileOf(token)).toMatchObject({
      full_name: 'דנה כהן',
      email: 'first@karov.example',
      residential_address: HAIFA_IN_ENGLISH,
      is_sms: 1,
      is_wp: 1,
      is_email: 1,
      comments: 'דלת ירוקה',
      disabilities: [{ id: await disability('mobility'), name: 'Mobility' }],
      disability_id: [await disability('mobility')],
    });
  });

  it.each<[string, object, string]>([
    ['a first name without the last', { first_name: 'דנה' }, 'last_name'],
    ['a name without a letter', { first_name: ' ‏', last_name: 'כהן' }, 'first_name'],
    ['markup in a name', { first_name: '<b>דנה</b>', last_name: 'כהן' }, 'first_name'],
    ['an address without a place', { residential_address: 'הרצל 5' }, 'residential_address'],
    ['an e-mail address', { email: 'dana@' }, 'email'],
    ['no disability', { disability_id: [] }, 'disability_id'],
    ['an unknown disability', { disability_id: [999_999] }, 'disability_id'],
    ['a profile with holes', { help_profile: { first_name: 'דנה' } }, 'stairs_at_entrance'],
  ])('refuse %s under its field and change nothing', async (_case, form, field) => {
    const { token } = await test.person('user');
    const before = await profileOf(token);
    const { body } = await as(token, 'post', '/auth/profile', { comments: 'should not be kept', ...form }).expect(422);
    expect(Object.keys(body.errors)).toContain(field);
    expect(await profileOf(token)).toEqual(before);
  });

  it('refuse "none" beside a disability, once an admin offers such an entry', async () => {
    await test.database.manager.query(`INSERT INTO options (list, key, label_he, label_en, position) VALUES ('disabilities', 'none', 'אין', 'None', 99)`);
    const { token } = await test.person('user');
    const both = [await disability('none'), await disability('mobility')];
    const { body } = await as(token, 'post', '/auth/profile', { disability_id: both }).expect(422);
    expect(body.errors.disability_id[0]).toMatch(/together with something else/);
    await as(token, 'post', '/auth/profile', { disability_id: both.slice(1) }).expect(200);
    await test.database.manager.query(`DELETE FROM options WHERE list = 'disabilities' AND key = 'none'`);
  });

  it('ask for words about another disability', async () => {
    const { token } = await test.person('user');
    const other = await disability('other');
    const { body } = await as(token, 'post', '/auth/profile', { disability_id: [other] }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['other_disability']);
    await as(token, 'post', '/auth/profile', { disability_id: [other], other_disability: 'נדירה' }).expect(200);
    expect(await profileOf(token)).toMatchObject({ other_disability: 'נדירה' });
  });

  it('are saved section by section: only that one is judged, and the others stay', async () => {
    const { id, token } = await test.person('user');
    const users = test.app.get(UsersService);
    const mobility = await disability('mobility');
    await test.database.transaction(() =>
      users.saveHelpProfile(id, {
        answers: { quick_emergency_request: 1, hmo: 'clalit' },
        disabilities: { ids: [mobility], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: true,
      }),
    );
    const { body } = await as(token, 'post', '/auth/profile', { help_section: 'home', help_profile: { stairs_at_entrance: 1 } }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['stairs_count', 'housing_type']);
    const options: { data: Record<string, { id: string }[]> } = (await as(token, 'post', '/dropdowns/other/user/registration/options').expect(200)).body;
    const chosen = { stairs_at_entrance: 1, stairs_count: '3', housing_type: options.data['type_house']?.at(-1)?.id };
    await as(token, 'post', '/auth/profile', { help_section: 'home', help_profile: { ...chosen, hmo: 'maccabi' } }).expect(200);
    expect((await profileOf(token)).help_profile).toMatchObject({ ...chosen, hmo: 'clalit' });
    expect(await profileOf(token)).toMatchObject({ disability_id: [mobility] });
  });

  it('never lie in plain text where they are sensitive', async () => {
    const { token } = await test.person('user');
    await as(token, 'post', '/auth/profile', { disability_id: [await disability('other')], other_disability: 'secret-words' }).expect(200);
    const rows: { text: string }[] = await test.database.manager.query('SELECT help_profiles::text AS text FROM help_profiles');
    expect(rows.map((row) => row.text).join()).not.toContain('secret-words');
    expect(rows.map((row) => row.text).join()).not.toContain(Buffer.from('secret-words').toString('hex'));
  });

  it('lead the help profile along: no former address stays behind after a move', async () => {
    const { id, token } = await test.person('user');
    const users = test.app.get(UsersService);
    await test.database.transaction(() =>
      users.saveHelpProfile(id, {
        answers: { first_name: 'דנה', residential_address: 'הרצל 1, ישראל, תל אביב, תל אביב-יפו, 32.06, 34.77', hmo: 'clalit' },
        disabilities: { ids: [], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );
    await as(token, 'post', '/auth/profile', { first_name: 'רות', last_name: 'לוי', residential_address: HAIFA }).expect(200);
    expect((await profileOf(token)).help_profile).toEqual({ hmo: 'clalit', first_name: 'רות', last_name: 'לוי', residential_address: HAIFA_IN_ENGLISH });
  });

  it('are one’s own: volunteer data of somebody else are not given', async () => {
    const [mine, theirs] = [await world.volunteer(1), await world.volunteer(1)];
    const foreign = (await profileOf(theirs.token)).volunteer_information?.id;
    await as(mine.token, 'get', `/auth/profile?volunteer_information_id=${foreign}`).expect(422);
    const own = (await profileOf(mine.token)).volunteer_information?.id;
    const { body } = await as(mine.token, 'get', `/auth/profile?volunteer_information_id=${own}`).expect(200);
    expect(body.data.volunteer_information).toMatchObject({ id: own, is_renew: false });
  });
});

describe('a new phone number', () => {
  let phones = 0;
  const somebody = async () => {
    const phone = `+97252987${1000 + phones++}`;
    return { phone, ...(await test.person('user', { phone })) };
  };
  const isIn = async (token: string): Promise<boolean> => (await as(token, 'get', '/auth/profile')).status === 200;
  const proveOld = async ({ token, phone }: { token: string; phone: string }) => {
    await as(token, 'post', '/auth/session/otp').expect(200);
    await as(token, 'post', '/auth/session/unlock', { otp: await sentCode(phone) }).expect(200);
  };
  const changeTo = async (token: string, phone: string) => {
    await as(token, 'post', '/auth/phone/otp', { phone }).expect(200);
    return as(token, 'post', '/auth/phone', { phone, otp: await sentCode(phone) });
  };
  /** A passkey, as staff have them, whatever made the session know of it. */
  const proveByPasskey = async (token: string) => {
    const caller = await test.app.get(SessionsService).read(token);
    await test.app.get(SessionsService).notePasskeyProven(caller?.sessionId ?? '');
  };
  const toldTo = (id: number): Promise<{ send_to: string; message: string }[]> =>
    test.database.manager.query(`SELECT send_to, message FROM notifications WHERE receiver_id = $1 AND type = 'system' ORDER BY id`, [id]);

  it('holds at once when both numbers are proven; the former is told, the session stays and the others end', async () => {
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
    'changed by %s makes a link worthless that was sent to the former number (rule 96)',
    async (whose) => {
      const person = await somebody();
      const device = { hash: Buffer.alloc(32), isBare: true };
      await test.database.transaction((tx) => test.app.get(OwnerLinks).send(tx, person.phone, { purpose: 'user', reason: 'asked', device }));
      const [link]: { id: number }[] = await test.database.manager.query('SELECT id FROM sign_in_links WHERE user_id = $1', [person.id]);
      const id = link?.id ?? 0;
      const code = await sentLink(test, { kind: 'sign_in', targetId: id, messageId: id }, 600);
      test.app.get(Clock).advance(1);
      const phone = `+97252987${1000 + phones++}`;
      if (whose === 'their own hand') {
        await proveOld(person);
        expect((await changeTo(person.token, phone)).status).toBe(200);
      } else {
        const number = whose === 'staff' ? phone : '';
        await test.database.transaction((tx) => test.app.get(PhoneChangeService).changeByStaff(tx, { userId: person.id, role: 'user' }, number, person.id));
      }
      expect((await test.http.post('/api/auth/sign-in-link').send({ code }).expect(422)).body.code).toBe('LINK_USED');
    },
  );

  it('waits 72 hours after a passkey alone; the former one is told, and then it holds', async () => {
    const [person, phone] = [await somebody(), '+972529876510'];
    await proveByPasskey(person.token);
    const other = await test.app.get(SessionsService).open(person.id, 'user', '');
    const { body } = await changeTo(person.token, phone);
    expect(body.data).toMatchObject({ phone: person.phone, phone_change: { phone } });
    expect((await toldTo(person.id)).map(({ send_to: to, message }) => [to, message.includes('72')])).toEqual([[person.phone, true]]);
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
    const cancel = (token: string) => test.http.delete('/api/auth/phone/waiting').set('Authorization', `Bearer ${token}`);
    await cancel(stranger.token).expect(404);
    expect((await profileOf(person.token)).phone_change).not.toBeNull();
    expect((await cancel(person.token).expect(200)).body.data.phone_change).toBeNull();
    test.app.get(Clock).advance(73 * 3600);
    await test.app.get(Timetable).runDue();
    expect((await profileOf(person.token)).phone).toBe(person.phone);
  });

  it('that somebody else has taken while it waited stays theirs', async () => {
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
    return (await test.app.get(UsersService).accountById(person.id))?.phone;
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
    ['a reset of the passkeys by staff', (_owner, _asker, id, admin) => as(admin, 'delete', `/admin/users/${id}/passkeys`).expect(200)],
    ['a block', (_owner, _asker, id, admin) => as(admin, 'post', `/admin/users/block/${id}`, { reason: 'stolen' }).expect(200)],
  ])('that waits is taken back by %s', async (_name, defend) => {
    const owner = { ...(await test.person('manager', { phone: `+97252987${1000 + phones++}` })) };
    const before = (await test.app.get(UsersService).accountById(owner.id))?.phone;
    const asker = await test.app.get(SessionsService).open(owner.id, 'manager', '');
    await proveByPasskey(asker);
    await changeTo(asker, `+97252988${1000 + phones++}`);
    expect(await waits(owner.id)).toBe(true);
    await defend(owner.token, asker, owner.id, (await test.person('super_admin')).token);
    expect(await waits(owner.id)).toBe(false);
    expect(await passed(owner)).toBe(before);
  });

  /** Somebody with two roles, whose session has asked for a number that waits. */
  const asking = async (): Promise<{ id: number; token: string; phone: string; next: string }> => {
    const [person, next] = [await somebody(), `+97252988${1000 + phones++}`];
    await test.database.manager.query(`UPDATE users SET email = $2, locale = 'en-US' WHERE id = $1`, [person.id, `of-${person.id}@karov.example`]);
    await test.database.transaction(() => test.app.get(UsersService).addRole([person.id], 'volunteer'));
    await proveByPasskey(person.token);
    expect((await changeTo(person.token, next)).status).toBe(200);
    return { ...person, next };
  };
  const switchTo = async (token: string, role: string): Promise<string> => (await as(token, 'post', '/switch/role', { role }).expect(200)).body.data.token;
  /** To where it was told that a change was taken back. */
  const toldTaken = async (id: number): Promise<string[]> =>
    (await toldTo(id)).filter(({ message }) => message.includes('not changed to')).map(({ send_to: to }) => to);

  it.each([
    ['nothing', { is_email: 0 }, []],
    ['e-mail alone', { is_email: 1 }, ['mail']],
  ])('is told to the former one also where its owner takes %s, whatever a session has ticked', async (_what, ticked, beside) => {
    const person = await asking();
    await test.database.manager.query(`DELETE FROM notifications WHERE receiver_id = $1`, [person.id]);
    await as(person.token, 'post', '/auth/profile', { is_sms: 0, is_wp: 0, is_phone: 0, ...ticked }).expect(200);
    await changeTo(person.token, `+97252988${1000 + phones++}`);
    const mails = beside.map(() => `of-${person.id}@karov.example`);
    expect((await toldTo(person.id)).map(({ send_to: to, message }) => [to, message.includes('72')])).toEqual([...mails, person.phone].map((to) => [to, true]));
  });

  it('that waits goes along with the switch of roles by which its owner goes on, and holds in its time', async () => {
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
    ['a switch of roles on another device', async (_token, id) => switchTo(await test.app.get(SessionsService).open(id, 'user', ''), 'volunteer')],
    [
      'going on as somebody else of the number',
      async (token, id) => {
        const phone = (await test.app.get(UsersService).accountById(id))?.phone ?? '';
        const other = await test.person('user', { phone, firstName: 'רמי' });
        await test.app.get(SessionsService).notePhoneProven((await test.app.get(SessionsService).read(token))?.sessionId ?? '');
        await as(token, 'post', '/auth/choose-person', { id: other.id }).expect(200);
      },
    ],
  ])('that waits is taken back by %s, also after a switch of roles, and its owner hears so once', async (_name, end) => {
    const person = await asking();
    await end(await switchTo(person.token, 'volunteer'), person.id);
    expect([await waits(person.id), await toldTaken(person.id)]).toEqual([false, [person.phone, `of-${person.id}@karov.example`]]);
    expect(await passed(person)).toBe(person.phone);
    expect((await toldTaken(person.id)).length).toBe(2);
  });

  it('that waits and is taken back by a block is not told to whoever is blocked', async () => {
    const [person, admin] = [await asking(), await test.person('super_admin')];
    await as(admin.token, 'post', `/admin/users/block/${person.id}`, { reason: 'stolen' }).expect(200);
    expect([await waits(person.id), await toldTaken(person.id)]).toEqual([false, []]);
  });

  it('is not given to whoever is blocked when its time comes, nor to a session that was ended in the same moment as it asked', async () => {
    const [blocked, ended] = [await somebody(), await somebody()];
    for (const { token } of [blocked, ended]) {
      await proveByPasskey(token);
      await changeTo(token, `+97252988${1000 + phones++}`);
    }
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [blocked.id]);
    await test.database.manager.query('UPDATE sessions SET ended_at = $2 WHERE user_id = $1', [ended.id, test.app.get(Clock).now()]);
    expect([await passed(blocked), await passed(ended)]).toEqual([blocked.phone, ended.phone]);
  });

  it('that somebody else takes at the very moment stays theirs, and holds no other up', async () => {
    const [late, next] = [await test.person('volunteer', { phone: `+97252987${1000 + phones++}` }), await somebody()];
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
    const accounts = test.app.get(UsersService);
    const check = jest.spyOn(accounts, 'takenPhones').mockResolvedValue([]);
    const messages = (await toldTo(late.id)).length;
    expect(await passed(next)).toBe(free);
    check.mockRestore();
    expect([(await accounts.accountById(late.id))?.phone === taken, await waits(late.id)]).toEqual([false, false]);
    expect((await toldTo(late.id)).slice(messages).map(({ message }) => /לא הוחלף|not changed/.test(message))).toEqual([true]);
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
    expect((await as(person.token, 'post', '/auth/phone', { phone: '+972529876513', otp }).expect(422)).body.code).toBe('FRESH_PROOF_NEEDED');
    expect((await profileOf(person.token)).phone).toBe(person.phone);
  });

  it('is not hurried by a code for signing in', async () => {
    const person = await somebody();
    await test.http
      .post('/api/user/auth/login')
      .send({ phone: person.phone, captcha: await solveCaptcha(test) })
      .expect(200);
    await as(person.token, 'post', '/auth/session/unlock', { otp: await sentCode(person.phone) }).expect(422);
  });

  it('of somebody else is refused, and only to who can read its messages', async () => {
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

  it('is not changed by a code that is over', async () => {
    const phone = '+972529876503';
    const { token } = await test.person('user');
    await proveByPasskey(token);
    await as(token, 'post', '/auth/phone/otp', { phone }).expect(200);
    const otp = await sentCode(phone);
    test.app.get(Clock).advance(301);
    await as(token, 'post', '/auth/phone', { phone, otp }).expect(422);
  });
});

describe('a new e-mail address (rule 234)', () => {
  const OLD = 'old@karov.example';
  let phones = 0;
  const somebody = async (email?: string) => ({ ...(await test.person('user', { phone: `+97252986${1000 + phones++}`, ...(email && { email }) })) });
  const prove = async (token: string) => {
    const sessions = test.app.get(SessionsService);
    await sessions.notePhoneProven((await sessions.read(token))?.sessionId ?? '');
  };
  const save = (token: string, form: object) => as(token, 'post', '/auth/profile', form);
  const told = (id: number): Promise<{ send_to: string; message: string }[]> =>
    test.database.manager.query(
      `SELECT send_to, message FROM notifications WHERE receiver_id = $1 AND type = 'system' AND message ~ 'e-mail|הדוא״ל' ORDER BY id`,
      [id],
    );

  it.each([
    ['another', OLD, 'new@karov.example'],
    ['none any more', OLD, null],
    ['a first one', undefined, 'new@karov.example'],
  ])('is not saved by a session alone: %s', async (_which, before, email) => {
    const { id, token } = await somebody(before);
    expect((await save(token, { email, comments: 'not kept' }).expect(422)).body.code).toBe('FRESH_PROOF_NEEDED');
    expect(await profileOf(token)).toMatchObject({ email: before ?? null, comments: '' });
    expect(await told(id)).toEqual([]);
    await prove(token);
    await save(token, { email }).expect(200);
    expect((await profileOf(token)).email).toBe(email);
  });

  it('is told to the former one, and to the telephone', async () => {
    const { id, token } = await somebody(OLD);
    await prove(token);
    await save(token, { email: 'new@karov.example' }).expect(200);
    const [phone] = (await told(id)).flatMap(({ send_to: to }) => (to.startsWith('+') ? [to] : []));
    expect((await told(id)).map(({ send_to: to }) => to).toSorted()).toEqual([phone, OLD].toSorted());
    expect((await told(id)).some(({ message }) => message.includes('new@'))).toBe(false);
  });

  it('asks for nothing where the same one is sent along', async () => {
    const { id, token } = await somebody(OLD);
    await save(token, { email: 'OLD@karov.example', comments: 'kept' }).expect(200);
    expect([(await profileOf(token)).comments, await told(id)]).toEqual(['kept', []]);
  });

  it('is not brought in by registering from a session either, and told where a code has brought it in', async () => {
    const { id, token } = await somebody(OLD);
    const ticket = async (): Promise<string> => (await as(token, 'post', '/auth/registration-ticket').expect(200)).body.data.ticket;
    const register = (form: object) => test.http.post('/api/auth/register').send({ ...VOLUNTEER_FORM, ...form });
    expect((await register({ ticket: await ticket() }).expect(422)).body).toMatchObject({ code: 'EMAIL_NEEDS_PROOF', errors: { email: [expect.any(String)] } });
    await register({ ticket: await ticket(), email: OLD }).expect(200);
    expect(await told(id)).toEqual([]);
    await prove(token);
    await register({ ticket: await ticket() }).expect(200);
    expect((await told(id)).map(({ send_to: to }) => to)).toContain(OLD);
  });

  it('is told to the former one when staff write it', async () => {
    const [{ id }, admin] = [await somebody(OLD), await test.person('admin')];
    const { body } = await as(admin.token, 'get', `/admin/users/${id}/form`).expect(200);
    const [role] = body.data.roles;
    const form = { ...body.data, role_id: role, email: 'typo@karov.example', residential_address: HAIFA, _method: 'PUT' };
    await as(admin.token, 'post', `/admin/users/${id}`, form).expect(200);
    expect((await told(id)).map(({ send_to: to }) => to)).toContain(OLD);
  });
});

describe('somebody whom another person registered', () => {
  it('sees by whom, and can object', async () => {
    const [referrer, person] = [await test.person('user', { firstName: 'רות' }), await test.person('user')];
    const rows: { id: number }[] = await test.database.manager.query(
      'INSERT INTO user_references (referrer_id, person_id, created_at) VALUES ($1, $2, now()) RETURNING id',
      [referrer.id, person.id],
    );
    const id = rows[0]?.id;
    expect((await profileOf(person.token)).referred_by).toEqual({ id, first_name: 'רות' });
    await as(referrer.token, 'post', `/auth/references/${id}/objection`).expect(404);
    await as(person.token, 'post', `/auth/references/${id}/objection`).expect(200);
    expect((await profileOf(person.token)).referred_by).toBeNull();
  });
});
