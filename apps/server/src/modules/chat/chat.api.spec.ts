import type { ChatMessage } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { chatNoticesTo } from '../../testing/chat-notices.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
const LOCK_SECONDS = 3;

let test: TestApp;
let world: EventWorld;
let manager: Somebody;
let seeker: Somebody;
let volunteer: Somebody;
let stranger: Somebody;
let admin: Somebody;
let event: number;
beforeAll(async () => {
  test = await startTestApp();
  world = new EventWorld(test);
  [manager, admin, seeker, volunteer] = await Promise.all([
    test.person('manager'),
    test.person('admin'),
    world.seeker(0),
    world.volunteer(1),
  ]);
  event = await world.event(manager, { autoAssign: false });
  stranger = await world.volunteer(1);
});
afterAll(() => test.close());

const as = (person: Somebody) => ({ Authorization: `Bearer ${person.token}`, 'Content-Language': 'en-US' });
const read = (who: Somebody, about: object) =>
  test.http
    .get('event_id' in about ? '/api/chats' : '/api/chats/categories')
    .query(about)
    .set(as(who));
const send = (who: Somebody, form: object) => test.http.post('/api/chats').set(as(who)).send(form);
const unread = async (who: Somebody): Promise<number> =>
  (await test.http.get('/api/chats/unread').set(as(who)).expect(200)).body.data.total;
const later = () => test.app.get(Clock).advance(LOCK_SECONDS);

/** Creates a single request of the seeker in a district, in a given category. */
async function application(category: number, state: string): Promise<number> {
  const [row]: { id: number }[] = await test.database.manager.query(
    `INSERT INTO applications (category_id, type, user_id, created_by, description, help_type, origin_state, expiration_date, created_at, updated_at)
     VALUES ($1, 2, $2, $2, 'x', 'physical', $3, '2099-01-01', now(), now()) RETURNING id`,
    [category, seeker.id, state],
  );
  return row?.id ?? 0;
}

const assign = (applicationId: number, volunteerId: number, ended: string | null) =>
  test.database.manager.query(
    `INSERT INTO assignments (need_id, volunteer_id, is_approved, ended, created_at, updated_at) VALUES ($1, $2, 1, $3, now(), now())`,
    [applicationId, volunteerId, ended],
  );

describe('a conversation about an event', () => {
  it('counts what is new in all conversations, not only in those that a list shows', async () => {
    const others = 205;
    const before = await unread(manager);
    await test.database.manager.query(
      `WITH people AS (
         INSERT INTO users (full_name, first_name, last_name, phone, locale, is_active, address_type, residential_text, arrival_text, created_at, updated_at)
         SELECT 'א ב', 'א', 'ב', '+9725077' || (10000 + n), 'he-IL', true, 'residential', '', '', now(), now() FROM generate_series(1, $2) AS n RETURNING id
       ), asked AS (
         INSERT INTO event_user_requests (event_id, user_id, respond, created_at, updated_at) SELECT $1, id, 1, now(), now() FROM people RETURNING user_id
       ), threads AS (
         INSERT INTO chat_threads (context, context_id, person_id, last_at) SELECT 'event', $1, user_id, now() FROM asked RETURNING id, person_id
       )
       INSERT INTO chat_messages (thread_id, sender_id, is_staff, message, created_at) SELECT id, person_id, false, 'x', now() FROM threads`,
      [event, others],
    );
    expect(await unread(manager)).toBe(before + others);
    await test.database.manager.query(
      `DELETE FROM chat_threads WHERE person_id IN (SELECT id FROM users WHERE phone LIKE '+9725077%')`,
    );
  });

  it('goes back and forth, is read by those it is for, and is counted until then', async () => {
    await send(manager, { sms: '  How are you?  ', event_id: event, receiver_id: seeker.id }).expect(200);
    expect(await unread(seeker)).toBe(1);
    const { body } = await read(seeker, { event_id: event }).expect(200);
    expect(body.data).toMatchObject([
      {
        message: 'How are you?',
        is_mine: false,
        is_staff: true,
        sender: { id: manager.id, full_name: 'נועה לוי' },
        time: expect.stringMatching(/^\d\d:\d\d$/),
      },
    ]);
    expect(await unread(seeker)).toBe(0);
    await send(seeker, { sms: 'Better <b>now</b>', event_id: event, receiver_id: manager.id }).expect(200);
    expect([await unread(manager), await unread(admin)]).toEqual([1, 1]);
    const threads = await test.http.get('/api/chats/threads').set(as(manager)).expect(200);
    expect(threads.body.data).toMatchObject([
      {
        receiver_id: seeker.id,
        unread: 1,
        last_message: 'Better <b>now</b>',
        context_name: expect.stringContaining(' · '),
      },
    ]);
    const staff: ChatMessage[] = (await read(admin, { event_id: event, receiver_id: seeker.id }).expect(200))
      .body.data;
    expect(staff.map(({ message, is_mine }) => [message, is_mine])).toEqual([
      ['How are you?', false],
      ['Better <b>now</b>', false],
    ]);
    expect([await unread(manager), await unread(admin)]).toEqual([1, 0]);
  });

  it('that a colleague has answered is no longer new to the others', async () => {
    later();
    await send(seeker, { sms: 'Hello?', event_id: event }).expect(200);
    expect(await unread(manager)).toBeGreaterThan(0);
    await send(admin, { sms: 'Here!', event_id: event, receiver_id: seeker.id }).expect(200);
    expect(await unread(manager)).toBe(0);
  });

  it.each<[string, () => Somebody, () => object]>([
    ['a stranger', () => stranger, () => ({ event_id: event })],
    [
      'a volunteer, with another person’s number',
      () => volunteer,
      () => ({ event_id: event, receiver_id: seeker.id }),
    ],
    ['a help seeker, in an event that does not exist', () => seeker, () => ({ event_id: 999_999 })],
    [
      'an admin, with somebody who is not in the event',
      () => admin,
      () => ({ event_id: event, receiver_id: stranger.id }),
    ],
  ])('is not found by %s', async (_who, who, about) => {
    await read(who(), about()).expect(404);
    await send(who(), { sms: 'x', ...about() }).expect(404);
  });

  it('is not found by another manager, nor listed', async () => {
    const other = await test.person('manager');
    await read(other, { event_id: event, receiver_id: seeker.id }).expect(404);
    const { body } = await test.http.get('/api/chats/threads').set(as(other)).expect(200);
    expect(body.data).toEqual([]);
  });

  it('is a volunteer’s own: it holds nobody else’s words', async () => {
    const { body } = await read(volunteer, { event_id: event, receiver_id: manager.id }).expect(200);
    expect(body.data).toEqual([]);
  });
});

