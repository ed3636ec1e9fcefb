import { addDays, localDay, localMoment, localTime, quietUntil } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { restUntil } from '../../platform/clock/rest-days.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { RequestWorld, RIDE, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { letComeTime } from '../../testing/time-of-day.js';

interface Somebody {
  id: number;
  token: string;
}

describe('the search at night (rule 100)', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let volunteers: Somebody[];

  const begin = async (env: Record<string, string> = {}): Promise<void> => {
    test = await startTestApp(env);
    world = new RequestWorld(test);
    await world.dispatch(SHOPPING, true);
    await world.dispatch(RIDE, true);
    admin = await test.person('admin');
    seeker = await world.seeker(0);
    volunteers = [];
    for (const km of [1, 2, 3]) volunteers.push(await world.volunteer(km));
  };
  beforeEach(() => begin());
  afterEach(() => test.close());

  const clock = (): Clock => test.app.get(Clock);
  const at = (index: number): Somebody => volunteers[index] ?? seeker;
  const called = async (id: number): Promise<boolean[]> =>
    Promise.all(volunteers.map(async (one) => (await world.callCode(one, id)) !== null));
  /** Advances the clock to the given time and carries out what is due. */
  const letCome = async (time: string): Promise<void> => {
    letComeTime(clock(), time);
    await world.runDue();
  };
  /** Advances the clock as the demo does: steps that fall due in between are carried out at their times. */
  const passUntil = async (target: Date): Promise<void> => {
    const timetable = test.app.get(Timetable);
    for (
      let next = await timetable.nextDue('dispatch');
      next && next <= target;
      next = await timetable.nextDue('dispatch')
    ) {
      clock().advance(Math.max(0, (next.getTime() - clock().now().getTime()) / 1000));
      await world.runDue();
    }
  };
  const run = async (id: number): Promise<{ step: number; is_resting: boolean; next: Date | null }> => {
    const [row]: { step: number; is_resting: boolean; next: Date | null }[] =
      await test.database.manager.query(
        'SELECT step, is_resting, next_step_at AS next FROM dispatch_runs WHERE need_id = $1',
        [id],
      );
    return row ?? { step: -1, is_resting: false, next: null };
  };
  const resting = async (id: number): Promise<string[]> => {
    const { entries }: { entries: { kind: string; text: string }[] } = (
      await world.as(admin, 'get', `/admin/applications/${id}/timeline`)
    ).body.data;
    return entries.flatMap(({ kind, text }) => (kind === 'resting' ? [text] : []));
  };
  /** A ride on the given day, at a whole hour. */
  const rideAt = (day: string, hour: string) => world.rideForm({ arrival_date: day, arrival_time: hour });
  const tomorrow = (): string => addDays(localDay(clock().now()), 1);

  it('calls nobody for what can wait, says when it continues, and calls in the morning', async () => {
    await letCome('23:00');
    const id = await world.ask(seeker);
    await world.runDue();
    expect(await called(id)).toEqual([false, false, false]);
    const day = tomorrow().split('-').reverse().join('.');
    expect(await resting(id)).toEqual([
      `The request can wait, so nobody is disturbed now. Volunteers will be asked on ${day} at 08:00.`,
    ]);
    expect((await world.as(admin, 'get', `/admin/applications/${id}`)).body.data).toMatchObject({
      dispatch: { is_resting: true, asked: 0 },
    });
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      state_text: `We have your request. We do not disturb volunteers at night and on days of rest: we will ask them on ${day} at 08:00.`,
    });
    await letCome('07:59');
    expect(await called(id)).toEqual([false, false, false]);
    await letCome('08:00');
    expect(await called(id)).toEqual([true, false, false]);
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      state_text: 'We are looking for somebody to help you.',
      asked: 1,
    });
    expect((await world.as(admin, 'get', `/admin/applications/${id}`)).body.data).toMatchObject({
      dispatch: { is_resting: false },
    });
  });

  it('pauses from nine on, though it began before: volunteers who were called may answer, a no calls nobody', async () => {
    await letCome('20:59');
    const id = await world.ask(seeker);
    await world.runDue();
    expect(await called(id)).toEqual([true, false, false]);
    expect(await run(id)).toMatchObject({
      step: 1,
      is_resting: true,
      next: localMoment(tomorrow(), '08:00'),
    });
    await world.passMinutes(60);
    expect(await called(id)).toEqual([true, false, false]);
    await world.decline(at(0), id);
    await world.runDue();
    await world.as(admin, 'post', `/admin/applications/${id}/call-next`);
    await world.decline(at(1), id);
    await world.runDue();
    expect(await called(id)).toEqual([true, true, false]);
    expect(await resting(id)).toHaveLength(1);
    expect(await run(id)).toMatchObject({ step: 1, is_resting: true });
    await letCome('08:00');
    expect(await called(id)).toEqual([true, true, true]);
  });

  it('takes a yes at night, and the morning calls nobody else', async () => {
    await letCome('20:59');
    const id = await world.ask(seeker);
    await world.runDue();
    await letCome('22:00');
    expect((await world.accept(at(0), id)).status).toBe(200);
    await letCome('08:00');
    expect(await called(id)).toEqual([true, false, false]);
  });

  it('calls at once for a ride that begins within twelve hours, and at the moment from which another does', async () => {
    await letCome('21:30');
    const soon = await world.ask(seeker, rideAt(tomorrow(), '09:00'));
    const later = await world.ask(await world.seeker(0), rideAt(tomorrow(), '10:00'));
    await world.runDue();
    expect([await called(soon), await called(later)]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
    expect((await run(later)).next).toEqual(localMoment(localDay(clock().now()), '22:00'));
    await letCome('22:00');
    expect((await called(later)).filter(Boolean)).toHaveLength(1);
    await world.passMinutes(60);
    expect((await called(later)).filter(Boolean).length).toBeGreaterThan(1);
  });

  it('calls at once for other help whose last day ends soon, for events and for emergencies', async () => {
    await letCome('21:30');
    const id = await world.ask(seeker, world.shoppingForm({ expiration_date: localDay(clock().now()) }));
    await world.runDue();
    expect(await called(id)).toEqual([true, false, false]);
    const inEvent = await world.seeker(0.5);
    const event = await world.event(await test.person('manager'));
    await world.answerUser(event, inEvent.id, true);
    await world.runDue();
    const invited = await Promise.all(
      volunteers.map(async (one) => (await world.volunteerRequest(event, one.id)) !== null),
    );
    expect(invited.filter(Boolean).length).toBeGreaterThan(0);
  });

  it('leaves a need that a coordinator took over at night alone in the morning', async () => {
    await letCome('23:00');
    const id = await world.ask(seeker);
    await world.runDue();
    await world.as(admin, 'post', `/admin/applications/${id}/take-over`);
    await letCome('08:00');
    expect(await called(id)).toEqual([false, false, false]);
    expect((await world.as(admin, 'get', `/admin/applications/${id}`)).body.data).toMatchObject({
      dispatch: { status: 'stopped', is_resting: false },
    });
  });

  it('goes on in the order in which people began to wait, through a whole night in one step', async () => {
    await letCome('22:00');
    const first = await world.ask(seeker);
    await world.passMinutes(10);
    const second = await world.ask(await world.seeker(0));
    await world.runDue();
    const morning = localMoment(tomorrow(), '08:00');
    await passUntil(addSeconds(morning ?? new Date(0), 60));
    const calls: { need: number; at: Date }[] = await test.database.manager.query(
      'SELECT c.need_id AS need, c.called_at AS at FROM volunteer_calls c ORDER BY c.id LIMIT 2',
    );
    expect(calls.map(({ need }) => need)).toEqual([first, second]);
    expect(calls.map(({ at: moment }) => localTime(moment))).toEqual(['08:00', '08:00']);
  });

  it('rests on Shabbat where that is set, and not where it is not', async () => {
    const shabbatNoon = (): void => {
      letComeTime(clock(), '12:00');
      while (new Date(`${localDay(clock().now())}T00:00:00Z`).getUTCDay() !== 6) clock().advance(24 * 3600);
    };
    shabbatNoon();
    const id = await world.ask(seeker);
    await world.runDue();
    expect(await called(id)).toEqual([true, false, false]);
    await test.close();
    await begin({ KAROV_REST_DAYS: '1' });
    shabbatNoon();
    const rested = await world.ask(seeker);
    await world.runDue();
    expect(await called(rested)).toEqual([false, false, false]);
    const until = quietUntil(clock().now(), restUntil);
    expect((await run(rested)).next).toEqual(until);
    expect(localTime(until ?? new Date(0)) > '16:00').toBe(true);
    clock().advance(((until?.getTime() ?? 0) - clock().now().getTime()) / 1000);
    await world.runDue();
    expect(await called(rested)).toEqual([true, false, false]);
  });
});
