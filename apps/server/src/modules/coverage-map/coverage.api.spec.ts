import type { Coverage, CoverageLocality, VolunteerLoad } from '@karov/api-client';
import { DAY, dutyState, localDay, type WeeklyHours } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { putToWork } from '../../testing/at-work.js';
import { RequestWorld } from '../../testing/request-world.js';
import { SeededRandom } from '../../testing/seeded-random.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CoverageJobs } from './coverage.jobs.js';

interface Somebody {
  id: number;
  token: string;
}
const ROUND_SECONDS = 300;

let test: TestApp;
let world: RequestWorld;
let admin: Somebody;
beforeEach(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new RequestWorld(test);
  admin = await test.person('admin');
});
afterEach(() => test.close());

const sql = (text: string, parameters: unknown[] = []) => test.database.manager.query(text, parameters);
async function count(): Promise<void> {
  test.app.get(Clock).advance(ROUND_SECONDS);
  await test.app.get(CoverageJobs).run();
}
const coverage = async (query = '', who = admin): Promise<Coverage> =>
  (await world.as(who, 'get', `/admin/coverage${query}`)).body.data;
async function home(query = '', who = admin): Promise<CoverageLocality | undefined> {
  return (await coverage(query, who)).localities.find(({ district }) => district === 'tel_aviv');
}

describe('the coverage map', () => {
  it('shows who is free, who may need them, open needs, and how far apart they are', async () => {
    const [, seeker] = [
      await world.volunteer(8),
      await world.seeker(0),
      await world.seeker(0),
      await world.seeker(0),
    ];
    await world.ask(seeker);
    await count();
    const all = await coverage();
    expect(all.localities.filter(({ seekers }) => seekers !== 0)).toMatchObject([
      { seekers: 3, open_needs: 1, level: 'far', median_km: 8, worst_km: 8 },
    ]);
    expect(all.localities.reduce((sum, { free_volunteers }) => sum + free_volunteers, 0)).toBe(1);
    expect(all).toMatchObject({ near_km: 5, reach_km: 25, counted_at: expect.any(String) });
  });

  it('describes one person and two in the same words, and computes nothing from where they live', async () => {
    await world.volunteer(3);
    await world.seeker(0);
    await count();
    const one = await home();
    expect(one).toMatchObject({ seekers: null });
    await world.seeker(0);
    await count();
    expect(await home()).toEqual(one);
    await world.seeker(0);
    await count();
    expect((await home())?.seekers).toBe(3);
  });

  it('never names a person', async () => {
    await world.volunteer(1);
    await world.seeker(0);
    await count();
    const [locality] = (await coverage()).localities;
    expect(Object.keys(locality ?? {}).toSorted()).toEqual(
      [
        'district',
        'free_volunteers',
        'key',
        'label',
        'level',
        'lng',
        'lt',
        'median_km',
        'open_needs',
        'seekers',
        'worst_km',
      ].toSorted(),
    );
  });

  it('puts first the places where a call would find nobody, and distinguishes nobody from far', async () => {
    for (const km of [0, 0, 0]) await world.seeker(km);
    await count();
    expect((await coverage()).localities[0]).toMatchObject({
      level: 'nobody',
      median_km: null,
      worst_km: null,
    });
    await world.volunteer(40);
    await count();
    expect((await coverage()).localities[0]).toMatchObject({ level: 'nobody', worst_km: 40 });
    await world.volunteer(1);
    await count();
    expect(await home()).toMatchObject({ level: 'covered' });
  });

  it('counts as free now a volunteer who is on duty, not at work, and could be called', async () => {
    const [busy, resting, away, frozen] = [
      await world.volunteer(0),
      await world.volunteer(0),
      await world.volunteer(0),
      await world.volunteer(0),
    ];
    await world.volunteer(0);
    await count();
    expect((await home())?.free_volunteers).toBe(5);
    const letGo = await putToWork(test, busy.id);
    await sql(
      `INSERT INTO volunteer_availability (user_id, is_on_duty, updated_at) VALUES ($1, false, now())`,
      [resting.id],
    );
    await sql(
      `INSERT INTO volunteer_availability (user_id, paused_until, updated_at) VALUES ($1, $2, now())`,
      [away.id, localDay(addSeconds(new Date(), DAY))],
    );
    await sql('UPDATE users SET is_freeze = true WHERE id = $1', [frozen.id]);
    await count();
    expect((await home())?.free_volunteers).toBe(1);
    expect((await home('?day=1&hour=10'))?.free_volunteers).toBe(2);
    await letGo();
    await count();
    expect((await home())?.free_volunteers).toBe(2);
  });

  it('asks for a day and an hour together', async () => {
    const nightOwl = await world.volunteer(0);
    await sql(
      `INSERT INTO volunteer_availability (user_id, weekly_hours, updated_at) VALUES ($1, $2, now())`,
      [nightOwl.id, JSON.stringify([{ day: 5, from: '20:00', to: '24:00' }])],
    );
    await count();
    const free = async (query: string) => (await home(query))?.free_volunteers ?? 0;
    expect([
      await free('?day=5&hour=23'),
      await free('?day=5&hour=19'),
      await free('?day=6&hour=23'),
    ]).toEqual([1, 0, 0]);
    expect(Object.keys((await world.as(admin, 'get', '/admin/coverage?day=5')).body.errors ?? {})).toEqual([
      'hour',
    ]);
    expect(
      Object.keys((await world.as(admin, 'get', '/admin/coverage?hour=24&day=1')).body.errors ?? {}),
    ).toEqual(['hour']);
  });

  it('counts only volunteers with the requested abilities', async () => {
    const driver = await world.volunteer(0, { languages: ['hebrew', 'russian'] });
    const caller = await world.volunteer(0, { way: 'phone' });
    await sql('UPDATE volunteer_information SET vehicle_availability = false WHERE user_id = $1', [
      caller.id,
    ]);
    await sql(`UPDATE volunteer_information SET interests = '{equipment}' WHERE user_id = $1`, [driver.id]);
    await world.seeker(0);
    await count();
    const free = async (query: string) => (await home(query))?.free_volunteers;
    expect(
      await Promise.all(
        [
          '',
          '?vehicle=1',
          '?language=russian',
          '?language=arabic',
          '?equipment=1',
          '?phone=1',
          '?phone=1&vehicle=1',
        ].map(free),
      ),
    ).toEqual([1, 1, 1, 0, 1, 2, 1]);
    expect(await home('?phone=1')).toMatchObject({ level: 'covered', median_km: null, worst_km: null });
    expect(await home('?language=arabic&phone=1')).toMatchObject({ level: 'nobody' });
  });

  it('shows admins with districts only those, with their neighbours’ volunteers, and managers nothing', async () => {
    const south = await test.person('admin');
    await world.permit(south, ['south']);
    await world.seeker(0);
    await count();
    expect((await coverage('', south)).localities).toEqual([]);
    expect((await world.as(await test.person('manager'), 'get', '/admin/coverage')).status).toBe(403);
  });

  it('is recounted only after some minutes, and keeps nothing that was deleted', async () => {
    const volunteer = await world.volunteer(0);
    await count();
    await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [volunteer.id]);
    await test.app.get(CoverageJobs).run();
    expect((await home())?.free_volunteers).toBe(1);
    await count();
    expect(await home()).toBeUndefined();
    expect(await sql('SELECT * FROM coverage_groups')).toEqual([]);
  });
});

