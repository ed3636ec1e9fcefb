import type { UserRow } from '@karov/api-client';
import { eachVolunteerFlag } from '@karov/domain';
import ExcelJS from 'exceljs';
import { Crypto } from '../../platform/crypto/crypto.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';
import { IdNumberHashesService, VolunteersRepository } from '../volunteers/index.js';

interface Somebody {
  id: number;
  token: string;
}
const HAIFA = {
  text: 'הגפן 3',
  street: 'הגפן 3',
  city: 'חיפה',
  state: 'haifa',
  country: 'ישראל',
  lat: 32.8,
  lon: 34.98,
};

let test: TestApp;
let world: EventWorld;
let admin: Somebody;
let manager: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new EventWorld(test);
  [admin, manager] = [await test.person('admin'), await test.person('manager')];
  await world.permit(manager, ['haifa']);
});
afterAll(() => test.close());

const get = (path: string, who: Somebody = admin) =>
  test.http.get(`/api/${path}`).set('Authorization', `Bearer ${who.token}`).set('Content-Language', 'en-US');
const rowsOf = async (query: string, who: Somebody = admin): Promise<UserRow[]> =>
  (await get(`${who === manager ? 'manager' : 'admin'}/users?perPage=100&${query}`, who).expect(200)).body
    .data;
const idsOf = async (query: string, who: Somebody = admin): Promise<number[]> =>
  (await rowsOf(query, who)).map(({ id }) => id);
const looksAt = async (id: number): Promise<unknown[]> =>
  test.database.manager.query(
    `SELECT actor_id, new_values->>'what' AS what FROM activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action = 'sensitive_read'`,
    [id],
  );

describe('a search for a telephone number', () => {
  it('finds all who share it, and knows how many they are on every page (rules 102, 238)', async () => {
    const phone = '+972541230987';
    const some = [
      await test.person('user', { firstName: 'אם', phone }),
      await test.person('user', { firstName: 'בת', phone }),
    ];
    const page = async (number: number): Promise<{ ids: number[]; total: number }> => {
      const { body } = await get(
        `admin/users?perPage=1&page=${number}&orderBy=id&order=asc&search=054-123-0987`,
      ).expect(200);
      return { ids: body.data.map(({ id }: UserRow) => id), total: body.meta.total };
    };
    expect([await page(1), await page(2), await page(3)]).toEqual([
      { ids: [some[0]?.id], total: 2 },
      { ids: [some[1]?.id], total: 2 },
      { ids: [], total: 2 },
    ]);
  });
});

describe('filters of the list', () => {
  it('distinguish people who have signed in from those who have only registered, even after their sessions are deleted (rule 91)', async () => {
    const [inside, outside] = [
      await test.person('user', { firstName: 'חתומה' }),
      await test.person('user', { firstName: 'חתומה' }),
    ];
    await test.database.manager.query('DELETE FROM sessions WHERE user_id = ANY($1)', [
      [inside.id, outside.id],
    ]);
    await test.database.manager.query('UPDATE users SET signed_in_at = NULL WHERE id = $1', [outside.id]);
    const name = encodeURIComponent('חתומה');
    expect(await idsOf(`search=${name}&filters[signed]=signed_in`)).toEqual([inside.id]);
    expect(await idsOf(`search=${name}&filters[signed]=signed_up`)).toEqual([outside.id]);
  });

  it('keep to the chosen people, by commas or one by one, and refuse anything but numbers', async () => {
    const people = [await test.person('user'), await test.person('user'), await test.person('user')];
    const [one = 0, other = 0] = people.map(({ id }) => id);
    expect(await idsOf(`filters[user_ids]=${one},${other}&orderBy=id&order=asc`)).toEqual([one, other]);
    expect(
      await idsOf(`filters[user_ids][]=${one}&filters[user_ids][]=${other}&orderBy=id&order=asc`),
    ).toEqual([one, other]);
    await get('admin/users?filters[user_ids]=x').expect(422);
  });

  it('keep to the role whose id the list of choices hands out', async () => {
    await test.person('volunteer');
    const { body } = await test.http
      .post('/api/dropdowns/roles')
      .set('Authorization', `Bearer ${admin.token}`)
      .expect(200);
    expect(body.data.length).toBeGreaterThan(2);
    for (const { id } of body.data) {
      const roles = (await rowsOf(`filters[role]=${id}`)).map((row) => row.roles.map((role) => role.id));
      expect([id, roles.every((ids) => ids.includes(id))]).toEqual([id, true]);
      expect([id, roles.length > 0]).toEqual([id, id !== 5]);
    }
  });

  it('order by name and by phone', async () => {
    for (const lastName of ['ב', 'א', 'ג']) await test.person('user', { firstName: 'סדר', lastName });
    const names = async (order: string): Promise<string[]> =>
      (await rowsOf(`search=${encodeURIComponent('סדר')}&orderBy=full_name&order=${order}`)).map(
        ({ full_name }) => full_name,
      );
    expect(await names('asc')).toEqual(['סדר א', 'סדר ב', 'סדר ג']);
    expect(await names('desc')).toEqual(['סדר ג', 'סדר ב', 'סדר א']);
    const phones = (await rowsOf('orderBy=phone&order=asc')).map(({ phone }) => phone);
    expect(phones).toEqual(phones.toSorted());
  });
});

