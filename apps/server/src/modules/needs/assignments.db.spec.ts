import { isFreeFor, type WorkSpan, workSpan } from '@karov/domain';
import fc from 'fast-check';
import { Database } from '../../platform/database/database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { NeedsRepository, type NewHold } from './needs.repository.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

let test: TestApp;
let assignments: NeedsRepository;
let volunteer: { id: number };
beforeEach(async () => {
  test = await startTestApp();
  assignments = test.app.get(NeedsRepository, { strict: false });
  volunteer = await test.person('volunteer');
  const seeker = await test.person('user');
  await test.database.manager.query(
    `INSERT INTO needs (id, category_id, type, user_id, created_by, help_type, created_at, updated_at) OVERRIDING SYSTEM VALUE
     SELECT n, 1, 1, $1, $1, 'physical', now(), now() FROM generate_series(1, 20) n`,
    [seeker.id],
  );
});
afterEach(() => test.close());

const holdOf = (needId: number, rideAt: Date | null, isEmergency = false): NewHold => ({
  needId,
  volunteerId: volunteer.id,
  callId: null,
  isApproved: 1,
  approveAt: null,
  approvedAt: NOW,
  decidedBy: null,
  distanceM: 100,
  isEmergency,
  span: workSpan(rideAt, NOW),
});
const hold = (needId: number, rideAt: Date | null, isEmergency = false): Promise<boolean> =>
  test.app
    .get(Database)
    .transaction(async () => (await assignments.hold(holdOf(needId, rideAt, isEmergency), NOW)) !== null);

describe('work of one volunteer', () => {
  it('is one at a time: rides at other hours are compatible, immediate work is compatible with nothing', async () => {
    expect(await hold(1, inHours(24))).toBe(true);
    expect(await hold(2, inHours(25))).toBe(false);
    expect(await hold(3, inHours(28))).toBe(true);
    expect(await hold(4, null)).toBe(false);
  });

  it('may be an emergency before a ride to come, but not two, nor one during the ride', async () => {
    expect(await hold(1, inHours(0.5))).toBe(true);
    expect(await hold(2, null, true)).toBe(true);
    expect(await hold(3, null, true)).toBe(false);
    const other = await test.person('volunteer');
    volunteer = other;
    expect(await hold(4, inHours(-0.5))).toBe(true);
    expect(await hold(5, null, true)).toBe(false);
  });

  it('of twenty simultaneous holds, only one succeeds', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => hold(n + 1, null)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await test.database.manager.query('SELECT count(*)::int AS count FROM at_work')).toEqual([
      { count: 1 },
    ]);
  });

  it('cannot be duplicated by a statement that skips the check', async () => {
    await hold(1, null);
    const insert = (isEmergency: boolean) =>
      test.database.manager.query(
        `INSERT INTO assignments (need_id, volunteer_id, is_approved, span, is_emergency, created_at, updated_at)
         VALUES (9, $1, 0, tstzrange($2, NULL), $3, $2, $2)`,
        [volunteer.id, inHours(1), isEmergency],
      );
    await expect(insert(false)).rejects.toThrow('assignments_one_at_a_time');
    await test.database.manager.query(`UPDATE assignments SET is_emergency = true`);
    await expect(insert(true)).rejects.toThrow('assignments_one_emergency');
  });

  it('ends a reserve elsewhere, and is not given to a volunteer who is no longer there', async () => {
    await test.database.manager.query(
      `INSERT INTO volunteer_calls (need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until)
       VALUES (7, $1, 1, 1, 1, 'reserve', $2, $2)`,
      [volunteer.id, NOW],
    );
    await hold(1, null);
    expect(await test.database.manager.query('SELECT state FROM volunteer_calls')).toEqual([
      { state: 'closed' },
    ]);
    volunteer = await test.person('volunteer');
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [volunteer.id]);
    expect(await hold(2, null)).toBe(false);
  });
});

describe('a reserve', () => {
  it('for an emergency may have an upcoming ride, for anything else not', async () => {
    await hold(1, inHours(24));
    await test.database.manager.query('UPDATE needs SET is_emergency = true WHERE id = 3');
    const calls = test.app.get(VolunteerCallsRepository, { strict: false });
    const reserve = (needId: number) =>
      test.app
        .get(Database)
        .transaction(() => calls.reserve(needId, { id: volunteer.id, distanceM: 1 }, NOW));
    expect([await reserve(2), await reserve(3)]).toEqual([false, true]);
    await hold(4, inHours(48));
    expect(await test.database.manager.query('SELECT state FROM volunteer_calls WHERE need_id = 3')).toEqual([
      { state: 'reserve' },
    ]);
    await hold(5, null, true);
    expect(await test.database.manager.query('SELECT state FROM volunteer_calls WHERE need_id = 3')).toEqual([
      { state: 'closed' },
    ]);
  });
});

describe('what prevents a hold', () => {
  it('is the same in the domain and in SQL', async () => {
    const hours = fc.double({ min: -6, max: 6, noNaN: true });
    const span: fc.Arbitrary<WorkSpan> = fc.oneof(
      hours.map((at) => workSpan(inHours(at), NOW)),
      hours.map((at): WorkSpan => ({ from: inHours(at), to: null })),
    );
    const cases = fc.sample(fc.record({ work: span, wanted: span, isEmergency: fc.boolean() }), {
      numRuns: 300,
      seed: 47,
    });
    const rows: { free: boolean }[] = await test.database.manager.query(
      `SELECT NOT stands_in_the_way(tstzrange(c.work_from, c.work_to), tstzrange(c.wanted_from, c.wanted_to), c.is_emergency, $2) AS free
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (work_from timestamptz, work_to timestamptz, wanted_from timestamptz, wanted_to timestamptz, is_emergency boolean))
         WITH ORDINALITY AS c(work_from, work_to, wanted_from, wanted_to, is_emergency, n) ORDER BY n`,
      [
        JSON.stringify(
          cases.map(({ work, wanted, isEmergency }) => ({
            work_from: work.from,
            work_to: work.to,
            wanted_from: wanted.from,
            wanted_to: wanted.to,
            is_emergency: isEmergency,
          })),
        ),
        NOW,
      ],
    );
    expect(rows.map(({ free }) => free)).toEqual(
      cases.map(({ work, wanted, isEmergency }) => isFreeFor([work], wanted, isEmergency, NOW)),
    );
  });
});
