import type { Option } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('countries, districts and roles', () => {
  let test: TestApp;
  let admin: { token: string };
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.person('admin');
  });
  afterAll(() => test.close());

  const ask = async (
    method: 'get' | 'post',
    path: string,
    { locale = 'en-US', body = {}, token = admin.token } = {},
  ): Promise<Option[]> =>
    (
      await test.http[method](`/api/${path}`)
        .set('Authorization', `Bearer ${token}`)
        .set('Content-Language', locale)
        .send(body)
        .expect(200)
    ).body.data;

  it('names all countries in both languages, Israel first', async () => {
    const [english, hebrew] = [
      await ask('get', 'countries'),
      await ask('get', 'countries', { locale: 'he-IL' }),
    ];
    expect(english.length).toBeGreaterThan(230);
    expect(english[0]).toEqual({ id: 'IL', label: 'Israel' });
    expect(hebrew).toContainEqual({ id: 'FR', label: 'צרפת' });
    expect(english.filter(({ id, label }) => id === label)).toEqual([]);
    expect(english.slice(1).map(({ label }) => label)).toEqual(
      english
        .slice(1)
        .map(({ label }) => label)
        .sort((a, b) => a.localeCompare(b, 'en-US')),
    );
  });

  it('names the districts of the requested countries', async () => {
    expect(await ask('get', 'states?filters[country_ids][]=IL&filters[country_ids][]=FR')).toHaveLength(7);
    expect(await ask('get', 'states?filters[country_ids][]=FR')).toEqual([]);
    expect((await ask('get', 'states', { locale: 'he-IL' })).map(({ label }) => label)).toContain('חיפה');
  });

  it('offers the roles that an admin may give, for adding somebody only those of the back office', async () => {
    expect((await ask('post', 'dropdowns/roles')).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(await ask('post', 'dropdowns/roles', { body: { type: 'manual_registration' } })).toEqual([
      { id: 3, key: 'manager', name: 'Manager', label: expect.any(String) },
    ]);
    const { token } = await test.person('super_admin');
    expect(
      (await ask('post', 'dropdowns/roles', { token, body: { type: 'manual_registration' } })).map(
        ({ id }) => id,
      ),
    ).toEqual([3, 4]);
    await test.http
      .post('/api/dropdowns/roles')
      .set('Authorization', `Bearer ${admin.token}`)
      .send({ type: 'all' })
      .expect(422);
  });
});
