import type { ActOnMany, PairsPreview } from '@karov/api-client';
import { untilSomebodyWaits } from '@karov/testing';
import { type Somebody } from '../../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { UrgentWorld } from '../../../testing/urgent-world.js';

describe('pairing many needs of an event at once', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: Somebody;
  let event: number;
  let seekers: Somebody[];
  let volunteers: Somebody[];
  let needs: number[];
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    manager = await test.person('manager');
    seekers = [await world.seeker(0), await world.seeker(1), await world.seeker(2)];
    volunteers = [await world.volunteer(0.5), await world.volunteer(1.5), await world.volunteer(4)];
    event = await world.event(manager, { autoAssign: false });
    needs = [];
    for (const { id } of seekers) needs.push(await world.answerUser(event, id, true));
    for (const { id } of volunteers.slice(1)) await world.answerVolunteer(event, id, true);
  });
  afterEach(() => test.close());

  const need = (at: number): number => needs[at] ?? 0;
  const volunteer = (at: number): number => volunteers[at]?.id ?? 0;
  const preview = async (body: object = {}, who = manager): Promise<PairsPreview> =>
    (await world.as(who, 'post', `/events/${event}/pairs/preview`, body)).body.data;
  const pair = (pairs: readonly object[], who = manager) =>
    world.as(who, 'post', `/events/${event}/pairs`, { pairs });
  const paired = async (pairs: readonly object[]): Promise<ActOnMany> => (await pair(pairs)).body.data;
  const sent = ({ pairs }: PairsPreview, spoken = true) =>
    pairs.map(({ request_id, volunteer: { id }, version }) => ({
      request_id,
      volunteer_id: id,
      version,
      has_spoken: spoken,
    }));
  const holders = async (): Promise<Map<number, number | null>> => {
    const rows: { id: number; volunteer_id: number | null }[] = await test.database.manager.query(
      'SELECT id, volunteer_id FROM event_requests WHERE event_id = $1 AND volunteer_id IS NOT NULL',
      [event],
    );
    return new Map(rows.map((row) => [row.id, row.volunteer_id]));
  };

  it('proposes those who said yes before nearer ones who did not, nobody twice, and writes nothing', async () => {
    const acts = () =>
      test.database.manager.query(`SELECT count(*) FROM activity_log WHERE action <> 'looked'`);
    const before = await acts();
    const { pairs, unpaired, left } = await preview();
    expect(new Set(pairs.map((one) => one.request_id))).toEqual(new Set(needs));
    expect(new Set(pairs.map((one) => one.volunteer.id)).size).toBe(3);
    expect(pairs.filter((one) => one.volunteer.answered === 'yes').map((one) => one.volunteer.id)).toEqual(
      expect.arrayContaining([volunteer(1), volunteer(2)]),
    );
    expect(pairs[0]).toMatchObject({
      user: { id: expect.any(Number), full_name: expect.any(String), city: 'תל אביב' },
      volunteer: { reason: 'fits', distance_km: expect.any(Number) },
    });
    expect([unpaired, left]).toEqual([[], 0]);
    expect([...(await holders())]).toEqual([]);
    expect(await acts()).toEqual(before);
  });

  it('proposes for chosen needs alone, and names those that cannot be served', async () => {
    const only = await preview({ request_ids: [need(1), 9_999_999] });
    expect(only.pairs.map((one) => [one.request_id, one.volunteer.id])).toEqual([[need(1), volunteer(1)]]);
    expect(only.unpaired).toEqual([{ id: 9_999_999, message: expect.any(String) }]);
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [volunteer(2)]);
    const fewer = await preview();
    expect([fewer.pairs.length, fewer.unpaired.length]).toEqual([2, 1]);
  });

  it('carries out what was shown as the single act does: approved, told, in the log', async () => {
    const shown = await preview();
    const outcome = await paired(sent(shown));
    expect(outcome).toEqual({ done: shown.pairs.map((one) => one.request_id), refused: [] });
    expect(await holders()).toEqual(new Map(shown.pairs.map((one) => [one.request_id, one.volunteer.id])));
    for (const {
      volunteer: { id },
      request_id,
    } of shown.pairs) {
      expect(await world.volunteerRequest(event, id)).toMatchObject({ status: 'assigned', isApproved: 1 });
      expect(
        await test.database.manager.query(
          `SELECT actor_id FROM activity_log WHERE subject_type = 'event_user_request' AND subject_id = $1 AND action = 'assigned'`,
          [request_id],
        ),
      ).toEqual([{ actor_id: manager.id }]);
    }
    expect(await world.told({ ...manager, id: volunteer(0) })).toContain('רחוב הבדיקה 1');
  });

  it('names others for each need, any of whom can be given it instead', async () => {
    const shown = await preview();
    const [first] = shown.pairs;
    const others = first?.others ?? [];
    expect(others.map(({ volunteer: { id } }) => id).toSorted()).toEqual(
      volunteers.map(({ id }) => id).filter((id) => id !== first?.volunteer.id),
    );
    const silent = others.find(({ volunteer: { answered } }) => answered === 'asked');
    const exchanged = { request_id: first?.request_id, volunteer_id: silent?.volunteer.id, has_spoken: true };
    expect(await paired([{ ...exchanged, version: first?.version }])).toMatchObject({ done: [] });
    expect(await paired([{ ...exchanged, version: silent?.version }])).toEqual({
      done: [first?.request_id],
      refused: [],
    });
    expect(await holders()).toEqual(new Map([[first?.request_id, silent?.volunteer.id]]));
  });

  it('leaves who did not say yes until they were spoken to', async () => {
    const shown = await preview();
    const silent = shown.pairs.find((one) => one.volunteer.answered === 'asked');
    const outcome = await paired(sent(shown, false));
    expect(outcome.done).toHaveLength(2);
    expect(outcome.refused).toEqual([{ id: silent?.request_id, message: expect.stringMatching('Speak') }]);
  });

  it('refuses by line what has changed meanwhile, and does the rest', async () => {
    const shown = await preview();
    const [gone] = shown.pairs;
    await world.as(manager, 'post', '/manager/user/status/change', { id: gone?.request_id, status: 0 });
    const withdrawn = shown.pairs.find((one) => one !== gone && one.volunteer.answered === 'yes');
    const place = await world.volunteerRequest(event, withdrawn?.volunteer.id ?? 0);
    await test.database.manager.query(`UPDATE event_volunteer_requests SET status = 'reject' WHERE id = $1`, [
      place?.id,
    ]);
    const outcome = await paired(sent(shown));
    expect(outcome.refused.map(({ id }) => id).toSorted()).toEqual(
      [gone?.request_id, withdrawn?.request_id].toSorted(),
    );
    expect(outcome.done).toHaveLength(1);
    expect((await holders()).size).toBe(1);
  });

  it('has the emergency first, and gives it the one person there is', async () => {
    for (const gone of [1, 2])
      await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [
        volunteer(gone),
      ]);
    await world.press(seekers[2] ?? manager);
    const { pairs, unpaired } = await preview();
    expect(pairs.map((one) => [one.is_emergency, one.volunteer.id])).toEqual([[true, volunteer(0)]]);
    expect(unpaired.map(({ id }) => id).toSorted()).toEqual([need(0), need(1)].toSorted());
  });

  it('takes no urgent need from somebody whom a colleague gave it while earlier pairs were made', async () => {
    event = await world.event(manager, { autoAssign: false, isUrgent: true });
    needs = [];
    for (const { id } of seekers.slice(0, 2)) needs.push(await world.answerUser(event, id, true));
    const shown = sent(await preview());
    const [first, second] = shown;
    const late = await world.volunteer(6);
    const holding = test.database.source.createQueryRunner();
    await holding.startTransaction();
    await holding.query('SELECT 1 FROM needs WHERE request_id = $1 FOR UPDATE', [first?.request_id]);
    const outcome = paired(shown);
    await untilSomebodyWaits((sql) => test.database.manager.query(sql));
    await world.as(manager, 'post', `/event-user-requests/${second?.request_id}/volunteer`, {
      volunteer_id: late.id,
    });
    await holding.commitTransaction();
    await holding.release();
    expect(await outcome).toEqual({
      done: [first?.request_id],
      refused: [{ id: second?.request_id, message: expect.any(String) }],
    });
    expect((await holders()).get(second?.request_id ?? 0)).toBe(late.id);
  });

  it('is one act for two presses and two coordinators at once', async () => {
    const shown = sent(await preview());
    const admin = await test.person('admin');
    const all = await Promise.all([manager, manager, admin].map((who) => pair(shown, who)));
    for (const { status, body } of all) {
      expect(status).toBe(200);
      expect(body.data).toEqual({
        done: shown.map((one) => one.request_id),
        refused: [],
      });
    }
    expect(
      await test.database.manager.query(
        `SELECT count(*)::int AS count FROM assignments x JOIN needs n ON n.id = x.need_id WHERE n.event_id = $1`,
        [event],
      ),
    ).toEqual([{ count: 3 }]);
  });

  it('gives nobody two needs, also when asked to', async () => {
    const shown = sent(await preview());
    const [one, two] = shown;
    const outcome = await paired([{ ...one }, { ...two, volunteer_id: one?.volunteer_id }]);
    expect([outcome.done, outcome.refused.length]).toEqual([[one?.request_id], 1]);
    expect((await pair([one ?? {}, one ?? {}])).body.errors).toHaveProperty('pairs');
    expect((await pair([])).body.errors).toHaveProperty('pairs');
    expect(Object.keys((await pair([{ ...one, request_id: 'x' }])).body.errors ?? {})).toEqual([
      'pairs.0.request_id',
    ]);
  });

  it('is for those who run the event, while it goes on, and for its own needs', async () => {
    const shown = sent(await preview());
    const stranger = await test.person('manager');
    await world.permit(stranger);
    expect((await pair(shown, stranger)).status).toBe(404);
    expect((await world.as(stranger, 'post', `/events/${event}/pairs/preview`)).status).toBe(404);
    expect((await world.as(seekers[0] ?? manager, 'post', `/events/${event}/pairs/preview`)).status).toBe(
      403,
    );
    const foreign = await world.event(stranger, { autoAssign: false });
    const elsewhere: ActOnMany = (
      await world.as(stranger, 'post', `/events/${foreign}/pairs`, { pairs: shown })
    ).body.data;
    expect(elsewhere.done).toEqual([]);
    await test.database.manager.query('UPDATE events SET status = false WHERE id = $1', [event]);
    expect((await pair(shown)).body.code).toBe('EVENT_OVER');
  });
});
