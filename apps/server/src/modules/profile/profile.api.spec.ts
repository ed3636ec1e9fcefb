import type { Profile } from '@karov/api-client';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

const HAIFA = 'הרצל 5, ישראל, מחוז חיפה, חיפה, 32.8, 34.99';
/** The same address as English readers see it (rule 227). */
const HAIFA_IN_ENGLISH = 'הרצל 5, Israel, Haifa District, Haifa, 32.8, 34.99';

let test: TestApp;
let world: EventWorld;
beforeAll(async () => {
  test = await startTestApp({ KAROV_OTP_PER_IP_HOUR: '1000', KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new EventWorld(test);
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const profileOf = async (token: string): Promise<Profile> =>
  (await as(token, 'get', '/auth/profile').expect(200)).body.data;
async function disability(key: string): Promise<number> {
  const rows: { id: number }[] = await test.database.manager.query(
    `SELECT id FROM options WHERE list = 'disabilities' AND key = $1`,
    [key],
  );
  return rows[0]?.id ?? 0;
}

describe('one’s own details', () => {
  it('are saved and read again; what is left out remains', async () => {
    const { token } = await test.person('user', { email: 'first@karov.example' });
    const { body } = await as(token, 'post', '/auth/profile', {
      first_name: 'דנה',
      last_name: 'כהן',
      residential_address: HAIFA,
      is_wp: 1,
      is_email: 1,
      comments: 'דלת ירוקה',
      disability_id: [await disability('mobility')],
    }).expect(200);
    expect(body.message).toBe('The details are saved.');
    expect(await profileOf(token)).toMatchObject({
      full_name: 'דנה כהן',
      email: 'first@karov.example',
      residential_address: HAIFA_IN_ENGLISH,
      is_sms: 1,
      is_wp: 1,
      is_email: 1,
      comments: 'דלת ירוקה',
      disabilities: [{ id: await disability('mobility'), name: 'Mobility' }],
      disability_id: [await disability('mobility')],
    });
  });

  it.each<[string, object, string]>([
    ['a first name without the last', { first_name: 'דנה' }, 'last_name'],
    ['a name without a letter', { first_name: ' ‏', last_name: 'כהן' }, 'first_name'],
    ['markup in a name', { first_name: '<b>דנה</b>', last_name: 'כהן' }, 'first_name'],
    ['an address without a place', { residential_address: 'הרצל 5' }, 'residential_address'],
    ['an e-mail address', { email: 'dana@' }, 'email'],
    ['no disability', { disability_id: [] }, 'disability_id'],
    ['an unknown disability', { disability_id: [999_999] }, 'disability_id'],
    ['a profile with holes', { help_profile: { first_name: 'דנה' } }, 'stairs_at_entrance'],
  ])('refuse %s under its field and change nothing', async (_case, form, field) => {
    const { token } = await test.person('user');
    const before = await profileOf(token);
    const { body } = await as(token, 'post', '/auth/profile', {
      comments: 'should not be kept',
      ...form,
    }).expect(422);
    expect(Object.keys(body.errors)).toContain(field);
    expect(await profileOf(token)).toEqual(before);
  });

  it('refuse "none" beside a disability, once an admin offers such an entry', async () => {
    await test.database.manager.query(
      `INSERT INTO options (list, key, label_he, label_en, position) VALUES ('disabilities', 'none', 'אין', 'None', 99)`,
    );
    const { token } = await test.person('user');
    const both = [await disability('none'), await disability('mobility')];
    const { body } = await as(token, 'post', '/auth/profile', { disability_id: both }).expect(422);
    expect(body.errors.disability_id[0]).toMatch(/together with something else/);
    await as(token, 'post', '/auth/profile', { disability_id: both.slice(1) }).expect(200);
    await test.database.manager.query(`DELETE FROM options WHERE list = 'disabilities' AND key = 'none'`);
  });

  it('ask for words about another disability', async () => {
    const { token } = await test.person('user');
    const other = await disability('other');
    const { body } = await as(token, 'post', '/auth/profile', { disability_id: [other] }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['other_disability']);
    await as(token, 'post', '/auth/profile', { disability_id: [other], other_disability: 'נדירה' }).expect(
      200,
    );
    expect(await profileOf(token)).toMatchObject({ other_disability: 'נדירה' });
  });

  it('are saved section by section: only that one is checked, and the others stay', async () => {
    const { id, token } = await test.person('user');
    const profiles = test.app.get(HelpProfilesService);
    const mobility = await disability('mobility');
    await test.database.transaction(() =>
      profiles.save(id, {
        answers: { quick_emergency_request: 1, hmo: 'clalit' },
        disabilities: { ids: [mobility], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: true,
      }),
    );
    const { body } = await as(token, 'post', '/auth/profile', {
      help_section: 'home',
      help_profile: { stairs_at_entrance: 1 },
    }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['stairs_count', 'housing_type']);
    const options: { data: Record<string, { id: string }[]> } = (
      await as(token, 'post', '/dropdowns/other/user/registration/options').expect(200)
    ).body;
    const chosen = {
      stairs_at_entrance: 1,
      stairs_count: '3',
      housing_type: options.data['type_house']?.at(-1)?.id,
    };
    await as(token, 'post', '/auth/profile', {
      help_section: 'home',
      help_profile: { ...chosen, hmo: 'maccabi' },
    }).expect(200);
    expect((await profileOf(token)).help_profile).toMatchObject({ ...chosen, hmo: 'clalit' });
    expect(await profileOf(token)).toMatchObject({ disability_id: [mobility] });
  });

  it('are never stored in plain text where they are sensitive', async () => {
    const { token } = await test.person('user');
    await as(token, 'post', '/auth/profile', {
      disability_id: [await disability('other')],
      other_disability: 'secret-words',
    }).expect(200);
    const rows: { text: string }[] = await test.database.manager.query(
      'SELECT help_profiles::text AS text FROM help_profiles',
    );
    expect(rows.map((row) => row.text).join()).not.toContain('secret-words');
    expect(rows.map((row) => row.text).join()).not.toContain(Buffer.from('secret-words').toString('hex'));
  });

  it('update the help profile: no former address remains after a move', async () => {
    const { id, token } = await test.person('user');
    const profiles = test.app.get(HelpProfilesService);
    await test.database.transaction(() =>
      profiles.save(id, {
        answers: {
          first_name: 'דנה',
          residential_address: 'הרצל 1, ישראל, תל אביב, תל אביב-יפו, 32.06, 34.77',
          hmo: 'clalit',
        },
        disabilities: { ids: [], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );
    await as(token, 'post', '/auth/profile', {
      first_name: 'רות',
      last_name: 'לוי',
      residential_address: HAIFA,
    }).expect(200);
    expect((await profileOf(token)).help_profile).toEqual({
      hmo: 'clalit',
      first_name: 'רות',
      last_name: 'לוי',
      residential_address: HAIFA_IN_ENGLISH,
    });
  });

  it('are one’s own: somebody else’s volunteer data are not returned', async () => {
    const [mine, theirs] = [await world.volunteer(1), await world.volunteer(1)];
    const foreign = (await profileOf(theirs.token)).volunteer_information?.id;
    await as(mine.token, 'get', `/auth/profile?volunteer_information_id=${foreign}`).expect(422);
    const own = (await profileOf(mine.token)).volunteer_information?.id;
    const { body } = await as(mine.token, 'get', `/auth/profile?volunteer_information_id=${own}`).expect(200);
    expect(body.data.volunteer_information).toMatchObject({ id: own, is_renew: false });
  });
});

describe('somebody whom another person registered', () => {
  it('sees by whom, and can confirm or object', async () => {
    const [referrer, person] = [await test.person('user', { firstName: 'רות' }), await test.person('user')];
    const rows: { id: number }[] = await test.database.manager.query(
      'INSERT INTO user_references (referrer_id, person_id, created_at) VALUES ($1, $2, now()) RETURNING id',
      [referrer.id, person.id],
    );
    const id = rows[0]?.id;
    expect((await profileOf(person.token)).referred_by).toEqual({ id, first_name: 'רות' });
    await as(referrer.token, 'post', `/auth/references/${id}/confirmation`).expect(404);
    await as(person.token, 'post', `/auth/references/${id}/confirmation`).expect(200);
    expect((await profileOf(person.token)).referred_by).toBeNull();
    await as(referrer.token, 'post', `/auth/references/${id}/objection`).expect(404);
    await as(person.token, 'post', `/auth/references/${id}/objection`).expect(200);
    expect((await profileOf(person.token)).referred_by).toBeNull();
  });
});
