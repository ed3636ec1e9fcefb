import { ALWAYS_FREE, DAY, type DutyTimes, dutyState, HOUR } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { needOfSomebody } from '../../testing/at-work.js';
import { CENTRE, EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AvailabilityRepository } from './availability.repository.js';
import { CandidatesRepository } from './candidates.repository.js';
import { VolunteerCallsRepository } from './volunteer-calls.repository.js';
import type { CandidateQuery } from './volunteers.types.js';

/** Quiet hours all day, which no form can express, so that the spec can run at any hour. */
const QUIET_ALL_DAY = { quiet_from: '00:00', quiet_to: '00:00' } as const;
let test: TestApp;
let world: EventWorld;
beforeAll(async () => {
  test = await startTestApp();
  world = new EventWorld(test);
});
afterAll(() => test.close());

const now = (): Date => test.app.get(Clock).now();
const say = (userId: number, times: Partial<DutyTimes>) =>
  test.app.get(AvailabilityRepository).save(userId, { ...ALWAYS_FREE, ...times }, now());

async function callAt(volunteerId: number, at: Date): Promise<unknown> {
  const needId = await needOfSomebody(test);
  return test.database.transaction(() =>
    test.app
      .get(VolunteerCallsRepository)
      .record([{ needId, volunteerId, step: 1, ring: 1, distanceM: 100, calledAt: at, waitUntil: at }]),
  );
}

describe('what a volunteer says', () => {
  const ask = (token: string) =>
    test.http
      .get('/api/volunteer/availability')
      .set('Authorization', `Bearer ${token}`)
      .set('Content-Language', 'en-US');
  const put = (token: string, form: object) =>
    test.http
      .put('/api/volunteer/availability')
      .set('Authorization', `Bearer ${token}`)
      .set('Content-Language', 'en-US')
      .send(form);

  it('is, by default, that they are always free', async () => {
    const { token } = await world.volunteer(1);
    const { body } = await ask(token).expect(200);
    expect(body.data).toEqual({
      ...ALWAYS_FREE,
      calls_this_week: 0,
      state: 'free',
      state_text: 'You can be called now.',
    });
  });

  it.each([
    ['inactive', 'UPDATE users SET is_active = false WHERE id = $1'],
    ['frozen', 'UPDATE users SET is_freeze = true WHERE id = $1'],
    [
      'not_validated',
      'UPDATE volunteer_information SET is_required_police_validation = true, validate_police = false WHERE user_id = $1',
    ],
  ])('is never that they can be called while they are %s', async (state, change) => {
    const { id, token } = await world.volunteer(90);
    await test.database.manager.query(change, [id]);
    const { body } = await ask(token).expect(200);
    expect(body.data).toMatchObject({ state, state_text: expect.stringContaining('we will not call you') });
  });

  it('includes how they help, and only the three ways', async () => {
    const volunteer = await world.volunteer(90, { way: 'phone' });
    const change = (way: string) =>
      test.http
        .patch('/api/volunteer/availability/way')
        .set('Authorization', `Bearer ${volunteer.token}`)
        .send({ way_to_provide_help: way });
    await change('carrier pigeon').expect(422);
    await change('both').expect(200);
    const [stored] = await test.database.manager.query(
      'SELECT way_to_provide_help AS way FROM volunteer_information WHERE user_id = $1',
      [volunteer.id],
    );
    expect(stored).toEqual({ way: 'both' });
  });

  it('is kept, and described in words', async () => {
    const { id, token } = await world.volunteer(1);
    await callAt(id, now());
    const form = {
      is_on_duty: 1,
      weekly_hours: [{ day: 0, from: '00:00', to: '24:00' }],
      quiet_from: '23:00',
      quiet_to: '06:00',
      is_emergency_in_quiet: 1,
      max_calls_week: 1,
    };
    await put(token, form).expect(200);
    const { body } = await put(token, { ...form, weekly_hours: [], quiet_from: null, quiet_to: null }).expect(
      200,
    );
    expect(body).toMatchObject({
      message: 'Your availability is saved.',
      data: { is_emergency_in_quiet: true, calls_this_week: 1, state: 'enough_calls' },
    });
    expect((await ask(token)).body.data).toEqual(body.data);
  });

  it('is refused on its fields, and nothing changes', async () => {
    const { token } = await world.volunteer(1);
    const { body } = await put(token, { is_on_duty: 0, quiet_from: '22:00', max_calls_week: 0 }).expect(422);
    expect(body.errors).toEqual({
      quiet_to: ['Choose both a start and an end.'],
      max_calls_week: ['The number must be at least 1.'],
    });
    expect((await ask(token)).body.data.is_on_duty).toBe(true);
  });

  it('drops a pause that has ended, so that the form can be saved again', async () => {
    const { id, token } = await world.volunteer(1);
    await say(id, { paused_until: '2020-01-01' });
    const { body } = await ask(token);
    expect(body.data.paused_until).toBeNull();
    await put(token, body.data).expect(200);
  });
});

