import type { TwilioStandIn } from '@karov/testing';
import { Clock } from '../../platform/clock/clock.js';
import { RequestWorld, RIDE, SHOPPING } from '../../testing/request-world.js';
import type { TestApp } from '../../testing/test-app.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import { RideReminderJobs } from '../applications/ride-reminders/ride-reminder.jobs.js';
import { DeliveryService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';

interface Somebody {
  id: number;
  token: string;
}
const DAY_MS = 24 * 3_600_000;

describe('a number that several people share (rule 238)', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let webhook: string;
  let world: RequestWorld;
  let volunteer: Somebody;
  let father: Somebody;
  let seeker: Somebody;
  let phone: string;

  beforeEach(async () => {
    const started = await startWithTwilio();
    ({ twilio, test } = started);
    webhook = `${started.address}/api/providers/twilio/message`;
    world = new RequestWorld(test);
    await world.dispatch(SHOPPING, true);
    [volunteer, seeker] = [await world.volunteer(1), await world.seeker(0)];
    phone = (await test.app.get(UsersRepository).accountById(volunteer.id))?.phone ?? '';
    await test.database.manager.query(
      `UPDATE users SET full_name = 'נועה לוי', first_name = 'נועה', last_name = 'לוי' WHERE id = $1`,
      [volunteer.id],
    );
    father = await world.seeker(3);
    await test.database.manager.query(
      `UPDATE users SET phone = $2, full_name = 'אברהם לוי', first_name = 'אברהם', last_name = 'לוי' WHERE id = $1`,
      [father.id, phone],
    );
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  const send = async () => {
    await world.runDue();
    await test.app.get(DeliveryService).drain();
  };
  const write = async (text: string) => {
    expect((await twilio.receive(webhook, phone, text)).status).toBe(200);
    await send();
  };
  const got = () => twilio.accepted.filter(({ to }) => to === phone).map(({ body }) => body);
  const holder = async (id: number): Promise<number | null> => {
    const [row]: { volunteer_id: number | null }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM applications WHERE id = $1',
      [id],
    );
    return row?.volunteer_id ?? null;
  };
  const writers = (): Promise<{ user_id: number; outcome: string }[]> =>
    test.database.manager.query('SELECT user_id, outcome FROM replies ORDER BY received_at, message_id');

  it('names whom each message is about, and lets a 1 answer for the person who was asked', async () => {
    const id = await world.ask(seeker);
    await send();
    expect(got()).toEqual([expect.stringMatching(/^נועה: קרוב: .*להשיב 1=כן, 2=לא/s)]);
    // the father was active last, and the last message was about the father
    test.app.get(Clock).advance(60);
    await world.as(father, 'post', '/auth/activity', { status: true });
    const own = await world.ask(father);
    await send();
    expect(
      got()
        .slice(1)
        .filter((text) => !/^(אברהם: קרוב: (קיבלנו|כבר פנינו)|נועה: קרוב: .*להשיב 1=כן)/s.test(text)),
    ).toEqual([]);
    expect(got().slice(1)).toHaveLength(3);
    await write('1');
    expect([await holder(id), await holder(own)]).toEqual([null, volunteer.id]);
    expect(got().some((text) => text.startsWith('נועה: קרוב: תודה שנענית!'))).toBe(true);
  });

  it('names nobody where nobody shares', async () => {
    await test.database.manager.query('UPDATE users SET phone = $2 WHERE id = $1', [
      father.id,
      '+972549876543',
    ]);
    await world.ask(seeker);
    await send();
    expect(got()).toEqual([expect.stringMatching(/^קרוב: /)]);
  });

  it('attributes words to the person the last message was for', async () => {
    await world.ask(seeker);
    await send();
    await world.ask(father);
    await send();
    await write('איזה אוטובוס מגיע אליי?');
    expect((await writers()).map(({ user_id: id }) => id)).toEqual([father.id]);
    const kept: object[] = await test.database.manager.query('SELECT user_id FROM contacts');
    expect(kept).toEqual([{ user_id: father.id }]);
  });

  it('attributes the answer to a ride’s reminder to the person who asked for the ride, also in a couple', async () => {
    await world.dispatch(RIDE, true);
    const admin = await test.person('admin');
    const driver = await world.volunteer(2);
    const mother = await world.seeker(3.1);
    await test.database.manager.query(
      `UPDATE users SET phone = $2, full_name = 'שרה לוי', first_name = 'שרה', last_name = 'לוי' WHERE id = $1`,
      [mother.id, phone],
    );
    const rides: number[] = [];
    for (const [person, hour] of [
      [mother, '12:00'],
      [father, '18:00'],
    ] as const) {
      const id = await world.ask(person, world.rideForm({ arrival_date: world.day(3), arrival_time: hour }));
      await world.accept(driver, id);
      await world.as(admin, 'patch', `/admin/application-users/${await world.hold(driver, id)}`, {
        is_approved: 1,
      });
      rides.push(id);
    }
    const [ofMother = 0, ofFather = 0] = rides;
    const [due]: { due_at: Date }[] = await test.database.manager.query(
      'SELECT due_at FROM needs WHERE id = $1',
      [ofMother],
    );
    test.app
      .get(Clock)
      .advance(((due?.due_at.getTime() ?? 0) - DAY_MS - test.app.get(Clock).now().getTime()) / 1000);
    await test.app.get(RideReminderJobs).run();
    await send();
    expect(got().at(-1)).toMatch(/^שרה: .*עדיין יש צורך\?/s);
    await write('2');
    expect([await world.statusOf(ofMother), await world.statusOf(ofFather)]).toEqual([
      'closed',
      'in treatment',
    ]);
    expect(got().at(-1)).toMatch(/^שרה: /);
  });

  it('ends broadcasts for everybody at the number, and starts them again', async () => {
    const wanted = async () => {
      const rows: { user_id: number; is_subscribed: boolean }[] = await test.database.manager.query(
        `SELECT user_id, is_subscribed FROM subscriptions WHERE channel = 'sms' ORDER BY user_id`,
      );
      return rows.map(({ user_id: id, is_subscribed: isWanted }) => [id, isWanted]);
    };
    await write('הסר');
    expect(await wanted()).toEqual(
      [volunteer.id, father.id].toSorted((a, b) => a - b).map((id) => [id, false]),
    );
    await write('חזרה');
    expect(await wanted()).toEqual(
      [volunteer.id, father.id].toSorted((a, b) => a - b).map((id) => [id, true]),
    );
  });
});