describe('what is searched for', () => {
  it.each(['ג׳ורג׳ אבו־ריא', "ג'ורג' אבו ריא", 'אבו-ריא', 'גורג', 'ריא ג’ור'])(
    'finds the name by %s',
    async (typed) => {
      const [found] = await rowsOf(`search=${encodeURIComponent('ג׳ורג׳')}`);
      const { id } = found ?? (await test.person('user', { firstName: 'ג׳ורג׳', lastName: 'אבו־ריא' }));
      expect(await idsOf(`search=${encodeURIComponent(typed)}`)).toEqual([id]);
    },
  );

  it.each([
    '050-234-9876',
    '‪+972 50‑234‑9876‬',
    '050–234–9876',
    '050־234־9876',
    '\u200e0502349876',
    'tel:+972502349876',
    '+9720502349876',
    '+972 (0)50 234 9876',
    '٠٥٠٢٣٤٩٨٧٦',
    '۰۵۰۲۳۴۹۸۷۶',
    '０５０２３４９８７６',
    '٢٣٤٩٨٧٦',
  ])('finds the telephone by %s (rule 228)', async (typed) => {
    const [found] = await rowsOf('search=%2B972502349876');
    const { id } = found ?? (await test.person('user', { phone: '+972502349876' }));
    expect(await idsOf(`search=${encodeURIComponent(typed)}`)).toEqual([id]);
  });
});

describe('identity numbers', () => {
  const NUMBER = '123456782';

  async function volunteerWith(number: string): Promise<number> {
    const { id } = await test.person('volunteer');
    const crypto = test.app.get(Crypto);
    await test.database.transaction(() =>
      test.app.get(VolunteersRepository).addImported([
        {
          userId: id,
          idNumber: crypto.encrypt(number),
          dob: null,
          gender: null,
          place: '',
          date: null,
          flags: eachVolunteerFlag(() => null),
          languages: [],
          interests: [],
          wayToProvideHelp: 'both',
          contactMethod: 'sms',
          importAddress: '',
        },
      ]),
    );
    return id;
  }

  it('find their owner when the whole number is typed, for admins only, and are not written into the log', async () => {
    const id = await volunteerWith(NUMBER);
    expect(await idsOf(`search=${NUMBER}`)).toEqual([]);
    await test.app.get(IdNumberHashesService).sweep();
    expect(await idsOf(`search=${NUMBER}`)).toEqual([id]);
    expect(await idsOf('search=12345678-2')).toEqual([id]);
    expect(await idsOf(`search=${encodeURIComponent('١٢٣٤٥٦٧٨٢')}`)).toEqual([id]);
    expect(await idsOf('search=12345678')).toEqual([]);
    await test.database.manager.query(`UPDATE users SET residential_state = 'haifa' WHERE id = $1`, [id]);
    expect(await idsOf(`filters[user_ids]=${id}`, manager)).toEqual([id]);
    expect(await idsOf(`search=${NUMBER}`, manager)).toEqual([]);
    const [told]: { count: number }[] = await test.database.manager.query(
      `SELECT count(*)::int AS count FROM activity_log WHERE new_values::text LIKE '%12345678%'`,
    );
    expect(told).toEqual({ count: 0 });
  });

  it('change with the number', async () => {
    const id = await volunteerWith('000000018');
    await test.app.get(IdNumberHashesService).sweep();
    const hash = async (): Promise<unknown> =>
      (
        await test.database.manager.query(
          'SELECT id_number_hash AS hash FROM volunteer_information WHERE user_id = $1',
          [id],
        )
      )[0];
    expect(await hash()).toEqual({ hash: test.app.get(Crypto).searchHash('id number|000000018') });
  });
});

