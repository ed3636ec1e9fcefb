import { DAY, renewalDay } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { putToWork } from '../../testing/at-work.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { RenewalJobs } from './renewal.jobs.js';

let test: TestApp;
let world: EventWorld;
let jobs: RenewalJobs;

beforeEach(async () => {
  test = await startTestApp();
  world = new EventWorld(test);
  jobs = test.app.get(RenewalJobs);
});
afterEach(() => test.close());

const now = (): Date => test.app.get(Clock).now();
const israel = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);

/** Signs the agreement so that it ends in the given number of days. */
async function endingIn(userId: number, days: number): Promise<void> {
  await test.database.manager.query(
    `UPDATE volunteer_information SET signed_at = ((($2::timestamptz AT TIME ZONE 'Asia/Jerusalem')::date + $3::int)::timestamp - interval '1 year' + interval '12 hours') AT TIME ZONE 'Asia/Jerusalem' WHERE user_id = $1`,
    [userId, now(), days],
  );
}
async function messages(userId: number): Promise<string[]> {
  const rows: { message: string }[] = await test.database.manager.query(
    `SELECT message FROM notifications WHERE receiver_id = $1 AND type = 'renewal' ORDER BY id`,
    [userId],
  );
  return rows.map((row) => row.message);
}
async function isFrozen(userId: number): Promise<boolean> {
  const rows: { is_freeze: boolean }[] = await test.database.manager.query(
    'SELECT is_freeze FROM users WHERE id = $1',
    [userId],
  );
  return rows[0]?.is_freeze ?? false;
}
/** Advances to the next due time and carries out what is due. */
async function next(): Promise<string> {
  const at = await test.app.get(Timetable).nextDue('renewal');
  if (!at) throw new Error('nothing is due');
  test.app.get(Clock).advance((at.getTime() - now().getTime()) / 1000 + 0.001);
  await jobs.run();
  return israel(at);
}

