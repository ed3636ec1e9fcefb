import { randomUUID } from 'node:crypto';
import type { EventPreviewMessage } from '@karov/api-client';
import { addressToWire } from '@karov/domain';
import { kilometresAway } from '@karov/testing';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { CENTRE, EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const A_METRE_KM = 0.001;

describe('an event from start to end', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: { id: number; token: string };

  beforeEach(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    manager = await test.person('manager');
    await world.permit(manager);
  });
  afterEach(() => test.close());

  const as = (person: { token: string }) => ({
    Authorization: `Bearer ${person.token}`,
    'Content-Language': 'en-US',
  });
  const create = (form: object) => test.http.post('/api/manager/events').set(as(manager)).send(form);
  const change = (id: number, form: object) =>
    test.http.put(`/api/manager/events/${id}`).set(as(manager)).send(form);
  const asked = async (eventId: number): Promise<number[]> => {
    const rows: { user_id: number }[] = await test.database.manager.query(
      'SELECT user_id FROM event_user_requests WHERE event_id = $1 ORDER BY user_id',
      [eventId],
    );
    return rows.map((row) => row.user_id);
  };
  const called = async (eventId: number): Promise<number[]> => {
    const rows: { volunteer_id: number }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM event_volunteer_requests WHERE event_id = $1 ORDER BY volunteer_id',
      [eventId],
    );
    return rows.map((row) => row.volunteer_id);
  };
  const messages = async (type: string, receiverId: number): Promise<number> => {
    const [row]: { count: number }[] = await test.database.manager.query(
      'SELECT count(*)::int AS count FROM notifications WHERE type = $1 AND receiver_id = $2',
      [type, receiverId],
    );
    return row?.count ?? 0;
  };
  const userState = async (eventId: number, userId: number): Promise<unknown> => {
    const [row]: unknown[] = await test.database.manager.query(
      'SELECT status, respond, is_outside FROM event_requests WHERE event_id = $1 AND user_id = $2',
      [eventId, userId],
    );
    return row;
  };
  const addressAt = (km: number) => {
    const position = kilometresAway(CENTRE, km, 180);
    return addressToWire({
      text: 'רחוב אחר 2, ישראל, תל אביב, תל אביב',
      street: '',
      city: '',
      state: '',
      country: '',
      ...position,
    });
  };

  it('asks everybody in the circle and nobody a metre outside, and calls all volunteers in it when told to', async () => {
    const inside = await world.seeker(5 - A_METRE_KM);
    await world.seeker(5 + A_METRE_KM);
    const near = await world.volunteer(5 - A_METRE_KM);
    await world.volunteer(5 + A_METRE_KM);
    const event = await world.event(manager, { radius: 5, autoAssign: false });
    expect(await asked(event)).toEqual([inside.id]);
    expect(await called(event)).toEqual([near.id]);
    expect(await messages('event_need_check', inside.id)).toBe(1);
    expect(await messages('event_invite', near.id)).toBe(1);
  });

  it('calls no volunteer at the beginning when they are called by need', async () => {
    await world.seeker(1);
    await world.volunteer(1);
    expect(await called(await world.event(manager, { autoAssign: true }))).toEqual([]);
  });

  it('asks nobody while it is not active', async () => {
    await world.seeker(1);
    const { body } = await create({
      ...(await world.eventForm({ autoAssign: false })),
      status: false,
    }).expect(200);
    expect(await asked(body.data.id)).toEqual([]);
  });

  it('makes one event of a double click, and asks everybody once', async () => {
    const seeker = await world.seeker(1);
    const form = await world.eventForm();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(form)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect(await test.database.manager.query('SELECT 1 FROM events')).toHaveLength(1);
    expect(await messages('event_need_check', seeker.id)).toBe(1);
  });

  it('counts beforehand the people it then asks, and says who cannot be reached', async () => {
    for (const km of [1, 2, 7]) await world.seeker(km);
    for (const km of [1, 3, 4, 8]) await world.volunteer(km);
    const mute = await world.seeker(2);
    await test.database.manager.query('UPDATE users SET is_sms = false WHERE id = $1', [mute.id]);
    const form = await world.eventForm({ radius: 5, autoAssign: false });
    const { body } = await test.http
      .post('/api/manager/events/preview')
      .set(as(manager))
      .send(form)
      .expect(200);
    expect(body.data).toEqual({
      help_seekers: 2,
      help_seekers_unreachable: 1,
      volunteers: 3,
      volunteers_unreachable: 0,
    });
    const { body: made } = await create(form).expect(200);
    expect(made.data.counts).toMatchObject({ users_asked: 3, volunteers_asked: 3 });
    const [told]: { count: number }[] = await test.database.manager.query(
      `SELECT count(*)::int AS count FROM notifications WHERE type = 'event_need_check'`,
    );
    expect(told?.count).toBe(2);
  });

  it('rule 174: shows beforehand what people will read, by language, with their channels and the parts of an SMS', async () => {
    const [seeker, english] = [await world.seeker(1), await world.seeker(2)];
    await test.database.manager.query(
      `UPDATE users SET locale = 'en-US', is_sms = false, is_email = true, email = 'a@karov.example' WHERE id = $1`,
      [english.id],
    );
    await world.volunteer(1);
    const second = await world.volunteer(2);
    const form = await world.eventForm({ radius: 5, autoAssign: false });
    const preview = (body: object) =>
      test.http.post('/api/manager/events/preview/messages').set(as(manager)).send(body);
    const { body } = await preview(form).expect(200);
    const messages: EventPreviewMessage[] = body.data;
    expect(messages.map(({ to, locale, channels }) => ({ to, locale, channels }))).toEqual([
      { to: 'help_seekers', locale: 'en-US', channels: [{ channel: 'email', count: 1 }] },
      { to: 'help_seekers', locale: 'he-IL', channels: [{ channel: 'sms', count: 1 }] },
      { to: 'volunteers', locale: 'he-IL', channels: [{ channel: 'sms', count: 2 }] },
    ]);
    // an e-mail cannot be answered with a number, so its words differ
    await test.database.manager.query(
      `UPDATE users SET is_sms = false, is_email = true, email = 'b@karov.example' WHERE id = $1`,
      [second.id],
    );
    const volunteers = (await preview(form).expect(200)).body.data.filter(
      ({ to }: EventPreviewMessage) => to === 'volunteers',
    );
    expect(volunteers.map(({ channels }: EventPreviewMessage) => channels)).toEqual([
      [{ channel: 'email', count: 1 }],
      [{ channel: 'sms', count: 1 }],
    ]);
    expect(volunteers.map(({ text }: EventPreviewMessage) => text.includes('1=כן'))).toEqual([false, true]);
    for (const { text, segments } of messages) {
      expect(text).not.toContain('%{');
      expect(segments).toBeGreaterThanOrEqual(Math.ceil(text.length / 160));
    }
    await create(form).expect(200);
    const [told]: { message: string }[] = await test.database.manager.query(
      `SELECT message FROM notifications WHERE receiver_id = $1`,
      [seeker.id],
    );
    const [shown = ''] = messages
      .filter(({ to, locale }) => to === 'help_seekers' && locale === 'he-IL')
      .map(({ text }) => text);
    expect(shown.replace(/https?:\S+/, '%{link}')).toBe(told?.message);
    expect((await preview({ ...form, is_exercise: true }).expect(200)).body.data[0].text).toMatch(
      /^Exercise only! /,
    );
    expect((await preview({ ...form, event_list_id: 999_999 }).expect(422)).body.errors).toHaveProperty(
      'event_list_id',
    );
  });

  it('keeps radius and manager as they were created', async () => {
    const event = await world.event(manager, { radius: 5 });
    const other = await test.person('manager');
    const wider = await change(event, { radius: 6 }).expect(422);
    expect(wider.body).toMatchObject({
      code: 'FIXED_ON_EDIT',
      errors: { radius: ['This cannot be changed once the event exists.'] },
    });
    expect((await change(event, { manager_id: other.id }).expect(422)).body.errors).toHaveProperty(
      'manager_id',
    );
    const { body } = await change(event, { radius: 5, manager_id: manager.id, description: 'חדש' }).expect(
      200,
    );
    expect(body.data).toMatchObject({ radius: 5, manager_id: manager.id, description: 'חדש' });
  });

  it('moved to another address, adds those now inside, keeps answers and marks those now outside', async () => {
    const north = await world.seeker(4);
    const event = await world.event(manager, { radius: 5, autoAssign: false });
    await world.answerUser(event, north.id, true);
    const south = await test.person('user', {
      address: { text: '', street: '', city: '', state: '', country: '', ...kilometresAway(CENTRE, 9, 180) },
    });
    await change(event, { address: addressAt(6) }).expect(200);
    expect(await asked(event)).toEqual([north.id, south.id]);
    expect(await userState(event, north.id)).toEqual({ status: 'pending', respond: 1, is_outside: true });
    expect(await userState(event, south.id)).toEqual({ status: 'pending', respond: null, is_outside: false });
    await change(event, { address: addressAt(0) }).expect(200);
    expect(await userState(event, north.id)).toMatchObject({ is_outside: false });
    expect(await messages('event_need_check', north.id)).toBe(1);
  });

  it('started again, restores everything that the stop closed and nothing that its person had withdrawn', async () => {
    const seeker = await world.seeker(1);
    const event = await world.event(manager);
    await world.answerUser(event, seeker.id, true);
    await test.http.delete('/api/event/requests').set('Authorization', `Bearer ${seeker.token}`).expect(200);
    await change(event, { status: false }).expect(200);
    await change(event, { status: true }).expect(200);
    expect(await userState(event, seeker.id)).toMatchObject({ status: 'reject', respond: 2 });
  });

  it('stopped, closes what waits, ends links and runs, and tells people; started again, goes on and asks nobody twice', async () => {
    const [seeker, needy] = [await world.seeker(1), await world.seeker(2)];
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager);
    const need = await world.answerUser(event, needy.id, true);
    await world.runDue();
    const link = await world.link('event_user', await world.userRequest(event, seeker.id));
    const invitation = await world.volunteerRequest(event, volunteer.id);

    const { body } = await change(event, { status: false }).expect(200);
    expect(body.data.last_stopped_at).toEqual(expect.any(String));
    expect(await userState(event, seeker.id)).toMatchObject({ status: 'closed' });
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'closed' });
    expect(
      (await test.http.post('/api/check-event-user-expiration-link').send({ code: link }).expect(422)).body
        .code,
    ).toBe('LINK_EXPIRED');
    for (const person of [seeker, needy, volunteer]) expect(await messages('system', person.id)).toBe(1);
    const [run]: { status: string; next_step_at: Date | null }[] = await test.database.manager.query(
      'SELECT status, next_step_at FROM dispatch_runs WHERE need_id = (SELECT id FROM needs WHERE request_id = $1)',
      [need],
    );
    expect(run).toEqual({ status: 'stopped', next_step_at: null });

    await change(event, { status: true }).expect(200);
    await test.http.post('/api/check-event-user-expiration-link').send({ code: link }).expect(200);
    expect(await userState(event, needy.id)).toMatchObject({ status: 'pending', respond: 1 });
    // People are told the current state and whom to contact; people who have only been asked are not told
    // about a request that they never made.
    const said = async (id: number) =>
      (
        await test.database.manager.query<{ message: string }[]>(
          `SELECT message FROM notifications WHERE receiver_id = $1 AND type = 'system' ORDER BY id`,
          [id],
        )
      ).map((row) => row.message);
    const phone = test.app.get<AppConfig>(CONFIG).support.phone;
    expect((await said(needy.id)).map((text) => text.includes(phone))).toEqual([true, true]);
    expect((await said(needy.id))[1]).toContain('נפתח שוב');
    expect(await said(seeker.id)).toHaveLength(1);
    const history: { action: string }[] = await test.database.manager.query(
      `SELECT action FROM activity_log WHERE subject_type = 'event_user_request' AND subject_id = $1 ORDER BY id`,
      [need],
    );
    expect(history.map(({ action }) => action).slice(-2)).toEqual(['stopped', 'reopened']);
    expect(await world.volunteerRequest(event, volunteer.id)).toEqual(invitation);
    await world.runDue();
    for (const person of [seeker, needy]) expect(await messages('event_need_check', person.id)).toBe(1);
    expect(await messages('offer', volunteer.id)).toBe(1);
    expect((await world.answerVolunteer(event, volunteer.id, true)).status).toBe(200);
  });

  it('started again, asks those whose message had not gone out when it stopped', async () => {
    const seeker = await world.seeker(1);
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager, { autoAssign: false });
    const states = async () => {
      const rows: { status: string }[] = await test.database.manager.query(
        `SELECT status FROM notifications WHERE type IN ('event_need_check', 'event_invite') AND receiver_id = ANY($1)`,
        [[seeker.id, volunteer.id]],
      );
      return rows.map((row) => row.status);
    };
    await change(event, { status: false }).expect(200);
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    await change(event, { status: true }).expect(200);
    expect(await states()).toEqual(['queued', 'queued']);
  });

  it('begins to call by need when that is switched on, and stops when it is switched off', async () => {
    const seeker = await world.seeker(0);
    const event = await world.event(manager, { autoAssign: false });
    const volunteer = await world.volunteer(1);
    await world.answerUser(event, seeker.id, true);
    await world.runDue();
    expect(await called(event)).toEqual([]);
    await change(event, { is_auto_assign: true }).expect(200);
    await world.runDue();
    expect(await called(event)).toEqual([volunteer.id]);
    await change(event, { is_auto_assign: false }).expect(200);
    const later = await world.volunteer(2);
    await world.passMinutes(10);
    expect(await called(event)).toEqual([volunteer.id]);
    await change(event, { is_auto_assign: true }).expect(200);
    await world.runDue();
    expect(await called(event)).toEqual([volunteer.id, later.id]);
  });

  it('lets an admin choose among the managers, and nobody else', async () => {
    const admin = await test.person('admin');
    const form = await world.eventForm();
    const make = (managerId: number) =>
      test.http
        .post('/api/admin/events')
        .set(as(admin))
        .send({ ...form, manager_id: managerId });
    expect((await make(admin.id).expect(422)).body.errors).toHaveProperty('manager_id');
    const { body } = await make(manager.id).expect(200);
    expect(body.data.manager_id).toBe(manager.id);
  });

  it('reports the faults of a form in the caller’s language, field by field', async () => {
    const wrong = {
      event_list_id: 'x',
      radius: 0,
      address: 'תל',
      type_of_help_required: 'magic',
      idempotency_key: 'y',
    };
    const { body: english } = await create(wrong).expect(422);
    const { body: hebrew } = await test.http
      .post('/api/manager/events')
      .set({ ...as(manager), 'Content-Language': 'he-IL' })
      .send(wrong)
      .expect(422);
    const fields = ['address', 'event_list_id', 'idempotency_key', 'radius', 'type_of_help_required'];
    expect(Object.keys(english.errors).sort()).toEqual(fields);
    expect(Object.keys(hebrew.errors).sort()).toEqual(fields);
    for (const field of fields) {
      expect(english.errors[field][0]).toMatch(/^[^\u0590-\u05ff]+$/);
      expect(hebrew.errors[field][0]).toMatch(/[\u0590-\u05ff]/);
    }
    const unknown = await create({
      ...(await world.eventForm()),
      event_list_id: 999_999,
      idempotency_key: randomUUID(),
    }).expect(422);
    expect(unknown.body.code).toBe('TYPE_UNKNOWN');
    expect(
      (await create({ ...(await world.eventForm()), address: 'רחוב בלי מקום' }).expect(422)).body.errors,
    ).toHaveProperty('address');
  });
});
