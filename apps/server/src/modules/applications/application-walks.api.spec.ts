import {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  type ApplicationStatus,
  isEnded,
  movesFrom,
  nextState,
} from '@karov/domain';
import { PHONE_CALL, RequestWorld, SHOPPING, VISIT } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
interface Row {
  id: number;
  status: ApplicationStatus;
  volunteer_id: number | null;
  approved: number;
  waiting: number;
  engaged: number;
}

/**
 * The walk goes on beyond this many rounds until every state has been reached; the winner of a race differs
 * from run to run.
 */
const ROUNDS = 60;
const MOST_ROUNDS = 600;
const AT_ONCE = 6;
const SEED = 20_261_121;

/** Returns a generator of pseudo-random numbers, the same at each run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The states reachable from a given one by moves of the table, including that one. */
function reachableFrom(status: ApplicationStatus): Set<ApplicationStatus> {
  const reached = new Set([status]);
  for (const one of reached)
    for (const move of movesFrom(APPLICATION_TRANSITIONS, one))
      reached.add(nextState(APPLICATION_TRANSITIONS, one, move) ?? one);
  return reached;
}

describe('random walks of many roles at once', () => {
  let test: TestApp;
  let world: RequestWorld;
  let seekers: Somebody[];
  let volunteers: Somebody[];
  let admins: Somebody[];
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '1000000', KAROV_SESSION_HOURS: '8000' });
    world = new RequestWorld(test);
    seekers = [await world.seeker(0), await world.seeker(1), await world.seeker(2)];
    volunteers = [
      await world.volunteer(1),
      await world.volunteer(2),
      await world.volunteer(3),
      await world.volunteer(4),
    ];
    admins = [await test.person('admin'), await test.person('admin')];
    await world.dispatch(SHOPPING, true);
  });
  afterAll(() => test.close());

  const rows = (): Promise<Row[]> =>
    test.database.manager.query(
      `SELECT a.id, a.status, a.volunteer_id,
       (SELECT count(*)::int FROM assignments x WHERE x.need_id = a.id AND x.ended IS NULL AND x.is_approved = 1) AS approved,
       (SELECT count(*)::int FROM assignments x WHERE x.need_id = a.id AND x.ended IS NULL AND x.is_approved = 0) AS waiting,
       (SELECT count(*)::int FROM at_work e WHERE e.need_id = a.id) AS engaged
     FROM applications a ORDER BY a.id`,
    );

  /** Checks the invariants after any sequence of moves. */
  function expectSound(row: Row): void {
    const held = row.approved + row.waiting;
    expect(held).toBeLessThanOrEqual(1);
    expect(row.engaged).toBe(held);
    if (row.status === 'in treatment') expect(row).toMatchObject({ approved: 1, waiting: 0 });
    if (row.status === 'open')
      expect({ ...row, isHeld: row.volunteer_id !== null }).toMatchObject({
        approved: 0,
        isHeld: row.waiting === 1,
      });
    if (isEnded(row.status)) expect(held).toBe(0);
  }

  it('never leave the table of states, never give a request two volunteers, reach every state and report every end', async () => {
    const roll = dice(SEED);
    const pick = <T>(list: readonly T[]): T => {
      const found = list[Math.floor(roll() * list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    };
    const known = new Map<number, ApplicationStatus>();
    const seen = new Set<ApplicationStatus>();
    const act = async (live: readonly Row[]): Promise<number> => {
      const [seeker, admin, one] = [pick(seekers), pick(admins), live.length === 0 ? null : pick(live)];
      const id = one?.id ?? 0;
      const holder = volunteers.find((candidate) => candidate.id === one?.volunteer_id);
      const volunteer = holder && roll() < 0.7 ? holder : pick(volunteers);
      const hold = await world.hold(volunteer, id);
      const acts: (() => Promise<{ status: number }>)[] = [
        () =>
          world.as(
            seeker,
            'post',
            '/applications',
            world.shoppingForm({ category_id: pick([SHOPPING, VISIT, PHONE_CALL]) }),
          ),
        () =>
          world.as(
            seeker,
            'post',
            '/applications',
            world.rideForm({ arrival_date: world.day(1 + Math.floor(roll() * 20)) }),
          ),
        () => world.accept(volunteer, id),
        () => world.accept(volunteer, id),
        () => world.accept(pick(volunteers), id),
        () => world.decline(volunteer, id),
        () => world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 }),
        () => world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 }),
        () =>
          world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 2, system_note: 'no' }),
        () =>
          world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, {
            progress: pick(['on_way', 'arrived']),
          }),
        () => world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, { cannot_come: true }),
        () => world.as(volunteer, 'put', `/volunteer/applications/${id}`),
        () => world.as(volunteer, 'put', `/volunteer/applications/${id}`),
        () => world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: volunteer.id }),
        () => world.as(admin, 'post', `/admin/application/unassigned/${id}`, {}),
        () =>
          world.as(admin, 'post', `/admin/application/${roll() < 0.7 ? 'closed' : 'rejected'}/${id}`, {
            system_note: 'a note',
          }),
        () =>
          world.as(seeker, 'post', `/applications/status/${id}`, {
            status: pick(['closed', 'reject']),
            system_note: 'a note',
          }),
        () => world.as(admin, 'post', `/admin/applications/${id}/take-over`),
      ];
      return (await pick(acts)()).status;
    };

    for (
      let round = 0;
      round < ROUNDS || (seen.size < APPLICATION_STATUSES.length && round < MOST_ROUNDS);
      round += 1
    ) {
      const live = (await rows()).filter((row) => !isEnded(row.status));
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => act(live)));
      expect(statuses.filter((status) => ![200, 404, 422].includes(status))).toEqual([]);
      await world.passMinutes(round % 10 === 9 ? 2 * 24 * 60 : 1);
      for (const row of await rows()) {
        expectSound(row);
        seen.add(row.status);
        expect([...reachableFrom(known.get(row.id) ?? 'open')]).toContain(row.status);
        known.set(row.id, row.status);
      }
    }

    expect([...seen].sort()).toEqual([...APPLICATION_STATUSES].sort());
    const ended: { told: number; since: number }[] = await test.database.manager.query(
      `SELECT count(*)::int AS since,
         (SELECT count(*)::int FROM notifications n WHERE n.message ~ '(נסגרה|ביטלת|הושלמה|לא נמצא בזמן|לא אושר בזמן|לא נוכל לטפל)' AND 'user' = ANY(n.receiver_type)) AS told
       FROM applications WHERE status NOT IN ('open', 'in treatment')`,
    );
    expect(ended[0]?.told).toBe(ended[0]?.since);
    const twice: unknown[] = await test.database.manager.query(
      'SELECT a.volunteer_id FROM at_work a JOIN at_work b ON b.volunteer_id = a.volunteer_id AND b.need_id <> a.need_id AND b.span && a.span',
    );
    expect(twice).toEqual([]);
  });

  it('of 500 volunteers who accept one request at once, one holds it and 499 are clearly told so', async () => {
    const seeker = await world.seeker(0);
    const crowd: Somebody[] = [];
    for (let n = 0; n < 500; n += 50)
      crowd.push(
        ...(await Promise.all(Array.from({ length: 50 }, (_, k) => world.volunteer(1 + (n + k) / 1000)))),
      );
    const id = await world.ask(seeker, world.shoppingForm({ category_id: VISIT }));
    const answers = await Promise.all(crowd.map((volunteer) => world.accept(volunteer, id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(
      answers.filter(
        (answer) =>
          answer.status === 422 && answer.body.code === 'ALREADY_TAKEN' && answer.body.errors?.['message'],
      ),
    ).toHaveLength(499);
    const [row] = (await rows()).filter((one) => one.id === id);
    expect(row).toMatchObject({ status: 'open', waiting: 1, engaged: 1 });
  });
});
