import { randomUUID } from 'node:crypto';
import type { StaffAnswer } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { eraseNow } from '../../testing/erased.js';
import { RequestWorld, RIDE, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { NeedAnswersService } from '../needs/index.js';
import { RepliesService } from './replies.service.js';

interface Somebody {
  id: number;
  token: string;
}
const HOUR = 3600;

/**
 * Ensures that answers other than yes and no reach the coordinators exactly as they were written (rule 147).
 */
describe('words from volunteers', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let volunteer: Somebody;
  let seeker: Somebody;

  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    for (const category of [SHOPPING, RIDE]) await world.dispatch(category, true);
    [admin, volunteer, seeker] = [
      await test.person('admin'),
      await world.volunteer(1),
      await world.seeker(0),
    ];
  });
  afterEach(() => test.close());

  async function write(text: string, channel: 'sms' | 'whatsapp' = 'sms'): Promise<void> {
    const [row]: { phone: string }[] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [volunteer.id],
    );
    await test.app
      .get(RepliesService)
      .take({ id: randomUUID(), channel, from: row?.phone ?? '', text, answered: null });
  }
  /** A request for which the volunteer was called; the message has been sent. */
  async function called(form?: object): Promise<number> {
    const id = await world.ask(seeker, form);
    await world.runDue();
    await test.database.manager.query(
      `UPDATE notifications SET attempts = 1, status = 'sent' WHERE receiver_id = $1`,
      [volunteer.id],
    );
    return id;
  }
  const read = async (path: string, who = admin): Promise<StaffAnswer[]> =>
    (await world.as(who, 'get', `/staff/${path}/answers`)).body.data;
  const last = async () => (await world.messagesTo(volunteer)).at(-1) ?? '';

  it('by message are shown beside the request they answer, and the search goes on by its clock', async () => {
    const id = await called();
    const other = await world.volunteer(2);
    await write('  בעוד שעתיים אוכל, אין לי רכב היום  ', 'whatsapp');
    const [answer] = await read(`applications/${id}`);
    expect(answer).toMatchObject({
      kind: 'words',
      words: 'בעוד שעתיים אוכל, אין לי רכב היום',
      channel: 'whatsapp',
      abilities: ['see'],
    });
    expect(answer?.volunteer.id).toBe(volunteer.id);
    expect(await last()).toMatch(/העברנו לצוות את מה שכתבת, ונענה/);
    expect(await world.callCode(other, id)).toBeNull();
    await world.passMinutes(10);
    expect(await world.callCode(other, id)).not.toBeNull();
    await write('כן');
    expect(await world.hold(volunteer, id)).not.toBe(0);
  });

  it('are shown beside what the volunteer holds when no question is open', async () => {
    const id = await called();
    await world.accept(volunteer, id);
    await write('אאחר ברבע שעה');
    expect((await read(`applications/${id}`)).map(({ words }) => words)).toEqual(['אאחר ברבע שעה']);
    expect(await last()).toMatch(/ונענה לך אם צריך\.$/);
  });

  it('can be answered in a conversation with the volunteer, and are read once', async () => {
    const id = await called();
    await write('איפה זה בדיוק?');
    const [answer] = await read(`applications/${id}`);
    const { context_id } = answer?.conversation ?? { context_id: 0 };
    const message = { sms: 'ברחוב הרצל', category_id: context_id, receiver_id: volunteer.id };
    expect((await world.as(admin, 'post', '/chats', message)).status).toBe(200);
    const clicks = await Promise.all(
      [1, 2, 3].map(() => world.as(admin, 'post', `/staff/answers/${answer?.id}/seen`)),
    );
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await read(`applications/${id}`))[0]).toMatchObject({
      handled: { outcome: 'seen' },
      abilities: [],
    });
  });

  it('come from the link pages too, of requests and of events', async () => {
    const id = await called();
    const code = await world.callCode(volunteer, id);
    const say = (path: string, words: string) =>
      test.http.post(`/api/${path}/words`).set('Content-Language', 'en-US').send({ words });
    const { body } = await say(`help-request-respond/${code}).`, 'from four on').expect(200);
    expect(body.message).toMatch(/will answer if needed/);
    await say(`help-request-respond/${code}`, '   ').expect(422);
    await say('help-request-respond/0123456789abcdefghijkl', 'x').expect(422);
    expect((await read(`applications/${id}`)).map(({ words, channel }) => [words, channel])).toEqual([
      ['from four on', 'link'],
    ]);
    const manager = await test.person('manager');
    const event = await world.event(manager, { autoAssign: false });
    const place = await world.volunteerRequest(event, volunteer.id);
    await say(
      `volunteer/event-requests/${await world.link('event_volunteer', place?.id ?? 0)}`,
      'only by phone',
    ).expect(200);
    expect((await read(`events/${event}`, manager)).map(({ words, request }) => [words, request])).toEqual([
      ['only by phone', null],
    ]);
  });

  it('come from any signed-in volunteer with a need of an event in hand, as long as they have it, and from nobody else', async () => {
    const manager = await test.person('manager');
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    const other = await world.volunteer(2);
    const say = async (who: Somebody): Promise<number> =>
      (await world.as(who, 'post', `/volunteer/event-user-requests/${need}/words`, { words: 'no car' }))
        .status;
    expect(await say(volunteer)).toBe(404);
    await world.as(manager, 'post', `/event-user-requests/${need}/volunteer`, { volunteer_id: volunteer.id });
    expect([await say(volunteer), await say(other), await say(manager)]).toEqual([200, 404, 403]);
    const [said, ...more] = await read(`events/${event}`, manager);
    expect([said?.words, said?.channel, said?.volunteer.id, more]).toEqual([
      'no car',
      'portal',
      volunteer.id,
      [],
    ]);
    await world.as(volunteer, 'patch', `/volunteer/event-user-requests/${need}`, { status: 'reject' });
    expect(await say(volunteer)).toBe(404);
  });

  it('are bounded, encrypted, and deleted a day after the end or with either person', async () => {
    const [first, second] = [await called(), await world.ask(await world.seeker(0.1))];
    const code = await world.callCode(volunteer, first);
    for (let n = 0; n < 20; n++)
      await test.http
        .post(`/api/help-request-respond/${code}/words`)
        .send({ words: 'my back hurts' })
        .expect(200);
    expect(
      (await test.http.post(`/api/help-request-respond/${code}/words`).send({ words: 'again' })).body.code,
    ).toBe('TOO_MANY_WORDS');
    const stored: { words: Buffer }[] = await test.database.manager.query('SELECT words FROM need_answers');
    expect(stored.some(({ words }) => words.toString('utf8').includes('back'))).toBe(false);
    const count = async () => (await test.database.manager.query('SELECT 1 FROM need_answers')).length;
    await world.as(admin, 'post', `/admin/application/closed/${second}`);
    test.app.get(Clock).advance(25 * HOUR);
    await test.app.get(NeedAnswersService).run();
    expect(await count()).toBe(20);
    await world.as(admin, 'post', `/admin/application/closed/${first}`);
    test.app.get(Clock).advance(25 * HOUR);
    await test.app.get(NeedAnswersService).run();
    expect(await count()).toBe(0);
    const third = await world.ask(seeker);
    await world.runDue();
    const again = await world.callCode(volunteer, third);
    await test.http.post(`/api/help-request-respond/${again}/words`).send({ words: 'later' }).expect(200);
    await eraseNow(test, volunteer.id);
    expect(await count()).toBe(0);
  });

  it('a yes that comes by message after somebody else’s is recorded', async () => {
    const id = await called();
    const other = await world.volunteer(2);
    await world.passMinutes(10);
    await world.accept(other, id);
    await write('1');
    expect(await read(`applications/${id}`)).toMatchObject([
      { kind: 'late_yes', channel: 'sms', volunteer: { id: volunteer.id } },
    ]);
  });

  it('promises no search to a volunteer who cannot come when nobody is sought', async () => {
    await world.dispatch(SHOPPING, false);
    const id = await world.ask(seeker);
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    await test.database.manager.query('UPDATE assignments SET asked_at = $1', [test.app.get(Clock).now()]);
    await write('2');
    expect(await last()).toBe('קרוב: תודה שעדכנת. רשמנו, ואין צורך לעשות דבר.');
    expect(await world.statusOf(id)).toBe('open');
  });

  it.each([
    ['1', 'in treatment', /רשמנו שהכול כמתוכנן/],
    ['2', 'open', /אנחנו מחפשים מישהו אחר, ואין צורך לעשות דבר/],
    ['יוצא בעוד חצי שעה', 'in treatment', /ונענה לך/],
  ])('%j tells whether they set out for a ride', async (text, status, told) => {
    const id = await called(world.rideForm());
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    const [row]: { due_at: Date }[] = await test.database.manager.query(
      'SELECT due_at FROM needs WHERE id = $1',
      [id],
    );
    test.app
      .get(Clock)
      .advance(((row?.due_at.getTime() ?? 0) - test.app.get(Clock).now().getTime()) / 1000 - HOUR);
    await world.runDue();
    await write(text);
    expect(await last()).toMatch(told);
    await world.passMinutes(20);
    expect(await world.statusOf(id)).toBe(status);
    expect((await read(`applications/${id}`)).map(({ words }) => words)).toEqual([text]);
  });
});
