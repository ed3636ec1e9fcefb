import { URGENT_HOLD } from '@karov/domain';
import fc from 'fast-check';
import { Clock } from '../../platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}
type Act =
  | { kind: 'yes' | 'no' | 'give_up' | 'set_out' | 'switch'; who: number }
  | { kind: 'refuse' | 'take_over' | 'call_next' }
  | { kind: 'pass'; minutes: number };

const VOLUNTEERS = 5;
const ADDRESS = 'רחוב הבדיקה 1';
const who = fc.nat({ max: VOLUNTEERS - 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'yes' as const,
        'no' as const,
        'give_up' as const,
        'set_out' as const,
        'switch' as const,
      ),
      who,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('refuse' as const, 'take_over' as const, 'call_next' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 7 }) }),
  },
);

/**
 * One kind of emergency, with its moves. Every response to a move is accepted: a refused move is as good as
 * one that succeeds.
 */
interface Stage {
  needType: 'application' | 'event_user_request';
  needId: number;
  answer(volunteer: Somebody, isReady: boolean): Promise<unknown>;
  giveUp(volunteer: Somebody): Promise<unknown>;
  setOut(volunteer: Somebody): Promise<unknown>;
  switchTo(volunteer: Somebody): Promise<unknown>;
  refuse(): Promise<unknown>;
  takeOver(): Promise<unknown>;
  callNext(): Promise<unknown>;
}

