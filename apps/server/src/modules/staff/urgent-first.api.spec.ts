import type { WaitingNeed } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}

describe('among needs that wait', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let manager: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [admin, manager] = [await test.person('admin'), await test.person('manager')];
  });
  afterEach(() => test.close());

  it('the most urgent comes first, then the longest waiting, for staff', async () => {
    const older = await world.seeker(0);
    const newer = await world.seeker(1);
    const emergency = await world.seeker(40);
    const ids = [await world.ask(older)];
    await world.passMinutes(2);
    ids.push(await world.ask(newer));
    await world.passMinutes(2);
    ids.push(await world.press(emergency));
    await test.database.manager.query('UPDATE applications SET coordinator_since = coalesce(coordinator_since, created_at)');
    const pending: { id: number }[] = (await world.as(admin, 'get', '/admin/dashboard/pending-applications')).body.data;
    expect(pending.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
    const onPages = [];
    for (const page of [1, 2, 3]) {
      const onPage: { id: number }[] = (await world.as(admin, 'get', `/admin/dashboard/pending-applications?perPage=1&page=${page}`)).body.data;
      onPages.push(...onPage.map(({ id }) => id));
    }
    expect(onPages).toEqual([ids[2], ids[0], ids[1]]);
    const needs: WaitingNeed[] = (await world.as(admin, 'get', '/staff/waiting/needs')).body.data;
    expect(needs.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  });

  it('the most urgent gets the volunteer who becomes ready', async () => {
    const event = await world.event(manager, { autoAssign: false });
    const [older, emergency] = [await world.seeker(0), await world.seeker(0.5)];
    await test.database.transaction((tx) => tx.manager.query('UPDATE event_user_requests SET respond = NULL WHERE event_id = $1', [event]));
    await test.http.put(`/api/manager/events/${event}`).set('Authorization', `Bearer ${manager.token}`).send({ is_auto_assign: true }).expect(200);
    for (const seeker of [older, emergency]) await world.as(seeker, 'post', '/event/requests');
    await world.passMinutes(1);
    await world.press(emergency);
    const volunteer = await world.volunteer(2);
    await test.database.manager.query(
      'INSERT INTO event_volunteer_requests (event_id, volunteer_id, radius, created_at, updated_at) VALUES ($1, $2, 5, now(), now())',
      [event, volunteer.id],
    );
    const due: { needId: number; priority: number }[] = await test.database.manager.query(
      'SELECT need_id AS "needId", priority FROM dispatch_runs ORDER BY priority DESC',
    );
    expect(due.map(({ priority }) => priority)).toEqual([3, 0]);
    await world.answerVolunteer(event, volunteer.id, true);
    await world.runDue();
    const [assigned]: { user_id: number }[] = await test.database.manager.query(`SELECT user_id FROM event_requests WHERE status = 'assigned'`);
    expect(assigned?.user_id).toBe(emergency.id);
  });

  it.each([
    { called: 'to its event', autoAssign: false },
    { called: 'for another need of it', autoAssign: true },
  ])('calls to an emergency who was called $called and has not answered', async ({ autoAssign }) => {
    const [ordinary, emergency] = [await world.seeker(0), await world.seeker(0.5)];
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager, { autoAssign });
    const need = await world.answerUser(event, ordinary.id, true);
    await world.runDue();
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'pending', needRequestId: autoAssign ? need : null });
    const pressed = await world.press(emergency);
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'pending', needRequestId: pressed });
    await world.answerVolunteer(event, volunteer.id, true);
    const held: unknown[] = await test.database.manager.query(`SELECT user_id FROM event_requests WHERE status = 'assigned'`);
    expect(held).toEqual([{ user_id: emergency.id }]);
  });
});
