import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}
const REMINDER = 'אף אחד מהצוות לא מטפל';

describe('reminders of an emergency', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let seeker: Somebody;
  let manager: Somebody;
  let elsewhere: Somebody;
  let admin: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [manager, elsewhere, admin] = [
      await test.person('manager'),
      await test.person('manager'),
      await test.person('admin'),
    ];
    await world.permit(manager, ['tel_aviv']);
    await world.permit(elsewhere, ['haifa']);
    seeker = await world.seeker(0);
  });
  afterEach(() => test.close());

  const reminders = async (person: Somebody): Promise<number> =>
    (await world.messagesTo(person)).filter((text) => text.includes(REMINDER)).length;
  const counts = async (): Promise<number[]> => [
    await reminders(manager),
    await reminders(admin),
    await reminders(elsewhere),
  ];

  it('go after three minutes to the region’s managers, after six to all admins too, then less and less often, until somebody takes it over', async () => {
    const id = await world.press(seeker);
    expect(await world.told(manager)).toContain('לחיצה על כפתור החירום');
    await world.passMinutes(2.5);
    expect(await counts()).toEqual([0, 0, 0]);
    await world.passMinutes(0.5);
    expect(await counts()).toEqual([1, 0, 0]);
    await world.passMinutes(3);
    expect(await counts()).toEqual([2, 1, 0]);
    await world.passMinutes(5.5);
    expect(await counts()).toEqual([2, 1, 0]);
    await world.passMinutes(0.5);
    expect(await counts()).toEqual([3, 2, 0]);
    expect((await world.as(admin, 'post', `/admin/applications/${id}/take-over`)).status).toBe(200);
    await world.passMinutes(25);
    expect(await counts()).toEqual([3, 2, 0]);
  });

  it('end while somebody is on the way, though nobody took it over, and go on when they give up', async () => {
    const volunteer = await world.volunteer(1);
    await world.confirm(volunteer);
    const id = await world.press(seeker);
    await world.answerCall(volunteer, id, true);
    const hold = await world.hold(volunteer, id);
    await world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, { progress: 'on_way' });
    await world.passMinutes(20);
    expect(await counts()).toEqual([0, 0, 0]);
    await world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, { cannot_come: true });
    await world.runDue();
    expect(await counts()).toEqual([1, 0, 0]);
  });

  it('are not sent for a need that a coordinator had taken over before it became an emergency', async () => {
    const event = await world.event(manager, { autoAssign: false });
    await world.answerUser(event, seeker.id, true);
    await test.database.manager.query('UPDATE needs SET coordinator_id = $2 WHERE event_id = $1', [
      event,
      manager.id,
    ]);
    await world.press(seeker);
    const needs: unknown[] = await test.database.manager.query(
      'SELECT is_emergency, coordinator_id FROM needs WHERE event_id = $1',
      [event],
    );
    expect(needs).toEqual([{ is_emergency: true, coordinator_id: manager.id }]);
  });

  it('lead managers and admins alike to the request', async () => {
    const id = await world.press(seeker);
    await world.passMinutes(3);
    expect(await world.told(manager)).toContain(`/admin/requests/${id}`);
  });

  it('go to all admins at once where a region has no managers', async () => {
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    await world.press(seeker);
    await world.passMinutes(3);
    expect(await counts()).toEqual([0, 1, 0]);
  });

  it('are of emergencies in events too, to the event’s manager first', async () => {
    const event = await world.event(manager, { autoAssign: false });
    await world.press(seeker);
    await world.passMinutes(3);
    expect(await counts()).toEqual([1, 0, 0]);
    await world.passMinutes(3);
    expect(await counts()).toEqual([2, 1, 0]);
    const need = await world.userRequest(event, seeker.id);
    expect((await world.as(manager, 'post', `/event-user-requests/${need}/take-over`)).status).toBe(200);
    await world.passMinutes(10);
    expect(await counts()).toEqual([2, 1, 0]);
    expect(await world.told(seeker)).toContain('בטיפול אישי של');
  });

  it('a coordinator who takes it over works alongside the search: volunteers are still called, and a yes keeps the coordinator’s name', async () => {
    const volunteer = await world.volunteer(1);
    const id = await world.press(seeker);
    await world.as(admin, 'post', `/admin/applications/${id}/take-over`);
    expect((await world.answerCall(volunteer, id, true)).status).toBe(200);
    expect(await world.holder(id)).toMatchObject({ volunteerId: volunteer.id });
    const [row]: { coordinator_id: number }[] = await test.database.manager.query(
      'SELECT coordinator_id FROM applications WHERE id = $1',
      [id],
    );
    expect(row?.coordinator_id).toBe(admin.id);
  });
});