describe('an agreement that ends', () => {
  it('is announced 30, 14 and 3 days before, in the morning, and the account freezes on the day', async () => {
    const volunteer = await world.volunteer(1);
    await endingIn(volunteer.id, 40);
    const rows: { day: string }[] = await test.database.manager.query(
      `SELECT to_char(signed_at AT TIME ZONE 'Asia/Jerusalem', 'YYYY-MM-DD') AS day FROM volunteer_information WHERE user_id = $1`,
      [volunteer.id],
    );
    const end = renewalDay(rows[0]?.day ?? '');
    const before = (days: number): string =>
      addSeconds(new Date(`${end}T12:00:00Z`), -days * DAY)
        .toISOString()
        .slice(0, 10);
    expect([await next(), await next(), await next()]).toEqual([
      `${before(30)} 09:00`,
      `${before(14)} 09:00`,
      `${before(3)} 09:00`,
    ]);
    expect(await isFrozen(volunteer.id)).toBe(false);
    expect(await next()).toBe(`${end} 00:00`);
    expect(await isFrozen(volunteer.id)).toBe(true);
    const texts = await messages(volunteer.id);
    expect(texts).toHaveLength(4);
    expect(texts[1]).toContain('בעוד 14 ימים');
    expect(texts[3]).toContain('בהקפאה');
  });

  it('says that a police certificate belongs to the renewal, to those asked for one', async () => {
    const [man, woman] = [await world.volunteer(1), await world.volunteer(1)];
    await test.database.manager.query(
      'UPDATE volunteer_information SET is_required_police_validation = (user_id = $1)',
      [man.id],
    );
    // The fourteen-day reminder was sent yesterday at nine, whatever time it is now.
    for (const { id } of [man, woman]) await endingIn(id, 13);
    await jobs.run();
    expect(await messages(man.id)).toEqual([expect.stringMatching(/14 ימים.*אישור משטרה/)]);
    expect(await messages(woman.id)).toEqual([expect.not.stringContaining('משטרה')]);
  });

  it('says in one message that agreement and certificate end on the same day', async () => {
    const man = await world.volunteer(1);
    await test.database.manager.query(
      `UPDATE volunteer_information SET is_required_police_validation = true, validate_police = true, police_validated_at = $1::timestamptz - interval '1 year' + interval '13 days'`,
      [now()],
    );
    await endingIn(man.id, 13);
    await jobs.run();
    expect(await messages(man.id)).toEqual([expect.stringContaining('צריך גם אישור משטרה חדש')]);
  });

  it('does not concern a minor who waits for a guardian, and who at 18 waits no longer', async () => {
    const minor = await world.volunteer(1);
    await endingIn(minor.id, -1);
    await test.database.manager.query(
      `UPDATE volunteer_information SET guardian_needed = 'minor', dob = ($1::timestamptz AT TIME ZONE 'Asia/Jerusalem')::date - interval '18 years' + interval '1 day'`,
      [now()],
    );
    await jobs.run();
    expect([await messages(minor.id), await isFrozen(minor.id)]).toEqual([[], false]);
    test.app.get(Clock).advance(DAY);
    await endingIn(minor.id, 100);
    await Promise.all([jobs.run(), jobs.run()]);
    expect(await messages(minor.id)).toEqual([expect.stringContaining('מלאו לך 18')]);
    const rows: { waits: boolean }[] = await test.database.manager.query(
      'SELECT guardian_needed IS NOT NULL AS waits FROM volunteer_information WHERE user_id = $1',
      [minor.id],
    );
    expect(rows).toEqual([{ waits: false }]);
  });

  it('is announced once, however often anybody looks, even by two workers at once', async () => {
    const volunteer = await world.volunteer(1);
    await endingIn(volunteer.id, 2);
    await Promise.all([jobs.run(), jobs.run(), jobs.run()]);
    await jobs.run();
    const texts = await messages(volunteer.id);
    // If several reminders were missed, only the latest is sent.
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('בעוד 3 ימים');
  });

  it('does not freeze a volunteer at work until the work is done', async () => {
    const volunteer = await world.volunteer(1);
    await endingIn(volunteer.id, 0);
    const letGo = await putToWork(test, volunteer.id);
    await jobs.run();
    expect(await isFrozen(volunteer.id)).toBe(false);
    await letGo();
    await jobs.run();
    expect(await isFrozen(volunteer.id)).toBe(true);
  });

  it('removes a police certificate after twelve months, having asked for a new one', async () => {
    const volunteer = await world.volunteer(1);
    await test.database.manager.query(
      `UPDATE volunteer_information SET is_required_police_validation = true, validate_police = true, police_validated_at = $2::timestamptz - interval '12 months' + interval '20 days' WHERE user_id = $1`,
      [volunteer.id, now()],
    );
    const isAvailable = async (): Promise<unknown> =>
      test.database.manager.query('SELECT is_available FROM volunteer_candidates WHERE user_id = $1', [
        volunteer.id,
      ]);
    await Promise.all([jobs.run(), jobs.run()]);
    expect(await messages(volunteer.id)).toEqual([expect.stringContaining('30')]);
    await next();
    await next();
    expect((await messages(volunteer.id)).slice(1)).toEqual([
      expect.stringContaining('14'),
      expect.stringContaining('3'),
    ]);
    expect(await isAvailable()).toEqual([{ is_available: true }]);
    await next();
    expect((await messages(volunteer.id)).at(-1)).toContain('כבר לא בתוקף');
    expect(await isAvailable()).toEqual([{ is_available: false }]);
    await jobs.run();
    expect(await messages(volunteer.id)).toHaveLength(4);
  });

  it('removes a frozen volunteer from the search', async () => {
    const volunteer = await world.volunteer(1);
    await endingIn(volunteer.id, 0);
    await jobs.run();
    const rows: { is_available: boolean }[] = await test.database.manager.query(
      'SELECT is_available FROM volunteer_candidates WHERE user_id = $1',
      [volunteer.id],
    );
    expect(rows).toEqual([{ is_available: false }]);
  });
});
