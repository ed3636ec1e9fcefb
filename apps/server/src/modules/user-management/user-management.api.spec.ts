import { EventWorld } from '../../testing/event-world.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
const HAIFA = {
  text: 'הגפן 3',
  street: 'הגפן 3',
  city: 'חיפה',
  state: 'haifa',
  country: 'ישראל',
  lat: 32.8,
  lon: 34.98,
};
const RAMLA = {
  text: 'הרצל 3',
  street: 'הרצל 3',
  city: 'רמלה',
  state: 'center',
  country: 'ישראל',
  lat: 31.93,
  lon: 34.87,
};

let test: TestApp;
let world: EventWorld;
let superAdmin: Somebody;
let admin: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new EventWorld(test);
  [superAdmin, admin] = [await test.person('super_admin'), await test.person('admin')];
});
afterAll(() => test.close());

const get = (path: string, who: Somebody = admin) =>
  test.http.get(`/api/${path}`).set('Authorization', `Bearer ${who.token}`).set('Content-Language', 'en-US');
const post = (path: string, body: object = {}, who: Somebody = admin) =>
  test.http
    .post(`/api/${path}`)
    .set('Authorization', `Bearer ${who.token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const one = async <Row>(sql: string, values: unknown[]): Promise<Row | undefined> => {
  const rows: Row[] = await test.database.manager.query(sql, values);
  return rows[0];
};
const permit = (userId: number, state: string) =>
  test.database.manager.query(
    `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', $2)`,
    [userId, state],
  );

describe('the list of users', () => {
  it('finds names in either order and numbers in any spelling', async () => {
    const { id } = await test.person('user', {
      firstName: 'אביגיל',
      lastName: 'בן־שושן',
      phone: '+972507654321',
      address: HAIFA,
    });
    for (const search of [
      'אביגיל בן־שושן',
      'בן־שושן אביגיל',
      'שושן',
      '050-765-4321',
      '+972 50 765 4321',
      '00972507654321',
      '972-0507654321',
      '7654321',
    ]) {
      const { body } = await get(`admin/users?search=${encodeURIComponent(search)}`).expect(200);
      expect({ search, ids: body.data.map((row: { id: number }) => row.id) }).toEqual({ search, ids: [id] });
    }
    expect((await get('admin/users?search=%25').expect(200)).body.data).toEqual([]);
  });

  it('offers blocking for everybody except oneself, and of admins only to super admins', async () => {
    const [colleague, manager, seeker] = [
      await test.person('admin'),
      await test.person('manager'),
      await test.person('user'),
    ];
    const mayBlock = async (who: Somebody, id: number, door = 'admin') => {
      const { abilities } = (await get(`${door}/users?filters[user_ids][]=${id}`, who).expect(200)).body
        .data[0];
      return abilities.includes('block');
    };
    expect([await mayBlock(admin, admin.id), await mayBlock(superAdmin, superAdmin.id)]).toEqual([
      false,
      false,
    ]);
    expect([
      await mayBlock(admin, colleague.id),
      await mayBlock(admin, superAdmin.id),
      await mayBlock(superAdmin, colleague.id),
    ]).toEqual([false, false, true]);
    expect([
      await mayBlock(admin, manager.id),
      await mayBlock(admin, seeker.id),
      await mayBlock(superAdmin, seeker.id),
    ]).toEqual([true, true, true]);
    const near = await test.person('user', { address: HAIFA });
    await permit(manager.id, 'haifa');
    expect(await mayBlock(manager, near.id, 'manager')).toBe(false);
  });

  it('offers super admins to remove lost passkeys of other staff', async () => {
    const person = await test.person('volunteer', { firstName: 'בלי', lastName: 'מפתח' });
    const offered = async (id: number, who: Somebody): Promise<boolean> => {
      const rows: { id: number; abilities: string[] }[] = (
        await get('admin/users?perPage=100', who).expect(200)
      ).body.data;
      return rows.some((row) => row.id === id && row.abilities.includes('reset_passkeys'));
    };
    expect([
      await offered(admin.id, superAdmin),
      await offered(superAdmin.id, superAdmin),
      await offered(person.id, superAdmin),
      await offered(superAdmin.id, admin),
    ]).toEqual([true, false, false, false]);
  });

  it('leaves deleted people out unless they are asked for', async () => {
    const { id } = await test.person('user', { firstName: 'נמחקה', lastName: 'כבר' });
    await test.database.manager.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
    const ids = async (query: string): Promise<number[]> =>
      (await get(`admin/users?search=נמחקה&${query}`).expect(200)).body.data.map(
        (row: { id: number }) => row.id,
      );
    expect([await ids(''), await ids('filters[status]=deleted')]).toEqual([[], [id]]);
  });

  it('shows admins with regions the people who live or work there, managers those of their regions and events and no staff', async () => {
    const [north, near, far] = [
      await test.person('admin'),
      await test.person('user', { firstName: 'טווח', address: HAIFA }),
      await test.person('user', { firstName: 'טווח', address: RAMLA }),
    ];
    const [manager, colleague] = [
      await test.person('manager', { firstName: 'טווח' }),
      await test.person('manager', { firstName: 'טווח', address: HAIFA }),
    ];
    for (const { id } of [north, manager]) await permit(id, 'haifa');
    const seen = async (path: string, who: Somebody) =>
      new Set<number>(
        (await get(`${path}?search=טווח&perPage=100`, who).expect(200)).body.data.map(
          (row: { id: number }) => row.id,
        ),
      );
    expect(await seen('admin/users', north)).toEqual(new Set([near.id, manager.id, colleague.id]));
    expect(await seen('manager/users', manager)).toEqual(new Set([near.id]));
    expect(await seen('admin/users', admin)).toEqual(new Set([near.id, far.id, manager.id, colleague.id]));
    const owner = await test.person('manager');
    const seeker = await world.seeker(1);
    await world.event(owner);
    expect(
      (await get('manager/users?perPage=100', owner).expect(200)).body.data.map(
        (row: { id: number }) => row.id,
      ),
    ).toContain(seeker.id);
    await post(`user/update-status/${far.id}/0`, {}, manager).expect(404);
  });
});

