import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatMessage, OwnPicture } from '@karov/api-client';
import { HOUR, LIMITS } from '@karov/domain';
import sharp from 'sharp';
import { Clock } from '../../platform/clock/clock.js';
import { chatNoticesTo } from '../../testing/chat-notices.js';
import { eraseNow } from '../../testing/erased.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { FilesService } from '../files/index.js';

interface Somebody {
  id: number;
  token: string;
}
/** The time after which nobody has a conversation open any more (rule 207). */
const GONE_SECONDS = 120;
const LOCK_SECONDS = 3;

let test: TestApp;
let world: EventWorld;
let manager: Somebody;
let seeker: Somebody;
let event: number;
let photo: Buffer;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new EventWorld(test);
  [manager, seeker] = await Promise.all([test.person('manager'), world.seeker(0)]);
  event = await world.event(manager, { autoAssign: false });
  photo = await picture(40, 30);
});
afterAll(() => test.close());
beforeEach(() => test.app.get(Clock).advance(LOCK_SECONDS));

const as = (person: Somebody) => ({ Authorization: `Bearer ${person.token}`, 'Content-Language': 'en-US' });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
const open = (who: Somebody, id: string | undefined) =>
  test.http.get(`/api/chats/pictures/${id}`).set(as(who));
const read = async (who: Somebody, about: object): Promise<ChatMessage[]> =>
  (await test.http.get('/api/chats').query(about).set(as(who)).expect(200)).body.data;

function send(who: Somebody, fields: Record<string, string | number>, bytes: Buffer | null = photo) {
  const form = test.http.post('/api/chats/pictures').set(as(who));
  for (const [name, value] of Object.entries({ send_key: randomUUID(), event_id: event, ...fields }))
    void form.field(name, value);
  return bytes ? form.attach('picture', bytes, 'photo.jpg') : form;
}

async function sent(
  who: Somebody,
  fields: Record<string, string | number> = {},
  bytes = photo,
): Promise<ChatMessage> {
  return (await send(who, fields, bytes).expect(200)).body.data;
}

const storedFiles = async (): Promise<number> => {
  await test.app.get(FilesService).sweep();
  const [row]: { count: number }[] = await test.database.manager.query(
    `SELECT count(*)::int AS count FROM files WHERE kind = 'chat'`,
  );
  return row?.count ?? 0;
};

