import type { AuthRecord, RegistrationTicket, SignedIn } from '@karov/api-client';
import { DAY, LIMITS, type SignInDoor } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import { QUICK_FORM, WHOLE_FORM, WIRE_ADDRESS } from '../../testing/registration-forms.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';
import { HelpProfilesService, UsersRepository } from '../users/index.js';
import { SessionsService } from './sessions.service.js';

const YEAR = 400 * DAY;
const CONTACT = { first_name: 'מרים', family_name: 'ביטון' };
const VISITOR = {
  residential_address: WIRE_ADDRESS,
  is_sms: 1,
  is_confirm: 1,
  is_authorize: 1,
  disability_id: [11],
};

describe('somebody at a number whom no answer reveals says who they are (rules 237, 238)', () => {
  let test: TestApp;
  let phones = 8_500_000;
  let devices = 0;
  beforeAll(
    async () =>
      (test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000', KAROV_OTP_PER_IP_HOUR: '1000' })),
  );
  afterAll(() => test.close());

  const now = () => test.app.get(Clock).now();
  const pass = (seconds: number) => test.app.get(Clock).advance(seconds);
  const nextPhone = () => `+97253${(phones += 1)}`;
  const device = () => new TestDevice(test, `198.51.100.${(devices += 1)}`);
  const as = (token: string) => ({ Authorization: `Bearer ${token}` });

  async function person(phone: string, firstName: string) {
    const made = await test.person('user', { phone, firstName, lastName: 'מזרחי', createdAt: now() });
    const answers = { emergency_contact: CONTACT };
    const profile = {
      answers,
      disabilities: { ids: [1], other: '' },
      languages: [],
      genderPreference: null,
      isGenderMust: false,
      isQuick: false,
    };
    await test.database.transaction(() => test.app.get(HelpProfilesService).save(made.id, profile));
    return made;
  }

  /**
   * Uses a code from this device: it signs in, or gives a ticket at a door where nobody with the number can
   * sign in.
   */
  async function prove<T>(phone: string, from: TestDevice, door: SignInDoor = 'user'): Promise<T> {
    pass(31);
    await from.ask(phone, door);
    return from.read<T>('/auth/verify-otp', { phone, otp: await sentCode(test, phone) });
  }

  const named = (from: TestDevice, ticket: string, fullName: string) =>
    from.post('/auth/name-at-number', { ticket, full_name: fullName });
  const entered = (from: TestDevice, ticket: string, fullName: string) =>
    from.read<AuthRecord>('/auth/name-at-number', { ticket, full_name: fullName });
  const ticketForOther = async (token: string): Promise<RegistrationTicket> =>
    (await test.http.post('/api/auth/ticket-for-other').set(as(token)).expect(200)).body.data;
  const sessionOf = async (token: string) => test.http.get('/api/auth/session').set(as(token));

  /**
   * A person is served only by telephone, so that no activity is recorded for a year; then somebody else in
   * the household starts using the number.
   */
  async function shutOut() {
    const phone = nextPhone();
    const served = await person(phone, 'אסתר');
    pass(YEAR);
    const from = device();
    const { ticket } = await prove<RegistrationTicket>(phone, from, 'volunteer');
    const form = { ...QUICK_FORM, first_name: 'נור', ticket };
    await test.http.post('/api/auth/register').send(form).expect(200);
    const entered = await prove<SignedIn>(phone, from);
    expect(entered).toMatchObject({ full_name: 'נור כהן', is_limited: false });
    expect(entered).not.toHaveProperty('others');
    return { phone, served, from, token: entered.token };
  }

  it('reaches their own question by their full name, and gets in by its answer', async () => {
    const { served, from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    const record = await entered(from, ticket, ' אסתר  מִזְרחי ');
    expect(record).toMatchObject({ id: served.id, is_limited: true, full_name: '' });
    const asked = await test.http.get('/api/auth/owner-question').set(as(record.token)).expect(200);
    expect(asked.body.data.kind).toBe('contact');
    const answered = await from.post('/auth/owner-question', { answer: 'מרים' }, record.token);
    expect(answered.body.data).toMatchObject({ id: served.id, full_name: 'אסתר מזרחי', is_limited: false });
  });

  it('is recognised by the full name in either order, wherever people name themselves', async () => {
    const { phone, served, from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    expect((await registerAs(ticket, 'מזרחי', 'אסתר')).body.code).toBe('OWNER_QUESTION_FIRST');
    expect((await fileAs(ticket, 'מזרחי אסתר')).body.code).toBe('OWNER_QUESTION_FIRST');
    await fileAs(ticket, 'כהן נור').expect(200);
    const names = (await test.app.get(UsersRepository).accountsByPhone(phone)).map(
      ({ fullName }) => fullName,
    );
    expect(names.toSorted()).toEqual(['אסתר מזרחי', 'נור כהן']);
    const { ticket: next } = await ticketForOther(token);
    expect(await entered(from, next, 'מזרחי אסתר')).toMatchObject({ id: served.id, is_limited: true });
  });

  it('waits there where staff see it and can open it, and learns nothing before that', async () => {
    const { served, from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    const { token: limited } = await entered(from, ticket, 'אסתר מזרחי');
    const admin = await test.person('super_admin');
    expect(
      (await test.http.get(`/api/admin/users/${served.id}`).set(as(admin.token)).expect(200)).body.data
        .abilities,
    ).toContain('vouch');
    await test.http.post(`/api/users/${served.id}/vouch`).set(as(admin.token)).expect(200);
    expect((await sessionOf(limited)).body.data).toMatchObject({ is_limited: false });
  });

  it('goes on to registering under a name that nobody has, in the same words whoever else is at the number', async () => {
    const { from, token } = await shutOut();
    const alone = nextPhone();
    const single = await person(alone, 'רותי');
    const other = device();
    const known = await prove<SignedIn>(alone, other);
    expect(known).toMatchObject({ id: single.id });
    const answers: string[] = [];
    for (const [who, ticket, name] of [
      [from, (await ticketForOther(token)).ticket, 'אסתר מזרח'],
      [from, (await ticketForOther(token)).ticket, 'אסתר'],
      [other, (await ticketForOther(known.token)).ticket, 'אסתר מזרחי'],
    ] as const) {
      const { body, status } = await named(who, ticket, name);
      expect(status).toBe(200);
      answers.push(JSON.stringify(body));
    }
    expect(answers).toEqual(Array.from({ length: 3 }, () => JSON.stringify({ data: { register: true } })));
  });

  it('is not told apart from nobody when blocked, deleted, or staff', async () => {
    const { phone, served, from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    const answer = async (name: string) => (await named(from, ticket, name)).body.data;
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [served.id]);
    expect(await answer('אסתר מזרחי')).toEqual({ register: true });
    await test.database.manager.query('UPDATE users SET is_block = false, deleted_at = $2 WHERE id = $1', [
      served.id,
      now(),
    ]);
    expect(await answer('אסתר מזרחי')).toEqual({ register: true });
    await test.person('manager', { phone, firstName: 'דוד', lastName: 'לוי' });
    expect(await answer('דוד לוי')).toEqual({ register: true });
  });

  it('can say so also from another person’s question, without escaping it, and after a refused registration', async () => {
    const phone = nextPhone();
    const couple = [await person(phone, 'רמי'), await person(phone, 'דנה')];
    pass(YEAR);
    const from = device();
    const first = await prove<SignedIn>(phone, from);
    expect(first.is_limited).toBe(true);
    const other = couple.find(({ id }) => id !== first.id);
    const name = other?.id === couple[0]?.id ? 'רמי' : 'דנה';
    const elsewhere = await prove<SignedIn>(phone, device());
    expect(elsewhere).toMatchObject({ id: first.id, is_limited: true });
    const { ticket, full_name: known, registered_roles: roles } = await ticketForOther(first.token);
    expect([known, roles]).toEqual(['', []]);
    const form = { ...QUICK_FORM, first_name: name, last_name: 'מזרחי', ticket };
    expect((await test.http.post('/api/auth/register').send(form).expect(422)).body.code).toBe(
      'OWNER_QUESTION_FIRST',
    );
    const { body } = await named(from, ticket, `${name} מזרחי`);
    expect(body.data).toMatchObject({ id: other?.id, is_limited: true });
    // the other person may still be waiting for their own question on another device; what this person left
    // behind has ended
    expect((await sessionOf(elsewhere.token)).status).toBe(200);
    expect((await sessionOf(first.token)).status).toBe(401);
    pass(LIMITS.freshProofSeconds);
    expect((await test.http.post('/api/auth/ticket-for-other').set(as(elsewhere.token))).body.code).toBe(
      'FRESH_PROOF_NEEDED',
    );
  });

  /** A couple, neither of whom appears to be gone: one has signed in, and has a ticket for the other. */
  async function household() {
    const phone = nextPhone();
    const couple = [await person(phone, 'רמי'), await person(phone, 'דנה')];
    const from = device();
    const { id, token } = await prove<SignedIn>(phone, from);
    const name = id === couple[0]?.id ? 'דנה מזרחי' : 'רמי מזרחי';
    return {
      from,
      token,
      name,
      other: couple.find((one) => one.id !== id)?.id,
      ...(await ticketForOther(token)),
    };
  }

  it('continues once with a ticket, which ends the session that it was taken from', async () => {
    const { from, token, name, other, ticket } = await household();
    expect((await named(from, ticket, 'פלוני אלמוני')).body.data).toEqual({ register: true });
    const answers = await Promise.all([1, 2, 3].map(() => named(from, ticket, name)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 200)?.body.data).toMatchObject({
      id: other,
      is_limited: false,
    });
    expect((await sessionOf(token)).status).toBe(401);
    expect((await named(from, ticket, name)).status).toBe(422);
    const live: object[] = await test.database.manager.query(
      'SELECT 1 FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND phone_proven_at IS NOT NULL',
      [other],
    );
    expect(live).toHaveLength(1);
  });

  it('lets nobody of a household in fully with a code that is no longer fresh', async () => {
    const { from, token, name, ticket } = await household();
    pass(LIMITS.freshProofSeconds);
    expect((await named(from, ticket, name)).body.code).toBe('TICKET_INVALID');
    expect((await sessionOf(token)).status).toBe(200);
  });

  const fileAs = (ticket: string, fullName: string, change: object = {}) =>
    test.http
      .post('/api/user-applications')
      .send({ ...new RequestWorld(test).shoppingForm(), ...VISITOR, full_name: fullName, ticket, ...change });
  const registerAs = (ticket: string, firstName: string, lastName = 'מזרחי') =>
    test.http
      .post('/api/auth/register')
      .send({ ...QUICK_FORM, first_name: firstName, last_name: lastName, ticket });

  it('cannot be tried endlessly: a number of names a day is checked per number, typed here or in a form, and the answer after them is always the same', async () => {
    const { phone, from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    // the registration of the person who has the number now was one try
    for (let index = 0; index < LIMITS.namesADay - 3; index += 1)
      expect((await named(from, ticket, `פלוני ${index}`)).status).toBe(200);
    expect((await named(from, ticket, 'רחל מזרחי')).status).toBe(200);
    // one name counts as one try, however often it is typed
    for (let index = 0; index < 3; index += 1)
      expect((await named(from, ticket, 'רחל  מִזרחי')).status).toBe(200);
    expect((await registerAs(ticket, 'אסתר', 'מזרח').expect(200)).body.data.kept).toBe('created');
    const { ticket: next } = await ticketForOther(token);
    for (const name of ['אסתר מזרחי', 'פלוני אלמוני'])
      expect((await named(from, next, name)).body.code).toBe('NAMES_OVER');
    for (const firstName of ['אסתר', 'יעל']) {
      expect((await registerAs(next, firstName)).body.code).toBe('NAMES_OVER');
      expect((await fileAs(next, `${firstName} מזרחי`)).body.code).toBe('NAMES_OVER');
    }
    pass(DAY);
    const { ticket: later } = await ticketForOther((await prove<SignedIn>(phone, from)).token);
    expect((await named(from, later, 'אסתר מזרחי')).body.data).toMatchObject({ is_limited: true });
  });

  it('is not used up by one’s own name, nor by forms with faults', async () => {
    const { from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    for (let index = 0; index <= LIMITS.namesADay; index += 1) {
      await test.http
        .post('/api/auth/profile')
        .set(as(token))
        .send({ first_name: 'נור', last_name: 'כהן' })
        .expect(200);
      await fileAs(ticket, `פלוני ${index}`, { description: '' }).expect(422);
      await fileAs(ticket, `פלוני ${index}`, { residential_address: '' }).expect(422);
      await test.http
        .post('/api/auth/register')
        .send({ ...QUICK_FORM, first_name: `פלוני ${index}`, residential_address: '', ticket })
        .expect(422);
    }
    expect((await named(from, ticket, 'אסתר מזרחי')).body.data).toMatchObject({ is_limited: true });
  });

  it('reads the same in a check of details, whether a hidden name is matched, missed, blocked or inactive', async () => {
    const { served, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    const check = async (name: string) =>
      (await test.http.post('/api/user-applications/check-user-detail').send({ ticket, full_name: name }))
        .body;
    const missed = await check('אסתר כהן');
    expect(missed.data).toMatchObject({ is_known: true, previous: { full_name: 'נור כהן' } });
    const hit = await check('אסתר מזרחי');
    const answers = [hit];
    for (const state of ['is_active = false', 'is_active = true, is_block = true']) {
      await test.database.manager.query(`UPDATE users SET ${state} WHERE id = $1`, [served.id]);
      answers.push(await check('אסתר מזרחי'));
      expect((await fileAs(ticket, 'אסתר מזרחי')).body.code).toBe('OWNER_QUESTION_FIRST');
      expect((await registerAs(ticket, 'אסתר')).body.code).toBe('OWNER_QUESTION_FIRST');
    }
    expect(answers).toEqual([missed, missed, missed]);
  });

  /** The ticket that a session alone gives, an hour after its code. */
  const ownTicket = async (token: string): Promise<RegistrationTicket> => {
    pass(3600);
    return (await test.http.post('/api/auth/registration-ticket').set(as(token)).expect(200)).body.data;
  };

  it('is no way in, nor a way to write, with a ticket of one’s own session: it opens nobody else at the number, and no form counts as a sign of them', async () => {
    const { phone, served, from, token } = await shutOut();
    const { ticket } = await ownTicket(token);
    await test.database.manager.query(`UPDATE users SET email = 'esther@example.org' WHERE id = $1`, [
      served.id,
    ]);
    const checked = await test.http
      .post('/api/user-applications/check-user-detail')
      .send({ ticket, full_name: 'אסתר מזרחי' })
      .expect(200);
    expect(checked.body.data.previous).toMatchObject({ full_name: 'נור כהן' });
    const asking = await fileAs(ticket, 'אסתר מזרחי');
    expect(asking.body.code).toBe('OWNER_QUESTION_FIRST');
    for (const change of [
      {},
      { residential_address: undefined, disability_id: undefined, is_confirm: undefined },
    ])
      expect((await fileAs(ticket, 'אסתר מזרחי', { is_use_previous_detail: 1, ...change })).body.code).toBe(
        'OWNER_QUESTION_FIRST',
      );
    const nameless = await fileAs(ticket, '', { is_use_previous_detail: 1, residential_address: undefined });
    expect(nameless.body.errors).toHaveProperty('full_name');
    expect((await registerAs(ticket, 'אסתר')).body.code).toBe('OWNER_QUESTION_FIRST');
    const told: unknown[] = await test.database.manager.query(
      'SELECT 1 FROM consents WHERE user_id = $1 UNION ALL SELECT 1 FROM needs WHERE user_id = $1',
      [served.id],
    );
    expect(told).toEqual([]);
    const { token: fresh } = await prove<SignedIn>(phone, from);
    expect(await entered(from, (await ticketForOther(fresh)).ticket, 'אסתר מזרחי')).toMatchObject({
      is_limited: true,
    });
  });

  it('also counts the names that people give themselves in the profile or with a ticket of their own session, while others are at the number', async () => {
    const { token } = await shutOut();
    const rename = (firstName: string) =>
      test.http.post('/api/auth/profile').set(as(token)).send({ first_name: firstName, last_name: 'מזרחי' });
    expect((await rename('אסתר').expect(422)).body.code).toBe('NAME_AT_PHONE');
    // the registration of the person now there was one try, and the name of the other was another
    for (let index = 0; index < LIMITS.namesADay - 3; index += 1) await rename(`פלוני ${index}`).expect(200);
    expect((await registerAs((await ownTicket(token)).ticket, 'רחל').expect(200)).body.data).toMatchObject({
      full_name: 'רחל מזרחי',
    });
    expect((await rename('יעל').expect(422)).body).toMatchObject({
      code: 'NAMES_OVER',
      errors: { last_name: [expect.any(String)] },
    });
    expect((await registerAs((await ownTicket(token)).ticket, 'יעל').expect(422)).body.code).toBe(
      'NAMES_OVER',
    );
    const alone = await test.person('user', { phone: nextPhone(), firstName: 'דינה', lastName: 'לוי' });
    for (let index = 0; index <= LIMITS.namesADay; index += 1) {
      const body = { first_name: `פלונית ${index}`, last_name: 'לוי' };
      await test.http.post('/api/auth/profile').set(as(alone.token)).send(body).expect(200);
    }
  });

  it('also counts the names under which people register others at their own number, which reveals who is there', async () => {
    const { phone, from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    const refer = (firstName: string) =>
      test.http
        .post('/api/reference/register')
        .set(as(token))
        .send({ ...WHOLE_FORM, first_name: firstName, last_name: 'מזרחי', phone });
    for (let index = 0; index < LIMITS.namesADay - 2; index += 1)
      expect((await named(from, ticket, `פלוני ${index}`)).status).toBe(200);
    expect((await refer('רותי').expect(200)).body.data.kept).toBe('created');
    expect((await refer('אסתר').expect(422)).body.code).toBe('NAMES_OVER');
  });

  it('also counts the name with which the number is taken, which is refused when somebody there has it', async () => {
    const { phone, from, token } = await shutOut();
    const { ticket } = await ticketForOther(token);
    for (let index = 0; index < LIMITS.namesADay - 1; index += 1)
      expect((await named(from, ticket, `פלוני ${index}`)).status).toBe(200);
    const guest = await person(nextPhone(), 'אסתר');
    const caller = await test.app.get(SessionsService).read(guest.token);
    await test.app.get(SessionsService).notePhoneProven(caller?.sessionId ?? '');
    await from.post('/auth/phone/otp', { phone }, guest.token);
    const { body } = await from.post('/auth/phone', { phone, otp: await sentCode(test, phone) }, guest.token);
    expect(body).toMatchObject({ code: 'NAMES_OVER', errors: { phone: [expect.any(String)] } });
  });

  it('reveals nobody else of a household with a ticket of one’s own session either', async () => {
    const phone = nextPhone();
    const [rami, dana] = [await person(phone, 'רמי'), await person(phone, 'דנה')];
    const { ticket } = await ownTicket(rami.token);
    const { body } = await test.http
      .post('/api/user-applications/check-user-detail')
      .send({ ticket, full_name: 'דנה מזרחי' })
      .expect(200);
    expect(body.data.previous).toMatchObject({ full_name: 'רמי מזרחי' });
    expect((await fileAs(ticket, 'דנה מזרחי')).body.code).toBe('OWNER_QUESTION_FIRST');
    const filed = async (name: string) => {
      const { ticket: own } = await ownTicket(rami.token);
      await fileAs(own, name).expect(200);
      const [row]: { user_id: number }[] = await test.database.manager.query(
        'SELECT user_id FROM needs ORDER BY id DESC LIMIT 1',
      );
      return row?.user_id;
    };
    expect(await filed('רמי מזרחי')).toBe(rami.id);
    expect([rami.id, dana.id]).not.toContain(await filed('יעל מזרחי'));
  });

  it('is checked with a ticket that came from a code, and with none from somebody’s session', async () => {
    const { token, from } = await shutOut();
    const own = (await test.http.post('/api/auth/registration-ticket').set(as(token)).expect(200)).body.data;
    expect((await named(from, own.ticket, 'אסתר מזרחי')).body.code).toBe('TICKET_INVALID');
    expect((await named(from, 'nothing', 'אסתר מזרחי')).body.code).toBe('TICKET_INVALID');
  });
});
