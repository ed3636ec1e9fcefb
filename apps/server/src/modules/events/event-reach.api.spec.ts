import { addressToWire } from '@karov/domain';
import { kilometresAway } from '@karov/testing';
import { CENTRE, EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
const RAMLA = { lat: 31.9279, lon: 34.8625 };
const NEAR = { ...CENTRE };

describe('the reach of an event', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: Somebody;
  let admin: Somebody;
  beforeAll(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    [manager, admin] = await Promise.all([test.person('manager'), test.person('admin')]);
    await world.permit(manager, ['tel_aviv']);
  });
  afterAll(() => test.close());

  const as = (person: Somebody) => ({ Authorization: `Bearer ${person.token}`, 'Content-Language': 'en-US' });
  /** The text claims Tel Aviv wherever the position is: a client's text decides nothing. */
  const at = ({ lat, lon }: { lat: number; lon: number }) =>
    addressToWire({
      text: 'הרצל 1, ישראל, מחוז תל אביב, תל אביב-יפו',
      street: '',
      city: '',
      state: '',
      country: '',
      lat,
      lon,
    });
  const form = async (change: object) => ({ ...(await world.eventForm({ radius: 5 })), ...change });
  const post = (who: Somebody, path: string, body: object) =>
    test.http.post(`/api/${path}`).set(as(who)).send(body);

  it.each(['manager/events', 'manager/events/preview'])(
    'a manager makes and counts nothing outside their own regions: %s',
    async (path) => {
      const refused = await post(manager, path, await form({ address: at(RAMLA) })).expect(422);
      expect(refused.body).toMatchObject({
        code: 'OUTSIDE_REGIONS',
        errors: { address: [expect.stringContaining('outside your regions')] },
      });
      await post(manager, path, await form({ address: at(NEAR) })).expect(200);
    },
  );

  it.each(['manager/events', 'manager/events/preview'])(
    'a manager’s circle is at most 20 km: %s',
    async (path) => {
      for (const radius of [100, 20.1]) {
        const refused = await post(manager, path, await form({ address: at(NEAR), radius })).expect(422);
        expect(refused.body).toMatchObject({
          code: 'RADIUS_TOO_LARGE',
          errors: { radius: ['The radius may be up to 20 km. For a larger circle ask an admin.'] },
        });
      }
      await post(manager, path, await form({ address: at(NEAR), radius: 20 })).expect(200);
    },
  );

  it('a manager without regions creates and counts nothing, and reads whom to ask', async () => {
    const nowhere = await test.person('manager');
    for (const path of ['manager/events', 'manager/events/preview']) {
      const refused = await post(nowhere, path, await form({ address: at(NEAR) })).expect(422);
      expect(refused.body).toMatchObject({
        code: 'NO_REGION',
        errors: { address: [expect.stringMatching(/ask an admin .*\*6050/i)] },
      });
    }
    const { body } = await test.http.get('/api/manager/event/limits').set(as(nowhere)).expect(200);
    expect(body.data).toEqual({ max_radius_km: 20, regions: [] });
  });

  it('an event moves within the regions of the person who moves it, and keeps the radius that an admin gave it', async () => {
    const { body } = await post(
      admin,
      'admin/events',
      await form({ address: at(NEAR), radius: 60, manager_id: manager.id }),
    ).expect(200);
    const change = (address: string, more: object = {}) =>
      test.http
        .put(`/api/manager/events/${body.data.id}`)
        .set(as(manager))
        .send({ address, ...more });
    expect((await change(at(RAMLA)).expect(422)).body).toMatchObject({ code: 'OUTSIDE_REGIONS' });
    expect((await change(at(kilometresAway(NEAR, 1, 0))).expect(422)).body).toMatchObject({
      code: 'RADIUS_TOO_LARGE',
    });
    expect((await change(at(kilometresAway(NEAR, 1, 0)), { radius: 100 }).expect(422)).body).toMatchObject({
      code: 'FIXED_ON_EDIT',
    });
    const kept = await change(body.data.address, { radius: 60, description: 'water too' }).expect(200);
    expect(kept.body.data).toMatchObject({
      radius: 60,
      description: 'water too',
      address: body.data.address,
    });
  });

  it('an admin with regions stays in them; without regions and as super admin there is no bound', async () => {
    const regional = await test.person('admin');
    await world.permit(regional, ['north']);
    expect(
      (
        await post(
          regional,
          'admin/events',
          await form({ address: at(NEAR), manager_id: manager.id }),
        ).expect(422)
      ).body,
    ).toMatchObject({
      code: 'OUTSIDE_REGIONS',
    });
    await post(
      admin,
      'admin/events',
      await form({ address: at(RAMLA), radius: 60, manager_id: manager.id }),
    ).expect(200);
    const { body } = await test.http.get('/api/admin/event/limits').set(as(regional)).expect(200);
    expect(body.data.regions).toEqual([{ id: 'north', label: 'North' }]);
    expect(
      (await test.http.get('/api/admin/event/limits').set(as(admin)).expect(200)).body.data.regions,
    ).toBeNull();
  });

  describe('where a circle extends into another region', () => {
    let event: number;
    let seeker: Somebody;
    let volunteer: Somebody;
    let neighbour: Somebody;
    beforeAll(async () => {
      [seeker, volunteer, neighbour] = [
        await world.seeker(1),
        await world.volunteer(1),
        await world.seeker(1.5),
      ];
      await test.database.manager.query(
        `UPDATE users SET residential_state = 'center', residential_city = 'רמלה' WHERE id = ANY($1)`,
        [[seeker.id, volunteer.id]],
      );
      const { body } = await post(
        manager,
        'manager/events',
        await form({ address: at(NEAR), is_auto_assign: false }),
      ).expect(200);
      event = body.data.id;
    });

    const detail = async (who: Somebody, area = 'manager') =>
      (await test.http.get(`/api/${area}/events/${event}`).set(as(who)).expect(200)).body.data;
    const find = (rows: { user?: { id: number }; volunteer?: { id: number } }[], id: number) =>
      rows.find((row) => (row.user ?? row.volunteer)?.id === id);
    const loggedTo = async (who: Somebody, id: number, area: Somebody) => {
      const { body } = await test.http.get('/api/notifications?perPage=100').set(as(area)).expect(200);
      const rows: { receiver_id: number; send_to: string }[] = body.data;
      return rows.filter((row) => row.receiver_id === id).map((row) => row.send_to);
    };

    it('a manager does not learn who lives there before they answer: neither on the map, nor in the log, nor by answering for them, nor by chat', async () => {
      const shown = await detail(manager);
      for (const row of [
        find(shown.event_user_requests, seeker.id),
        find(shown.event_volunteer_requests, volunteer.id),
      ]) {
        expect(row).toMatchObject({ abilities: [] });
        // the event names its manager, who is the reader and has the seeker's name
        const person = JSON.stringify({ ...row, event: undefined });
        expect(person).not.toMatch(/\+972|נועה|רחוב הבדיקה/);
        expect(person).toContain('Somebody in רמלה');
      }
      expect(find(shown.event_user_requests, neighbour.id)).toMatchObject({
        user: { full_name: 'נועה לוי', phone: expect.stringContaining('+972') },
      });
      expect(new Set(await loggedTo(seeker, seeker.id, manager))).toEqual(new Set(['']));
      expect((await loggedTo(neighbour, neighbour.id, manager))[0]).toContain('+972');

      const [request, call] = [
        await world.userRequest(event, seeker.id),
        await world.volunteerRequest(event, volunteer.id),
      ];
      await test.http
        .post('/api/manager/user/status/change')
        .set(as(manager))
        .send({ id: request, status: true })
        .expect(404);
      await test.http
        .put(`/api/event-requests/${call?.id}`)
        .set(as(manager))
        .send({ is_ready_to_help: 1 })
        .expect(404);
      await test.http.get(`/api/event-user-requests/${request}/person`).set(as(manager)).expect(404);
      const known = await world.answerUser(event, neighbour.id, true);
      await test.http
        .post(`/api/event-user-requests/${known}/volunteer`)
        .set(as(manager))
        .send({ volunteer_id: volunteer.id })
        .expect(404);
      await test.http
        .post('/api/chats')
        .set(as(manager))
        .send({ sms: 'Hello', event_id: event, receiver_id: seeker.id })
        .expect(404);
    });

    it('an admin sees them', async () => {
      expect(find((await detail(admin, 'admin')).event_user_requests, seeker.id)).toMatchObject({
        user: { full_name: 'נועה לוי', phone: expect.stringContaining('+972') },
      });
      expect((await loggedTo(seeker, seeker.id, admin))[0]).toContain('+972');
    });

    it('after their answer the manager sees whom to help and who helps', async () => {
      await world.answerUser(event, seeker.id, true);
      await world.answerVolunteer(event, volunteer.id, true);
      const shown = await detail(manager);
      expect(find(shown.event_user_requests, seeker.id)).toMatchObject({
        user: { full_name: 'נועה לוי', phone: expect.stringContaining('+972') },
      });
      expect(find(shown.event_volunteer_requests, volunteer.id)).toMatchObject({
        volunteer: { full_name: 'נועה לוי', phone: expect.stringContaining('+972') },
      });
      expect((await loggedTo(seeker, seeker.id, manager))[0]).toContain('+972');
      await test.http
        .post('/api/chats')
        .set(as(manager))
        .send({ sms: 'Hello', event_id: event, receiver_id: seeker.id })
        .expect(200);
    });
  });
});
