import type { ListOption, OptionRow, RegisterDropdowns } from '@karov/api-client';
import { type Field, HELP_PROFILE, KEYS, OPTION_LISTS, type OptionList } from '@karov/domain';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { OptionsService } from './options.service.js';

let test: TestApp;
let admin: { token: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person('admin');
});
afterAll(() => test.close());

const dropdowns = async (locale = 'he-IL'): Promise<Record<OptionList, ListOption[]>> => {
  const { body } = await test.http
    .post('/api/dropdowns/other/user/registration/options')
    .set('Content-Language', locale)
    .expect(200);
  return body.data;
};
const asAdmin = (method: 'get' | 'post' | 'put', path: string) =>
  test.http[method](path).set('Authorization', `Bearer ${admin.token}`);
const entry = async (list: string, key: string): Promise<OptionRow> => {
  const { body } = await asAdmin(
    'get',
    `/api/admin/options?filters[list]=${list}&perPage=100&order=asc`,
  ).expect(200);
  const row = (body.data as OptionRow[]).find((option) => option.key === key);
  if (!row) throw new Error(`${list} has no ${key}`);
  return row;
};

function listsOf(fields: readonly Field[]): OptionList[] {
  return fields.flatMap((field) =>
    'list' in field ? [field.list] : 'fields' in field ? listsOf(field.fields) : [],
  );
}

describe('the lists of the registration forms', () => {
  it('exist in both languages, with the same keys', async () => {
    const [hebrew, english] = await Promise.all([dropdowns(), dropdowns('en-US')]);
    for (const list of OPTION_LISTS) {
      expect(hebrew[list].length).toBeGreaterThan(1);
      expect(english[list].map(({ key }) => key)).toEqual(hebrew[list].map(({ key }) => key));
    }
    expect(hebrew.hmo[0]?.label).toBe('כללית');
    expect(english.hmo[0]?.label).toBe('Clalit');
  });

  it('hold every key on which a condition of the help profile depends', async () => {
    const lists = await dropdowns();
    const conditions = HELP_PROFILE.flatMap(({ fields }) => conditionsOf(fields));
    expect(conditions.length).toBeGreaterThan(15);
    for (const { list, key } of conditions)
      expect({ list, keys: lists[list].map((option) => option.key) }).toEqual({
        list,
        keys: expect.arrayContaining([key]),
      });
    expect(
      listsOf(HELP_PROFILE.flatMap(({ fields }) => fields)).every((list) => lists[list].length > 0),
    ).toBe(true);
  });

  it('offer only the roles that people can give themselves', async () => {
    const { body } = await test.http.post('/api/dropdowns/register').expect(200);
    const data: RegisterDropdowns = body.data;
    expect(data.roles.map(({ id, key, name }) => [id, key, name])).toEqual([
      [1, 'user', 'User'],
      [2, 'volunteer', 'Volunteer'],
    ]);
    expect(data.roles.every(({ label }) => label !== '')).toBe(true);
    expect(data.disabilities.every(({ id }) => typeof id === 'number')).toBe(true);
  });
});

function conditionsOf(fields: readonly Field[]): { list: OptionList; key: string }[] {
  return fields.flatMap((field) => {
    const inner = 'fields' in field ? conditionsOf(field.fields) : [];
    const on = fields.find(({ name }) => name === field.askedWhen?.field);
    const key = field.askedWhen?.has ?? field.askedWhen?.hasNot;
    return on && 'list' in on && key !== undefined ? [...inner, { list: on.list, key }] : inner;
  });
}

