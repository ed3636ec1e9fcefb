import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('a person’s work in hand', () => {
  let test: TestApp;
  let world: RequestWorld;
  beforeAll(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
  });
  afterAll(() => test.close());

  it('names no event of another manager', async () => {
    const [owner, other] = [await test.person('manager'), await test.person('manager')];
    for (const manager of [owner, other]) await world.permit(manager);
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const event = await world.event(owner);
    await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    const labelFor = async (manager: { id: number; token: string }): Promise<string[]> => {
      const { body } = await world.as(manager, 'get', `/users/${volunteer.id}/open-work`);
      const { event_requests: needs }: { event_requests: { label: string }[] } = body.data;
      return needs.map(({ label }) => label);
    };
    expect(await labelFor(other)).toEqual(['An event of another manager']);
    expect(await labelFor(owner)).not.toEqual(['An event of another manager']);
    expect(await labelFor(owner)).toHaveLength(1);
  });
});
