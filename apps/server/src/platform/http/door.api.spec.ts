import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Clock } from '../clock/clock.js';

const PRODUCTION = { NODE_ENV: 'production', KAROV_PUBLIC_URL: 'https://karov.example.org' };

describe('answers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each(['/auth/profile', '/countries', '/config', '/health', '/notifications', '/nothing-here'])(
    '%s is stored by nobody',
    async (path) => {
      const { token } = await test.person('admin');
      const answer = await test.http.get(`/api${path}`).set('Authorization', `Bearer ${token}`);
      expect(answer.headers['cache-control']).toContain('no-store');
    },
  );

  it('sends the server’s time with every answer, refusals too', async () => {
    for (const path of ['/config', '/auth/profile']) {
      const told = Date.parse(String((await test.http.get(`/api${path}`)).headers['x-server-time']));
      expect(Math.abs(told - test.app.get(Clock).now().getTime())).toBeLessThan(5000);
    }
  });

  it('a HEAD is a GET without its body', async () => {
    const { token } = await test.person('admin');
    const head = await test.http
      .head('/api/notifications')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(head.text ?? '').toBe('');
    await test.http.head('/api/notifications').expect(401);
    await test.http.head('/api/health').expect(200);
  });

  it('tells browsers what pages may do: sockets to their own address only, and geolocation, but no camera', async () => {
    const { headers } = await test.http.get('/api/health').expect(200);
    const connect = /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(connect.split(' ').filter((source) => /^wss?:$|\*/.test(source))).toEqual([]);
    expect(connect).toMatch(/^'self' wss?:\/\/[\w.:-]+$/);
    expect(headers['permissions-policy']).toMatch(/geolocation=\(self\).*camera=\(\)/);
  });

  it('in production the pages about the API are for staff', async () => {
    const production = await startTestApp(PRODUCTION);
    const [admin, user] = [await production.person('admin'), await production.person('user')];
    for (const path of ['/api/docs', '/api/docs-json', '/api/docs/swagger-ui.css']) {
      const as = (token: string) => production.http.get(path).set('Authorization', `Bearer ${token}`);
      expect([
        (await production.http.get(path)).status,
        (await as(user.token)).status,
        (await as(admin.token)).status,
      ]).toEqual([401, 403, 200]);
    }
    await production.close();
    await test.http.get('/api/docs-json').expect(200);
  });

  it('reports itself unavailable, not broken, without its database', async () => {
    const { token } = await test.person('admin');
    const other = await startTestApp();
    await other.database.source.query('SELECT 1');
    await other.database.source.destroy();
    const answer = await other.http.get('/api/notifications').set('Authorization', `Bearer ${token}`);
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
    await other.database.source.initialize();
    await other.close();
  });
});
