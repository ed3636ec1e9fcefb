import type { WaitingNeed } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}

describe('among waiting needs', () => {
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
    await test.database.manager.query(
      'UPDATE applications SET coordinator_since = coalesce(coordinator_since, created_at)',
    );
    const pending: { id: number }[] = (await world.as(admin, 'get', '/admin/dashboard/pending-applications'))
      .body.data;
    expect(pending.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
    const onPages = [];
    for (const page of [1, 2, 3]) {
      const onPage: { id: number }[] = (
        await world.as(admin, 'get', `/admin/dashboard/pending-applications?perPage=1&page=${page}`)
      ).body.data;
      onPages.push(...onPage.map(({ id }) => id));
    }
    expect(onPages).toEqual([ids[2], ids[0], ids[1]]);
    const needs: WaitingNeed[] = (await world.as(admin, 'get', '/staff/waiting/needs')).body.data;
    expect(needs.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  });

  it('the most urgent gets the volunteer who becomes ready', async () => {
    const event = await world.event(manager, { autoAssign: false });
    const [older, emergency] = [await world.seeker(0), await world.seeker(0.5)];
    await test.database.transaction(() =>
      test.database.joined.query('UPDATE event_user_requests SET respond = NULL WHERE event_id = $1', [
        event,
      ]),
    );
    await test.http
      .put(`/api/manager/events/${event}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .send({ is_auto_assign: true })
      .expect(200);
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
    const [assigned]: { user_id: number }[] = await test.database.manager.query(
      `SELECT user_id FROM event_requests WHERE status = 'assigned'`,
    );
    expect(assigned?.user_id).toBe(emergency.id);
  });

  it.each([
    { called: 'to its event', autoAssign: false },
    { called: 'for another need of it', autoAssign: true },
  ])(
    'calls to an emergency a volunteer who was called $called, and each call has its own answer',
    async ({ autoAssign }) => {
      const [ordinary, emergency, another] = [
        await world.seeker(0),
        await world.seeker(0.5),
        await world.seeker(0.7),
      ];
      const volunteer = await world.volunteer(1);
      const event = await world.event(manager, { autoAssign });
      const need = await world.answerUser(event, ordinary.id, true);
      await world.runDue();
      const place = await world.volunteerRequest(event, volunteer.id);
      expect(place).toMatchObject({ status: 'pending', needRequestId: autoAssign ? need : null });
      const pressed = await world.press(emergency);
      const call = await world.volunteerRequest(event, volunteer.id);
      expect(call).toMatchObject({ status: 'pending', needRequestId: pressed });
      expect(call?.id).not.toBe(place?.id);
      const answered = await test.http
        .put(`/api/volunteer/event-requests/${await world.link('event_volunteer', place?.id ?? 0)}`)
        .send({ is_ready_to_help: 0 });
      expect(answered.status).toBe(200);
      const again = await world.press(another);
      expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({
        status: 'pending',
        needRequestId: again,
      });
      const code = await world.link('event_volunteer', call?.id ?? 0);
      expect(
        (await test.http.put(`/api/volunteer/event-requests/${code}`).send({ is_ready_to_help: 1 })).status,
      ).toBe(200);
      const held: unknown[] = await test.database.manager.query(
        `SELECT user_id FROM event_requests WHERE status = 'assigned'`,
      );
      expect(held).toEqual([{ user_id: emergency.id }]);
      const rows: { status: string }[] = await test.database.manager.query(
        'SELECT status FROM event_volunteer_requests WHERE volunteer_id = $1 ORDER BY id',
        [volunteer.id],
      );
      expect(rows.map(({ status }) => status)).toEqual(['reject', 'assigned', 'pending']);
    },
  );

  it('calls after a restart of the event volunteers who were called to an emergency before it stopped, and does not restore that call', async () => {
    const [first, second] = [await world.seeker(0), await world.seeker(0.5)];
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager, { autoAssign: false });
    const pressed = await world.press(first);
    for (const status of [0, 1]) await world.as(manager, 'put', `/manager/events/${event}`, { status });
    const back: { status: string; need: number | null }[] = await test.database.manager.query(
      'SELECT status, need_request_id AS need FROM event_volunteer_requests WHERE volunteer_id = $1 ORDER BY id',
      [volunteer.id],
    );
    expect(back).toEqual([
      { status: 'pending', need: null },
      { status: 'closed', need: pressed },
    ]);
    const again = await world.press(second);
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({
      status: 'pending',
      needRequestId: again,
    });
  });

  it('approves by itself a yes that waited when its need became an emergency, and calls others meanwhile', async () => {
    const seeker = await world.seeker(0);
    const [helper, next] = [await world.volunteer(1), await world.volunteer(2)];
    const event = await world.event(manager, { autoAssign: true });
    await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, helper.id, true);
    await world.press(seeker);
    expect(await world.volunteerRequest(event, next.id)).toMatchObject({ status: 'pending' });
    await world.passMinutes(3);
    expect(await world.volunteerRequest(event, helper.id)).toMatchObject({
      status: 'assigned',
      isApproved: 1,
    });
  });
});
