import type { DashboardCounts, FigureDay, FigureGroups, ManagerDashboardCounts } from '@karov/api-client';
import { addDays, localDay } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { RequestWorld } from '../../testing/request-world.js';
import { SeededRandom } from '../../testing/seeded-random.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { DayCountingJobs } from './day-counting.jobs.js';

interface Somebody {
  id: number;
  token: string;
}

let test: TestApp;
let world: RequestWorld;
let admin: Somebody;
beforeEach(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new RequestWorld(test);
  admin = await test.person('admin');
});
afterEach(() => test.close());

const count = () => test.app.get(DayCountingJobs).run();
const box = async (who: Somebody, query = ''): Promise<DashboardCounts> =>
  (await world.as(who, 'get', `/admin/dashboard/count/box${query}`)).body.data;
const days = async (who: Somebody, query = ''): Promise<FigureDay[]> =>
  (await world.as(who, 'get', `/staff/dashboard/days${query}`)).body.data;
const groups = async (who: Somebody): Promise<FigureGroups> =>
  (await world.as(who, 'get', '/staff/dashboard/groups')).body.data;
const sql = (text: string, parameters: unknown[] = []) => test.database.manager.query(text, parameters);

describe('the counters of admins (rule 69)', () => {
  it('count requests, those with an approved volunteer, registrations, and active volunteers', async () => {
    const [volunteer, seeker] = [await world.volunteer(1), await world.seeker(0)];
    const first = await world.ask(seeker);
    await world.ask(await world.seeker(0));
    await count();
    expect(await box(admin)).toMatchObject({
      total_help_requests: 2,
      total_buddies: 0,
      total_register_volunteers: 1,
      volunteer_card: 1,
      user_card: 2,
      previous: { total_help_requests: 0, total_buddies: 0, total_register_volunteers: 0, user_card: 0 },
      counted_at: expect.any(String),
    });
    await world.accept(volunteer, first);
    await count();
    expect((await box(admin)).total_buddies).toBe(0);
    const hold = await world.hold(volunteer, first);
    await world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 });
    expect(await sql('SELECT is_approved FROM assignments WHERE id = $1', [hold])).toEqual([
      { is_approved: 1 },
    ]);
    await count();
    expect((await box(admin)).total_buddies).toBe(1);
    await sql('UPDATE users SET is_freeze = true WHERE id = $1', [volunteer.id]);
    await count();
    expect((await box(admin)).volunteer_card).toBe(0);
  });

  it('count a yes in an event, not a question or a no; exercises are kept apart', async () => {
    const manager = await test.person('manager');
    const people = [await world.seeker(0), await world.seeker(0), await world.seeker(0)];
    const event = await world.event(manager);
    await world.answerUser(event, people[0]?.id ?? 0, true);
    await world.answerUser(event, people[1]?.id ?? 0, false);
    await count();
    expect((await box(admin)).total_help_requests).toBe(1);
    expect((await groups(admin)).kinds).toMatchObject([{ kind: 'event', requests: 1 }]);
    await sql('UPDATE events SET is_exercise = true');
    await sql('UPDATE needs SET updated_at = now()');
    await count();
    expect((await box(admin)).total_help_requests).toBe(0);
  });

  it('use days in Israel, both ends included, and compare with as many days before', async () => {
    const seeker = await world.seeker(0);
    const at = async (moment: string) => {
      const id = await world.ask(seeker);
      await sql(`UPDATE needs SET created_at = $2, updated_at = now(), status = 'closed' WHERE id = $1`, [
        id,
        moment,
      ]);
    };
    await at('2026-01-09T21:59:59Z');
    await at('2026-01-09T22:00:00Z');
    await at('2026-01-11T21:59:59Z');
    await at('2026-01-11T22:00:00Z');
    await count();
    expect(await box(admin, '?from_date=2026-01-10&to_date=2026-01-11')).toMatchObject({
      total_help_requests: 2,
      previous: { total_help_requests: 1 },
      from_date: '2026-01-10',
      to_date: '2026-01-11',
    });
    expect(await days(admin, '?filters[from_date]=2026-01-09&filters[to_date]=2026-01-12')).toEqual(
      ['09', '10', '11', '12'].map((day) => ({
        day: `2026-01-${day}`,
        requests: 1,
        buddies: 0,
        volunteers: 0,
        seekers: 0,
      })),
    );
  });

  it('refuse an invalid range of days, on its field', async () => {
    const refused = async (query: string) =>
      Object.keys((await world.as(admin, 'get', `/admin/dashboard/count/box?${query}`)).body.errors ?? {});
    expect(await refused('from_date=2026-02-30')).toEqual(['from_date']);
    for (const broken of ['NaN', '10:00', '2026-13-45'])
      expect(await refused(`to_date=${broken}`)).toEqual(['to_date']);
    expect(await refused('from_date=2026-03-02&to_date=2026-03-01')).toEqual(['to_date']);
    expect(await refused('from_date=2020-01-01&to_date=2026-03-01')).toEqual(['from_date']);
  });
});