describe('maintaining the lists', () => {
  it('adds an option that forms at once offer and accept', async () => {
    const { body } = await asAdmin('post', '/api/admin/options')
      .send({ list: 'hmo', label_he: 'קופה חדשה', label_en: 'New fund' })
      .expect(200);
    expect(body.data).toMatchObject({ key: 'new_fund', is_hidden: false });
    expect((await dropdowns()).hmo).toContainEqual({ id: 'new_fund', key: 'new_fund', label: 'קופה חדשה' });
    expect((await test.app.get(OptionsService).profileOptions()).hmo).toContainEqual({
      id: 'new_fund',
      key: 'new_fund',
    });
  });

  it('refuses the same option twice, even from two admins at once', async () => {
    const send = () =>
      asAdmin('post', '/api/admin/options').send({ list: 'hmo', label_he: 'כפולה', label_en: 'Double' });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 422]);
  });

  it('renames an option and keeps its key', async () => {
    const option = await entry('type_house', KEYS.apartment);
    await asAdmin('put', `/api/admin/options/${option.id}`)
      .send({ label_he: 'דירה', label_en: 'Flat' })
      .expect(200);
    expect((await dropdowns('en-US')).type_house).toContainEqual({
      id: 'apartment',
      key: 'apartment',
      label: 'Flat',
    });
  });

  it('hides an option from the forms, not from old records', async () => {
    const option = await entry('elevators', 'stair_lift');
    await asAdmin('put', `/api/admin/options/${option.id}`)
      .send({ label_he: option.label_he, label_en: option.label_en, is_hidden: true })
      .expect(200);
    expect((await dropdowns()).elevators.map(({ key }) => key)).not.toContain('stair_lift');
    expect((await test.app.get(OptionsService).labels([option.id], 'en-US')).get(option.id)).toBe(
      'Stair lift',
    );
  });

  it.each([
    ['type_house', KEYS.apartment],
    ['disabilities', 'other'],
    ['volunteer_gender', 'male'],
  ])('never hides %s: %s, on which a question depends', async (list, key) => {
    const option = await entry(list, key);
    const { body } = await asAdmin('put', `/api/admin/options/${option.id}`)
      .set('Content-Language', 'en-US')
      .send({ label_he: option.label_he, label_en: option.label_en, is_hidden: true })
      .expect(422);
    expect(body.errors.is_hidden).toEqual([
      'Other questions depend on this option, so it cannot be hidden. It can be renamed.',
    ]);
  });

  it('marks kinds of event as urgent, as shipped, and nothing else', async () => {
    const shipped: { key: string }[] = await test.database.manager.query(
      'SELECT key FROM options WHERE is_urgent ORDER BY key',
    );
    expect(shipped.map(({ key }) => key)).toEqual(['blackout', 'fire', 'gas_leak', 'rocket_fire', 'storm']);
    const flood = await entry('event_types', 'flood');
    const words = { label_he: flood.label_he, label_en: flood.label_en };
    expect(
      (
        await asAdmin('put', `/api/admin/options/${flood.id}`)
          .send({ ...words, is_urgent: 1 })
          .expect(200)
      ).body.data,
    ).toMatchObject({ is_urgent: true });
    expect(
      (await asAdmin('put', `/api/admin/options/${flood.id}`).send(words).expect(200)).body.data,
    ).toMatchObject({ is_urgent: true });
    expect(await test.app.get(OptionsService).isUrgent(flood.id)).toBe(true);
    await asAdmin('put', `/api/admin/options/${flood.id}`)
      .send({ ...words, is_urgent: 0 })
      .expect(200);
    const elevator = await entry('elevators', 'none');
    const { body } = await asAdmin('put', `/api/admin/options/${elevator.id}`)
      .send({ label_he: elevator.label_he, label_en: elevator.label_en, is_urgent: 1 })
      .expect(200);
    expect(body.data).toMatchObject({ is_urgent: false });
  });

  it('refuses lists that do not exist, and empty names', async () => {
    await asAdmin('post', '/api/admin/options')
      .send({ list: 'roles', label_he: 'א', label_en: 'a' })
      .expect(422);
    const { body } = await asAdmin('post', '/api/admin/options')
      .send({ list: 'hmo', label_he: ' ', label_en: 'Empty' })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['label_he']);
  });
});