describe('what a row shows', () => {
  it('has the disabilities, and records the view once', async () => {
    const { id } = await test.person('user', { address: HAIFA });
    const [option]: { id: number; label: string }[] = await test.database.manager.query(
      `SELECT id, label_en AS label FROM options WHERE list = 'disabilities' ORDER BY id LIMIT 1`,
    );
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(id, {
        answers: { disability_confirmation_check: 1, hmo: 'clalit' },
        disabilities: { ids: [option?.id ?? 0], other: 'also this' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: true,
      }),
    );
    for (const who of [admin, manager, admin]) {
      expect(await rowsOf(`filters[user_ids]=${id}`, who)).toEqual([
        expect.objectContaining({
          disabilities: [option?.label],
          other_disability: 'also this',
          disability_confirmation_check: true,
          quick_emergency_request: true,
          personal_information: { disability_confirmation_check: 1, hmo: 'clalit' },
        }),
      ]);
    }
    expect(await looksAt(id)).toEqual([
      { actor_id: admin.id, what: 'help_profile' },
      { actor_id: manager.id, what: 'help_profile' },
    ]);
    const quiet = await test.person('user');
    await rowsOf(`filters[user_ids]=${quiet.id}`);
    expect(await looksAt(quiet.id)).toEqual([]);
  });

  it('has the channels, both addresses, and whom the person registered', async () => {
    const [person, helped, objecting] = [
      await test.person('user', { address: HAIFA, channels: ['whatsapp'] }),
      await test.person('user'),
      await test.person('user'),
    ];
    await test.database.manager.query(
      `INSERT INTO user_references (referrer_id, person_id, created_at, objected_at) VALUES ($1, $2, now(), NULL), ($1, $3, now(), now())`,
      [person.id, helped.id, objecting.id],
    );
    expect(await rowsOf(`filters[user_ids]=${person.id}`, manager)).toEqual([
      expect.objectContaining({
        is_phone: 0,
        is_wp: 1,
        is_sms: 0,
        email_verified_at: null,
        residential_address: expect.stringContaining('32.8, 34.98'),
        arrival_address: '',
        references: [{ user: { id: helped.id, full_name: expect.any(String) }, is_active: true }],
        personal_information: null,
      }),
    ]);
  });

  it('is hidden from a manager before they answer, outside the regions: in no page, count, order or filter (rule 79)', async () => {
    const owner = await test.person('manager');
    const seeker = await world.seeker(1);
    const event = await world.event(owner);
    await test.database.manager.query(`DELETE FROM region_permissions WHERE user_id = $1`, [owner.id]);
    const questions = [
      '',
      `filters[user_ids]=${seeker.id}`,
      `filters[event_people]=${event}:asked`,
      'filters[area]=29,34,34,36',
      `search=${encodeURIComponent('נועה')}`,
    ];
    for (const question of questions)
      for (const order of ['full_name', 'phone', 'id']) {
        const { body } = await get(`manager/users?orderBy=${order}&${question}`, owner).expect(200);
        expect([question, body.data, body.meta.total]).toEqual([question, [], 0]);
      }
    for (const path of [
      `manager/users/${seeker.id}`,
      `users/${seeker.id}/personal`,
      `users/${seeker.id}/doings`,
    ])
      await get(path, owner).expect(404);
    await world.answerUser(event, seeker.id, true);
    expect((await get('manager/users', owner).expect(200)).body.data).toMatchObject([
      { id: seeker.id, full_name: 'נועה לוי' },
    ]);
    await get(`manager/users/${seeker.id}`, owner).expect(200);
  });
});

describe('the file', () => {
  it('holds all people found, in their order, beyond a batch, recorded once with everybody in it', async () => {
    const count = 2300;
    await test.database.manager.query(
      `INSERT INTO users (full_name, phone, created_at) SELECT 'Streamed ' || to_char(n, 'FM0000'), '+97259' || (1000000 + n), now() FROM generate_series(1, $1) n`,
      [count],
    );
    const { body, headers } = await get('admin/users?export=true&search=Streamed&orderBy=full_name&order=asc')
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    expect(headers['content-disposition']).toContain('users.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(body);
    const [sheet] = workbook.worksheets;
    expect(sheet?.name).toBe('Users');
    expect(sheet?.rowCount).toBe(count + 1);
    expect([sheet?.getRow(2).getCell(2).value, sheet?.getRow(count + 1).getCell(2).value]).toEqual([
      'Streamed 0001',
      'Streamed 2300',
    ]);
    const noted: { people: number }[] = await test.database.manager.query(
      `SELECT cardinality(person_ids) AS people FROM activity_log WHERE action = 'exported' AND actor_id = $1`,
      [admin.id],
    );
    expect(noted).toEqual([{ people: count }]);
  });
});