describe('the list behind a counter', () => {
  const list = (who: Somebody, path: string, filters: object) => {
    const query = Object.entries(filters)
      .map(([name, value]) => `filters[${name}]=${String(value)}`)
      .join('&');
    return test.http.get(`/api${path}?${query}`).set('Authorization', `Bearer ${who.token}`);
  };
  const total = async (who: Somebody, path: string, filters: object): Promise<number> => {
    const answer = await list(who, path, filters).expect(200);
    const { total: all }: { total: number } = answer.body.meta;
    return all;
  };

  it('has as many people as it says, for an admin of everything and for an admin of one district', async () => {
    const [volunteer, frozen] = [await world.volunteer(1), await world.volunteer(1)];
    await sql('UPDATE users SET is_freeze = true WHERE id = $1', [frozen.id]);
    const people = [
      await world.seeker(0),
      await world.seeker(0),
      await world.seeker(0),
      await world.seeker(0),
    ];
    const [old, away, gone] = people;
    await sql(`UPDATE users SET created_at = created_at - interval '40 days' WHERE id = $1`, [old?.id]);
    // lives in this district but counts in another one
    await sql(
      `UPDATE users SET address_type = 'arrival', arrival_lat = 32.8, arrival_lon = 35, arrival_state = 'haifa' WHERE id = $1`,
      [away?.id],
    );
    await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [gone?.id]);
    const here = await test.person('admin');
    await world.permit(here, ['tel_aviv']);
    await count();
    const expected = [
      [admin, { user_card: 2, total_register_volunteers: 2, volunteer_card: 1 }],
      [here, { user_card: 1, total_register_volunteers: 2, volunteer_card: 1 }],
    ] as const;
    for (const [who, counters] of expected) {
      const counted = await box(who);
      expect(counted).toMatchObject(counters);
      const { from_date, to_date } = counted;
      expect(await total(who, '/admin/users', { figure: 'seekers', from_date, to_date })).toBe(
        counted.user_card,
      );
      expect(await total(who, '/admin/users', { figure: 'volunteers', from_date, to_date })).toBe(
        counted.total_register_volunteers,
      );
      expect(await total(who, '/admin/users', { figure: 'active_volunteers' })).toBe(counted.volunteer_card);
    }
    for (const filters of [
      { figure: 'seekers', from_date: '2026-02-30', to_date: 'x' },
      { figure: 'seekers' },
      { figure: 'somebody' },
    ])
      await list(admin, '/admin/users', filters).expect(422);
    expect(volunteer.id).toBeGreaterThan(0);
  });

  it('has as many of a manager’s own events as it says', async () => {
    const [manager, other] = [await test.person('manager'), await test.person('manager')];
    const [stopped, old] = [await world.event(manager), await world.event(manager)];
    for (const who of [manager, other]) await world.event(who);
    await sql(`UPDATE events SET created_at = created_at - interval '31 days' WHERE id = $1`, [old]);
    await world.as(manager, 'put', `/manager/events/${stopped}`, { status: false });
    const { data } = (await world.as(manager, 'get', '/manager/dashboard/count/box')).body;
    const { count: counted, from_date, to_date } = data as ManagerDashboardCounts;
    expect(counted).toEqual({ active_events: 1, deactive_events: 1 });
    const events = (status: boolean) => total(manager, '/manager/events', { status, from_date, to_date });
    expect(await Promise.all([events(true), events(false)])).toEqual([
      counted.active_events,
      counted.deactive_events,
    ]);
    await list(manager, '/manager/events', { from_date: 'x' }).expect(422);
  });
});

