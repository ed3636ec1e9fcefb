import type { Profile } from '@karov/api-client';
import { VOLUNTEER_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SessionsService } from '../auth/index.js';

const HAIFA = 'הרצל 5, ישראל, מחוז חיפה, חיפה, 32.8, 34.99';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ KAROV_OTP_PER_IP_HOUR: '1000', KAROV_REQUESTS_PER_MINUTE: '100000' });
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const profileOf = async (token: string): Promise<Profile> =>
  (await as(token, 'get', '/auth/profile').expect(200)).body.data;

describe('a new e-mail address (rule 234)', () => {
  const OLD = 'old@karov.example';
  let phones = 0;
  const somebody = async (email?: string) => ({
    ...(await test.person('user', { phone: `+97252986${1000 + phones++}`, ...(email && { email }) })),
  });
  const prove = async (token: string) => {
    const sessions = test.app.get(SessionsService);
    await sessions.notePhoneProven((await sessions.read(token))?.sessionId ?? '');
  };
  const save = (token: string, form: object) => as(token, 'post', '/auth/profile', form);
  const told = (id: number): Promise<{ send_to: string; message: string }[]> =>
    test.database.manager.query(
      `SELECT send_to, message FROM notifications WHERE receiver_id = $1 AND type = 'system' AND message ~ 'e-mail|הדוא״ל' ORDER BY id`,
      [id],
    );

  it.each([
    ['another', OLD, 'new@karov.example'],
    ['none any more', OLD, null],
    ['a first one', undefined, 'new@karov.example'],
  ])('is not saved with a session alone: %s', async (_which, before, email) => {
    const { id, token } = await somebody(before);
    expect((await save(token, { email, comments: 'not kept' }).expect(422)).body.code).toBe(
      'FRESH_PROOF_NEEDED',
    );
    expect(await profileOf(token)).toMatchObject({ email: before ?? null, comments: '' });
    expect(await told(id)).toEqual([]);
    await prove(token);
    await save(token, { email }).expect(200);
    expect((await profileOf(token)).email).toBe(email);
  });

  it('is reported to the former one, and to the telephone', async () => {
    const { id, token } = await somebody(OLD);
    await prove(token);
    await save(token, { email: 'new@karov.example' }).expect(200);
    const [phone] = (await told(id)).flatMap(({ send_to: to }) => (to.startsWith('+') ? [to] : []));
    expect((await told(id)).map(({ send_to: to }) => to).toSorted()).toEqual([phone, OLD].toSorted());
    expect((await told(id)).some(({ message }) => message.includes('new@'))).toBe(false);
  });

  it('asks for nothing when the same one is sent along', async () => {
    const { id, token } = await somebody(OLD);
    await save(token, { email: 'OLD@karov.example', comments: 'kept' }).expect(200);
    expect([(await profileOf(token)).comments, await told(id)]).toEqual(['kept', []]);
  });

  it('cannot be brought in by registering from a session either, and is reported when a code brought it in', async () => {
    const { id, token } = await somebody(OLD);
    const ticket = async (): Promise<string> =>
      (await as(token, 'post', '/auth/registration-ticket').expect(200)).body.data.ticket;
    const register = (form: object) =>
      test.http.post('/api/auth/register').send({ ...VOLUNTEER_FORM, ...form });
    expect((await register({ ticket: await ticket() }).expect(422)).body).toMatchObject({
      code: 'EMAIL_NEEDS_PROOF',
      errors: { email: [expect.any(String)] },
    });
    await register({ ticket: await ticket(), email: OLD }).expect(200);
    expect(await told(id)).toEqual([]);
    await prove(token);
    await register({ ticket: await ticket() }).expect(200);
    expect((await told(id)).map(({ send_to: to }) => to)).toContain(OLD);
  });

  it('is reported to the former one when staff write it', async () => {
    const [{ id }, admin] = [await somebody(OLD), await test.person('admin')];
    const { body } = await as(admin.token, 'get', `/admin/users/${id}/form`).expect(200);
    const [role] = body.data.roles;
    const form = {
      ...body.data,
      role_id: role,
      email: 'typo@karov.example',
      residential_address: HAIFA,
      _method: 'PUT',
    };
    await as(admin.token, 'post', `/admin/users/${id}`, form).expect(200);
    expect((await told(id)).map(({ send_to: to }) => to)).toContain(OLD);
  });
});
