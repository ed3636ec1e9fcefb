import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Clock } from '../../../platform/clock/clock.js';
import { keptText, SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { EventWorld } from '../../../testing/event-world.js';
import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { FilesService } from '../../files/index.js';
import { OldConversations } from './old-conversations.js';

interface Somebody {
  id: number;
  token: string;
}
/** How long messages are kept, in days. */
const KEPT_DAYS = 730;

let test: TestApp;
let world: RequestWorld;
let manager: Somebody;
let seeker: Somebody;
beforeEach(async () => {
  test = await startTestApp();
  world = new RequestWorld(test);
  [manager, seeker] = [await test.person('manager'), await world.seeker(0)];
});
afterEach(() => test.close());

const days = (count: number) => test.app.get(Clock).advance(count * 86_400);
const sweep = () => test.app.get(OldConversations).run();

async function photo(about: Record<string, number>): Promise<void> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const form = test.http.post('/api/chats/pictures').set({ Authorization: `Bearer ${seeker.token}` });
  for (const [name, value] of Object.entries({ send_key: randomUUID(), ...about }))
    void form.field(name, value);
  await form.attach('picture', bytes, 'photo.jpg').expect(200);
}
async function write(about: Record<string, number>, sms: string): Promise<void> {
  test.app.get(Clock).advance(3);
  expect((await world.as(seeker, 'post', '/chats', { sms, ...about })).status).toBe(200);
}
const words = async (): Promise<string[]> => {
  const rows: { message: Buffer }[] = await test.database.manager.query(
    `SELECT ${keptText('m.message')} AS message FROM chat_messages m ORDER BY id`,
  );
  return rows.map(({ message }) => test.app.get(SealedTexts).open(message));
};
async function counts(): Promise<[threads: number, pictures: number, files: number]> {
  await test.app.get(FilesService).sweep();
  const [row]: { threads: number; pictures: number; files: number }[] = await test.database.manager.query(
    `SELECT (SELECT count(*)::int FROM chat_threads) AS threads, (SELECT count(*)::int FROM chat_pictures) AS pictures, (SELECT count(*)::int FROM files WHERE kind = 'chat') AS files`,
  );
  return [row?.threads ?? -1, row?.pictures ?? -1, row?.files ?? -1];
}
const end = (id: number) =>
  test.database.manager.query(`UPDATE needs SET status = 'closed', ended_at = $2 WHERE id = $1`, [
    id,
    test.app.get(Clock).now(),
  ]);

describe('conversations whose retention has ended (rule 211)', () => {
  it('are deleted with their text, pictures and files once messages about the ended need are no longer kept', async () => {
    const id = await world.ask(seeker);
    await write({ category_id: SHOPPING }, 'Milk');
    test.app.get(Clock).advance(3);
    await photo({ category_id: SHOPPING });
    days(KEPT_DAYS);
    await end(id);
    await sweep();
    expect(await counts()).toEqual([1, 1, 1]);
    days(KEPT_DAYS - 1);
    await sweep();
    expect(await words()).toEqual(['Milk', '']);
    days(2);
    await sweep();
    expect([await words(), await counts()]).toEqual([[], [0, 0, 0]]);
  });

  it('keep what was written later just as long from when it was written, and ongoing ones as long as they go on', async () => {
    await end(await world.ask(seeker));
    await write({ category_id: SHOPPING }, 'Thanks');
    days(10);
    await write({ category_id: SHOPPING }, 'And again');
    const open = await world.ask(seeker);
    await write({ category_id: SHOPPING }, 'Eggs');
    days(KEPT_DAYS - 9);
    await sweep();
    expect(await words()).toEqual(['And again', 'Eggs']);
    days(KEPT_DAYS);
    await sweep();
    expect(await words()).toEqual(['Eggs']);
    await end(open);
    days(KEPT_DAYS + 1);
    await sweep();
    expect([await words(), await counts()]).toEqual([[], [0, 0, 0]]);
  });

  it('about an event are deleted with the event, more than a batch of them as well', async () => {
    const events = new EventWorld(test);
    const event = await events.event(manager, { autoAssign: false });
    await write({ event_id: event }, 'Where do I wait?');
    await test.database.manager.query(
      `INSERT INTO chat_messages (thread_id, sender_id, is_staff, message, created_at)
       SELECT m.thread_id, m.sender_id, false, 'again', m.created_at FROM chat_messages m, generate_series(1, 600)`,
    );
    days(KEPT_DAYS + 1);
    await sweep();
    expect(await words()).toHaveLength(601);
    await test.database.manager.query(
      'UPDATE events SET status = false, last_stopped_at = $2 WHERE id = $1',
      [event, test.app.get(Clock).now()],
    );
    days(KEPT_DAYS + 1);
    await sweep();
    expect([await words(), await counts()]).toEqual([[], [0, 0, 0]]);
  });
});
