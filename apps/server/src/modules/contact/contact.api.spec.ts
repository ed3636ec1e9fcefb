import { LIMITS } from '@karov/domain';
import { eraseNow } from '../../testing/erased.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { solveCaptcha } from '../../testing/verified-phone.js';

let test: TestApp;
let admin: { id: number; token: string };

beforeAll(async () => {
  test = await startTestApp({ KAROV_SUPPORT_EMAIL: 'desk@karov.example' });
  admin = await test.person('admin');
});
afterAll(() => test.close());

const FORM = { subject: 'הקישור לא נפתח', message: 'ניסיתי פעמיים ולא הצלחתי.' };
const write = (token: string, form: object, locale = 'he-IL') =>
  test.http
    .post('/api/contacts')
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', locale)
    .send(form);
const asAdmin = (method: 'get' | 'post', path: string) =>
  test.http[method](path).set('Authorization', `Bearer ${admin.token}`);
const mails = (): Promise<{ send_to: string; message: string }[]> =>
  test.database.manager.query(
    `SELECT send_to, message FROM notifications WHERE channel = 'email' AND send_to = 'desk@karov.example' ORDER BY id`,
  );
const stored = (userId: number): Promise<unknown[]> =>
  test.database.manager.query('SELECT * FROM contacts WHERE user_id = $1', [userId]);

