import type { EventUserRequest, LinkWork, Profile } from '@karov/api-client';
import { addressForDisplay, addressToWire, localDay } from '@karov/domain';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService, type Person, UsersRepository } from '../users/index.js';

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

const as = (token: string, method: 'get' | 'post' | 'put' | 'patch', path: string, body?: object) =>
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

  describe('of a need of an event in treatment', () => {
    const inTreatment = async () => {
      const manager = await test.person('manager');
      const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
      const event = await world.event(manager, { autoAssign: false });
      const need = await world.answerUser(event, seeker.id, true);
      await world.answerVolunteer(event, volunteer.id, true);
      const call = await world.volunteerRequest(event, volunteer.id);
      await as(manager.token, 'put', `/event-user-requests/${need}`, {
        volunteer_request_id: call?.id,
        event_id: event,
      }).expect(200);
      const row = async (): Promise<EventUserRequest> =>
        (
          await as(manager.token, 'get', `/manager/events/${event}`).expect(200)
        ).body.data.event_user_requests.find(({ id }: EventUserRequest) => id === need);
      const work = async (): Promise<LinkWork['contact']> =>
        (
          await test.http
            .post('/api/volunteer/check-event-expiration-link')
            .send({ code: await world.link('event_volunteer', call?.id ?? 0) })
            .expect(200)
        ).body.data.work.contact;
      return { manager, seeker, volunteer, event, need, row, work };
    };
    const nameOf = async ({ id }: { id: number }): Promise<Person> => {
      const person = (await test.app.get(UsersRepository).people([id])).get(id);
      if (!person) throw new Error('nobody');
      return person;
    };
    const move = async (seeker: { id: number; token: string }) => {
      await as(seeker.token, 'post', `/manage/help/request/${seeker.id}`, { is_confirm: 1 }).expect(200);
      await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA, ignore: 1 }).expect(200);
    };
    const lastTo = async (person: { id: number }): Promise<string> => {
      const [told]: { message: string }[] = await test.database.manager.query(
        'SELECT message FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT 1',
        [person.id],
      );
      return told?.message ?? '';
    };

    it('is said beforehand, with the volunteer and the address that stays, also where nothing can move', async () => {
      const { seeker, volunteer } = await inTreatment();
      const home = addressForDisplay((await profileOf(seeker.token)).residential_address);
      const firstName = (await nameOf(volunteer)).firstName;
      const { body } = await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA }).expect(
        422,
      );
      expect(body).toMatchObject({ code: 'ADDRESS_CONFIRM', can_move: false });
      expect(body.message).toContain(firstName);
      expect(body.message).toContain(home);
      expect(body.message).not.toMatch(/open request/);
    });

    it('leaves it where it is on every screen, marked, and tells volunteer and manager', async () => {
      const { manager, seeker, volunteer, need, row, work } = await inTreatment();
      const [before, contact] = [await row(), await work()];
      expect([before.kept_address, contact?.is_address_changed]).toEqual([null, false]);
      await move(seeker);

      const { user, kept_address } = await row();
      expect([user.address, user.street, user.city, user.lt, user.lng]).toEqual([
        before.user.address,
        before.user.street,
        before.user.city,
        before.user.lt,
        before.user.lng,
      ]);
      expect(kept_address).toBe(before.user.address);
      expect(await work()).toEqual({ ...contact, is_address_changed: true });
      const own = (await as(volunteer.token, 'get', '/volunteer/event-user-requests').expect(200)).body
        .data[0];
      expect(addressForDisplay(own.contact.address)).toBe(addressForDisplay(before.user.address));
      expect(own.contact.is_address_changed).toBe(true);
      expect(await lastTo(volunteer)).toContain('היעד שלך לא השתנה');
      const told = await lastTo(manager);
      expect(told).toContain((await nameOf(seeker)).fullName);
      expect(told).toContain((await nameOf(volunteer)).fullName);
      expect(told).toContain('לא השתנה');
      expect(told).toContain(`/admin/events/map/`);
      expect(told).toContain(`need=${need}`);
    });

    it('goes on at the new address once the volunteer is taken off, and stays where the person said it stays', async () => {
      for (const [answer, isMoved] of [
        [{ ignore: 1 }, true],
        [{ leave_requests: 1 }, false],
      ] as const) {
        const { manager, seeker, need, row } = await inTreatment();
        const before = await row();
        await as(seeker.token, 'post', `/manage/help/request/${seeker.id}`, { is_confirm: 1 }).expect(200);
        await as(seeker.token, 'post', '/auth/profile', { residential_address: HAIFA, ...answer }).expect(
          200,
        );
        await as(manager.token, 'patch', `/volunteer/event-user-requests/${need}`, {
          status: 'reject',
        }).expect(200);
        const { user, kept_address } = await row();
        expect(addressForDisplay(user.address)).toBe(
          addressForDisplay(isMoved ? HAIFA_IN_ENGLISH : before.user.address),
        );
        expect(kept_address).toBe(isMoved ? null : before.user.address);
        const [place]: { city: string }[] = await test.database.manager.query(
          'SELECT origin_city AS city FROM needs WHERE request_id = $1',
          [need],
        );
        expect(place?.city === 'חיפה').toBe(isMoved);
      }
    });

    it('moves a need whose yes still waits for approval, since its volunteer knows no address', async () => {
      const manager = await test.person('manager');
      const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
      const event = await world.event(manager, { autoAssign: true });
      const need = await world.answerUser(event, seeker.id, true);
      await world.runDue();
      await world.answerVolunteer(event, volunteer.id, true);
      const [held]: { is_approved: number; status: string }[] = await test.database.manager.query(
        'SELECT is_approved, status FROM event_requests WHERE id = $1',
        [need],
      );
      expect(held).toEqual({ is_approved: 0, status: 'assigned' });
      await move(seeker);
      const [place]: { city: string; kept: string | null }[] = await test.database.manager.query(
        'SELECT n.origin_city AS city, r.kept_address AS kept FROM needs n JOIN event_user_requests r ON r.id = n.request_id WHERE r.id = $1',
        [need],
      );
      expect(place).toEqual({ city: 'חיפה', kept: null });
    });
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
