import type { SignedIn } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { QUICK_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode, solveCaptcha } from '../../testing/verified-phone.js';
import { SessionsService } from './sessions.service.js';

describe('who signs in among people who share a number (rule 238)', () => {
  let test: TestApp;
  let phones = 5_000_000;
  const nextPhone = () => `+97254${phones++}`;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_OTP_PER_IP_HOUR: '1000', KAROV_REQUESTS_PER_MINUTE: '100000' });
  });
  afterAll(() => test.close());

  const couple = async () => {
    const phone = nextPhone();
    const rami = await test.person('user', { phone, firstName: 'רמי', lastName: 'כהן' });
    const dana = await test.person('user', { phone, firstName: 'דנה', lastName: 'כהן' });
    return { phone, dana, rami };
  };
  const signIn = async (phone: string, door: 'user' | 'volunteer' = 'user'): Promise<SignedIn> => {
    test.app.get(Clock).advance(31);
    await test.http
      .post(`/api/${door}/auth/login`)
      .send({ phone, captcha: await solveCaptcha(test) })
      .expect(200);
    return (
      await test.http
        .post('/api/auth/verify-otp')
        .send({ phone, otp: await sentCode(test, phone) })
        .expect(200)
    ).body.data;
  };
  const choose = (token: string, id: number) =>
    test.http.post('/api/auth/choose-person').set('Authorization', `Bearer ${token}`).send({ id });
  const others = (token: string) =>
    test.http.get('/api/auth/people-of-number').set('Authorization', `Bearer ${token}`);

  it('signs in the person who was here last, names the others by their first names, and nobody where nobody shares', async () => {
    const { phone, dana, rami } = await couple();
    expect(await signIn(phone)).toMatchObject({ id: dana.id, others: [{ id: rami.id, first_name: 'רמי' }] });
    const alone = nextPhone();
    await test.person('user', { phone: alone });
    expect(await signIn(alone)).not.toHaveProperty('others');
  });

  it('goes on as the chosen person, who comes first the next time; the previous session ends', async () => {
    const { phone, dana, rami } = await couple();
    const first = await signIn(phone);
    expect((await others(first.token).expect(200)).body.data).toEqual([
      { id: dana.id, first_name: 'דנה' },
      { id: rami.id, first_name: 'רמי' },
    ]);
    const { body } = await choose(first.token, rami.id).expect(200);
    expect(body.data).toMatchObject({ id: rami.id, full_name: 'רמי כהן', role: 'user' });
    await others(first.token).expect(401);
    expect((await others(body.data.token).expect(200)).body.data).toEqual([
      { id: rami.id, first_name: 'רמי' },
      { id: dana.id, first_name: 'דנה' },
    ]);
    test.app.get(Clock).advance(60);
    expect(await signIn(phone)).toMatchObject({ id: rami.id });
  });

  it('goes on once, however often one session chooses at the same moment', async () => {
    const { phone, rami } = await couple();
    const { token } = await signIn(phone);
    const answers = await Promise.all([1, 2, 3].map(() => choose(token, rami.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const live: object[] = await test.database.manager.query(
      `SELECT 1 FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND phone_proven_at IS NOT NULL`,
      [rami.id],
    );
    expect(live).toHaveLength(1);
  });

  it('needs a fresh code, and choosing makes none fresher', async () => {
    const { phone, dana, rami } = await couple();
    const first = await signIn(phone);
    test.app.get(Clock).advance(200);
    const second = (await choose(first.token, rami.id).expect(200)).body.data;
    test.app.get(Clock).advance(200);
    expect((await choose(second.token, dana.id).expect(422)).body.code).toBe('FRESH_PROOF_NEEDED');
    expect((await others(second.token).expect(422)).body.code).toBe('FRESH_PROOF_NEEDED');
    await test.http
      .post('/api/auth/ticket-for-other')
      .set('Authorization', `Bearer ${second.token}`)
      .expect(422);
    const byPasskey = await test.app
      .get(SessionsService)
      .open(dana.id, 'user', 'spec', { passkey: test.app.get(Clock).now() });
    expect((await choose(byPasskey, rami.id).expect(422)).body.code).toBe('FRESH_PROOF_NEEDED');
  });

  it('knows nobody of another number, nobody who is blocked, and not the caller', async () => {
    const { phone, dana, rami } = await couple();
    const stranger = await test.person('user', { phone: nextPhone() });
    const { token } = await signIn(phone);
    for (const id of [stranger.id, dana.id, 999_999]) await choose(token, id).expect(404);
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [rami.id]);
    await choose(token, rami.id).expect(404);
    expect((await others(token).expect(200)).body.data).toEqual([{ id: dana.id, first_name: 'דנה' }]);
  });

  it('gives somebody else at the number a ticket, with an empty form', async () => {
    const { phone } = await couple();
    const { token } = await signIn(phone);
    const { body } = await test.http
      .post('/api/auth/ticket-for-other')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(body.data).toMatchObject({
      phone,
      full_name: '',
      residential_address: '',
      registered_roles: [],
      volunteer_information: null,
    });
    const form = { ...QUICK_FORM, first_name: 'יעל', ticket: body.data.ticket };
    expect((await test.http.post('/api/auth/register').send(form).expect(200)).body.data).toMatchObject({
      full_name: 'יעל כהן',
      kept: 'created',
    });
  });

  it('lets the others in while one is blocked', async () => {
    const { phone, dana, rami } = await couple();
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [dana.id]);
    expect(await signIn(phone)).toMatchObject({ id: rami.id });
  });

  it('leads from a volunteer to their father, and through each door to those who may use it', async () => {
    const phone = nextPhone();
    const father = await test.person('user', { phone, firstName: 'אברהם', lastName: 'לוי' });
    const daughter = await test.person('volunteer', { phone, firstName: 'נועה', lastName: 'לוי' });
    expect(await signIn(phone)).toMatchObject({ id: father.id, role: 'user' });
    const { token, id } = await signIn(phone, 'volunteer');
    expect(id).toBe(daughter.id);
    expect((await choose(token, father.id).expect(200)).body.data).toMatchObject({
      id: father.id,
      role: 'user',
    });
  });

  it('sends a code to the number and to no particular person at it', async () => {
    const { phone } = await couple();
    await signIn(phone);
    const rows: { receiver_id: number | null; message: string }[] = await test.database.manager.query(
      'SELECT receiver_id, message FROM notifications WHERE send_to = $1',
      [phone],
    );
    expect(rows.map(({ receiver_id: receiver }) => receiver)).toEqual([null]);
    expect(rows[0]?.message).not.toMatch(/דנה|רמי/);
  });
});
