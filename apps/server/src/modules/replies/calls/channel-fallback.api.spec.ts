import type { TwilioStandIn } from '@karov/testing';
import { Clock } from '../../../platform/clock/clock.js';
import { EventWorld } from '../../../testing/event-world.js';
import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import type { TestApp } from '../../../testing/test-app.js';
import { wroteByWhatsapp } from '../../../testing/whatsapp.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { ChannelFallbackService, DeliveryService, NotificationsService } from '../../notifications/index.js';

interface Somebody {
  id: number;
  token: string;
}

describe('the next channel for what is urgent', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let world: RequestWorld;
  let near: Somebody;
  let seeker: Somebody;

  beforeAll(async () => {
    ({ twilio, test } = await startWithTwilio({
      KAROV_URGENT_WAIT_WHATSAPP_SECONDS: '40',
    }));
    const clock = test.app.get(Clock);
    clock.advance((Date.parse('2027-11-23T08:00:00Z') - clock.now().getTime()) / 1000);
  });
  afterAll(async () => {
    await test.close();
    await twilio.stop();
  });

  let places = 0;
  beforeEach(async () => {
    world = new RequestWorld(test, { lat: 20 + ++places, lon: 34.8 });
    await world.dispatch(SHOPPING, true);
    [near, seeker] = [await world.volunteer(1), await world.seeker(0)];
    await reachedBy(near);
  });

  /** Makes a person reachable by SMS, and as the next channel by telephone. */
  async function reachedBy(person: Somebody): Promise<void> {
    await test.database.manager.query('UPDATE users SET is_phone = true WHERE id = $1', [person.id]);
  }
  async function send(): Promise<void> {
    await world.runDue();
    await test.app.get(DeliveryService).drain();
  }
  async function later(seconds: number): Promise<void> {
    test.app.get(Clock).advance(seconds);
    await test.app.get(ChannelFallbackService).run();
    await test.app.get(DeliveryService).drain();
  }
  async function channels(person: Somebody): Promise<string[]> {
    const rows: { channel: string }[] = await test.database.manager.query(
      `SELECT channel FROM notifications WHERE receiver_id = $1 AND type IN ('offer', 'system', 'event_need_check') AND status IN ('sent', 'delivered') ORDER BY id`,
      [person.id],
    );
    return rows.map(({ channel }) => channel);
  }
  async function report(person: Somebody, status: 'delivered'): Promise<void> {
    const [row]: { sid: string }[] = await test.database.manager.query(
      'SELECT provider_id AS sid FROM notifications WHERE receiver_id = $1 ORDER BY id LIMIT 1',
      [person.id],
    );
    await twilio.report(row?.sid ?? '', status);
  }
  const tell = (person: Somebody, isUrgent: boolean) =>
    test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: [{ userId: person.id }],
        texts: { 'he-IL': 'קרוב: בדיקה', 'en-US': 'Karov: a test' },
        isUrgent,
      }),
    );

  it('calls a volunteer who has the SMS and does not answer it, once and as one message', async () => {
    await world.ask(seeker);
    await send();
    await report(near, 'delivered');
    await later(59);
    expect(await channels(near)).toEqual(['sms']);
    await later(2);
    expect(await channels(near)).toEqual(['sms', 'call']);
    await later(600);
    expect(await channels(near)).toEqual(['sms', 'call']);
    const rows: { moments: number }[] = await test.database.manager.query(
      `SELECT count(DISTINCT created_at)::int AS moments FROM notifications WHERE receiver_id = $1 AND type = 'offer'`,
      [near.id],
    );
    expect(rows[0]?.moments).toBe(1);
  });

  it('calls nobody who has answered', async () => {
    const id = await world.ask(seeker);
    await send();
    await world.decline(near, id);
    await later(61);
    expect(await channels(near)).toEqual(['sms']);
  });

  it('leaves an urgent message that was received, and goes on with one that was not', async () => {
    const other = await world.volunteer(2);
    await reachedBy(other);
    for (const person of [near, other]) await tell(person, true);
    await send();
    await report(near, 'delivered');
    await later(61);
    expect([await channels(near), await channels(other)]).toEqual([['sms'], ['sms', 'call']]);
  });

  it('leaves what can wait to its one channel', async () => {
    await tell(near, false);
    await send();
    await later(3600);
    expect(await channels(near)).toEqual(['sms']);
  });

  it('observes the time of each channel', async () => {
    const [[row]]: [{ phone: string }[], number] = await test.database.manager.query(
      'UPDATE users SET is_wp = true WHERE id = $1 RETURNING phone',
      [near.id],
    );
    await wroteByWhatsapp(test, twilio, row?.phone ?? '');
    await tell(near, true);
    await send();
    await later(41);
    expect(await channels(near)).toEqual(['whatsapp', 'sms']);
    await later(41);
    expect(await channels(near)).toEqual(['whatsapp', 'sms']);
    await later(20);
    expect(await channels(near)).toEqual(['whatsapp', 'sms', 'call']);
  });

  it('takes each message once, however many workers look at the same time', async () => {
    await tell(near, true);
    await send();
    test.app.get(Clock).advance(61);
    await Promise.all([1, 2, 3].map(() => test.app.get(ChannelFallbackService).run()));
    await test.app.get(DeliveryService).drain();
    expect(await channels(near)).toEqual(['sms', 'call']);
  });

  it.each([
    ['an urgent', true, ['sms', 'call']],
    ['any other', false, ['sms']],
  ])('asks in %s event by the next channel too', async (_name, isUrgent, expected) => {
    const events = new EventWorld(test);
    const silent = await events.seeker(0);
    await reachedBy(silent);
    await events.event(await test.person('manager'), { isUrgent });
    await test.app.get(DeliveryService).drain();
    await later(61);
    expect(await channels(silent)).toEqual(expected);
  });
});
