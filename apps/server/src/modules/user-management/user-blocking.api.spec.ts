import { TestDevice } from '../../testing/device.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';
import { ActivityService } from '../activity/index.js';
import { BlockedIpsService } from '../blocked-ips/index.js';

let test: TestApp;
let admin: { id: number; token: string };
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000', KAROV_BLOCK_WRONG_CODES: '3' });
  admin = await test.person('admin');
});
afterAll(() => test.close());

const as = (token: string, path: string, body: object = {}) =>
  test.http
    .post(`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const block = (id: number, token = admin.token, reason = 'threatened a volunteer') =>
  as(token, `/admin/users/block/${id}`, { reason });
const unblock = (id: number, token = admin.token) => as(token, `/admin/users/unblock/${id}`);
const isIn = async (token: string): Promise<boolean> =>
  (await test.http.get('/api/auth/profile').set('Authorization', `Bearer ${token}`)).status === 200;

describe('blocking a person', () => {
  it('ends their sessions at once, is kept with its reason, and can be undone', async () => {
    const phone = '+972542347001';
    const { id, token } = await test.person('user', { phone });
    expect(await isIn(token)).toBe(true);
    await block(id).expect(200);
    expect(await isIn(token)).toBe(false);
    const device = new TestDevice(test, '198.51.100.1');
    await device.ask(phone);
    expect((await device.enter(phone)).body.code).toBe('ACCOUNT_BLOCKED');
    const log = (await test.app.get(ActivityService).history('user', id)).filter(
      ({ action }) => action === 'blocked',
    );
    expect(log).toMatchObject([{ actorId: admin.id, note: 'threatened a volunteer' }]);
    await unblock(id).expect(200);
    const other = new TestDevice(test, '198.51.100.2');
    expect((await other.ask(phone)).body.code).toBe('OTP_TOO_SOON');
  });

  it('knows nobody under a number that no row can have', async () => {
    await block(2_147_483_648).expect(404);
    await unblock(2_147_483_648).expect(404);
  });

  it('requires a reason', async () => {
    const { id } = await test.person('user');
    expect((await block(id, admin.token, '  ').expect(422)).body.errors).toHaveProperty('reason');
  });

  it('cannot be done to oneself, nor to admins except by super admins', async () => {
    const [other, chief] = [await test.person('admin'), await test.person('super_admin')];
    expect((await block(admin.id).expect(422)).body.code).toBe('BLOCK_SELF');
    expect((await block(other.id).expect(422)).body.code).toBe('BLOCK_ADMIN');
    expect((await block(chief.id).expect(422)).body.code).toBe('BLOCK_ADMIN');
    await block(other.id, chief.token).expect(200);
    expect((await unblock(other.id).expect(422)).body.code).toBe('BLOCK_ADMIN');
  });

  it('does not reach beyond an admin’s regions, nor is it for managers', async () => {
    const north = await test.person('admin');
    await test.database.manager.query(
      `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', 'north')`,
      [north.id],
    );
    const { id, token } = await test.person('user');
    await block(id, north.token).expect(404);
    await block(999_999).expect(404);
    const manager = await test.person('manager');
    await block(id, manager.token).expect(403);
    expect(await isIn(token)).toBe(true);
  });
});

/** A person's card, as a member of staff reads it. */
const card = async (id: number, token = admin.token, area = 'admin') =>
  (
    await test.http
      .get(`/api/${area}/users/${id}`)
      .set('Authorization', `Bearer ${token}`)
      .set('Content-Language', 'en-US')
      .expect(200)
  ).body.data;

describe('what holds a person', () => {
  it('is said with since when and why, to those who may lift it and to nobody else (rule 92)', async () => {
    const [person, manager] = [await test.person('user'), await test.person('manager')];
    await test.database.manager.query(
      `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', '')`,
      [manager.id],
    );
    await test.database.manager.query(`UPDATE users SET residential_state = 'haifa' WHERE id = $1`, [
      person.id,
    ]);
    await block(person.id).expect(200);
    const hold = { kind: 'block', since: expect.any(String), until: null, reason: 'threatened a volunteer' };
    expect(await card(person.id)).toMatchObject({ held_by: [hold] });
    expect(await card(person.id, manager.token, 'manager')).toMatchObject({ is_block: 1, held_by: [] });
  });

  it('offers unblocking in the list to admins alone, for a blocked address too', async () => {
    const [person, free] = [await test.person('user'), await test.person('user')];
    for (let n = 0; n < 3; n++)
      await test.app.get(BlockedIpsService).countWrongCode('198.51.100.78', '/auth/verify-otp', person.id);
    const { body } = await test.http
      .get('/api/admin/users')
      .query({ 'filters[user_ids]': `${person.id},${free.id}` })
      .set('Authorization', `Bearer ${admin.token}`)
      .expect(200);
    const offered = body.data.map(({ id, abilities }: { id: number; abilities: string[] }) => [
      id,
      abilities.includes('unblock'),
    ]);
    expect(new Map(offered)).toEqual(
      new Map([
        [person.id, true],
        [free.id, false],
      ]),
    );
  });
});

describe('unblocking a person', () => {
  it('lifts the waits and the blocked addresses too', async () => {
    const phone = '+972542347002';
    const { id } = await test.person('user', { phone });
    for (let n = 0; n < 3; n++)
      await test.app.get(BlockedIpsService).countWrongCode('198.51.100.77', '/auth/verify-otp', id);
    const attacker = new TestDevice(test, '198.51.100.3');
    await attacker.ask(phone);
    const wrong = (await sentCode(test, phone)) === '0000' ? '1111' : '0000';
    await test.database.manager.query(
      'UPDATE otp_challenges SET tries = 5, last_try_at = created_at WHERE phone = $1',
      [phone],
    );
    expect((await attacker.guess(phone, wrong)).body.code).toBe('OTP_TOO_MANY_TRIES');
    expect((await new TestDevice(test, '198.51.100.4').ask(phone)).body.code).toBe('OTP_WAIT');
    await test.http.get('/api/check-ip-status').set('X-Forwarded-For', '198.51.100.77').expect(422);

    const { held_by: holds, abilities } = await card(id);
    expect(abilities).toEqual(expect.arrayContaining(['block', 'unblock']));
    expect(holds).toEqual([
      {
        kind: 'codes',
        since: expect.any(String),
        until: expect.any(String),
        reason: 'Too many wrong codes',
        ip_add: null,
      },
      {
        kind: 'address',
        since: expect.any(String),
        until: expect.any(String),
        reason: 'Too many wrong codes',
        ip_add: '198.51.100.77',
      },
    ]);
    expect(Date.parse(holds[0].until) - Date.parse(holds[0].since)).toBe(15 * 60_000);

    await unblock(id).expect(200);
    expect(await card(id)).toMatchObject({ held_by: [], abilities: expect.not.arrayContaining(['unblock']) });
    await test.http.get('/api/check-ip-status').set('X-Forwarded-For', '198.51.100.77').expect(200);
    expect((await new TestDevice(test, '198.51.100.4').ask(phone)).body.code).toBe('OTP_TOO_SOON');
  });
});
