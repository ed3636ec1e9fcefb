import { RequestWorld, SHOPPING, VISIT } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
interface Row {
  id: number;
  is_emergency: boolean;
  abilities: string[];
}
type Call = readonly [method: 'get' | 'post' | 'patch', path: string, body?: object];

/** Rule 80: managers can do everything admins can with their regions' requests, and find no others. */
describe('single requests and the managers of regions', () => {
  let test: TestApp;
  let world: RequestWorld;
  let manager: Somebody;
  let owner: Somebody;
  let holder: Somebody;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    manager = await test.person('manager');
    await world.permit(manager, ['tel_aviv']);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [owner, holder] = [await world.seeker(0), await world.volunteer(1)];
  });

  async function managerOf(...states: string[]): Promise<Somebody> {
    const other = await test.person('manager');
    await world.permit(other, states);
    return other;
  }
  const moveTo = (person: Somebody, state: string) =>
    test.database.manager.query('UPDATE users SET residential_state = $2 WHERE id = $1', [person.id, state]);
  const rowsOf = async (who: Somebody, list: string): Promise<Row[]> =>
    (await world.as(who, 'get', `/admin/${list}`)).body.data;

  it('answers every call out of reach with 404, and its lists with nothing', async () => {
    const id = await world.ask(owner);
    const free = await world.ask(owner, world.shoppingForm({ category_id: VISIT }));
    await world.accept(holder, id);
    const hold = await world.hold(holder, id);
    const calls: Call[] = [
      ['get', `/admin/applications/${id}`],
      ['get', `/admin/applications/${id}/person`],
      ['get', `/admin/applications/${id}/timeline`],
      ['patch', `/admin/applications/${id}`, { label_priority: 3 }],
      ['post', `/admin/applications/${id}/take-over`],
      ['post', `/admin/applications/${id}/give-back`],
      ['patch', `/admin/application-users/${hold}`, { is_approved: 1 }],
      ['post', `/admin/application-users/${hold}/on-way`],
      ['post', `/admin/application/closed/${id}`],
      ['post', `/admin/application/rejected/${id}`, { system_note: 'a note' }],
      ['post', `/admin/application/unassigned/${id}`, {}],
      ['post', `/admin/application/assigned/${free}`, { volunteer_id: holder.id }],
      ['get', `/admin/user/open-volunteers?application_id=${free}`],
    ];
    for (const stranger of [await managerOf('haifa'), await test.person('manager')]) {
      const statuses = await Promise.all(
        calls.map(async ([method, path, body]) => (await world.as(stranger, method, path, body)).status),
      );
      expect(statuses).toEqual(calls.map(() => 404));
      for (const list of [
        'dashboard/pending-applications',
        'application-users',
        'assigned-closed-application-users',
      ])
        expect(await rowsOf(stranger, list)).toEqual([]);
    }
    expect(await world.statusOf(id)).toBe('open');
  });

  it('lets a manager see, take over, assign, approve, unassign, refuse and close what arises in their own regions', async () => {
    const [one, other] = [
      await world.ask(owner),
      await world.ask(owner, world.shoppingForm({ category_id: VISIT })),
    ];
    expect((await rowsOf(manager, 'dashboard/pending-applications')).map(({ id }) => id)).toEqual(
      expect.arrayContaining([one, other]),
    );
    expect((await world.as(manager, 'get', `/admin/applications/${one}`)).body.data).toMatchObject({
      id: one,
      user: { id: owner.id },
    });
    expect((await world.as(manager, 'get', `/admin/applications/${one}/person`)).status).toBe(200);
    expect((await world.as(manager, 'get', `/admin/applications/${one}/timeline`)).status).toBe(200);
    expect(
      (await world.as(manager, 'patch', `/admin/applications/${one}`, { label_priority: 2 })).status,
    ).toBe(200);
    expect((await world.as(manager, 'post', `/admin/applications/${one}/take-over`)).status).toBe(200);
    await world.accept(holder, one);
    expect((await rowsOf(manager, 'application-users')).map(({ id }) => id)).toContain(
      await world.hold(holder, one),
    );
    expect(
      (
        await world.as(manager, 'patch', `/admin/application-users/${await world.hold(holder, one)}`, {
          is_approved: 1,
        })
      ).status,
    ).toBe(200);
    expect((await rowsOf(manager, 'assigned-closed-application-users')).map(({ id }) => id)).toContain(one);
    expect(
      (await world.as(manager, 'post', `/admin/application/unassigned/${one}`, { system_note: 'ill today' }))
        .status,
    ).toBe(200);
    expect(
      (await world.as(manager, 'post', `/admin/application/assigned/${other}`, { volunteer_id: holder.id }))
        .status,
    ).toBe(200);
    expect((await world.as(manager, 'post', `/admin/application/closed/${other}`)).status).toBe(200);
    expect(
      (await world.as(manager, 'post', `/admin/application/rejected/${one}`, { system_note: 'asked twice' }))
        .status,
    ).toBe(200);
    expect([await world.statusOf(one), await world.statusOf(other)]).toEqual(['reject', 'closed']);
  });

  it('goes by where the need is, not by where its owner lives', async () => {
    const id = await world.ask(owner);
    await moveTo(owner, 'haifa');
    expect((await world.as(manager, 'get', `/admin/applications/${id}`)).status).toBe(200);
    expect((await world.as(await managerOf('haifa'), 'get', `/admin/applications/${id}`)).status).toBe(404);
  });

  it('shows and assigns volunteers of their own regions, and others once they have answered', async () => {
    const id = await world.ask(owner);
    const far = await world.volunteer(2);
    await moveTo(far, 'center');
    const shown = async () =>
      (
        (await world.as(manager, 'get', `/admin/user/open-volunteers?application_id=${id}`)).body.data as {
          id: number;
        }[]
      ).map((one) => one.id);
    expect(await shown()).toContain(holder.id);
    expect(await shown()).not.toContain(far.id);
    expect(
      (await world.as(manager, 'post', `/admin/application/assigned/${id}`, { volunteer_id: far.id })).body
        .errors,
    ).toHaveProperty('volunteer_id');
    await test.database.manager.query(
      `INSERT INTO assignments (need_id, volunteer_id, is_approved, ended, created_at, updated_at) VALUES ($1, $2, 2, 'declined', now(), now())`,
      [id, far.id],
    );
    expect(await shown()).toContain(far.id);
    expect(
      (await world.as(manager, 'post', `/admin/application/assigned/${id}`, { volunteer_id: far.id })).status,
    ).toBe(200);
  });

  it('creates for a caller who lives there, for a need that arises there', async () => {
    const form = world.shoppingForm({ user_id: owner.id });
    expect(
      (await world.as(await managerOf('haifa'), 'post', '/admin/applications', form)).body.errors,
    ).toHaveProperty('user_id');
    expect(
      (await world.as(await test.person('manager'), 'post', '/admin/applications', form)).body.errors,
    ).toHaveProperty('user_id');
    const elsewhere = {
      other_address: 1,
      origin_address: 'רחוב הנמל 1, ישראל, מחוז חיפה, חיפה, 32.819, 34.999',
    };
    expect(
      (
        await world.as(manager, 'post', '/admin/applications', {
          ...world.rideForm(elsewhere),
          user_id: owner.id,
        })
      ).body,
    ).toMatchObject({
      code: 'OUTSIDE_REGIONS',
      errors: { origin_address: [expect.any(String)] },
    });
    const { body } = await world.as(manager, 'post', '/admin/applications', form);
    expect(
      (await world.as(manager, 'get', `/admin/applications/${(body.data as { id: number }).id}`)).body.data,
    ).toMatchObject({
      category_id: SHOPPING,
      user_id: owner.id,
    });
    expect(
      (await world.as(manager, 'get', `/applications?type=list&user_id=${owner.id}`)).body.data,
    ).toMatchObject([{ category_id: SHOPPING }]);
    const offered = async (who: Somebody) =>
      (
        (await world.as(who, 'post', '/dropdowns/application', { flag: 1 })).body.data as {
          only_users?: { id: number }[];
        }
      ).only_users?.map((one) => one.id);
    expect(await offered(manager)).toContain(owner.id);
    expect(await offered(await managerOf('haifa'))).not.toContain(owner.id);
    expect(await offered(await test.person('manager'))).toEqual([]);
  });

  it('leaves support requests and conversations to the admins', async () => {
    const id = await world.ask(owner);
    expect((await world.as(manager, 'get', '/admin/worries')).status).toBe(403);
    expect((await world.as(manager, 'post', '/admin/worries/1/seen')).status).toBe(403);
    const abilities = async (who: Somebody) =>
      ((await world.as(who, 'get', `/admin/applications/${id}`)).body.data as Row).abilities;
    expect(await abilities(manager)).not.toContain('chat');
    expect(await abilities(await test.person('admin'))).toContain('chat');
    expect(
      (await world.as(manager, 'get', `/chats/categories?category_id=${SHOPPING}&receiver_id=${owner.id}`))
        .status,
    ).toBe(404);
  });

  it('records each view of people, for them to read', async () => {
    const id = await world.ask(owner);
    await world.as(manager, 'get', `/admin/applications/${id}/person`);
    await rowsOf(manager, 'dashboard/pending-applications');
    const lines: { action: string }[] = await test.database.manager.query(
      `SELECT DISTINCT action FROM activity_log WHERE actor_id = $1 AND (subject_id = $2 AND subject_type = 'user' OR $2 = ANY(person_ids))`,
      [manager.id, owner.id],
    );
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['sensitive_read', 'looked']));
  });

  it('puts emergencies above everything, however the list is sorted', async () => {
    await world.ask(owner);
    await world.as(await world.seeker(0), 'post', '/event/requests/emergency');
    await world.ask(await world.seeker(0), world.shoppingForm({ category_id: VISIT }));
    for (const order of ['', '?orderBy=created_at&order=desc', '?orderBy=full_name&order=asc']) {
      const rows = await rowsOf(manager, `dashboard/pending-applications${order}`);
      expect(rows.findLastIndex((row) => row.is_emergency)).toBeLessThan(
        rows.findIndex((row) => !row.is_emergency),
      );
    }
    const [first] = (await world.as(holder, 'get', '/volunteer/application-open-requests')).body.data as {
      category: { is_emergency: boolean };
    }[];
    expect(first?.category.is_emergency).toBe(true);
  });
});
