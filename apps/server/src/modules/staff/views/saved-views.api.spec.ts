import type { SavedView } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { eraseNow } from '../../../testing/erased.js';
import { type Somebody, StaffDesk } from '../../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const VIEW = {
  list: 'open-requests',
  name: 'צפון, דחוף',
  filters: { state: ['haifa', 'north'], is_urgent: true },
  order_by: 'created_at',
  order: 'desc',
  columns: ['user', 'status'],
  per_page: 25,
};

let test: TestApp;
let desk: StaffDesk;
let admin: Somebody;
let manager: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  desk = new StaffDesk(test);
});
beforeEach(async () => {
  [admin, manager] = await Promise.all([test.person('admin'), test.person('manager')]);
});
afterAll(() => test.close());

const save = (who: Somebody, more: object = {}) =>
  desk.call(who, 'post', 'staff/views', { ...VIEW, ...more });
const saved = async (who: Somebody, more: object = {}): Promise<SavedView> =>
  (await save(who, more).expect(200)).body.data;
const views = async (who: Somebody, list = VIEW.list): Promise<SavedView[]> =>
  (await desk.call(who, 'get', `staff/views?list=${list}`).expect(200)).body.data;
const names = async (who: Somebody, list?: string): Promise<string[]> =>
  (await views(who, list)).map(({ name }) => name);