describe('activating and deactivating', () => {
  it('ends the sessions at once, and never for one’s own account, a super admin, or, by an admin, an admin', async () => {
    const person = await world.seeker(1);
    await post(`admin/user/update-status/${person.id}/0`).expect(200);
    await get('auth/profile', person).expect(401);
    await post(`admin/user/update-status/${person.id}/1`).expect(200);
    const other = await test.person('admin');
    for (const { id } of [admin, superAdmin, other])
      expect((await post(`admin/user/update-status/${id}/0`).expect(422)).body.code).toBe('GOVERN_DENIED');
    await post(`admin/user/update-status/${other.id}/0`, {}, superAdmin).expect(200);
    await post(`admin/user/update-status/${person.id}/2`).expect(404);
  });

  it('asks who takes over a single request, and hands it over in one go', async () => {
    const requests = new RequestWorld(test);
    const [seeker, volunteer, next] = [
      await requests.seeker(1),
      await requests.volunteer(1),
      await requests.volunteer(2),
    ];
    const id = await requests.ask(seeker);
    await requests.accept(volunteer, id);
    await requests.as(admin, 'patch', `/admin/application-users/${await requests.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    const work = (await get(`users/${volunteer.id}/open-work`).expect(200)).body.data;
    expect(work).toMatchObject({
      requests: [{ id, label: expect.stringContaining('Shopping') }],
      event_requests: [],
      events: [],
    });
    expect(work.volunteers.map((option: { id: number }) => option.id)).toContain(next.id);
    const refused = await post(`admin/user/update-status/${volunteer.id}/0`).expect(422);
    expect(refused.body).toMatchObject({
      code: 'REPLACEMENT_REQUIRED',
      errors: { volunteer_id: [expect.any(String)] },
    });
    const unknown = await post(`admin/user/update-status/${volunteer.id}/0`, {
      volunteer_id: seeker.id,
    }).expect(422);
    expect(unknown.body.errors).toEqual({ volunteer_id: [expect.any(String)] });
    expect(await one('SELECT is_active FROM users WHERE id = $1', [volunteer.id])).toEqual({
      is_active: true,
    });
    expect(await one('SELECT status, volunteer_id FROM applications WHERE id = $1', [id])).toEqual({
      status: 'in treatment',
      volunteer_id: volunteer.id,
    });
    await post(`admin/user/update-status/${volunteer.id}/0`, { volunteer_id: next.id }).expect(200);
    expect(await one('SELECT status, volunteer_id FROM applications WHERE id = $1', [id])).toEqual({
      status: 'in treatment',
      volunteer_id: next.id,
    });
    expect(await one('SELECT is_active FROM users WHERE id = $1', [volunteer.id])).toEqual({
      is_active: false,
    });
    await post(`admin/user/update-status/${next.id}/0`, { volunteer_id: 'pool' }).expect(200);
    expect(await one('SELECT status, volunteer_id FROM applications WHERE id = $1', [id])).toEqual({
      status: 'open',
      volunteer_id: null,
    });
  });

  it('asks who takes over a need of an event, and who will manage it', async () => {
    const [manager, heir] = [await test.person('manager'), await test.person('manager')];
    const [seeker, volunteer, ready] = [
      await world.seeker(0.1),
      await world.volunteer(0.2),
      await world.volunteer(0.3),
    ];
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    for (const { id } of [volunteer, ready]) await world.answerVolunteer(event, id, true);
    const call = await world.volunteerRequest(event, volunteer.id);
    await test.http
      .put(`/api/event-user-requests/${need}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .send({ volunteer_request_id: call?.id, event_id: event })
      .expect(200);

    expect((await post(`admin/user/update-status/${volunteer.id}/0`).expect(422)).body.errors).toEqual({
      event_volunteer_id: [expect.any(String)],
    });
    await post(`admin/user/update-status/${volunteer.id}/0`, {
      event_volunteer_id: ready.id,
      event_user_request_id: need + 1,
    }).expect(422);
    await post(`admin/user/update-status/${volunteer.id}/0`, {
      event_volunteer_id: ready.id,
      event_user_request_id: need,
    }).expect(200);
    expect(
      await one('SELECT status, volunteer_id, is_approved FROM event_requests WHERE id = $1', [need]),
    ).toEqual({
      status: 'assigned',
      volunteer_id: ready.id,
      is_approved: 1,
    });

    expect((await post(`admin/user/update-status/${manager.id}/0`).expect(422)).body.errors).toEqual({
      manager_id: [expect.any(String)],
    });
    await post(`admin/user/update-status/${manager.id}/0`, { manager_id: manager.id }).expect(422);
    await post(`admin/user/update-status/${manager.id}/0`, { manager_id: heir.id }).expect(200);
    await get(`manager/events/${event}`, heir).expect(200);
  });

  it('gives no work to a person who is being deactivated at the same moment', async () => {
    const requests = new RequestWorld(test);
    const [seeker, volunteer] = [await requests.seeker(1), await requests.volunteer(1)];
    const id = await requests.ask(seeker);
    const [deactivated] = await Promise.all([
      post(`admin/user/update-status/${volunteer.id}/0`, { volunteer_id: 'pool' }),
      requests.accept(volunteer, id),
    ]);
    expect(deactivated.status).toBe(200);
    expect(await one('SELECT volunteer_id FROM applications WHERE id = $1', [id])).toEqual({
      volunteer_id: null,
    });
  });
});

describe('permissions for regions', () => {
  it('are given, seen, work at once, and are removed', async () => {
    const manager = await test.person('manager');
    await post('admin/user/region-permissions', {
      user_id: manager.id,
      state_ids: ['haifa'],
      country_ids: ['IL'],
    }).expect(200);
    await post('admin/user/region-permissions', {
      user_id: manager.id,
      state_ids: ['haifa'],
      country_ids: ['IL'],
    }).expect(200);
    const { body } = await get(`admin/user/region-permissions?filters[user_id]=${manager.id}`).expect(200);
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        user_id: manager.id,
        country: { id: 'IL', label: 'Israel' },
        state: { id: 'haifa', label: 'Haifa' },
      },
    ]);
    const limited = await test.person('admin');
    await post(
      'admin/user/region-permissions',
      { user_id: limited.id, state_ids: ['haifa'] },
      superAdmin,
    ).expect(200);
    for (const [path, who] of [
      ['manager/user/states', manager],
      ['manager/event/states', manager],
      ['admin/user/states', limited],
      ['admin/event/states', limited],
    ] as const)
      expect([path, (await get(path, who).expect(200)).body.data]).toEqual([
        path,
        [{ id: 'haifa', label: 'Haifa' }],
      ]);
    for (const path of ['admin/user/states', 'admin/event/states'])
      expect((await get(path).expect(200)).body.data).toHaveLength(7);
    const remove = () =>
      test.http
        .delete(`/api/admin/user/region-permissions/${body.data[0].id}`)
        .set('Authorization', `Bearer ${admin.token}`);
    await remove().expect(200);
    await remove().expect(404);
    expect((await get('manager/user/states', manager).expect(200)).body.data).toEqual([]);
  });

  it('of a country without districts apply to all of it', async () => {
    const manager = await test.person('manager');
    await post('admin/user/region-permissions', { user_id: manager.id, country_ids: ['IL'] }).expect(200);
    expect((await get('manager/user/states', manager).expect(200)).body.data).toHaveLength(7);
  });

  it('need a region that exists, and a person who may be given any', async () => {
    const manager = await test.person('manager');
    expect(
      (await post('admin/user/region-permissions', { user_id: manager.id }).expect(422)).body.errors,
    ).toEqual({ country_ids: [expect.any(String)] });
    expect(
      (
        await post('admin/user/region-permissions', { user_id: manager.id, state_ids: ['__proto__'] }).expect(
          422,
        )
      ).body.errors,
    ).toEqual({
      state_ids: [expect.any(String)],
    });
    expect(
      (
        await post('admin/user/region-permissions', {
          user_id: manager.id,
          country_ids: ['constructor'],
        }).expect(422)
      ).body.errors,
    ).toEqual({
      country_ids: [expect.any(String)],
    });
    for (const { id } of [admin, superAdmin, await test.person('admin')])
      await post('admin/user/region-permissions', { user_id: id, country_ids: ['IL'] }).expect(422);
    await get('admin/user/region-permissions').expect(422);
    await get('admin/user/region-permissions?filters[user_id]=2147483648').expect(422);
  });

  it('are given within their own regions by an admin who has some', async () => {
    const [north, manager] = [await test.person('admin'), await test.person('manager', { address: HAIFA })];
    await permit(north.id, 'haifa');
    expect(
      (
        await post(
          'admin/user/region-permissions',
          { user_id: manager.id, state_ids: ['south'] },
          north,
        ).expect(422)
      ).body.code,
    ).toBe('REGION_OUT_OF_REACH');
    expect(
      (
        await post(
          'admin/user/region-permissions',
          { user_id: manager.id, country_ids: ['IL'] },
          north,
        ).expect(422)
      ).body.code,
    ).toBe('REGION_OUT_OF_REACH');
    await post('admin/user/region-permissions', { user_id: manager.id, state_ids: ['haifa'] }, north).expect(
      200,
    );
  });

  it('say who covers which district, and which has nobody', async () => {
    const cover = async (who = admin) => (await get('admin/user/region-cover', who).expect(200)).body.data;
    const managersOf = async (key: string) =>
      (await cover()).districts.find((one: { key: string }) => one.key === key).managers;
    await test.database.manager.query('DELETE FROM region_permissions');
    expect((await cover()).districts).toHaveLength(7);
    expect(await managersOf('south')).toEqual([]);
    const [near, everywhere, away] = [
      await test.person('manager', { firstName: 'Dana' }),
      await test.person('manager'),
      await test.person('manager'),
    ];
    await post('admin/user/region-permissions', {
      user_id: near.id,
      state_ids: ['south'],
      country_ids: [],
    }).expect(200);
    expect(await managersOf('south')).toEqual([{ id: near.id, full_name: 'Dana לוי' }]);
    await post('admin/user/region-permissions', { user_id: near.id, country_ids: ['IL'] }).expect(200);
    await post('admin/user/region-permissions', { user_id: everywhere.id, country_ids: ['IL'] }).expect(200);
    await permit(away.id, 'south');
    await one('UPDATE users SET is_active = false WHERE id = $1 RETURNING id', [away.id]);
    await permit((await test.person('admin')).id, 'south');
    const ids = (await managersOf('south')).map((one: { id: number }) => one.id);
    expect(ids.toSorted()).toEqual([near.id, everywhere.id].toSorted());
    expect((await managersOf('north')).map((one: { id: number }) => one.id).toSorted()).toEqual(
      [near.id, everywhere.id].toSorted(),
    );
  });

  it('show an admin who has regions those, with the managers whom they may send there', async () => {
    await test.database.manager.query('DELETE FROM region_permissions');
    const [own, other, at, home, chief] = [
      await test.person('admin'),
      await test.person('manager'),
      await test.person('manager'),
      await test.person('manager', { address: HAIFA }),
      await test.person('manager'),
    ];
    await one(`INSERT INTO user_roles VALUES ($1, 'admin') RETURNING user_id`, [chief.id]);
    for (const { id } of [own, at, chief]) await permit(id, 'haifa');
    await permit(other.id, 'north');
    const told = async (who: Somebody) => (await get('admin/user/region-cover', who).expect(200)).body.data;
    const { districts, managers } = await told(own);
    const ids = managers.map((one: { id: number }) => one.id);
    expect(districts.map((one: { key: string }) => one.key)).toEqual(['haifa']);
    expect([
      ids.includes(at.id),
      ids.includes(home.id),
      ids.includes(other.id),
      ids.includes(chief.id),
    ]).toEqual([true, true, false, false]);
    expect((await told(superAdmin)).managers.map((one: { id: number }) => one.id)).toContain(chief.id);
  });
});
