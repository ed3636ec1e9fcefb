import type { NotificationRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

type Somebody = Awaited<ReturnType<TestApp['person']>>;

let test: TestApp;
let admin: Somebody;
let manager: Somebody;
let seeker: Somebody & { phone: string };
let eventId: number;

beforeAll(async () => {
  test = await startTestApp({ KAROV_SMS_PRICE: '0.12', KAROV_CALL_PRICE: '0.35' });
  [admin, manager] = [await test.person('admin'), await test.person('manager')];
  const phone = '+972541112233';
  seeker = { ...(await test.person('user', { phone, firstName: 'רחל', lastName: 'כהן' })), phone };
  eventId = await new EventWorld(test).event(manager);
});
afterAll(() => test.close());
afterEach(() => test.database.manager.query('DELETE FROM notifications'));

async function write(change: Record<string, unknown> = {}): Promise<number> {
  const row = {
    type: 'system',
    receiver_id: seeker.id,
    receiver_type: ['user'],
    channel: 'sms',
    send_to: seeker.phone,
    locale: 'he-IL',
    message: 'שלום',
    status: 'sent',
    next_attempt_at: '2026-03-01T10:00:00Z',
    created_at: '2026-03-01T10:00:00Z',
    sent_at: '2026-03-01T10:00:05Z',
    attempts: 1,
    ...change,
  };
  const names = Object.keys(row);
  const [written]: { id: number }[] = await test.database.manager.query(
    `INSERT INTO notifications (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return written?.id ?? 0;
}

const get = (query: string, who: Somebody = admin) =>
  test.http.get(`/api/notifications?${query}`).set('Authorization', `Bearer ${who.token}`);
const log = async (query = '', who: Somebody = admin): Promise<NotificationRow[]> =>
  (await get(query, who).expect(200)).body.data;
const idsOf = async (query: string, who: Somebody = admin): Promise<number[]> =>
  (await log(query, who)).map(({ id }) => id);

describe('the log of messages (rule 190)', () => {
  it('shows staff whose message it is, what it is about, how often it was tried and what it cost', async () => {
    await write({ application_id: 41, event_id: eventId, attempts: 3, message: 'ש'.repeat(71) });
    const [row] = await log();
    expect(row).toMatchObject({
      receiver_name: 'רחל כהן',
      application_id: 41,
      event_id: eventId,
      broadcast_id: null,
      attempts: 3,
      parts: 2,
      cost: 0.24,
      currency: 'ILS',
      sent_at: '2026-03-01T10:00:05.000Z',
    });
  });

  it('counts the parts of a message as it left: with its link, its code and the opt-out of a broadcast', async () => {
    await write({ message: '%{link}', secret_kind: 'event_volunteer', secret_id: 1, locale: 'en-US' });
    await write({ message: `${'x'.repeat(155)}%{code}`, secret_kind: 'otp', secret_id: 1, locale: 'en-US' });
    await write({ message: 'ש'.repeat(20), broadcast_id: 5 });
    expect((await log('orderBy=created_at&order=asc')).map(({ parts }) => parts)).toEqual([1, 2, 2]);
  });

  it('shows what a call cost, answered or not', async () => {
    await write({ channel: 'call', status: 'failed' });
    await write({ channel: 'call', status: 'queued', sent_at: null });
    expect((await log('orderBy=id&order=asc')).map(({ parts, cost }) => [parts, cost])).toEqual([
      [null, 0.35],
      [null, null],
    ]);
  });

  it('shows no cost for what has not left, for channels without a price, and for what was erased', async () => {
    await write({ status: 'queued', sent_at: null });
    await write({ channel: 'email', send_to: 'rachel@karov.example' });
    await write({ message: '' });
    expect((await log()).map(({ parts, cost }) => [parts, cost])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('is narrowed by channel, state, days of Israel, person, request, event and broadcast', async () => {
    const call = await write({
      channel: 'call',
      status: 'failed',
      application_id: 9,
      created_at: '2026-03-02T21:59:00Z',
    });
    const text = await write({
      event_id: eventId,
      broadcast_id: 5,
      created_at: '2026-03-02T22:01:00Z',
      receiver_id: admin.id,
    });
    const filter = (name: string, value: string | number): Promise<number[]> =>
      idsOf(`filters[${name}]=${value}`);
    expect(await filter('channel', 'call')).toEqual([call]);
    expect(await filter('status', 'failed')).toEqual([call]);
    expect(await filter('from', '2026-03-03')).toEqual([text]);
    expect(await filter('to', '2026-03-02')).toEqual([call]);
    expect(await filter('receiver_id', admin.id)).toEqual([text]);
    expect(await filter('application_id', 9)).toEqual([call]);
    expect(await filter('event_id', eventId)).toEqual([text]);
    expect(await filter('broadcast_id', 5)).toEqual([text]);
    expect((await get('filters[from]=yesterday').expect(422)).body.errors).toHaveProperty(['filters.from']);
  });

  it('finds words in messages, in broadcasts and in what their calls say, and parts of addresses', async () => {
    const [broadcast]: { id: number }[] = await test.database.manager.query(
      `INSERT INTO broadcasts (sender_id, channel, message, audience, request_key, content_hash, receivers, created_at, starts_at, counted_at)
       VALUES ($1, 'sms', 'Water at the SQUARE, 100%', '{}', 'key', '', 1, now(), now(), now()) RETURNING id`,
      [admin.id],
    );
    const own = await write({ message: 'Come to the square_1', send_to: '+972541110001' });
    const many = await write({
      message: 'Water at the SQUARE, 100%',
      broadcast_id: broadcast?.id,
      send_to: '+972541110002',
    });
    const called = await write({
      message: serverText('he-IL', 'voice.test'),
      channel: 'call',
      broadcast_id: broadcast?.id,
      send_to: '+972541110003',
    });
    const mailed = await write({ channel: 'email', send_to: 'Noa@Example.org' });
    const found = async (words: string) =>
      (await idsOf(`search=${encodeURIComponent(words)}`)).sort((a, b) => a - b);
    expect(await found('Square')).toEqual([own, many]);
    expect(await found('square_')).toEqual([own]);
    expect(await found('100%')).toEqual([many]);
    expect(await found(serverText('he-IL', 'voice.test').slice(2, 14))).toEqual([called]);
    expect(await found('noa@example')).toEqual([mailed]);
    expect(await found('4111000')).toEqual([own, many, called]);
    expect(await found('nothing like it')).toEqual([]);
  });

  it.each(['054-111-2233', '0541112233', '+972 54 1112233', '972541112233', '111-2233'])(
    'finds a telephone typed as %s',
    async (typed) => {
      const [found] = [await write(), await write({ send_to: '+972541112234', receiver_id: null })];
      expect(await idsOf(`search=${encodeURIComponent(typed)}`)).toEqual([found]);
      expect(await idsOf(`search=${encodeURIComponent(typed)}`, seeker)).toEqual([found]);
    },
  );

  it('shows a manager the messages of their own events without the names of people they may not identify, and nobody else’s', async () => {
    await write({ event_id: eventId });
    await write();
    const rows = await log('', manager);
    expect(rows.map(({ send_to, receiver_name, event_id }) => [send_to, receiver_name, event_id])).toEqual([
      ['', null, eventId],
    ]);
    expect(await log('', await test.person('manager'))).toEqual([]);
  });

  it('tells recipients of a message nothing about its cost', async () => {
    await write({ event_id: eventId });
    const [row] = await log('', seeker);
    expect(row).toMatchObject({ parts: null, cost: null, receiver_name: null });
    expect(await log('', await test.person('user'))).toEqual([]);
  });

  it.each(['type', 'send_to', 'action_type', 'status', 'created_at'])(
    'has an index for the order by %s',
    async (orderBy) => {
      expect((await get(`orderBy=${orderBy}`).expect(200)).body.data).toEqual([]);
      const column = { action_type: 'channel' }[orderBy] ?? orderBy;
      const indexes: { definition: string }[] = await test.database.manager.query(
        `SELECT indexdef AS definition FROM pg_indexes WHERE tablename = 'notifications'`,
      );
      expect(indexes.some(({ definition }) => definition.endsWith(`(${column}, id)`))).toBe(true);
    },
  );
});