describe('saved views', () => {
  it('are a person’s own, for one list, and hold what it showed', async () => {
    const view = await saved(manager, { name: '  צפון, דחוף ' });
    expect(view).toEqual({
      ...VIEW,
      id: expect.any(Number),
      is_shared: false,
      is_own: true,
      abilities: ['change', 'delete'],
    });
    expect(await views(manager)).toEqual([view]);
    expect(await views(manager, 'users')).toEqual([]);
    expect(await views(admin)).toEqual([]);
    expect(await views(await test.person('super_admin'))).toEqual([]);
    const bare = { list: 'users', name: 'everybody' };
    expect((await desk.call(manager, 'post', 'staff/views', bare).expect(200)).body.data).toMatchObject({
      filters: {},
      order_by: null,
      order: 'asc',
      columns: [],
      per_page: null,
    });
  });

  it('are replaced and deleted by their owner, and do not exist for anybody else', async () => {
    const { id, ...view } = await saved(manager);
    const change = (who: Somebody, more: object) =>
      desk.call(who, 'put', `staff/views/${id}`, { ...VIEW, ...more });
    const remove = (who: Somebody) => desk.call(who, 'delete', `staff/views/${id}`);
    await change(admin, {}).expect(404);
    await remove(admin).expect(404);
    await change(manager, {}).expect(200);
    await change(manager, { name: 'South', filters: {}, per_page: null, list: 'users' }).expect(200);
    expect(await views(manager)).toEqual([{ ...view, id, name: 'South', filters: {}, per_page: null }]);
    await remove(manager).expect(200);
    await remove(manager).expect(404);
    await change(manager, {}).expect(404);
    expect(await views(manager)).toEqual([]);
  });

  it('are shared by admins, who also delete those of others', async () => {
    const list = 'acceptances';
    await save(manager, { list, is_shared: true })
      .expect(422)
      .expect(({ body }) => expect(Object.keys(body.errors)).toEqual(['is_shared']));
    const { id } = await saved(admin, { list, name: 'A', is_shared: true });
    await saved(admin, { list, name: 'B' });
    await saved(manager, { list, name: 'C' });
    expect(await names(manager, list)).toEqual(['C', 'A']);
    expect((await views(manager, list))[1]).toMatchObject({ is_own: false, is_shared: true, abilities: [] });
    await desk.call(manager, 'put', `staff/views/${id}`, VIEW).expect(404);
    await desk.call(manager, 'delete', `staff/views/${id}`).expect(404);

    await desk.call(admin, 'put', `staff/views/${id}`, { name: 'A' }).expect(200);
    expect(await names(manager, list)).toEqual(['C']);
    await desk.call(admin, 'put', `staff/views/${id}`, { name: 'A', is_shared: true }).expect(200);
    const colleague = await test.person('admin');
    expect((await views(colleague, list))[0]?.abilities).toEqual(['delete']);
    await desk.call(colleague, 'delete', `staff/views/${id}`).expect(200);
    expect(await names(admin, list)).toEqual(['B']);
    const log: { action: string; actor_id: number; new_values: object }[] = await test.database.manager.query(
      `SELECT action, actor_id, new_values FROM activity_log WHERE subject_type = 'saved_view' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(log).toEqual([
      { action: 'view_shared', actor_id: admin.id, new_values: { list } },
      { action: 'view_unshared', actor_id: admin.id, new_values: { list } },
      { action: 'view_shared', actor_id: admin.id, new_values: { list } },
      { action: 'view_deleted', actor_id: colleague.id, new_values: { list } },
    ]);
  });

  it('never hold what was typed into a search', async () => {
    const view = await saved(manager, { filters: { q: 'רחל כהן', search: '052-7654321', state: 'haifa' } });
    expect(view.filters).toEqual({ state: 'haifa' });
    const rows: object[] = await test.database.manager.query(
      `SELECT 1 FROM saved_views v WHERE v::text LIKE '%רחל%' OR v::text LIKE '%7654321%'`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    [{ list: 'cats' }, 'list'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(LIMITS.savedViewNameMax + 1) }, 'name'],
    [{ name: '<b>' }, 'name'],
    [{ filters: { state: 'רחל כהן' } }, 'filters'],
    [{ filters: 'haifa' }, 'filters'],
    [{ order: 'up' }, 'order'],
    [{ order_by: 'x'.repeat(LIMITS.columnNameMax + 1) }, 'order_by'],
    [{ columns: [7] }, 'columns'],
    [{ columns: ['x'.repeat(LIMITS.columnNameMax + 1)] }, 'columns'],
    [{ columns: Array.from({ length: LIMITS.viewColumnsMax + 1 }, (_, at) => `c${at}`) }, 'columns'],
    [{ per_page: 0 }, 'per_page'],
    [{ per_page: LIMITS.viewPageMax + 1 }, 'per_page'],
  ])('are refused on their field: %j', async (more, field) => {
    expect(Object.keys((await save(manager, more).expect(422)).body.errors)).toEqual([field]);
    await desk.call(manager, 'get', 'staff/views?list=cats').expect(422);
  });

  it('have a name once for each person and list, however many save at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(manager)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'VIEW_NAME_TAKEN' });
    await save(manager, { list: 'events' }).expect(200);
    await save(admin).expect(200);
    const { id } = await saved(manager, { name: 'another' });
    await desk.call(manager, 'put', `staff/views/${id}`, VIEW).expect(422);
  });

  it('are limited in number for each person, however many are saved at once', async () => {
    await test.database.manager.query(
      `INSERT INTO saved_views (user_id, list, name) SELECT $1, 'events', 'view ' || g FROM generate_series(2, $2::int) g`,
      [manager.id, LIMITS.savedViewsMax],
    );
    const answers = await Promise.all([1, 2, 3].map((at) => save(manager, { name: `last ${at}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'VIEWS_MANY' });
    await save(admin).expect(200);
  });

  it('are for staff alone, and go with the person', async () => {
    await saved(admin, { list: 'vetting', is_shared: true });
    expect(await names(manager, 'vetting')).toHaveLength(1);
    await eraseNow(test, admin.id);
    expect(await names(manager, 'vetting')).toEqual([]);
    for (const role of ['user', 'volunteer'] as const) {
      const who = await test.person(role);
      await save(who).expect(403);
      await desk.call(who, 'get', 'staff/views?list=vetting').expect(403);
    }
  });
});