describe('a picture in a conversation', () => {
  it('goes both ways, with words or without, and is never cached by shared caches', async () => {
    const mine = await sent(seeker, { description: 'The door' });
    const theirs = await sent(manager, { sms: ' This one? ', receiver_id: seeker.id });
    expect(mine).toMatchObject({
      message: '',
      is_mine: true,
      picture: { description: 'The door', width: 40, height: 30 },
    });
    expect(
      (await read(seeker, { event_id: event })).map(({ message, picture: one }) => [
        message,
        one?.description,
      ]),
    ).toEqual([
      ['', 'The door'],
      ['This one?', ''],
    ]);
    for (const [who, id] of [
      [manager, mine.picture?.id],
      [seeker, theirs.picture?.id],
    ] as const) {
      const answer = await open(who, id).expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is accessible to nobody else, neither at its own address nor at that of files', async () => {
    const { picture: one } = await sent(seeker);
    const [stranger, other, admin] = [
      await world.volunteer(1),
      await test.person('manager'),
      await test.person('super_admin'),
    ];
    const neighbour = await world.seeker(0);
    for (const who of [stranger, other, neighbour]) await open(who, one?.id).expect(404);
    await test.http.get(`/api/chats/pictures/${one?.id}`).expect(401);
    await open(admin, one?.id).expect(200);
    for (const who of [seeker, admin]) await test.http.get(`/api/files/${one?.id}`).set(as(who)).expect(404);
    for (const id of [randomUUID(), '1', '..%2fsecret']) await open(seeker, id).expect(404);
    await send(stranger, {}).expect(404);
    await send(other, { receiver_id: seeker.id }).expect(404);
  });

  it('is re-encoded: small enough, upright, and without the place where it was taken', async () => {
    const taken = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'hidden words' }, IFD3: { GPSLatitude: '32/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    expect(taken.includes('hidden words')).toBe(true);
    const message = await sent(seeker, {}, taken);
    const { body } = await open(seeker, message.picture?.id).expect(200);
    const metadata = await sharp(body).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([1200, 1600, undefined]);
    expect(message.picture).toMatchObject({ width: 1200, height: 1600 });
    expect(body.includes('hidden words')).toBe(false);
  });

  it('from a telephone, of many megabytes, fits', async () => {
    const noise = await sharp({
      create: {
        width: 4032,
        height: 3024,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg({ quality: 88 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(7 * 1024 * 1024);
    expect((await sent(seeker, {}, noise)).picture).toMatchObject({ width: 1600, height: 1200 });
  });

  it.each<[string, () => Promise<Buffer | null> | Buffer | null, string]>([
    [
      'a page that calls itself a photo',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'PICTURE_TYPE',
    ],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PICTURE_TYPE'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'PICTURE_TYPE'],
    [
      'what would fill the memory',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      'PICTURE_PIXELS',
    ],
    ['half a photo', () => photo.subarray(0, 200), 'PICTURE_TYPE'],
    ['too much', () => Buffer.alloc(LIMITS.chatPictureMaxBytes + 1), 'FILE_TOO_LARGE'],
    [
      'so much that it is cut off on its way',
      () => Buffer.alloc(LIMITS.chatPictureMaxBytes + 2 * 1024 * 1024),
      'FILE_TOO_LARGE',
    ],
    ['nothing', () => null, 'FILE_REQUIRED'],
  ])('is refused on its field: %s', async (_what, bytes, code) => {
    const answer = await send(seeker, {}, await bytes()).expect(422);
    expect([answer.body.code, Object.keys(answer.body.errors)]).toEqual([code, ['picture']]);
  });

  it.each([
    [
      'he-IL',
      'התמונה גדולה מדי: 48 מגה־פיקסל. אפשר לשלוח תמונה עד 40 מגה־פיקסל, למשל צילום ברזולוציה נמוכה יותר או צילום מסך שלה.',
    ],
    [
      'en-US',
      'The picture is too large: 48 megapixels. Pictures up to 40 megapixels can be sent, such as one taken at a lower resolution, or a screenshot of it.',
    ],
  ])('with too many pixels is refused with advice, in the sender’s language: %s', async (locale, words) => {
    const { body } = await send(seeker, {}, await picture(8000, 6000))
      .set('Content-Language', locale)
      .expect(422);
    expect(body).toMatchObject({ code: 'PICTURE_PIXELS', errors: { picture: [words] } });
  });

  it.each([
    [{ send_key: 'x' }, 'send_key'],
    [{ sms: 'x'.repeat(1001) }, 'sms'],
    [{ description: 'x'.repeat(256) }, 'description'],
    [{ category_id: 2 }, 'category_id'],
  ])('is refused with %j', async (fields, name) => {
    expect(Object.keys((await send(seeker, fields).expect(422)).body.errors)).toEqual([name]);
  });

  it('that is sent again, later or at the same time, is one message and one file', async () => {
    const before = await storedFiles();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(seeker, { send_key: key, sms: 'Once' })));
    test.app.get(Clock).advance(LOCK_SECONDS);
    answers.push(await send(seeker, { send_key: key, sms: 'Once' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(
      (await read(seeker, { event_id: event })).filter(({ message }) => message === 'Once'),
    ).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 1);
    test.app.get(Clock).advance(LOCK_SECONDS);
    const elsewhere = await world.seeker(0);
    const own = await world.event(manager, { autoAssign: false });
    const first = await sent(manager, { send_key: key, receiver_id: elsewhere.id, event_id: own });
    expect(first.message).toBe('');
  });

  it('right after another message waits like every message, and leaves no file behind', async () => {
    const before = await storedFiles();
    await sent(seeker);
    const answer = await send(seeker, {}).expect(422);
    expect([answer.body.code, Object.keys(answer.body.errors)]).toEqual(['CHAT_TOO_SOON', ['sms']]);
    expect(await storedFiles()).toBe(before + 1);
  });

  it('is limited per hour', async () => {
    const eager = await world.seeker(0);
    const own = await world.event(manager, { autoAssign: false });
    const { id } = await sent(eager, { event_id: own });
    await test.database.manager.query(
      `WITH more AS (INSERT INTO chat_messages (thread_id, sender_id, is_staff, message, created_at)
         SELECT m.thread_id, m.sender_id, false, '', m.created_at FROM chat_messages m, generate_series(2, $2) WHERE m.id = $1 RETURNING *),
       files AS (INSERT INTO files (id, kind, content_type, size, sha256, created_at) SELECT gen_random_uuid(), 'chat', 'image/jpeg', 0, '', now() FROM more RETURNING id)
       INSERT INTO chat_pictures (message_id, thread_id, sender_id, send_key, file_id, description, width, height, created_at)
       SELECT m.id, m.thread_id, m.sender_id, gen_random_uuid(), f.id, '', 1, 1, m.created_at
       FROM (SELECT *, row_number() OVER () AS n FROM more) m JOIN (SELECT id, row_number() OVER () AS n FROM files) f USING (n)`,
      [id, LIMITS.chatPicturesHour],
    );
    test.app.get(Clock).advance(LOCK_SECONDS);
    expect((await send(eager, { event_id: own }).expect(422)).body).toMatchObject({
      code: 'CHAT_PICTURES_MANY',
      errors: { picture: expect.anything() },
    });
    test.app.get(Clock).advance(HOUR);
    await sent(eager, { event_id: own });
  });
});

describe('beside the conversation, a picture', () => {
  it('is announced on the other side’s channel, in both languages', async () => {
    const friend = await world.seeker(0);
    const own = await world.event(manager, { autoAssign: false });
    const told = async (): Promise<string[]> => (await chatNoticesTo(test, friend)).map(({ sent }) => sent);
    await sent(manager, { event_id: own, receiver_id: friend.id });
    await read(friend, { event_id: own });
    test.app.get(Clock).advance(GONE_SECONDS);
    await sent(manager, { event_id: own, receiver_id: friend.id, sms: 'הכניסה' });
    expect(await told()).toEqual([
      expect.stringContaining('תמונה מ'),
      expect.stringMatching(/תמונה מ.*הכניסה/),
    ]);
    const threads = (await test.http.get('/api/chats/threads').set(as(friend)).expect(200)).body.data;
    expect(threads).toMatchObject([{ last_message: 'הכניסה' }]);
    test.app.get(Clock).advance(LOCK_SECONDS);
    await sent(manager, { event_id: own, receiver_id: friend.id });
    expect((await test.http.get('/api/chats/threads').set(as(friend)).expect(200)).body.data).toMatchObject([
      { last_message: 'Picture' },
    ]);
  });

  it('is in the download of one’s own data', async () => {
    const owner = await world.seeker(0);
    const own = await world.event(manager, { autoAssign: false });
    await sent(owner, { event_id: own, description: 'My door' });
    const { body } = await test.http.get('/api/auth/privacy/download').set(as(owner)).expect(200);
    const [written] = body.data.conversations;
    expect(written.picture.description).toBe('My door');
    const bytes = Buffer.from(written.picture.image.replace('data:image/jpeg;base64,', ''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
  });

  it('that cannot be read is marked as such in the download, and nothing else is lost', async () => {
    const owner = await world.seeker(0);
    const own = await world.event(manager, { autoAssign: false });
    const lost = (await sent(owner, { event_id: own, description: 'My door' })).picture?.id ?? '';
    test.app.get(Clock).advance(LOCK_SECONDS);
    await sent(owner, { event_id: own, description: 'My gate' });
    await rm(join(test.settings['KAROV_DATA'] ?? '', 'files', lost.slice(0, 2), lost));
    const { body } = await test.http.get('/api/auth/privacy/download').set(as(owner)).expect(200);
    const pictures = body.data.conversations.map(({ picture }: { picture: OwnPicture }) => picture);
    expect(pictures).toContainEqual({ description: 'My door', image: '[cannot be read]' });
    expect(pictures).toContainEqual({ description: 'My gate', image: expect.stringMatching(/^data:image/) });
    await open(owner, lost).expect(410);
  });

  it('is deleted with the person of the conversation, whoever sent it', async () => {
    const leaving = await world.seeker(0);
    const own = await world.event(manager, { autoAssign: false });
    const before = await storedFiles();
    const ids = [
      (await sent(leaving, { event_id: own })).picture?.id,
      (await sent(manager, { event_id: own, receiver_id: leaving.id })).picture?.id,
    ];
    expect(await storedFiles()).toBe(before + 2);
    await eraseNow(test, leaving.id);
    for (const id of ids) await open(manager, id).expect(404);
    expect(await storedFiles()).toBe(before);
  });
});
