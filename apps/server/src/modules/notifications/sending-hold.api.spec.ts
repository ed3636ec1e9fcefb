import type { TwilioStandIn } from '@karov/testing';
import type { TestApp } from '../../testing/test-app.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import { ActivityService } from '../activity/index.js';
import { DeliveryService, SendingHoldService } from './index.js';
import { NotificationsRepository } from './notifications.repository.js';

describe('the hold of all sending', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let superAdmin: { id: number; token: string };
  beforeAll(async () => {
    ({ twilio, test } = await startWithTwilio());
    superAdmin = await test.person('super_admin');
  });
  afterAll(async () => {
    await test.close();
    await twilio.stop();
  });
  beforeEach(async () => {
    await test.database.manager.query('DELETE FROM notifications');
    await holds().release(null);
  });

  const holds = (): SendingHoldService => test.app.get(SendingHoldService);
  const hold = (includesUrgent = false): Promise<void> =>
    holds().hold({ heldBy: superAdmin.id, reason: 'drill', includesUrgent });
  interface Message {
    message: string;
    isUrgent?: boolean;
    secret?: string;
  }
  /** Writes messages to one number that were due an hour ago, in their order. */
  const write = (messages: readonly Message[]): Promise<unknown> =>
    test.database.manager.query(
      `INSERT INTO notifications (type, receiver_type, channel, send_to, locale, message, is_urgent, secret_kind, next_attempt_at, created_at)
       SELECT 'general', '{}', 'sms', '+972523000001', 'he-IL', m.message, m.is_urgent, m.secret, now() - interval '1 hour' + m.at * interval '1 second', now()
       FROM unnest($1::text[], $2::boolean[], $3::text[]) WITH ORDINALITY AS m(message, is_urgent, secret, at) ORDER BY m.at`,
      [
        messages.map(({ message }) => message),
        messages.map(({ isUrgent = false }) => isUrgent),
        messages.map(({ secret = null }) => secret),
      ],
    );
  const claimed = async (): Promise<string[]> => {
    const now = new Date();
    const rows = await test.app.get(NotificationsRepository).claimDue(now, now, 100, false);
    await test.database.manager.query(`UPDATE notifications SET status = 'queued' WHERE status = 'sending'`);
    return rows.map(({ message }) => message).sort();
  };
  /** Writes an ordinary and an urgent notification on a device beside one of the messages. */
  const pushBeside = (): Promise<unknown> =>
    test.database.manager.query(
      `WITH device AS (
         INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at, last_seen_at)
         SELECT s.user_id, s.id, 'https://push.example/1', 'p', 'a', now(), now() FROM sessions s WHERE s.user_id = $1 LIMIT 1 RETURNING id)
       INSERT INTO push_messages (notification_id, subscription_id, is_urgent, next_attempt_at)
       SELECT n.id, d.id, n.is_urgent, now() - interval '1 hour' FROM device d, notifications n WHERE n.message IN ('reminder', 'emergency')`,
      [superAdmin.id],
    );
  const WORLD = [
    { message: 'reminder' },
    { message: 'emergency', isUrgent: true },
    { message: 'code', isUrgent: true, secret: 'otp' },
    { message: 'sign-in', secret: 'sign_in' },
  ];

  it('lets codes and what is urgent leave, and nothing else', async () => {
    await write(WORLD);
    await hold();
    expect(await claimed()).toEqual(['code', 'emergency', 'sign-in']);
  });

  it('holds what is urgent by a choice of its own; codes leave all the same', async () => {
    await write(WORLD);
    await hold(true);
    expect(await claimed()).toEqual(['code', 'sign-in']);
  });

  it('keeps held messages waiting, and sends them in order when it is released', async () => {
    await write([{ message: 'first' }, { message: 'second' }, { message: 'third' }]);
    await hold();
    await test.app.get(DeliveryService).drain();
    expect(twilio.accepted).toEqual([]);
    expect(await test.app.get(NotificationsRepository).nextDue()).toBeNull();
    expect((await holds().current())?.waiting).toBe(3);
    await holds().release(null);
    await test.app.get(DeliveryService).drain();
    expect(twilio.accepted.map(({ body }) => body)).toEqual(['first', 'second', 'third']);
  });

  it('cancels what waits, and only that', async () => {
    await write(WORLD);
    await hold();
    await pushBeside();
    expect(await holds().cancelHeld()).toEqual({ messages: 1, pushes: 1 });
    expect(
      await test.database.manager.query('SELECT status, error FROM push_messages ORDER BY is_urgent'),
    ).toEqual([
      { status: 'dropped', error: 'held:cancelled' },
      { status: 'queued', error: null },
    ]);
    expect(
      await test.database.manager.query(
        `SELECT message, status FROM notifications WHERE status = 'cancelled'`,
      ),
    ).toEqual([{ message: 'reminder', status: 'cancelled' }]);
    await holds().release(null);
    expect(await holds().cancelHeld()).toEqual({ messages: 0, pushes: 0 });
  });

  it('stands in the audit log with who did what, and why', async () => {
    await holds().release(superAdmin.id);
    await hold(true);
    await holds().cancelHeld();
    await holds().release(superAdmin.id);
    const lines = await test.app.get(ActivityService).history('sending_hold', 1);
    expect(
      lines.slice(-3).map(({ action, actorId, newValues, note }) => [action, actorId, newValues, note]),
    ).toEqual([
      ['held', superAdmin.id, { includesUrgent: true }, 'drill'],
      ['cancelled', null, { messages: 0, pushes: 0 }, null],
      ['released', superAdmin.id, {}, null],
    ]);
  });

  it('is begun and ended by super admins alone, and read by all staff', async () => {
    const admin = await test.person('admin');
    const put = (token: string) =>
      test.http
        .put('/api/admin/sending-hold')
        .set('Authorization', `Bearer ${token}`)
        .send({ reason: 'a wrong text' });
    const state = async (token: string): Promise<unknown> =>
      (await test.http.get('/api/admin/sending-hold').set('Authorization', `Bearer ${token}`).expect(200))
        .body.data;
    await put(admin.token).expect(403);
    expect(await state(admin.token)).toEqual({ hold: null, can_change: false });
    await put(superAdmin.token).expect(200);
    expect(await state(superAdmin.token)).toMatchObject({
      hold: { reason: 'a wrong text', includes_urgent: false, waiting: 0 },
      can_change: true,
    });
    await test.http
      .delete('/api/admin/sending-hold')
      .set('Authorization', `Bearer ${admin.token}`)
      .expect(403);
    await test.http
      .delete('/api/admin/sending-hold')
      .set('Authorization', `Bearer ${superAdmin.token}`)
      .expect(200);
    expect(await state(admin.token)).toEqual({ hold: null, can_change: false });
  });
});
