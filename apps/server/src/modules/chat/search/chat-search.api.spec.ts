import type { ChatPlaces } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Clock } from '../../../platform/clock/clock.js';
import { SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { hasWords } from '../../../platform/lists/list-sql.js';
import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

describe('searching in conversations', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let other: Somebody;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    [admin, seeker, other] = [await test.person('admin'), await world.seeker(0), await world.seeker(1)];
    for (const who of [seeker, other]) {
      await world.ask(who);
      await world.as(who, 'post', '/chats', { sms: 'יש 100% חלב_טרי?', category_id: SHOPPING });
    }
    test.app.get(Clock).advance(3);
    await world.as(admin, 'post', '/chats', {
      sms: 'Fresh MILK is coming',
      category_id: SHOPPING,
      receiver_id: seeker.id,
    });
  });
  afterAll(() => test.close());

  const found = async (who: Somebody, q: string): Promise<ChatPlaces> =>
    (await world.as(who, 'post', '/chats/search', { q })).body.data;

  it('finds words in any case, newest first, with the place and the message', async () => {
    const { places, has_more } = await found(admin, 'חלב');
    expect(places.map(({ person }) => person.id)).toEqual([other.id, seeker.id]);
    expect(places[1]).toMatchObject({
      context: 'category',
      context_id: SHOPPING,
      before: 'יש 100% ',
      found: 'חלב',
      after: '_טרי?',
      message_id: expect.any(Number),
    });
    expect(has_more).toBe(false);
    expect((await found(admin, 'milk')).places).toMatchObject([{ found: 'MILK', person: { id: seeker.id } }]);
  });

  it('finds each word by its beginning, whatever characters stand between', async () => {
    expect((await found(admin, '100% חל')).places).toHaveLength(2);
    expect((await found(admin, 'טרי חלב')).places).toMatchObject([{ found: 'טרי' }, { found: 'טרי' }]);
    expect((await found(admin, 'חלב_טרי')).places).toMatchObject([
      { found: 'חלב_טרי' },
      { found: 'חלב_טרי' },
    ]);
    for (const other of ['0% חלב', 'לב', 'חלב קר', '%%'])
      expect((await found(admin, other)).places).toEqual([]);
  });

  it('finds people by name for staff only, and only their own words for everybody', async () => {
    await test.database.manager.query(`UPDATE users SET full_name = 'Zelda Unusual' WHERE id = $1`, [
      other.id,
    ]);
    expect((await found(admin, 'unusual')).places).toMatchObject([
      { message_id: null, person: { id: other.id }, before: 'יש 100% חלב_טרי?' },
    ]);
    expect((await found(other, 'unusual')).places).toEqual([]);
    expect((await found(seeker, 'חלב')).places).toMatchObject([
      { person: { id: seeker.id, contact_note: '' } },
    ]);
    expect((await found(other, 'milk')).places).toEqual([]);
    const [manager, far] = [await test.person('manager'), await test.person('admin')];
    await world.permit(manager);
    await world.permit(far, ['haifa']);
    for (const stranger of [manager, far])
      expect(await found(stranger, 'חלב')).toEqual({ places: [], has_more: false });
  });

  it('says that there is more than is shown, and requires two characters', async () => {
    await test.database.manager.query(
      `INSERT INTO chat_messages (thread_id, sender_id, is_staff, message, created_at)
       SELECT t.id, t.person_id, false, 'again and again', now() FROM chat_threads t, generate_series(1, ${LIMITS.chatSearchShown}) WHERE t.person_id = $1`,
      [seeker.id],
    );
    await test.app.get(SealedTexts).sweep();
    expect(await found(seeker, 'again')).toMatchObject({ has_more: false });
    await test.database.manager.query(
      `INSERT INTO chat_messages (thread_id, sender_id, is_staff, message, created_at) SELECT id, person_id, false, 'again', now() FROM chat_threads WHERE person_id = $1`,
      [seeker.id],
    );
    await test.app.get(SealedTexts).sweep();
    const { places, has_more } = await found(seeker, 'again');
    expect([places.length, has_more]).toEqual([LIMITS.chatSearchShown, true]);
    expect((await world.as(seeker, 'post', '/chats/search', { q: 'a' })).status).toBe(422);
  });

  it('can use the index on the words', async () => {
    const sought = test.app.get(SealedTexts).sought('milk coming');
    const plan = await test.database.transaction(async () => {
      await test.database.joined.query('SET LOCAL enable_seqscan = off');
      return JSON.stringify(
        await test.database.joined.query(
          `EXPLAIN SELECT 1 FROM chat_messages m WHERE ${hasWords('m.message_words', sought, (at) => `$${at + 1}`)}`,
          sought,
        ),
      );
    });
    expect(plan).toContain('chat_messages_words');
  });
});
