import type { ActOnMany, VettingRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { EventWorld } from '../../testing/event-world.js';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;
let desk: StaffDesk;
let world: EventWorld;
let admin: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  desk = new StaffDesk(test);
  world = new EventWorld(test);
});
beforeEach(async () => {
  admin = await test.person('admin');
});
afterAll(() => test.close());

const post = (path: string, body: object, who: Somebody = admin) => desk.call(who, 'post', path, body);
const done = async (path: string, body: object, who?: Somebody): Promise<ActOnMany> =>
  (await post(path, body, who).expect(200)).body.data;
const count = async (sql: string, values: unknown[]): Promise<number> =>
  (await desk.one<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, values))?.count ?? 0;
const acts = (id: number, action: string): Promise<number> =>
  count(`activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action = $2`, [id, action]);
const ids = (people: readonly Somebody[]): number[] => people.map(({ id }) => id);
const nowhere = (outcome: ActOnMany): number[] => outcome.refused.map(({ id }) => id);

describe('vetting of many', () => {
  async function waiting(): Promise<Somebody> {
    const person = await world.volunteer(1);
    await test.database.manager.query(
      `WITH f AS (INSERT INTO files (id, kind, owner_id, content_type, size, sha256, created_at)
         VALUES (gen_random_uuid(), 'police', $1, 'application/pdf', 1, '', now()) RETURNING id)
       UPDATE volunteer_information SET is_required_police_validation = true, validate_police = false, validate_training = false,
         police_file = (SELECT id FROM f), signed_at = now() WHERE user_id = $1`,
      [person.id],
    );
    return person;
  }
  const filesOf = async (people: readonly Somebody[]): Promise<string[]> => {
    const files: { file: string }[] = await test.database.manager.query(
      'SELECT police_file AS file FROM volunteer_information WHERE user_id = ANY($1) AND police_file IS NOT NULL',
      [ids(people)],
    );
    return files.map(({ file }) => file);
  };
  const rowsOf = async (people: readonly Somebody[], kind: string): Promise<number[]> => {
    const { body } = await desk
      .call(admin, 'get', `admin/vetting?filters[kind]=${kind}&perPage=1000`)
      .expect(200);
    const rows: VettingRow[] = body.data;
    return people.map(({ id }) => rows.find(({ user }) => user.id === id)?.id ?? 0);
  };

  it('approves each row once, with its message and its line in the log, however many press at once', async () => {
    const people = [await waiting(), await waiting(), await waiting()];
    const rows = [...(await rowsOf(people, 'police')), ...(await rowsOf(people.slice(0, 1), 'training'))];
    const colleague = await test.person('admin');
    const body = { ids: rows, seen: await filesOf(people) };
    const both = await Promise.all(
      [admin, admin, colleague].map((who) => done('admin/vetting/many/approve', body, who)),
    );
    for (const { done: approved, refused } of both) expect(approved.length + refused.length).toBe(4);
    expect(both.flatMap((one) => one.done).toSorted()).toEqual(rows.toSorted());
    expect(await rowsOf(people, 'police')).toEqual([0, 0, 0]);
    for (const { id } of people) {
      expect(await acts(id, 'police_validated')).toBe(1);
      expect((await desk.messagesTo(id)).filter((text) => text.includes('אישור המשטרה'))).toHaveLength(1);
    }
    expect(await acts(people[0]?.id ?? 0, 'training_validated')).toBe(1);
  });

  it('leaves a document that nobody uploaded as it is, and says so', async () => {
    const [seen, unseen] = [await waiting(), await waiting()];
    await test.database.manager.query(
      'UPDATE volunteer_information SET police_file = NULL WHERE user_id = $1',
      [unseen.id],
    );
    const [row = 0, without = 0] = await rowsOf([seen, unseen], 'police');
    const outcome = await done('admin/vetting/many/approve', {
      ids: [row, without],
      seen: await filesOf([seen]),
    });
    expect(outcome).toEqual({ done: [row], refused: [{ id: without, message: expect.any(String) }] });
    expect(await acts(unseen.id, 'police_validated')).toBe(0);
  });

  it('refuses rows for one reason, of which each person is told once', async () => {
    const people = [await waiting(), await waiting()];
    const rows = await rowsOf(people, 'police');
    const body = { ids: rows, seen: await filesOf(people), system_note: 'the stamp is missing.' };
    expect(
      Object.keys(
        (await post('admin/vetting/many/refuse', { ids: rows }).expect(422)).body.errors,
      ).toSorted(),
    ).toEqual(['seen', 'system_note']);
    const both = await Promise.all([1, 2].map(() => done('admin/vetting/many/refuse', body)));
    expect(both.flatMap((one) => one.done).toSorted()).toEqual(rows.toSorted());
    for (const { id } of people) {
      expect(await acts(id, 'police_refused')).toBe(1);
      expect(await desk.messagesTo(id)).toHaveLength(1);
    }
    expect(
      (await desk.call(admin, 'get', 'admin/vetting?perPage=1000')).body.data.find(
        (row: VettingRow) => row.id === rows[0],
      ).refusal.reason,
    ).toBe('the stamp is missing');
  });

  it('names rows out of reach, one’s own and renewals, and does the others', async () => {
    const [near, own, frozen] = [await waiting(), await waiting(), await waiting()];
    const [row = 0] = await rowsOf([near], 'police');
    const north = await test.person('admin');
    await desk.permit(north.id, 'haifa');
    const seen = await filesOf([near, own]);
    expect(nowhere(await done('admin/vetting/many/approve', { ids: [row], seen }, north))).toEqual([row]);
    await test.database.manager.query('UPDATE users SET is_freeze = true WHERE id = $1', [frozen.id]);
    const [renewal = 0] = await rowsOf([frozen], 'renewal');
    await test.database.manager.query(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [
      own.id,
    ]);
    const [mine = 0] = await rowsOf([own], 'police');
    const outcome = await done('admin/vetting/many/approve', { ids: [renewal, row], seen });
    expect(outcome).toEqual({ done: [row], refused: [{ id: renewal, message: expect.any(String) }] });
    await test.database.manager.query('UPDATE volunteer_information SET user_id = $1 WHERE user_id = $2', [
      admin.id,
      own.id,
    ]);
    const ownRow = mine - 4 * own.id + 4 * admin.id;
    expect(nowhere(await done('admin/vetting/many/approve', { ids: [ownRow], seen }))).toEqual([ownRow]);
    expect(
      nowhere(await done('admin/vetting/many/refuse', { ids: [renewal, 4e6], seen, system_note: 'no' })),
    ).toEqual([renewal, 4e6]);
    await post('admin/vetting/many/approve', { ids: [row], seen }, await test.person('manager')).expect(403);
  });
});

