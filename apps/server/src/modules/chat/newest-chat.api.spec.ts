import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { PHONE_CALL, RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;
let world: RequestWorld;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new RequestWorld(test);
});
afterAll(() => test.close());

describe('what staff talk about with somebody', () => {
  it('is the newest of their requests, alone or in an event, within the caller’s reach', async () => {
    const [admin, manager, elsewhere] = [
      await test.person('admin'),
      await test.person('manager'),
      await test.person('manager'),
    ];
    await world.permit(elsewhere, ['north']);
    const [seeker, volunteer] = [await world.seeker(0.1), await world.volunteer(1)];
    const newest = async (
      who: typeof admin,
      id = seeker.id,
    ): Promise<{ context: string; context_id: number } | null> => {
      const { body } = await world.as(who, 'get', `/chats/newest/${id}`);
      const { subject }: { subject: { context: string; context_id: number } | null } = body.data;
      return subject;
    };
    expect(await newest(admin)).toBeNull();
    const first = await world.ask(seeker);
    expect(await newest(admin)).toEqual({
      context: 'category',
      context_id: SHOPPING,
      context_name: 'Shopping and medicine',
    });
    const later = await world.ask(seeker, world.shoppingForm({ category_id: PHONE_CALL }));
    await test.database.manager.query('UPDATE needs SET created_at = $2 WHERE id = $1', [
      later,
      addSeconds(test.app.get(Clock).now(), 10),
    ]);
    expect(await newest(admin)).toMatchObject({ context: 'category', context_id: PHONE_CALL });
    const event = await world.event(manager, { autoAssign: false });
    await test.database.manager.query('UPDATE event_user_requests SET created_at = $2 WHERE event_id = $1', [
      event,
      addSeconds(test.app.get(Clock).now(), 20),
    ]);
    expect(await newest(admin)).toMatchObject({ context: 'event', context_id: event });
    expect(await newest(manager)).toMatchObject({ context: 'event', context_id: event });
    expect(await newest(elsewhere)).toBeNull();
    expect(await newest(admin, volunteer.id)).toMatchObject({ context: 'event' });
    await world.accept(volunteer, first);
    expect(await newest(admin, volunteer.id)).toMatchObject({ context: 'category', context_id: SHOPPING });
  });
});
