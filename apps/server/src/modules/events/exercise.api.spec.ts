import type { EventRow, EventVolunteerLink, WaitingNeed } from '@karov/api-client';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

/** Ensures that nothing in an exercise is mistaken for real (rule 161). */
describe('an exercise', () => {
  let test: TestApp;
  let world: RequestWorld;
  let manager: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    manager = await test.person('manager');
    await world.permit(manager);
  });
  afterEach(() => test.close());

  async function exercise(): Promise<number> {
    const form = { ...(await world.eventForm({ autoAssign: true })), is_exercise: 1 };
    const { body }: { body: { data: { id: number } } } = await world.as(
      manager,
      'post',
      '/manager/events',
      form,
    );
    return body.data.id;
  }

  it('says so in every message to everybody, in both languages, by its name, and on the pages of links', async () => {
    const [volunteer, seeker] = [await world.volunteer(1), await world.seeker(0)];
    await test.database.manager.query(`UPDATE users SET locale = 'en-US' WHERE id = $1`, [volunteer.id]);
    const id = await exercise();
    await world.answerUser(id, seeker.id, true);
    await world.runDue();
    const place = await world.volunteerRequest(id, volunteer.id);
    const code = await world.link('event_volunteer', place?.id ?? 0);
    const { body }: { body: { data: EventVolunteerLink } } = await test.http
      .post('/api/volunteer/check-event-expiration-link')
      .set('Content-Language', 'en-US')
      .send({ code });
    expect([body.data.event.is_exercise, body.data.event.name]).toEqual([
      true,
      expect.stringMatching(/^Exercise: /),
    ]);
    await world.answerVolunteer(id, volunteer.id, true);
    await world.as(manager, 'put', `/manager/events/${id}`, { status: false });
    const told = [...(await world.messagesTo(volunteer)), ...(await world.messagesTo(seeker))];
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told.filter((text) => !/^(Exercise only! |תרגיל בלבד! )/.test(text))).toEqual([]);
  });

  it('cannot be switched after it was created', async () => {
    const id = await exercise();
    const one = async (): Promise<EventRow> =>
      (await world.as(manager, 'get', `/manager/events/${id}`)).body.data;
    expect((await one()).is_exercise).toBe(true);
    const { status, body } = await world.as(manager, 'put', `/manager/events/${id}`, { is_exercise: 0 });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
      422,
      'FIXED_ON_EDIT',
      ['is_exercise'],
    ]);
    expect(
      (await world.as(manager, 'put', `/manager/events/${id}`, { is_exercise: 1, description: 'still one' }))
        .status,
    ).toBe(200);
    const earnest = await world.event(manager);
    expect((await world.as(manager, 'put', `/manager/events/${earnest}`, { is_exercise: 1 })).body.code).toBe(
      'FIXED_ON_EDIT',
    );
  });

  it('takes in nobody who presses the button in a real emergency', async () => {
    const seeker = await world.seeker(0);
    await exercise();
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).status).toBe(200);
    const needs: unknown[] = await test.database.manager.query(
      'SELECT event_id, is_exercise FROM needs WHERE is_emergency',
    );
    expect(needs).toEqual([{ event_id: null, is_exercise: false }]);
    expect((await world.messagesTo(manager)).filter((text) => text.includes('תרגיל'))).toEqual([]);
    const waiting: WaitingNeed[] = (await world.as(manager, 'get', '/staff/waiting/needs')).body.data;
    expect(waiting.map(({ title }) => title)).toEqual([expect.not.stringMatching('Exercise')]);
  });

  it('marks its needs, which figures leave out', async () => {
    const seeker = await world.seeker(0);
    await world.answerUser(await exercise(), seeker.id, true);
    const needs: unknown[] = await test.database.manager.query('SELECT is_exercise FROM needs');
    expect(needs).toEqual([{ is_exercise: true }]);
  });
});

describe('an installation that is an exercise', () => {
  it('marks every question asked in it, and lets the button join its events', async () => {
    const test = await startTestApp({ KAROV_EXERCISE: '1' });
    const world = new RequestWorld(test);
    const [manager, near, far] = [
      await test.person('manager'),
      await world.seeker(0),
      await world.seeker(40),
    ];
    await world.event(manager);
    await world.ask(far);
    await world.as(near, 'post', '/event/requests/emergency');
    const needs: unknown[] = await test.database.manager.query(
      'SELECT event_id IS NULL AS alone, is_exercise FROM needs ORDER BY id',
    );
    expect(needs).toEqual([
      { alone: true, is_exercise: true },
      { alone: false, is_exercise: true },
    ]);
    expect((await test.http.get('/api/config')).body.data.exercise).toBe(true);
    await test.close();
  });
});
