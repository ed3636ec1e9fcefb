import type { PersonReach, ReachCounts, ReachRow } from '@karov/api-client';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { DeliveryService } from '../notifications/index.js';

type Somebody = Awaited<ReturnType<TestApp['person']>>;
const HAIFA = {
  text: 'הגפן 3',
  street: 'הגפן 3',
  city: 'חיפה',
  state: 'haifa',
  country: 'ישראל',
  lat: 32.8,
  lon: 34.98,
};
const CENTRE = { ...HAIFA, city: 'תל אביב', state: 'tel_aviv', lat: 32.08, lon: 34.78 };

let test: TestApp;
let admin: Somebody;
let manager: Somebody;
let people: Record<'many' | 'one' | 'none' | 'bounced' | 'elsewhere', Somebody>;

beforeAll(async () => {
  test = await startTestApp();
  [admin, manager] = [await test.person('admin'), await test.person('manager')];
  await new EventWorld(test).permit(manager, ['haifa']);
  const person = (firstName: string, details: Parameters<TestApp['person']>[1]) =>
    test.person('user', { address: HAIFA, firstName, ...details });
  people = {
    many: await person('א', { channels: ['sms', 'email'], email: 'many@karov.example' }),
    one: await person('ב', { channels: ['sms', 'email'], email: null, phone: '+972541000001' }),
    none: await person('ג', { channels: [] }),
    bounced: await person('ד', { channels: ['sms'], phone: '+972541000002' }),
    elsewhere: await person('ה', { address: CENTRE, channels: ['sms'] }),
  };
  await message(people.bounced, { status: 'failed', error: 'twilio:30005' });
});
afterAll(() => test.close());

/** A message, with a receipt from its provider. */
async function message(
  { id }: Somebody,
  change: { status: string; error?: string; channel?: string; at?: string },
): Promise<void> {
  const provider = `SMreach${++written}`;
  await test.database.manager.query(
    `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, provider_id, next_attempt_at, created_at, sent_at)
     SELECT 'system', u.id, $2, u.phone, 'x', 'sent', $3, $4, $4, $4 FROM users u WHERE u.id = $1`,
    [id, change.channel ?? 'sms', provider, change.at ?? '2026-03-01T10:00:00Z'],
  );
  if (change.status === 'failed' || change.status === 'delivered')
    await test.app.get(DeliveryService).receipt(provider, change.status, change.error ?? null);
}
let written = 0;

const get = (path: string, who: Somebody = manager) =>
  test.http
    .get(`/api/${who === admin ? 'admin' : 'manager'}/reachability${path}`)
    .set({ Authorization: `Bearer ${who.token}`, 'Content-Language': 'en-US' });
const rows = async (query = '', who?: Somebody): Promise<ReachRow[]> =>
  (await get(`?${query}`, who).expect(200)).body.data;
const idsOf = async (query?: string, who?: Somebody): Promise<number[]> =>
  (await rows(query, who)).map(({ id }) => id);
const reachOf = async ({ id }: Somebody, who?: Somebody): Promise<PersonReach> =>
  (await get(`/${id}`, who).expect(200)).body.data;
const channel = async (of: Somebody, name: string) =>
  (await reachOf(of)).channels.find((one) => one.channel === name);

