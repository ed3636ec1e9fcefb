import { type Role, roleId } from '@karov/domain';
import fc from 'fast-check';
import { SessionReader } from '../../platform/security/caller.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SessionsService } from '../auth/index.js';

interface Somebody {
  id: number;
  token: string;
}

const ACTS = [
  'deactivate',
  'activate',
  'block',
  'unblock',
  'delete',
  'restore',
  'take_role',
  'give_role',
  'accept',
  'approve',
  'set_out',
  'ask',
  'answer',
  'assign',
] as const;
const HEIRS = ['pool', 'somebody', 'nobody'] as const;
const PEOPLE = 4;
interface Act {
  kind: (typeof ACTS)[number];
  who: number;
  heir: (typeof HEIRS)[number];
  other: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...ACTS),
  who: fc.nat({ max: PEOPLE - 1 }),
  heir: fc.constantFrom(...HEIRS),
  other: fc.nat({ max: PEOPLE - 1 }),
});
/** Rounds of actions; in each round, two admins and the people themselves start their actions at once. */
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

describe('people who come and go while they help and are helped', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admins: [Somebody, Somebody];
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '1000000' });
    world = new RequestWorld(test);
    admins = [await test.person('super_admin'), await test.person('admin')];
  });
  afterAll(() => test.close());

  interface Stage {
    volunteers: Somebody[];
    managers: Somebody[];
    seekers: Somebody[];
    events: number[];
  }

  async function stage(): Promise<Stage> {
    await test.asOwner(
      'TRUNCATE needs, events, assignments, volunteer_calls, dispatch_runs, notifications, region_permissions, deletion_requests CASCADE',
    );
    await test.database.manager.query(
      `UPDATE users SET deleted_at = now() WHERE id <> ALL($1) AND deleted_at IS NULL`,
      [admins.map(({ id }) => id)],
    );
    const volunteers: Somebody[] = [];
    const managers: Somebody[] = [];
    const seekers: Somebody[] = [];
    for (let n = 0; n < PEOPLE; n++) {
      volunteers.push(await world.volunteer(1 + n / 10));
      managers.push(await test.person('manager'));
      seekers.push(await world.seeker(n / 10));
    }
    const events: number[] = [];
    for (const manager of managers.slice(0, 2))
      events.push(await world.event(manager, { autoAssign: false }));
    return { volunteers, managers, seekers, events };
  }

  const at = <Thing>(things: readonly Thing[], index: number): Thing => {
    const found = things[index % things.length];
    if (found === undefined) throw new Error('nobody there');
    return found;
  };

  /** Actions on a person end their sessions; people who act for themselves sign in again if they may. */
  const fresh = async (person: Somebody, role: Role): Promise<Somebody> => ({
    id: person.id,
    token: await test.app.get(SessionsService).open(person.id, role, 'spec'),
  });

  function replacementsFor({ heir, other }: Act, { volunteers, managers }: Stage): object {
    if (heir === 'nobody') return {};
    const volunteer = heir === 'pool' ? 'pool' : at(volunteers, other).id;
    return { volunteer_id: volunteer, event_volunteer_id: volunteer, manager_id: at(managers, other).id };
  }

  const needOf = async (seekerId: number): Promise<number> => {
    const rows: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM applications WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
      [seekerId],
    );
    return rows[0]?.id ?? 0;
  };

  /** Returns the holder of a need, or the intended person if nobody holds it. */
  const holderOf = async (need: number, people: Stage, meant: Somebody): Promise<Somebody> => {
    const rows: { volunteer_id: number }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM at_work WHERE need_id = $1',
      [need],
    );
    return people.volunteers.find(({ id }) => id === rows[0]?.volunteer_id) ?? meant;
  };

  /** Returns a deleted person, or the intended person if nobody is deleted. */
  const deletedOne = async ({ volunteers, managers, seekers }: Stage, meant: Somebody): Promise<Somebody> => {
    const everybody = [...volunteers, ...managers, ...seekers];
    const rows: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM users WHERE deleted_at IS NOT NULL AND id = ANY($1) ORDER BY id LIMIT 1',
      [everybody.map(({ id }) => id)],
    );
    return everybody.find(({ id }) => id === rows[0]?.id) ?? meant;
  };

  async function carryOut(step: Act, people: Stage, actor: Somebody): Promise<{ status: number }> {
    const [volunteer, manager, seeker] = [
      at(people.volunteers, step.who),
      at(people.managers, step.who),
      at(people.seekers, step.other),
    ];
    const target = step.other % 3 === 0 ? manager : step.other % 3 === 1 ? seeker : volunteer;
    const to = replacementsFor(step, people);
    const need = await needOf(seeker.id);
    const holder = await holderOf(need, people, volunteer);
    const roles = (more: Role[]) => ({ roles: more.map(roleId), ...to });
    const switched = (isActive: 0 | 1) =>
      world.as(actor, 'post', `/admin/user/update-status/${target.id}/${isActive}`, to);
    const acts: Record<Act['kind'], () => Promise<{ status: number }>> = {
      deactivate: () => switched(0),
      activate: () => switched(1),
      block: () => world.as(actor, 'post', `/admin/users/block/${target.id}`, { reason: 'a reason', ...to }),
      unblock: () => world.as(actor, 'post', `/admin/users/unblock/${target.id}`),
      delete: () => world.as(actor, 'delete', `/admin/users/${target.id}`, to),
      restore: async () =>
        world.as(actor, 'post', `/admin/users/restore/${(await deletedOne(people, target)).id}`),
      take_role: () =>
        world.as(
          actor,
          'post',
          `/admin/users/update/roles/${target.id}`,
          roles(target === seeker ? ['volunteer'] : ['user']),
        ),
      give_role: () =>
        world.as(
          actor,
          'post',
          `/admin/users/update/roles/${target.id}`,
          roles(['user', target === manager ? 'manager' : 'volunteer']),
        ),
      accept: async () => world.accept(await fresh(volunteer, 'volunteer'), need),
      approve: async () =>
        world.as(actor, 'patch', `/admin/application-users/${await world.hold(holder, need)}`, {
          is_approved: 1,
        }),
      set_out: async () =>
        world.as(
          await fresh(holder, 'volunteer'),
          'patch',
          `/volunteer/application-users/${await world.hold(holder, need)}`,
          { progress: 'on_way' },
        ),
      ask: async () => world.as(await fresh(seeker, 'user'), 'post', '/applications', world.shoppingForm()),
      assign: () =>
        world.as(actor, 'post', `/admin/application/assigned/${need}`, { volunteer_id: volunteer.id }),
      answer: () => answer(step, people),
    };
    return acts[step.kind]();
  }

  /** Lets a help seeker say yes in an event, a volunteer become ready, and the event's manager pair them. */
  async function answer(step: Act, { volunteers, seekers, events }: Stage): Promise<{ status: number }> {
    const [event, seeker, volunteer] = [
      at(events, step.other),
      at(seekers, step.who),
      at(volunteers, step.who),
    ];
    const [question]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM event_user_requests WHERE event_id = $1 AND user_id = $2',
      [event, seeker.id],
    );
    const call = await world.volunteerRequest(event, volunteer.id);
    if (!question || !call) return { status: 200 };
    await test.http
      .post(`/api/event-respond/${await world.link('event_user', question.id)}`)
      .send({ is_need_help: 1 });
    await test.http
      .put(`/api/volunteer/event-requests/${await world.link('event_volunteer', call.id)}`)
      .send({ is_ready_to_help: 1 });
    return world.as(admins[0], 'put', `/event-user-requests/${question.id}`, {
      volunteer_request_id: call.id,
      event_id: event,
    });
  }

  const faults = async (sql: string, values: unknown[] = []): Promise<unknown[]> =>
    test.database.manager.query(sql, values);

  async function check(people: Stage): Promise<void> {
    // A live need is held by the volunteer whom it names, or waits in the pool.
    expect(
      await faults(`SELECT n.id, n.status, n.volunteer_id, x.volunteer_id AS held FROM needs n
        LEFT JOIN assignments x ON x.need_id = n.id AND x.ended IS NULL AND x.is_approved <> 2
        WHERE n.status IN ('open', 'in treatment') AND (n.volunteer_id IS DISTINCT FROM x.volunteer_id OR (n.status = 'in treatment' AND x.is_approved IS DISTINCT FROM 1))
           OR n.status NOT IN ('open', 'in treatment') AND x.id IS NOT NULL`),
    ).toEqual([]);
    // Every holder exists, and is a volunteer.
    expect(
      await faults(`SELECT w.* FROM at_work w JOIN users u ON u.id = w.volunteer_id
        WHERE NOT u.is_active OR u.is_block OR u.deleted_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = 'volunteer')`),
    ).toEqual([]);
    expect(
      await faults(
        'SELECT a.volunteer_id FROM at_work a JOIN at_work b ON b.volunteer_id = a.volunteer_id AND b.need_id <> a.need_id AND b.span && a.span',
      ),
    ).toEqual([]);
    // Every manager of an active event exists, and is a manager.
    expect(
      await faults(`SELECT e.id, e.manager_id FROM events e JOIN users u ON u.id = e.manager_id
        WHERE e.status AND (NOT u.is_active OR u.is_block OR u.deleted_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = 'manager'))`),
    ).toEqual([]);
    // Nobody is searched for on behalf of a deleted person.
    expect(
      await faults(
        `SELECT n.id FROM needs n JOIN users u ON u.id = n.user_id WHERE u.deleted_at IS NOT NULL AND n.status IN ('open', 'in treatment')`,
      ),
    ).toEqual([]);
    await checkSessions(people);
  }

  /**
   * Checks that no session works in a removed role, or for a blocked or deleted person, and that nothing is
   * sent to people who were already deleted.
   */
  async function checkSessions({ volunteers, managers, seekers }: Stage): Promise<void> {
    const reader = test.app.get(SessionReader, { strict: false });
    for (const { token } of [...volunteers, ...managers, ...seekers]) {
      const caller = await reader.read(token);
      if (!caller) continue;
      expect(
        await faults(
          'SELECT 1 FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = $2 WHERE u.id = $1 AND NOT u.is_block AND u.deleted_at IS NULL',
          [caller.userId, caller.role],
        ),
      ).toHaveLength(1);
    }
    expect(
      await faults(
        `SELECT n.id, n.type FROM notifications n JOIN users u ON u.id = n.receiver_id WHERE n.created_at > u.deleted_at AND n.send_to <> ''`,
      ),
    ).toEqual([]);
  }

  it('leave no need without holder or pool, no event without a manager, no two assignments at a time, no session and no message for a removed person', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (sequence) => {
        const people = await stage();
        for (const seeker of people.seekers) await world.ask(seeker);
        for (const round of sequence) {
          const statuses = await Promise.all(round.map((step, n) => carryOut(step, people, at(admins, n))));
          expect(
            statuses.map(({ status }) => status).filter((status) => ![200, 401, 404, 422].includes(status)),
          ).toEqual([]);
          await check(people);
        }
      }),
      { numRuns: 12, seed: 20_261_123 },
    );
  });
});
