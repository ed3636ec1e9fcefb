import { Database } from '../../platform/database/database.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('auto-assign in an event', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: { id: number; token: string };

  beforeEach(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    manager = await test.person('manager');
  });
  afterEach(() => test.close());

  async function timeline(requestId: number): Promise<{
    kinds: string[];
    texts: string[];
    dispatch: { status: string; ring: number; asked: number };
  }> {
    const call = test.http
      .get(`/api/event-user-requests/${requestId}/timeline`)
      .set('Authorization', `Bearer ${manager.token}`)
      .set('Content-Language', 'en-US');
    const { body } = await call.expect(200);
    return {
      kinds: body.data.entries.map((entry: { kind: string }) => entry.kind),
      texts: body.data.entries.map((entry: { text: string }) => entry.text),
      dispatch: body.data.dispatch,
    };
  }

  it('calls the nearest, then the next after a no, then widens the ring, then tells a coordinator', async () => {
    const seeker = await world.seeker(0);
    const near = await world.volunteer(1);
    const far = await world.volunteer(3);
    const farther = await world.volunteer(8);
    const event = await world.event(manager);
    const need = await world.answerUser(event, seeker.id, true);

    await world.runDue();
    expect(await world.volunteerRequest(event, near.id)).toMatchObject({ status: 'pending' });
    expect(await world.volunteerRequest(event, far.id)).toBeNull();

    expect((await world.answerVolunteer(event, near.id, false)).status).toBe(200);
    await world.runDue();
    expect(await world.volunteerRequest(event, far.id)).toMatchObject({ status: 'pending' });
    expect(await world.volunteerRequest(event, farther.id)).toBeNull();

    await world.answerVolunteer(event, far.id, false);
    await world.runDue();
    expect(await world.volunteerRequest(event, farther.id)).toMatchObject({ status: 'pending' });

    await world.answerVolunteer(event, farther.id, false);
    await world.runDue();
    const { kinds, dispatch } = await timeline(need);
    expect(kinds).toEqual([
      'started',
      'invited',
      'declined',
      'invited',
      'declined',
      'ring_grown',
      'invited',
      'declined',
      'ring_grown',
      'ring_grown',
      'ring_grown',
      'exhausted',
    ]);
    expect(dispatch).toMatchObject({ status: 'exhausted', ring: 5, asked: 3 });
    const told: { receiver_id: number }[] = await test.database.manager.query(
      `SELECT receiver_id FROM notifications WHERE type = 'system'`,
    );
    expect(told.map((row) => row.receiver_id).sort()).toEqual([manager.id, seeker.id].sort());
  });

  it('after silence calls the next and leaves the first answerable; the first yes wins, the other is thanked', async () => {
    const seeker = await world.seeker(0);
    const first = await world.volunteer(1);
    const second = await world.volunteer(2);
    const event = await world.event(manager);
    const need = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.passMinutes(5);
    expect(await world.volunteerRequest(event, second.id)).toMatchObject({ status: 'pending' });

    expect((await world.answerVolunteer(event, first.id, true)).status).toBe(200);
    expect(await world.volunteerRequest(event, first.id)).toMatchObject({
      status: 'assigned',
      isApproved: 0,
    });
    expect(await world.volunteerRequest(event, second.id)).toMatchObject({ status: 'closed' });
    expect(await world.answerVolunteer(event, second.id, true)).toMatchObject({
      status: 422,
      body: { code: 'ALREADY_TAKEN' },
    });
    expect((await timeline(need)).kinds).toEqual([
      'started',
      'invited',
      'timed_out',
      'invited',
      'filled',
      'accepted',
      'settled',
    ]);
    const thanked: { receiver_id: number }[] = await test.database.manager.query(
      `SELECT receiver_id FROM notifications WHERE type = 'offer_filled'`,
    );
    expect(thanked).toEqual([{ receiver_id: second.id }]);
  });

  it('goes on after an unassignment without asking the same volunteer again', async () => {
    const seeker = await world.seeker(0);
    const first = await world.volunteer(1);
    const second = await world.volunteer(2);
    const event = await world.event(manager);
    const need = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, first.id, true);
    await test.http
      .patch(`/api/manager/event-approval-requests/${need}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .expect(200);
    await test.http
      .patch(`/api/volunteer/event-user-requests/${need}`)
      .set('Authorization', `Bearer ${first.token}`)
      .send({ status: 'reject', system_note: 'הרכב התקלקל' })
      .expect(200);
    await world.runDue();
    expect(await world.volunteerRequest(event, first.id)).toMatchObject({ status: 'reject', isApproved: 2 });
    expect(await world.volunteerRequest(event, second.id)).toMatchObject({ status: 'pending' });
  });

  it('calls only volunteers who fit, and says why the others do not', async () => {
    const seeker = await world.seeker(0);
    await test.database.transaction(() =>
      test.database.joined.query(`INSERT INTO help_profiles (user_id, languages) VALUES ($1, '{russian}')`, [
        seeker.id,
      ]),
    );
    await world.volunteer(1, { languages: ['hebrew'] });
    const fitting = await world.volunteer(2, { languages: ['russian', 'hebrew'] });
    await world.volunteer(0.5, { languages: ['russian'], way: 'phone' });
    const event = await world.event(manager);
    const need = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    expect(await world.volunteerRequest(event, fitting.id)).toMatchObject({ status: 'pending' });
    const { texts } = await timeline(need);
    expect(texts.filter((text) => text.startsWith('Not called'))).toEqual([
      'Not called: does not help in this way.',
      'Not called: no language in common.',
    ]);
  });

  it('of 200 who accept at once exactly one is assigned and everyone else is told', async () => {
    const seeker = await world.seeker(0);
    const volunteers = await Promise.all(Array.from({ length: 200 }, (_, n) => world.volunteer(1 + n / 100)));
    const event = await world.event(manager);
    const need = await world.answerUser(event, seeker.id, true);
    await test.app.get(Database).manager.query(
      `INSERT INTO event_volunteer_requests (event_id, volunteer_id, radius, need_request_id, distance_m, created_at, updated_at)
       SELECT $1, unnest($2::int[]), 5, $3, 1000, now(), now()`,
      [event, volunteers.map((one) => one.id), need],
    );
    const answers = await Promise.all(volunteers.map((one) => world.answerVolunteer(event, one.id, true)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(
      answers.filter((answer) => answer.status === 422 && answer.body.code === 'ALREADY_TAKEN'),
    ).toHaveLength(199);
    const active: { count: number }[] = await test.database.manager.query(
      'SELECT count(*)::int AS count FROM at_work',
    );
    expect(active).toEqual([{ count: 1 }]);
  });

  it('one volunteer who accepts two needs at once gets one of them', async () => {
    const [one, other] = [await world.seeker(0), await world.seeker(1)];
    const volunteer = await world.volunteer(1);
    const events = [await world.event(manager), await world.event(manager)];
    await world.answerUser(events[0] ?? 0, one.id, true);
    await world.answerUser(events[1] ?? 0, other.id, true);
    await world.runDue();
    const answers = await Promise.all(
      events.map((event) => world.answerVolunteer(event, volunteer.id, true)),
    );
    expect(answers.map((answer) => answer.body.code ?? 'ok').sort()).toEqual(['ALREADY_HELPING', 'ok']);
  });

  it('reports a need without anybody once; a volunteer who becomes ready later is paired with it', async () => {
    const seeker = await world.seeker(0);
    const event = await world.event(manager, { autoAssign: false });
    const late = await world.volunteer(2);
    await test.http
      .put(`/api/manager/events/${event}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .send({ is_auto_assign: true })
      .expect(200);
    const need = await world.answerUser(event, seeker.id, true);
    await test.database.manager.query(
      `INSERT INTO event_volunteer_requests (event_id, volunteer_id, radius, created_at, updated_at) VALUES ($1, $2, 5, now(), now())`,
      [event, late.id],
    );
    await world.runDue();
    expect((await timeline(need)).dispatch.status).toBe('exhausted');
    await world.answerVolunteer(event, late.id, true);
    await world.runDue();
    expect(await world.volunteerRequest(event, late.id)).toMatchObject({ status: 'assigned', isApproved: 0 });
    const told: unknown[] = await test.database.manager.query(
      `SELECT 1 FROM notifications WHERE type = 'system' AND receiver_id = $1`,
      [manager.id],
    );
    expect(told).toHaveLength(1);
  });

  it('helps by phone whatever the distance', async () => {
    const seeker = await world.seeker(0);
    const distant = await world.volunteer(300, { way: 'phone' });
    const event = await world.event(manager, { help: 'phone' });
    await world.answerUser(event, seeker.id, true);
    await world.runDue();
    expect(await world.volunteerRequest(event, distant.id)).toMatchObject({ status: 'pending' });
  });

  it('settings are for admins, whole minutes and a decimal radius, and apply from the next step on', async () => {
    const admin = await test.person('admin');
    const as = (token: string) =>
      test.http.post('/api/admin/auto-assigns').set('Authorization', `Bearer ${token}`);
    await as(manager.token).send({ radius: 2, time: 3 }).expect(403);
    const wrong = await as(admin.token).send({ radius: 'x', time: 2.5 }).expect(422);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['radius', 'time']);
    const { body } = await as(admin.token).send({ radius: '2.5', time: 1 }).expect(200);
    expect(body.data).toMatchObject({ radius: 2.5, time: 1 });

    const seeker = await world.seeker(0);
    await world.volunteer(1);
    const second = await world.volunteer(2);
    const event = await world.event(manager);
    await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.passMinutes(1);
    expect(await world.volunteerRequest(event, second.id)).toMatchObject({ status: 'pending' });
  });
});
