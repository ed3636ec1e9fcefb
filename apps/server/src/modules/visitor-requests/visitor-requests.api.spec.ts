import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TicketsService } from '../auth/index.js';

const HOME = 'Herzl 10, Israel, Haifa, Haifa, 32.8, 34.99';
const ELSEWHERE = 'Allenby 5, Israel, Tel Aviv, Tel Aviv, 32.07, 34.77';
const PERSON = {
  full_name: 'Rachel Levi',
  email: 'rachel@example.org',
  residential_address: HOME,
  comments: 'second floor',
  is_sms: 1,
  is_wp: 0,
  is_phone: 1,
  is_confirm: 1,
  is_authorize: 1,
  is_use_previous_detail: 0,
};

describe('asking for help without signing in', () => {
  let test: TestApp;
  let world: RequestWorld;
  let phone: string;
  let number = 5_550_000;
  let disability: number;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    const [option]: { id: number }[] = await test.database.manager.query(
      `SELECT id FROM options WHERE list = 'disabilities' AND key <> 'other' ORDER BY id LIMIT 1`,
    );
    disability = option?.id ?? 0;
  });
  beforeEach(() => (phone = `+97254${(number += 1)}`));
  afterAll(() => test.close());

  const ticket = async (of = phone) => (await test.app.get(TicketsService).issue(of)).ticket;
  const post = (path: string, body: object) =>
    test.http.post(`/api/user-applications${path}`).set('Content-Language', 'en-US').send(body);
  const form = (change: object = {}) => ({
    ...world.shoppingForm(),
    ...PERSON,
    disability_id: [disability],
    phone,
    ...change,
  });

  it('creates a help seeker for a new phone, files the request, and signs nobody in', async () => {
    const { body } = await post('', form({ ticket: await ticket() })).expect(200);
    expect(Object.keys(body.data)).toEqual(['id']);
    expect(body.data.id).toBeGreaterThan(0);
    const rows: unknown[] = await test.database.manager.query(
      `SELECT u.full_name, u.email, r.role, a.origin_city, a.status,
         (SELECT array_agg(c.kind ORDER BY c.kind) FROM consents c WHERE c.user_id = u.id) AS consents
       FROM applications a JOIN users u ON u.id = a.user_id JOIN user_roles r ON r.user_id = u.id WHERE a.id = $1`,
      [body.data.id],
    );
    expect(rows).toEqual([
      {
        full_name: 'Rachel Levi',
        email: 'rachel@example.org',
        role: 'user',
        origin_city: 'חיפה',
        status: 'open',
        consents: ['disability_data', 'messages', 'privacy', 'terms'],
      },
    ]);
    const sessions: unknown[] = await test.database.manager.query(
      'SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.phone = $1',
      [phone],
    );
    expect(sessions).toEqual([]);
  });

  it('shows what differs from what is known about the phone, and takes the known details when asked to', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    const second = await ticket();
    const { body } = await post('/check-user-detail', {
      ticket: second,
      phone,
      ...PERSON,
      full_name: 'Rachel Cohen',
      disability_id: [String(disability)],
      is_wp: 1,
    }).expect(200);
    expect(body.data).toMatchObject({
      is_known: true,
      change_fields: ['full_name', 'is_wp'],
      previous: { full_name: 'Rachel Levi', residential_address: HOME, disability_id: [disability] },
    });
    const visit = world.shoppingForm({ category_id: 3 });
    await post('', { ...visit, ticket: second, phone, is_use_previous_detail: 1 }).expect(200);
    const rows: unknown[] = await test.database.manager.query(
      'SELECT category_id FROM applications a JOIN users u ON u.id = a.user_id WHERE u.phone = $1 ORDER BY a.id',
      [phone],
    );
    expect(rows).toEqual([{ category_id: 2 }, { category_id: 3 }]);
  });

  it('treats another name at a known phone as somebody else, and leaves the person there as they are (rule 238)', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    await post(
      '',
      form({ ticket: await ticket(), residential_address: ELSEWHERE, full_name: 'Rafi Levi' }),
    ).expect(200);
    const rows: unknown[] = await test.database.manager.query(
      'SELECT u.full_name, a.origin_city FROM applications a JOIN users u ON u.id = a.user_id WHERE u.phone = $1 ORDER BY a.id',
      [phone],
    );
    expect(rows).toEqual([
      { full_name: 'Rachel Levi', origin_city: 'חיפה' },
      { full_name: 'Rafi Levi', origin_city: 'תל אביב-יפו' },
    ]);
  });

  it('files nothing in the name of the person there for somebody who writes another name, whatever they say about the previous details (rule 238)', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    const other = { full_name: 'Rafi Levi', is_use_previous_detail: 1 };
    const { body } = await post('', {
      ...world.shoppingForm({ category_id: 3 }),
      ticket: await ticket(),
      phone,
      ...other,
    }).expect(422);
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['full_name', 'residential_address']));
    await post('', form({ ticket: await ticket(), category_id: 3, ...other })).expect(200);
    await post('', {
      ...world.shoppingForm({ category_id: 4 }),
      ticket: await ticket(),
      phone,
      ...other,
      full_name: 'rachel  levi',
    }).expect(200);
    const rows: unknown[] = await test.database.manager.query(
      'SELECT u.full_name, a.category_id FROM applications a JOIN users u ON u.id = a.user_id WHERE u.phone = $1 ORDER BY a.id',
      [phone],
    );
    expect(rows).toEqual([
      { full_name: 'Rachel Levi', category_id: 2 },
      { full_name: 'Rafi Levi', category_id: 3 },
      { full_name: 'Rachel Levi', category_id: 4 },
    ]);
  });

  it('takes the kept details of a number that several share by their name alone, hers as hers and his as his (rule 238)', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    await post('', form({ ticket: await ticket(), full_name: 'Rafi Levi' })).expect(200);
    const kept = async (change: object) =>
      post('', {
        ...world.shoppingForm({ category_id: 3 }),
        ticket: await ticket(),
        is_use_previous_detail: 1,
        ...change,
      });
    expect((await kept({})).body.errors).toHaveProperty('full_name');
    for (const name of ['Rachel Levi', 'Rafi Levi']) {
      const { body } = await post('/check-user-detail', {
        ticket: await ticket(),
        ...PERSON,
        full_name: name,
      });
      expect(body.data).toMatchObject({ is_known: true, change_fields: [], previous: { full_name: name } });
      expect((await kept({ full_name: name })).status).toBe(200);
      const [row]: { full_name: string }[] = await test.database.manager.query(
        'SELECT u.full_name FROM applications a JOIN users u ON u.id = a.user_id ORDER BY a.id DESC LIMIT 1',
      );
      expect(row?.full_name).toBe(name);
    }
  });

  it('files what a volunteer asks for themselves as theirs, at a number that they share with a help seeker', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    const { id } = await test.person('volunteer', { phone, firstName: 'Dan', lastName: 'Levi' });
    const details = { ...PERSON, full_name: 'Dan Levi' };
    const { body } = await post('/check-user-detail', { ticket: await ticket(), ...details });
    expect(body.data).toEqual({ is_known: false, change_fields: [], previous: null });
    const filed = await post('', form({ ticket: await ticket(), ...details, category_id: 3 })).expect(200);
    expect(
      await test.database.manager.query('SELECT user_id FROM applications WHERE id = $1', [
        filed.body.data.id,
      ]),
    ).toEqual([{ user_id: id }]);
  });

  it('keeps nobody of a household out because another of them is inactive, who is told so only under their own name', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    await test.database.manager.query('UPDATE users SET is_active = false WHERE phone = $1', [phone]);
    const check = async (change: object) => post('/check-user-detail', { ticket: await ticket(), ...change });
    expect((await check({})).body.data).toMatchObject({ is_known: false, previous: null });
    expect((await check({ full_name: 'Rachel Levi' })).body.code).toBe('ACCOUNT_INACTIVE');
    await post('', form({ ticket: await ticket(), full_name: 'Dana Levi', category_id: 3 })).expect(200);
    expect((await post('', form({ ticket: await ticket(), category_id: 3 }))).body.code).toBe(
      'ACCOUNT_INACTIVE',
    );
  });

  it('leaves an imported person as they are when somebody of another name asks with their number', async () => {
    const { id } = await test.person('volunteer', { phone, firstName: 'Yossi', lastName: 'Levi' });
    await test.database.manager.query(
      'INSERT INTO volunteer_information (user_id, is_imported) VALUES ($1, true)',
      [id],
    );
    await post('', form({ ticket: await ticket(), is_use_previous_detail: 1 })).expect(200);
    const rows: unknown[] = await test.database.manager.query(
      'SELECT u.full_name, array_agg(r.role) AS roles FROM users u JOIN user_roles r ON r.user_id = u.id WHERE u.phone = $1 GROUP BY u.id ORDER BY u.id',
      [phone],
    );
    expect(rows).toEqual([
      { full_name: 'Yossi Levi', roles: ['volunteer'] },
      { full_name: 'Rachel Levi', roles: ['user'] },
    ]);
  });

  it('keeps new details of a person known by phone and name, and moves what is open to the new address', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    await post(
      '',
      form({
        ticket: await ticket(),
        category_id: 3,
        residential_address: ELSEWHERE,
        full_name: 'rachel levi',
      }),
    ).expect(200);
    const rows: unknown[] = await test.database.manager.query(
      'SELECT u.full_name, a.origin_city FROM applications a JOIN users u ON u.id = a.user_id WHERE u.phone = $1 ORDER BY a.id',
      [phone],
    );
    expect(rows).toEqual([
      { full_name: 'rachel levi', origin_city: 'תל אביב-יפו' },
      { full_name: 'rachel levi', origin_city: 'תל אביב-יפו' },
    ]);
  });

  it('moves nothing while an emergency is open, since nobody is asked here', async () => {
    await post('', form({ ticket: await ticket() })).expect(200);
    const places = (): Promise<unknown[]> =>
      test.database.manager.query(
        'SELECT a.origin_city FROM applications a JOIN users u ON u.id = a.user_id WHERE u.phone = $1 ORDER BY a.id LIMIT 1',
        [phone],
      );
    const before = await places();
    await test.database.manager.query(
      'UPDATE needs SET is_emergency = true WHERE user_id = (SELECT id FROM users WHERE phone = $1)',
      [phone],
    );
    await post('', form({ ticket: await ticket(), category_id: 3, residential_address: ELSEWHERE })).expect(
      200,
    );
    expect(await places()).toEqual(before);
  });

  it('reveals nothing about an unknown phone, and nothing about a known one without a ticket either', async () => {
    expect(
      (await post('/check-user-detail', { ticket: await ticket(), phone }).expect(200)).body.data,
    ).toEqual({
      is_known: false,
      change_fields: [],
      previous: null,
    });
    expect((await post('/check-user-detail', { phone }).expect(422)).body.errors).toEqual({
      ticket: [expect.any(String)],
    });
    expect((await post('', form({ ticket: await ticket('+972541234567') })).expect(422)).body.code).toBe(
      'TICKET_INVALID',
    );
    expect(
      (await post('', form({ ticket: await ticket(), is_use_previous_detail: 1, full_name: '' })).expect(422))
        .body.errors,
    ).toEqual({
      full_name: [expect.any(String)],
    });
  });

  it('marks each detail that is missing or wrong', async () => {
    const { body } = await post('', {
      ...world.shoppingForm(),
      phone,
      ticket: await ticket(),
      disability_id: [999],
      email: 'x',
      full_name: 'Ab',
    }).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      'disability_id',
      'email',
      'full_name',
      'is_authorize',
      'is_confirm',
      'residential_address',
    ]);
    expect(body.errors.disability_id).toEqual(['Choose one of the options.']);
    const people: unknown[] = await test.database.manager.query('SELECT 1 FROM users WHERE phone = $1', [
      phone,
    ]);
    expect(people).toEqual([]);
  });

  it('answers a double click with the first one’s id, and lets a used ticket file nothing else', async () => {
    const sent = form({ ticket: await ticket() });
    const answers = await Promise.all([post('', sent), post('', sent), post('', sent)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect((await post('', { ...sent, category_id: 3 }).expect(422)).body.code).toBe('TICKET_USED');
  });
});
