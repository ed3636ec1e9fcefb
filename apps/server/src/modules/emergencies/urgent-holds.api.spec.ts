import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}

describe('an emergency with nobody at the desk', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let first: Somebody;
  let second: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    admin = await test.person('admin');
    seeker = await world.seeker(0);
    [first, second] = [await world.volunteer(1), await world.volunteer(2)];
  });
  afterEach(() => test.close());

  const setOut = async (volunteer: Somebody, id: number) =>
    world.as(volunteer, 'patch', `/volunteer/application-users/${await world.hold(volunteer, id)}`, {
      progress: 'on_way',
    });
  const giveUp = async (volunteer: Somebody, id: number) =>
    world.as(volunteer, 'patch', `/volunteer/application-users/${await world.hold(volunteer, id)}`, {
      cannot_come: true,
    });

  it.each([
    ['off', false],
    ['on', true],
  ])(
    'gives a confirmed volunteer the address at once, with approval switched %s',
    async (_state, needsApproval) => {
      await test.database.manager.query('UPDATE categories SET needs_approval = $1 WHERE is_emergency', [
        needsApproval,
      ]);
      await world.confirm(first);
      const id = await world.press(seeker);
      expect((await world.answerCall(first, id, true)).status).toBe(200);
      expect(await world.holder(id)).toEqual({ volunteerId: first.id, isApproved: 1 });
      expect(await world.told(first)).toContain('רחוב הבדיקה 1');
      expect(await world.emergency(seeker)).toMatchObject({
        step: 'coming',
        volunteer: { phone: expect.stringMatching(/^\+972/) },
      });
      expect(await world.told(admin)).toContain('אושרה מעצמה');
    },
  );

  it.each([
    ['off', false],
    ['on', true],
  ])(
    'gives another the address two minutes after the yes, with approval switched %s',
    async (_state, needsApproval) => {
      await test.database.manager.query('UPDATE categories SET needs_approval = $1 WHERE is_emergency', [
        needsApproval,
      ]);
      const id = await world.press(seeker);
      await world.answerCall(first, id, true);
      await world.passMinutes(1.5);
      expect(await world.holder(id)).toEqual({ volunteerId: first.id, isApproved: 0 });
      expect(await world.told(first)).not.toContain('רחוב הבדיקה 1');
      await world.passMinutes(0.5);
      expect(await world.holder(id)).toEqual({ volunteerId: first.id, isApproved: 1 });
      expect(await world.told(first)).toContain('רחוב הבדיקה 1');
    },
  );

  it('keeps no reserve who is at other work, tells them so, and leaves nothing at the desk', async () => {
    const id = await world.press(seeker);
    const shopping = await world.ask(await world.seeker(3));
    await world.as(second, 'post', '/volunteer/application-users', {
      application_id: shopping,
      is_approved: 0,
    });
    expect((await world.answerCall(first, id, true)).status).toBe(200);
    const late = await world.answerCall(second, id, true);
    expect(late).toMatchObject({ status: 422, code: 'ALREADY_HELPING' });
    expect(
      await test.database.manager.query('SELECT kind FROM need_answers WHERE need_id = $1', [id]),
    ).toEqual([]);
  });

  it('counts a completed assignment as a confirmation', async () => {
    const before = await world.press(seeker);
    await world.answerCall(first, before, true);
    await world.passMinutes(2);
    await world.as(first, 'put', `/volunteer/applications/${before}`);
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    expect(await world.holder(id)).toEqual({ volunteerId: first.id, isApproved: 1 });
  });

  it('waits for staff no longer than they need to refuse: the reserve steps in, and the approval is not put off again', async () => {
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    expect((await world.answerCall(second, id, true)).message).toContain('stay ready');
    await world.passMinutes(1);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(first, id)}`, {
      is_approved: 2,
    });
    await world.runDue();
    expect(await world.holder(id)).toEqual({ volunteerId: second.id, isApproved: 0 });
    await world.passMinutes(1);
    expect(await world.holder(id)).toEqual({ volunteerId: second.id, isApproved: 1 });
  });

  it('tells a reserve to stay ready and nothing of the person, and calls others on until somebody is on the way', async () => {
    const more = [await world.volunteer(3), await world.volunteer(4)];
    await world.confirm(first);
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    await world.answerCall(second, id, true);
    expect(await world.told(second)).toContain('נבקש להישאר בכוננות');
    expect(await world.told(second)).not.toContain('רחוב הבדיקה 1');
    expect((await world.as(second, 'get', '/volunteer/application-users')).body.data).toMatchObject([
      { is_reserve: true, contact: null },
    ]);
    expect(await world.callCode(more[1] ?? first, id)).toBeNull();
    await world.passMinutes(5);
    expect(await world.told(first)).toContain('יצאת לדרך?');
    expect(await world.callCode(more[1] ?? first, id)).not.toBeNull();
    await setOut(first, id);
    await world.runDue();
    expect(await world.told(more[1] ?? first)).toContain('תודה');
    expect((await world.answerCall(more[1] ?? first, id, true)).code).toBe('ALREADY_TAKEN');
    const { entries }: { entries: { kind: string }[] } = (
      await world.as(admin, 'get', `/admin/applications/${id}/timeline`)
    ).body.data;
    expect(entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['held', 'reserved', 'asked_whether_coming', 'settled']),
    );
  });

  it('lets the reserve take over when the first volunteer gives up, and tells the person', async () => {
    await world.confirm(second);
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    await world.answerCall(second, id, true);
    expect((await giveUp(first, id)).status).toBe(200);
    expect(await world.holder(id)).toEqual({ volunteerId: second.id, isApproved: 1 });
    expect(await world.told(second)).toContain('רחוב הבדיקה 1');
    expect(await world.emergency(seeker)).toMatchObject({ step: 'coming', volunteer: { id: second.id } });
    expect(await world.told(seeker)).not.toContain('ממשיכים לחפש');
  });

  it('lets the reserve take over from a volunteer who is silent for ten minutes, and tells the one replaced', async () => {
    await world.confirm(first);
    await world.confirm(second);
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    await world.answerCall(second, id, true);
    await world.passMinutes(9);
    expect(await world.holder(id)).toMatchObject({ volunteerId: first.id });
    await world.passMinutes(1);
    expect(await world.holder(id)).toEqual({ volunteerId: second.id, isApproved: 1 });
    expect(await world.told(first)).toContain('אין צורך להגיע');
    expect((await setOut(first, id)).status).toBe(422);
  });

  it('accepts at once a yes that comes after ten silent minutes', async () => {
    await world.confirm(first);
    await world.confirm(second);
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    await world.passMinutes(12);
    expect(await world.holder(id)).toMatchObject({ volunteerId: first.id });
    await world.answerCall(second, id, true);
    expect(await world.holder(id)).toEqual({ volunteerId: second.id, isApproved: 1 });
  });

  it('lets a coordinator switch to any volunteer, which approves them, and tells the one replaced', async () => {
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    expect(
      (await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: second.id }))
        .status,
    ).toBe(200);
    await world.runDue();
    expect(await world.holder(id)).toEqual({ volunteerId: second.id, isApproved: 1 });
    expect(await world.told(first)).toContain('אין צורך להגיע');
    expect(await world.told(second)).toContain('רחוב הבדיקה 1');
  });

  it('lets a reserve go to other work, and go back on the yes', async () => {
    const other = await world.seeker(3);
    const third = await world.volunteer(2.5);
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    await world.answerCall(second, id, true);
    await world.answerCall(third, id, true);
    const request = await world.ask(other);
    expect((await world.accept(second, request)).status).toBe(200);
    expect((await world.answerCall(third, id, false)).status).toBe(200);
    await giveUp(first, id);
    expect(await world.holder(id)).toBeNull();
    expect(await world.emergency(seeker)).toMatchObject({ step: expect.stringMatching(/searching|alerted/) });
  });

  it('thanks reserves when it is over', async () => {
    await world.confirm(first);
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    await world.answerCall(second, id, true);
    await setOut(first, id);
    await world.as(first, 'put', `/volunteer/applications/${id}`);
    expect(await world.told(second)).toMatch(/כבר|תודה/);
    const left: unknown[] = await test.database.manager.query(
      `SELECT 1 FROM volunteer_calls WHERE state = 'reserve'`,
    );
    expect(left).toEqual([]);
  });
});

describe('an urgent need of an event', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: Somebody;
  let seeker: Somebody;
  let first: Somebody;
  let second: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    manager = await test.person('manager');
    seeker = await world.seeker(0);
    [first, second] = [await world.volunteer(1), await world.volunteer(2)];
  });
  afterEach(() => test.close());

  it.each([
    ['the emergency button', true],
    ['the kind of its event', false],
  ])('made urgent by %s calls a wave, approves by itself and keeps a reserve', async (_by, isEmergency) => {
    const event = await world.event(manager, { isUrgent: !isEmergency });
    if (isEmergency) await world.as(seeker, 'post', '/event/requests/emergency');
    else await world.answerUser(event, seeker.id, true);
    await world.runDue();
    expect([
      await world.volunteerRequest(event, first.id),
      await world.volunteerRequest(event, second.id),
    ]).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
    expect((await world.answerVolunteer(event, first.id, true)).status).toBe(200);
    expect((await world.answerVolunteer(event, second.id, true)).status).toBe(200);
    expect(await world.volunteerRequest(event, first.id)).toMatchObject({
      status: 'assigned',
      isApproved: 0,
    });
    expect(await world.volunteerRequest(event, second.id)).toMatchObject({ status: 'accept' });
    expect(await world.told(second)).toContain('נבקש להישאר בכוננות');
    await world.passMinutes(2);
    expect(await world.volunteerRequest(event, first.id)).toMatchObject({
      status: 'assigned',
      isApproved: 1,
    });
    expect(await world.told(first)).toContain('רחוב הבדיקה 1');
    expect(await world.told(manager)).toContain('אושרה מעצמה');
    await world.passMinutes(10);
    expect(await world.volunteerRequest(event, first.id)).toMatchObject({ status: 'reject', isApproved: 2 });
    expect(await world.volunteerRequest(event, second.id)).toMatchObject({
      status: 'assigned',
      isApproved: 1,
    });
    const need = await world.userRequest(event, seeker.id);
    await world.as(second, 'patch', `/volunteer/event-user-requests/${need}`, { status: 'completed' });
    const working: unknown[] = await test.database.manager.query('SELECT 1 FROM at_work');
    expect(working).toEqual([]);
  });

  it('approves a confirmed volunteer at once; an ordinary need waits for the manager as before', async () => {
    await world.confirm(first);
    await world.confirm(second);
    const urgent = await world.event(manager, { isUrgent: true });
    await world.answerUser(urgent, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(urgent, first.id, true);
    expect(await world.volunteerRequest(urgent, first.id)).toMatchObject({
      status: 'assigned',
      isApproved: 1,
    });
    const other = await world.seeker(0.5);
    const ordinary = await world.event(manager);
    await world.answerUser(ordinary, other.id, true);
    await world.runDue();
    await world.answerVolunteer(ordinary, second.id, true);
    await world.passMinutes(60);
    expect(await world.volunteerRequest(ordinary, second.id)).toMatchObject({
      status: 'assigned',
      isApproved: 0,
    });
  });

  it('lets an emergency outlive an event that stopped while somebody was assigned and then gave up', async () => {
    await world.confirm(first);
    const event = await world.event(manager);
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    await world.answerVolunteer(event, first.id, true);
    await world.as(manager, 'put', `/manager/events/${event}`, { status: false });
    const need = await world.userRequest(event, seeker.id);
    expect(
      (
        await world.as(first, 'patch', `/volunteer/event-user-requests/${need}`, {
          status: 'reject',
          system_note: 'הרכב התקלקל',
        })
      ).status,
    ).toBe(200);
    expect(await world.emergency(seeker)).toMatchObject({
      with_event: false,
      record: { kind: 'application', status: 'open' },
    });
  });
});
