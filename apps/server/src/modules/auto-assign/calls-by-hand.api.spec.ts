import type { OpenVolunteer } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}

describe('what a coordinator does about a need by hand', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let manager: Somebody;
  let seeker: Somebody;
  let volunteers: Somebody[];
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [admin, manager] = [await test.person('admin'), await test.person('manager')];
    seeker = await world.seeker(0);
    volunteers = [await world.volunteer(1), await world.volunteer(2), await world.volunteer(8)];
  });
  afterEach(() => test.close());

  const at = (index: number): Somebody => volunteers[index] ?? seeker;
  const called = async (id: number): Promise<boolean[]> =>
    Promise.all(volunteers.map(async (one) => (await world.callCode(one, id)) !== null));

  it('calls the next for a single request, though its category is not dispatched, and the next two, over the rings', async () => {
    const id = await world.ask(seeker);
    const first = await world.as(admin, 'post', `/admin/applications/${id}/call-next`);
    expect([first.status, first.body.message, await called(id)]).toEqual([
      200,
      'One volunteer was called.',
      [true, false, false],
    ]);
    const more = await world.as(admin, 'post', `/admin/applications/${id}/call-next`, { count: 2 });
    expect([more.body.message, await called(id)]).toEqual(['2 volunteers were called.', [true, true, true]]);
    expect((await world.as(admin, 'post', `/admin/applications/${id}/call-next`)).body.code).toBe(
      'NOBODY_LEFT',
    );
    expect(
      Object.keys(
        (await world.as(admin, 'post', `/admin/applications/${id}/call-next`, { count: 21 })).body.errors ??
          {},
      ),
    ).toEqual(['count']);
    expect((await world.answerCall(at(1), id, true)).status).toBe(200);
    expect(await world.holder(id)).toMatchObject({ volunteerId: at(1).id });
    expect((await world.as(admin, 'post', `/admin/applications/${id}/call-next`)).body.code).toBe('NOT_OPEN');
    const { entries }: { entries: { text: string }[] } = (
      await world.as(admin, 'get', `/admin/applications/${id}/timeline`)
    ).body.data;
    expect(entries[0]?.text).toBe('Called by a coordinator: 1 km from the need.');
  });

  it('lets the managers of the region do so too, and nobody of another one (rule 80)', async () => {
    const elsewhere = await test.person('manager');
    await world.permit(manager, ['tel_aviv']);
    await world.permit(elsewhere, ['south']);
    const id = await world.ask(seeker);
    const by = async (caller: Somebody): Promise<number> =>
      (await world.as(caller, 'post', `/admin/applications/${id}/call-next`)).status;
    expect([await by(elsewhere), await called(id)]).toEqual([404, [false, false, false]]);
    expect([await by(manager), await called(id)]).toEqual([200, [true, false, false]]);
  });

  it('continues the calls for an emergency alongside the engine, taken over or held', async () => {
    const id = await world.press(seeker);
    const others = [await world.volunteer(3), await world.volunteer(4)];
    await world.as(admin, 'post', `/admin/applications/${id}/take-over`);
    await world.answerCall(at(0), id, true);
    expect((await world.as(admin, 'post', `/admin/applications/${id}/call-next`, { count: 2 })).status).toBe(
      200,
    );
    expect(await Promise.all(others.map(async (one) => (await world.callCode(one, id)) !== null))).toEqual([
      true,
      true,
    ]);
  });

  it('calls the next for a need of an event that calls nobody by itself', async () => {
    const event = await world.event(manager, { autoAssign: false });
    await test.database.manager.query('DELETE FROM event_volunteer_requests WHERE event_id = $1', [event]);
    const need = await world.answerUser(event, seeker.id, true);
    expect(
      (await world.as(manager, 'post', `/event-user-requests/${need}/call-next`, { count: 2 })).status,
    ).toBe(200);
    expect(
      await Promise.all(
        volunteers.map(async (one) => (await world.volunteerRequest(event, one.id))?.status ?? null),
      ),
    ).toEqual(['pending', 'pending', null]);
    await world.answerVolunteer(event, at(1).id, true);
    expect(await world.volunteerRequest(event, at(1).id)).toMatchObject({
      status: 'assigned',
      isApproved: 0,
    });
    const stranger = await test.person('manager');
    expect((await world.as(stranger, 'post', `/event-user-requests/${need}/call-next`)).status).toBe(404);
    expect((await world.as(stranger, 'get', `/event-user-requests/${need}/volunteers`)).status).toBe(404);
    expect(
      (await world.as(stranger, 'post', `/event-user-requests/${need}/volunteer`, { volunteer_id: at(0).id }))
        .status,
    ).toBe(404);
  });

  it('assigns anybody nearby who can come, called or not, and thereby approves them', async () => {
    const event = await world.event(manager, { autoAssign: false });
    await test.database.manager.query('DELETE FROM event_volunteer_requests WHERE event_id = $1', [event]);
    const need = await world.answerUser(event, seeker.id, true);
    const near: OpenVolunteer[] = (await world.as(manager, 'get', `/event-user-requests/${need}/volunteers`))
      .body.data;
    expect(near.map(({ id, distance_km, is_fitting }) => [id, distance_km, is_fitting])).toEqual([
      [at(0).id, 1, true],
      [at(1).id, 2, true],
      [at(2).id, 8, true],
    ]);
    const assign = (person: Somebody) =>
      world.as(manager, 'post', `/event-user-requests/${need}/volunteer`, { volunteer_id: person.id });
    expect((await assign(seeker)).body.code).toBe('VOLUNTEER_UNKNOWN');
    expect((await assign(at(2))).status).toBe(200);
    expect(await world.volunteerRequest(event, at(2).id)).toMatchObject({
      status: 'assigned',
      isApproved: 1,
    });
    expect(await world.told(at(2))).toContain('רחוב הבדיקה 1');
    expect((await assign(at(0))).body.code).toBe('NOT_OPEN');
    await world.as(manager, 'patch', `/volunteer/event-user-requests/${need}`, {
      status: 'reject',
      system_note: 'לא מגיע אחרי הכול',
    });
    await world.as(manager, 'post', `/event-user-requests/${need}/call-next`, { count: 3 });
    expect(await world.volunteerRequest(event, at(2).id)).toMatchObject({ status: 'reject' });
  });

  it('takes the yes of a called volunteer by telephone and assigns them in one act; in an urgent need in place of its holder', async () => {
    const event = await world.event(manager, { isUrgent: true });
    const need = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, at(0).id, true);
    expect(
      (await world.as(manager, 'post', `/event-user-requests/${need}/volunteer`, { volunteer_id: at(1).id }))
        .status,
    ).toBe(200);
    expect(await world.volunteerRequest(event, at(0).id)).toMatchObject({ status: 'reject' });
    expect(await world.volunteerRequest(event, at(1).id)).toMatchObject({
      status: 'assigned',
      isApproved: 1,
    });
    expect(
      (await world.as(manager, 'post', `/event-user-requests/${need}/volunteer`, { volunteer_id: at(0).id }))
        .status,
    ).toBe(200);
  });
});
