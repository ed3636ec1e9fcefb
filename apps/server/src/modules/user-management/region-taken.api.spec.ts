import { RequestWorld, VISIT } from '../../testing/request-world.js';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

type Method = 'get' | 'post' | 'put' | 'patch';
type Call = readonly [method: Method, path: string, body?: object];

let test: TestApp;
let world: RequestWorld;
let desk: StaffDesk;
let admin: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  [world, desk] = [new RequestWorld(test), new StaffDesk(test)];
  admin = await test.person('admin');
});
afterAll(() => test.close());

/** Takes a manager's regions away, as an admin does. */
async function takeAway({ id }: Somebody): Promise<void> {
  const { body } = await desk
    .call(admin, 'get', `admin/user/region-permissions?filters[user_id]=${id}`)
    .expect(200);
  for (const permission of body.data)
    await desk.call(admin, 'delete', `admin/user/region-permissions/${permission.id}`).expect(200);
}

const statusOf = async (who: Somebody, [method, path, body]: Call): Promise<readonly [string, number]> => [
  `${method} ${path}`,
  (await world.as(who, method, path, body)).status,
];

describe('a manager whose region is taken away in the middle of work', () => {
  it('is refused each object of it at once, by every call, and finds nothing in the lists', async () => {
    const manager = await test.person('manager');
    await world.permit(manager, ['tel_aviv']);
    const [seeker, helper, other] = [
      await world.seeker(0),
      await world.volunteer(1),
      await world.volunteer(2),
    ];
    const held = await world.ask(seeker);
    const free = await world.ask(seeker, world.shoppingForm({ category_id: VISIT }));
    await world.accept(helper, held);
    const hold = await world.hold(helper, held);
    const looks: readonly Call[] = [
      ['get', `/manager/users/${seeker.id}`],
      ['get', `/users/${helper.id}/agreement`],
      ['get', `/users/${seeker.id}/personal`],
      ['get', `/users/${seeker.id}/doings`],
      ['get', `/users/${helper.id}/open-work`],
      ['get', `/admin/applications/${held}`],
      ['get', `/admin/applications/${held}/person`],
      ['get', `/admin/applications/${held}/timeline`],
      ['get', `/admin/user/open-volunteers?application_id=${free}`],
      ...[
        'users/applications',
        'user/assigned/events',
        'volunteer/intreatment',
        'assigned/event/volunteers',
      ].map((path): Call => ['post', `/${path}/${helper.id}`]),
    ];
    const acts: readonly Call[] = [
      ['post', `/user/update-status/${helper.id}/0`, {}],
      ['patch', `/admin/applications/${held}`, { label_priority: 3 }],
      ['post', `/admin/applications/${held}/take-over`],
      ['patch', `/admin/application-users/${hold}`, { is_approved: 1 }],
      ['post', `/admin/application-users/${hold}/on-way`],
      ['post', `/admin/application/closed/${held}`],
      ['post', `/admin/application/rejected/${held}`, { system_note: 'a note' }],
      ['post', `/admin/application/unassigned/${held}`, {}],
      ['post', `/admin/application/assigned/${free}`, { volunteer_id: other.id }],
      ['get', `/chats/categories?category_id=${VISIT}&receiver_id=${seeker.id}`],
      ['post', '/chats', { sms: 'hello', category_id: VISIT, receiver_id: seeker.id }],
    ];
    for (const call of looks) expect(await statusOf(manager, call)).toEqual([`${call[0]} ${call[1]}`, 200]);
    await takeAway(manager);
    const refused = await Promise.all([...looks, ...acts].map((call) => statusOf(manager, call)));
    expect(refused.filter(([, status]) => status !== 404)).toEqual([]);
    for (const list of [
      'manager/users',
      'admin/dashboard/pending-applications',
      'admin/application-users',
      'admin/assigned-closed-application-users',
    ]) {
      const { body } = await desk.call(manager, 'get', list).expect(200);
      expect([list, body.meta.total, body.data]).toEqual([list, 0, []]);
    }
    expect(
      (await desk.call(manager, 'get', `chats/newest/${seeker.id}`).expect(200)).body.data.subject,
    ).toBeNull();
    const filed = await world.as(manager, 'post', '/admin/applications', {
      ...world.shoppingForm(),
      user_id: seeker.id,
    });
    expect([filed.status, Object.keys(filed.body.errors ?? {})]).toEqual([422, ['user_id']]);
    expect((await desk.call(manager, 'get', 'chats/threads').expect(200)).body.data).toEqual([]);
    expect((await desk.call(manager, 'get', 'staff/waiting/needs').expect(200)).body.data).toEqual([]);
    const { body } = await desk.call(manager, 'post', 'dropdowns/application', { flag: 1 }).expect(200);
    expect(body.data.only_users).toEqual([]);
    expect(
      await desk.one('SELECT status, is_active FROM applications a, users u WHERE a.id = $1 AND u.id = $2', [
        held,
        helper.id,
      ]),
    ).toEqual({
      status: 'open',
      is_active: true,
    });
  });

  it('keeps their own events, makes no new one there, and sees nobody there who has not answered (rules 51, 79)', async () => {
    const manager = await test.person('manager');
    const [silent, answered] = [await world.seeker(0), await world.seeker(0)];
    const event = await world.event(manager, { autoAssign: false });
    await world.answerUser(event, answered.id, true);
    await takeAway(manager);
    const { body } = await desk.call(manager, 'get', `manager/events/${event}`).expect(200);
    const people: { user: { id: number; phone: string; is_concealed?: true } }[] =
      body.data.event_user_requests;
    const shown = (id: number) => people.find(({ user }) => user.id === id)?.user;
    expect([
      shown(silent.id)?.is_concealed,
      shown(silent.id)?.phone,
      shown(answered.id)?.is_concealed,
    ]).toEqual([true, '', undefined]);
    const request = await world.userRequest(event, silent.id);
    await desk.call(manager, 'get', `event-user-requests/${request}/person`).expect(404);
    expect(
      (await desk.call(manager, 'post', 'manager/events', await world.eventForm()).expect(422)).body.code,
    ).toBe('NO_REGION');
  });
});
