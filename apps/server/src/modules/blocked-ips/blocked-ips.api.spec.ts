import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { solveCaptcha } from '../../testing/verified-phone.js';
import { BlockedIpsService } from './blocked-ips.service.js';

type Method = 'get' | 'delete';
let test: TestApp;
let admin: { id: number; token: string };
beforeAll(async () => {
  test = await startTestApp({
    KAROV_BLOCK_WRONG_CODES: '3',
    KAROV_OTP_PER_IP_HOUR: '100',
    KAROV_REQUESTS_PER_MINUTE: '100000',
  });
  admin = await test.person('admin');
});
afterAll(() => test.close());

const as = (method: Method, path: string, token = admin.token) =>
  test.http[method](`/api${path}`).set('Authorization', `Bearer ${token}`).set('Content-Language', 'en-US');
const checkFrom = (address: string) => test.http.get('/api/check-ip-status').set('X-Forwarded-For', address);
const blocks = () => test.app.get(BlockedIpsService);

async function blockNetwork(network: string, userId: number | null = null): Promise<void> {
  for (let n = 0; n < 3; n++) await blocks().countWrongCode(network, '/auth/verify-otp', userId);
}

describe('blocked addresses', () => {
  it('are listed with whose phone was tried, from where, why, since when and until when', async () => {
    const { id } = await test.person('user', {
      phone: '+972542341001',
      firstName: 'רבקה',
      lastName: 'מזרחי',
    });
    const attacker = new TestDevice(test, '2001:db8:7:8::5');
    await attacker.ask('+972542341001');
    for (let n = 0; n < 3; n++) await attacker.guess('+972542341001', 'abcd'.replace(/./g, String(n)));
    const { body } = await as('get', '/admin/block').expect(200);
    expect(body.meta.total).toBe(1);
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      user: { id, full_name: 'רבקה מזרחי' },
      ip_add: '2001:db8:7:8::/64',
      path: '/auth/verify-otp',
      message: 'Too many wrong codes',
      created_at: expect.any(String),
      expires_at: expect.any(String),
    });
    await checkFrom('2001:db8:7:8:ffff::1').expect(422);
    await checkFrom('2001:db8:7:9::1').expect(200);
  });

  it('say at which path it was', async () => {
    const attacker = new TestDevice(test, '203.0.113.39');
    await attacker.post('/auth/register-otp', {
      phone: '+972542341002',
      captcha: await solveCaptcha(test),
    });
    for (let n = 0; n < 3; n++)
      await attacker.post('/auth/verify-register-otp', { phone: '+972542341002', otp: String(n).repeat(4) });
    const { body } = await as('get', '/admin/block?search=113.39').expect(200);
    expect(body.data.map(({ path }: { path: string }) => path)).toEqual(['/auth/verify-register-otp']);
    await as('delete', '/admin/block/203.0.113.39').expect(200);
  });

  it('are found by address and by name', async () => {
    await blockNetwork('203.0.113.40');
    const found = async (search: string) =>
      (await as('get', `/admin/block?search=${encodeURIComponent(search)}`)).body.data.map(
        (row: { ip_add: string }) => row.ip_add,
      );
    expect(await found('113.40')).toEqual(['203.0.113.40']);
    expect(await found('מזרחי')).toEqual(['2001:db8:7:8::/64']);
    expect(await found('%')).toEqual([]);
  });

  it.each(['2001:db8:7:8::/64', '2001:db8:7:8::', '2001:db8:7:8:1:2:3:4', '203.0.113.40'])(
    'are lifted by %s in the address',
    async (address) => {
      await blockNetwork(address.includes(':') ? '2001:db8:7:8::/64' : '203.0.113.40');
      await as('delete', `/admin/block/${encodeURIComponent(address)}`).expect(200);
      await checkFrom(address.replace('::/64', '::1')).expect(200);
      await as('delete', `/admin/block/${encodeURIComponent(address)}`).expect(404);
    },
  );

  it('restart their count when lifted', async () => {
    await blockNetwork('203.0.113.41');
    await as('delete', '/admin/block/203.0.113.41').expect(200);
    await blocks().countWrongCode('203.0.113.41', '/auth/verify-otp', null);
    await checkFrom('203.0.113.41').expect(200);
  });

  it.each(['nonsense', '__proto__', '203.0.113.0%2F24', '0', encodeURIComponent("' OR 1=1")])(
    'are not lifted by %s',
    async (address) => {
      await as('delete', `/admin/block/${address}`).expect(404);
    },
  );

  it('block once, however many wrong codes come at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 12 }, () => blocks().countWrongCode('203.0.113.42', '/auth/verify-otp', null)),
    );
    expect((await as('get', '/admin/block?search=203.0.113.42')).body.meta.total).toBe(1);
  });

  it('are never those from which an admin works', async () => {
    await test.http
      .post('/api/activity')
      .set('X-Forwarded-For', '203.0.113.43')
      .send({ status: 1, token: admin.token })
      .expect(200);
    await blockNetwork('203.0.113.43');
    await checkFrom('203.0.113.43').expect(200);
    test.app.get(Clock).advance(86_401);
    await blockNetwork('203.0.113.43');
    await checkFrom('203.0.113.43').expect(422);
  });

  it('are shown to admins only', async () => {
    const manager = await test.person('manager');
    await as('get', '/admin/block', manager.token).expect(403);
    await as('delete', '/admin/block/203.0.113.43', manager.token).expect(403);
  });

  it('can be saved as a workbook, which is recorded in the audit log', async () => {
    const answer = await as('get', '/admin/block?export=true').buffer(true).expect(200);
    expect(answer.get('Content-Type')).toContain('spreadsheetml');
    expect(
      await test.database.manager.query(
        `SELECT actor_id, new_values->>'list' AS list FROM activity_log WHERE action = 'exported'`,
      ),
    ).toEqual([{ actor_id: admin.id, list: 'blocked-addresses.xlsx' }]);
  });
});
