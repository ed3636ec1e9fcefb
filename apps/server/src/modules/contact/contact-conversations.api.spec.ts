import { DAY, LIMITS, MINUTE } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { eraseNow } from '../../testing/erased.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { solveCaptcha } from '../../testing/verified-phone.js';
import { DeliveryService } from '../notifications/index.js';
import { ContactService } from './index.js';

let test: TestApp;
let staff: { id: number; token: string }[];

beforeAll(async () => {
  test = await startTestApp({
    KAROV_SUPPORT_EMAIL: 'desk@karov.example',
    KAROV_DEMO: '1',
    KAROV_DEMO_OWN_DATABASE: 'yes',
  });
  staff = [await test.person('admin', { firstName: 'דנה', lastName: 'רכזת' }), await test.person('admin')];
});
afterAll(() => test.close());

const wait = (seconds: number): void => test.app.get(Clock).advance(seconds);
const get = (token: string, path: string) =>
  test.http.get(`/api${path}`).set('Authorization', `Bearer ${token}`);
const post = (token: string, path: string, body: object = {}) =>
  test.http.post(`/api${path}`).set('Authorization', `Bearer ${token}`).send(body);
const desk = (at = 0): string => staff[at]?.token ?? '';
const thread = async (id: number) => (await get(desk(), `/admin/contacts/${id}`).expect(200)).body.data;
const answer = (id: number, words: string, seen: number, at = 0) =>
  post(desk(at), `/admin/contacts/${id}/replies`, { words, seen });
const newestContact = async (): Promise<number> =>
  (await test.database.manager.query('SELECT max(id)::int AS id FROM contacts'))[0].id;

let subjects = 0;
async function begin(role: 'user' | 'volunteer' = 'user') {
  const person = await test.person(role, { email: `begin${subjects}@karov.example`, channels: ['email'] });
  await post(person.token, '/contacts', {
    subject: `נושא ${subjects++}`,
    message: 'איך מחליפים כתובת?',
  }).expect(200);
  return { ...person, contactId: await newestContact() };
}

async function visitorBegins(way: { phone?: string; email?: string }, locale = 'he-IL'): Promise<number> {
  const form = {
    subject: `נושא ${subjects++}`,
    message: 'איך נרשמים?',
    full_name: 'שרה לוי',
    captcha: await solveCaptcha(test),
    ...way,
  };
  await test.http.post('/api/contacts').set('Content-Language', locale).send(form).expect(200);
  return newestContact();
}

