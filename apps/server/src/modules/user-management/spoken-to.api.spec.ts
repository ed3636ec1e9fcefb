import { isRecord } from '@karov/domain';
import { RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

const WRITES = { writes: true, by: ['sms'] };
/** Returns the distinct values. */
const kinds = (manners: readonly unknown[]): unknown[] =>
  [...new Set(manners.map((one) => JSON.stringify(one)))].map((one) => JSON.parse(one));

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

/** Makes a person deaf, with SMS as the only channel. */
async function deaf(person: Somebody): Promise<Somebody> {
  const [row]: { id: number }[] = await test.database.manager.query(
    `SELECT id FROM options WHERE list = 'disabilities' AND key = 'hearing'`,
  );
  await test.database.transaction(() =>
    test.app.get(HelpProfilesService).saveDisabilities(person.id, { ids: [row?.id ?? 0], other: '' }),
  );
  await test.database.manager.query(
    'UPDATE users SET is_sms = true, is_wp = false, is_phone = false WHERE id = $1',
    [person.id],
  );
  return person;
}

async function phoneOf({ id }: Somebody): Promise<string> {
  return (await desk.one<{ phone: string }>('SELECT phone FROM users WHERE id = $1', [id]))?.phone ?? '';
}

/**
 * Returns the way to contact a person, as found next to each occurrence of the person's number in an answer.
 */
function mannersBeside(phone: string, answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => mannersBeside(phone, one));
  if (!isRecord(answer)) return [];
  const below = Object.values(answer).flatMap((one) => mannersBeside(phone, one));
  return answer['phone'] === phone ? [answer['spoken_to'], ...below] : below;
}

const read = async (person: Somebody, path: string): Promise<unknown> =>
  (await desk.call(person, 'get', path).expect(200)).body;

describe('rule 215: a person who writes and does not call', () => {
  it('is described as such, beside each of their numbers, to staff and to the other side', async () => {
    const [seeker, helper] = [await deaf(await world.seeker(1)), await deaf(await world.volunteer(1))];
    const [asks, helps] = [await phoneOf(seeker), await phoneOf(helper)];
    const id = await world.ask(seeker);
    await world.accept(helper, id);
    const hold = await world.hold(helper, id);
    const { body: options } = await desk
      .call(admin, 'post', 'dropdowns/application', { flag: 1 })
      .expect(200);
    expect(mannersBeside(asks, options)).toEqual([WRITES]);
    const atDesk: readonly [path: string, phone: string][] = [
      ['admin/application-users?perPage=100', asks],
      ['admin/application-users?perPage=100', helps],
      [`admin/applications/${id}`, asks],
      [`admin/applications/${id}`, helps],
      [`admin/users?search=${asks.slice(-9)}`, asks],
      [`admin/users/${helper.id}`, helps],
      ['staff/waiting/needs', asks],
    ];
    for (const [path, phone] of atDesk)
      expect([path, kinds(mannersBeside(phone, await read(admin, path)))]).toEqual([path, [WRITES]]);
    await world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 });
    expect(mannersBeside(asks, await read(helper, 'volunteer/application-users'))).toEqual([WRITES]);
    expect(mannersBeside(helps, await read(seeker, `applications/${id}`))).toEqual([WRITES]);
  });

  it('is described as such in an event, to staff and to the volunteer', async () => {
    const manager = await test.person('manager');
    const [seeker, helper] = [await deaf(await world.seeker(3)), await world.volunteer(3)];
    const event = await world.event(manager, { autoAssign: false });
    await world.answerUser(event, seeker.id, true);
    expect(
      kinds(mannersBeside(await phoneOf(seeker), await read(manager, `manager/events/${event}`))),
    ).toEqual([WRITES]);
    expect(mannersBeside(await phoneOf(helper), await read(manager, `manager/events/${event}`))).toEqual([
      { writes: false, by: ['sms'] },
    ]);
  });

  it('reads it about themselves, so that their own pages begin with writing', async () => {
    const seeker = await deaf(await world.seeker(1));
    expect((await desk.call(seeker, 'get', 'auth/profile').expect(200)).body.data.writes).toBe(true);
    expect((await desk.call(await world.seeker(1), 'get', 'auth/profile').expect(200)).body.data.writes).toBe(
      false,
    );
  });

  it('is described as such in the messages of an approval, and is told to write themselves', async () => {
    const [seeker, helper] = [await deaf(await world.seeker(1)), await world.volunteer(1)];
    const id = await world.ask(seeker);
    await world.accept(helper, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(helper, id)}`, {
      is_approved: 1,
    });
    expect((await world.messagesTo(helper)).at(-1)).toMatch(/מתכתבים, לא מתקשרים: 0/);
    expect((await world.messagesTo(seeker)).at(-1)).toMatch(/אפשר לכתוב/);
  });
});

describe('rule 155: what a helper must know', () => {
  it('is one list on the request as on the first screen, including the disability', async () => {
    const seeker = await deaf(await world.seeker(1));
    const id = await world.ask(seeker);
    const detail = (await desk.call(admin, 'get', `admin/applications/${id}`).expect(200)).body.data;
    expect(detail.matters).toEqual(['hearing']);
    await test.database.manager.query('UPDATE applications SET coordinator_since = now() WHERE id = $1', [
      id,
    ]);
    const { data } = (await desk.call(admin, 'get', 'staff/waiting/needs').expect(200)).body;
    expect(data.find((need: { id: number }) => need.id === id)?.matters).toEqual(['hearing']);
  });
});