describe('whom messages reach (rule 191)', () => {
  it('counts people of one’s own districts by the channels that reach them now', async () => {
    const counts: ReachCounts = (await get('/counts').expect(200)).body.data;
    expect(counts).toEqual({ many: 1, one: 1, none: 2 });
    expect((await get('/counts?filters[state]=tel_aviv', admin).expect(200)).body.data).toEqual({
      many: 0,
      one: 1,
      none: 0,
    });
  });

  it('lists them by name with their channels, and each level', async () => {
    const { many, one, none, bounced } = people;
    expect(
      (await rows()).map(({ id, level, channels, bounced: refused }) => [id, level, channels, refused]),
    ).toEqual([
      [many.id, 'many', ['sms', 'email'], []],
      [one.id, 'one', ['sms'], []],
      [none.id, 'none', [], []],
      [bounced.id, 'none', [], ['sms']],
    ]);
    expect(await idsOf('filters[level]=none')).toEqual([none.id, bounced.id]);
    expect(await idsOf('filters[level]=many')).toEqual([many.id]);
    expect(await idsOf('perPage=2&page=2')).toEqual([none.id, bounced.id]);
    expect((await get('?filters[level]=few').expect(422)).body.errors).toHaveProperty(['filters.level']);
    await get('?filters[unknown]=1').expect(422);
  });

  it('shows nobody out of reach, in lists, counts and cards', async () => {
    expect(await idsOf('perPage=100')).not.toContain(people.elsewhere.id);
    expect(await idsOf('perPage=100', admin)).toContain(people.elsewhere.id);
    await get(`/${people.elsewhere.id}`).expect(404);
    await get('/999999', admin).expect(404);
    for (const who of [people.one, await test.person('volunteer')])
      expect((await get('', who)).status).toBeGreaterThanOrEqual(400);
  });

  it.each(['is_block', 'NOT is_active'])(
    'leaves out people who are %s: nobody writes to them',
    async (state) => {
      const set = (isSo: boolean) =>
        test.database.manager.query(`UPDATE users SET ${state.replace('NOT ', '')} = $2 WHERE id = $1`, [
          people.one.id,
          isSo !== state.startsWith('NOT'),
        ]);
      const counted = async (): Promise<ReachCounts> => (await get('/counts').expect(200)).body.data;
      const before = await counted();
      await set(true);
      expect(await idsOf()).not.toContain(people.one.id);
      expect(await counted()).toEqual({ ...before, one: before.one - 1 });
      await set(false);
      expect(await counted()).toEqual(before);
    },
  );

  it('treats a channel as bounced only while the number is the same and nothing was received after it', async () => {
    const one = await test.person('user', { address: CENTRE, channels: ['sms'] });
    const level = async (): Promise<string> => (await reachOf(one, admin)).level;
    await message(one, { status: 'failed', error: 'twilio:30003' });
    expect(await level()).toBe('one');
    await message(one, { status: 'failed', error: 'twilio:30005' });
    expect(await level()).toBe('none');
    await message(one, { status: 'sent' });
    expect(await level()).toBe('none');
    await message(one, { status: 'delivered' });
    expect(await level()).toBe('one');
    await message(one, { status: 'failed', error: 'twilio:21610' });
    expect(await level()).toBe('none');
    await test.database.manager.query(`UPDATE users SET phone = '+972541999999' WHERE id = $1`, [one.id]);
    expect(await level()).toBe('one');
  });

  it('says for each channel why it is not used, its last result, and that nothing ever came back', async () => {
    expect((await reachOf(people.none)).channels.map(({ channel: name, state }) => [name, state])).toEqual([
      ['whatsapp', 'not_chosen'],
      ['sms', 'not_chosen'],
      ['email', 'no_address'],
      ['call', 'not_chosen'],
    ]);
    expect(await channel(people.bounced, 'sms')).toMatchObject({
      state: 'bounced',
      fault: 'no_such_number',
      last_failed_at: '2026-03-01T10:00:00.000Z',
    });
    await message(people.many, { status: 'sent', at: '2026-03-02T10:00:00Z' });
    expect(await channel(people.many, 'sms')).toMatchObject({
      state: 'works',
      is_silent: true,
      last_sent_at: '2026-03-02T10:00:00.000Z',
      is_unsubscribed: false,
    });
    await message(people.many, { status: 'delivered', at: '2026-03-03T10:00:00Z' });
    await test.http
      .post('/api/auth/subscriptions')
      .set('Authorization', `Bearer ${people.many.token}`)
      .send({ sms: 0 })
      .expect(200);
    expect(await channel(people.many, 'sms')).toMatchObject({
      is_silent: false,
      last_delivered_at: '2026-03-03T10:00:00.000Z',
      is_unsubscribed: true,
    });
    expect((await reachOf(people.many)).last_delivered_at).toBe('2026-03-03T10:00:00.000Z');
  });

  it('knows when somebody last wrote back', async () => {
    await test.database.manager.query(
      `INSERT INTO replies (message_id, user_id, outcome, is_answered, received_at) VALUES ('SMreach', $1, 'nothing', false, '2026-03-04T10:00:00Z')`,
      [people.one.id],
    );
    expect((await reachOf(people.one)).last_answered_at).toBe('2026-03-04T10:00:00.000Z');
    expect((await rows('filters[level]=one')).map(({ last_answered_at: at }) => at)).toEqual([
      '2026-03-04T10:00:00.000Z',
    ]);
  });

  it('is saved as a file of the same people, which is recorded with them', async () => {
    const { headers } = await get('?export=true&filters[level]=none').expect(200);
    expect(headers['content-type']).toMatch(/spreadsheetml/);
    const [entry]: { new_values: unknown }[] = await test.database.manager.query(
      `SELECT new_values FROM activity_log WHERE action = 'exported' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.new_values).toEqual({
      list: 'reachability.xlsx',
      role: 'manager',
      filter: { level: 'none', search: '' },
    });
  });
});
