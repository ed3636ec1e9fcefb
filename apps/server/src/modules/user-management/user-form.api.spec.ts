import { addressToWire } from '@karov/domain';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const HAIFA = {
  text: 'הגפן 3',
  street: 'הגפן 3',
  city: 'חיפה',
  state: 'haifa',
  country: 'ישראל',
  lat: 32.8,
  lon: 34.98,
};
const RAMLA = {
  text: 'הרצל 3',
  street: 'הרצל 3',
  city: 'רמלה',
  state: 'center',
  country: 'ישראל',
  lat: 31.93,
  lon: 34.87,
};

let test: TestApp;
let desk: StaffDesk;
let superAdmin: Somebody;
let admin: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  desk = new StaffDesk(test);
  [superAdmin, admin] = [await test.person('super_admin'), await test.person('admin')];
});
afterAll(() => test.close());

const get = (path: string, who: Somebody = admin) => desk.call(who, 'get', path);
const post = (path: string, body: object = {}, who: Somebody = admin) => desk.call(who, 'post', path, body);

describe('adding staff', () => {
  const form = (phone: string, change: object = {}) => ({
    first_name: 'גילה',
    last_name: 'רון',
    phone,
    email: 'gila@example.org',
    role_id: 3,
    residential_address: addressToWire(HAIFA),
    address_type: 'residential',
    is_sms: 1,
    is_active: 1,
    ...change,
  });

  it('makes a manager who can sign in and is found', async () => {
    const { body } = await post('admin/users', form('050-234-5671')).expect(200);
    expect(body.message).toBe('User saved.');
    const row = (await get(`admin/users?filters[user_ids][]=${body.data.id}`).expect(200)).body.data[0];
    expect(row).toMatchObject({
      full_name: 'גילה רון',
      phone: '+972502345671',
      roles: [{ id: 3, name: 'manager' }],
      status: 'activated',
      is_active: 1,
    });
    expect((await post('admin/users', form('0502345671')).expect(422)).body).toMatchObject({
      code: 'PHONE_TAKEN',
      errors: { phone: [expect.any(String)] },
    });
  });

  it('keeps a manager without an address within reach of the admin with regions who added them, until they have an address (rule 51)', async () => {
    const [north, other] = [await test.person('admin'), await test.person('admin')];
    for (const { id } of [north, other]) await desk.permit(id, 'haifa');
    const bare = form('050-234-5660', { residential_address: undefined });
    const { id } = (await post('admin/users', bare, north).expect(200)).body.data;
    const found = async (who: Somebody) =>
      (await get(`admin/users?filters[user_ids]=${id}`, who).expect(200)).body.data.length;
    const messages = async (who: Somebody) =>
      (await get(`notifications?filters[receiver_id]=${id}`, who).expect(200)).body.meta.total;
    expect([await found(north), await found(other)]).toEqual([1, 0]);
    expect([await messages(north), await messages(other)]).toEqual([1, 0]);
    await get(`admin/users/${id}`, other).expect(404);
    await post('admin/user/region-permissions', { user_id: id, state_ids: ['haifa'] }, north).expect(200);
    expect([await found(north), await found(other)]).toEqual([1, 1]);
    await desk.one('DELETE FROM region_permissions WHERE user_id = $1', [id]);
    const moved = { ...bare, residential_address: addressToWire(RAMLA) };
    await desk.call(north, 'put', `admin/users/${id}`, moved).expect(200);
    expect(await found(north)).toBe(0);
  });

  it('reserves the role of admin for super admins, and offers no other', async () => {
    expect((await post('admin/users', form('050-234-5672', { role_id: 4 })).expect(422)).body.errors).toEqual(
      { role_id: [expect.any(String)] },
    );
    for (const role_id of [1, 2, 5, 99])
      await post('admin/users', form('050-234-5672', { role_id }), superAdmin).expect(422);
    await post('admin/users', form('050-234-5672', { role_id: 4 }), superAdmin).expect(200);
  });

  it('reports all faults in one round', async () => {
    const { body } = await post('admin/users', { email: 'x' }).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['email', 'first_name', 'last_name', 'phone', 'role_id']);
  });

  it('tells the new person how to sign in, and requires at least one channel', async () => {
    const { body } = await post('admin/users', form('050-234-5673')).expect(200);
    expect(await desk.messagesTo(body.data.id)).toEqual([expect.stringContaining('/admin/login')]);
    expect((await post('admin/users', form('050-234-5674', { is_sms: 0 })).expect(422)).body.errors).toEqual({
      is_sms: [expect.any(String)],
    });
    const quiet = await post('admin/users', form('050-234-5674', { is_active: 0 })).expect(200);
    expect(await desk.messagesTo(quiet.body.data.id)).toEqual([]);
  });

  it('changes somebody as the form was filled in, and says whose the number was', async () => {
    const { body } = await post('admin/users', form('050-234-5675')).expect(200);
    const { id } = body.data;
    const filled = (await get(`admin/users/${id}/form`).expect(200)).body.data;
    expect(filled).toMatchObject({
      first_name: 'גילה',
      phone: '+972502345675',
      roles: [3],
      residential_address: addressToWire(HAIFA),
      is_sms: 1,
      is_active: 1,
    });
    const change = {
      ...form('050-234-5676', {
        residential_address: '',
        arrival_address: addressToWire(RAMLA),
        address_type: 'arrival',
        is_wp: 1,
      }),
    };
    await desk.call(admin, 'post', `admin/users/${id}`, { ...change, _method: 'PUT' }).expect(200);
    expect((await get(`admin/users/${id}/form`).expect(200)).body.data).toMatchObject({
      phone: '+972502345676',
      address_type: 'arrival',
      residential_address: '',
      arrival_address: addressToWire(RAMLA),
      is_wp: 1,
    });
    const told: { send_to: string }[] = await test.database.manager.query(
      `SELECT send_to FROM notifications WHERE receiver_id = $1 AND message LIKE '%was changed%' ORDER BY send_to`,
      [id],
    );
    expect(told).toEqual([{ send_to: '+972502345675' }, { send_to: 'gila@example.org' }]);
    const taken = form('050-234-5675');
    await post('admin/users', taken).expect(200);
    expect((await desk.call(admin, 'put', `admin/users/${id}`, taken).expect(422)).body).toMatchObject({
      code: 'PHONE_TAKEN',
    });
    await desk.call(admin, 'put', `admin/users/${id}`, { ...taken, is_active: 0 }).expect(422);
    expect((await get(`admin/users/${id}/form`).expect(200)).body.data.is_active).toBe(1);
    expect(
      (await desk.call(admin, 'put', `admin/users/${id}`, form('050-234-5676', { role_id: 4 })).expect(422))
        .body.errors,
    ).toHaveProperty('role_id');
    await desk.call(admin, 'put', `admin/users/${id}`, form('050-234-5676', { is_active: 0 })).expect(200);
    expect((await get(`admin/users/${id}/form`).expect(200)).body.data.is_active).toBe(0);
  });

  it('leaves what the form leaves out as it is, removes what is empty, and saves people reached by e-mail only', async () => {
    const { id } = (await post('admin/users', form('050-234-5661', { is_wp: 1 })).expect(200)).body.data;
    const names = { first_name: 'גליה', last_name: 'רון', role_id: 3 };
    const save = (change: object) => desk.call(admin, 'put', `admin/users/${id}`, { ...names, ...change });
    const read = async () => (await get(`admin/users/${id}/form`).expect(200)).body.data;
    const before = await read();
    await save({}).expect(200);
    expect(await read()).toEqual({ ...before, first_name: 'גליה' });
    await desk.one('UPDATE users SET is_email = true WHERE id = $1', [id]);
    await save({ is_sms: 0, is_wp: 0, is_phone: 0 }).expect(200);
    await save({}).expect(200);
    expect(await read()).toMatchObject({ is_sms: 0, is_wp: 0, email: 'gila@example.org' });
    expect((await save({ email: '' }).expect(422)).body.errors).toEqual({ is_sms: [expect.any(String)] });
    expect((await save({ address_type: 'arrival' }).expect(422)).body.errors).toEqual({
      arrival_address: [expect.any(String)],
    });
    await save({ email: '', is_sms: 1, residential_address: '' }).expect(200);
    expect(await read()).toMatchObject({ email: '', residential_address: '', is_sms: 1 });
    await save({ is_active: 0 }).expect(200);
    await save({}).expect(200);
    expect((await read()).is_active).toBe(0);
  });

  it('changes the role as far as rule 88 allows, and keeps the others', async () => {
    const person = await test.person('volunteer');
    const save = (role_id: number, who: Somebody) =>
      desk.call(who, 'put', `admin/users/${person.id}`, { first_name: 'נעם', last_name: 'לוי', role_id });
    const roles = async () =>
      (await get(`admin/users/${person.id}/form`, superAdmin).expect(200)).body.data.roles;
    for (const refused of [1, 4, 5]) await save(refused, admin).expect(422);
    expect(await roles()).toEqual([2]);
    await save(3, admin).expect(200);
    expect(await roles()).toEqual([3, 2]);
    await save(5, superAdmin).expect(422);
    await save(4, superAdmin).expect(200);
    expect(await roles()).toEqual([4, 2]);
  });

  it('takes the number away from a help seeker who has no telephone, and from nobody who needs their own (rule 239)', async () => {
    const [person, helper] = [
      await test.person('user', { phone: '+972502345690' }),
      await test.person('volunteer'),
    ];
    const plain = { first_name: 'נועה', last_name: 'לוי', is_sms: 1 };
    await desk
      .call(admin, 'put', `admin/users/${person.id}`, { ...plain, phone: '', role_id: 1 })
      .expect(200);
    expect((await get(`admin/users/${person.id}/form`).expect(200)).body.data).toMatchObject({ phone: '' });
    const [row]: object[] = await test.database.manager.query(
      'SELECT phone, channels FROM users WHERE id = $1',
      [person.id],
    );
    expect(row).toEqual({ phone: '', channels: [] });
    await desk
      .call(admin, 'put', `admin/users/${person.id}`, { ...plain, first_name: 'נעה', role_id: 1 })
      .expect(200);
    expect(
      (
        await desk
          .call(admin, 'put', `admin/users/${helper.id}`, { ...plain, phone: '', role_id: 2 })
          .expect(422)
      ).body.errors,
    ).toEqual({
      phone: [expect.any(String)],
    });
  });

  it('says on the name field when it is already known at the number, and lets a help seeker share a manager’s number (rule 238)', async () => {
    const phone = '+972502345691';
    await post('admin/users', form(phone, { first_name: 'דוד', last_name: 'רון' })).expect(200);
    const person = await test.person('user', { firstName: 'גילה', lastName: 'רון' });
    await desk
      .call(admin, 'put', `admin/users/${person.id}`, {
        first_name: 'גילה',
        last_name: 'רון',
        phone,
        is_sms: 1,
        role_id: 1,
      })
      .expect(200);
    const { body } = await desk
      .call(admin, 'put', `admin/users/${person.id}`, {
        first_name: 'דוד',
        last_name: 'רון',
        phone,
        is_sms: 1,
        role_id: 1,
      })
      .expect(422);
    expect(body).toMatchObject({ code: 'NAME_AT_PHONE', errors: { last_name: [expect.any(String)] } });
    const found = (await get(`admin/users?search=${encodeURIComponent(phone)}`).expect(200)).body.data;
    expect(found.map(({ full_name }: { full_name: string }) => full_name).toSorted()).toEqual([
      'גילה רון',
      'דוד רון',
    ]);
  });

  it('changes nothing when a part fails: the account is not switched, nobody is signed out or told', async () => {
    const person = await test.person('manager');
    const { phone } = (await get(`admin/users/${person.id}/form`).expect(200)).body.data;
    await test.asOwner(
      `CREATE FUNCTION refuse_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
       CREATE TRIGGER refuse_names BEFORE UPDATE OF first_name ON users FOR EACH ROW WHEN (NEW.first_name = 'Broken') EXECUTE FUNCTION refuse_names()`,
    );
    const broken = form(phone, { first_name: 'Broken', is_active: 0 });
    await desk.call(admin, 'put', `admin/users/${person.id}`, broken).expect(500);
    await desk
      .call(admin, 'put', `admin/users/${person.id}`, { ...broken, phone: '050-234-5690' })
      .expect(500);
    expect((await get(`admin/users/${person.id}/form`).expect(200)).body.data).toMatchObject({
      phone,
      is_active: 1,
    });
    await get('auth/profile', person).expect(200);
    expect(await desk.messagesTo(person.id)).toEqual([]);
  });

  it('changes nobody whom the caller does not govern', async () => {
    const [manager, colleague, far] = [
      await test.person('manager'),
      await test.person('admin'),
      await test.person('user', { address: RAMLA }),
    ];
    const north = await test.person('admin');
    await desk.permit(north.id, 'haifa');
    const change = form('050-234-5677', { role_id: 4 });
    for (const [who, id, status] of [
      [admin, colleague.id, 422],
      [admin, superAdmin.id, 422],
      [admin, admin.id, 422],
      [north, far.id, 404],
      [manager, far.id, 403],
    ] as const) {
      await desk.call(who, 'put', `admin/users/${id}`, change).expect(status);
      await get(`admin/users/${id}/form`, who).expect(status);
    }
    await desk.call(superAdmin, 'put', `admin/users/${colleague.id}`, change).expect(200);
  });
});