describe('a conversation with somebody who has an account', () => {
  it('is answered on their page, announced on their channel without its text, and goes on', async () => {
    const { id, token, contactId } = await begin();
    const { body } = await answer(contactId, 'בפרופיל, תחת ״הפרטים שלי״.', 0).expect(200);
    expect(body.data).toMatchObject({
      state: 'answered',
      waiting_since: null,
      answered_by: 'דנה רכזת',
      way: 'portal',
    });
    const [told] = await test.database.manager.query(
      `SELECT type, message FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(told.message).toContain(`/contact-us?conversation=${contactId}`);
    expect(told.message).not.toContain('הפרטים שלי');
    const own = (await get(token, `/contacts/own/${contactId}`).expect(200)).body.data;
    expect(own.replies).toEqual([
      expect.objectContaining({ is_staff: true, author: 'דנה רכזת', words: 'בפרופיל, תחת ״הפרטים שלי״.' }),
    ]);
    wait(MINUTE);
    await post(token, `/contacts/own/${contactId}`, { words: 'לא מצאתי' }).expect(200);
    expect(await thread(contactId)).toMatchObject({
      state: 'new',
      replies: [{ is_staff: true }, { is_staff: false, author: '', words: 'לא מצאתי' }],
    });
    expect((await get(token, '/contacts/own').expect(200)).body.data).toEqual([
      expect.objectContaining({ id: contactId, state: 'new' }),
    ]);
  });

  it('waits since the oldest unanswered message, and reopens when something is written after the end', async () => {
    const { token, contactId } = await begin();
    const since = (await thread(contactId)).waiting_since;
    wait(5 * MINUTE);
    await post(token, `/contacts/own/${contactId}`, { words: 'עוד משהו' }).expect(200);
    expect((await thread(contactId)).waiting_since).toBe(since);
    const seen = (await thread(contactId)).replies.at(-1).id;
    expect(
      (await post(desk(), `/admin/contacts/${contactId}/close`, { seen }).expect(200)).body.data,
    ).toMatchObject({ state: 'closed', waiting_since: null });
    wait(MINUTE);
    const again = test.app.get(Clock).now().toISOString();
    await post(token, `/contacts/own/${contactId}`, { words: 'ובכל זאת' }).expect(200);
    const open = await thread(contactId);
    expect([open.state, open.waiting_since >= again]).toEqual(['new', true]);
    const waiting = (await get(desk(), '/staff/waiting/matters').expect(200)).body.data;
    expect(
      waiting.filter(
        (line: { kind: string; id: number }) => line.kind === 'contact' && line.id === contactId,
      ),
    ).toEqual([expect.objectContaining({ since: open.waiting_since })]);
  });

  it('is nobody else’s', async () => {
    const [mine, theirs] = [await begin(), await begin('volunteer')];
    await get(theirs.token, `/contacts/own/${mine.contactId}`).expect(404);
    await post(theirs.token, `/contacts/own/${mine.contactId}`, { words: 'שלום' }).expect(404);
    const manager = await test.person('manager');
    await get(manager.token, `/admin/contacts/${mine.contactId}`).expect(403);
  });

  it('takes a double click as one message, and is limited per hour', async () => {
    const { token, contactId } = await begin();
    await Promise.all(
      [1, 2, 3].map(() => post(token, `/contacts/own/${contactId}`, { words: 'פעם אחת' }).expect(200)),
    );
    expect((await thread(contactId)).replies).toHaveLength(1);
    for (let count = 1; count < LIMITS.contactsPerHour; count++)
      await post(token, `/contacts/own/${contactId}`, { words: `עוד ${count}` }).expect(200);
    expect(
      (await post(token, `/contacts/own/${contactId}`, { words: 'יותר מדי' }).expect(422)).body.code,
    ).toBe('CONTACT_TOO_MANY');
  });
});

describe('two people at the desk at once', () => {
  it('one answers, the other reads first; the person is told once', async () => {
    const { id, contactId } = await begin();
    const answers = await Promise.all([
      answer(contactId, 'תשובה אחת', 0, 0),
      answer(contactId, 'תשובה אחרת', 0, 1),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('CONTACT_MOVED');
    const { replies } = await thread(contactId);
    expect(replies).toHaveLength(1);
    expect(
      await test.database.manager.query('SELECT 1 FROM notifications WHERE receiver_id = $1', [id]),
    ).toHaveLength(1);
    expect((await answer(contactId, 'ועוד משהו', replies[0].id, 1)).status).toBe(200);
  });

  it('nobody answers, closes or marks a conversation with words that they have not read', async () => {
    const { token, contactId } = await begin();
    await post(token, `/contacts/own/${contactId}`, { words: 'בעצם, לא צריך' }).expect(200);
    for (const act of ['replies', 'answered', 'close'])
      expect(
        (await post(desk(), `/admin/contacts/${contactId}/${act}`, { words: 'תשובה', seen: 0 }).expect(422))
          .body.code,
      ).toBe('CONTACT_MOVED');
    expect((await thread(contactId)).state).toBe('new');
  });

  it('a double click is one answer', async () => {
    const { contactId } = await begin();
    const answers = await Promise.all([answer(contactId, 'תשובה', 0), answer(contactId, 'תשובה', 0)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await thread(contactId)).replies).toHaveLength(1);
  });
});

describe('a conversation with a visitor', () => {
  async function linkFor(email: string): Promise<string> {
    await test.app.get(DeliveryService).drain();
    const [mail] = await test.database.manager.query(
      'SELECT text FROM demo_outbox WHERE send_to = $1 ORDER BY notification_id DESC LIMIT 1',
      [email],
    );
    const [, code = ''] = /\/c\/([\w-]{22})/.exec(mail?.text ?? '') ?? [];
    return code;
  }
  const read = (code: string) => test.http.get(`/api/contacts/link/${code}`);
  const writeOn = async (code: string, words: string, captcha?: string) =>
    test.http
      .post(`/api/contacts/link/${code}`)
      .send({ words, captcha: captcha ?? (await solveCaptcha(test)) });

  it('is answered by e-mail in their language, with a link behind which they read and write on', async () => {
    const contactId = await visitorBegins({ email: 'sara@karov.example' }, 'en-US');
    expect((await answer(contactId, 'דרך דף ההרשמה.', 0).expect(200)).body.data.way).toBe('email');
    const [mail] = await test.database.manager.query(
      `SELECT message, locale FROM notifications WHERE send_to = 'sara@karov.example' ORDER BY id DESC LIMIT 1`,
    );
    expect(mail.locale).toBe('en-US');
    expect(mail.message).toMatch(/^Karov: we have answered your message .*%\{link\}$/);
    const code = await linkFor('sara@karov.example');
    const { body } = await read(code).expect(200);
    expect(body.data).toMatchObject({
      message: 'איך נרשמים?',
      state: 'answered',
      replies: [{ is_staff: true, author: '', words: 'דרך דף ההרשמה.' }],
    });
    expect((await writeOn(code, 'תודה, ועוד שאלה')).status).toBe(200);
    expect(await thread(contactId)).toMatchObject({
      state: 'new',
      replies: [{ is_staff: true }, { is_staff: false, words: 'תודה, ועוד שאלה' }],
    });
  });

  it('wants a captcha for each message, accepts no other codes, and expires', async () => {
    const contactId = await visitorBegins({ email: 'rina@karov.example' });
    await answer(contactId, 'תשובה', 0).expect(200);
    const code = await linkFor('rina@karov.example');
    expect((await test.http.post(`/api/contacts/link/${code}`).send({ words: 'בלי' })).body.code).toBe(
      'CAPTCHA_REQUIRED',
    );
    expect((await writeOn(code, 'פגום', 'c29sdmVk')).body.code).toBe('CAPTCHA_FAILED');
    expect((await read('x'.repeat(22)).expect(422)).body.code).toBe('LINK_INVALID');
    wait((LIMITS.contactLinkDays + 1) * DAY);
    expect((await read(code).expect(422)).body.code).toBe('LINK_EXPIRED');
    expect((await writeOn(code, 'מאוחר')).body.code).toBe('LINK_EXPIRED');
  });

  it('a visitor who left only a number is called back, and it is recorded by whom', async () => {
    const contactId = await visitorBegins({ phone: '054-7111111' });
    expect((await answer(contactId, 'תשובה', 0).expect(422)).body.code).toBe('CONTACT_NO_EMAIL');
    const { body } = await post(desk(), `/admin/contacts/${contactId}/answered`, { seen: 0 }).expect(200);
    expect(body.data).toMatchObject({
      state: 'answered',
      answered_by: 'דנה רכזת',
      replies: [{ is_staff: true, way: 'phone', words: '' }],
    });
    await post(desk(1), `/admin/contacts/${contactId}/answered`).expect(200);
    expect((await thread(contactId)).replies).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is filtered by state, including what was answered', async () => {
    const { contactId } = await begin();
    await answer(contactId, 'מילה נדירה: קרנבל', 0).expect(200);
    const found = async (query: string): Promise<number[]> =>
      (await get(desk(), `/admin/contacts?${query}`).expect(200)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await found('search=קרנבל')).toEqual([contactId]);
    expect(await found('search=קרנבל&filters[state]=answered')).toEqual([contactId]);
    expect(await found('search=קרנבל&filters[state]=new')).toEqual([]);
  });

  it('drops what nobody has waited for in a long time, and whole conversations with the person', async () => {
    const [old, waiting, erased] = [await begin(), await begin(), await begin()];
    await answer(old.contactId, 'תשובה', 0).expect(200);
    await answer(erased.contactId, 'תשובה', 0).expect(200);
    await eraseNow(test, erased.id);
    wait(10 * DAY);
    await test.app.get(ContactService).forgetBefore(test.app.get(Clock).now());
    const left: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM contacts WHERE id = ANY($1)',
      [[old, waiting, erased].map(({ contactId }) => contactId)],
    );
    expect(left).toEqual([{ id: waiting.contactId }]);
    expect(
      await test.database.manager.query('SELECT 1 FROM contact_replies WHERE contact_id = ANY($1)', [
        [old.contactId, erased.contactId],
      ]),
    ).toEqual([]);
  });
});
