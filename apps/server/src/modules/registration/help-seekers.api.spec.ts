import { firstOf } from '../../testing/person-of-phone.js';
import { CARER_FORM, QUICK_FORM, WHOLE_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { verifyPhone } from '../../testing/verified-phone.js';
import { SessionsService } from '../auth/index.js';
import { ConsentsService } from '../consents/index.js';
import { HelpProfilesService } from '../users/index.js';

let phones = 1_000_000;
const nextPhone = () => `+97254${phones++ + 2_000_000}`;

describe('the registration of a help seeker', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_OTP_PER_IP_HOUR: '1000', KAROV_REQUESTS_PER_MINUTE: '100000' });
  });
  afterAll(() => test.close());

  const register = (body: object) =>
    test.http.post('/api/auth/register').set('Content-Language', 'en-US').send(body);
  const account = async (phone: string) => firstOf(test.app, phone);

  it('makes an account from the whole form', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const { body } = await register({ ...WHOLE_FORM, ticket, phone, role_id: 1, is_active: 1 }).expect(200);
    expect(body).toMatchObject({
      data: { next: 'Login', role: 'user', full_name: 'דנה כהן' },
      message: 'User registered. Welcome to Karov!',
    });
    const person = await account(phone);
    expect(person).toMatchObject({
      fullName: 'דנה כהן',
      roles: ['user'],
      isActive: true,
      disabilityIds: [11],
      locale: 'en-US',
    });
    const [row]: object[] = await test.database.manager.query(
      'SELECT is_sms, is_wp, email, residential_city, residential_state, residential_lat FROM users WHERE id = $1',
      [person?.id],
    );
    expect(row).toEqual({
      is_sms: true,
      is_wp: false,
      email: 'dana@example.org',
      residential_city: 'תל אביב-יפו',
      residential_state: 'tel_aviv',
      residential_lat: 32.06,
    });
  });

  it('signs them in with the ticket, once for each answer, and welcomes them once in their language', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const form = { ...QUICK_FORM, ticket };
    const [first, second] = [await register(form).expect(200), await register(form).expect(200)];
    for (const { body } of [first, second]) {
      const { body: profile } = await test.http
        .get('/api/auth/profile')
        .set('Authorization', `Bearer ${body.data.token}`)
        .expect(200);
      expect(profile.data).toMatchObject({ id: body.data.id, phone, role: 'user' });
    }
    const told: { message: string; type: string }[] = await test.database.manager.query(
      'SELECT type, message FROM notifications WHERE receiver_id = $1',
      [first.body.data.id],
    );
    expect(told).toEqual([
      { type: 'system', message: expect.stringMatching(/^Karov: you are registered\..*\/help-menu/) },
    ]);
  });

  it('accepts no ticket that was used for another form', async () => {
    const { ticket } = await verifyPhone(test, nextPhone());
    await register({ ...QUICK_FORM, ticket }).expect(200);
    const { body } = await register({ ...QUICK_FORM, last_name: 'אחרת', ticket }).expect(422);
    expect(body).toMatchObject({ code: 'TICKET_USED' });
    expect(body).not.toHaveProperty('data');
  });

  it('keeps the answers encrypted, and stores only languages and preference in plain, for matching', async () => {
    const phone = nextPhone();
    await register({ ...WHOLE_FORM, ticket: (await verifyPhone(test, phone)).ticket }).expect(200);
    const id = (await account(phone))?.id ?? 0;
    const [row]: Record<string, unknown>[] = await test.database.manager.query(
      'SELECT * FROM help_profiles WHERE user_id = $1',
      [id],
    );
    expect(row).toMatchObject({
      languages: ['hebrew', 'russian'],
      gender_preference: 'female',
      is_quick: false,
    });
    expect(
      Object.values(row ?? {})
        .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
        .join(),
    ).not.toContain('clalit');
    const profile = await test.app.get(HelpProfilesService).find(id);
    expect(profile?.answers).toMatchObject({ hmo: 'clalit', housing_type: 'apartment', elevator: 'regular' });
    expect(profile?.disabilities).toEqual({ ids: [11], other: '' });
  });

  it('keeps what was agreed to, with version, language and time', async () => {
    const phone = nextPhone();
    await register({ ...WHOLE_FORM, ticket: (await verifyPhone(test, phone)).ticket }).expect(200);
    const id = (await account(phone))?.id ?? 0;
    const consents = await test.app.get(ConsentsService).of(id);
    expect(consents.map(({ kind, version }) => [kind, version])).toEqual(
      ['terms', 'privacy', 'disability_data', 'messages', 'database_inclusion'].map((kind) => [
        kind,
        '2026-11',
      ]),
    );
    expect(
      await test.database.manager.query('SELECT DISTINCT locale FROM consents WHERE user_id = $1', [id]),
    ).toEqual([{ locale: 'en-US' }]);
  });

  it('takes a carer without home and disability, who may then register somebody else (rule 118)', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const { body } = await register({ ...CARER_FORM, disability_id: [11], ticket }).expect(200);
    expect(body).toMatchObject({ data: { next: 'Login', role: 'user', disability_id: [] } });
    const id = (await account(phone))?.id ?? 0;
    expect(await test.app.get(HelpProfilesService).find(id)).toBeNull();
    expect((await test.app.get(ConsentsService).of(id)).map(({ kind }) => kind)).toEqual([
      'terms',
      'privacy',
      'messages',
    ]);
    expect(
      await test.database.manager.query('SELECT residential_city, residential_lat FROM users WHERE id = $1', [
        id,
      ]),
    ).toEqual([{ residential_city: '', residential_lat: null }]);
    expect(
      await test.database.manager.query('SELECT message FROM notifications WHERE receiver_id = $1', [id]),
    ).toEqual([{ message: expect.stringContaining('/reference/register') }]);
    await test.http
      .post('/api/reference/register')
      .set('Authorization', `Bearer ${body.data.token}`)
      .send({ ...QUICK_FORM, phone: nextPhone() })
      .expect(200);
  });

  it('leaves home and disability as they are when somebody registers as a carer later', async () => {
    const phone = nextPhone();
    await register({ ...WHOLE_FORM, ticket: (await verifyPhone(test, phone)).ticket }).expect(200);
    const form = { ...CARER_FORM, email: null, first_name: 'דנה', last_name: 'כהן' };
    const { body: own } = await test.http
      .post('/api/auth/registration-ticket')
      .set('Authorization', `Bearer ${await tokenOf(phone)}`);
    const again = await register({ ...form, ticket: own.data.ticket });
    expect(again.body).toMatchObject({ data: { kept: 'linked' } });
    expect(await account(phone)).toMatchObject({ disabilityIds: [11] });
    const id = (await account(phone))?.id ?? 0;
    expect((await test.app.get(HelpProfilesService).find(id))?.answers).toMatchObject({ hmo: 'clalit' });
    const [row]: object[] = await test.database.manager.query(
      'SELECT email, residential_city FROM users WHERE id = $1',
      [id],
    );
    expect(row).toEqual({ email: 'dana@example.org', residential_city: 'תל אביב-יפו' });
  });

  it('accepts the short form, and later the whole one; a full name alone is split', async () => {
    const phone = nextPhone();
    const { first_name: _first, last_name: _last, ...nameless } = QUICK_FORM;
    await register({
      ...nameless,
      full_name: 'דנה בת כהן',
      ticket: (await verifyPhone(test, phone)).ticket,
    }).expect(200);
    expect(await account(phone)).toMatchObject({ fullName: 'דנה בת כהן' });
    const second = await test.http
      .post('/api/auth/registration-ticket')
      .set('Authorization', `Bearer ${await tokenOf(phone)}`)
      .expect(200);
    expect(second.body.data).toMatchObject({
      first_name: 'דנה',
      last_name: 'בת כהן',
      registered_roles: ['user'],
    });
    await register({ ...WHOLE_FORM, ticket: second.body.data.ticket }).expect(200);
    const id = (await account(phone))?.id ?? 0;
    expect(await test.app.get(HelpProfilesService).find(id)).toMatchObject({
      isQuick: false,
      answers: { hmo: 'clalit' },
    });
    expect(
      await test.database.manager.query('SELECT count(*)::int AS count FROM users WHERE phone = $1', [phone]),
    ).toEqual([{ count: 1 }]);
  });

  it('loses no answers when the short form follows the whole one', async () => {
    const phone = nextPhone();
    await register({ ...WHOLE_FORM, ticket: (await verifyPhone(test, phone)).ticket }).expect(200);
    const ticket = (
      await test.http
        .post('/api/auth/registration-ticket')
        .set('Authorization', `Bearer ${await tokenOf(phone)}`)
    ).body.data.ticket;
    await register({ ...QUICK_FORM, last_name: 'לוי', ticket }).expect(200);
    const profile = await test.app.get(HelpProfilesService).find((await account(phone))?.id ?? 0);
    expect(profile).toMatchObject({ isQuick: true, answers: { hmo: 'clalit', last_name: 'לוי' } });
  });

  it('with the short form replaces nothing that it does not ask for, when the answers cannot be read (rule 236)', async () => {
    const phone = nextPhone();
    await register({ ...WHOLE_FORM, gender_wait: 1, ticket: (await verifyPhone(test, phone)).ticket }).expect(
      200,
    );
    const id = (await account(phone))?.id ?? 0;
    const ticket = (
      await test.http
        .post('/api/auth/registration-ticket')
        .set('Authorization', `Bearer ${await tokenOf(phone)}`)
    ).body.data.ticket;
    const lost = Buffer.concat([Buffer.from([2, 1, 2, 3, 4]), Buffer.alloc(60, 7)]);
    await test.database.manager.query(
      'UPDATE help_profiles SET answers = $2, disabilities = $2 WHERE user_id = $1',
      [id, lost],
    );
    await register({ ...QUICK_FORM, ticket }).expect(200);
    const [row]: Record<string, unknown>[] = await test.database.manager.query(
      'SELECT * FROM help_profiles WHERE user_id = $1',
      [id],
    );
    expect(row).toMatchObject({
      answers: lost,
      languages: ['hebrew', 'russian'],
      gender_preference: 'female',
      is_gender_must: true,
      is_quick: true,
    });
    expect(await test.app.get(HelpProfilesService).find(id)).toMatchObject({
      disabilities: { ids: [11], other: '' },
    });
  });

  it('reports faults on dotted fields, and the ticket remains valid', async () => {
    const { ticket } = await verifyPhone(test, nextPhone());
    const residents = [{ relationship: 'sibling', first_name: 'רון', last_name: 'לוי', phone: '12' }];
    const faulty = await register({
      ...WHOLE_FORM,
      living_situation: 'live_with_helper',
      residents,
      hmo: 'moon',
      residential_address: 'הרצל 5',
      ticket,
    }).expect(422);
    expect(faulty.body).toMatchObject({
      code: 'VALIDATION',
      errors: {
        'residents.0.phone': ['Enter a valid phone number.'],
        hmo: ['Choose one of the options.'],
        residential_address: [
          'Address not found. Please try a different address, and choose it from the list.',
        ],
      },
    });
    await register({ ...WHOLE_FORM, ticket }).expect(200);
  });

  it.each([3, 4, 5, 'admin', 99])('refuses role_id %s', async (role_id) => {
    const { ticket } = await verifyPhone(test, nextPhone());
    expect((await register({ ...QUICK_FORM, ticket, role_id }).expect(422)).body.errors).toEqual({
      role_id: ['Choose one of the options.'],
    });
  });

  it('refuses markup in names, and keeps it as it was written in longer texts', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const script = '<script>alert(1)</script>';
    expect((await register({ ...WHOLE_FORM, first_name: script, ticket }).expect(422)).body.errors).toEqual({
      first_name: ['The characters < and > cannot be used here.'],
    });
    await register({ ...WHOLE_FORM, additional_emergency_info: script, ticket }).expect(200);
    const profile = await test.app.get(HelpProfilesService).find((await account(phone))?.id ?? 0);
    expect(profile?.answers).toMatchObject({ additional_emergency_info: script });
  });

  it('lets nobody register who is blocked', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const { id } = await test.person('volunteer', { phone });
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [id]);
    expect((await register({ ...QUICK_FORM, ticket }).expect(422)).body.code).toBe('ACCOUNT_BLOCKED');
  });

  it('gives the role to the person with that phone and name', async () => {
    const phone = nextPhone();
    const { id } = await test.person('volunteer', {
      phone,
      firstName: 'דנה',
      lastName: 'כהן',
      email: 'old@example.org',
    });
    expect(
      (await register({ ...QUICK_FORM, ticket: (await verifyPhone(test, phone)).ticket }).expect(200)).body
        .data,
    ).toMatchObject({ id, kept: 'linked' });
    expect(await account(phone)).toMatchObject({
      id,
      fullName: 'דנה כהן',
      roles: expect.arrayContaining(['user', 'volunteer']),
    });
    expect(await test.database.manager.query('SELECT email FROM users WHERE id = $1', [id])).toEqual([
      { email: 'old@example.org' },
    ]);
  });

  async function tokenOf(phone: string): Promise<string> {
    return test.app.get(SessionsService).open((await account(phone))?.id ?? 0, 'user', 'spec');
  }
});
