import type { BasketRow, OpenApplication, OpenPlace, OwnApplication, StaffAnswer } from '@karov/api-client';
import { PHONE_CALL, RequestWorld, SHOPPING, VISIT } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

/** The first pages of volunteers and help seekers (rules 147, 167, 168). */
describe('the first pages', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let near: Somebody;
  let seeker: Somebody;

  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [admin, near, seeker] = [await test.person('admin'), await world.volunteer(1), await world.seeker(0)];
  });
  afterEach(() => test.close());

  const open = async (
    who = near,
  ): Promise<{ data: OpenApplication[]; meta: { helped_this_month?: number } }> => {
    const { body } = await test.http
      .get('/api/volunteer/application-open-requests')
      .set('Authorization', `Bearer ${who.token}`)
      .expect(200);
    return body;
  };
  const approve = async (id: number) =>
    world.as(admin, 'patch', `/admin/application-users/${await world.hold(near, id)}`, { is_approved: 1 });
  async function help(id: number): Promise<void> {
    await world.accept(near, id);
    await approve(id);
    expect((await world.as(near, 'put', `/volunteer/applications/${id}`)).status).toBe(200);
  }

  it('show requests that the volunteer was called for before nearer ones, even after their turn has passed, and emergencies above both', async () => {
    const nearer = await world.ask(await world.seeker(0.9), { ...world.shoppingForm(), category_id: VISIT });
    await world.dispatch(SHOPPING, true);
    const asked = await world.ask(seeker);
    await world.runDue();
    const order = async () => (await open()).data.map(({ id, is_asked: isAsked }) => [id, isAsked]);
    const expected = [
      [asked, true],
      [nearer, false],
    ];
    expect(await order()).toEqual(expected);
    await world.passMinutes(30);
    expect(await order()).toEqual(expected);
    await test.database.manager.query('UPDATE needs SET is_emergency = true WHERE id = $1', [nearer]);
    expect(await order()).toEqual([...expected].reverse());
    const other = await world.volunteer(2);
    expect((await open(other)).data.find(({ id }) => id === nearer)?.is_asked).toBe(false);
  });

  it('separate what fits a volunteer from what does not: by telephone only, and without a car', async () => {
    const [call, visit, drive] = [
      await world.ask(seeker, { ...world.shoppingForm(), category_id: PHONE_CALL }),
      await world.ask(await world.seeker(0.4)),
      await world.ask(await world.seeker(0.6)),
    ];
    await test.database.manager.query('UPDATE needs SET needs_vehicle = true WHERE id = $1', [drive]);
    const listed = async (who: Somebody, fits: 0 | 1) => {
      const { body } = await test.http
        .get(`/api/volunteer/application-open-requests?filters[fits]=${fits}`)
        .set('Authorization', `Bearer ${who.token}`)
        .expect(200);
      const rows: OpenApplication[] = body.data;
      expect(body.meta.total).toBe(rows.length);
      return rows.map(({ id, obstacle_kind: kind }) => [id, kind]).sort();
    };
    const caller = await world.volunteer(1, { way: 'phone' });
    expect(await listed(caller, 1)).toEqual([[call, null]]);
    expect(await listed(caller, 0)).toEqual([
      [visit, 'helpType'],
      [drive, 'helpType'],
    ]);
    await test.database.manager.query(
      'UPDATE volunteer_information SET driving_license = false WHERE user_id = $1',
      [near.id],
    );
    expect(await listed(near, 1)).toEqual([
      [call, null],
      [visit, null],
    ]);
    expect(await listed(near, 0)).toEqual([[drive, 'vehicle']]);
  });

  it('have a map of everything that the list finds, in its order and without descriptions', async () => {
    const [first, second] = [await world.ask(seeker), await world.ask(await world.seeker(0.9))];
    const places = async (who: Somebody, query = '') =>
      (
        await test.http
          .get(`/api/volunteer/application-open-requests/map${query}`)
          .set('Authorization', `Bearer ${who.token}`)
          .expect(200)
      ).body.data;
    const found: OpenPlace[] = await places(near);
    expect(found.map(({ id, at }) => [id, at])).toEqual([
      [first, 0],
      [second, 1],
    ]);
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(['area', 'at', 'category', 'city', 'id', 'state']);
    expect(await places(near, '?filters[city]=nowhere')).toEqual([]);
    await test.database.manager.query('UPDATE users SET is_freeze = true WHERE id = $1', [near.id]);
    expect(await places(near)).toEqual([]);
    await test.http
      .get('/api/volunteer/application-open-requests/map')
      .set('Authorization', `Bearer ${seeker.token}`)
      .expect(403);
  });

  it('neither show nor count the volunteer’s own requests and those already answered', async () => {
    const [left, answered, own] = [
      await world.ask(seeker),
      await world.ask(await world.seeker(0.2)),
      await world.ask(await world.seeker(0.3)),
    ];
    await test.database.manager.query('UPDATE needs SET user_id = $2 WHERE id = $1', [own, near.id]);
    await world.accept(near, answered);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(near, answered)}`, {
      is_approved: 2,
    });
    const { body } = await test.http
      .get('/api/volunteer/application-open-requests')
      .set('Authorization', `Bearer ${near.token}`);
    expect([body.data.map(({ id }: OpenApplication) => id), body.meta.total]).toEqual([[left], 1]);
    expect((await open(await world.volunteer(2))).data).toHaveLength(3);
  });

  it('count the people helped in this month, each once, for the volunteer alone and without exercises', async () => {
    expect((await open()).meta.helped_this_month).toBe(0);
    for (const person of [seeker, seeker, await world.seeker(0.2)]) await help(await world.ask(person));
    expect((await open()).meta.helped_this_month).toBe(2);
    expect((await open(await world.volunteer(2))).meta.helped_this_month).toBe(0);
    await test.database.manager.query('UPDATE needs SET is_exercise = true WHERE user_id <> $1', [seeker.id]);
    expect((await open()).meta.helped_this_month).toBe(1);
    await test.database.manager.query(`UPDATE needs SET ended_at = ended_at - interval '31 days'`);
    expect((await open()).meta.helped_this_month).toBe(0);
  });

  it('tell the help seeker how far away somebody comes from, once approved and as long as they are coming', async () => {
    const id = await world.ask(seeker);
    const band = async (request = id) =>
      ((await world.as(seeker, 'get', `/applications/${request}`)).body.data as OwnApplication).volunteer
        ?.distance_band;
    await world.accept(near, id);
    expect(await band()).toBeNull();
    await approve(id);
    expect(await band()).toMatch(/under_1|1_to_2/);
    await world.as(near, 'put', `/volunteer/applications/${id}`);
    expect(await band()).toBeNull();
    const call = await world.ask(seeker, { ...world.shoppingForm(), category_id: PHONE_CALL });
    await world.accept(near, call);
    await approve(call);
    expect(await band(call)).toBeNull();
  });

  describe('words of a signed-in volunteer', () => {
    const say = (who: Somebody, id: number, words = 'in two hours') =>
      world.as(who, 'post', `/volunteer/applications/${id}/words`, { words });
    const read = async (id: number): Promise<StaffAnswer[]> =>
      (await world.as(admin, 'get', `/staff/applications/${id}/answers`)).body.data;

    it('reach the desk beside an open request or one in the basket, and answer nothing', async () => {
      const id = await world.ask(seeker);
      const { status, body } = await say(near, id);
      expect([status, body.message]).toEqual([200, expect.stringMatching(/will answer if needed/)]);
      expect(await world.hold(near, id)).toBe(0);
      await world.accept(near, id);
      await say(near, id, 'no car today');
      expect((await read(id)).map(({ words, channel }) => [words, channel])).toEqual([
        ['no car today', 'portal'],
        ['in two hours', 'portal'],
      ]);
      const basket: BasketRow[] = (await world.as(near, 'get', '/volunteer/application-users')).body.data;
      expect(basket[0]?.is_approved).toBe(0);
    });

    it('are taken only beside requests that the volunteer may see: ended, distant and hidden ones are not found', async () => {
      const id = await world.ask(seeker);
      expect((await say(seeker, id)).status).toBe(403);
      expect((await say(near, id, '  ')).status).toBe(422);
      expect((await say(near, 2_000_000_000)).status).toBe(404);
      await test.database.manager.query('UPDATE users SET is_freeze = true WHERE id = $1', [near.id]);
      expect((await say(near, id)).status).not.toBe(200);
      await test.database.manager.query('UPDATE users SET is_freeze = false WHERE id = $1', [near.id]);
      await world.decline(near, id);
      expect((await say(near, id)).status).toBe(404);
      expect(await read(id)).toEqual([]);
    });

    it('are bounded, even when they all come at once', async () => {
      const id = await world.ask(seeker);
      const answers = await Promise.all(Array.from({ length: 25 }, () => say(near, id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
      expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('TOO_MANY_WORDS');
    });
  });
});
