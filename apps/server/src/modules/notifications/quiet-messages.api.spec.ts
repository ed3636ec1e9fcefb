import { ANY_MORNING, addDays, localDay, localMoment } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { letComeTime } from '../../testing/time-of-day.js';
import { DeliveryService } from './delivery.service.js';
import { FailOversService } from './fail-overs.service.js';
import { NotificationsService } from './notifications.service.js';

interface Somebody {
  id: number;
  token: string;
}
interface Row {
  id: number;
  type: string;
  status: string;
  leaves: Date;
  attempts: number;
  channel: string;
}

describe('messages at night (rule 100)', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let volunteer: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    admin = await test.person('admin');
    [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    letComeTime(clock(), '22:00');
  });
  afterEach(() => test.close());

  const clock = (): Clock => test.app.get(Clock);
  const tomorrow = (): string => addDays(localDay(clock().now()), 1);
  const morning = (): Date | null =>
    localMoment(localDay(clock().now()) === day ? addDays(day, 1) : localDay(clock().now()), '08:00');
  let day = '';
  beforeEach(() => {
    day = localDay(clock().now());
  });
  const to = (person: Somebody): Promise<Row[]> =>
    test.database.manager.query(
      'SELECT id, type, status, next_attempt_at AS leaves, attempts, channel FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [person.id],
    );
  const last = async (person: Somebody): Promise<Partial<Row>> => (await to(person)).at(-1) ?? {};
  /** A ride that is urgent, but begins in more than twelve hours. */
  const accepted = async (): Promise<number> => {
    const id = await world.ask(seeker, world.rideForm({ arrival_date: tomorrow(), arrival_time: '20:00' }));
    expect((await world.accept(volunteer, id)).status).toBe(200);
    return id;
  };

  it('reach people who wait for them at once, and staff in the morning', async () => {
    await accepted();
    const now = clock().now();
    expect((await to(seeker)).every(({ leaves }) => leaves <= now)).toBe(true);
    expect((await last(volunteer)).leaves?.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(await last(admin)).toMatchObject({ status: 'queued', leaves: morning() });
  });

  it('are not sent in the morning when the matter has ended', async () => {
    const id = await accepted();
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    expect(await last(admin)).toMatchObject({ status: 'cancelled' });
    const now = clock().now();
    expect((await last(volunteer)).leaves?.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  it('remind staff of an acceptance by day, with how long it has waited', async () => {
    await accepted();
    await world.passMinutes(60);
    expect(await to(admin)).toHaveLength(1);
    letComeTime(clock(), '08:00');
    // the yes came some moments after the hour from which the night is counted
    clock().advance(59);
    await world.runDue();
    expect((await world.messagesTo(admin)).at(-1)).toContain('מחכה לטיפול הצוות כבר 10 שעות');
  });

  it('about a coordinator’s manual calls leave at once (rule 76)', async () => {
    const id = await world.ask(seeker);
    expect((await world.as(admin, 'post', `/admin/applications/${id}/call-next`)).status).toBe(200);
    const now = clock().now();
    expect((await last(volunteer)).type).toBe('offer');
    expect((await last(volunteer)).leaves?.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  it('report an end by time in the morning, though it ends at midnight', async () => {
    const other = await world.seeker(1);
    const ending = await world.ask(other, world.shoppingForm({ expiration_date: day }));
    letComeTime(clock(), '00:30');
    await world.runDue();
    expect(await world.statusOf(ending)).toBe('expired');
    expect(await last(other)).toMatchObject({ type: 'expired', status: 'queued', leaves: morning() });
  });

  it('that were late, or go by the next channel, are put off without counting as tried; emergencies are not', async () => {
    letComeTime(clock(), '20:59');
    const reader = await test.person('volunteer', { channels: ['sms', 'email'], email: 'noa@karov.example' });
    const announce = (canWaitUntil: Date | null, isUrgent: boolean) =>
      test.database.transaction((tx) =>
        test.app.get(NotificationsService).announce(tx, {
          type: 'system',
          receiverType: 'volunteer',
          receivers: [{ userId: reader.id }],
          texts: { 'he-IL': 'שלום', 'en-US': 'hello' },
          canWaitUntil,
          isUrgent,
        }),
      );
    await announce(ANY_MORNING, true);
    letComeTime(clock(), '21:10');
    day = localDay(clock().now());
    await test.app.get(DeliveryService).drain();
    expect(await last(reader)).toMatchObject({ status: 'queued', attempts: 0, leaves: morning() });
    await test.database.manager.query(
      `UPDATE notifications SET status = 'sent', sent_at = $2 WHERE receiver_id = $1`,
      [reader.id, clock().now()],
    );
    await test.app
      .get(FailOversService)
      .end({ id: (await last(reader)).id ?? 0, code: 'undelivered', template: null });
    await test.app.get(DeliveryService).drain();
    expect(await last(reader)).toMatchObject({ status: 'queued', attempts: 0, leaves: morning() });
    expect(await to(reader)).toHaveLength(2);
    await announce(null, true);
    await test.app.get(DeliveryService).drain();
    expect((await last(reader)).attempts).toBeGreaterThan(0);
  });
});
