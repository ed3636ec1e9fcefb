import { EventWorld } from '../../testing/event-world.js';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;
let world: EventWorld;
let desk: StaffDesk;
let admin: Somebody;
let heir: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  [world, desk] = [new EventWorld(test), new StaffDesk(test)];
  [admin, heir] = [await test.person('admin'), await test.person('manager')];
  await world.permit(heir, ['tel_aviv']);
});
afterAll(() => test.close());

const sql = (text: string, parameters: unknown[]) => test.database.manager.query(text, parameters);
const start = (event: number, who: Somebody = admin, more: object = {}) =>
  desk.call(who, 'put', `${who === admin ? 'admin' : 'manager'}/events/${event}`, { status: true, ...more });
const managerOf = async (event: number) =>
  desk.one<{ manager_id: number; status: boolean }>('SELECT manager_id, status FROM events WHERE id = $1', [
    event,
  ]);

/** A stopped event with its manager. */
async function stopped(): Promise<{ manager: Somebody; event: number }> {
  const manager = await test.person('manager');
  const event = await world.event(manager);
  await desk.call(manager, 'put', `manager/events/${event}`, { status: false }).expect(200);
  return { manager, event };
}

describe('restarting an event whose manager can no longer act', () => {
  it.each([
    ['is deactivated', 'UPDATE users SET is_active = false WHERE id = $1'],
    ['is blocked', 'UPDATE users SET is_block = true WHERE id = $1'],
    ['is deleted', 'UPDATE users SET deleted_at = now() WHERE id = $1'],
    ['has lost the role', `DELETE FROM user_roles WHERE user_id = $1 AND role = 'manager'`],
    ['has lost the region', 'DELETE FROM region_permissions WHERE user_id = $1'],
  ])('asks an admin for another one when the manager %s', async (_what, gone) => {
    const { manager, event } = await stopped();
    await sql(gone, [manager.id]);
    const asked = (await desk.call(admin, 'get', `admin/events/${event}/managers`).expect(200)).body.data;
    expect(asked.is_needed).toBe(true);
    expect(asked.managers.map(({ id }: { id: number }) => id)).toContain(heir.id);
    expect(asked.managers.map(({ id }: { id: number }) => id)).not.toContain(manager.id);
    expect((await start(event).expect(422)).body).toMatchObject({
      code: 'MANAGER_LEFT',
      errors: { manager_id: [expect.any(String)] },
    });
    expect((await start(event, admin, { manager_id: manager.id }).expect(422)).body.code).toBe(
      'MANAGER_LEFT',
    );
    const elsewhere = await test.person('manager');
    await world.permit(elsewhere, ['haifa']);
    for (const other of [elsewhere.id, admin.id])
      expect((await start(event, admin, { manager_id: other }).expect(422)).body.code).toBe(
        'MANAGER_UNKNOWN',
      );
    expect(await managerOf(event)).toEqual({ manager_id: manager.id, status: false });
    await start(event, admin, { manager_id: heir.id }).expect(200);
    expect(await managerOf(event)).toEqual({ manager_id: heir.id, status: true });
    expect((await desk.messagesTo(heir.id)).at(-1)).toContain(`/admin/events/map/${event}`);
    expect(
      await desk.one(
        `SELECT actor_id FROM activity_log WHERE subject_type = 'event' AND subject_id = $1 AND action = 'manager_changed'`,
        [event],
      ),
    ).toEqual({
      actor_id: admin.id,
    });
    await desk.call(heir, 'put', `manager/events/${event}`, { status: false }).expect(200);
  });

  it('is not the manager’s own to do once the region is taken away', async () => {
    const { manager, event } = await stopped();
    await sql('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    expect((await start(event, manager).expect(422)).body.code).toBe('MANAGER_LEFT');
    expect((await start(event, manager, { manager_id: heir.id }).expect(422)).body.code).toBe('MANAGER_LEFT');
    expect(await managerOf(event)).toEqual({ manager_id: manager.id, status: false });
  });

  it('asks nobody when the manager can act, and accepts no other then', async () => {
    const { manager, event } = await stopped();
    expect(
      (await desk.call(manager, 'get', `manager/events/${event}/managers`).expect(200)).body.data.is_needed,
    ).toBe(false);
    expect((await start(event, admin, { manager_id: heir.id }).expect(422)).body.code).toBe('FIXED_ON_EDIT');
    await start(event, manager).expect(200);
    expect(await managerOf(event)).toEqual({ manager_id: manager.id, status: true });
    await desk.call(heir, 'get', `manager/events/${event}/managers`).expect(404);
  });
});
