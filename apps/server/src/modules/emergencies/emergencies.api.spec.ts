import type { EmergencyStatus } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { RequestWorld } from '../../testing/request-world.js';
import { UsersService } from '../users/index.js';

interface Somebody { id: number; token: string }

describe('the emergency button', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let manager: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [admin, manager] = [await test.person('admin'), await test.person('manager')];
  });
  afterEach(() => test.close());

  async function seekerWithDisability(): Promise<Somebody> {
    const seeker = await world.seeker(0);
    await test.database.transaction((tx) => test.app.get(UsersService).saveDisabilities(tx, seeker.id, { ids: [1], other: '' }));
    return seeker;
  }
  async function status(seeker: Somebody): Promise<EmergencyStatus> {
    return (await world.as(seeker, 'get', '/event/requests/emergency')).body.data;
  }

  it('stands alone outside an event: three are asked at once, the first comes, the person sees each step', async () => {
    const seeker = await seekerWithDisability();
    const volunteers = [await world.volunteer(1), await world.volunteer(2), await world.volunteer(3), await world.volunteer(4)];
    expect(await status(seeker)).toMatchObject({ record: null, step: 'none', can_raise: true });
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).body.data).toMatchObject({ step: 'received', without_volunteer: true, with_event: false });
    await world.runDue();
    expect(await status(seeker)).toMatchObject({ step: 'searching', asked: 3 });
    const id = (await status(seeker)).record?.id ?? 0;
    const codes = await Promise.all(volunteers.map((volunteer) => world.callCode(volunteer, id)));
    expect(codes.map((code) => code !== null)).toEqual([true, true, true, false]);
    expect((await test.http.post(`/api/help-request-respond/${codes[1]}`).send({ respond: 1 })).status).toBe(200);
    expect((await test.http.post(`/api/help-request-respond/${codes[0]}`).send({ respond: 1 })).body.code).toBe('ALREADY_TAKEN');
    expect(await status(seeker)).toMatchObject({ step: 'found', assigned_volunteer: true, is_approved: 0, volunteer: { phone: null } });
    const hold = await world.hold(volunteers[1] ?? seeker, id);
    await world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 });
    expect(await status(seeker)).toMatchObject({ step: 'coming', is_approved: 1, volunteer: { phone: expect.stringMatching(/^\+972/) } });
    expect((await world.messagesTo(admin)).filter((text) => text.includes('לחיצה על כפתור החירום'))).toHaveLength(1);
    expect((await world.as(seeker, 'delete', '/event/requests/emergency')).body.data).toMatchObject({ record: null, step: 'none' });
    expect(await world.statusOf(id)).toBe('closed');
  });

  it('is one, however often it is pressed at once', async () => {
    const seeker = await seekerWithDisability();
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.as(seeker, 'post', '/event/requests/emergency')));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const rows: unknown[] = await test.database.manager.query('SELECT 1 FROM applications');
    expect(rows).toHaveLength(1);
    const other = await seekerWithDisability();
    const { record } = await status(seeker);
    expect((await world.as(other, 'delete', `/event/requests/emergency/${record?.id}`)).status).toBe(404);
    expect((await status(seeker)).record).not.toBeNull();
    expect((await world.as(seeker, 'delete', `/event/requests/emergency/${record?.id}`)).status).toBe(200);
  });

  it('joins the active event around, is dispatched though the event calls by hand, and outlives it', async () => {
    const seeker = await seekerWithDisability();
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager, { autoAssign: false });
    await test.database.manager.query('DELETE FROM event_volunteer_requests WHERE event_id = $1', [event]);
    await world.as(seeker, 'post', '/event/requests/emergency');
    expect(await status(seeker)).toMatchObject({ with_event: true, event: { id: event }, record: { kind: 'event' } });
    await world.runDue();
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'pending' });
    expect((await world.messagesTo(manager)).some((text) => text.includes('כפתור החירום'))).toBe(true);
    await world.as(manager, 'put', `/manager/events/${event}`, { status: false });
    expect(await status(seeker)).toMatchObject({ with_event: false, record: { kind: 'application', status: 'open' } });
    await world.as(seeker, 'delete', '/event/requests/emergency');
    expect((await status(seeker)).record).toBeNull();
  });

  it('in an event lets the volunteer go when the person closes it', async () => {
    const seeker = await seekerWithDisability();
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager);
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    expect(await status(seeker)).toMatchObject({ step: 'found', assigned_volunteer: true });
    const need = await world.userRequest(event, seeker.id);
    await test.http.patch(`/api/manager/event-approval-requests/${need}`).set('Authorization', `Bearer ${manager.token}`).expect(200);
    expect(await status(seeker)).toMatchObject({ step: 'coming', volunteer: { progress: null } });
    await world.as(volunteer, 'patch', `/volunteer/event-user-requests/${need}`, { progress: 'on_way' });
    expect(await status(seeker)).toMatchObject({ step: 'on_way', volunteer: { progress: 'on_way' } });
    await world.as(volunteer, 'patch', `/volunteer/event-user-requests/${need}`, { progress: 'arrived' });
    expect(await status(seeker)).toMatchObject({ step: 'arrived' });
    expect((await world.as(seeker, 'delete', '/event/requests/emergency')).status).toBe(200);
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'closed' });
    const working: unknown[] = await test.database.manager.query('SELECT 1 FROM engagements WHERE ended_at IS NULL');
    expect(working).toEqual([]);
  });

  it('is all that an inactive account can raise', async () => {
    const seeker = await world.seeker(1);
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [seeker.id]);
    expect((await world.as(seeker, 'post', '/applications', world.shoppingForm())).body.code).toBe('ACCOUNT_INACTIVE');
    expect((await world.as(seeker, 'post', '/event/requests')).body.code).toBe('ACCOUNT_INACTIVE');
    expect((await world.as(seeker, 'get', '/event/requests/emergency')).body.data).toMatchObject({ can_raise: true });
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).status).toBe(200);
    const without = await test.person('user');
    for (const path of ['/applications', '/event/requests']) expect((await world.as(without, 'post', path, world.shoppingForm())).body.code).toBe('DISABILITY_REQUIRED');
  });

  it('is for people with a disability; without an address a coordinator gets it at once', async () => {
    const without = await test.person('user');
    expect((await world.as(without, 'post', '/event/requests/emergency')).body.code).toBe('DISABILITY_REQUIRED');
    const nowhere = await test.person('user');
    await test.database.transaction((tx) => test.app.get(UsersService).saveDisabilities(tx, nowhere.id, { ids: [1], other: '' }));
    await world.as(nowhere, 'post', '/event/requests/emergency');
    expect(await status(nowhere)).toMatchObject({ step: 'coordinator' });
    expect((await world.as(admin, 'get', '/staff/waiting/needs')).body.data).toMatchObject([{ kind: 'application', is_emergency: true, person: { id: nowhere.id } }]);
    expect((await world.as(admin, 'get', '/staff/waiting')).body.data).toMatchObject({ requests_coordinator: 1, requests_pending: 1 });
  });

  it('asking in an event and withdrawing by oneself works without the button', async () => {
    const seeker = await world.seeker(0);
    expect((await world.as(seeker, 'post', '/event/requests')).body.code).toBe('EVENT_OVER');
    const event = await world.event(manager);
    expect((await world.as(seeker, 'post', '/event/requests')).status).toBe(200);
    expect((await world.as(seeker, 'get', '/event/requests')).body.data).toMatchObject([{ event: { id: event }, respond: 1 }]);
    expect((await world.as(seeker, 'delete', '/event/requests')).status).toBe(200);
    expect((await world.as(seeker, 'get', '/event/requests')).body.data).toMatchObject([{ respond: 2 }]);
  });
});
