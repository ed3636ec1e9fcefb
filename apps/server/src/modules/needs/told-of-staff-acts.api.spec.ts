import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}
/** An assigned volunteer, and the API calls by which staff act on the assignment. */
interface Assigned {
  approve: () => Promise<unknown>;
  refuse: () => Promise<{ status: number }>;
  takeOff: () => Promise<{ status: number }>;
  end: () => Promise<{ status: number }>;
}

/** Ensures that whatever staff change or end, the volunteer is told what to do now (rule 162). */
describe('what staff do to an assignment is announced', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let seeker: Somebody;
  let volunteer: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    await test.database.manager.query(`UPDATE users SET locale = 'en-US' WHERE id = $1`, [volunteer.id]);
  });
  afterEach(() => test.close());

  async function ofRequest(): Promise<Assigned> {
    const admin = await test.person('admin');
    const id = await world.ask(seeker);
    await world.accept(volunteer, id);
    const hold = await world.hold(volunteer, id);
    return {
      approve: () => world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 }),
      refuse: () => world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 2 }),
      takeOff: () => world.as(admin, 'post', `/admin/application/unassigned/${id}`, {}),
      end: () => world.as(admin, 'post', `/admin/application/closed/${id}`),
    };
  }

  async function ofEvent(): Promise<Assigned> {
    const manager = await test.person('manager');
    const event = await world.event(manager);
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    const change = (status: string) =>
      world.as(manager, 'patch', `/volunteer/event-user-requests/${request}`, { status });
    return {
      approve: () => world.as(manager, 'patch', `/manager/event-approval-requests/${request}`),
      refuse: () => change('reject'),
      takeOff: () => change('reject'),
      end: () => change('completed'),
    };
  }

  const ORIGINS = [
    ['a single request', ofRequest],
    ['a request of an event', ofEvent],
  ] as const;
  const newest = async () => (await world.messagesTo(volunteer)).at(-1);

  it.each(ORIGINS)('%s: refused before the approval', async (_origin, born) => {
    const { refuse } = await born();
    expect((await refuse()).status).toBe(200);
    expect(await newest()).toMatch(/there is no need to come/);
  });

  it.each(ORIGINS)('%s: taken off', async (_origin, born) => {
    const { approve, takeOff } = await born();
    await approve();
    expect((await takeOff()).status).toBe(200);
    expect(await newest()).toMatch(/your assignment .*cancelled.*there is no need to come/);
  });

  it.each(ORIGINS)('%s: ended by the staff', async (_origin, born) => {
    const { approve, end } = await born();
    await approve();
    expect((await end()).status).toBe(200);
    expect(await newest()).toMatch(/there is no need to come/);
  });

  it('an emergency that is given to somebody else', async () => {
    const admin = await test.person('admin');
    const id = await world.press(seeker);
    await world.answerCall(volunteer, id, true);
    const other = await world.volunteer(2);
    expect(
      (await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: other.id })).status,
    ).toBe(200);
    expect(await newest()).toMatch(/somebody else is helping .*there is no need to come/);
  });

  it('a called volunteer hears that it is closed, and not that somebody does it', async () => {
    const admin = await test.person('admin');
    const id = await world.press(seeker);
    await world.as(admin, 'post', `/admin/application/closed/${id}`);
    expect(await newest()).toMatch(/is already closed, there is no need to come/);
  });

  it('help that is not done by coming is not described as coming', async () => {
    const admin = await test.person('admin');
    const id = await world.ask(seeker, world.shoppingForm({ category_id: 4 }));
    await world.accept(volunteer, id);
    await world.as(admin, 'post', `/admin/application/closed/${id}`);
    expect(await newest()).toMatch(/there is no need to call/);
  });
});
