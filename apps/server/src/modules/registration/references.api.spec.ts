import { firstOf } from '../../testing/person-of-phone.js';
import { QUICK_FORM, WHOLE_FORM } from '../../testing/registration-forms.js';
import { sentLink } from '../../testing/sent-link.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ConsentsService } from '../consents/index.js';
import { HelpProfilesService, type NewUser, UsersRepository } from '../users/index.js';

describe('registering an assisted person', () => {
  let test: TestApp;
  let phones = 3_000_000;
  const nextPhone = () => `+97252${phones++ + 1_000_000}`;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  });
  afterAll(() => test.close());

  const register = (token: string, body: object) =>
    test.http
      .post('/api/reference/register')
      .set('Authorization', `Bearer ${token}`)
      .set('Content-Language', 'en-US')
      .send(body);
  /** A person who has stated a disability of their own. */
  const asker = async (details: Partial<NewUser> = {}) => {
    const person = await test.person('user', details);
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(person.id, { ids: [11], other: '' }),
    );
    return person;
  };
  const accountOf = (phone: string) => firstOf(test.app, phone);
  const messagesTo = (id: number): Promise<{ type: string; message: string }[]> =>
    test.database.manager.query('SELECT type, message FROM notifications WHERE receiver_id = $1', [id]);
  const referencesOf = (id: number): Promise<object[]> =>
    test.database.manager.query('SELECT referrer_id FROM user_references WHERE person_id = $1', [id]);

  /** The code of the link in a message to a number; the link is valid for the given number of seconds. */
  const linkOf = async (phone: string, seconds: number): Promise<string> => {
    const [row]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM user_references WHERE person_id = $1',
      [(await accountOf(phone))?.id],
    );
    return sentLink(test, { kind: 'reference', targetId: row?.id ?? 0, messageId: 1 }, seconds);
  };

  it('creates an account in the language that the person speaks, and tells them in it', async () => {
    const referrer = await asker({ firstName: 'רותי', lastName: 'כהן' });
    const phone = nextPhone();
    const { body } = await register(referrer.token, { ...WHOLE_FORM, phone, role_id: 1 }).expect(200);
    expect(body).toEqual({
      data: { kept: 'created', has_phone: true },
      message: 'Registration complete. We sent a message to the person you registered.',
    });
    const person = await accountOf(phone);
    expect(person).toMatchObject({
      fullName: 'דנה כהן',
      roles: ['user'],
      isActive: true,
      disabilityIds: [11],
      locale: 'he-IL',
    });
    expect(await referencesOf(person?.id ?? 0)).toEqual([{ referrer_id: referrer.id }]);
    expect(await messagesTo(person?.id ?? 0)).toEqual([
      { type: 'system', message: expect.stringMatching(/^קרוב: נרשמת במערכת לקבלת עזרה, בידי רותי כהן\./) },
    ]);
    expect(await test.app.get(ConsentsService).of(person?.id ?? 0)).toEqual([]);
  });

  it.each([
    [['english'], 'en-US'],
    [['russian'], 'he-IL'],
    [['hebrew', 'english'], 'he-IL'],
  ] as const)('somebody who speaks %j is written to in %s', async (languages, locale) => {
    const phone = nextPhone();
    await register((await asker()).token, { ...WHOLE_FORM, languages, phone }).expect(200);
    expect(await accountOf(phone)).toMatchObject({ locale });
  });

  it('registers nobody under another name at a number that only blocked people have (rule 238)', async () => {
    const phone = nextPhone();
    const blocked = await test.person('user', { phone, firstName: 'שרה', lastName: 'כהן' });
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [blocked.id]);
    const { body } = await register((await asker()).token, { ...WHOLE_FORM, phone }).expect(422);
    expect(body).toMatchObject({ code: 'PHONE_TAKEN', errors: { phone: [expect.any(String)] } });
    expect(await test.app.get(UsersRepository).accountsByPhone(phone)).toHaveLength(1);
  });

  it('lets the person answer by the link in the message, without signing in; looking changes nothing', async () => {
    const referrer = await asker({ firstName: 'רותי', lastName: 'כהן' });
    const phone = nextPhone();
    await register(referrer.token, { ...WHOLE_FORM, phone }).expect(200);
    const code = await linkOf(phone, 60);
    const answer = async (given: string) =>
      (await test.http.post(`/api/references/${code}/${given}`).expect(200)).body.data;
    const seen = async () => (await test.http.get(`/api/references/${code}`).expect(200)).body.data;
    const open = {
      referrer: 'רותי כהן',
      written: {
        full_name: 'דנה כהן',
        city: 'תל אביב-יפו',
        sections: [
          'disability',
          'home',
          'shelter',
          'household',
          'health',
          'communication',
          'meeting',
          'evacuation',
          'leaving',
          'support',
        ],
      },
      is_objected: 0,
      is_confirmed: 0,
    };
    expect(await seen()).toEqual(open);
    for (let times = 0; times < 2; times++) {
      expect(await answer('confirmation')).toEqual({ ...open, is_confirmed: 1 });
    }
    const objected = { ...open, written: null, is_objected: 1, is_confirmed: 1 };
    for (const given of ['objection', 'objection', 'confirmation']) {
      expect(await answer(given)).toEqual(objected);
    }
    expect(await seen()).toEqual(objected);
    const log: { action: string }[] = await test.database.manager.query(
      `SELECT action FROM activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action LIKE 'reference_%' ORDER BY id`,
      [(await accountOf(phone))?.id],
    );
    expect(log.map(({ action }) => action)).toEqual(['reference_confirmed', 'reference_objected']);
    for (const given of ['objection', 'confirmation']) {
      expect(
        (await test.http.post(`/api/references/AAAAAAAAAAAAAAAAAAAAAA/${given}`).expect(422)).body.code,
      ).toBe('LINK_INVALID');
    }
  });

  it('reveals with the link nothing about somebody who already had an account', async () => {
    const phone = nextPhone();
    await test.person('user', { phone, firstName: 'דנה', lastName: 'כהן' });
    await register((await asker()).token, { ...QUICK_FORM, phone }).expect(200);
    const { body } = await test.http.get(`/api/references/${await linkOf(phone, 60)}`).expect(200);
    expect(body.data.written).toBeNull();
  });

  it('ends the link after 30 days', async () => {
    const phone = nextPhone();
    await register((await asker()).token, { ...QUICK_FORM, phone }).expect(200);
    const [message]: { days: number }[] = await test.database.manager.query(
      `SELECT round(extract(epoch FROM secret_expires_at - created_at) / 86400)::int AS days FROM notifications WHERE receiver_id = $1 AND secret_kind = 'reference'`,
      [(await accountOf(phone))?.id],
    );
    expect(message).toEqual({ days: 30 });
    const code = await linkOf(phone, -1);
    expect((await test.http.post(`/api/references/${code}/objection`).expect(422)).body.code).toBe(
      'LINK_EXPIRED',
    );
  });

  it('links somebody who is known by name and number, tells them, changes nothing, and says so', async () => {
    const referrer = await asker();
    const phone = nextPhone();
    const known = await test.person('user', {
      phone,
      firstName: 'דנה',
      lastName: "כהן'",
      email: 'own@example.org',
    });
    const linked = await register(referrer.token, { ...WHOLE_FORM, phone }).expect(200);
    expect(linked.body).toEqual({
      data: { kept: 'linked', has_phone: true },
      message: expect.stringContaining('their details stay as they are'),
    });
    expect(await accountOf(phone)).toMatchObject({ id: known.id, fullName: "דנה כהן'", disabilityIds: [] });
    expect(await referencesOf(known.id)).toEqual([{ referrer_id: referrer.id }]);
    await register(referrer.token, { ...WHOLE_FORM, phone }).expect(200);
    expect(await messagesTo(known.id)).toHaveLength(1);
  });

  it('registers another name at a known number as somebody else, and reveals nothing about anybody there (rule 238)', async () => {
    const referrer = await asker();
    const phone = nextPhone();
    const known = await test.person('user', { phone, firstName: 'זהבה', lastName: 'שלום' });
    const unknown = await register(referrer.token, { ...WHOLE_FORM, phone: nextPhone() }).expect(200);
    const beside = await register(referrer.token, { ...WHOLE_FORM, phone }).expect(200);
    expect(beside.body).toEqual(unknown.body);
    expect(await referencesOf(known.id)).toEqual([]);
    const names = (await test.app.get(UsersRepository).accountsByPhone(phone)).map(
      ({ fullName }) => fullName,
    );
    expect(names.toSorted()).toEqual(['דנה כהן', 'זהבה שלום']);
  });

  it('registers a person who has only the helper’s telephone, and twice at once counts once', async () => {
    const phone = nextPhone();
    const referrer = await asker({ phone });
    const answers = await Promise.all(
      [1, 2].map(() => register(referrer.token, { ...QUICK_FORM, phone }).expect(200)),
    );
    expect(answers.map(({ body }) => body.data.kept).toSorted()).toEqual(['created', 'linked']);
    expect(await test.app.get(UsersRepository).accountsByPhone(phone)).toHaveLength(2);
  });

  it('registers a person without a telephone, says that no message reaches them, and twice at once counts once (rule 239)', async () => {
    const referrer = await asker();
    const answers = await Promise.all(
      [1, 2].map(() => register(referrer.token, { ...QUICK_FORM, no_phone: 1 }).expect(200)),
    );
    expect(
      answers.map(({ body }) => body.data).toSorted((a, b) => String(a.kept).localeCompare(String(b.kept))),
    ).toEqual([
      { kept: 'created', has_phone: false },
      { kept: 'linked', has_phone: false },
    ]);
    expect(answers.map(({ body }) => body.message).join()).toContain(
      'Without a phone we cannot send them messages',
    );
    const people: object[] = await test.database.manager.query(
      `SELECT u.phone, u.channels FROM users u JOIN user_references r ON r.person_id = u.id WHERE r.referrer_id = $1`,
      [referrer.id],
    );
    expect(people).toEqual([{ phone: '', channels: [] }]);
    // another person without a telephone is a different person, even with the same name
    await register((await asker()).token, { ...QUICK_FORM, no_phone: 1 }).expect(200);
    expect(
      await test.database.manager.query(`SELECT count(*)::int AS count FROM users WHERE phone = ''`),
    ).toEqual([{ count: 2 }]);
  });

  it('asks what the form asks, the phone first', async () => {
    const { token } = await asker();
    expect((await register(token, { ...WHOLE_FORM }).expect(422)).body.errors).toEqual({
      phone: ['Please fill in this field.'],
    });
    expect((await register(token, { ...WHOLE_FORM, phone: '12' }).expect(422)).body.errors).toEqual({
      phone: ['Enter a valid phone number.'],
    });
    const { email: _email, ...withoutEmail } = WHOLE_FORM;
    await register(token, { ...withoutEmail, phone: nextPhone() }).expect(200);
    expect(
      (await register(token, { ...withoutEmail, is_confirm: 0, phone: nextPhone() }).expect(422)).body.errors,
    ).toEqual({
      is_confirm: ['Tick the box to continue.'],
    });
  });

  it('refuses the caller themselves and roles that are not a help seeker’s', async () => {
    const phone = nextPhone();
    const { token } = await asker({ phone, firstName: 'דנה', lastName: 'כהן' });
    expect((await register(token, { ...QUICK_FORM, phone }).expect(422)).body.code).toBe('REFERENCE_SELF');
    expect(
      (await register(token, { ...QUICK_FORM, phone: nextPhone(), role_id: 4 }).expect(422)).body.errors,
    ).toEqual({
      role_id: ['Choose one of the options.'],
    });
  });

  it('is open to a carer who has disclosed no disability (rule 114), not to inactive accounts', async () => {
    const [carer, inactive] = [await test.person('user'), await asker()];
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [inactive.id]);
    await register(carer.token, { ...QUICK_FORM, phone: nextPhone() }).expect(200);
    expect(
      (await register(inactive.token, { ...QUICK_FORM, phone: nextPhone() }).expect(422)).body.code,
    ).toBe('ACCOUNT_INACTIVE');
  });

  it('accepts nobody with a number to which nothing is sent (rule 19), nor a name that is a message', async () => {
    const { token } = await asker();
    expect((await register(token, { ...QUICK_FORM, phone: '+79161234567' }).expect(422)).body.code).toBe(
      'PHONE_COUNTRY',
    );
    const { body } = await register(token, {
      ...QUICK_FORM,
      first_name: 'You won https://evil.example',
      phone: nextPhone(),
    }).expect(422);
    expect(body.errors).toHaveProperty('first_name');
  });

  it('limits how many people a day one person, and all together, can register', async () => {
    const { token, id } = await asker();
    const again = async (key: string): Promise<string> => {
      await register(token, { ...QUICK_FORM, phone: nextPhone() }).expect(200);
      await test.database.manager.query(`UPDATE rate_limits SET count = 100000 WHERE slot LIKE $1`, [
        `${key}:%`,
      ]);
      const { body } = await register(token, { ...QUICK_FORM, phone: nextPhone() }).expect(422);
      await test.database.manager.query(`DELETE FROM rate_limits WHERE slot LIKE 'strangers:%'`);
      return body.code;
    };
    expect(await again(`strangers:${id}`)).toBe('REFERENCES_TOO_MANY_TODAY');
    expect(await again('strangers:86400')).toBe('REFERENCES_TOO_MANY_TODAY');
  });

  it('limits one person to ten people an hour', async () => {
    const { token } = await asker();
    for (let n = 0; n < 10; n++) await register(token, { ...QUICK_FORM, phone: nextPhone() }).expect(200);
    expect((await register(token, { ...QUICK_FORM, phone: nextPhone() }).expect(422)).body.code).toBe(
      'REFERENCES_TOO_MANY',
    );
  });
});