describe('the reach of the figures (rules 51, 80)', () => {
  it('is the districts of an admin who has some, and for managers their districts and own events', async () => {
    await world.ask(await world.seeker(0));
    const [own, other] = [await test.person('manager'), await test.person('manager')];
    const person = await world.seeker(0);
    const event = await world.event(own);
    await world.answerUser(event, person.id, true);
    await sql('DELETE FROM region_permissions');
    await world.permit(other, ['tel_aviv']);
    const [north, here] = [await test.person('admin'), await test.person('admin')];
    await world.permit(north, ['north']);
    await world.permit(here, ['tel_aviv']);
    await count();
    const requests = async (who: Somebody) => (await days(who)).reduce((sum, day) => sum + day.requests, 0);
    expect(await Promise.all([admin, here, north, own, other].map(requests))).toEqual([2, 2, 0, 1, 1]);
    expect((await world.as(own, 'get', '/admin/dashboard/count/box')).status).toBe(403);
    const [seen, unseen] = [
      await world.as(own, 'get', '/staff/dashboard/areas'),
      await world.as(north, 'get', '/staff/dashboard/areas'),
    ];
    expect(seen.body.data).toMatchObject([{ open_needs: 1, active_events: 1 }]);
    expect(unseen.body.data).toEqual([]);
  });

  it('counts a manager’s own events by their current status', async () => {
    const [manager, other] = [await test.person('manager'), await test.person('manager')];
    const stopped = await world.event(manager);
    await world.event(manager);
    await world.event(other);
    await world.as(manager, 'put', `/manager/events/${stopped}`, { status: false });
    const { data } = (await world.as(manager, 'get', '/manager/dashboard/count/box')).body;
    expect(data).toMatchObject({
      count: { active_events: 1, deactive_events: 1 },
      previous: { active_events: 0, deactive_events: 0 },
    });
  });

  it('exports the days as a file', async () => {
    const answer = await test.http
      .get('/api/staff/dashboard/days?export=true')
      .set('Authorization', `Bearer ${admin.token}`)
      .buffer(true);
    expect(answer.headers['content-disposition']).toContain('figures.xlsx');
  });
});

