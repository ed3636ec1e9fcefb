import type { TwilioStandIn } from '@karov/testing';
import { Clock } from '../../../platform/clock/clock.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import { RequestWorld, RIDE } from '../../../testing/request-world.js';
import type { TestApp } from '../../../testing/test-app.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { DeliveryService } from '../../notifications/index.js';
import { RideReminderJobs } from './ride-reminder.jobs.js';

interface Somebody {
  id: number;
  token: string;
}
const MINUTE = 60_000;
const DAY = 24 * 60;

describe('reminders of a ride', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let world: RequestWorld;
  let webhook: string;
  let admin: Somebody;
  let volunteer: Somebody;
  let next: Somebody;
  let seeker: Somebody;

  beforeEach(async () => {
    const started = await startWithTwilio();
    ({ twilio, test } = started);
    webhook = `${started.address}/api/providers/twilio/message`;
    world = new RequestWorld(test);
    await world.dispatch(RIDE, true);
    [admin, volunteer, next, seeker] = [
      await test.person('admin'),
      await world.volunteer(1),
      await world.volunteer(2),
      await world.seeker(0),
    ];
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  const now = () => test.app.get(Clock).now();
  const sweep = () => test.app.get(RideReminderJobs).run();

  /** A ride in a few days that the volunteer is approved for. */
  async function approved(): Promise<number> {
    const id = await world.ask(seeker, world.rideForm({ arrival_date: world.day(3), arrival_time: '12:00' }));
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    return id;
  }

  async function dueAt(id: number): Promise<number> {
    const [row]: { due_at: Date }[] = await test.database.manager.query(
      'SELECT due_at FROM needs WHERE id = $1',
      [id],
    );
    if (!row) throw new Error('no such request');
    return row.due_at.getTime();
  }

  async function minutesBefore(id: number, minutes: number): Promise<void> {
    test.app.get(Clock).advance(((await dueAt(id)) - minutes * MINUTE - now().getTime()) / 1000);
  }

  const toldTo = async (person: Somebody, words: RegExp): Promise<string[]> =>
    (await world.messagesTo(person)).filter((text) => words.test(text));
  const [TO_VOLUNTEER, TO_SEEKER, TO_STAFF] = [/הכול כמתוכנן\?/, /עדיין יש צורך\?/, /אין תשובה לתזכורת/];

  async function write(person: Somebody, text: string): Promise<void> {
    const [row]: { phone: string }[] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [person.id],
    );
    await test.app.get(DeliveryService).drain();
    expect((await twilio.receive(webhook, row?.phone ?? '', text)).status).toBe(200);
  }

  it('that nobody could send at their moment are left out when the next one is due or the ride is near', async () => {
    const id = await approved();
    await minutesBefore(id, 110);
    await sweep();
    expect(await toldTo(volunteer, TO_VOLUNTEER)).toEqual([expect.stringMatching(/היום ב־12:00/)]);
    expect(await toldTo(seeker, TO_SEEKER)).toHaveLength(1);
    const late = await approved();
    await minutesBefore(late, 69);
    await sweep();
    expect(await toldTo(volunteer, TO_VOLUNTEER)).toHaveLength(1);
    expect(
      ((await test.app.get(Timetable).nextDue('ride reminders'))?.getTime() ?? Infinity) > now().getTime(),
    ).toBe(true);
  });

  it('go to both sides a day and two hours before, each once, however many workers look', async () => {
    const id = await approved();
    await minutesBefore(id, DAY + 2);
    await sweep();
    expect(await toldTo(volunteer, TO_VOLUNTEER)).toEqual([]);
    await minutesBefore(id, DAY);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await toldTo(volunteer, TO_VOLUNTEER)).toEqual([expect.stringMatching(/מחר ב־12:00/)]);
    expect(await toldTo(seeker, TO_SEEKER)).toEqual([expect.stringMatching(/מחר ב־12:00/)]);
    await minutesBefore(id, 120);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await toldTo(volunteer, TO_VOLUNTEER)).toEqual([
      expect.stringMatching(/מחר/),
      expect.stringMatching(/היום ב־12:00/),
    ]);
    expect(await toldTo(seeker, TO_SEEKER)).toHaveLength(2);
  });

  it('are answered "I cannot": the ride is given back at once, and somebody else is called', async () => {
    const id = await approved();
    await minutesBefore(id, DAY);
    await sweep();
    await write(volunteer, '2');
    expect(await world.statusOf(id)).toBe('open');
    expect(await toldTo(seeker, /ממשיכים לחפש/)).toHaveLength(1);
    await world.runDue();
    expect(await world.callCode(next, id)).not.toBeNull();
  });

  it('are answered "I am coming": nobody else is disturbed, and no coordinator is told', async () => {
    const id = await approved();
    await minutesBefore(id, 120);
    await sweep();
    await write(volunteer, '1');
    expect(await toldTo(volunteer, /רשמנו שהכול כמתוכנן/)).toHaveLength(1);
    await minutesBefore(id, 85);
    await sweep();
    expect(await toldTo(admin, TO_STAFF)).toEqual([]);
    expect(await world.statusOf(id)).toBe('in treatment');
  });

  it('without an answer two hours before, tell a coordinator once', async () => {
    const id = await approved();
    await minutesBefore(id, 120);
    await sweep();
    await minutesBefore(id, 91);
    await sweep();
    expect(await toldTo(admin, TO_STAFF)).toEqual([]);
    await minutesBefore(id, 89);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect(await toldTo(admin, TO_STAFF)).toHaveLength(1);
  });

  it('let the help seeker say that the ride is no longer needed: it is cancelled, and the volunteer is told', async () => {
    const id = await approved();
    await minutesBefore(id, DAY);
    await sweep();
    await write(seeker, '1');
    expect(await world.statusOf(id)).toBe('in treatment');
    await minutesBefore(id, 120);
    await sweep();
    await write(seeker, '2');
    expect(await world.statusOf(id)).toBe('closed');
    expect(await toldTo(volunteer, /נסגרה, ואין צורך להגיע/)).toHaveLength(1);
    expect(await toldTo(seeker, /ביטלת את הבקשה/)).toHaveLength(1);
  });

  it('do not come for a ride that nobody holds, nor after it was given back', async () => {
    const id = await approved();
    await world.as(admin, 'post', `/admin/application/unassigned/${id}`);
    await minutesBefore(id, DAY);
    await sweep();
    expect(await toldTo(volunteer, TO_VOLUNTEER)).toEqual([]);
    expect(await toldTo(seeker, TO_SEEKER)).toEqual([]);
  });

  it('are known to the demo’s clock', async () => {
    const id = await approved();
    const nextDue = async () =>
      ((await dueAt(id)) - ((await test.app.get(Timetable).nextDue('ride reminders'))?.getTime() ?? 0)) /
      MINUTE;
    expect(Math.round(await nextDue())).toBe(DAY);
    await minutesBefore(id, DAY);
    await sweep();
    expect(Math.round(await nextDue())).toBe(120);
    await minutesBefore(id, 120);
    await sweep();
    expect(Math.round(await nextDue())).toBe(90);
  });
});
