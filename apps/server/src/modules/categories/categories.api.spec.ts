import type { CategoryRow } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CategoriesService } from './categories.service.js';

describe('categories', () => {
  let test: TestApp;
  let admin: { id: number; token: string };
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.person('admin');
  });
  afterAll(() => test.close());

  const as = (method: 'get' | 'put', path: string, locale = 'en-US') =>
    test.http[method](`/api/admin/categories${path}`)
      .set('Authorization', `Bearer ${admin.token}`)
      .set('Content-Language', locale);
  const one = async (id: number): Promise<CategoryRow> => (await as('get', `/${id}`).expect(200)).body.data;
  const service = () => test.app.get(CategoriesService);

  it('are listed in the language of the caller, the emergency marked, in both dialects', async () => {
    const english = await as('get', '?order=asc').expect(200);
    expect(english.body.data[0]).toMatchObject({
      id: 1,
      name: 'Ride',
      name_he: 'הסעה',
      type: 1,
      hides_home_address: true,
      is_emergency: false,
      author: null,
    });
    expect(english.body.data.map((row: CategoryRow) => row.is_emergency)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(english.body.meta.total).toBe(6);
    const hebrew = await as('get', '?range=[0,1]&sort=["name","ASC"]', 'he-IL').expect(200);
    expect(hebrew.headers['content-range']).toBe('categories 0-1/6');
    expect(hebrew.body.map((row: CategoryRow) => row.name)).toEqual(['ביקור בית', 'הסעה']);
    expect(
      (await as('get', '?search=phone').expect(200)).body.data.map((row: CategoryRow) => row.name),
    ).toEqual(['Phone call']);
  });

  it('show who added them', async () => {
    await test.database.manager.query('UPDATE categories SET author_id = $1 WHERE id = 5', [admin.id]);
    expect((await one(5)).author).toBe('נועה לוי');
  });

  it('are renamed and switched, and what is left out stays', async () => {
    const { body } = await as('put', '/2')
      .send({
        name_he: 'קניות',
        name_en: 'Shopping',
        is_auto_assign: 1,
        needs_approval: false,
        picture: 'heart',
      })
      .expect(200);
    expect(body).toMatchObject({
      message: 'The category was saved.',
      data: {
        name: 'Shopping',
        name_he: 'קניות',
        is_auto_assign: true,
        needs_approval: false,
        picture: 'heart',
      },
    });
    await as('put', '/2', 'he-IL').send({ id: 2, name: 'קניות ותרופות' }).expect(200);
    expect(await one(2)).toMatchObject({
      name_he: 'קניות ותרופות',
      name_en: 'Shopping',
      is_auto_assign: true,
      needs_approval: false,
    });
    await test.http
      .post('/api/admin/categories/2')
      .set('Authorization', `Bearer ${admin.token}`)
      .send({ _method: 'PUT', name_en: 'Errands' })
      .expect(200);
    expect((await one(2)).name_en).toBe('Errands');
    const noted: unknown[] = await test.database.manager.query(
      `SELECT 1 FROM activity_log WHERE subject_type = 'category' AND subject_id = 2 AND actor_id = $1`,
      [admin.id],
    );
    expect(noted).toHaveLength(3);
  });

  it('refuse an empty name and one already in use', async () => {
    expect(
      Object.keys(
        (await as('put', '/3').send({ name_he: ' ', name_en: 'x' }).expect(422)).body.errors,
      ).sort(),
    ).toEqual(['name_en', 'name_he']);
    expect((await as('put', '/3').send({ name_en: 'ride' }).expect(422)).body).toMatchObject({
      code: 'NAME_TAKEN',
      errors: { name_en: ['This name is already taken. Please choose another one.'] },
    });
    expect(
      Object.keys((await as('put', '/3', 'he-IL').send({ name: 'הסעה' }).expect(422)).body.errors),
    ).toEqual(['name']);
    expect((await as('put', '/3').send({ picture: 'toString' }).expect(422)).body.errors).toEqual({
      picture: ['Choose one of the options.'],
    });
    expect(await one(3)).toMatchObject({ name_en: 'Home visit', picture: 'door' });
  });

  it('are managed by admins only; a missing one is not found', async () => {
    const manager = await test.person('manager');
    await test.http.get('/api/admin/categories').set('Authorization', `Bearer ${manager.token}`).expect(403);
    await as('get', '/999').expect(404);
    await as('put', '/999').send({ name_en: 'Nothing' }).expect(404);
  });

  it('are available to other modules: to choose from, by number, by name, and the emergency', async () => {
    const options = await service().options('en-US');
    expect(options[0]).toEqual({
      id: 1,
      label: 'Ride',
      type: 1,
      hides_home_address: true,
      help_type: 'physical',
      picture: 'car',
    });
    expect(options.find(({ id }) => id === 4)?.help_type).toBe('phone');
    const emergency = await service().emergency();
    expect(options.map(({ id }) => id)).not.toContain(emergency.id);
    expect(await service().labels([1, emergency.id], 'he-IL')).toEqual(
      new Map([
        [1, 'הסעה'],
        [emergency.id, 'חירום'],
      ]),
    );
    expect(await service().find(emergency.id)).toMatchObject({
      isEmergency: true,
      isAutoAssign: true,
      type: 2,
    });
    expect(await service().find(999)).toBeNull();
  });
});
