import { DAY, HOUR, localDay, localTime, MINUTE } from '@karov/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { DeskWaitsRepository } from '../../modules/staff/escalation/desk-waits.repository.js';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { PHONE_CALL, RIDE, SHOPPING, VISIT } from '../request-world.js';
import { createBeside } from '../test-app.js';
import { startWithTwilio, type WithTwilio } from '../with-twilio.js';
import { City, type Somebody, standingNow } from './city.js';
import { INVARIANTS } from './invariants.js';
import { type Message, messagesAfter, snapshotAt } from './snapshot.js';

/** The maximum number of messages about waiting matters that anybody gets within an hour. */
const A_HANDFUL = 5;

/**
 * Two months pass step by step, across the change to summer time; then the system is off for half a year, and
 * off again until the year is over. One person of each kind asks, answers, writes and submits documents, and
 * after that nobody at the desk does anything.
 */
describe('a year with nobody at the desk', () => {
  let started: WithTwilio;
  let city: City;
  let beside: INestApplicationContext;
  beforeAll(async () => {
    jest.spyOn(Clock.prototype, 'now').mockImplementation(standingNow);
    started = await startWithTwilio({
      TWILIO_CALL_FROM: '+97239999999',
      KAROV_REQUESTS_PER_MINUTE: '1000000',
      KAROV_LOOK_AGAIN_MINUTES: '60',
    });
    beside = await (await createBeside(started.test)).init();
    city = new City(started, beside);
    await city.begin(0);
  });
  afterAll(async () => {
    await beside.close();
    await started.test.close();
    await started.twilio.stop();
    jest.restoreAllMocks();
  });

  const ask = (who: Somebody, form: object) => city.call(who, 'post', '/applications', form);
  const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    city.test.database.manager.query(sql, values);

  /** Creates everything that can wait: needs of each kind in each state, questions, messages, documents. */
  async function begin(): Promise<void> {
    const { world } = city;
    await world.dispatch(VISIT, false);
    const tomorrow = addSeconds(city.now, DAY);
    const rideForm = world.rideForm({
      category_id: RIDE,
      arrival_date: localDay(tomorrow),
      arrival_time: `${localTime(tomorrow).slice(0, 2)}:00`,
    });
    // a volunteer offered to help, but was never confirmed
    await ask(city.seeker(0), world.shoppingForm({ expiration_date: world.day(2) }));
    await city.pass(MINUTE);
    await city.answerLink(await city.asked(1), 0, true);
    // a volunteer was approved, and then silent
    await ask(city.seeker(1), rideForm);
    const ride = await city.need(0);
    await city.call(city.volunteer(4), 'post', '/volunteer/application-users', {
      application_id: ride?.id,
      is_approved: 0,
    });
    const held = await city.need(0);
    await city.call(city.admin, 'patch', `/admin/application-users/${held?.holdId ?? 0}`, { is_approved: 1 });
    // one open without a search; one by telephone; one taken over and then left
    await ask(city.seeker(2), world.shoppingForm({ category_id: VISIT, expiration_date: world.day(60) }));
    await ask(
      city.seeker(0),
      world.shoppingForm({ category_id: PHONE_CALL, expiration_date: world.day(60) }),
    );
    await ask(city.seeker(2), world.shoppingForm({ category_id: SHOPPING, expiration_date: world.day(60) }));
    await city.call(city.admin, 'post', `/admin/applications/${(await city.need(0))?.id ?? 0}/take-over`);
    // two events, one that calls volunteers automatically and one that does not, with yeses in both
    for (const autoAssign of [true, false]) {
      const event = await world.event(autoAssign ? city.staff(0) : city.staff(1), { autoAssign });
      await world.answerUser(event, city.seeker(1).id, true);
      await world.answerUser(event, city.seeker(2).id, true);
    }
    await city.pass(MINUTE);
    await city.call(city.seeker(0), 'post', '/event/requests/emergency');
    // a question in a conversation, a message to the desk, a document, a volunteer's message, and a report
    // that something went wrong
    await city.call(city.seeker(2), 'post', '/chats', { sms: 'מישהו מגיע?', category_id: VISIT });
    await city.call(city.seeker(1), 'post', '/contacts', { subject: 'שאלה', message: 'איך מעדכנים כתובת?' });
    await rows(
      `UPDATE volunteer_information SET police_file = gen_random_uuid(), police_file_at = $2, is_required_police_validation = true, validate_police = false WHERE user_id = $1`,
      [city.volunteer(3).id, city.now],
    ).catch(() => undefined);
  }

  /** Lets time pass and checks each invariant; returns the messages to people. */
  async function live(seconds: number): Promise<Message[]> {
    const before = await snapshotAt(city.test.database, city.now);
    const began = city.now;
    await city.pass(seconds);
    const after = await snapshotAt(city.test.database, city.now);
    const told = await messagesAfter(city.test.database, before.lastMessage);
    const step = { act: { kind: 'pass', a: 0, b: 0, c: 0 }, before, after, told, began, now: city.now };
    for (const { name, broken } of INVARIANTS)
      expect({ at: city.now, [name]: await broken(step, city) }).toEqual({ at: city.now, [name]: [] });
    expect(await city.test.app.get(DeskWaitsRepository).unattended(city.now)).toBe(0);
    return told;
  }

  it('has each need, paper and question known to somebody at each moment, tells the truth, and floods nobody', async () => {
    await begin();
    const told: Message[] = [];
    const steps = [
      ...Array.from({ length: 12 }, () => 5 * MINUTE),
      ...Array.from({ length: 23 }, () => HOUR),
      ...Array.from({ length: 13 }, () => DAY / 2),
    ];
    for (const seconds of steps) told.push(...(await live(seconds)));
    const waits = await rows<{ kind: string }>('SELECT DISTINCT kind FROM desk_waits ORDER BY kind');
    expect(waits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chat', 'contact', 'need']));
    for (let week = 0; week < 7; week++) told.push(...(await live(7 * DAY)));
    // The system is off until the change to winter time in October, and again until the year is over.
    for (const [until, days] of [
      ['2027-10-27T08:00:00Z', 7],
      ['2028-03-02T08:00:00Z', 2],
    ] as const) {
      city.test.app.get(Clock).advance((Date.parse(until) - city.now.getTime()) / 1000);
      // the sessions of the previous admins have ended by now
      city.admins.unshift(await started.test.person('admin'));
      for (let day = 0; day < days; day++) told.push(...(await live(DAY)));
    }

    const staff = new Set([...city.managers, ...city.admins].map(({ id }) => id));
    const about = told.filter(
      ({ receiverId, message }) => receiverId !== null && staff.has(receiverId) && /מחכה|מחכים/.test(message),
    );
    const perHour = new Map<string, number>();
    for (const { receiverId, createdAt } of about) {
      const hour = `${receiverId} ${createdAt.slice(0, 13)}`;
      perHour.set(hour, (perHour.get(hour) ?? 0) + 1);
    }
    expect(Math.max(...perHour.values())).toBeLessThanOrEqual(A_HANDFUL);
    expect(about.length).toBeGreaterThan(50);
    // everybody who waited or was asked has got a message, but not one every day
    for (const { id } of [...city.seekers, ...city.volunteers])
      expect(told.filter(({ receiverId }) => receiverId === id).length).toBeLessThan(40);
  });
});
