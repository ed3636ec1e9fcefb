import type { EmergencyStatus } from '@karov/api-client';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

/** Covers an emergency raised by somebody whose need in the active event has ended (rule 50). */
describe('an emergency after a need in the event has ended', () => {
  let test: TestApp;
  let world: RequestWorld;
  let manager: Somebody;
  let seeker: Somebody;
  let volunteer: Somebody;
  let event: number;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    manager = await test.person('manager');
    [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    // staff know the volunteer, so a yes is approved at once
    await test.database.manager.query(
      'UPDATE volunteer_information SET validate_training = true WHERE user_id = $1',
      [volunteer.id],
    );
    event = await world.event(manager);
  });
  afterEach(() => test.close());

  const press = () => world.as(seeker, 'post', '/event/requests/emergency');
  const status = async (): Promise<EmergencyStatus> =>
    (await world.as(seeker, 'get', '/event/requests/emergency')).body.data;
  const complete = async () =>
    world.as(
      volunteer,
      'patch',
      `/volunteer/event-user-requests/${await world.userRequest(event, seeker.id)}`,
      {
        status: 'completed',
      },
    );
  /** Raises an emergency to which a volunteer comes. */
  const come = async (): Promise<void> => {
    await press();
    await world.runDue();
    expect((await world.answerVolunteer(event, volunteer.id, true)).status).toBe(200);
  };
  const ENDS = {
    'completed by the volunteer': complete,
    'taken back while somebody held it': () => world.as(seeker, 'delete', '/event/requests/emergency'),
    'taken back as a request': () => world.as(seeker, 'delete', '/event/requests'),
  };

  it.each(Object.entries(ENDS))('rejoins the event: %s', async (_how, end) => {
    await come();
    expect((await end()).status).toBe(200);
    expect((await press()).body.data).toMatchObject({
      with_event: true,
      event: { id: event },
      record: { kind: 'event', id: await world.userRequest(event, seeker.id) },
      step: 'received',
      volunteer: null,
    });
    const alone: unknown[] = await test.database.manager.query(
      'SELECT 1 FROM needs WHERE event_id IS NULL AND user_id = $1',
      [seeker.id],
    );
    expect(alone).toEqual([]);
    await world.runDue();
    // the volunteer who helped the first time is called again, because it is another need
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'pending' });
    expect((await world.answerVolunteer(event, volunteer.id, true)).status).toBe(200);
    expect(await status()).toMatchObject({ step: 'coming', volunteer: { first_name: 'נועה' } });
    expect((await world.as(seeker, 'get', '/event/requests')).body.data).toHaveLength(1);
  });

  it('leaves the first help as it was, and asks again how it was', async () => {
    await come();
    await complete();
    await world.as(seeker, 'post', '/event/requests/emergency/feedback', { is_well: 1, note: '' });
    await come();
    await complete();
    expect(await status()).toMatchObject({ step: 'done', ending: { in_event: { feedback: null } } });
    const helped: unknown[] = await test.database.manager.query(
      `SELECT n.status, x.ended FROM needs n JOIN assignments x ON x.need_id = n.id WHERE n.user_id = $1`,
      [seeker.id],
    );
    expect(helped).toEqual(Array(2).fill({ status: 'completed', ended: 'completed' }));
  });

  it('opens nothing twice after stopping and starting the event again', async () => {
    const takeBack = () => world.as(seeker, 'delete', '/event/requests/emergency');
    await come();
    await takeBack();
    await press();
    await takeBack();
    await world.as(seeker, 'post', '/event/requests');
    await world.as(manager, 'put', `/manager/events/${event}`, { status: false });
    await world.as(manager, 'put', `/manager/events/${event}`, { status: true });
    const live: unknown[] = await test.database.manager.query(
      `SELECT id FROM needs WHERE user_id = $1 AND status IN ('open', 'in treatment')`,
      [seeker.id],
    );
    expect(live).toHaveLength(1);
  });

  it('is for emergencies alone: another wish finds what has ended', async () => {
    await come();
    await complete();
    expect((await world.as(seeker, 'post', '/event/requests')).body.code).toBe('EVENT_OVER');
  });
});
