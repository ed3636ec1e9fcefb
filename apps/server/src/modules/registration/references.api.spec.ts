import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { QUICK_FORM, WHOLE_FORM } from '../../testing/registration-forms.js';
import { ConsentsService } from '../consents/index.js';
import { UsersService, type NewUser } from '../users/index.js';

describe('registering an assisted person', () => {
  let test: TestApp;
  let phones = 3_000_000;
  const nextPhone = () => `+97252${phones++ + 1_000_000}`;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  });
  afterAll(() => test.close());

  const register = (token: string, body: object) =>
    test.http.post('/api/reference/register').set('Authorization', `Bearer ${token}`).set('Content-Language', 'en-US').send(body);
  /** Who has told a disability themselves. */
  const asker = async (details: Partial<NewUser> = {}) => {
    const person = await test.person('user', details);
    await test.database.transaction((tx) => test.app.get(UsersService).saveDisabilities(tx, person.id, { ids: [11], other: '' }));
    return person;
  };
  const accountOf = (phone: string) => test.app.get(UsersService).accountByPhone(phone);
  const messagesTo = (id: number): Promise<{ type: string; message: string }[]> =>
    test.database.manager.query('SELECT type, message FROM notifications WHERE receiver_id = $1', [id]);
  const referencesOf = (id: number): Promise<object[]> => test.database.manager.query('SELECT referrer_id FROM user_references WHERE person_id = $1', [id]);

  it('makes an account in the language of who registers, and tells the person', async () => {
    const referrer = await asker({ firstName: 'רותי', lastName: 'כהן' });
    const phone = nextPhone();
    const { body } = await register(referrer.token, { ...WHOLE_FORM, phone, role_id: 1 }).expect(200);
    expect(body).toEqual({ data: {}, message: 'Registration complete. We sent a message to the person you registered.' });
    const person = await accountOf(phone);
    expect(person).toMatchObject({ fullName: 'דנה כהן', roles: ['user'], isActive: true, disabilityIds: [11], locale: 'en-US' });
    expect(await referencesOf(person?.id ?? 0)).toEqual([{ referrer_id: referrer.id }]);
    expect(await messagesTo(person?.id ?? 0)).toEqual([{ type: 'system', message: expect.stringMatching(/^Karov: רותי כהן registered you .*\/profile$/) }]);
    expect(await test.app.get(ConsentsService).of(person?.id ?? 0)).toEqual([]);
  });

  it('links somebody who is known, tells them, and neither changes nor reveals anything', async () => {
    const referrer = await asker();
    const phone = nextPhone();
    const known = await test.person('user', { phone, firstName: 'זהבה', lastName: 'שלום', email: 'own@example.org' });
    const unknown = await register(referrer.token, { ...WHOLE_FORM, phone: nextPhone() }).expect(200);
    const linked = await register(referrer.token, { ...WHOLE_FORM, phone }).expect(200);
    expect(linked.body).toEqual(unknown.body);
    expect(await accountOf(phone)).toMatchObject({ id: known.id, fullName: 'זהבה שלום', disabilityIds: [] });
    expect(await referencesOf(known.id)).toEqual([{ referrer_id: referrer.id }]);
    await register(referrer.token, { ...WHOLE_FORM, phone }).expect(200);
    expect(await messagesTo(known.id)).toHaveLength(1);
  });

  it('asks what the form asks, the phone first', async () => {
    const { token } = await asker();
    expect((await register(token, { ...WHOLE_FORM }).expect(422)).body.errors).toEqual({ phone: ['This field is required.'] });
    expect((await register(token, { ...WHOLE_FORM, phone: '12' }).expect(422)).body.errors).toEqual({ phone: ['Enter a valid phone number.'] });
    const { email: _email, ...withoutEmail } = WHOLE_FORM;
    expect((await register(token, { ...withoutEmail, is_confirm: 0, phone: nextPhone() }).expect(422)).body.errors).toEqual({
      email: ['This field is required.'], is_confirm: ['Tick the box to go on.'],
    });
  });

  it('refuses one’s own phone and roles that are none of a help seeker', async () => {
    const phone = nextPhone();
    const { token } = await asker({ phone });
    expect((await register(token, { ...QUICK_FORM, phone }).expect(422)).body.code).toBe('REFERENCE_SELF');
    expect((await register(token, { ...QUICK_FORM, phone: nextPhone(), role_id: 4 }).expect(422)).body.errors).toEqual({ role_id: ['Choose one of the options.'] });
  });

  it('is not for who has told no disability, nor for inactive accounts', async () => {
    const [without, inactive] = [await test.person('user'), await asker()];
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [inactive.id]);
    expect((await register(without.token, { ...QUICK_FORM, phone: nextPhone() }).expect(422)).body.code).toBe('DISABILITY_REQUIRED');
    expect((await register(inactive.token, { ...QUICK_FORM, phone: nextPhone() }).expect(422)).body.code).toBe('ACCOUNT_INACTIVE');
  });

  it('takes ten people an hour from one', async () => {
    const { token } = await asker();
    for (let n = 0; n < 10; n++) await register(token, { ...QUICK_FORM, phone: nextPhone() }).expect(200);
    expect((await register(token, { ...QUICK_FORM, phone: nextPhone() }).expect(422)).body.code).toBe('REFERENCES_TOO_MANY');
  });
});
