import { PHONE_CALL, RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Row {
  application_id: number;
  is_approved: number;
  abilities: string[];
  contact: { origin_address: string; from: object | null } | null;
}

describe('what a volunteer took on', () => {
  let test: TestApp;
  let world: RequestWorld;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
  });
  afterEach(() => test.close());

  const basket = async (volunteer: { token: string }, query = ''): Promise<Row[]> =>
    (
      await test.http
        .get(`/api/volunteer/application-users${query}`)
        .set('Authorization', `Bearer ${volunteer.token}`)
        .expect(200)
    ).body.data;
  const idsOf = (rows: Row[]): number[] => rows.map((row) => row.application_id);
  const approve = async (volunteer: { id: number; token: string }, id: number): Promise<void> => {
    const admin = await test.person('admin');
    const hold = await world.hold(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 });
  };

  it('is the basket; what they declined or gave back is in the history (rule 124)', async () => {
    const volunteer = await world.volunteer(1);
    const [taken, declined, given] = [
      await world.ask(await world.seeker(0)),
      await world.ask(await world.seeker(0.2)),
      await world.ask(await world.seeker(0.4)),
    ];
    await world.accept(volunteer, given);
    await world.as(volunteer, 'patch', `/volunteer/application-users/${await world.hold(volunteer, given)}`, {
      cannot_come: true,
    });
    await world.accept(volunteer, taken);
    await world.decline(volunteer, declined);
    expect(idsOf(await basket(volunteer))).toEqual([taken]);
    expect(idsOf(await basket(volunteer, '?filters[status]=ended')).sort()).toEqual([declined, given].sort());
    expect(idsOf(await basket(volunteer, '?filters[is_approved]=2')).sort()).toEqual(
      [declined, given].sort(),
    );
  });

  it('also gives what is waiting its own number, and answering 1 accepts it (rule 1)', async () => {
    const volunteer = await world.volunteer(1);
    const waiting = await world.ask(await world.seeker(0));
    await world.accept(volunteer, waiting);
    const asked = await basket(volunteer, '?filters[is_approved]=1');
    expect(asked.map((row) => [row.application_id, row.is_approved])).toEqual([[waiting, 0]]);
    await approve(volunteer, waiting);
    expect((await basket(volunteer, '?filters[is_approved]=1')).map((row) => row.is_approved)).toEqual([1]);
    expect(await basket(volunteer, '?filters[is_approved]=0')).toEqual([]);
  });

  it('says so when they accept again, and changes nothing', async () => {
    const volunteer = await world.volunteer(1);
    const request = await world.ask(await world.seeker(0));
    await world.accept(volunteer, request);
    const hold = await world.hold(volunteer, request);
    const again = await world.accept(volunteer, request);
    expect([again.status, again.body.message]).toEqual([
      200,
      'This request is already yours, in your basket. There is no need to answer again.',
    ]);
    expect(await world.hold(volunteer, request)).toBe(hold);
  });

  it('has a route, with the square of their own address, only where they go', async () => {
    const volunteer = await world.volunteer(1);
    const [near, byPhone] = [
      await world.ask(await world.seeker(0), world.shoppingForm({ category_id: SHOPPING })),
      await world.ask(await world.seeker(0.3), world.shoppingForm({ category_id: PHONE_CALL })),
    ];
    await world.accept(volunteer, near);
    await approve(volunteer, near);
    const [there] = await basket(volunteer);
    expect(there?.abilities).toContain('on_way');
    expect(there?.contact?.origin_address).not.toBe('');
    expect(there?.contact?.from).toEqual({ lat: expect.any(Number), lon: expect.any(Number) });
    await world.as(volunteer, 'put', `/volunteer/applications/${near}`);
    await world.accept(volunteer, byPhone);
    await approve(volunteer, byPhone);
    const call = (await basket(volunteer)).find((row) => row.application_id === byPhone);
    expect(call?.abilities).toEqual(['complete', 'withdraw', 'chat']);
    expect(call?.contact).toMatchObject({ origin_address: '', destination_address: '', from: null });
  });
});
