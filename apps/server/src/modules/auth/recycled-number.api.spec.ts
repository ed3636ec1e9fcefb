import type { AuthRecord, PersonOfNumber, RegistrationTicket, SignedIn } from '@karov/api-client';
import { DAY, type SignInDoor } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { TestDevice } from '../../testing/device.js';
import { QUICK_FORM, VOLUNTEER_FORM, WHOLE_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';
import { HelpProfilesService, UsersRepository } from '../users/index.js';
import { OwnerQuestionsService } from './owner-questions.service.js';
import { SessionsService } from './sessions.service.js';

const YEAR = 400 * DAY;

describe('a number that was given to somebody new, and one that several share (rules 237, 238)', () => {
  let test: TestApp;
  let phones = 8_000_000;
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
  const person = (phone: string, firstName: string) =>
    test.person('user', { phone, firstName, lastName: 'מזרחי', createdAt: now() });
  const as = (token: string) => ({ Authorization: `Bearer ${token}` });

  const waitsSince = (id: number) => test.app.get(OwnerQuestionsService).since(id);

  /**
   * Uses a code from this device: it signs in, or gives a ticket at a door where nobody with the number can
   * sign in.
   */
  async function prove<T>(phone: string, from: TestDevice, door: SignInDoor = 'user'): Promise<T> {
    pass(31);
    await from.ask(phone, door);
    return from.read<T>('/auth/verify-otp', { phone, otp: await sentCode(test, phone) });
  }

  /** The former owner is gone for good, and somebody new registers with the number. */
  async function recycled() {
    const phone = nextPhone();
    const former = await person(phone, 'אסתר');
    pass(YEAR);
    const from = device();
    const limited = await prove<SignedIn>(phone, from);
    expect(limited).toMatchObject({ id: former.id, is_limited: true });
    expect(limited).not.toHaveProperty('others');
    const ticket = await prove<RegistrationTicket>(phone, from, 'volunteer');
    expect(ticket).toMatchObject({ full_name: '', registered_roles: [] });
    const form = { ...QUICK_FORM, first_name: 'נור', ticket: ticket.ticket };
    const { body } = await test.http.post('/api/auth/register').send(form).expect(200);
    expect(body.data).toMatchObject({ kept: 'created', is_limited: false });
    return { phone, former, from };
  }

  it('lets somebody new register under their own name, and tells them nothing about the previous owner', async () => {
    const { phone, former, from } = await recycled();
    const entered = await prove<SignedIn>(phone, from);
    expect(entered).toMatchObject({ full_name: 'נור כהן', is_limited: false });
    expect(entered).not.toHaveProperty('others');
    const people: PersonOfNumber[] = (
      await test.http.get('/api/auth/people-of-number').set(as(entered.token)).expect(200)
    ).body.data;
    expect(people.map(({ first_name: name }) => name)).toEqual(['נור']);
    await test.http
      .post('/api/auth/choose-person')
      .set(as(entered.token))
      .send({ id: former.id })
      .expect(404);
  });

  it('ends what waited for the former owner’s question once somebody new has registered, and the card no longer says that somebody waits', async () => {
    const phone = nextPhone();
    const former = await person(phone, 'אסתר');
    pass(YEAR);
    const from = device();
    const limited = await prove<SignedIn>(phone, from);
    expect(await waitsSince(former.id)).not.toBeNull();
    const { ticket } = await prove<RegistrationTicket>(phone, from, 'volunteer');
    await test.http
      .post('/api/auth/register')
      .send({ ...QUICK_FORM, first_name: 'נור', ticket })
      .expect(200);
    await test.http.get('/api/auth/session').set(as(limited.token)).expect(401);
    expect(await waitsSince(former.id)).toBeNull();
  });

  it('lets staff open the session that came last, and ends those that waited before it', async () => {
    const phone = nextPhone();
    const former = await person(phone, 'אסתר');
    pass(YEAR);
    const guest = await prove<SignedIn>(phone, device());
    const owner = await prove<SignedIn>(phone, device());
    const admin = await test.person('super_admin');
    const actor = (await test.app.get(SessionsService).read(admin.token)) ?? fail('SESSION_EXPIRED');
    const vouch = () =>
      test.database.transaction((tx) => test.app.get(OwnerQuestionsService).vouch(tx, actor, former.id));
    await vouch();
    const { body } = await test.http.get('/api/auth/session').set(as(owner.token)).expect(200);
    expect(body.data).toMatchObject({ is_limited: false });
    await test.http.get('/api/auth/session').set(as(guest.token)).expect(401);
    await expect(vouch()).rejects.toThrow();
  });

  it('lets two of a household wait for their questions, and ends what waits once one of them signs in fully', async () => {
    const phone = nextPhone();
    const household = [
      await person(phone, 'רמי'),
      await person(phone, 'דנה'),
      await person(phone, 'יעל'),
      await person(phone, 'אורי'),
    ];
    const from = device();
    const choose = (token: string, id: number) => from.read<AuthRecord>('/auth/choose-person', { id }, token);
    const first = await prove<SignedIn>(phone, from);
    const [second = 0, one = 0, other = 0] = household.flatMap(({ id }) => (id === first.id ? [] : [id]));
    await choose(first.token, second);
    pass(YEAR);
    expect(await choose((await prove<SignedIn>(phone, from)).token, one)).toMatchObject({
      id: one,
      is_limited: true,
    });
    expect(await choose((await prove<SignedIn>(phone, from)).token, other)).toMatchObject({
      id: other,
      is_limited: true,
    });
    expect([await waitsSince(one), await waitsSince(other)]).toEqual([expect.any(Date), expect.any(Date)]);
    const known = await prove<SignedIn>(phone, from);
    expect(await choose(known.token, known.id === second ? first.id : second)).toMatchObject({
      is_limited: false,
    });
    expect([await waitsSince(one), await waitsSince(other)]).toEqual([null, null]);
  });

  it('sends nothing to the former owner, however their name is typed', async () => {
    const { phone, from } = await recycled();
    const entered = await prove<SignedIn>(phone, from);
    const { body } = await test.http.post('/api/auth/ticket-for-other').set(as(entered.token)).expect(200);
    const form = { ...QUICK_FORM, first_name: 'אסתר', last_name: 'מזרחי', ticket: body.data.ticket };
    expect((await test.http.post('/api/auth/register').send(form).expect(422)).body.code).toBe(
      'OWNER_QUESTION_FIRST',
    );
  });

  /**
   * The former owner is gone for good; a person with the number was registered by a helper and has never been
   * active.
   */
  async function referred() {
    const phone = nextPhone();
    const former = await person(phone, 'אסתר');
    pass(YEAR);
    const { id, token } = await person(nextPhone(), 'רותי');
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(id, { ids: [11], other: '' }),
    );
    const form = { ...WHOLE_FORM, first_name: 'נור', phone };
    expect(
      (await test.http.post('/api/reference/register').set(as(token)).send(form).expect(200)).body.data.kept,
    ).toBe('created');
    return { phone, former };
  }

  // a person recorded by others has not started using the number: the code may be either's, or neither's
  it('opens neither the account that a helper wrote down nor the former owner’s before a question, and leads each to their own by their name', async () => {
    const { phone, former } = await referred();
    const from = device();
    const entered = await prove<SignedIn>(phone, from);
    expect(entered).toMatchObject({ full_name: '', is_limited: true });
    expect(entered).not.toHaveProperty('others');
    const { body } = await test.http.post('/api/auth/ticket-for-other').set(as(entered.token)).expect(200);
    const written = await from.read<AuthRecord>('/auth/name-at-number', {
      ticket: body.data.ticket,
      full_name: 'נור כהן',
    });
    expect(written).toMatchObject({ is_limited: true, full_name: '' });
    expect(written.id).not.toBe(former.id);
    const ticket = await prove<RegistrationTicket>(phone, device(), 'volunteer');
    expect(ticket).toMatchObject({ full_name: '', registered_roles: [] });
  });

  it('opens an account that a helper wrote down to nobody who came to the number later', async () => {
    const { phone } = await referred();
    const from = device();
    const { ticket } = await prove<RegistrationTicket>(phone, from, 'volunteer');
    const form = { ...QUICK_FORM, first_name: 'דנה', ticket };
    await test.http.post('/api/auth/register').send(form).expect(200);
    const entered = await prove<SignedIn>(phone, from);
    expect(entered).toMatchObject({ full_name: 'דנה כהן', is_limited: false });
    for (const { id } of entered.others ?? []) {
      const chosen = await test.http.post('/api/auth/choose-person').set(as(entered.token)).send({ id });
      expect(chosen.status === 404 || chosen.body.data.is_limited).toBe(true);
    }
    const elsewhere = await prove<SignedIn>(phone, device());
    expect([elsewhere.full_name, elsewhere.is_limited]).toEqual(['דנה כהן', false]);
  });

  it('signs in a person whom a helper wrote down, when the number is theirs alone or somebody else at it is surely present', async () => {
    const helper = await person(nextPhone(), 'רותי');
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(helper.id, { ids: [11], other: '' }),
    );
    const [alone, shared] = [nextPhone(), nextPhone()];
    const husband = await person(shared, 'יוסף');
    for (const phone of [alone, shared])
      await test.http
        .post('/api/reference/register')
        .set(as(helper.token))
        .send({ ...WHOLE_FORM, first_name: 'נור', phone })
        .expect(200);
    expect(await prove<SignedIn>(alone, device())).toMatchObject({ full_name: 'נור כהן', is_limited: false });
    const from = device();
    const entered = await prove<SignedIn>(shared, from);
    expect(entered).toMatchObject({ id: husband.id, is_limited: false, others: [{ first_name: 'נור' }] });
    const chosen = await from.read<AuthRecord>(
      '/auth/choose-person',
      { id: entered.others?.[0]?.id },
      entered.token,
    );
    expect(chosen).toMatchObject({ full_name: 'נור כהן', is_limited: false });
  });

  it('fills in no form with an imported person’s data beside a former owner, lets them complete it by their name, and then in full', async () => {
    const phone = nextPhone();
    const former = await person(phone, 'אסתר');
    pass(YEAR);
    const imported = await test.database.transaction(async () => {
      const row = {
        firstName: 'נועה',
        lastName: 'לוי',
        phone,
        email: null,
        locale: 'he-IL',
        isActive: true,
        channels: ['sms'],
        address: null,
      } as const;
      const [added] = await test.app.get(UsersRepository).add([{ ...row, createdAt: now() }], 'volunteer');
      return added?.id ?? 0;
    });
    await test.database.manager.query(
      'INSERT INTO volunteer_information (user_id, is_imported) VALUES ($1, true)',
      [imported],
    );
    const from = device();
    const ticket = await prove<RegistrationTicket>(phone, from, 'volunteer');
    expect(ticket).toMatchObject({ full_name: '', registered_roles: [], volunteer_information: null });
    const { body } = await test.http
      .post('/api/auth/register')
      .send({ ...VOLUNTEER_FORM, ticket: ticket.ticket })
      .expect(200);
    expect(body.data).toMatchObject({ id: imported, is_limited: false });
    const entered = await prove<SignedIn>(phone, from, 'volunteer');
    expect(entered).toMatchObject({ id: imported, is_limited: false });
    expect(entered.others?.map(({ id }) => id) ?? []).not.toContain(former.id);
  });

  it('makes the link of rule 96 for a person who is not in doubt', async () => {
    const { phone, former } = await recycled();
    const from = device();
    pass(31);
    await from.ask(phone);
    const right = await sentCode(test, phone);
    for (let tries = 0; tries < 5; tries += 1) await from.guess(phone, right === '1111' ? '2222' : '1111');
    const links: { user_id: number }[] = await test.database.manager.query(
      'SELECT l.user_id FROM sign_in_links l JOIN users u ON u.id = l.user_id WHERE u.phone = $1',
      [phone],
    );
    expect(links).toEqual([{ user_id: expect.any(Number) }]);
    expect(links[0]?.user_id).not.toBe(former.id);
  });

  it('hides the former owner from them whatever is done for that owner later, until they have signed in fully themselves', async () => {
    const { phone, former, from } = await recycled();
    const named = async () => (await prove<SignedIn>(phone, from)).others?.map(({ id }) => id) ?? [];
    const later = now();
    const given = `INSERT INTO consents (user_id, kind, version, locale, given_at) VALUES ($1, 'terms', '1', 'he-IL', $2)`;
    await test.database.manager.query(given, [former.id, later]);
    await test.database.manager.query('UPDATE users SET deleted_at = $2, updated_at = $2 WHERE id = $1', [
      former.id,
      later,
    ]);
    await test.database.manager.query('UPDATE users SET deleted_at = NULL, updated_at = $2 WHERE id = $1', [
      former.id,
      later,
    ]);
    expect(await named()).toEqual([]);
    await test.app.get(UsersRepository).noteActive(former.id, true);
    expect(await named()).toHaveLength(1);
  });

  it('names a household to each of its members, also to one who was away for a year, who is asked the question before anything of theirs is shown', async () => {
    const phone = nextPhone();
    const rami = await person(phone, 'רמי');
    const dana = await person(phone, 'דנה');
    const from = device();
    const first = await prove<SignedIn>(phone, from);
    pass(YEAR);
    const again = await prove<SignedIn>(phone, from);
    expect(again).toMatchObject({ id: first.id, is_limited: false });
    const other = first.id === rami.id ? dana : rami;
    expect(again.others).toEqual([{ id: other.id, first_name: other.id === dana.id ? 'דנה' : 'רמי' }]);
    const { body } = await test.http
      .post('/api/auth/choose-person')
      .set(as(again.token))
      .send({ id: other.id })
      .expect(200);
    expect(body.data).toMatchObject({ id: other.id, is_limited: true, full_name: '' });
  });
});
