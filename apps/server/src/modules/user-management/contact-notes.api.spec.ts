import { isRecord } from '@karov/domain';
import { RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const NOTE = 'no texts at home, call the landline';

let test: TestApp;
let world: RequestWorld;
let desk: StaffDesk;
let admin: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  [world, desk] = [new RequestWorld(test), new StaffDesk(test)];
  admin = await test.person('admin');
  await world.dispatch(SHOPPING, false);
});
afterAll(() => test.close());

async function noted(person: Somebody, note = NOTE): Promise<Somebody> {
  const { status } = await world.as(person, 'post', '/auth/profile', { contact_note: note });
  expect(status).toBe(200);
  return person;
}

/** Returns the contact notes found next to each occurrence of a person's number in an answer. */
function notesBeside(phone: string, answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => notesBeside(phone, one));
  if (!isRecord(answer)) return [];
  const below = Object.values(answer).flatMap((one) => notesBeside(phone, one));
  return answer['phone'] === phone ? [answer['contact_note'], ...below] : below;
}

async function phoneOf({ id }: Somebody): Promise<string> {
  return (await desk.one<{ phone: string }>('SELECT phone FROM users WHERE id = $1', [id]))?.phone ?? '';
}

describe('setting the note', () => {
  it('is done by its owner, on one short line', async () => {
    const person = await noted(await test.person('volunteer'), `  ${NOTE} `);
    expect((await desk.call(person, 'get', 'auth/profile').expect(200)).body.data.contact_note).toBe(NOTE);
    const tooLong = await world.as(person, 'post', '/auth/profile', { contact_note: 'x'.repeat(121) });
    expect([tooLong.status, Object.keys(tooLong.body.errors ?? {})]).toEqual([422, ['contact_note']]);
    await world.as(person, 'post', '/auth/profile', { comments: 'third floor' });
    expect((await desk.call(person, 'get', 'auth/profile').expect(200)).body.data.contact_note).toBe(NOTE);
  });

  it('is done by staff with the form, and is recorded in the log', async () => {
    const { id } = await test.person('volunteer');
    const { body } = await desk.call(admin, 'get', `admin/users/${id}/form`).expect(200);
    const {
      contact_note: before,
      roles,
      email: _email,
      residential_address: _home,
      arrival_address: _other,
      ...form
    } = body.data;
    expect(before).toBe('');
    const sent = { ...form, first_name: 'גילה', last_name: 'רון', role_id: roles[0] };
    await desk.call(admin, 'put', `admin/users/${id}`, { ...sent, contact_note: NOTE }).expect(200);
    const read = async (): Promise<unknown> =>
      (await desk.call(admin, 'get', `admin/users/${id}`).expect(200)).body.data.contact_note;
    expect(await read()).toBe(NOTE);
    const logged = await desk.one<{ fields: string[] }>(
      `SELECT new_values->'fields' AS fields FROM activity_log WHERE subject_id = $1 AND action = 'profile_changed' AND actor_id = $2`,
      [id, admin.id],
    );
    expect(logged?.fields).toContain('contactNote');
    await desk.call(admin, 'put', `admin/users/${id}`, sent).expect(200);
    expect(await read()).toBe(NOTE);
    await desk.call(admin, 'put', `admin/users/${id}`, { ...sent, contact_note: '' }).expect(200);
    expect(await read()).toBe('');
  });

  it('is done with the form that adds somebody', async () => {
    const form = {
      first_name: 'גילה',
      last_name: 'רון',
      phone: '050-234-9671',
      role_id: 3,
      is_sms: 1,
      contact_note: NOTE,
    };
    const { body } = await desk.call(admin, 'post', 'admin/users', form).expect(200);
    expect(
      (await desk.call(admin, 'get', `admin/users/${body.data.id}`).expect(200)).body.data.contact_note,
    ).toBe(NOTE);
  });
});

describe('reading the note', () => {
  it('comes with each number that staff read about the people of a request, and where they write', async () => {
    const [seeker, helper] = [
      await noted(await world.seeker(1)),
      await noted(await world.volunteer(1), 'after noon only'),
    ];
    const id = await world.ask(seeker);
    const [asks, helps] = [await phoneOf(seeker), await phoneOf(helper)];
    const read = async (path: string): Promise<unknown> =>
      (await desk.call(admin, 'get', path).expect(200)).body;
    const { body: options } = await desk
      .call(admin, 'post', 'dropdowns/application', { flag: 1 })
      .expect(200);
    expect(notesBeside(asks, options)).toEqual([NOTE]);
    expect(
      notesBeside(
        helps,
        await read(`admin/user/open-volunteers?application_id=${id}&search=${helps.slice(-9)}`),
      ),
    ).toEqual(['after noon only']);
    await world.accept(helper, id);
    for (const path of ['admin/application-users?perPage=100', `admin/applications/${id}`]) {
      const answer = await read(path);
      for (const [phone, note] of [
        [asks, NOTE],
        [helps, 'after noon only'],
      ] as const) {
        const found = notesBeside(phone, answer);
        expect([path, new Set(found)]).toEqual([path, new Set([note])]);
      }
    }
    expect(notesBeside(asks, await read(`admin/users?search=${asks.slice(-9)}`))).toEqual([NOTE]);
    await desk
      .call(admin, 'post', 'chats', { sms: 'hello', category_id: SHOPPING, receiver_id: seeker.id })
      .expect(200);
    const threads = async (who: Somebody): Promise<unknown> =>
      (await desk.call(who, 'get', 'chats/threads').expect(200)).body.data[0].person.contact_note;
    expect([await threads(admin), await threads(seeker)]).toEqual([NOTE, '']);
  });

  it('comes with the number: to either side with the approval, and no longer than the work lasts', async () => {
    const [seeker, helper] = [
      await noted(await world.seeker(1)),
      await noted(await world.volunteer(1), 'after noon only'),
    ];
    const id = await world.ask(seeker);
    const says = async (): Promise<[boolean, boolean]> => {
      const basket = await desk.call(helper, 'get', 'volunteer/application-users').expect(200);
      const own = await desk.call(seeker, 'get', `applications/${id}`).expect(200);
      return [
        JSON.stringify(basket.body).includes(NOTE),
        JSON.stringify(own.body).includes('after noon only'),
      ];
    };
    await world.accept(helper, id);
    expect(await says()).toEqual([false, false]);
    const hold = await world.hold(helper, id);
    await world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 });
    expect(await says()).toEqual([true, true]);
    await world.as(helper, 'put', `/volunteer/applications/${id}`);
    expect(await says()).toEqual([false, false]);
  });

  it('comes with the numbers of an event, except for people whom a manager may not identify yet', async () => {
    const manager = await test.person('manager');
    const [seeker, helper] = [
      await noted(await world.seeker(2)),
      await noted(await world.volunteer(2), 'after noon only'),
    ];
    const event = await world.event(manager, { autoAssign: false });
    await world.answerUser(event, seeker.id, true);
    const read = async (): Promise<unknown> =>
      (await desk.call(manager, 'get', `manager/events/${event}`).expect(200)).body.data;
    expect(new Set(notesBeside(await phoneOf(seeker), await read()))).toEqual(new Set([NOTE]));
    expect(new Set(notesBeside(await phoneOf(helper), await read()))).toEqual(new Set(['after noon only']));
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    const seen = JSON.stringify(await read());
    expect([seen.includes(NOTE), seen.includes('after noon only')]).toEqual([true, false]);
  });
});
