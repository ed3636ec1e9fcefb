import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('a person without a telephone (rule 239)', () => {
  let test: TestApp;
  let world: RequestWorld;
  beforeAll(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    await world.dispatch(SHOPPING, true);
  });
  afterAll(() => test.close());

  it('is helped nevertheless: the helper reads that there is none, and no message is sent to nobody', async () => {
    const [admin, volunteer, seeker] = [
      await test.person('admin'),
      await world.volunteer(1),
      await world.seeker(0),
    ];
    await test.database.manager.query(`UPDATE users SET phone = '' WHERE id = $1`, [seeker.id]);
    const id = await world.ask(seeker);
    await world.accept(volunteer, id);
    expect(
      (
        await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
          is_approved: 1,
        })
      ).status,
    ).toBe(200);
    expect((await world.messagesTo(volunteer)).at(-1)).toMatch(/טלפון: -$/);
    expect(await world.messagesTo(seeker)).toEqual([]);
    const reach = await world.as(admin, 'get', `/admin/reachability/${seeker.id}`);
    expect(JSON.stringify(reach.body)).toContain('no_address');
  });
});
