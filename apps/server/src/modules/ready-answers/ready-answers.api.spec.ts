import type { ReadyAnswerRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
const WORDS = { text_he: 'כבר בדרך', text_en: 'On the way' };
const PATH = '/api/admin/ready-answers';

let test: TestApp;
let admin: Somebody;
let manager: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  [admin, manager] = await Promise.all([test.person('admin'), test.person('manager')]);
});
afterAll(() => test.close());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body: object = {}, who = admin) =>
  test.http[method](path)
    .set({ Authorization: `Bearer ${who.token}`, 'Content-Language': 'en-US' })
    .send(body);
const offered = async (who = manager): Promise<{ id: number; text_he: string }[]> =>
  (await call('get', '/api/ready-answers', {}, who).expect(200)).body.data;
const ids = async (): Promise<number[]> => (await offered()).map(({ id }) => id);
const added = async (): Promise<ReadyAnswerRow> => (await call('post', PATH, WORDS).expect(200)).body.data;

describe('ready answers', () => {
  it('exist from the start in both languages, and are read by all staff and by nobody else', async () => {
    const first = await offered();
    expect(first).toHaveLength(5);
    expect(first[0]).toEqual({
      id: expect.any(Number),
      text_he: expect.stringMatching(/[א-ת]/),
      text_en: expect.stringMatching(/^[A-Z]/),
    });
    for (const role of ['user', 'volunteer'] as const)
      await call('get', '/api/ready-answers', {}, await test.person(role)).expect(403);
  });

  it('are added behind the others, reworded and deleted, which is recorded', async () => {
    const { id } = await added();
    expect((await ids()).at(-1)).toBe(id);
    await call('put', `${PATH}/${id}`, { ...WORDS, text_he: ' כמעט שם ' }).expect(200);
    expect((await offered()).at(-1)).toMatchObject({ id, text_he: 'כמעט שם' });
    await call('delete', `${PATH}/${id}`).expect(200);
    expect(await ids()).not.toContain(id);
    const log: { action: string; actor_id: number }[] = await test.database.manager.query(
      `SELECT action, actor_id FROM activity_log WHERE subject_type = 'ready_answer' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(log).toEqual(['created', 'changed', 'deleted'].map((action) => ({ action, actor_id: admin.id })));
    for (const [method, path, body] of [
      ['put', '', WORDS],
      ['post', '/move', { direction: 'up' }],
      ['delete', '', {}],
    ] as const) {
      await call(method, `${PATH}/${id}${path}`, body).expect(404);
    }
  });

  it('are moved one place at a time, even by two admins at once, and never beyond an end', async () => {
    const before = await ids();
    const [first = 0, second = 0, third = 0, ...rest] = before;
    await call('post', `${PATH}/${first}/move`, { direction: 'down' }).expect(200);
    expect(await ids()).toEqual([second, first, third, ...rest]);
    await Promise.all(
      [1, 2].map(() => call('post', `${PATH}/${third}/move`, { direction: 'up' }).expect(200)),
    );
    expect(await ids()).toEqual([third, second, first, ...rest]);
    await call('post', `${PATH}/${third}/move`, { direction: 'up' }).expect(200);
    expect(await ids()).toEqual([third, second, first, ...rest]);
  });

  it.each([
    [{ ...WORDS, text_he: ' ' }, 'text_he'],
    [{ ...WORDS, text_en: 'x'.repeat(LIMITS.readyAnswerMax + 1) }, 'text_en'],
    [{ text_he: 'x' }, 'text_en'],
  ])('are refused on their field: %j', async (form, field) => {
    expect(Object.keys((await call('post', PATH, form).expect(422)).body.errors)).toEqual([field]);
  });

  it('are kept by admins, who never have more than fit into a menu, however many add at once', async () => {
    await call('post', PATH, WORDS, manager).expect(403);
    const room = LIMITS.readyAnswersMax - (await ids()).length;
    const answers = await Promise.all(Array.from({ length: room + 2 }, () => call('post', PATH, WORDS)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(room);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'READY_ANSWERS_MANY' });
    expect(
      new Set(
        (await call('get', `${PATH}?perPage=100`)).body.data.map(({ position }: ReadyAnswerRow) => position),
      ).size,
    ).toBe(LIMITS.readyAnswersMax);
  });
});

describe('the language of the person written to', () => {
  it('is shown only to staff of the conversation', async () => {
    const world = new EventWorld(test);
    const seeker = await world.seeker(0);
    const event = await world.event(manager, { autoAssign: false });
    await test.database.manager.query(`UPDATE users SET locale = 'en-US' WHERE id = $1`, [seeker.id]);
    const receiver = (who: Somebody, about: object = { event_id: event, receiver_id: seeker.id }) =>
      test.http.get('/api/chats/receiver').query(about).set('Authorization', `Bearer ${who.token}`);
    expect((await receiver(manager).expect(200)).body.data).toEqual({ locale: 'en-US' });
    await receiver(await test.person('manager')).expect(404);
    await receiver(seeker).expect(403);
    await receiver(manager, { event_id: event }).expect(422);
  });
});
