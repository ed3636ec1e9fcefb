import type { HeldWork } from '@karov/api-client';
import { RequestWorld } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

describe('handing over at the end of a shift', () => {
  let test: TestApp;
  let world: RequestWorld;
  let giver: Somebody;
  let taker: Somebody;
  let seeker: Somebody;

  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [giver, taker, seeker] = [
      await test.person('manager'),
      await test.person('manager'),
      await world.seeker(0),
    ];
    for (const manager of [giver, taker]) await world.permit(manager);
  });
  afterEach(() => test.close());

  const held = async (who = giver): Promise<HeldWork> =>
    (await world.as(who, 'get', '/staff/held')).body.data;
  const handOver = (to: Somebody, who = giver) =>
    world.as(who, 'post', '/staff/held/hand-over', { colleague_id: to.id });

  /** A request, and an event with a request in it, all of them with the person who hands over. */
  async function work(): Promise<{ request: number; event: number; eventRequest: number }> {
    const request = await world.ask(seeker);
    await world.as(giver, 'post', `/admin/applications/${request}/take-over`);
    const event = await world.event(giver);
    const eventRequest = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.as(giver, 'post', `/event-user-requests/${eventRequest}/take-over`);
    return { request, event, eventRequest };
  }

  it('lists exactly the work handed over, and gives all of it to the colleague, who is told', async () => {
    const { request, event, eventRequest } = await work();
    const mine = await held();
    expect(
      [mine.applications, mine.event_requests, mine.events].map((things) => things.map(({ id }) => id)),
    ).toEqual([[request], [eventRequest], [event]]);
    expect(mine.colleagues.map(({ id }) => id)).toContain(taker.id);
    const before = (await world.messagesTo(seeker)).length;
    expect((await handOver(taker)).status).toBe(200);
    expect(await held()).toMatchObject({ applications: [], event_requests: [], events: [] });
    const theirs = await held(taker);
    expect(
      [theirs.applications, theirs.event_requests, theirs.events].map((things) => things.length),
    ).toEqual([1, 1, 1]);
    expect(
      (await world.messagesTo(taker)).some((text) => /קיבלת לטיפולך.*בקשות: 2, אירועים: 1/.test(text)),
    ).toBe(true);
    expect((await world.messagesTo(seeker)).slice(before)).toHaveLength(2);
    const log: unknown[] = await test.database.manager.query(
      `SELECT 1 FROM activity_log WHERE action = 'passed_on' AND actor_id = $1`,
      [giver.id],
    );
    expect(log).toHaveLength(2);
  });

  it('refuses on its field a colleague who left, who lacks the region, or is the caller', async () => {
    const { event } = await work();
    const stranger = await test.person('manager');
    await world.permit(stranger, ['haifa']);
    const fieldOf = async (to: Somebody) => {
      const { status, body } = await handOver(to);
      return [status, body.code, Object.keys(body.errors ?? {})];
    };
    expect(await fieldOf(stranger)).toEqual([422, 'COLLEAGUE_OUT_OF_REACH', ['colleague_id']]);
    expect(await fieldOf(giver)).toEqual([422, 'COLLEAGUE_UNKNOWN', ['colleague_id']]);
    expect(await fieldOf(seeker)).toEqual([422, 'COLLEAGUE_UNKNOWN', ['colleague_id']]);
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [taker.id]);
    expect(await fieldOf(taker)).toEqual([422, 'COLLEAGUE_UNKNOWN', ['colleague_id']]);
    expect((await held()).events.map(({ id }) => id)).toEqual([event]);
    expect((await held()).colleagues.map(({ id }) => id)).not.toContain(taker.id);
  });

  it('goes part by part: what a colleague does not reach is named before, and stays', async () => {
    const { request, event, eventRequest } = await work();
    const far = await test.person('manager');
    await world.permit(far, ['haifa']);
    await test.database.manager.query(`UPDATE needs SET origin_state = 'haifa' WHERE id = $1`, [request]);
    const offered = (await held()).colleagues.find(({ id }) => id === far.id);
    expect(offered).toMatchObject({
      takes: 1,
      stays: [
        { part: 'event_requests', id: eventRequest },
        { part: 'events', id: event },
      ],
    });
    expect((await handOver(far)).status).toBe(200);
    const [mine, theirs] = [await held(), await held(far)];
    expect([mine.applications, mine.event_requests.length, mine.events.length]).toEqual([[], 1, 1]);
    expect(theirs.applications.map(({ id }) => id)).toEqual([request]);
  });

  it('gives events to an admin too, who then leads them', async () => {
    const { event } = await work();
    const admin = await test.person('admin');
    expect((await handOver(admin)).status).toBe(200);
    expect((await held(admin)).events.map(({ id }) => id)).toEqual([event]);
    expect((await held()).events).toEqual([]);
  });

  it('suggests first who takes most, then who is online and has less in hand', async () => {
    await work();
    const busy = await test.person('manager');
    await world.permit(busy);
    await world.event(busy);
    const far = await test.person('manager');
    await world.permit(far, ['haifa']);
    await test.database.manager.query('DELETE FROM presence');
    const ids = (await held()).colleagues.map(({ id }) => id);
    expect(ids).not.toContain(far.id);
    expect(ids.indexOf(taker.id)).toBeLessThan(ids.indexOf(busy.id));
    await test.database.manager.query(
      `INSERT INTO presence (user_id, last_seen_at, online_until) VALUES ($1, now(), now() + interval '10 years')
       ON CONFLICT (user_id) DO UPDATE SET online_until = EXCLUDED.online_until`,
      [busy.id],
    );
    const again = (await held()).colleagues.map(({ id }) => id);
    expect(again.indexOf(busy.id)).toBeLessThan(again.indexOf(taker.id));
  });

  it('happens once, to whichever of two colleagues came first', async () => {
    await work();
    const third = await test.person('manager');
    await world.permit(third);
    const answers = await Promise.all([handOver(taker), handOver(third), handOver(taker)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const have = await Promise.all([held(taker), held(third)]);
    expect(
      have
        .map(
          ({ applications, event_requests, events }) =>
            applications.length + event_requests.length + events.length,
        )
        .sort(),
    ).toEqual([0, 3]);
  });

  it('ends at the colleague who has the work when both give to each other', async () => {
    await work();
    const answers = await Promise.all([handOver(taker), handOver(giver, taker)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const have = await Promise.all([held(taker), held(giver)]);
    expect(have.map(({ events }) => events.length).sort()).toEqual([0, 1]);
  });

  it('lets an admin give requests to another admin', async () => {
    const [from, to] = [await test.person('admin'), await test.person('admin')];
    const request = await world.ask(seeker);
    await world.as(from, 'post', `/admin/applications/${request}/take-over`);
    expect((await handOver(to, from)).status).toBe(200);
    expect((await held(to)).applications.map(({ id }) => id)).toEqual([request]);
    expect((await handOver(to, from)).body.code).toBe('HELD_NOTHING');
  });
});