describe('what is stored by day', () => {
  it('equals the result of a slow count, at any time and after any change', async () => {
    const random = new SeededRandom(20_260_301);
    const now = test.app.get(Clock).now();
    const dayAgo = (most: number) => new Date(now.getTime() - random.between(0, most) * 86_400_000);
    await sql(
      `INSERT INTO users (full_name, phone, residential_state, created_at) SELECT 'x', '+97256' || n, '', now() FROM generate_series(1000000, 1000059) n`,
    );
    const people: { id: number }[] = await sql(`SELECT id FROM users WHERE full_name = 'x'`);
    const states = ['north', 'south', ''];
    const pick = <T>(list: readonly T[]): T => {
      const one = list[Math.floor(random.next() * list.length)];
      if (one === undefined) throw new Error('nothing to pick');
      return one;
    };
    for (const { id } of people) {
      await sql('UPDATE users SET created_at = $2, residential_state = $3, deleted_at = $4 WHERE id = $1', [
        id,
        dayAgo(40),
        pick(states),
        random.next() < 0.1 ? now : null,
      ]);
      await sql(`INSERT INTO user_roles VALUES ($1, $2)`, [id, random.next() < 0.5 ? 'user' : 'volunteer']);
      await sql('INSERT INTO volunteer_information (user_id, signed_at) VALUES ($1, $2)', [
        id,
        random.next() < 0.5 ? dayAgo(40) : null,
      ]);
    }
    for (let n = 0; n < 150; n++) {
      await sql(
        `INSERT INTO needs (category_id, type, user_id, created_by, help_type, origin_state, is_exercise, status, created_at, updated_at)
         VALUES ($1, 1, $2, $2, 'physical', $3, $4, 'closed', $5, $5)`,
        [1 + Math.floor(random.next() * 3), pick(people).id, pick(states), random.next() < 0.1, dayAgo(40)],
      );
    }
    await count();
    await expectKept();
    const needs: { id: number }[] = await sql('SELECT id FROM needs');
    for (let n = 0; n < 120; n++) {
      await sql(
        `INSERT INTO assignments (need_id, volunteer_id, is_approved, ended, created_at, updated_at) VALUES ($1, $2, $3, $4, now(), now()) ON CONFLICT DO NOTHING`,
        [
          pick(needs).id,
          pick(people).id,
          random.next() < 0.6 ? 1 : 2,
          pick(['completed', 'over', 'declined']),
        ],
      );
    }
    for (let n = 0; n < 20; n++)
      await sql(
        'DELETE FROM needs WHERE id = $1 AND NOT EXISTS (SELECT FROM assignments WHERE need_id = $1)',
        [pick(needs).id],
      );
    for (let n = 0; n < 10; n++)
      await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [pick(people).id]);
    // a change that leaves no trace in the timestamps is found when its day is next recounted
    for (let round = 0; round < 20; round++) await count();
    await expectKept();
  });

  interface Slow {
    created_at: Date;
    is_exercise: boolean;
    holds: { approved: number; ended: string | null }[] | null;
  }
  async function expectKept(): Promise<void> {
    const today = localDay(test.app.get(Clock).now());
    const range = `?filters[from_date]=${addDays(today, -60)}&filters[to_date]=${today}`;
    const needs: Slow[] = await sql(
      `SELECT n.created_at, n.is_exercise, (SELECT json_agg(json_build_object('approved', x.is_approved, 'ended', x.ended)) FROM assignments x WHERE x.need_id = n.id) AS holds FROM needs n`,
    );
    const people: { created_at: Date; signed_at: Date | null; roles: string[] | null }[] = await sql(
      `SELECT u.created_at, v.signed_at, (SELECT array_agg(role) FROM user_roles r WHERE r.user_id = u.id) AS roles
       FROM users u LEFT JOIN volunteer_information v ON v.user_id = u.id WHERE u.deleted_at IS NULL`,
    );
    const real = needs.filter(({ is_exercise }) => !is_exercise);
    const hasBuddy = ({ holds }: Slow) =>
      (holds ?? []).some(
        ({ approved, ended }) =>
          approved === 1 && (ended === null || ended === 'completed' || ended === 'over'),
      );
    for (const day of await days(admin, range)) {
      const onDay = (moment: Date | null) => moment !== null && localDay(moment) === day.day;
      expect(day).toEqual({
        day: day.day,
        requests: real.filter(({ created_at }) => onDay(created_at)).length,
        buddies: real.filter((need) => onDay(need.created_at) && hasBuddy(need)).length,
        volunteers: people.filter(({ signed_at }) => onDay(signed_at)).length,
        seekers: people.filter(({ created_at, roles }) => onDay(created_at) && roles?.includes('user'))
          .length,
      });
    }
  }
});
