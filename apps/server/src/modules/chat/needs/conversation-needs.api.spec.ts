import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatThread } from '@karov/api-client';
import sharp from 'sharp';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

describe('a conversation about several needs', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let seeker: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [admin, seeker] = [await test.person('admin'), await world.seeker(0)];
  });
  afterEach(() => test.close());

  const write = async (who: Somebody, sms: string): Promise<void> => {
    test.app.get(Clock).advance(3);
    const { status } = await world.as(who, 'post', '/chats', {
      sms,
      category_id: SHOPPING,
      receiver_id: who === seeker ? undefined : seeker.id,
    });
    expect(status).toBe(200);
  };
  const read = async (who: Somebody): Promise<[string, number | null][]> => {
    const { body } = await world.as(
      who,
      'get',
      `/chats/categories?category_id=${SHOPPING}&receiver_id=${who === seeker ? who.id : seeker.id}`,
    );
    const messages: ChatMessage[] = body.data;
    return messages.map(({ message, need }) => [message, need?.id ?? null]);
  };
  const close = (id: number, status = 'closed') =>
    test.database.manager.query('UPDATE needs SET status = $2 WHERE id = $1', [id, status]);
  const later = async (id: number, seconds: number) =>
    test.database.manager.query('UPDATE needs SET created_at = $2 WHERE id = $1', [
      id,
      addSeconds(test.app.get(Clock).now(), seconds),
    ]);

  it('is one list, oldest first, each message with its need; a new one belongs to the ongoing need', async () => {
    const first = await world.ask(seeker);
    await write(seeker, 'Milk');
    await write(admin, 'Coming');
    expect(await read(seeker)).toEqual([
      ['Milk', null],
      ['Coming', null],
    ]);
    await close(first);
    await write(seeker, 'Thanks');
    const second = await world.ask(seeker, world.shoppingForm({ description: 'eggs for the cake' }));
    await later(second, 1);
    await write(seeker, 'Eggs');
    await write(admin, 'On it');
    const all = [
      ['Milk', first],
      ['Coming', first],
      ['Thanks', first],
      ['Eggs', second],
      ['On it', second],
    ];
    expect(await read(seeker)).toEqual(all);
    expect(await read(admin)).toEqual(all);
    // The older need is reopened after the newer one ended.
    await close(second);
    await close(first, 'open');
    await write(seeker, 'Milk again');
    expect((await read(admin)).at(-1)).toEqual(['Milk again', first]);
  });

  it('shows nothing of needs in other districts, in list, count and search', async () => {
    const [near, far] = [await test.person('admin'), await test.person('admin')];
    await world.permit(near, ['tel_aviv']);
    await world.permit(far, ['haifa']);
    const first = await world.ask(seeker);
    await write(seeker, 'Tel Aviv words');
    await close(first);
    const { status } = await world.as(
      far,
      'get',
      `/chats/categories?category_id=${SHOPPING}&receiver_id=${seeker.id}`,
    );
    expect(status).toBe(404);

    const second = await world.ask(seeker, world.shoppingForm({ description: 'in Haifa' }));
    await test.database.manager.query(`UPDATE needs SET origin_state = 'haifa' WHERE id = $1`, [second]);
    await later(second, 1);
    await write(seeker, 'Haifa words');
    expect(await read(far)).toEqual([['Haifa words', null]]);
    expect(await read(near)).toEqual([['Tel Aviv words', null]]);
    expect(await read(admin)).toEqual([
      ['Tel Aviv words', first],
      ['Haifa words', second],
    ]);
    const lastFor = async (who: Somebody): Promise<ChatThread[]> =>
      (await world.as(who, 'get', '/chats/threads')).body.data;
    expect(await lastFor(near)).toMatchObject([{ last_message: 'Tel Aviv words', unread: 0 }]);
    expect(await lastFor(far)).toMatchObject([{ last_message: 'Haifa words', unread: 0 }]);
    const found = async (who: Somebody) =>
      (await world.as(who, 'post', '/chats/search', { q: 'words' })).body.data;
    expect(await found(near)).toMatchObject({ places: [{ before: 'Tel Aviv ', found: 'words' }] });
    expect(await found(far)).toMatchObject({ places: [{ before: 'Haifa ', found: 'words' }] });
    // A message from a district's staff belongs to the need there, even if a newer one is live elsewhere.
    await close(first, 'completed');
    await write(near, 'About Tel Aviv');
    expect((await read(admin)).at(-1)).toEqual(['About Tel Aviv', first]);
  });

  it('opens to nobody the picture of a need in other districts, though the conversation is theirs as well', async () => {
    const [near, far] = [await test.person('admin'), await test.person('admin')];
    await world.permit(near, ['tel_aviv']);
    await world.permit(far, ['haifa']);
    const first = await world.ask(seeker);
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const { body } = await test.http
      .post('/api/chats/pictures')
      .set('Authorization', `Bearer ${seeker.token}`)
      .field('send_key', randomUUID())
      .field('category_id', SHOPPING)
      .attach('picture', bytes, 'door.jpg')
      .expect(200);
    const open = async (who: Somebody): Promise<number> =>
      (await world.as(who, 'get', `/chats/pictures/${body.data.picture.id}`)).status;
    await close(first);
    const second = await world.ask(seeker, world.shoppingForm({ description: 'in Haifa' }));
    await test.database.manager.query(`UPDATE needs SET origin_state = 'haifa' WHERE id = $1`, [second]);
    await later(second, 1);
    await write(seeker, 'Haifa words');
    expect(await read(far)).toEqual([['Haifa words', null]]);
    expect([await open(far), await open(near), await open(admin), await open(seeker)]).toEqual([
      404, 200, 200, 200,
    ]);
  });

  it('knows which needs a volunteer had in hand at each moment', async () => {
    const volunteer = await world.volunteer(1);
    const other = await world.seeker(1);
    const [first, second] = [await world.ask(seeker), await world.ask(other)];
    await later(second, 5);
    await world.accept(volunteer, first);
    test.app.get(Clock).advance(3);
    const say = (sms: string) => world.as(volunteer, 'post', '/chats', { sms, category_id: SHOPPING });
    await say('About the first');
    await test.database.manager.query(
      `INSERT INTO assignments (need_id, volunteer_id, is_approved, ended, created_at, updated_at) VALUES ($1, $2, 1, 'completed', now(), now())`,
      [second, volunteer.id],
    );
    test.app.get(Clock).advance(3);
    await say('Still about the first, since the second is over for me');
    const { body } = await world.as(volunteer, 'get', `/chats/categories?category_id=${SHOPPING}`);
    expect(body.data).toMatchObject([{ need: null }, { need: null }]);
    const rows: { need_id: number }[] = await test.database.manager.query(
      'SELECT need_id FROM chat_messages ORDER BY id',
    );
    expect(rows.map(({ need_id }) => need_id)).toEqual([first, first]);
  });
});
