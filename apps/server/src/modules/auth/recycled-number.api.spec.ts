import type { PersonOfNumber, RegistrationTicket, SignedIn } from '@karov/api-client';
import type { SignInDoor } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import { QUICK_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';
import { PresenceService } from '../users/index.js';

const DAY = 86_400;
const YEAR = 400 * DAY;

describe('a number that was given to somebody new, and one that several share (rules 237, 238)', () => {
  let test: TestApp;
  let phones = 8_000_000;
  let devices = 0;
  beforeAll(async () => (test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000', KAROV_OTP_PER_IP_HOUR: '1000' })));
  afterAll(() => test.close());

  const now = () => test.app.get(Clock).now();
  const pass = (seconds: number) => test.app.get(Clock).advance(seconds);
  const nextPhone = () => `+97253${(phones += 1)}`;
  const device = () => new TestDevice(test, `198.51.100.${(devices += 1)}`);
  const person = (phone: string, firstName: string) => test.person('user', { phone, firstName, lastName: 'מזרחי', createdAt: now() });
  const as = (token: string) => ({ Authorization: `Bearer ${token}` });

  /** A code from this device: signs in, or gives a ticket at a door through which nobody of the number comes. */
  async function prove<T>(phone: string, from: TestDevice, door: SignInDoor = 'user'): Promise<T> {
    pass(31);
    await from.ask(phone, door);
    return from.read<T>('/auth/verify-otp', { phone, otp: await sentCode(test, phone) });
  }

  /** The former owner has gone for good; somebody new registers with their number. */
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

  it('lets somebody new register under their own name, and tells them nothing of who had the number before', async () => {
    const { phone, former, from } = await recycled();
    const entered = await prove<SignedIn>(phone, from);
    expect(entered).toMatchObject({ full_name: 'נור כהן', is_limited: false });
    expect(entered).not.toHaveProperty('others');
    const people: PersonOfNumber[] = (await test.http.get('/api/auth/people-of-number').set(as(entered.token)).expect(200)).body.data;
    expect(people.map(({ first_name: name }) => name)).toEqual(['נור']);
    await test.http.post('/api/auth/choose-person').set(as(entered.token)).send({ id: former.id }).expect(404);
  });

  it('writes nothing to the former owner, by whatever way their name is typed', async () => {
    const { phone, from } = await recycled();
    const entered = await prove<SignedIn>(phone, from);
    const { body } = await test.http.post('/api/auth/ticket-for-other').set(as(entered.token)).expect(200);
    const form = { ...QUICK_FORM, first_name: 'אסתר', last_name: 'מזרחי', ticket: body.data.ticket };
    expect((await test.http.post('/api/auth/register').send(form).expect(422)).body.code).toBe('OWNER_QUESTION_FIRST');
  });

  it('keeps the former owner unknown to them whatever is done for that one later, until they have come in whole themselves', async () => {
    const { phone, former, from } = await recycled();
    const named = async () => (await prove<SignedIn>(phone, from)).others?.map(({ id }) => id) ?? [];
    const later = now();
    const given = `INSERT INTO consents (user_id, kind, version, locale, given_at) VALUES ($1, 'terms', '1', 'he-IL', $2)`;
    await test.database.manager.query(given, [former.id, later]);
    await test.database.manager.query('UPDATE users SET deleted_at = $2, updated_at = $2 WHERE id = $1', [former.id, later]);
    await test.database.manager.query('UPDATE users SET deleted_at = NULL, updated_at = $2 WHERE id = $1', [former.id, later]);
    expect(await named()).toEqual([]);
    await test.app.get(PresenceService).note(former.id, true);
    expect(await named()).toHaveLength(1);
  });

  it('names a household to each of its own, also who was away for a year, who is asked the question before anything of theirs is seen', async () => {
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
    const { body } = await test.http.post('/api/auth/choose-person').set(as(again.token)).send({ id: other.id }).expect(200);
    expect(body.data).toMatchObject({ id: other.id, is_limited: true, full_name: '' });
  });
});