describe('the hours of a week that the database keeps', () => {
  it('are those of the duty rule, at the beginning of each hour', async () => {
    const random = new SeededRandom(7);
    const volunteer = await world.volunteer(0);
    const hour = () =>
      `${String(Math.floor(random.next() * 24)).padStart(2, '0')}:${random.next() < 0.5 ? '00' : '30'}`;
    const sunday = new Date('2026-02-01T00:00:00+02:00');
    for (let round = 0; round < 25; round++) {
      const hours: WeeklyHours[] = Array.from({ length: Math.floor(random.next() * 4) }, () => ({
        day: Math.floor(random.next() * 7),
        from: hour(),
        to: random.next() < 0.3 ? '24:00' : hour(),
      }));
      const [from, to] = random.next() < 0.5 ? [hour(), hour()] : [null, null];
      await sql(
        `INSERT INTO volunteer_availability (user_id, weekly_hours, quiet_from, quiet_to, updated_at) VALUES ($1, $2, $3, $4, now())
         ON CONFLICT (user_id) DO UPDATE SET weekly_hours = excluded.weekly_hours, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`,
        [volunteer.id, JSON.stringify(hours), from, to],
      );
      const [kept]: { bits: string }[] = await sql(
        'SELECT week_hours::text AS bits FROM volunteer_availability WHERE user_id = $1',
        [volunteer.id],
      );
      const times = {
        is_on_duty: true,
        paused_until: null,
        weekly_hours: hours,
        quiet_from: from ?? null,
        quiet_to: to ?? null,
        is_emergency_in_quiet: false,
        max_calls_week: null,
      };
      const expected = Array.from({ length: 168 }, (_, slot) =>
        dutyState(times, addSeconds(sunday, slot * 3600), { isUrgent: false, callsThisWeek: 0 }) === 'free'
          ? '1'
          : '0',
      );
      expect(kept?.bits).toBe(expected.join(''));
    }
  });
});

