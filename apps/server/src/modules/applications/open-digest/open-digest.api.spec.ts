import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { OpenDigestJobs } from './open-digest.jobs.js';

describe('what is open nearby, where nobody is called for it', () => {
  let test: TestApp;
  let world: RequestWorld;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
  });
  afterEach(() => test.close());

  it('is told once a day in one message, to every volunteer who may be called nearby, and to nobody where the category is dispatched', async () => {
    const [near, far, frozen] = [
      await world.volunteer(1),
      await world.volunteer(30),
      await world.volunteer(2),
    ];
    await test.database.manager.query('UPDATE users SET is_freeze = true WHERE id = $1', [frozen.id]);
    for (const km of [0, 1])
      await world.ask(await world.seeker(km), world.shoppingForm({ expiration_date: world.day(5) }));
    const heard = async (who: { id: number; token: string }) =>
      (await world.messagesTo(who)).filter((text) => text.includes('פתוחות בסביבה'));
    await world.passMinutes(5 * 60);
    expect(await heard(near)).toEqual([]);
    await world.passMinutes(62);
    await Promise.all([1, 2, 3].map(() => test.app.get(OpenDigestJobs).run()));
    expect(await heard(near)).toEqual([expect.stringContaining('שתי בקשות פתוחות')]);
    expect([...(await heard(far)), ...(await heard(frozen))]).toEqual([]);
    // no new request, then one more, then nothing new for a week
    await world.passMinutes(24 * 60);
    expect(await heard(near)).toHaveLength(1);
    await world.ask(await world.seeker(2), world.shoppingForm({ expiration_date: world.day(20) }));
    await world.passMinutes(24 * 60);
    expect(await heard(near)).toHaveLength(2);
    for (let day = 0; day < 6; day++) await world.passMinutes(24 * 60);
    expect(await heard(near)).toHaveLength(2);
    await world.passMinutes(24 * 60);
    expect((await world.messagesTo(near)).at(-1)).toContain('בקשה אחת פתוחה');
    await world.dispatch(SHOPPING, true);
    await world.passMinutes(8 * 24 * 60);
    expect(await heard(near)).toHaveLength(2);
  });
});