describe('the search for candidates', () => {
  const query = (isUrgent: boolean): CandidateQuery => ({
    needId: 777,
    eventId: null,
    seekerId: 0,
    ...CENTRE,
    radiusM: 5000,
    helpType: 'physical',
    languages: ['amharic'],
    gender: null,
    needsVehicle: false,
    wantsEquipment: false,
    isUrgent,
    rideAt: null,
    isEmergency: false,
    limit: 10,
  });

  it('leaves out people who may not be called now, and can say why', async () => {
    const candidates = test.app.get(CandidatesRepository);
    const [free, off, silent, brave] = await Promise.all(
      [1, 2, 3, 4].map((km) => world.volunteer(km, { languages: ['amharic'] })),
    );
    await say(off?.id ?? 0, { is_on_duty: false });
    await say(silent?.id ?? 0, QUIET_ALL_DAY);
    await say(brave?.id ?? 0, { ...QUIET_ALL_DAY, is_emergency_in_quiet: true });
    const found = (isUrgent: boolean) =>
      test.database.transaction(async () => (await candidates.nearestEligible([query(isUrgent)])).flat());
    expect((await found(false)).map(({ userId }) => userId)).toEqual([free?.id]);
    expect((await found(true)).map(({ userId }) => userId)).toEqual([free?.id, brave?.id]);
    const near = await test.database.transaction(async () =>
      (await candidates.nearest([{ ...query(false), fitting: [] }])).flat(),
    );
    const dutyOf = (id?: number) => near.find(({ userId }) => userId === id)?.duty;
    expect([free, off, silent].map((one) => dutyOf(one?.id))).toEqual(['free', 'off_duty', 'quiet_hours']);
    const unfit = await test.database.transaction(async () =>
      (await candidates.nearest([{ ...query(false), fitting: [free?.id ?? 0] }])).flat(),
    );
    expect(unfit.map(({ userId }) => userId)).toEqual(
      near.map(({ userId }) => userId).filter((id) => id !== free?.id),
    );
  });

  it('for an event leaves out who is off duty or on a pause', async () => {
    const [off, paused, quiet] = await Promise.all([1, 2, 3].map((km) => world.volunteer(km)));
    await say(off?.id ?? 0, { is_on_duty: false });
    await say(paused?.id ?? 0, { paused_until: '2999-01-01' });
    await say(quiet?.id ?? 0, QUIET_ALL_DAY);
    const ids = await test.database.transaction(() =>
      test.app.get(CandidatesRepository).availableWithin(CENTRE, 5000, 'physical'),
    );
    expect([off, paused, quiet].map((one) => ids.includes(one?.id ?? 0))).toEqual([false, false, true]);
  });
});

const TIMES: Partial<DutyTimes>[] = [
  {},
  { is_on_duty: false },
  { paused_until: '2026-03-27' },
  { paused_until: '2026-10-24', is_emergency_in_quiet: true },
  {
    weekly_hours: [
      { day: 5, from: '01:00', to: '03:30' },
      { day: 6, from: '08:00', to: '24:00' },
    ],
  },
  { weekly_hours: [{ day: 0, from: '00:00', to: '02:00' }], is_emergency_in_quiet: true },
  { quiet_from: '22:00', quiet_to: '07:00' },
  { quiet_from: '01:30', quiet_to: '03:00', is_emergency_in_quiet: true },
  { quiet_from: '13:00', quiet_to: '15:00' },
  { max_calls_week: 1 },
  { max_calls_week: 2, quiet_from: '23:30', quiet_to: '00:30' },
  { max_calls_week: 3, weekly_hours: [{ day: 4, from: '00:00', to: '24:00' }] },
];
/** Times on both sides of clock changes and of midnight. */
const STARTS = ['2026-03-26T20:30:00Z', '2026-10-24T19:59:00Z', '2026-07-02T09:00:00Z'];

describe('the search and the rule', () => {
  it('agree at every moment', async () => {
    const differences: string[] = [];
    for (const start of STARTS) {
      const people = await Promise.all(
        TIMES.map(async (times) => ({ times, ...(await world.volunteer(1)) })),
      );
      for (const { id, times } of people) {
        await say(id, times);
        await callAt(id, addSeconds(new Date(start), -6 * DAY));
        await callAt(id, addSeconds(new Date(start), -DAY));
      }
      const moments = Array.from({ length: 60 }, (_, step) => addSeconds(new Date(start), (step * HOUR) / 2));
      const rows: { id: number; at: Date; isUrgent: boolean; calls: number; duty: string }[] =
        await test.database.manager.query(
          `SELECT p.id, m.at, u.urgent AS "isUrgent", volunteer_duty(p.id, m.at, u.urgent) AS duty,
           (SELECT count(*)::int FROM volunteer_calls v WHERE v.volunteer_id = p.id AND v.called_at > m.at - interval '7 days') AS calls
         FROM unnest($1::int[]) AS p(id) CROSS JOIN unnest($2::timestamptz[]) AS m(at) CROSS JOIN (VALUES (true), (false)) AS u(urgent)`,
          [people.map(({ id }) => id), moments],
        );
      expect(rows).toHaveLength(TIMES.length * moments.length * 2);
      for (const row of rows) {
        const times = { ...ALWAYS_FREE, ...people.find(({ id }) => id === row.id)?.times };
        const expected = dutyState(times, row.at, { isUrgent: row.isUrgent, callsThisWeek: row.calls });
        if (row.duty !== expected)
          differences.push(
            `${JSON.stringify(times)} ${row.at.toISOString()} ${row.isUrgent}: ${row.duty}, not ${expected}`,
          );
      }
    }
    expect(differences).toEqual([]);
  });
});
