import type { Profile } from '@karov/api-client';
import { addressToWire, localDay } from '@karov/domain';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

const HAIFA = 'הרצל 5, ישראל, מחוז חיפה, חיפה, 32.8, 34.99';
/** The same address as English readers see it (rule 227). */
const HAIFA_IN_ENGLISH = 'הרצל 5, Israel, Haifa District, Haifa, 32.8, 34.99';

let test: TestApp;
let world: EventWorld;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new EventWorld(test);
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post', path: string, body?: object) =>
  test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const profileOf = async (token: string): Promise<Profile> =>
  (await as(token, 'get', '/auth/profile').expect(200)).body.data;

describe('a change of address with open requests', () => {
  it('is asked about, and moves the open request once it is confirmed', async () => {
    const manager = await test.person('manager');
    const seeker = await world.seeker(1);
    const event = await world.event(manager);
    const need = await world.answerUser(event, seeker.id, true);
    const form = { residential_address: HAIFA };

    const { body } = await as(seeker.token, 'post', '/auth/profile', form).expect(422);
    expect(body.errors).toEqual({ message: ['1'] });
    // Sending "ignore" without a confirmation is not enough.
    await as(seeker.token, 'post', '/auth/profile', { ...form, ignore: 1 }).expect(422);
    await as(seeker.token, 'post', `/manage/help/request/${seeker.id}`, { is_confirm: 1 }).expect(200);
    await as(seeker.token, 'post', '/auth/profile', { ...form, ignore: 1 }).expect(200);

    const rows: object[] = await test.database.manager.query(
      'SELECT is_outside, kept_address FROM event_user_requests WHERE id = $1',
      [need],
    );
    expect(rows).toEqual([{ is_outside: true, kept_address: null }]);
    const runs: object[] = await test.database.manager.query(
      `SELECT status FROM dispatch_runs WHERE need_id = (SELECT id FROM needs WHERE request_id = $1)`,
      [need],
    );
    expect(runs).toEqual([{ status: 'running' }]);
  });

  it('names a running emergency, which goes on at the old address if the person wants that', async () => {
    const seeker = await world.seeker(1);
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(seeker.id, { ids: [1], other: '' }),
    );
    await as(seeker.token, 'post', '/event/requests/emergency', {}).expect(200);
    const cities = (): Promise<object[]> =>
      test.database.manager.query('SELECT origin_city AS city FROM needs WHERE user_id = $1', [seeker.id]);
    const before = await cities();
    const { body } = await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA }).expect(
      422,
    );
    expect([body.code, body.message]).toEqual([
      'ADDRESS_CONFIRM',
      expect.stringContaining('emergency request is active'),
    ]);
    expect(await cities()).toEqual(before);
    await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA, leave_requests: 1 }).expect(
      200,
    );
    expect(await cities()).toEqual(before);
  });

  it('leaves single requests at the old address if the person wants that, also at the next move', async () => {
    const seeker = await world.seeker(1);
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(seeker.id, { ids: [1], other: '' }),
    );
    await as(seeker.token, 'post', '/applications', {
      category_id: 2,
      description: 'milk and bread',
      expiration_date: localDay(new Date(Date.now() + 2 * 86_400_000)),
      other_address: 0,
    }).expect(200);
    const placeOf = async (): Promise<object[]> =>
      test.database.manager.query('SELECT origin_city AS city FROM applications WHERE user_id = $1', [
        seeker.id,
      ]);
    const before = await placeOf();
    await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA }).expect(422);
    await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA, leave_requests: 1 }).expect(
      200,
    );
    expect((await profileOf(seeker.token)).residential_address).toBe(HAIFA_IN_ENGLISH);
    expect(await placeOf()).toEqual(before);
    await as(seeker.token, 'post', '/auth/profile', {
      residential_address: 'הרצל 1, ישראל, תל אביב, תל אביב-יפו, 32.06, 34.77',
    }).expect(200);
    expect(await placeOf()).toEqual(before);
  });

  it('leaves a request in treatment where it is, and tells the manager', async () => {
    const manager = await test.person('manager');
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    await world.answerVolunteer(event, volunteer.id, true);
    const call = await world.volunteerRequest(event, volunteer.id);
    await test.http
      .put(`/api/event-user-requests/${need}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .send({ volunteer_request_id: call?.id, event_id: event })
      .expect(200);
    const before = (await as(volunteer.token, 'get', '/volunteer/event-user-requests').expect(200)).body
      .data[0].contact.address;

    await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA }).expect(200);
    expect(
      (await as(volunteer.token, 'get', '/volunteer/event-user-requests').expect(200)).body.data[0].contact
        .address,
    ).toBe(before);
    const told: { message: string }[] = await test.database.manager.query(
      'SELECT message FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT 1',
      [manager.id],
    );
    expect(told[0]?.message).toContain('לכתובת הקודמת');
  });

  it('is not asked about without open requests, nor for another spelling of the same place', async () => {
    const { token } = await test.person('user', {
      address: {
        text: 'א',
        street: '',
        city: 'חיפה',
        state: 'haifa',
        country: 'ישראל',
        lat: 32.8,
        lon: 34.99,
      },
    });
    await as(token, 'post', '/auth/profile', {
      residential_address: addressToWire({
        text: 'הרצל 7, ישראל, חיפה, חיפה',
        street: '',
        city: '',
        state: '',
        country: '',
        lat: 32.81,
        lon: 34.99,
      }),
    }).expect(200);
  });

  it('is confirmed for the caller only', async () => {
    const [mine, theirs] = [await test.person('user'), await test.person('user')];
    const { body } = await as(mine.token, 'post', `/manage/help/request/${theirs.id}`, {
      is_confirm: 1,
    }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['user_id']);
  });
});
