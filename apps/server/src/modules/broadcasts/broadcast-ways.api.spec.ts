import { ANY_MORNING, leavesAt } from '@karov/domain';
import { BroadcastWorld } from '../../testing/broadcast-world.js';
import { eraseNow } from '../../testing/erased.js';
import { DeliveryService, NotificationsService } from '../notifications/index.js';

let many: BroadcastWorld;
beforeAll(async () => {
  many = await BroadcastWorld.start();
});
afterAll(() => many.close());
beforeEach(() => many.noon());

describe('on its way', () => {
  it('does not reach people who unsubscribe after it was composed, nor an erased account', async () => {
    const [stays, leaves, erased] = [await many.person(), await many.person(), await many.person()];
    const sent = await many.send({
      message: 'רגע אחרון',
      type: 'sms',
      user_ids: [stays.id, leaves.id, erased.id],
    });
    await many.refuseTexts(leaves);
    await eraseNow(many.test, erased.id);
    await many.deliver();
    expect((await many.rowsOf(sent.id)).map(({ status, error }) => [status, error])).toEqual([
      ['sent', null],
      ['cancelled', 'broadcast:unsubscribed'],
      ['cancelled', null],
    ]);
    expect(await many.textsTo(leaves)).toEqual([]);
  });

  it('does not affect messages about one’s own case, after any unsubscribing', async () => {
    const one = await many.person();
    await many.refuseTexts(one);
    await many.test.database.transaction((tx) =>
      many.test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'approved',
        receiverType: 'user',
        receivers: [{ userId: one.id }],
        texts: { 'he-IL': 'הבקשה שלך אושרה', 'en-US': 'approved' },
      }),
    );
    await many.deliver();
    expect(await many.textsTo(one)).toEqual(['הבקשה שלך אושרה']);
  });

  it('can be stopped: nothing more leaves, not even messages that a worker had claimed and must try again', async () => {
    const people = [await many.person(), await many.person()];
    many.twilio.script(await many.phoneOf(people[0] ?? many.admin), { kind: 'throttle' });
    const sent = await many.send({ message: 'לעצור', type: 'sms', user_ids: people.map(({ id }) => id) });
    await many.test.database.manager.query(
      `UPDATE notifications SET next_attempt_at = next_attempt_at + interval '1 hour' WHERE broadcast_id = $1 AND receiver_id = $2`,
      [sent.id, people[1]?.id],
    );
    await many.deliver();
    const taken = many.rowsOf(sent.id);
    expect((await taken).map(({ status }) => status)).toEqual(['queued', 'queued']);
    await many.test.database.manager.query(
      `UPDATE notifications SET status = 'sending' WHERE broadcast_id = $1 AND receiver_id = $2`,
      [sent.id, people[0]?.id],
    );
    const stopped = (await many.call('post', `broadcasts/${sent.id}/stop`).expect(200)).body.data;
    expect(stopped).toMatchObject({ state: 'stopped', abilities: [], counts: { sending: 1, cancelled: 1 } });
    await many.test.database.manager.query(
      `UPDATE notifications SET status = 'queued' WHERE broadcast_id = $1 AND receiver_id = $2`,
      [sent.id, people[0]?.id],
    );
    many.clock.advance(30);
    await many.deliver();
    expect((await many.rowsOf(sent.id)).map(({ status, error }) => [status, error])).toEqual([
      ['cancelled', 'broadcast:stopped'],
      ['cancelled', 'broadcast:stopped'],
    ]);
    expect(await many.progress(sent.id)).toMatchObject({
      state: 'stopped',
      counts: { sending: 0, cancelled: 2 },
    });
    expect(await many.textsTo(people[0] ?? many.admin)).toEqual([]);
  });

  it('is sent again to the people it did not reach, once, whichever staff member presses the button', async () => {
    const [fine, failing] = [await many.person(), await many.person()];
    many.twilio.script(await many.phoneOf(failing), { kind: 'error', status: 400, code: 30003 });
    const sent = await many.send({ message: 'שוב', type: 'sms', user_ids: [fine.id, failing.id] });
    await many.deliver();
    expect(await many.progress(sent.id)).toMatchObject({
      counts: { sent: 1, failed: 1 },
      abilities: ['resend'],
    });
    const again = await Promise.all(
      [1, 2, 3].map(
        async () => (await many.call('post', `broadcasts/${sent.id}/resend`).expect(200)).body.data,
      ),
    );
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    await many.deliver();
    expect(await many.textsTo(failing)).toHaveLength(1);
    expect(await many.textsTo(fine)).toHaveLength(1);
    expect(await many.progress(again[0].id)).toMatchObject({
      resend_of: sent.id,
      receivers: 1,
      counts: { sent: 1 },
    });
    expect(await many.progress(sent.id)).toMatchObject({ resent_as: again[0].id, abilities: [] });
    const failed = (
      await many.call('get', `broadcasts/${sent.id}/receivers?filters[status]=failed`).expect(200)
    ).body;
    expect(failed.data).toEqual([
      expect.objectContaining({ user_id: failing.id, status: 'failed', error: 'twilio:30003' }),
    ]);
  });

  it('treats a number that refuses all messages as unsubscribed', async () => {
    const one = await many.person();
    many.twilio.script(await many.phoneOf(one), { kind: 'error', status: 400, code: 21610 });
    await many.send({ message: 'הלו', type: 'sms', user_ids: [one.id] });
    await many.deliver();
    expect((await many.preview({ message: 'x', type: 'sms', user_ids: [one.id] })).left_out).toEqual([
      expect.objectContaining({ reason: 'unsubscribed', count: 1 }),
    ]);
    const card = await many.call('get', `users/${one.id}`).expect(200);
    expect(card.body.data.unsubscribed).toEqual(['sms']);
    const marked = (): Promise<unknown[]> =>
      many.test.database.manager.query('SELECT 1 FROM bounced_addresses WHERE user_id = $1', [one.id]);
    expect(await marked()).toHaveLength(1);
    await many.write(one, 'START');
    expect(await marked()).toEqual([]);
  });

  it('ends and begins again by a word sent in reply', async () => {
    const one = await many.person();
    const left = async () =>
      (await many.preview({ message: 'x', type: 'sms', user_ids: [one.id] })).receivers;
    await many.write(one, 'הסר');
    await many.write(one, 'הסר');
    await many.deliver();
    expect(await left()).toBe(0);
    expect(await many.textsTo(one)).toEqual([expect.stringContaining('הפסקנו')]);
    await many.write(one, 'חזרה');
    expect(await left()).toBe(1);
    await many.write(one, 'STOP');
    expect(await left()).toBe(0);
    await many.write(one, 'START');
    expect(await left()).toBe(1);
    await many.deliver();
    expect(await many.textsTo(one)).toHaveLength(2);
  });
});

