import type { BasketRow, VolunteerEventRequestRow } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';
import { EventSourcesService } from '../events/index.js';

interface Somebody {
  id: number;
  token: string;
}

describe('the panel of a volunteer in reserve for a need of an event', () => {
  let test: TestApp;
  let world: UrgentWorld;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
  });
  afterEach(() => test.close());

  it('tells them so, names nobody, and lets them take it back', async () => {
    const manager = await test.person('manager');
    const seeker = await world.seeker(0);
    const [first, second] = [await world.volunteer(1), await world.volunteer(2)];
    const event = await world.event(manager);
    const need = await world.userRequest(event, seeker.id);
    await world.press(seeker);
    await world.runDue();
    for (const volunteer of [first, second]) await world.answerVolunteer(event, volunteer.id, true);
    const rows = async (): Promise<VolunteerEventRequestRow[]> =>
      (await world.as(second, 'get', '/volunteer/event-user-requests')).body.data;
    expect(await rows()).toMatchObject([
      {
        id: need,
        status: 'pending',
        is_reserve: true,
        user: null,
        contact: null,
        abilities: ['leave_reserve'],
      },
    ]);
    const become = (state: string) =>
      test.database.manager.query('UPDATE volunteer_calls SET state = $2 WHERE volunteer_id = $1', [
        second.id,
        state,
      ]);
    await become('closed');
    expect(await rows()).toEqual([]);
    await become('reserve');
    expect(
      (await world.as(second, 'patch', `/volunteer/event-user-requests/${need}`, { status: 'reject' }))
        .status,
    ).toBe(200);
    expect(await rows()).toEqual([]);
    expect(
      (await world.as(second, 'patch', `/volunteer/event-user-requests/${need}`, { status: 'reject' }))
        .status,
    ).toBe(404);
    await world.as(manager, 'patch', `/volunteer/event-user-requests/${need}`, {
      status: 'reject',
      system_note: 'לא ענה לטלפון',
    });
    expect(await world.volunteerRequest(event, second.id)).toMatchObject({ status: 'reject' });
  });
});

describe('a volunteer who is ready in an event and in reserve for its emergency', () => {
  let test: TestApp;
  beforeEach(async () => (test = await startTestApp()));
  afterEach(() => test.close());

  it('is given nothing else until the emergency is over', async () => {
    const world = new UrgentWorld(test);
    const manager = await test.person('manager');
    const seeker = await world.seeker(0);
    const [first, second] = [await world.volunteer(1), await world.volunteer(2)];
    const event = await world.event(manager, { autoAssign: false });
    for (const volunteer of [first, second]) await world.answerVolunteer(event, volunteer.id, true);
    const ready = () =>
      test.database.transaction(async () =>
        (await test.app.get(EventSourcesService).ready(event)).map(({ volunteerId }) => volunteerId),
      );
    expect(await ready()).toEqual([first.id, second.id]);
    await world.press(seeker);
    await world.runDue();
    for (const volunteer of [first, second]) await world.answerVolunteer(event, volunteer.id, true);
    expect(await ready()).toEqual([]);
    await world.as(seeker, 'delete', '/event/requests/emergency');
    expect(await ready()).toEqual([first.id, second.id]);
  });
});

describe('the basket of a volunteer in reserve', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let first: Somebody;
  let second: Somebody;
  let id: number;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    admin = await test.person('admin');
    seeker = await world.seeker(0);
    [first, second] = [await world.volunteer(1), await world.volunteer(2)];
    for (const volunteer of [first, second]) await world.confirm(volunteer);
    id = await world.press(seeker);
    await world.answerCall(first, id, true);
    await world.answerCall(second, id, true);
  });
  afterEach(() => test.close());

  const list = async (query = '', who = second): Promise<{ data: BasketRow[]; meta: { total: number } }> => {
    const { body }: { body: { data: BasketRow[]; meta: { total: number } } } = await test.http
      .get(`/api/volunteer/application-users${query}`)
      .set('Authorization', `Bearer ${who.token}`)
      .set('Content-Language', 'en-US')
      .expect(200);
    return body;
  };

  it('shows of the emergency what may be known before approval, and nothing about the person', async () => {
    await test.database.manager.query(
      `UPDATE applications SET system_notes = 'told the first about the dog' WHERE id = $1`,
      [id],
    );
    const { data, meta } = await list();
    expect(meta.total).toBe(1);
    expect(data).toMatchObject([
      {
        application_id: id,
        is_reserve: true,
        is_approved: 0,
        ended: null,
        state_text: 'In reserve',
        contact: null,
        abilities: ['leave_reserve'],
        application: {
          id,
          is_emergency: true,
          distance_band: expect.any(String),
          system_notes: null,
          is_overdue: false,
        },
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/רחוב הבדיקה|\+972/);
    expect((await list('', first)).data).toMatchObject([
      { application_id: id, is_reserve: false, is_approved: 1, state_text: 'Approved, you can set out' },
    ]);
  });

  it('finds it among active ones, and nowhere else', async () => {
    const found = async (filters: object) =>
      (await list(`?filters=${encodeURIComponent(JSON.stringify(filters))}`)).data.length;
    expect(await found({ status: 'active' })).toBe(1);
    expect(await found({ status: 'ended' })).toBe(0);
    expect(await found({ is_approved: 1 })).toBe(0);
    expect((await list('', await world.volunteer(3))).data).toEqual([]);
  });

  it('lets them leave, wherever they live, and then they do not take over', async () => {
    await test.database.manager.query(`UPDATE users SET residential_state = 'haifa' WHERE id = $1`, [
      second.id,
    ]);
    expect((await world.decline(second, id)).status).toBe(200);
    expect((await list()).data).toEqual([]);
    expect((await list('?filters[status]=ended')).data).toMatchObject([
      { application_id: id, is_reserve: false, ended: 'declined', abilities: [] },
    ]);
    await world.as(admin, 'post', `/admin/application/unassigned/${id}`, {});
    expect(await world.holder(id)).toBeNull();
  });

  it('becomes an acceptance when they take over, and goes when it is over', async () => {
    const [reserve] = (await list()).data;
    expect(
      (await world.as(second, 'patch', `/volunteer/application-users/${reserve?.id}`, { cannot_come: true }))
        .status,
    ).toBe(404);
    await world.as(admin, 'post', `/admin/application/unassigned/${id}`, {});
    expect((await list()).data).toMatchObject([
      { id: await world.hold(second, id), application_id: id, is_reserve: false, is_approved: 1 },
    ]);
    expect((await world.decline(second, id)).body.code).toBe('NOT_ALLOWED_NOW');
  });

  it('is empty once the emergency has ended without them', async () => {
    await world.as(admin, 'post', `/admin/application/closed/${id}`);
    expect(await list()).toMatchObject({ data: [], meta: { total: 0 } });
  });
});