describe('writing to the support desk', () => {
  it('stores the message, mails the desk without its text, and shows it to admins with its sender', async () => {
    const seeker = await test.person('user', { firstName: 'רחל', lastName: 'כהן' });
    const { body } = await write(seeker.token, FORM, 'en-US').expect(200);
    expect(body.message).toBe('Contact query submitted successfully.');
    const mail = (await mails()).at(-1);
    expect(mail?.message).toContain('הקישור לא נפתח');
    expect(mail?.message).not.toContain('ניסיתי');
    const list = await asAdmin('get', '/api/admin/contacts').expect(200);
    expect(list.body.data[0]).toMatchObject({
      ...FORM,
      sender: { id: seeker.id, full_name: 'רחל כהן' },
      answered_at: null,
    });
  });

  it('takes a double click as one message', async () => {
    const seeker = await test.person('user');
    const before = (await mails()).length;
    const answers = await Promise.all([write(seeker.token, FORM), write(seeker.token, FORM)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(seeker.id)).toHaveLength(1);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('says what is missing in both languages', async () => {
    const seeker = await test.person('user');
    const hebrew = await write(seeker.token, { subject: '', message: 'קצר' }).expect(422);
    const english = await write(seeker.token, { subject: '', message: 'קצר' }, 'en-US').expect(422);
    expect(Object.keys(hebrew.body.errors).sort()).toEqual(['message', 'subject']);
    expect(hebrew.body.errors.message[0]).toMatch(/[\u05d0-\u05ea]/);
    expect(english.body.errors.message[0]).toMatch(/5/);
  });

  it('stops at five messages an hour, without signing anybody out', async () => {
    const volunteer = await test.person('volunteer');
    for (let count = 0; count < LIMITS.contactsPerHour; count += 1)
      await write(volunteer.token, { ...FORM, subject: `פנייה ${count}` }).expect(200);
    const { body } = await write(volunteer.token, { ...FORM, subject: 'עוד אחת' }).expect(422);
    expect(body.code).toBe('CONTACT_TOO_MANY');
    expect(await stored(volunteer.id)).toHaveLength(LIMITS.contactsPerHour);
  });

  it('is forgotten when its sender is deleted', async () => {
    const seeker = await test.person('user');
    await write(seeker.token, FORM).expect(200);
    await eraseNow(test, seeker.id);
    expect(await stored(seeker.id)).toEqual([]);
  });
});

describe('a visitor', () => {
  const visitor = { ...FORM, full_name: 'שרה לוי', phone: '054-7654321' };
  const asVisitor = async (form: object, captcha?: string) =>
    test.http
      .post('/api/contacts')
      .set('Content-Language', 'he-IL')
      .send({ ...form, captcha: captcha ?? (await solveCaptcha(test)) });
  const ofVisitors = (): Promise<unknown[]> =>
    test.database.manager.query(
      'SELECT sender_name, sender_phone, sender_email FROM contacts WHERE user_id IS NULL ORDER BY id',
    );

  it('writes with a name, a phone and a captcha, and is listed to be called back', async () => {
    expect((await asVisitor(visitor)).status).toBe(200);
    expect((await ofVisitors()).at(-1)).toEqual({
      sender_name: 'שרה לוי',
      sender_phone: '+972547654321',
      sender_email: '',
    });
    const list = await asAdmin('get', '/api/admin/contacts').expect(200);
    expect(list.body.data[0]).toMatchObject({
      ...FORM,
      sender: { id: 0, full_name: 'שרה לוי', phone: '+972547654321', email: '' },
    });
  });

  it('says who they are and how they are answered, and solves a fresh captcha', async () => {
    const before = (await ofVisitors()).length;
    expect(Object.keys((await asVisitor(FORM)).body.errors).sort()).toEqual(['full_name', 'phone']);
    expect((await asVisitor({ ...visitor, phone: '123' })).body.errors).toHaveProperty('phone');
    expect((await test.http.post('/api/contacts').send(visitor)).body.code).toBe('CAPTCHA_REQUIRED');
    const once = await solveCaptcha(test);
    expect(
      (await asVisitor({ ...visitor, phone: undefined, email: 'sara@karov.example' }, once)).status,
    ).toBe(200);
    expect((await asVisitor({ ...visitor, subject: 'שוב' }, once)).body.code).toBe('CAPTCHA_FAILED');
    expect(await ofVisitors()).toHaveLength(before + 1);
  });

  it('is forgotten too when somebody with that phone is deleted', async () => {
    const seeker = await test.person('user', { phone: '+972547000002' });
    expect((await asVisitor({ ...visitor, phone: '054-7000002' })).status).toBe(200);
    const ofPhone = (): Promise<unknown[]> =>
      test.database.manager.query(`SELECT 1 FROM contacts WHERE sender_phone = '+972547000002'`);
    expect(await ofPhone()).toHaveLength(1);
    await eraseNow(test, seeker.id);
    expect(await ofPhone()).toEqual([]);
  });

  it('is stopped at five messages an hour for one phone, like everybody', async () => {
    const talker = { ...visitor, phone: '054-7000001' };
    for (let count = 0; count < LIMITS.contactsPerHour; count += 1)
      expect((await asVisitor({ ...talker, subject: `פנייה ${count}` })).status).toBe(200);
    expect((await asVisitor({ ...talker, subject: 'עוד אחת' })).body.code).toBe('CONTACT_TOO_MANY');
  });
});

describe('answering', () => {
  it('marks a message once, and filters by it', async () => {
    const seeker = await test.person('user');
    await write(seeker.token, { ...FORM, subject: 'לסימון' }).expect(200);
    const { body: open } = await asAdmin(
      'get',
      '/api/admin/contacts?filters[answered]=0&search=לסימון',
    ).expect(200);
    const [row]: { id: number }[] = open.data;
    const first = await asAdmin('post', `/api/admin/contacts/${row?.id}/answered`).expect(200);
    const second = await asAdmin('post', `/api/admin/contacts/${row?.id}/answered`).expect(200);
    expect(first.body.data.answered_at).not.toBeNull();
    expect(second.body.data.answered_at).toBe(first.body.data.answered_at);
    const { body: answered } = await asAdmin(
      'get',
      '/api/admin/contacts?filters[answered]=0&search=לסימון',
    ).expect(200);
    expect(answered.data).toEqual([]);
  });

  it('finds no message by somebody else’s number', async () => {
    await asAdmin('post', '/api/admin/contacts/999999/answered').expect(404);
  });
});