describe('a conversation about requests of a category', () => {
  const category = 2;

  it('is open to the seeker, to volunteers who took part, and to admins of the district', async () => {
    const id = await application(category, 'tel_aviv');
    await assign(id, volunteer.id, 'completed');
    await assign(id, stranger.id, 'declined');
    await send(volunteer, { sms: 'Which floor?', category_id: category }).expect(200);
    await read(stranger, { category_id: category }).expect(404);
    await read(manager, { category_id: category, receiver_id: volunteer.id }).expect(404);
    const near = await test.person('admin');
    const far = await test.person('admin');
    for (const [who, state] of [
      [near, 'tel_aviv'],
      [far, 'haifa'],
    ] as const) {
      await test.database.manager.query(
        `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, (SELECT country FROM states WHERE key = $2), $2)`,
        [who.id, state],
      );
    }
    expect(
      (await read(near, { category_id: category, receiver_id: volunteer.id }).expect(200)).body.data,
    ).toMatchObject([{ message: 'Which floor?' }]);
    await read(far, { category_id: category, receiver_id: volunteer.id }).expect(404);
    await read(near, { category_id: category, receiver_id: manager.id }).expect(404);
  });
});

describe('a message', () => {
  it.each<[object, string]>([
    [{ sms: '   ' }, 'sms'],
    [{ sms: 'x'.repeat(1001) }, 'sms'],
    [{ sms: 'x', event_id: undefined }, 'event_id'],
    [{ sms: 'x', category_id: 2 }, 'category_id'],
    [{ sms: 'x', receiver_id: undefined }, 'receiver_id'],
  ])('is refused on its field: %j', async (change, field) => {
    const { body } = await send(manager, { event_id: event, receiver_id: seeker.id, ...change }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('right after another by the same sender waits two seconds, even when both come at once', async () => {
    later();
    const answers = await Promise.all(
      [1, 2].map((n) => send(volunteer, { sms: `Hello ${n}`, event_id: event })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'CHAT_TOO_SOON',
      errors: { sms: [expect.stringContaining('two seconds')] },
    });
    await send(manager, { sms: 'Yes?', event_id: event, receiver_id: volunteer.id }).expect(200);
    later();
    await send(volunteer, { sms: 'There', event_id: event }).expect(200);
  });

  it('reaches the other side on their channel, but not again within two minutes while it is unread', async () => {
    const told = async (who: Somebody): Promise<string[]> =>
      (await chatNoticesTo(test, who)).map(({ sent }) => sent);
    const friend = await world.seeker(0);
    const own = await world.event(manager, { autoAssign: false });
    const write = async (sms: string) => {
      later();
      await send(manager, { sms, event_id: own, receiver_id: friend.id }).expect(200);
    };
    await write('One');
    await write('Two');
    expect(await told(friend)).toEqual([expect.stringContaining('One')]);
    expect((await told(friend))[0]).toContain(`/messages?event_id=${own}`);
    test.app.get(Clock).advance(120);
    await write('Three');
    expect(await told(friend)).toEqual(['One', 'Three'].map((text) => expect.stringContaining(text)));
    const before = (await told(manager)).length;
    await send(friend, { sms: 'Thanks', event_id: own }).expect(200);
    expect((await told(manager)).slice(before)).toEqual([
      expect.stringContaining(`/admin/messages?thread=event-${own}-${friend.id}`),
    ]);
  });
});

describe('a message', () => {
  it('tells the writer once somebody on the other side has read it, and not a colleague', async () => {
    const about = await world.event(manager, { autoAssign: false });
    const readBy = async (who: Somebody): Promise<boolean[]> =>
      (await read(who, { event_id: about, receiver_id: seeker.id }).expect(200)).body.data.map(
        (one: { is_read: boolean }) => one.is_read,
      );
    await send(manager, { sms: 'Was it read?', event_id: about, receiver_id: seeker.id }).expect(200);
    await readBy(admin);
    expect((await readBy(manager)).at(-1)).toBe(false);
    await read(seeker, { event_id: about }).expect(200);
    expect((await readBy(manager)).at(-1)).toBe(true);
    await send(seeker, { sms: 'It was.', event_id: about, receiver_id: manager.id }).expect(200);
    expect((await read(seeker, { event_id: about }).expect(200)).body.data.at(-1).is_read).toBe(false);
    await readBy(admin);
    expect((await read(seeker, { event_id: about }).expect(200)).body.data.at(-1).is_read).toBe(true);
    later();
  });
});
