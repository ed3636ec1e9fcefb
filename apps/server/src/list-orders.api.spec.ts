import { EventWorld } from './testing/event-world.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

describe('lists of staff', () => {
  let test: TestApp;
  let staff: { id: number; token: string };
  let manager: { id: number; token: string };
  let permissions: string;
  beforeAll(async () => {
    test = await startTestApp();
    staff = await test.person('super_admin');
    manager = await test.person('manager');
    permissions = `/api/admin/user/region-permissions?user_id=${manager.id}`;
    await new EventWorld(test).permit(manager, ['haifa', 'north', 'south']);
  });
  afterAll(() => test.close());

  const read = (path: string, query: Record<string, string> = {}) =>
    test.http.get(path).query(query).set('Authorization', `Bearer ${staff.token}`);
  const idsOf = async (path: string, query: Record<string, string> = {}): Promise<number[]> =>
    (await read(path, query).expect(200)).body.data.map(({ id }: { id: number }) => id);
  const ascending = (ids: readonly number[]): number[] => [...ids].sort((one, other) => one - other);

  it.each(['users', 'vetting', 'worries', 'user/region-permissions'])(
    'refuse a filter that they do not know: %s',
    async (name) => {
      const { body } = await read(`/api/admin/${name}`, {
        user_id: String(manager.id),
        'filters[nonsense]': '1',
      }).expect(422);
      expect(body.errors).toHaveProperty(['filters.nonsense']);
    },
  );

  it('begin with what is oldest where nobody asks otherwise, also by a name that they cannot be sorted by', async () => {
    const all = await idsOf(permissions);
    expect(all).toHaveLength(3);
    expect(all).toEqual(ascending(all));
    expect(await idsOf(permissions, { orderBy: 'nonsense', order: 'desc' })).toEqual(all);
    expect(await idsOf(permissions, { orderBy: 'id', order: 'desc' })).toEqual(all.toReversed());
    expect(await idsOf(permissions, { perPage: '2', page: '2' })).toEqual(all.slice(2));
  });

  it('of people begin with the newest, also by a name that they cannot be sorted by', async () => {
    const all = await idsOf('/api/admin/users');
    expect(all).toEqual(ascending(all).toReversed());
    expect(await idsOf('/api/admin/users', { orderBy: 'nonsense' })).toEqual(all);
    expect(await idsOf('/api/admin/users', { orderBy: 'id', order: 'asc' })).toEqual(all.toReversed());
  });
});
