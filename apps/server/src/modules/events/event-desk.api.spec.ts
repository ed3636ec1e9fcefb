import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('what staff do in an event', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: { id: number; token: string };
  let seeker: { id: number; token: string };
  let volunteer: { id: number; token: string };
  let event: number;
  let need: number;
  let call: number;

  beforeEach(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    [manager, seeker, volunteer] = [
      await test.person('manager'),
      await world.seeker(0),
      await world.volunteer(1),
    ];
    event = await world.event(manager, { autoAssign: false });
    need = await world.userRequest(event, seeker.id);
    call = (await world.volunteerRequest(event, volunteer.id))?.id ?? 0;
  });
  afterEach(() => test.close());

  const as = (person: { token: string }) => ({
    Authorization: `Bearer ${person.token}`,
    'Content-Language': 'en-US',
  });
  const setNeed = (status: boolean) =>
    test.http.post('/api/manager/user/status/change').set(as(manager)).send({ id: need, status });
  const answer = (ready: 0 | 1, id = call) =>
    test.http.put(`/api/event-requests/${id}`).set(as(manager)).send({ is_ready_to_help: ready });
  const assignVolunteer = (id = call) =>
    test.http
      .put(`/api/event-user-requests/${need}`)
      .set(as(manager))
      .send({ volunteer_request_id: id, event_id: event });
  const assignUser = () =>
    test.http.put(`/api/event-requests/user/${call}`).set(as(manager)).send({ user_request_id: need });
  const approve = () => test.http.patch(`/api/manager/event-approval-requests/${need}`).set(as(manager));
  const finish = (status: string, note?: string, who = manager) =>
    test.http
      .patch(`/api/volunteer/event-user-requests/${need}`)
      .set(as(who))
      .send({ status, ...(note ? { system_note: note } : {}) });
  const detail = async () =>
    (await test.http.get(`/api/manager/events/${event}`).set(as(manager)).expect(200)).body.data;
  const history = async (
    kind: 'user' | 'volunteer',
    id: number,
    who = manager,
  ): Promise<[string, number, string | null][]> => {
    const { body } = await test.http
      .get(`/api/activity-log/event/${kind}/request/${id}`)
      .set(as(who))
      .expect(200);
    return body.data.map(
      (line: { new_values: { status: string; is_approved: number }; system_note: string | null }) => [
        line.new_values.status,
        line.new_values.is_approved,
        line.system_note,
      ],
    );
  };

  /** Makes a help seeker and a volunteer ready. */
  async function ready(): Promise<void> {
    await setNeed(true).expect(200);
    await answer(1).expect(200);
  }

  it('answer for a help seeker, and change the answer while nobody is assigned', async () => {
    await setNeed(true).expect(200);
    expect((await detail()).event_user_requests).toMatchObject([{ respond: 1, is_request_open: true }]);
    await setNeed(false).expect(200);
    expect((await detail()).event_user_requests).toMatchObject([
      { status: 'reject', respond: 2, is_request_open: false },
    ]);
    expect(
      (
        await test.http
          .get('/api/admin/assigned-rejected-event-requests')
          .set(as(await test.person('admin')))
          .expect(200)
      ).body.data,
    ).toEqual([]);
    await ready();
    expect((await detail()).event_user_requests).toMatchObject([
      { status: 'pending', respond: 1, is_request_open: true },
    ]);
    const elsewhere = await test.http
      .put(`/api/event-user-requests/${need}`)
      .set(as(manager))
      .send({ volunteer_request_id: call, event_id: 999_999 })
      .expect(422);
    expect(Object.keys(elsewhere.body.errors)).toEqual(['event_id']);
    await assignVolunteer().expect(200);
    expect((await setNeed(false).expect(422)).body.code).toBe('NOT_ALLOWED_NOW');
  });

  it('record the same answer of a help seeker twice, and open one need', async () => {
    await setNeed(true).expect(200);
    await setNeed(true).expect(200);
    const needs: unknown[] = await test.database.manager.query(
      'SELECT status FROM needs WHERE request_id = $1',
      [need],
    );
    expect(needs).toEqual([{ status: 'open' }]);
    const yeses = (await history('user', need)).filter(([status]) => status === 'pending');
    expect(yeses).toHaveLength(1);
  });

  it('take a need over in an event, in which a yes is still welcome: no called volunteer is sent away with thanks', async () => {
    const other = await world.seeker(0.5);
    const dispatched = await world.event(manager);
    const request = await world.answerUser(dispatched, other.id, true);
    await world.runDue();
    const before = await world.volunteerRequest(dispatched, volunteer.id);
    expect(before).toMatchObject({ status: 'pending', needRequestId: request });
    await test.http.post(`/api/event-user-requests/${request}/take-over`).set(as(manager)).expect(200);
    await world.runDue();
    expect(await world.volunteerRequest(dispatched, volunteer.id)).toEqual(before);
  });

  it('give a need back that they took over, and no other', async () => {
    await setNeed(true).expect(200);
    const abilities = async () => (await detail()).event_user_requests[0]?.abilities;
    const act = (what: 'take-over' | 'give-back') =>
      test.http.post(`/api/event-user-requests/${need}/${what}`).set(as(manager));
    expect((await act('give-back').expect(422)).body.code).toBe('NOT_ALLOWED_NOW');
    await act('take-over').expect(200);
    expect(await abilities()).toContain('give_back');
    await act('give-back').expect(200);
    expect(await abilities()).toContain('take_over');
    expect(await abilities()).not.toContain('give_back');
  });

  it('answer for a volunteer, once', async () => {
    await answer(1).expect(200);
    expect((await detail()).event_volunteer_requests).toMatchObject([{ status: 'accept' }]);
    expect((await answer(1).expect(422)).body.code).toBe('ALREADY_ANSWERED');
    await answer(0).expect(200);
    expect((await answer(1).expect(422)).body.code).toBe('ALREADY_ANSWERED');
  });

  it('assign a volunteer to a help seeker, approved at once', async () => {
    await ready();
    await assignVolunteer().expect(200);
    const { event_user_requests: users, event_volunteer_requests: volunteers } = await detail();
    expect(users).toMatchObject([
      { status: 'assigned', is_approved: 1, volunteer: { id: volunteer.id }, volunteer_request_id: call },
    ]);
    expect(volunteers).toMatchObject([
      {
        status: 'assigned',
        is_approved: 1,
        event: {
          name: expect.any(String),
          address: expect.any(String),
          created_at: expect.any(String),
          manager: { full_name: expect.any(String) },
        },
        user: { id: users[0]?.user.id, full_name: users[0]?.user.full_name },
      },
    ]);
  });

  it('assign a help seeker to a volunteer, approved at once', async () => {
    await ready();
    await assignUser().expect(200);
    expect((await detail()).event_user_requests).toMatchObject([
      { status: 'assigned', is_approved: 1, volunteer: { id: volunteer.id } },
    ]);
  });

  it('see how far the volunteer has come, and so does the help seeker', async () => {
    const step = (progress: string, who = volunteer) =>
      test.http.patch(`/api/volunteer/event-user-requests/${need}`).set(as(who)).send({ progress });
    const own = async () =>
      (await test.http.get('/api/event/requests').set(as(seeker)).expect(200)).body.data[0];
    await ready();
    expect((await step('on_way')).status).toBe(404);
    await assignVolunteer().expect(200);
    expect((await step('on_way', await world.volunteer(2))).status).toBe(404);
    expect((await step('arrived').expect(422)).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await step('flying').expect(422)).body.errors).toHaveProperty('progress');
    expect(
      (
        await test.http
          .patch(`/api/volunteer/event-user-requests/${need}`)
          .set(as(volunteer))
          .send({})
          .expect(422)
      ).body.errors,
    ).toHaveProperty('status');
    await step('on_way').expect(200);
    expect(await own()).toMatchObject({
      volunteer: { progress: 'on_way' },
      state_text: expect.stringContaining('is on the way to you'),
    });
    const { body } = await test.http.get('/api/volunteer/event-user-requests').set(as(volunteer)).expect(200);
    expect(body.data[0]).toMatchObject({ progress: 'on_way', abilities: ['arrived', 'complete', 'reject'] });
    await step('arrived').expect(200);
    expect((await detail()).event_user_requests).toMatchObject([{ status: 'assigned', progress: 'arrived' }]);
    expect(
      (await history('user', need))
        .slice(-2)
        .map(([status]) => status)
        .sort(),
    ).toEqual(['arrived', 'on_way']);
    const told: { message: string }[] = await test.database.manager.query(
      'SELECT message FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT 1',
      [seeker.id],
    );
    expect(told[0]?.message).toContain('כבר במקום');
    await finish('reject', 'ill').expect(200);
    expect((await detail()).event_user_requests).toMatchObject([{ status: 'pending', progress: null }]);
  });

  it('are offered only open needs and ready volunteers, the nearest first', async () => {
    const far = await world.volunteer(4);
    const near = await world.volunteer(0.5);
    const { body: form } = await test.http
      .put(`/api/manager/events/${event}`)
      .set(as(manager))
      .send({ is_auto_assign: true })
      .expect(200);
    expect(form.data.is_auto_assign).toBe(true);
    await test.http
      .put(`/api/manager/events/${event}`)
      .set(as(manager))
      .send({ is_auto_assign: false })
      .expect(200);
    const others = [
      await world.volunteerRequest(event, far.id),
      await world.volunteerRequest(event, near.id),
    ];
    for (const other of others) await answer(1, other?.id).expect(200);
    await ready();
    const candidates = (path: string) => test.http.get(`/api/${path}`).set(as(manager)).expect(200);
    const { body: volunteers } = await candidates(
      `event-volunteer-pending-requests?event_id=${event}&event_user_request_id=${need}`,
    );
    expect(volunteers.data.map((row: { volunteer: { id: number } }) => row.volunteer.id)).toEqual([
      near.id,
      volunteer.id,
      far.id,
    ]);
    const { body: needs } = await candidates(
      `event-user-pending-requests?event_id=${event}&event_volunteer_request_id=${call}`,
    );
    expect(needs.data.map((row: { id: number }) => row.id)).toEqual([need]);
    await assignVolunteer().expect(200);
    const { body: rest } = await candidates(`event-volunteer-pending-requests?event_id=${event}`);
    expect(rest.data).toHaveLength(2);
    expect((await candidates(`event-user-pending-requests?event_id=${event}`)).body.data).toEqual([]);
  });

  it('cannot assign a volunteer who is not ready, not open, of another event, or helping elsewhere', async () => {
    await setNeed(true).expect(200);
    expect((await assignVolunteer().expect(422)).body.code).toBe('VOLUNTEER_NOT_READY');
    await answer(1).expect(200);
    await setNeed(false).expect(200);
    expect((await assignVolunteer().expect(422)).body.code).toBe('NOT_OPEN');

    const second = await world.event(manager, { autoAssign: false });
    const foreign = (await world.volunteerRequest(second, volunteer.id))?.id ?? 0;
    await setNeed(true).expect(200);
    await assignVolunteer(foreign).expect(404);

    await answer(1, foreign).expect(200);
    const elsewhere = await world.userRequest(second, seeker.id);
    await test.http
      .post('/api/manager/user/status/change')
      .set(as(manager))
      .send({ id: elsewhere, status: true })
      .expect(200);
    await assignVolunteer().expect(200);
    const busy = await test.http
      .put(`/api/event-user-requests/${elsewhere}`)
      .set(as(manager))
      .send({ volunteer_request_id: foreign })
      .expect(422);
    expect(busy.body).toMatchObject({
      code: 'ALREADY_HELPING',
      errors: { message: ['You already have another request. Please finish it first.'] },
    });
  });

  it('approve what waits, once, and complete it, once; the history keeps each step', async () => {
    await approve().expect(422);
    await test.http
      .put(`/api/manager/events/${event}`)
      .set(as(manager))
      .send({ is_auto_assign: true })
      .expect(200);
    await ready();
    await world.runDue();
    expect((await detail()).event_user_requests).toMatchObject([
      { status: 'assigned', is_approved: 0, abilities: expect.arrayContaining(['approve']) },
    ]);
    expect((await finish('completed').expect(422)).body.code).toBe('NOT_ALLOWED_NOW');
    await approve().expect(200);
    expect((await approve().expect(422)).body.code).toBe('NOT_WAITING');
    await finish('completed').expect(200);
    expect((await finish('completed').expect(422)).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await finish('reject', 'מאוחר').expect(422)).body.code).toBe('NOT_ALLOWED_NOW');
    expect(await history('user', need)).toEqual([
      ['pending', 0, null],
      ['assigned', 0, null],
      ['assigned', 1, null],
      ['completed', 1, null],
    ]);
    expect(await history('volunteer', call)).toEqual([
      ['accept', 0, null],
      ['assigned', 0, null],
      ['assigned', 1, null],
      ['completed', 1, null],
    ]);
    const [open]: { count: number }[] = await test.database.manager.query(
      'SELECT count(*)::int AS count FROM at_work',
    );
    expect(open?.count).toBe(0);
  });

  it('take a volunteer off with a note: the need is open again and the history says why', async () => {
    await ready();
    await assignVolunteer().expect(200);
    await finish('reject', 'לא הגיע').expect(200);
    const { event_user_requests: users, event_volunteer_requests: volunteers } = await detail();
    expect(users).toMatchObject([
      { status: 'pending', respond: 1, is_request_open: true, volunteer: null, system_note: 'לא הגיע' },
    ]);
    expect(volunteers).toMatchObject([{ status: 'reject', is_approved: 2 }]);
    expect((await history('user', need)).at(-1)).toEqual(['reject', 2, 'לא הגיע']);
    expect((await assignVolunteer().expect(422)).body.code).toBe('VOLUNTEER_NOT_READY');
  });

  it('a volunteer finishes only their own assignment, only after its approval, and reads only their own history', async () => {
    const stranger = await world.volunteer(2);
    await ready();
    await assignVolunteer().expect(200);
    await finish('completed', undefined, stranger).expect(404);
    await test.http.get(`/api/activity-log/event/user/request/${need}`).set(as(stranger)).expect(404);
    await finish('completed', undefined, volunteer).expect(200);
    const { body } = await test.http
      .get(`/api/activity-log/event/user/request/${need}`)
      .set(as(volunteer))
      .expect(200);
    expect(body.data.at(-1)).toMatchObject({
      new_values: { status: 'completed', is_approved: 1 },
      actor: null,
    });
  });

  it('do nothing more once the event has ended', async () => {
    await ready();
    await test.http.put(`/api/manager/events/${event}`).set(as(manager)).send({ status: false }).expect(200);
    expect((await setNeed(false).expect(422)).body.code).toBe('EVENT_OVER');
    expect((await assignVolunteer().expect(422)).body.code).toBe('NOT_OPEN');
    expect((await answer(1).expect(422)).body.code).toBe('ALREADY_TAKEN');
  });

  it('another manager finds none of it', async () => {
    manager = await test.person('manager');
    await setNeed(true).expect(404);
    await answer(1).expect(404);
    await assignVolunteer().expect(404);
    await approve().expect(404);
    await finish('completed').expect(404);
    await test.http.get(`/api/activity-log/event/user/request/${need}`).set(as(manager)).expect(404);
  });
});
