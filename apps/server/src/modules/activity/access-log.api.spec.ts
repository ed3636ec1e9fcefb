import { Clock } from '../../platform/clock/clock.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
interface Entry {
  new_values: { list: string; role: string; filter: Record<string, unknown> };
  person_ids: number[];
}
const PENDING = '/admin/dashboard/pending-applications';
const QUARTER = 900;

describe('looking at lists of people', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    admin = await test.person('admin', { firstName: 'מיה', lastName: 'לב' });
  });
  afterEach(() => test.close());

  const entries = (): Promise<Entry[]> =>
    test.database.manager.query(
      `SELECT new_values, person_ids FROM activity_log WHERE action = 'looked' ORDER BY id`,
    );
  const readsOf = async (person: Somebody): Promise<{ reader: string; what: string }[]> => {
    const { body } = await world.as(person, 'get', '/auth/privacy');
    const { reads }: { reads: { reader: string; what: string }[] } = body.data;
    return reads;
  };

  it('is one entry per view, with its filter and who was shown, and each of them can read it', async () => {
    const [one, other] = [await world.seeker(0), await world.seeker(0)];
    await world.ask(one);
    await world.ask(other);
    await world.as(admin, 'get', `${PENDING}?search=milk`);
    expect(await entries()).toEqual([
      {
        new_values: { list: `GET /api${PENDING}`, role: 'admin', filter: { search: '…' } },
        person_ids: expect.arrayContaining([one.id, other.id]),
      },
    ]);
    expect(await readsOf(one)).toMatchObject([
      { reader: 'מיה לב', what: 'Name, phone and address, in a list' },
      { reader: 'מיה לב', what: 'Disability and health details' },
    ]);
    expect(await readsOf(await world.seeker(0))).toEqual([]);
  });

  it('merges what the same person reads again within a quarter of an hour, and adds the people who are new', async () => {
    const one = await world.seeker(0);
    await world.ask(one);
    await world.as(admin, 'get', PENDING);
    await world.as(admin, 'get', `${PENDING}?page=1`);
    expect(await entries()).toHaveLength(1);

    const late = await world.seeker(0);
    await world.ask(late);
    await world.as(admin, 'get', PENDING);
    expect((await entries()).map((entry) => entry.person_ids)).toEqual([[one.id], [late.id]]);

    test.app.get(Clock).advance(QUARTER + 1);
    await world.as(admin, 'get', PENDING);
    expect((await entries())[2]?.person_ids.sort()).toEqual([one.id, late.id].sort());
    await world.as(await test.person('super_admin'), 'get', PENDING);
    expect(await entries()).toHaveLength(4);
  });

  it('reads only the list’s query, and does so before anything else', async () => {
    const one = await world.seeker(0);
    await world.ask(one);
    expect((await world.as(admin, 'get', `${PENDING}?sort=nonsense`)).status).toBe(422);
    expect(await entries()).toEqual([]);
    const other = await world.seeker(0);
    expect(
      (
        await world.as(admin, 'post', '/admin/applications?sort=nonsense', {
          ...world.shoppingForm(),
          user_id: other.id,
        })
      ).status,
    ).toBe(200);
  });

  it('leaves no entry when nobody is shown, when people look at themselves, or when the caller is not staff', async () => {
    const seeker = await world.seeker(0);
    const id = await world.ask(seeker);
    const volunteer = await world.volunteer(1);
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    await world.as(volunteer, 'get', '/volunteer/application-users');
    await world.as(seeker, 'get', '/applications');
    await world.as(admin, 'get', '/admin/categories');
    const looked = await entries();
    expect(looked.filter(({ new_values }) => !new_values.list.includes('/api/admin/'))).toEqual([]);
    expect(looked.filter(({ new_values }) => new_values.list.includes('categories'))).toEqual([]);
  });

  it.each([
    [
      'who would get a message to many',
      'post',
      '/admin/users/send-message/people',
      { message: 'x', type: 'sms' },
    ],
    [
      'what each of them would read',
      'post',
      '/admin/users/send-message/preview',
      { message: 'x', type: 'sms' },
    ],
    ['the form of a member of staff', 'get', '/admin/users/PERSON/form', undefined],
  ] as const)('records %s', async (_what, method, path, form) => {
    const seeker = await world.seeker(0);
    const call = path.replace('PERSON', String(seeker.id));
    const { status } = await world.as(admin, method, call, form && { ...form, user_ids: [seeker.id] });
    expect(status).toBe(200);
    const [entry] = await entries();
    expect([entry?.person_ids, entry?.new_values.list]).toEqual([
      [seeker.id],
      `${method.toUpperCase()} /api${path.replace('PERSON', ':id')}`,
    ]);
  });

  it('records who received a broadcast', async () => {
    const seeker = await world.seeker(0);
    const { body } = await world.as(admin, 'post', '/admin/users/send-message', {
      message: 'x',
      type: 'sms',
      user_ids: [seeker.id],
    });
    const { id }: { id: number } = body.data;
    await world.as(admin, 'get', `/admin/broadcasts/${id}/receivers`);
    const looked = (await entries()).find(({ new_values }) => new_values.list.endsWith('/receivers'));
    expect(looked?.person_ids).toEqual([seeker.id]);
  });

  it('records whose name, number and address an approval reveals in the log of messages', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const id = await world.ask(seeker);
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    await world.as(
      admin,
      'get',
      `/notifications?filters[receiver_id]=${volunteer.id}&filters[type]=approved`,
    );
    const looked = (await entries()).find(({ new_values }) => new_values.list === 'GET /api/notifications');
    expect(looked?.person_ids.toSorted((a, b) => a - b)).toEqual([seeker.id, volunteer.id]);
  });

  it('also records whose message an admin sees in the log', async () => {
    const seeker = await world.seeker(0);
    await world.ask(seeker);
    await world.as(admin, 'get', '/notifications?perPage=100');
    const [entry] = (await entries()).filter(
      ({ new_values }) => new_values.list === 'GET /api/notifications',
    );
    expect(entry?.person_ids).toContain(seeker.id);
    expect(entry?.person_ids).not.toContain(admin.id);
  });
});
