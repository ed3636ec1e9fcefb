import { roleId } from '@karov/domain';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
interface Row {
  id: number;
  distance_km: number | null;
  load: number;
  is_fitting: boolean;
  reason: string;
}

let test: TestApp;
let world: RequestWorld;
let admin: Somebody;
beforeEach(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new RequestWorld(test);
  admin = await test.person('admin');
});
afterEach(() => test.close());

/** Returns the data in the answer to a call. */
async function ask<Data>(who: Somebody, path: string): Promise<Data> {
  const { status, body } = await world.as(who, 'post', path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.data;
}
const one = async <Found>(sql: string, values: unknown[]): Promise<Found | undefined> => {
  const rows: Found[] = await test.database.manager.query(sql, values);
  return rows[0];
};
async function inTreatment(volunteer: Somebody): Promise<{ seeker: Somebody; need: number }> {
  const seeker = await world.seeker(0);
  const need = await world.ask(seeker);
  await world.accept(volunteer, need);
  await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, need)}`, {
    is_approved: 1,
  });
  return { seeker, need };
}

describe('who could take over', () => {
  it('a single request: those who fit first, then the nearest, with distance, load and reason', async () => {
    const [leaving, far, near, other, busy] = [
      await world.volunteer(1),
      await world.volunteer(4),
      await world.volunteer(2),
      await world.volunteer(1, { languages: ['russian'] }),
      await world.volunteer(1.5),
    ];
    const { seeker, need } = await inTreatment(leaving);
    await inTreatment(busy);
    await test.database.manager.query(`UPDATE needs SET languages = '{hebrew}' WHERE id = $1`, [need]);
    const rows = await ask<Row[]>(admin, `/admin/volunteer/open/lists/${leaving.id}`);
    expect(rows.map(({ id }) => id)).toEqual([near.id, far.id, other.id]);
    expect(rows[0]).toMatchObject({ distance_km: 2, load: 0, is_fitting: true, reason: expect.any(String) });
    expect(rows[2]).toMatchObject({ is_fitting: false, reason: 'no language in common' });
    expect(await ask(admin, `/admin/users/applications/${seeker.id}`)).toEqual([
      { status: 'in treatment', count: 1 },
    ]);
    expect(await ask(admin, `/admin/volunteer/intreatment/${leaving.id}`)).toEqual({
      intreatment_request: 1,
    });
    expect(await ask(admin, `/admin/volunteer/open/lists/${near.id}`)).toEqual([]);
  });

  it('a need of an event, and the event itself', async () => {
    const [manager, near, far, stranger] = [
      await test.person('manager'),
      await test.person('manager'),
      await test.person('manager'),
      await test.person('manager'),
    ];
    for (const { id } of [near, far]) await world.permit({ id, token: '' });
    const [seeker, volunteer, ready, nearer] = [
      await world.seeker(0.1),
      await world.volunteer(0.2),
      await world.volunteer(3),
      await world.volunteer(1),
    ];
    const event = await world.event(manager, { autoAssign: false });
    await world.event(far, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    for (const { id } of [volunteer, ready, nearer]) await world.answerVolunteer(event, id, true);
    const call = await world.volunteerRequest(event, volunteer.id);
    await world.as(manager, 'put', `/event-user-requests/${need}`, {
      volunteer_request_id: call?.id,
      event_id: event,
    });

    expect(await ask(admin, `/admin/assigned/event/volunteers/${volunteer.id}`)).toEqual({
      total_event_volunteer_requests: 1,
    });
    const rows = await ask<Row[]>(admin, `/admin/open/event/volunteers/${volunteer.id}`);
    expect(rows.map(({ id }) => id)).toEqual([nearer.id, ready.id]);
    expect(rows[0]).toMatchObject({ is_fitting: true, reason: 'ready in this event', load: 0 });
    expect(await ask(admin, `/admin/user/assigned/events/${seeker.id}`)).toEqual([
      { id: need, status: 'assigned', is_approved: 1, event: { id: event, name: expect.any(String) } },
    ]);

    expect(await ask(admin, `/admin/total-manager-events/${manager.id}`)).toEqual({ total_events: 1 });
    const managers = await ask<Row[]>(admin, `/admin/manager/lists/${manager.id}`);
    expect(managers.map(({ id, load, is_fitting }) => [id, load, is_fitting])).toEqual([
      [near.id, 0, true],
      [far.id, 1, true],
      [stranger.id, 0, false],
    ]);
    expect(await ask(admin, `/admin/manager/lists/${near.id}`)).toEqual([]);
  });

  it('is available to a manager at its own paths, about people within reach only', async () => {
    const [manager, elsewhere] = [await test.person('manager'), await test.person('manager')];
    await world.permit(manager, ['tel_aviv']);
    await world.permit(elsewhere, ['north']);
    const volunteer = await world.volunteer(1);
    await inTreatment(volunteer);
    const paths = [
      'users/applications',
      'user/assigned/events',
      'volunteer/intreatment',
      'assigned/event/volunteers',
      'total-manager-events',
      'manager/lists',
      'volunteer/open/lists',
      'open/event/volunteers',
    ];
    const statuses = async (who: Somebody, prefix = '') =>
      Promise.all(
        paths.map(async (path) => (await world.as(who, 'post', `${prefix}/${path}/${volunteer.id}`)).status),
      );
    expect(await statuses(manager)).toEqual(paths.map(() => 200));
    expect(await statuses(elsewhere)).toEqual(paths.map(() => 404));
    expect(await statuses(manager, '/admin')).toEqual(paths.map(() => 403));
    expect(await statuses(admin)).toEqual(paths.map(() => 403));
    expect(await statuses(admin, '/admin')).toEqual(paths.map(() => 200));
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    expect(await statuses(manager)).toEqual(paths.map(() => 404));
    expect(
      (await world.as(manager, 'post', `/user/update-status/${volunteer.id}/0`, { volunteer_id: 'pool' }))
        .status,
    ).toBe(404);
  });
});

describe('a hand-over', () => {
  it('is the same before a block and before a role is removed', async () => {
    const [blocked, relieved, next] = [
      await world.volunteer(1),
      await world.volunteer(1),
      await world.volunteer(2),
    ];
    const [first, second] = [await inTreatment(blocked), await inTreatment(relieved)];
    const block = (body: object) =>
      world.as(admin, 'post', `/admin/users/block/${blocked.id}`, { reason: 'a reason', ...body });
    expect((await block({})).body.errors).toEqual({ volunteer_id: [expect.any(String)] });
    expect((await block({ volunteer_id: next.id })).status).toBe(200);
    expect(await one('SELECT status, volunteer_id FROM applications WHERE id = $1', [first.need])).toEqual({
      status: 'in treatment',
      volunteer_id: next.id,
    });
    const busy = await world.as(admin, 'post', `/admin/users/update/roles/${relieved.id}`, {
      roles: [roleId('user')],
      volunteer_id: next.id,
    });
    expect(busy.body).toMatchObject({
      code: 'REPLACEMENT_UNKNOWN',
      errors: { volunteer_id: [expect.any(String)] },
    });
    expect(await one('SELECT volunteer_id FROM applications WHERE id = $1', [second.need])).toEqual({
      volunteer_id: relieved.id,
    });
  });

  it('of events tells both managers, and goes to nobody but an active manager', async () => {
    const [manager, heir, gone, person] = [
      await test.person('manager'),
      await test.person('manager'),
      await test.person('manager'),
      await test.person('user'),
    ];
    for (let n = 0; n < 2; n++) await world.event(manager, { autoAssign: false });
    await world.as(admin, 'post', `/admin/user/update-status/${gone.id}/0`);
    const leave = (manager_id?: number) =>
      world.as(admin, 'post', `/admin/users/update/roles/${manager.id}`, {
        roles: [roleId('user')],
        manager_id,
      });
    for (const id of [undefined, gone.id, manager.id, person.id])
      expect((await leave(id)).body.errors).toEqual({ manager_id: [expect.any(String)] });
    expect((await leave(heir.id)).status).toBe(200);
    expect(
      await one('SELECT count(*)::int AS held FROM events WHERE manager_id = $1 AND status', [heir.id]),
    ).toEqual({ held: 2 });
    expect((await world.messagesTo(heir)).filter((text) => text.includes('ניהול האירוע'))).toHaveLength(2);
    expect((await world.messagesTo(manager)).filter((text) => text.includes('עבר לניהול'))).toHaveLength(2);
  });

  it('leaves no event with a manager who leaves at the same moment, in any direction', async () => {
    const [a, b] = [await test.person('manager'), await test.person('manager')];
    for (const manager of [a, b]) await world.event(manager, { autoAssign: false });
    const leave = (who: Somebody, to: Somebody) =>
      world.as(admin, 'post', `/admin/user/update-status/${who.id}/0`, { manager_id: to.id });
    const statuses = (await Promise.all([leave(a, b), leave(b, a)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
    expect(
      await one(
        'SELECT count(*)::int AS lost FROM events e JOIN users u ON u.id = e.manager_id WHERE e.status AND NOT u.is_active',
        [],
      ),
    ).toEqual({
      lost: 0,
    });
  });
});
