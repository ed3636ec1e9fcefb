import { startTestApp, type TestApp } from '../../testing/test-app.js';

const KILOBYTE = 1024;

describe('request bodies', () => {
  let test: TestApp;
  let user: { id: number; token: string };
  let admin: { id: number; token: string };
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    user = await test.person('user');
    admin = await test.person('admin');
  });
  afterAll(() => test.close());

  const post = (path: string, body: string, type = 'application/json') =>
    test.http.post(`/api${path}`).set('Content-Type', type).send(body);

  it.each([
    ['/user/auth/login', 70, 413],
    ['/user/auth/login', 60, 422],
    ['/contacts', 1900, 413],
    // these two calls contain a drawn signature
    ['/auth/register', 600, 422],
    ['/auth/register', 900, 413],
    ['/volunteer/renew/account', 600, 401],
  ])('%s with %d KB answers %d', async (path, kilobytes, status) => {
    const { status: answered } = await post(
      path,
      JSON.stringify({ phone: 'x'.repeat(kilobytes * KILOBYTE) }),
    );
    expect(answered).toBe(status);
  });

  it.each([
    ['deep lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['deep records', '{"a":'.repeat(100) + '1' + '}'.repeat(100)],
    ['many names', JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`n${n}`, 1])))],
    ['many values', JSON.stringify({ disability_id: Array.from({ length: 20_000 }, () => 1) })],
  ])('refuses %s before they are read further', async (_what, body) => {
    const answer = await post('/user/auth/login', body);
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('refuses wide and deep forms too', async () => {
    expect(
      (
        await post(
          '/user/auth/login',
          Array.from({ length: 500 }, (_, n) => `n${n}=1`).join('&'),
          'application/x-www-form-urlencoded',
        )
      ).status,
    ).toBe(413);
    expect(
      (await post('/user/auth/login', `a${'[b]'.repeat(40)}=1`, 'application/x-www-form-urlencoded')).status,
    ).toBeLessThan(500);
    const deep = test.http
      .post('/api/admin/organizations')
      .set('Authorization', `Bearer ${admin.token}`)
      .field(`name${'[a]'.repeat(30)}`, 'x');
    expect((await deep).status).toBe(400);
  });

  it('a list is searched and filtered by what remains of a text without NUL and lone surrogates', async () => {
    for (const query of [
      'search=%00',
      'search=a%00b',
      'filters=%7B%22status%22%3A%22%5Cu0000%22%7D',
      'filters%5Btype%5D=%00',
      'search=%ED%A0%80',
    ]) {
      const { status } = await test.http
        .get(`/api/notifications?${query}`)
        .set('Authorization', `Bearer ${admin.token}`);
      expect([query, status]).toEqual([query, 200]);
    }
  });

  it.each([
    '/event-requests/2147483648',
    '/event-requests/99999999999999999999',
    '/event-requests/0',
    '/event-requests/x',
  ])('%s does not exist', async (path) => {
    await test.http.put(`/api${path}`).set('Authorization', `Bearer ${admin.token}`).send({}).expect(404);
  });

  it('a name of zero-width characters is no name, and stored names lose characters that reverse the text around them', async () => {
    const save = (name: string) =>
      test.http
        .post('/api/auth/profile')
        .set('Authorization', `Bearer ${user.token}`)
        .send({ first_name: name, last_name: 'לוי' });
    expect((await save('\u200b\u200d\u2060')).body.errors).toHaveProperty('first_name');
    expect((await save('\u3164\u3164')).body.errors).toHaveProperty('first_name');
    expect((await save('\u202eנועה\u202c\u0000')).status).toBe(200);
    const [row] = await test.database.manager.query('SELECT first_name FROM users WHERE id = $1', [user.id]);
    expect(row.first_name).toBe('נועה');
  });
});
