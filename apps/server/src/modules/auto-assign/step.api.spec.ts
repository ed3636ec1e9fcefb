import { Clock } from '../../platform/clock/clock.js';
import { PHONE_CALL, RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { DispatchService } from './dispatch.service.js';

interface RunRow {
  needId: number;
  status: string;
  step: number;
  failures: number;
}

describe('steps of many needs', () => {
  let test: TestApp;
  let world: RequestWorld;

  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    await world.dispatch(SHOPPING, true);
  });
  afterEach(() => test.close());

  const batch = () => test.app.get(DispatchService).batch();
  const runs = (): Promise<RunRow[]> =>
    test.database.manager.query(
      'SELECT need_id AS "needId", status, step, failures FROM dispatch_runs ORDER BY priority DESC, need_id',
    );
  const calls = (): Promise<{ needId: number; volunteerId: number }[]> =>
    test.database.manager.query(
      'SELECT need_id AS "needId", volunteer_id AS "volunteerId" FROM volunteer_calls ORDER BY id',
    );

  /** Opens an event's needs by answering its questions about help one by one. */
  async function eventNeeds(count: number): Promise<{ eventId: number; needIds: number[] }> {
    const seekers = await Promise.all(Array.from({ length: count }, (_, at) => world.seeker(at / 10)));
    const eventId = await world.event(await test.person('manager'));
    for (const seeker of seekers) await world.answerUser(eventId, seeker.id, true);
    const needIds = (await runs()).map(({ needId }) => needId);
    return { eventId, needIds };
  }

  /** Makes every write for one need fail, as an error in its data would. */
  const spoil = (needId: number) =>
    test.asOwner(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'spoilt'; END $$;
      CREATE TRIGGER spoilt BEFORE INSERT ON volunteer_calls FOR EACH ROW WHEN (NEW.need_id = ${needId}) EXECUTE FUNCTION refuse()`);

  it('begins where people live when help by telephone has no place, and not in the sea', async () => {
    await world.dispatch(PHONE_CALL, true);
    const seeker = await world.seeker(0);
    await test.database.manager.query(
      'UPDATE users SET residential_lat = NULL, residential_lon = NULL WHERE id = $1',
      [seeker.id],
    );
    await world.volunteer(1, { way: 'phone' });
    const id = await world.ask(seeker, world.shoppingForm({ category_id: PHONE_CALL }));
    await world.runDue();
    const [call]: { distance: number }[] = await test.database.manager.query(
      'SELECT distance_m AS distance FROM volunteer_calls WHERE need_id = $1',
      [id],
    );
    expect(call?.distance).toBeLessThan(500_000);
  });

  it('are carried out together, single requests and needs of events alike, each by somebody of their own', async () => {
    for (const km of [1, 2, 3]) await world.volunteer(km);
    const { needIds } = await eventNeeds(2);
    const single = await world.ask(await world.seeker(0.3));
    expect(await batch()).toBe(3);
    const made = await calls();
    expect(made.map(({ needId }) => needId).sort()).toEqual([...needIds, single].sort());
    const inEvent = made
      .filter(({ needId }) => needIds.includes(needId))
      .map(({ volunteerId }) => volunteerId);
    expect(new Set(inEvent).size).toBe(2);
    expect((await runs()).map(({ status, step }) => [status, step])).toEqual(
      Array.from({ length: 3 }, () => ['running', 1]),
    );
    const told: { n: number }[] = await test.database.manager.query(
      `SELECT count(*)::int AS n FROM notifications WHERE type = 'offer'`,
    );
    expect(told).toEqual([{ n: 3 }]);
  });

  it('of one event agree who is called for which, so that the routes are short in total', async () => {
    const here = await world.seeker(0);
    const there = await world.seeker(2);
    const between = await world.volunteer(0.9, { bearing: 0 });
    const beyond = await world.volunteer(1, { bearing: 180 });
    const manager = await test.person('manager');
    const eventId = await world.event(manager);
    const request = await world.answerUser(eventId, here.id, true);
    await world.answerUser(eventId, there.id, true);
    await batch();
    const made: { seeker: number; volunteer: number }[] = await test.database.manager.query(
      'SELECT n.user_id AS seeker, c.volunteer_id AS volunteer FROM volunteer_calls c JOIN needs n ON n.id = c.need_id ORDER BY n.id',
    );
    expect(made).toEqual([
      { seeker: here.id, volunteer: beyond.id },
      { seeker: there.id, volunteer: between.id },
    ]);
    const { body } = await world.as(manager, 'get', `/event-user-requests/${request}/timeline`);
    const { entries }: { entries: { text: string }[] } = body.data;
    expect(entries.map(({ text }) => text).join(' ')).toContain(
      'nearer ones are wanted for other requests of the event',
    );
  });

  it('of one event share those who are ready in the same way', async () => {
    const here = await world.seeker(0);
    const there = await world.seeker(2);
    const between = await world.volunteer(0.9, { bearing: 0 });
    const beyond = await world.volunteer(1, { bearing: 180 });
    const eventId = await world.event(await test.person('manager'), { autoAssign: false });
    for (const volunteer of [between, beyond])
      expect((await world.answerVolunteer(eventId, volunteer.id, true)).status).toBe(200);
    const requests = [
      await world.answerUser(eventId, here.id, true),
      await world.answerUser(eventId, there.id, true),
    ];
    await test.database.manager.query('UPDATE events SET is_auto_assign = true WHERE id = $1', [eventId]);
    await test.database.manager.query(
      `INSERT INTO dispatch_runs (need_id, event_id, radius_km, next_step_at, created_at, updated_at)
       SELECT id, event_id, 5, created_at, created_at, created_at FROM needs WHERE event_id = $1`,
      [eventId],
    );
    await batch();
    const held: { id: number; volunteer: number }[] = await test.database.manager.query(
      'SELECT id, volunteer_id AS volunteer FROM event_requests WHERE event_id = $1 ORDER BY id',
      [eventId],
    );
    expect(held).toEqual(
      [
        { id: requests[0], volunteer: beyond.id },
        { id: requests[1], volunteer: between.id },
      ].sort((a, b) => (a.id ?? 0) - (b.id ?? 0)),
    );
  });

  it('spread single requests over volunteers nearby: one who was called for a request counts as recently called for the next', async () => {
    const near = await world.volunteer(1);
    const farther = await world.volunteer(2);
    await world.ask(await world.seeker(0));
    await world.ask(await world.seeker(0));
    await batch();
    expect((await calls()).map(({ volunteerId }) => volunteerId)).toEqual([near.id, farther.id]);
  });

  it('cost the same number of statements however many they are', async () => {
    const count = async (needs: number): Promise<number> => {
      for (let n = 0; n < needs; n++) await world.ask(await world.seeker(0));
      const spy = jest.spyOn(test.database.source, 'createQueryRunner');
      let statements = 0;
      spy.mockImplementation((...mode) => {
        spy.mockRestore();
        const runner = test.database.source.createQueryRunner(...mode);
        const query = runner.query.bind(runner);
        runner.query = (...args: Parameters<typeof query>) => {
          statements++;
          return query(...args);
        };
        return runner;
      });
      expect(await batch()).toBe(needs);
      return statements;
    };
    for (const km of [1, 2, 3, 4, 5, 6]) await world.volunteer(km / 2);
    const two = await count(2);
    expect(two).toBeGreaterThan(0);
    expect(await count(12)).toBe(two);
  });

  it('never call one volunteer twice in an event, nor carry out a step twice, when two go at once', async () => {
    for (let n = 1; n <= 12; n++) await world.volunteer(n / 10);
    await eventNeeds(10);
    const taken = await Promise.all([batch(), batch(), batch()]);
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(10);
    expect((await runs()).every(({ step }) => step === 1)).toBe(true);
    // If another step called its volunteers at the same time, a step is tried again a second later.
    test.app.get(Clock).advance(1);
    await batch();
    const made = await calls();
    expect(new Set(made.map(({ volunteerId }) => volunteerId)).size).toBe(made.length);
    expect(made).toHaveLength(10);
  });

  it('that cannot be carried out affect only themselves, wait longer each time, and go to a coordinator at last', async () => {
    for (const km of [1, 2, 3]) await world.volunteer(km);
    const asked: number[] = [];
    for (let n = 0; n < 5; n++) asked.push(await world.ask(await world.seeker(n / 10)));
    const spoilt = asked[2] ?? 0;
    await spoil(spoilt);
    await batch();
    expect((await calls()).map(({ needId }) => needId).sort()).toEqual(
      asked.filter((id) => id !== spoilt).sort(),
    );
    const stateOf = async (): Promise<{ failures: number; wait: number }[]> =>
      test.database.manager.query(
        'SELECT failures, round(extract(epoch FROM next_step_at - updated_at))::int AS wait FROM dispatch_runs WHERE need_id = $1',
        [spoilt],
      );
    expect(await stateOf()).toEqual([{ failures: 1, wait: 1 }]);
    for (let time = 2; time <= 6; time++) {
      test.app.get(Clock).advance(2 ** time);
      await batch();
    }
    expect(await stateOf()).toEqual([{ failures: 6, wait: 32 }]);
    const admin = await test.person('admin');
    const { body } = await world.as(admin, 'get', `/admin/applications/${spoilt}/timeline`);
    const { entries }: { entries: { kind: string }[] } = body.data;
    expect(entries.map(({ kind }) => kind)).toEqual(['started', 'stuck']);
    const handed: { since: Date | null }[] = await test.database.manager.query(
      'SELECT coordinator_since AS since FROM applications WHERE id = $1',
      [spoilt],
    );
    expect(handed[0]?.since).not.toBeNull();

    await test.asOwner('DROP TRIGGER spoilt ON volunteer_calls');
    test.app.get(Clock).advance(40);
    await batch();
    expect((await calls()).map(({ needId }) => needId)).toContain(spoilt);
    expect((await runs()).find(({ needId }) => needId === spoilt)).toMatchObject({ failures: 0, step: 1 });
  });
});