describe('volunteers who are called too seldom or too often', () => {
  const list = async (name: 'idle' | 'overused', who = admin): Promise<VolunteerLoad[]> =>
    (await world.as(who, 'get', `/staff/volunteers/${name}`)).body.data;
  async function idlePage(
    page: number,
    perPage: number,
    who: Somebody,
  ): Promise<{ data: VolunteerLoad[]; meta: { total: number } }> {
    return (
      await test.http
        .get(`/api/staff/volunteers/idle?page=${page}&perPage=${perPage}`)
        .set('Authorization', `Bearer ${who.token}`)
    ).body;
  }
  async function called(volunteer: Somebody, times: number): Promise<void> {
    for (let n = 0; n < times; n++) {
      const need = await world.ask(await world.seeker(0));
      await sql(
        `INSERT INTO volunteer_calls (volunteer_id, need_id, step, ring, distance_m, state, called_at, wait_until) VALUES ($1, $2, 1, 1, 0, 'accepted', $3, $3)`,
        [volunteer.id, need, test.app.get(Clock).now()],
      );
    }
  }

  it('are distinguished by the calls of ninety days, with what prevents them from being called', async () => {
    const [idle, often, once] = [
      await world.volunteer(1),
      await world.volunteer(1),
      await world.volunteer(1),
    ];
    await sql(`UPDATE volunteer_information SET created_at = now() - interval '100 days'`);
    const newcomer = await world.volunteer(1);
    await called(often, 3);
    await called(once, 1);
    await sql(`UPDATE users SET is_sms = false WHERE id = $1`, [idle.id]);
    await sql(
      `INSERT INTO volunteer_availability (user_id, is_on_duty, updated_at) VALUES ($1, false, now())`,
      [idle.id],
    );
    expect(await list('idle')).toMatchObject([
      { id: idle.id, calls: 0, last_called_at: null, obstacles: ['no_channel', 'off_duty'] },
    ]);
    expect(await list('overused')).toMatchObject([
      { id: often.id, calls: 3, accepted: 3, obstacles: [] },
      { id: once.id, calls: 1 },
    ]);
    expect((await list('idle')).some(({ id }) => id === newcomer.id)).toBe(false);
    await sql('UPDATE auto_assign_settings SET radius = 2.5, max_rings = 1');
    expect((await list('overused')).length).toBe(2);
    await sql('UPDATE auto_assign_settings SET radius = 5, max_rings = 5');
    test.app.get(Clock).advance(91 * DAY);
    expect((await list('overused')).length).toBe(0);
    expect((await list('idle')).find(({ id }) => id === often.id)).toMatchObject({
      calls: 0,
      last_called_at: expect.any(String),
      obstacles: ['far_from_needs'],
    });
  });

  it('are shown within the caller’s districts, and the view is in the audit log (rules 51, 83)', async () => {
    const often = await world.volunteer(1);
    await called(often, 1);
    const [here, north] = [await test.person('manager'), await test.person('manager')];
    await world.permit(here, ['tel_aviv']);
    await world.permit(north, ['north']);
    expect((await list('overused', here)).map(({ id }) => id)).toEqual([often.id]);
    expect(await list('overused', north)).toEqual([]);
    expect(await list('overused', await test.person('manager'))).toEqual([]);
    expect((await world.as(often, 'get', '/staff/volunteers/overused')).status).toBe(403);
    expect(
      await sql('SELECT actor_id FROM activity_log WHERE person_ids @> ARRAY[$1::int] AND actor_id = $2', [
        often.id,
        here.id,
      ]),
    ).toHaveLength(1);
  });

  it('come with their total, counted by district for long lists; the last page needs no count', async () => {
    const [first] = [
      await world.volunteer(1),
      await world.volunteer(1),
      await world.volunteer(1),
      await world.volunteer(1),
      await world.volunteer(1),
    ];
    await sql(`UPDATE volunteer_information SET created_at = now() - interval '100 days'`);
    const total = async (page: number, perPage: number, who = admin): Promise<number> =>
      (await idlePage(page, perPage, who)).meta.total;
    expect(await total(1, 2)).toBe(5);
    await count();
    await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [first.id]);
    const [here, north] = [await test.person('manager'), await test.person('manager')];
    await world.permit(here, ['tel_aviv']);
    await world.permit(north, ['north']);
    expect([await total(1, 2), await total(1, 2, here), await total(1, 2, north)]).toEqual([5, 5, 0]);
    expect([await total(1, 10), await total(2, 2)]).toEqual([4, 4]);
    await count();
    expect(await total(1, 2)).toBe(4);
  });

  it('are never counted as fewer than the page shows, even when more have become idle since the count', async () => {
    await world.volunteer(1);
    await sql(`UPDATE volunteer_information SET created_at = now() - interval '100 days'`);
    await count();
    for (let n = 0; n < 3; n++) await world.volunteer(1);
    await sql(`UPDATE volunteer_information SET created_at = now() - interval '100 days'`);
    const { data, meta } = await idlePage(1, 2, admin);
    expect([data.length, meta.total]).toEqual([2, 3]);
  });
});
