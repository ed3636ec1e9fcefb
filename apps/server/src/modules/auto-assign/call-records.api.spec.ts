import type { CallRecord, OpenVolunteer, ReadyVolunteer } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}

/** The latest call first: two quick yeses, a slow no, then silence; earlier answers are too old to count. */
const ANSWER_SECONDS = [20, 40, 600, null, null, null, null, null, null, null, 1, 1];
const SEEN: CallRecord = { recent_calls: 8, answers: { asked: 10, answered: 3, median_seconds: 40 } };
const NEW: CallRecord = { recent_calls: 0, answers: { asked: 0, answered: 0, median_seconds: null } };

describe('how candidates answer', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: Somebody;
  let seeker: Somebody;
  let [known, fresh]: [Somebody, Somebody] = [
    { id: 0, token: '' },
    { id: 0, token: '' },
  ];
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    manager = await test.person('manager');
    seeker = await world.seeker(0);
    [known, fresh] = [await world.volunteer(1), await world.volunteer(2)];
    const needs: number[] = [];
    while (needs.length < ANSWER_SECONDS.length) needs.push(await world.ask(await world.seeker(3)));
    await test.database.manager.query(
      `INSERT INTO volunteer_calls (need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until, answered_at)
       SELECT n.id, $2, 1, 1, 100, CASE WHEN c.seconds IS NULL THEN 'filled' ELSE 'declined' END::invitation_state, c.at, c.at + interval '5 minutes', c.at + c.seconds * interval '1 second'
       FROM (SELECT need, seconds, $4::timestamptz - (row * interval '20 hours') AS at FROM unnest($1::int[], $3::int[]) WITH ORDINALITY AS h(need, seconds, row)) AS c
       JOIN needs n ON n.id = c.need`,
      [needs, known.id, ANSWER_SECONDS, test.app.get(Clock).now()],
    );
  });
  afterEach(() => test.close());

  const read = async (path: string) => (await world.as(manager, 'get', path)).body.data;
  const recordOf = ({ recent_calls, answers }: CallRecord): CallRecord => ({ recent_calls, answers });

  it('shows for each possible candidate how many of the latest ten calls were answered, and how fast', async () => {
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    const near: OpenVolunteer[] = await read(`/event-user-requests/${need}/volunteers`);
    expect(near.map((one) => [one.id, recordOf(one)])).toEqual([
      [known.id, SEEN],
      [fresh.id, NEW],
    ]);
  });

  it('shows the same for volunteers of an event who are ready', async () => {
    const event = await world.event(manager, { autoAssign: false });
    for (const { id } of [known, fresh]) await world.answerVolunteer(event, id, true);
    const ready: ReadyVolunteer[] = await read(`/event-volunteer-pending-requests?event_id=${event}`);
    expect(new Map(ready.map((one) => [one.volunteer.id, recordOf(one)]))).toEqual(
      new Map([
        [known.id, SEEN],
        [fresh.id, NEW],
      ]),
    );
  });
});
