import { addressForDisplay, addressToWire } from '@karov/domain';
import { RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UsersRepository } from '../users/index.js';

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

/** Corrects a person's address as staff. */
async function correct(
  person: Somebody,
  answer: object = {},
): Promise<{ status: number; body: { code?: string; message?: string } }> {
  const { body } = await desk.call(admin, 'get', `admin/users/${person.id}/form`).expect(200);
  const { roles, email: _email, arrival_address: _other, ...form } = body.data;
  const sent = {
    ...form,
    first_name: 'Ruth',
    last_name: 'Levi',
    role_id: roles[0],
    residential_address: addressToWire(HAIFA),
    ...answer,
  };
  return desk.call(admin, 'put', `admin/users/${person.id}`, sent);
}
/** Returns the places where a person needs help. */
async function placesOf(person: Somebody): Promise<unknown[]> {
  const rows: { city: string }[] = await test.database.manager.query(
    'SELECT origin_city AS city FROM needs WHERE user_id = $1 ORDER BY id',
    [person.id],
  );
  return rows.map(({ city }) => city);
}
const homeOf = async (person: Somebody): Promise<string> =>
  (await desk.one<{ text: string }>('SELECT residential_text AS text FROM users WHERE id = $1', [person.id]))
    ?.text ?? '';

describe('rule 61: staff correct the address of somebody with something open', () => {
  it.each([
    [
      'a running emergency',
      (person: Somebody) => world.as(person, 'post', '/event/requests/emergency'),
      /active emergency request/,
    ],
    [
      'an open request',
      (person: Somebody) => world.as(person, 'post', '/applications', world.shoppingForm()),
      /Open requests at this address: ./,
    ],
  ] as const)(
    'are asked first whether %s goes along, and both answers hold',
    async (_what, ask, question) => {
      for (const [answer, isMoved] of [
        [{ leave_requests: 1 }, false],
        [{ ignore: 1 }, true],
      ] as const) {
        const seeker = await world.seeker(1);
        expect((await ask(seeker)).status).toBe(200);
        const [home, before] = [await homeOf(seeker), await placesOf(seeker)];
        const refused = await correct(seeker);
        expect(refused.status).toBe(422);
        expect(refused.body).toMatchObject({
          code: 'ADDRESS_CONFIRM',
          errors: { message: ['1'] },
          message: expect.stringMatching(question),
        });
        expect([await homeOf(seeker), await placesOf(seeker)]).toEqual([home, before]);
        expect((await correct(seeker, answer)).status).toBe(200);
        expect([await homeOf(seeker), await placesOf(seeker)]).toEqual([
          HAIFA.text,
          isMoved ? [HAIFA.city] : before,
        ]);
      }
    },
  );

  it('keep an emergency of an event where it was asked, whose volunteer is sent there', async () => {
    const manager = await test.person('manager');
    await world.event(manager, { autoAssign: false });
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    await world.as(seeker, 'post', '/event/requests/emergency');
    const [need]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM event_user_requests WHERE user_id = $1',
      [seeker.id],
    );
    const home = addressForDisplay(await homeOf(seeker));
    expect((await correct(seeker)).body.code).toBe('ADDRESS_CONFIRM');
    expect((await correct(seeker, { leave_requests: 1 })).status).toBe(200);
    await desk
      .call(manager, 'post', `event-user-requests/${need?.id ?? 0}/volunteer`, { volunteer_id: volunteer.id })
      .expect(200);
    expect((await world.messagesTo(volunteer)).at(-1)).toContain(home);
    expect((await world.messagesTo(volunteer)).at(-1)).not.toContain(HAIFA.text);
  });

  it('read which requests stay, because a volunteer has them', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const held = await world.ask(seeker);
    await desk
      .call(admin, 'post', `admin/application/assigned/${held}`, {
        volunteer_id: volunteer.id,
        has_spoken: true,
      })
      .expect(200);
    await world.as(seeker, 'post', '/event/requests/emergency');
    const people = await test.app.get(UsersRepository).people([volunteer.id]);
    const { body } = await correct(seeker);
    expect(body).toMatchObject({ can_move: true });
    expect(body.message).toMatch(
      new RegExp(`active emergency request[^]*${people.get(volunteer.id)?.fullName ?? '-'}.* stays at .*1`),
    );
  });

  it('are asked nothing where nothing is open', async () => {
    expect((await correct(await world.seeker(1))).status).toBe(200);
  });
});
