import { RequestWorld, VISIT } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
type Call = readonly [method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object];

describe('help requests of others', () => {
  let test: TestApp;
  let world: RequestWorld;
  let owner: Somebody;
  let holder: Somebody;
  let id: number;
  let hold: number;
  let free: number;

  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    [owner, holder] = [await world.seeker(0), await world.volunteer(1)];
    id = await world.ask(owner);
    free = await world.ask(owner, world.shoppingForm({ category_id: VISIT }));
    await world.accept(holder, id);
    hold = await world.hold(holder, id);
  });
  afterAll(() => test.close());

  const statuses = (person: Somebody, calls: readonly Call[]): Promise<number[]> =>
    Promise.all(
      calls.map(async ([method, path, body]) => (await world.as(person, method, path, body)).status),
    );

  const seekerCalls = (): Call[] => [
    ['get', `/applications/${id}`],
    ['post', `/applications/status/${id}`, { status: 'closed' }],
    ['post', `/applications/${id}/feedback`, { is_well: 1 }],
    ['delete', `/event/requests/emergency/${id}`],
  ];
  const volunteerCalls = (): Call[] => [
    ['patch', `/volunteer/application-users/${hold}`, { progress: 'on_way' }],
    ['patch', `/volunteer/application-users/${hold}`, { cannot_come: true }],
    ['put', `/volunteer/applications/${id}`],
    ['post', `/applications/${id}/feedback`, { is_well: 1 }],
  ];
  const adminCalls = (): Call[] => [
    ['get', `/admin/applications/${id}`],
    ['get', `/admin/applications/${id}/person`],
    ['get', `/admin/applications/${id}/timeline`],
    ['patch', `/admin/applications/${id}`, { label_priority: 3 }],
    ['post', `/admin/applications/${id}/take-over`],
    ['post', `/admin/applications/${id}/give-back`],
    ['patch', `/admin/application-users/${hold}`, { is_approved: 1 }],
    ['post', `/admin/application/closed/${id}`],
    ['post', `/admin/application/rejected/${id}`, { system_note: 'a note' }],
    ['post', `/admin/application/unassigned/${id}`, {}],
    ['post', `/admin/application/assigned/${free}`, { volunteer_id: holder.id }],
    ['get', `/admin/user/open-volunteers?application_id=${free}`],
  ];

  it('another help seeker finds nothing of them', async () => {
    const other = await world.seeker(1);
    expect(await statuses(other, seekerCalls())).toEqual(seekerCalls().map(() => 404));
    expect((await world.as(other, 'get', '/applications')).body.data).toEqual([]);
  });

  it('another volunteer cannot move somebody else’s hold or see the request while it is held', async () => {
    const other = await world.volunteer(2);
    expect(await statuses(other, volunteerCalls())).toEqual(volunteerCalls().map(() => 404));
    const open = (await world.as(other, 'get', '/volunteer/application-open-requests')).body.data as {
      id: number;
    }[];
    expect(open.map((one) => one.id)).toEqual([free]);
    expect(
      (
        await world.as(other, 'post', '/volunteer/application-users', {
          application_id: free,
          is_approved: 0,
          applied_volunteer_id: holder.id,
        })
      ).body.code,
    ).toBe('VOLUNTEER_UNKNOWN');
  });

  it('a volunteer of another district is offered nothing of them and cannot take them by number', async () => {
    const far = await world.volunteer(1);
    await test.database.manager.query(`UPDATE users SET residential_state = 'haifa' WHERE id = $1`, [far.id]);
    expect((await world.as(far, 'get', '/volunteer/application-open-requests')).body.data).toEqual([]);
    expect((await world.accept(far, free)).status).toBe(404);
    expect((await world.decline(far, free)).status).toBe(404);
    const [state] = (await world.as(far, 'get', '/volunteer/application/states')).body.data as {
      id: string;
    }[];
    expect(state?.id).toBe('haifa');
  });

  it('an admin of another district finds none of them; their lists are empty', async () => {
    const admin = await test.person('admin');
    await test.database.manager.query(
      `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', 'haifa')`,
      [admin.id],
    );
    expect(await statuses(admin, adminCalls())).toEqual(adminCalls().map(() => 404));
    for (const list of [
      'dashboard/pending-applications',
      'application-users',
      'assigned-closed-application-users',
      'worries',
    ]) {
      expect((await world.as(admin, 'get', `/admin/${list}`)).body.data).toEqual([]);
    }
    expect(
      (
        await world.as(admin, 'post', '/admin/applications', {
          ...world.shoppingForm({ category_id: 5 }),
          user_id: owner.id,
        })
      ).body.errors,
    ).toEqual({
      user_id: [expect.any(String)],
    });
    expect((await world.as(admin, 'get', `/applications?type=list&user_id=${owner.id}`)).body.data).toEqual(
      [],
    );
  });

  it('a help seeker and a volunteer are kept out of the calls of staff', async () => {
    for (const person of [owner, holder])
      expect(await statuses(person, adminCalls())).toEqual(adminCalls().map(() => 403));
  });

  it('every view of what a person disclosed is a line that the person sees', async () => {
    const [admin, colleague] = [await test.person('admin'), await test.person('admin')];
    const lines = async (): Promise<number[]> => {
      const rows: { actor_id: number }[] = await test.database.manager.query(
        `SELECT actor_id FROM activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action = 'sensitive_read' AND actor_id = ANY($2) ORDER BY id`,
        [owner.id, [admin.id, colleague.id]],
      );
      return rows.map((row) => row.actor_id);
    };
    const list = (who: typeof admin) => world.as(who, 'get', '/admin/assigned-closed-application-users');
    await list(admin);
    await list(admin);
    expect(await lines()).toEqual([admin.id]);
    await world.as(admin, 'get', `/admin/applications/${id}/person`);
    await list(colleague);
    expect(await lines()).toEqual([admin.id, admin.id, colleague.id]);
    await world.passMinutes(16);
    await list(admin);
    expect(await lines()).toEqual([admin.id, admin.id, colleague.id, admin.id]);
  });
});
