import { Clock } from '../../../platform/clock/clock.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import { PHONE_CALL, RequestWorld, RIDE, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { StaleHoldJobs } from './stale-hold.jobs.js';

interface Somebody {
  id: number;
  token: string;
}
const MINUTE = 60_000;

describe('a volunteer who does not set out', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let volunteer: Somebody;
  let next: Somebody;

  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    for (const category of [RIDE, SHOPPING, PHONE_CALL]) await world.dispatch(category, true);
    [admin, volunteer, next] = [
      await test.person('admin'),
      await world.volunteer(1),
      await world.volunteer(2),
    ];
  });
  afterEach(() => test.close());

  const now = () => test.app.get(Clock).now();
  const sweep = () => test.app.get(StaleHoldJobs).run();

  /** A request that the volunteer is approved for. */
  async function approved(form: object): Promise<number> {
    const id = await world.ask(await world.seeker(0), form);
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    return id;
  }

  async function dueAt(id: number): Promise<Date> {
    const [row]: { due_at: Date }[] = await test.database.manager.query(
      'SELECT due_at FROM needs WHERE id = $1',
      [id],
    );
    if (!row) throw new Error('no such request');
    return row.due_at;
  }

  /** Lets time pass until the given number of minutes before the request is due. */
  async function minutesBefore(id: number, minutes: number): Promise<void> {
    test.app.get(Clock).advance(((await dueAt(id)).getTime() - minutes * MINUTE - now().getTime()) / 1000);
  }

  const asked = async (): Promise<string[]> =>
    (await world.messagesTo(volunteer)).filter((text) => text.includes('הכול כמתוכנן'));

  it('is asked once, an hour before a ride, and let go after a quarter of an hour of silence; somebody else is called', async () => {
    const id = await approved(world.rideForm());
    await minutesBefore(id, 62);
    await sweep();
    expect(await asked()).toEqual([]);
    await minutesBefore(id, 60);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await asked()).toEqual([expect.stringMatching(/בלי תשובה עד 09:15 נדאג למישהו אחר/)]);
    await minutesBefore(id, 46);
    await sweep();
    expect(await world.statusOf(id)).toBe('in treatment');
    await minutesBefore(id, 44);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await world.statusOf(id)).toBe('open');
    const told = await world.messagesTo(volunteer);
    expect(told.filter((text) => /לא קיבלנו ממך תשובה.*אין צורך להגיע/.test(text))).toHaveLength(1);
    expect((await world.messagesTo(admin)).filter((text) => text.includes('לא התקבלה תשובה'))).toHaveLength(
      1,
    );
    await world.runDue();
    expect(await world.callCode(next, id)).not.toBeNull();
    const { entries }: { entries: { kind: string }[] } = (
      await world.as(admin, 'get', `/admin/applications/${id}/timeline`)
    ).body.data;
    expect(entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['asked_before_start', 'lapsed', 'resumed']),
    );
  });

  it.each([
    [
      'is on the way',
      (hold: number) =>
        world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, { progress: 'on_way' }),
    ],
    [
      'was recorded to be on the way',
      (hold: number) => world.as(admin, 'post', `/admin/application-users/${hold}/on-way`),
    ],
  ])('stays when the volunteer who was asked %s', async (_said, say) => {
    const id = await approved(world.rideForm());
    await minutesBefore(id, 60);
    await sweep();
    expect((await say(await world.hold(volunteer, id))).status).toBe(200);
    await minutesBefore(id, 30);
    await sweep();
    expect(await world.statusOf(id)).toBe('in treatment');
  });

  it('has the full time to answer when the approval came late', async () => {
    const id = await world.ask(await world.seeker(0), world.rideForm());
    await minutesBefore(id, 50);
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    await sweep();
    expect(await asked()).toEqual([]);
    await minutesBefore(id, 34);
    await sweep();
    expect(await asked()).toHaveLength(1);
  });

  it('is asked at noon of the last day of other help, and never for help by telephone or for help that is overdue', async () => {
    const shopping = await approved(world.shoppingForm());
    await minutesBefore(shopping, 12 * 60 + 1);
    await sweep();
    expect(await asked()).toEqual([]);
    await minutesBefore(shopping, 12 * 60);
    await sweep();
    expect(await asked()).toHaveLength(1);
    await minutesBefore(shopping, -1);
    await sweep();
    expect(await world.statusOf(shopping)).toBe('in treatment');
  });

  it('is not asked about help by telephone', async () => {
    const call = await approved(world.shoppingForm({ category_id: PHONE_CALL }));
    await minutesBefore(call, 11 * 60);
    await sweep();
    expect(await asked()).toEqual([]);
  });

  it('tells the demo’s clock when somebody is to be asked, and when to be let go', async () => {
    const id = await approved(world.rideForm());
    // the reminder (rule 164) is sent first, and half an hour of silence follows
    for (const minutes of [120, 89]) {
      await minutesBefore(id, minutes);
      await world.runDue();
    }
    const nextDue = async () =>
      ((await dueAt(id)).getTime() -
        ((await test.app.get(Timetable).nextDue('stale holds'))?.getTime() ?? 0)) /
      MINUTE;
    expect(Math.round(await nextDue())).toBe(60);
    await minutesBefore(id, 60);
    await world.runDue();
    await minutesBefore(id, 59);
    expect(Math.round(await nextDue())).toBe(45);
    await minutesBefore(id, 44);
    await world.runDue();
    expect(await world.statusOf(id)).toBe('open');
  });
});
