import type { PlacedCall, TwilioStandIn } from '@karov/testing';
import { Clock } from '../../../platform/clock/clock.js';
import { RIDE } from '../../../testing/request-world.js';
import type { TestApp } from '../../../testing/test-app.js';
import { UrgentWorld } from '../../../testing/urgent-world.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { RideReminderJobs } from '../../applications/ride-reminders/ride-reminder.jobs.js';
import { StaleHoldJobs } from '../../applications/stale-holds/stale-hold.jobs.js';
import { ChannelFallbackService, DeliveryService } from '../../notifications/index.js';

interface Somebody {
  id: number;
  token: string;
}
const MINUTE = 60_000;
const KEYS = 'לתשובה כן, להקיש 1. לתשובה לא, להקיש 2. לשמיעה חוזרת, להקיש 9.';

describe('what a call asks about an assignment', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let volunteer: Somebody;

  beforeEach(async () => {
    ({ twilio, test } = await startWithTwilio({ TWILIO_CALL_FROM: '+97239999999' }));
    world = new UrgentWorld(test);
    await world.dispatch(RIDE, true);
    [admin, seeker, volunteer] = [
      await test.person('admin'),
      await world.seeker(0),
      await world.volunteer(1),
    ];
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  /** Makes a person reachable by SMS and telephone, or only by telephone. */
  async function reachedBy(person: Somebody, isSms: boolean): Promise<void> {
    await test.database.manager.query(
      'UPDATE users SET is_phone = true, is_sms = $2, is_wp = false WHERE id = $1',
      [person.id, isSms],
    );
  }

  /** A ride for which the volunteer is approved, at a time some minutes before it is due. */
  async function approvedRide(minutesBefore: number): Promise<number> {
    const id = await world.ask(seeker, world.rideForm());
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    await pass(((await dueAt(id)) - minutesBefore * MINUTE - test.app.get(Clock).now().getTime()) / 1000);
    return id;
  }
  async function dueAt(id: number): Promise<number> {
    const [row]: { due_at: Date }[] = await test.database.manager.query(
      'SELECT due_at FROM needs WHERE id = $1',
      [id],
    );
    return row?.due_at.getTime() ?? 0;
  }

  /** Lets time pass, and sends the messages that are then due. */
  async function pass(seconds: number): Promise<void> {
    test.app.get(Clock).advance(seconds);
    await test.app.get(DeliveryService).drain();
    await test.app.get(ChannelFallbackService).run();
    await test.app.get(DeliveryService).drain();
  }

  async function calls(person: Somebody): Promise<PlacedCall[]> {
    const [row]: { phone: string }[] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [person.id],
    );
    return twilio.calls.filter(({ to }) => to === row?.phone);
  }

  /** Answers the newest call, listens, and presses a key; returns what was said before and after it. */
  async function press(person: Somebody, key: '1' | '2'): Promise<{ asked: string; said: string }> {
    const call = (await calls(person)).at(-1);
    if (!call) throw new Error('nobody calls');
    await twilio.ring(call, { keys: ['9', key] });
    return { asked: call.said.at(1) ?? '', said: call.said.at(-1) ?? '' };
  }

  describe('about a ride for which nobody sets out', () => {
    let id: number;
    beforeEach(async () => {
      id = await approvedRide(60);
      await reachedBy(volunteer, true);
      await test.app.get(StaleHoldJobs).run();
      await pass(0);
    });

    it('follows a message that nobody has answered, received or not, and accepts a yes', async () => {
      const [row]: { sid: string }[] = await test.database.manager.query(
        `SELECT provider_id AS sid FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT 1`,
        [volunteer.id],
      );
      await twilio.report(row?.sid ?? '', 'delivered');
      expect(await calls(volunteer)).toEqual([]);
      await pass(61);
      const { asked, said } = await press(volunteer, '1');
      expect(asked).toMatch(
        new RegExp(`הכול כמתוכנן\\?  ?בלי תשובה עד \\d\\d:\\d\\d נדאג למישהו אחר\\. ${KEYS}$`),
      );
      expect(said).toMatch(/^התשובה התקבלה: כן\./);
      await pass(20 * 60);
      await test.app.get(StaleHoldJobs).run();
      expect(await world.statusOf(id)).toBe('in treatment');
      expect(await calls(volunteer)).toHaveLength(1);
    });

    it('accepts a no, and somebody else is called at once', async () => {
      const next = await world.volunteer(2);
      await pass(61);
      expect((await press(volunteer, '2')).said).toMatch(
        /^התשובה התקבלה: לא\. נדאג למישהו אחר, ואין צורך להגיע/,
      );
      expect(await world.statusOf(id)).toBe('open');
      await world.runDue();
      expect(await world.callCode(next, id)).not.toBeNull();
      expect((await press(volunteer, '1')).said).toMatch(/^הפנייה הזאת כבר נסגרה/);
    });

    it('does not ring when the message has been answered, in whatever words', async () => {
      expect(
        (await world.as(volunteer, 'post', `/volunteer/applications/${id}/words`, { words: 'אני כבר בדרך' }))
          .status,
      ).toBe(200);
      await pass(61);
      expect(await calls(volunteer)).toEqual([]);
    });

    it('says that it is too late once somebody else is sought', async () => {
      await pass(61);
      await pass(15 * 60);
      await test.app.get(StaleHoldJobs).run();
      expect((await press(volunteer, '1')).said).toMatch(/^ההודעה הזאת כבר לא בתוקף/);
      expect(await world.statusOf(id)).toBe('open');
    });
  });

  describe('about a ride’s reminder, to a volunteer who has only a telephone', () => {
    it.each([
      ['the volunteer gives it back', () => volunteer, '2', 'open', /אין צורך להגיע/],
      ['whoever asked cancels it', () => seeker, '2', 'closed', /כבר אין צורך\. הבקשה בוטלה/],
      ['the volunteer comes', () => volunteer, '1', 'in treatment', /^התשובה התקבלה: כן/],
      ['whoever asked still needs it', () => seeker, '1', 'in treatment', /^התשובה התקבלה: כן/],
    ] as const)('accepts the key by which %s', async (_name, who, key, status, words) => {
      const id = await approvedRide(110);
      for (const person of [volunteer, seeker]) await reachedBy(person, false);
      await test.app.get(RideReminderJobs).run();
      await pass(0);
      const { asked, said } = await press(who(), key);
      expect(asked).toContain(KEYS);
      expect(asked).not.toMatch(/http|אתר/);
      expect(said).toMatch(words);
      expect(await world.statusOf(id)).toBe(status);
    });

    it('stops ringing once it was received', async () => {
      await approvedRide(110);
      await reachedBy(seeker, false);
      await test.app.get(RideReminderJobs).run();
      await pass(0);
      const [call, ...more] = await calls(seeker);
      if (!call || more.length > 0) throw new Error('nobody calls, or somebody twice');
      await twilio.ring(call, { keys: ['9'] });
      await pass(600);
      expect(await calls(seeker)).toEqual([call]);
    });
  });

  it('about an emergency takes a yes as being on the way', async () => {
    await reachedBy(volunteer, true);
    await world.confirm(volunteer);
    const id = await world.press(seeker);
    await world.answerCall(volunteer, id, true);
    await world.passMinutes(5);
    await pass(0);
    await pass(61);
    const { asked, said } = await press(volunteer, '1');
    expect(asked).toContain('יצאת לדרך?');
    expect(said).toMatch(/^התשובה התקבלה: כן/);
    expect(await world.emergency(seeker)).toMatchObject({ step: 'on_way' });
  });
});
