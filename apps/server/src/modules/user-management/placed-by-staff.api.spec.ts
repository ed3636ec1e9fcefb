import type { AuthRecord, SignedIn } from '@karov/api-client';
import type { SignInDoor } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import { StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';

const YEAR = 400 * 86_400;

describe('a person whom staff place beside a household (rule 238)', () => {
  let test: TestApp;
  let desk: StaffDesk;
  let phones = 8_700_000;
  let devices = 0;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000', KAROV_OTP_PER_IP_HOUR: '1000' });
    desk = new StaffDesk(test);
  });
  afterAll(() => test.close());

  const pass = (seconds: number) => test.app.get(Clock).advance(seconds);
  const nextPhone = () => `+97253${(phones += 1)}`;
  const device = () => new TestDevice(test, `198.51.100.${(devices += 1)}`);
  const person = (phone: string, firstName: string) =>
    test.person('user', { phone, firstName, lastName: 'מזרחי', createdAt: test.app.get(Clock).now() });

  async function signIn(phone: string, from = device(), door: SignInDoor = 'user'): Promise<SignedIn> {
    pass(31);
    await from.ask(phone, door);
    return from.read<SignedIn>('/auth/verify-otp', { phone, otp: await sentCode(test, phone) });
  }

  /** An action by a member of staff, in a new session because a year has passed. */
  const act = async (method: 'put' | 'post' | 'delete', path: string, body: object = {}) =>
    desk.call(await test.person('super_admin'), method, `admin/users/${path}`, body).expect(200);
  const give = (id: number, firstName: string, phone: string) =>
    act('put', `${id}`, { first_name: firstName, last_name: 'מזרחי', phone, role_id: 1, is_sms: 1 });
  const bringBack = async (id: number) => {
    await act('delete', `${id}`);
    await act('post', `restore/${id}`);
  };
  const othersOf = ({ others }: SignedIn) => others?.map(({ id }) => id) ?? [];

  it('reads who is there when they were given the number, also when served by telephone only', async () => {
    const phone = nextPhone();
    const grandfather = await person(phone, 'אברהם');
    pass(YEAR);
    const dana = await person(nextPhone(), 'דנה');
    await give(dana.id, 'דנה', phone);
    const entered = await signIn(phone);
    expect(entered).toMatchObject({ id: dana.id, is_limited: false });
    expect(othersOf(entered)).toEqual([grandfather.id]);
  });

  it('reads the same after they were brought back', async () => {
    const phone = nextPhone();
    const [grandfather, dana] = [await person(phone, 'אברהם'), await person(phone, 'דנה')];
    const own = device();
    const first = await signIn(phone, own);
    if (first.id !== dana.id) await own.read<AuthRecord>('/auth/choose-person', { id: dana.id }, first.token);
    await test.database.manager.query('DELETE FROM known_devices WHERE user_id = $1', [grandfather.id]);
    pass(YEAR);
    await bringBack(dana.id);
    const entered = await signIn(phone, own);
    expect(entered).toMatchObject({ id: dana.id, is_limited: false });
    expect(othersOf(entered)).toEqual([grandfather.id]);
  });

  it('reads the same when they are added by hand', async () => {
    const phone = nextPhone();
    const grandfather = await person(phone, 'אברהם');
    pass(YEAR);
    await act('post', '', {
      first_name: 'גילה',
      last_name: 'רון',
      phone,
      role_id: 3,
      is_sms: 1,
      is_active: 1,
    });
    const entered = await signIn(phone, device(), 'admin');
    expect(entered).toMatchObject({ role: 'manager', is_limited: false });
    expect(othersOf(entered)).toEqual([grandfather.id]);
  });

  it('is read by the previous owner of the number', async () => {
    const grandfather = await person(nextPhone(), 'אברהם');
    pass(YEAR);
    const phone = nextPhone();
    const dana = await person(phone, 'דנה');
    await give(grandfather.id, 'אברהם', phone);
    const entered = await signIn(phone);
    expect(entered).toMatchObject({ id: dana.id, is_limited: false });
    expect(othersOf(entered)).toEqual([grandfather.id]);
  });

  it('finds no previous owner once they began with the number on their own, after any action of staff', async () => {
    const phone = nextPhone();
    await person(phone, 'אסתר');
    pass(YEAR);
    const nur = await person(phone, 'נור');
    const before = await signIn(phone);
    expect([before.id, othersOf(before)]).toEqual([nur.id, []]);
    await bringBack(nur.id);
    await give(nur.id, 'נור', nextPhone());
    await give(nur.id, 'נור', phone);
    const after = await signIn(phone);
    expect([after.id, othersOf(after)]).toEqual([nur.id, []]);
  });
});
