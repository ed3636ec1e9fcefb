import { ATTENDANCE } from '@karov/domain';
import { addSeconds } from '../../../platform/clock/clock.js';
import { RIDE, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { UrgentWorld } from '../../../testing/urgent-world.js';
import { NeedAttendanceRepository } from './need-attendance.repository.js';

interface Somebody {
  id: number;
  token: string;
}
const AT = new Date('2027-03-01T08:00:00Z');

/** Sets columns of the need, its hold and its run, and checks who is responsible some seconds later. */
describe('who is responsible for a need', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let seeker: Somebody;
  let volunteer: Somebody;
  let single: number;
  let ofEvent: number;

  beforeAll(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const manager = await test.person('manager');
    const event = await world.event(manager, { autoAssign: false });
    const request = await world.answerUser(event, seeker.id, true);
    single = await world.ask(seeker, world.rideForm());
    const [row]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM needs WHERE request_id = $1',
      [request],
    );
    ofEvent = row?.id ?? 0;
  });
  afterAll(() => test.close());

  interface Given {
    need?: string;
    hold?: string;
    run?: string;
  }
  async function given(id: number, { need = 'coordinator_id = NULL', hold, run }: Given): Promise<void> {
    const { manager } = test.database;
    await manager.query('DELETE FROM assignments');
    await manager.query(
      'DELETE FROM dispatch_timeline WHERE run_id IN (SELECT id FROM dispatch_runs WHERE need_id = $1)',
      [id],
    );
    await manager.query('DELETE FROM dispatch_runs WHERE need_id = $1', [id]);
    await manager.query(
      `UPDATE needs SET status = 'open', volunteer_id = NULL, coordinator_id = NULL, coordinator_since = NULL, is_emergency = false, label_priority = 0, updated_at = $2 WHERE id = $1`,
      [id, addSeconds(AT, -100)],
    );
    await manager.query(
      `UPDATE needs SET ${need.replaceAll('VOLUNTEER', String(volunteer.id)).replaceAll('NOW', `'${AT.toISOString()}'`)}, updated_at = $2 WHERE id = $1`,
      [id, AT],
    );
    if (hold !== undefined) {
      await manager.query(
        `INSERT INTO assignments (need_id, volunteer_id, is_approved, created_at, updated_at, span) VALUES ($1, $2, 0, $3, $3, tstzrange($3, $3::timestamptz + interval '1 second'))`,
        [id, volunteer.id, AT],
      );
      await manager.query(
        `UPDATE assignments SET ${hold.replaceAll('NOW', `'${AT.toISOString()}'`)} WHERE need_id = $1`,
        [id],
      );
    }
    if (run !== undefined) {
      await manager.query(
        `INSERT INTO dispatch_runs (need_id, radius_km, created_at, updated_at) VALUES ($1, 5, $2, $2)`,
        [id, AT],
      );
      await manager.query(
        `UPDATE dispatch_runs SET ${run.replaceAll('NOW', `'${AT.toISOString()}'`)} WHERE need_id = $1`,
        [id],
      );
    }
  }
  async function on(id: number, seconds: number): Promise<string> {
    const attendance = (await test.app.get(NeedAttendanceRepository).of([id], addSeconds(AT, seconds))).get(
      id,
    );
    return attendance ? [attendance.attending, attendance.reason].filter(Boolean).join(' ') : 'nobody';
  }

  const HELD = `status = 'in treatment', volunteer_id = VOLUNTEER`;
  const URGENT = `${HELD}, is_emergency = true`;
  it.each<[string, 'single' | 'event', Given, number, [string, string]]>([
    ['nothing searches', 'event', {}, 1, ['desk no_search', 'desk no_search']],
    [
      'the engine searches',
      'single',
      { run: 'next_step_at = NOW' },
      ATTENDANCE.engineGrace,
      ['engine', 'desk late'],
    ],
    [
      'the search is used up',
      'single',
      { need: 'coordinator_since = NOW', run: `status = 'exhausted', next_step_at = NOW` },
      1,
      ['desk coordinator', 'desk coordinator'],
    ],
    [
      'a yes waits',
      'single',
      { need: 'volunteer_id = VOLUNTEER', hold: 'is_approved = 0' },
      1,
      ['desk approval', 'desk approval'],
    ],
    [
      'an urgent yes waits',
      'event',
      { need: 'volunteer_id = VOLUNTEER, is_emergency = true', hold: 'approve_at = NOW' },
      ATTENDANCE.engineGrace,
      ['engine', 'desk late'],
    ],
    [
      'somebody is approved for what is urgent',
      'event',
      { need: URGENT, hold: 'is_approved = 1, approved_at = NOW' },
      ATTENDANCE.urgentSilence,
      ['volunteer', 'desk silent'],
    ],
    [
      'somebody is approved in an event',
      'event',
      { need: HELD, hold: 'is_approved = 1, approved_at = NOW' },
      ATTENDANCE.setOutWithin + ATTENDANCE.answerWithin,
      ['volunteer', 'desk silent'],
    ],
    [
      'somebody was asked in an event',
      'event',
      { need: HELD, hold: 'is_approved = 1, approved_at = NOW, asked_at = NOW' },
      ATTENDANCE.answerWithin,
      ['volunteer', 'desk silent'],
    ],
    [
      'somebody helps by telephone',
      'event',
      { need: `${HELD}, help_type = 'phone'`, hold: 'is_approved = 1, approved_at = NOW' },
      ATTENDANCE.underWay,
      ['volunteer', 'desk silent'],
    ],
    [
      'somebody is on the way',
      'event',
      { need: HELD, hold: `is_approved = 1, approved_at = NOW, progress = 'on_way', progress_at = NOW` },
      ATTENDANCE.underWay,
      ['volunteer', 'desk overdue'],
    ],
    [
      'somebody is to come at an hour',
      'single',
      { need: `${HELD}, due_at = NOW`, hold: 'is_approved = 1, approved_at = NOW' },
      0,
      ['volunteer', 'desk overdue'],
    ],
    [
      'a ride is under way',
      'single',
      { need: `${HELD}, due_at = NOW`, hold: `is_approved = 1, progress = 'on_way', progress_at = NOW` },
      ATTENDANCE.ride,
      ['volunteer', 'desk overdue'],
    ],
    [
      'a coordinator has it',
      'single',
      { need: 'coordinator_id = VOLUNTEER' },
      ATTENDANCE.coordinator + ATTENDANCE.answer,
      ['coordinator', 'desk coordinator'],
    ],
    [
      'a coordinator has what is urgent',
      'event',
      { need: 'coordinator_id = VOLUNTEER, is_emergency = true' },
      ATTENDANCE.urgentCoordinator + ATTENDANCE.urgentAnswer,
      ['coordinator', 'desk coordinator'],
    ],
  ])(
    'while %s: until its moment, and then the desk',
    async (_when, which, rows, seconds, [before, after]) => {
      const id = which === 'single' ? single : ofEvent;
      await given(id, rows);
      expect([await on(id, seconds - 1), await on(id, seconds)]).toEqual([before, after]);
      await test.database.manager.query(`UPDATE needs SET help_type = 'physical' WHERE id = $1`, [id]);
    },
  );

  it('is nobody once it has ended, and nothing can end while somebody is at work on it, sought or called for it (rule 219)', async () => {
    const end = (id: number) =>
      test.database.manager.query(`UPDATE needs SET status = 'closed' WHERE id = $1`, [id]);
    await given(single, { need: HELD, hold: 'is_approved = 1' });
    await expect(end(single)).rejects.toThrow('somebody is still at work for it');
    await given(single, { run: 'next_step_at = NOW' });
    await expect(end(single)).rejects.toThrow('somebody is still sought for it');
    await given(single, {});
    const { manager } = test.database;
    await manager.query(
      `INSERT INTO volunteer_calls (volunteer_id, need_id, step, ring, distance_m, called_at, wait_until) VALUES ($1, $2, 1, 1, 1, $3, $3)`,
      [volunteer.id, single, AT],
    );
    await expect(end(single)).rejects.toThrow('a call for it can still be answered');
    await manager.query(`UPDATE volunteer_calls SET state = 'closed' WHERE need_id = $1`, [single]);
    await end(single);
    expect(await on(single, 0)).toBe('nobody');
    const work = `INSERT INTO assignments (need_id, volunteer_id, is_approved, created_at, updated_at) VALUES ($1, $2, 1, $3, $3)`;
    await expect(manager.query(work, [single, volunteer.id, AT])).rejects.toThrow(
      'somebody is still at work for it',
    );
  });

  it('is worked out once for each need, and for the wanted needs alone', async () => {
    const plan: { 'QUERY PLAN': string }[] = await test.database.manager.query(
      'EXPLAIN SELECT * FROM need_attendance($1) a WHERE a.need_id = ANY($2)',
      [AT, [single]],
    );
    const lines = plan.map((row) => row['QUERY PLAN']);
    expect(lines.filter((line) => line.includes('on need_answers'))).toHaveLength(1);
    const reading = lines.findIndex((line) => line.includes('on needs'));
    expect(lines.slice(reading, reading + 2).join()).toContain('id = ANY');
  });

  it('categories are dispatched in a new installation', async () => {
    const fresh = await startTestApp({}, { isDispatched: true });
    const rows: { id: number; on: boolean }[] = await fresh.database.manager.query(
      'SELECT id, is_auto_assign AS on FROM categories WHERE NOT is_emergency ORDER BY id',
    );
    expect(rows.filter(({ on: isOn }) => !isOn)).toEqual([]);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([RIDE, SHOPPING]));
    await fresh.close();
  });
});