describe('at night', () => {
  it('waits for the morning, unless it is for the people of an event', async () => {
    const one = await many.person();
    many.clock.advance(12 * 3600);
    const now = many.clock.now();
    const sent = await many.send({ message: 'לילה', type: 'sms', user_ids: [one.id] });
    expect(sent.starts_at).toBe(
      leavesAt(now, ANY_MORNING)
        .toISOString()
        .replace(/\.\d+Z/, '.000Z'),
    );
    await many.deliver();
    expect(await many.textsTo(one)).toEqual([]);
    expect(await many.progress(sent.id)).toMatchObject({ state: 'waiting', abilities: ['stop'] });
    const seeker = await many.events.seeker(1);
    const event = await many.events.event(many.manager);
    await many.send({ message: 'מקלט פתוח', type: 'sms', filters: { event_people: `${event}:silent` } });
    await many.deliver();
    expect((await many.textsTo(seeker)).filter((text) => text.startsWith('מקלט פתוח'))).toHaveLength(1);
    many.clock.advance((leavesAt(now, ANY_MORNING).getTime() - now.getTime()) / 1000 + 60);
    await many.deliver();
    expect(await many.textsTo(one)).toHaveLength(1);
  });

  it('waits also for the people of an event that has stopped, or is an exercise', async () => {
    await many.events.seeker(1);
    const audience = (event: number) => ({
      message: `לילה ${event}`,
      type: 'sms',
      filters: { event_people: `${event}:asked` },
    });
    const morning = (): number => leavesAt(many.clock.now(), ANY_MORNING).getTime();
    const [stopped, exercise] = [
      await many.events.event(many.manager),
      await many.events.event(many.manager),
    ];
    await many.test.database.manager.query('UPDATE events SET status = false WHERE id = $1', [stopped]);
    await many.test.database.manager.query('UPDATE events SET is_exercise = true WHERE id = $1', [exercise]);
    const hours = (many.clock.now().getUTCHours() + 2) % 24;
    many.clock.advance(((23 - hours + 24) % 24) * 3600);
    expect(morning()).toBeGreaterThan(many.clock.now().getTime());
    for (const event of [stopped, exercise]) {
      const { starts_at } = await many.preview(audience(event));
      expect(Math.abs(new Date(starts_at).getTime() - morning())).toBeLessThan(60_000);
      const sent = await many.send(audience(event));
      expect(Math.abs(new Date(sent.starts_at).getTime() - morning())).toBeLessThan(60_000);
    }
  });

  it('also stops in the middle: messages that have not left by nine are put off', async () => {
    const one = await many.person();
    const sent = await many.send({ message: 'ערב', type: 'sms', user_ids: [one.id] });
    many.clock.advance(12 * 3600);
    await many.deliver();
    expect((await many.rowsOf(sent.id)).map(({ status }) => status)).toEqual(['queued']);
  });
});

describe('urgent and ordinary messages', () => {
  it('never queue behind a broadcast', async () => {
    const [crowd, one] = [
      await Promise.all(Array.from({ length: 20 }, () => many.person())),
      await many.person(),
    ];
    await many.send({ message: 'הרבה', type: 'sms', user_ids: crowd.map(({ id }) => id) });
    await many.test.database.transaction((tx) =>
      many.test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'user',
        receivers: [{ userId: one.id }],
        texts: { 'he-IL': 'רגיל', 'en-US': 'ordinary' },
      }),
    );
    await many.test.app.get(DeliveryService).batch(1);
    expect(await many.textsTo(one)).toEqual(['רגיל']);
  });
});
