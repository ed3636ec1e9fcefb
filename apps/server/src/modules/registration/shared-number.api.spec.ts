import { Clock } from '../../platform/clock/clock.js';
import { QUICK_FORM, VOLUNTEER_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { verifyPhone } from '../../testing/verified-phone.js';
import { UsersRepository } from '../users/index.js';

const RAMI = { first_name: 'רמי', last_name: 'כהן' };

describe('registering with a number that others have (rule 238)', () => {
  let test: TestApp;
  let phones = 5_000_000;
  const nextPhone = () => `+97252${phones++}`;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  });
  afterAll(() => test.close());

  const register = (body: object) =>
    test.http.post('/api/auth/register').set('Content-Language', 'en-US').send(body);
  const ticketOf = async (phone: string): Promise<string> => {
    test.app.get(Clock).advance(31);
    return (await verifyPhone(test, phone)).ticket;
  };
  const namesAt = async (phone: string): Promise<string[]> =>
    (await test.app.get(UsersRepository).accountsByPhone(phone)).map(({ fullName }) => fullName).toSorted();

  it('keeps a couple as two people, each signed in as themselves, and one name in any spelling as one', async () => {
    const phone = nextPhone();
    const dana = await register({ ...QUICK_FORM, ticket: await ticketOf(phone) }).expect(200);
    const rami = await register({ ...QUICK_FORM, ...RAMI, ticket: await ticketOf(phone) }).expect(200);
    expect([dana, rami].map(({ body }) => [body.data.full_name, body.data.kept])).toEqual([
      ['דנה כהן', 'created'],
      ['רמי כהן', 'created'],
    ]);
    expect(rami.body.data.id).not.toBe(dana.body.data.id);
    const again = await register({
      ...QUICK_FORM,
      ...RAMI,
      last_name: 'כֹּהֵן',
      ticket: await ticketOf(phone),
    }).expect(200);
    expect(again.body.data).toMatchObject({ id: rami.body.data.id, kept: 'linked' });
    expect(await namesAt(phone)).toHaveLength(2);
  });

  it('creates two people from two names at once, and one from one name at once', async () => {
    const phone = nextPhone();
    const tickets = [await ticketOf(phone), await ticketOf(phone), await ticketOf(phone)];
    const forms = [QUICK_FORM, { ...QUICK_FORM, ...RAMI }, { ...QUICK_FORM, ...RAMI }];
    const answers = await Promise.all(forms.map((form, at) => register({ ...form, ticket: tickets[at] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(
      answers
        .slice(1)
        .map(({ body }) => body.data.kept)
        .toSorted(),
    ).toEqual(['created', 'linked']);
    expect(await namesAt(phone)).toEqual(['דנה כהן', 'רמי כהן']);
  });

  it('fills in nobody’s form where several share a number', async () => {
    const phone = nextPhone();
    await test.person('user', { phone, firstName: 'דנה', lastName: 'כהן' });
    expect(await verifyPhone(test, phone)).toMatchObject({ full_name: 'דנה כהן' });
    await test.person('user', { phone, firstName: 'רמי', lastName: 'כהן' });
    test.app.get(Clock).advance(31);
    expect(await verifyPhone(test, phone)).toMatchObject({ full_name: '', registered_roles: ['user'] });
  });

  it('keeps a number for one volunteer: another name is refused on the field, but may join a help seeker', async () => {
    const phone = nextPhone();
    await test.person('user', { phone, firstName: 'דנה', lastName: 'כהן' });
    await register({ ...VOLUNTEER_FORM, ticket: await ticketOf(phone) }).expect(200);
    const refused = await register({
      ...VOLUNTEER_FORM,
      first_name: 'אחר',
      signature_text: 'אחר לוי',
      ticket: await ticketOf(phone),
    }).expect(422);
    expect(refused.body).toMatchObject({
      code: 'PHONE_OF_VOLUNTEER',
      errors: { last_name: [expect.any(String)] },
    });
    expect(await namesAt(phone)).toHaveLength(2);
  });

  /** A person added by an import, with or without a name. */
  async function imported(name: { firstName: string; lastName: string }) {
    const phone = nextPhone();
    const { id } = await test.person('volunteer', { phone, ...name });
    await test.database.manager.query(
      'INSERT INTO volunteer_information (user_id, is_imported) VALUES ($1, true)',
      [id],
    );
    return { id, phone };
  }
  const YOSSI = { ...VOLUNTEER_FORM, first_name: 'יוסי', signature_text: 'יוסי לוי' };
  const refusedAt = async (phone: string, form: object = VOLUNTEER_FORM) =>
    (await register({ ...form, ticket: await ticketOf(phone) }).expect(422)).body;

  it('completes an imported person under their name, in any spelling, and under no other', async () => {
    const { id, phone } = await imported({ firstName: 'יוסי', lastName: 'לוי' });
    expect(await refusedAt(phone)).toMatchObject({
      code: 'PHONE_OF_VOLUNTEER',
      errors: { last_name: [expect.any(String)] },
    });
    expect(await namesAt(phone)).toEqual(['יוסי לוי']);
    const form = { ...YOSSI, first_name: 'יוֹסי', signature_text: 'יוסי לוי' };
    expect((await register({ ...form, ticket: await ticketOf(phone) }).expect(200)).body.data).toMatchObject({
      id,
      kept: 'linked',
    });
  });

  it.each([
    ['with a letter that the list has wrong', { first_name: 'יוסף', last_name: 'ביטון' }],
    ['with a letter more', { first_name: 'יוסיף', last_name: 'לביטון' }],
    ['the other way round', { first_name: 'ביטון', last_name: 'יוסיף' }],
  ])('accepts the name of an imported person %s as theirs, until they have signed', async (_how, name) => {
    const { id, phone } = await imported({ firstName: 'יוסיף', lastName: 'ביטון' });
    const own = { ...VOLUNTEER_FORM, ...name, signature_text: `${name.first_name} ${name.last_name}` };
    expect((await register({ ...own, ticket: await ticketOf(phone) }).expect(200)).body.data).toMatchObject({
      id,
      kept: 'linked',
    });
    expect(await namesAt(phone)).toEqual([`${name.first_name} ${name.last_name}`]);
    const other = { ...VOLUNTEER_FORM, first_name: 'דנה', last_name: 'ביטון', signature_text: 'דנה ביטון' };
    const { code, errors } = await refusedAt(phone, other);
    expect([code, Object.keys(errors)]).toEqual(['PHONE_OF_VOLUNTEER', ['last_name']]);
    expect(errors.last_name[0]).toMatch(/the name we have.*in your profile.*support desk: .*Contact us/);
    const near = {
      ...own,
      last_name: `${name.last_name}ס`,
      signature_text: `${name.first_name} ${name.last_name}ס`,
    };
    expect((await refusedAt(phone, near)).code).toBe('PHONE_OF_VOLUNTEER');
  });

  it('completes a person imported without a name under whatever name they write', async () => {
    const { id, phone } = await imported({ firstName: '-', lastName: '' });
    expect(
      (await register({ ...VOLUNTEER_FORM, ticket: await ticketOf(phone) }).expect(200)).body.data,
    ).toMatchObject({ id, kept: 'linked' });
  });

  it('treats a person who has begun an imported form like one who began it on their own', async () => {
    const { id, phone } = await imported({ firstName: 'יוסי', lastName: 'לוי' });
    const partial = { ...YOSSI, place: 'נצרת', partial_register_volunteer: 1 };
    expect(
      (await register({ ...partial, ticket: await ticketOf(phone) }).expect(200)).body.data,
    ).toMatchObject({ id });
    const facts = () =>
      test.database.manager.query('SELECT place, is_imported FROM volunteer_information WHERE user_id = $1', [
        id,
      ]);
    expect(await facts()).toEqual([{ place: 'נצרת', is_imported: false }]);
    expect(await refusedAt(phone)).toMatchObject({ code: 'PHONE_OF_VOLUNTEER' });
    expect(await facts()).toEqual([{ place: 'נצרת', is_imported: false }]);
    expect((await register({ ...YOSSI, ticket: await ticketOf(phone) }).expect(200)).body.data).toMatchObject(
      { id, kept: 'linked' },
    );
  });

  it('creates a new person for a help seeker with another name at an imported person’s number', async () => {
    const { id, phone } = await imported({ firstName: 'יוסי', lastName: 'לוי' });
    const dana = await register({ ...QUICK_FORM, ticket: await ticketOf(phone) }).expect(200);
    expect([dana.body.data.kept, dana.body.data.id === id]).toEqual(['created', false]);
    expect(await test.app.get(UsersRepository).accountById(id)).toMatchObject({
      fullName: 'יוסי לוי',
      roles: ['volunteer'],
    });
  });

  it('protects a help seeker’s unfinished volunteer form from being overwritten by the other person at their number, and lets them finish it', async () => {
    const phone = nextPhone();
    const rami = await test.person('user', { phone, firstName: 'רמי', lastName: 'לוי' });
    const partial = { ...VOLUNTEER_FORM, first_name: 'רמי', partial_register_volunteer: 1 };
    expect(
      (await register({ ...partial, ticket: await ticketOf(phone) }).expect(200)).body.data,
    ).toMatchObject({ id: rami.id });
    const refused = await register({ ...VOLUNTEER_FORM, ticket: await ticketOf(phone) }).expect(422);
    expect(refused.body).toMatchObject({
      code: 'PHONE_OF_VOLUNTEER',
      errors: { last_name: [expect.any(String)] },
    });
    const whole = { ...VOLUNTEER_FORM, first_name: 'רמי', signature_text: 'רמי לוי' };
    expect((await register({ ...whole, ticket: await ticketOf(phone) }).expect(200)).body.data).toMatchObject(
      { id: rami.id, kept: 'linked' },
    );
    expect(await namesAt(phone)).toEqual(['רמי לוי']);
  });

  it('registers nobody under another name at a number that only blocked people have', async () => {
    const phone = nextPhone();
    const blocked = await test.person('user', { phone, firstName: 'דנה', lastName: 'כהן' });
    const ticket = await ticketOf(phone);
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [blocked.id]);
    expect((await register({ ...QUICK_FORM, ...RAMI, ticket }).expect(422)).body.code).toBe(
      'ACCOUNT_BLOCKED',
    );
  });

  it('gives a role to a person who continues from their own session, whatever name they write', async () => {
    const phone = nextPhone();
    const { id, token } = await test.person('user', { phone, firstName: 'דנה', lastName: 'כהן' });
    await test.person('user', { phone, firstName: 'רמי', lastName: 'כהן' });
    const { body } = await test.http
      .post('/api/auth/registration-ticket')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    const done = await register({ ...VOLUNTEER_FORM, ticket: body.data.ticket }).expect(200);
    expect(done.body.data).toMatchObject({ id, kept: 'linked' });
    expect(done.body.data.roles.toSorted()).toEqual(['user', 'volunteer']);
  });
});