describe('the status of many', () => {
  it('is changed as it is for one, and whoever cannot be changed is named with the reason', async () => {
    const [one, busy] = [await test.person('user'), await test.person('manager')];
    await world.event(busy);
    const superAdmin = await test.person('super_admin');
    const all = [one.id, busy.id, superAdmin.id, admin.id, 9_999_999];
    const { body } = await post('users/many/status', { ids: all, is_active: false }).expect(200);
    const outcome: ActOnMany = body.data;
    expect(outcome.done).toEqual([one.id]);
    expect(nowhere(outcome)).toEqual([busy.id, superAdmin.id, admin.id, 9_999_999]);
    expect(outcome.refused[0]?.message).toMatch('who takes over the open work');
    expect(body.message).toMatch(/1.*4/);
    expect(await acts(one.id, 'deactivated')).toBe(1);
    expect((await desk.call(one, 'get', 'auth/profile')).status).toBe(401);
  });

  it('is changed once by two presses and two people', async () => {
    const people = await Promise.all([1, 2, 3].map(() => test.person('user')));
    const colleague = await test.person('admin');
    const off = { ids: ids(people), is_active: false };
    const all = await Promise.all(
      [admin, admin, colleague].map((who) => done('users/many/status', off, who)),
    );
    expect(all).toEqual(all.map(() => ({ done: ids(people), refused: [] })));
    for (const { id } of people) expect(await acts(id, 'deactivated')).toBe(1);
    expect(await done('users/many/status', { ids: ids(people), is_active: true })).toMatchObject({
      refused: [],
    });
    expect(await count('users WHERE id = ANY($1) AND is_active', [ids(people)])).toBe(3);
  });

  it('is changed by managers for people within their reach alone', async () => {
    const manager = await test.person('manager');
    await desk.permit(manager.id, 'haifa');
    const [near, far] = [await world.seeker(0), await test.person('user')];
    await test.database.manager.query(
      `UPDATE users SET residential_state = 'haifa', arrival_state = '' WHERE id = $1`,
      [near.id],
    );
    const outcome = await done(
      'users/many/status',
      { ids: [near.id, far.id, admin.id], is_active: false },
      manager,
    );
    expect([outcome.done, nowhere(outcome)]).toEqual([[near.id], [far.id, admin.id]]);
    await post('users/many/status', { ids: [far.id], is_active: false }, far).expect(403);
  });
});

describe('the organization of many', () => {
  it('is given to active volunteers, once, and nobody else has it', async () => {
    const [organization] = await test.database.manager.query(
      `INSERT INTO organizations (name, slug) VALUES ('Helping hands', 'helping-hands') RETURNING id`,
    );
    const people = [await world.volunteer(1), await world.volunteer(1)];
    const seeker = await test.person('user');
    const body = { ids: [...ids(people), seeker.id], organization_id: organization.id };
    const colleague = await test.person('admin');
    const both = await Promise.all(
      [admin, colleague].map((who) => done('admin/users/many/organization', body, who)),
    );
    for (const outcome of both) expect([outcome.done, nowhere(outcome)]).toEqual([ids(people), [seeker.id]]);
    expect(await count('users WHERE organization_id = $1', [organization.id])).toBe(2);
    for (const { id } of people) expect(await acts(id, 'organization_assigned')).toBe(1);
    const unknown = await done('admin/users/many/organization', { ...body, organization_id: 9_999_999 });
    expect(nowhere(unknown)).toEqual(body.ids);
    await post('admin/users/many/organization', body, await test.person('manager')).expect(403);
  });
});

it.each(['admin/vetting/many/approve', 'users/many/status', 'admin/users/many/organization'])(
  'takes from one to a hundred rows: %s',
  async (path) => {
    const more = { is_active: true, organization_id: 1, seen: [] };
    for (const wrong of [[], Array.from({ length: LIMITS.manyMax + 1 }, (_, at) => at + 1), 'all'])
      expect(Object.keys((await post(path, { ...more, ids: wrong }).expect(422)).body.errors)).toEqual([
        'ids',
      ]);
  },
);
