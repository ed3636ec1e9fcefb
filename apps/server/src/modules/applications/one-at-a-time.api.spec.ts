import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;
let world: RequestWorld;
beforeEach(async () => {
  test = await startTestApp();
  world = new RequestWorld(test);
});
afterEach(() => test.close());

describe('a volunteer who has taken a ride on (rule 47)', () => {
  const ride = async (time: string): Promise<number> =>
    world.ask(await world.seeker(1), world.rideForm({ arrival_time: time }));

  it('can take on a ride at other hours, and sees which ones they cannot', async () => {
    const volunteer = await world.volunteer(1);
    const [first, near, later, visit] = [
      await ride('10:00'),
      await ride('12:00'),
      await ride('14:00'),
      await world.ask(await world.seeker(2)),
    ];
    expect(await world.accept(volunteer, first)).toMatchObject({ status: 200 });
    const { body } = await world.as(volunteer, 'get', '/volunteer/application-open-requests');
    const shown: { id: number; obstacle: string | null }[] = body.data;
    const freeFor = shown.filter(({ obstacle }) => obstacle === null).map(({ id }) => id);
    expect(freeFor).toEqual([later]);
    expect(await world.accept(volunteer, near)).toMatchObject({
      status: 422,
      body: { code: 'ALREADY_HELPING' },
    });
    expect(await world.accept(volunteer, visit)).toMatchObject({
      status: 422,
      body: { code: 'ALREADY_HELPING' },
    });
    expect(await world.accept(volunteer, later)).toMatchObject({ status: 200 });
  });
});
