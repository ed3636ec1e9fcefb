import type { StaffAnswer } from '@karov/api-client';
import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

describe('a yes that comes late', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let first: Somebody;
  let late: Somebody;

  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    await world.dispatch(SHOPPING, true);
    [admin, first, late] = [await test.person('admin'), await world.volunteer(1), await world.volunteer(2)];
  });
  afterEach(() => test.close());

  const answersOf = async (id: number, who = admin): Promise<StaffAnswer[]> =>
    (await world.as(who, 'get', `/staff/applications/${id}/answers`)).body.data;
  const act = (id: number, kind: string, who = admin) =>
    world.as(who, 'post', `/staff/answers/${id}/${kind}`);
  const lastTo = async (who: Somebody) => (await world.messagesTo(who)).at(-1) ?? '';

  /**
   * A request that the first volunteer holds, and to which the second said yes through the link of a call
   * that was already filled.
   */
  async function lateRequest(): Promise<{ id: number; answer: StaffAnswer }> {
    const id = await world.ask(await world.seeker(0));
    await world.runDue();
    await world.passMinutes(10);
    await world.accept(first, id);
    const code = await world.callCode(late, id);
    const said = await test.http.post(`/api/help-request-respond/${code}`).send({ respond: 1 });
    expect([said.status, said.body.code]).toEqual([422, 'ALREADY_TAKEN']);
    const [answer] = await answersOf(id);
    if (!answer) throw new Error('not noted');
    return { id, answer };
  }

  it('is recorded once beside the request, with what can be done', async () => {
    const { id, answer } = await lateRequest();
    await world.accept(late, id);
    expect(await answersOf(id)).toEqual([answer]);
    expect(answer).toMatchObject({
      kind: 'late_yes',
      volunteer: { id: late.id },
      channel: 'link',
      words: null,
      handled: null,
      abilities: ['keep', 'assign', 'thank'],
    });
    expect(answer.request).toMatchObject({ about: 'application', id });
  });

  it('is kept in reserve, and the reserve follows when the first is taken off', async () => {
    const { id, answer } = await lateRequest();
    expect((await act(answer.id, 'keep')).status).toBe(200);
    expect(await lastTo(late)).toMatch(/נבקש להישאר בכוננות/);
    expect((await answersOf(id))[0]).toMatchObject({ handled: { outcome: 'kept' }, abilities: [] });
    expect(
      (
        await world.as(admin, 'patch', `/admin/application-users/${await world.hold(first, id)}`, {
          is_approved: 2,
        })
      ).status,
    ).toBe(200);
    const [need]: { volunteer_id: number }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM needs WHERE id = $1',
      [id],
    );
    expect(need?.volunteer_id).toBe(late.id);
  });

  it('a reserve who says no after all does not follow', async () => {
    const { id, answer } = await lateRequest();
    await act(answer.id, 'keep');
    expect((await world.decline(late, id)).status).toBe(200);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(first, id)}`, {
      is_approved: 2,
    });
    const [need]: { volunteer_id: number | null }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM needs WHERE id = $1',
      [id],
    );
    expect(need?.volunteer_id).toBeNull();
  });

  it('takes the place of the first volunteer, who is told that there is no need to come', async () => {
    const { id, answer } = await lateRequest();
    expect((await act(answer.id, 'assign')).status).toBe(200);
    expect(await world.statusOf(id)).toBe('in treatment');
    expect(await lastTo(first)).toMatch(/מישהו אחר עוזר עכשיו.*אין צורך להגיע/);
    expect(await lastTo(late)).toMatch(/אושרת לעזור/);
  });

  it('is thanked', async () => {
    const { answer } = await lateRequest();
    expect((await act(answer.id, 'thank')).status).toBe(200);
    expect(await lastTo(late)).toMatch(/תודה רבה שענית! כבר נמצא מי שעוזר.*אין צורך להגיע/);
  });

  it('is handled once, even by two clicks at the same time', async () => {
    const { answer } = await lateRequest();
    const other = await test.person('super_admin');
    const statuses = await Promise.all([
      act(answer.id, 'keep'),
      act(answer.id, 'thank', other),
      act(answer.id, 'assign'),
      act(answer.id, 'thank'),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('can only be thanked once the request has ended, and is not found by staff out of reach', async () => {
    const { id, answer } = await lateRequest();
    const manager = await test.person('manager');
    await world.permit(manager, ['haifa']);
    expect((await world.as(manager, 'get', `/staff/applications/${id}/answers`)).status).toBe(404);
    expect((await act(answer.id, 'thank', manager)).status).toBe(404);
    await world.as(admin, 'post', `/admin/application/closed/${id}`);
    expect((await answersOf(id))[0]?.abilities).toEqual(['thank']);
    expect((await act(answer.id, 'keep')).status).toBe(422);
  });

  it('in an event is recorded, kept and follows as well', async () => {
    const manager = await test.person('manager');
    const seeker = await world.seeker(0);
    const event = await world.event(manager);
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.passMinutes(10);
    await world.answerVolunteer(event, first.id, true);
    expect((await world.answerVolunteer(event, late.id, true)).body.code).toBe('ALREADY_TAKEN');
    const read = async (path: string): Promise<StaffAnswer[]> =>
      (await world.as(manager, 'get', `/staff/${path}/answers`)).body.data;
    const [answer] = await read(`events/${event}`);
    expect(await read(`event-user-requests/${request}`)).toEqual([answer]);
    expect(answer).toMatchObject({
      volunteer: { id: late.id },
      request: { about: 'event_request', id: request },
      conversation: { context: 'event', context_id: event },
    });
    expect((await act(answer?.id ?? 0, 'keep', manager)).status).toBe(200);
    await world.as(manager, 'patch', `/volunteer/event-user-requests/${request}`, {
      status: 'reject',
      system_note: 'ill',
    });
    const [need]: { volunteer_id: number }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM needs WHERE request_id = $1',
      [request],
    );
    expect(need?.volunteer_id).toBe(late.id);
  });
});
