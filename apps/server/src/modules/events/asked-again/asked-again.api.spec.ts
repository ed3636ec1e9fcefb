import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { UrgentWorld } from '../../../testing/urgent-world.js';

describe('an event that goes on', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: { id: number; token: string };
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    manager = await test.person('manager');
  });
  afterEach(() => test.close());

  it('asks silent people once more when the link has expired, with a new one that works', async () => {
    const [silent, answered] = [await world.seeker(0), await world.seeker(1)];
    const event = await world.event(manager, { autoAssign: false });
    await world.answerUser(event, answered.id, false);
    const asked = async (who: { id: number }): Promise<{ expires: Date }[]> =>
      test.database.manager.query(
        `SELECT secret_expires_at AS expires FROM notifications WHERE receiver_id = $1 AND type = 'event_need_check' ORDER BY id`,
        [who.id],
      );
    await world.passMinutes(71 * 60);
    expect(await asked(silent)).toHaveLength(1);
    await world.passMinutes(2 * 60);
    const [first, second, ...more] = await asked(silent);
    expect(more).toEqual([]);
    expect(second?.expires.getTime()).toBeGreaterThan(first?.expires.getTime() ?? Infinity);
    await world.passMinutes(200 * 60);
    expect(await asked(silent)).toHaveLength(2);
    expect(await asked(answered)).toHaveLength(1);
  });

  it('dates a second emergency from its own press, and calls for it in an emergency’s words', async () => {
    const [first, second, near] = [await world.seeker(0), await world.seeker(1), await world.volunteer(1)];
    await world.event(manager);
    await world.as(first, 'post', '/event/requests/emergency');
    const newest = async (): Promise<string | null> =>
      (await world.as(manager, 'get', '/staff/waiting')).body.data['newest_emergency'];
    const before = await newest();
    await world.passMinutes(60);
    await world.as(second, 'post', '/event/requests/emergency');
    expect(Date.parse((await newest()) ?? '') - Date.parse(before ?? '')).toBeGreaterThan(59 * 60_000);
    expect((await world.emergency(second)).time).toBe(await newest());
    await world.runDue();
    expect(
      (await world.messagesTo(near)).filter((text) => text.startsWith('קרוב, חירום!')).length,
    ).toBeGreaterThan(0);
  });
});