describe('an emergency, in any order of yes, no, silence, late yes, giving up and switching', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let manager: Somebody;
  beforeAll(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [admin, manager] = [await test.person('admin'), await test.person('manager')];
  });
  afterAll(() => test.close());

  async function alone(seeker: Somebody): Promise<Stage> {
    const needId = await world.press(seeker);
    const onHold = async (volunteer: Somebody, change: object) =>
      world.as(
        volunteer,
        'patch',
        `/volunteer/application-users/${await world.hold(volunteer, needId)}`,
        change,
      );
    return {
      needType: 'application',
      needId,
      answer: (volunteer, isReady) =>
        isReady ? world.accept(volunteer, needId) : world.decline(volunteer, needId),
      giveUp: (volunteer) => onHold(volunteer, { cannot_come: true }),
      setOut: (volunteer) => onHold(volunteer, { progress: 'on_way' }),
      switchTo: (volunteer) =>
        world.as(admin, 'post', `/admin/application/assigned/${needId}`, { volunteer_id: volunteer.id }),
      refuse: async () => {
        const holder = await world.holder(needId);
        if (holder)
          await world.as(
            admin,
            'patch',
            `/admin/application-users/${await world.hold({ id: holder.volunteerId, token: '' }, needId)}`,
            { is_approved: 2 },
          );
      },
      takeOver: () => world.as(admin, 'post', `/admin/applications/${needId}/take-over`),
      callNext: () => world.as(admin, 'post', `/admin/applications/${needId}/call-next`),
    };
  }

  async function inEvent(seeker: Somebody): Promise<Stage> {
    const event = await world.event(manager);
    const needId = await world.userRequest(event, seeker.id);
    await world.press(seeker);
    const change = (volunteer: Somebody, body: object) =>
      world.as(volunteer, 'patch', `/volunteer/event-user-requests/${needId}`, body);
    return {
      needType: 'event_user_request',
      needId,
      answer: async (volunteer, isReady) =>
        (await world.volunteerRequest(event, volunteer.id))
          ? world.answerVolunteer(event, volunteer.id, isReady)
          : null,
      giveUp: (volunteer) => change(volunteer, { status: 'reject', system_note: 'לא מגיע אחרי הכול' }),
      setOut: (volunteer) => change(volunteer, { progress: 'on_way' }),
      switchTo: (volunteer) =>
        world.as(manager, 'post', `/event-user-requests/${needId}/volunteer`, { volunteer_id: volunteer.id }),
      refuse: () => change(manager, { status: 'reject', system_note: 'לא מתאים הפעם' }),
      takeOver: () => world.as(manager, 'post', `/event-user-requests/${needId}/take-over`),
      callNext: () => world.as(manager, 'post', `/event-user-requests/${needId}/call-next`),
    };
  }

  const carryOut = (stage: Stage, step: Act, at: (index: number) => Somebody): Promise<unknown> => {
    if (step.kind === 'pass') return world.passMinutes(step.minutes);
    if (!('who' in step))
      return step.kind === 'refuse'
        ? stage.refuse()
        : step.kind === 'take_over'
          ? stage.takeOver()
          : stage.callNext();
    const volunteer = at(step.who);
    if (step.kind === 'give_up') return stage.giveUp(volunteer);
    if (step.kind === 'set_out') return stage.setOut(volunteer);
    if (step.kind === 'switch') return stage.switchTo(volunteer);
    return stage.answer(volunteer, step.kind !== 'no');
  };

  interface Standing {
    need: number;
    holder: number | null;
    approved: boolean;
    approveAt: Date | null;
    progress: string | null;
    alerted: boolean;
    run: string;
    next: Date | null;
  }

  const HELD = {
    application: `SELECT a.id AS need, h.volunteer_id AS holder, coalesce(h.is_approved = 1, false) AS approved, h.approve_at AS "approveAt", h.progress, a.coordinator_since IS NOT NULL OR a.coordinator_id IS NOT NULL AS alerted,
       r.status AS run, r.next_step_at AS next
     FROM applications a LEFT JOIN assignments h ON h.need_id = a.id AND h.ended IS NULL AND h.is_approved <> 2
     LEFT JOIN dispatch_runs r ON r.need_id = a.id WHERE a.id = $1`,
    event_user_request: `SELECT q.need_id AS need, CASE WHEN q.status = 'assigned' THEN q.volunteer_id END AS holder, q.status = 'assigned' AND q.is_approved = 1 AS approved, q.approve_at AS "approveAt", q.progress,
       q.coordinator_since IS NOT NULL OR q.coordinator_id IS NOT NULL AS alerted, r.status AS run, r.next_step_at AS next
     FROM event_requests q LEFT JOIN dispatch_runs r ON r.need_id = q.need_id WHERE q.id = $1`,
  };

  async function check({ needType, needId }: Stage): Promise<void> {
    const now = test.app.get(Clock).now();
    const standings: Standing[] = await test.database.manager.query(HELD[needType], [needId]);
    expect(standings).toHaveLength(1);
    const [standing] = standings;
    if (!standing) return;
    const engaged: { volunteer_id: number; need_id: number }[] = await test.database.manager.query(
      'SELECT volunteer_id, need_id FROM at_work',
    );
    // Two volunteers are never assigned: only the holder is engaged for the emergency.
    expect(engaged).toEqual(
      standing.holder === null ? [] : [{ volunteer_id: standing.holder, need_id: standing.need }],
    );
    // Reserves are not bound, and the holder is never one of them.
    const reserves: { volunteer_id: number }[] = await test.database.manager.query(
      `SELECT volunteer_id FROM volunteer_calls WHERE need_id = $1 AND state = 'reserve'`,
      [standing.need],
    );
    expect(reserves.filter(({ volunteer_id }) => volunteer_id === standing.holder)).toEqual([]);
    if (reserves.length > 0) expect(standing.holder).not.toBeNull();
    // A yes waits for two minutes at most, and never for staff's approval.
    if (standing.holder !== null && !standing.approved)
      expect(standing.approveAt?.getTime()).toBeGreaterThan(now.getTime());
    // Nobody is abandoned: somebody is on the way, or the run has a next step, or the coordinators know.
    const isWatched = standing.run === 'running' && standing.next !== null;
    expect([
      standing,
      standing.progress !== null || isWatched || (standing.holder === null && standing.alerted),
    ]).toEqual([standing, true]);
    // Address and name were revealed only to volunteers who had been approved at some time.
    const told: { receiver_id: number }[] = await test.database.manager.query(
      `SELECT DISTINCT receiver_id FROM notifications WHERE message LIKE '%' || $1 || '%' AND type <> 'approved'`,
      [ADDRESS],
    );
    expect(told).toEqual([]);
  }

  async function clear(volunteers: readonly Somebody[], seeker: Somebody): Promise<void> {
    await world.as(seeker, 'delete', '/event/requests/emergency');
    await test.database.manager.query('UPDATE events SET status = false');
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = ANY($1)', [
      volunteers.map(({ id }) => id),
    ]);
  }

  it.each([
    ['alone', alone],
    ['in an event', inEvent],
  ])(
    'leaves nobody, assigns nobody twice and keeps its reserves straight, %s',
    async (_kind, open) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { minLength: 6, maxLength: 16 }),
          fc.nat({ max: VOLUNTEERS }),
          async (acts, confirmed) => {
            const seeker = await world.seeker(0);
            const volunteers: Somebody[] = [];
            for (let index = 0; index < VOLUNTEERS; index++)
              volunteers.push(await world.volunteer(index + 1));
            for (const volunteer of volunteers.slice(0, confirmed)) await world.confirm(volunteer);
            const stage = await open(seeker);
            for (const step of acts) {
              await carryOut(stage, step, (index) => volunteers[index] ?? seeker);
              await world.runDue();
              await check(stage);
            }
            await world.passMinutes(URGENT_HOLD.silentFor / 60);
            await check(stage);
            await clear(volunteers, seeker);
          },
        ),
        { numRuns: 8, endOnFailure: true },
      );
    },
    240_000,
  );
});
