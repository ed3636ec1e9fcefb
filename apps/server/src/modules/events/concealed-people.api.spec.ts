import { addressToWire, squareOf } from '@karov/domain';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
interface Place {
  lat: number;
  lon: number;
}

/** Two places about 300 m apart in the same square, both by degrees and on the map. */
const [ONE, OTHER]: [Place, Place] = [
  { lat: 32.0796, lon: 34.8004 },
  { lat: 32.0812, lon: 34.8021 },
];
const RADII = Array.from({ length: 12 }, (_, step) => 0.9 + step * 0.2);
const CENTRES: Place[] = [
  { lat: 32.0809, lon: 34.7806 },
  { lat: 32.0853, lon: 34.7811 },
  { lat: 32.0741, lon: 34.7868 },
];

/** Rules 79 and 81: no series of queries finds the home of a person whom a manager may not know. */
describe('a person whom a manager may not identify', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: Somebody;
  let event: number;
  let hidden: { seeker: Somebody; volunteer: Somebody };
  let household: number[];
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new EventWorld(test);
    manager = await test.person('manager');
    hidden = { seeker: await world.seeker(1.9), volunteer: await world.volunteer(1.9) };
    // there are so many people that even their rounded number shows whether they are in a circle
    const others = [
      await world.seeker(1.9),
      await world.seeker(1.9),
      await world.volunteer(1.9),
      await world.volunteer(1.9),
    ];
    household = [hidden.seeker, hidden.volunteer, ...others].map(({ id }) => id);
    await world.permit(manager, ['tel_aviv']);
    await live(ONE);
    for (const km of [0.4, 1.2]) await world.seeker(km);
    for (const km of [0.5, 1.1, 2]) await world.volunteer(km);
    const { body } = await post('manager/events', {
      ...(await world.eventForm({ autoAssign: false })),
      address: at(CENTRES[0]),
    });
    event = body.data.id;
    for (const { id } of await neighbours('user')) await world.answerUser(event, id, true);
  });
  afterAll(() => test.close());

  const headers = () => ({ Authorization: `Bearer ${manager.token}`, 'Content-Language': 'en-US' });
  const get = (path: string) => test.http.get(`/api/${path}`).set(headers());
  const post = (path: string, body: object) => test.http.post(`/api/${path}`).set(headers()).send(body);
  const at = (place: Place | undefined): string =>
    addressToWire({
      text: 'הרצל 1, ישראל, מחוז תל אביב, תל אביב-יפו',
      street: '',
      city: '',
      state: '',
      country: '',
      lat: place?.lat ?? 0,
      lon: place?.lon ?? 0,
    });

  /** Moves the people of another district without notifying anybody. */
  async function live({ lat, lon }: Place): Promise<void> {
    await test.database.manager.query(
      `UPDATE users SET residential_state = 'center', residential_city = 'רמת גן', residential_lat = $2, residential_lon = $3 WHERE id = ANY($1)`,
      [household, lat, lon],
    );
  }

  function neighbours(role: 'user' | 'volunteer'): Promise<{ id: number }[]> {
    return test.database.manager.query(
      `SELECT u.id FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = $1 WHERE u.residential_state = 'tel_aviv' AND u.residential_lat IS NOT NULL ORDER BY u.id`,
      [role],
    );
  }

  /** Sends every query of a manager whose result depends on where people are. */
  async function ask(): Promise<unknown[]> {
    const heard: unknown[] = [];
    const note = (question: string, { status, body }: { status: number; body: unknown }): void =>
      void heard.push([question, status, withoutTimes(body)]);
    for (const centre of CENTRES)
      for (const radius of RADII) {
        const form = { ...(await world.eventForm({ radius })), address: at(centre) };
        note(`preview ${radius}`, await post('manager/events/preview', form));
        note(`messages ${radius}`, await post('manager/events/preview/messages', form));
      }
    const { seeker, volunteer } = hidden;
    for (const id of [seeker.id, volunteer.id])
      for (let step = 0; step < 6; step++) {
        const area = [31, 34, (32.0787 + step * 0.0005).toFixed(4), 35].join(',');
        note(`area ${step}`, await get(`manager/users?filters[user_ids]=${id}&filters[area]=${area}`));
        note(`area of all ${step}`, await get(`manager/users?filters[area]=${area}`));
        note(
          `write ${step}`,
          await post('manager/users/send-message/preview', {
            message: 'x',
            type: 'sms',
            user_ids: [id],
            filters: { area },
          }),
        );
      }
    for (const order of ['full_name', 'phone', 'id', 'created_at'])
      note(`order ${order}`, await get(`manager/users?orderBy=${order}`));
    const [request, call] = [
      await world.userRequest(event, seeker.id),
      (await world.volunteerRequest(event, volunteer.id))?.id ?? 0,
    ];
    note('who could come', await get(`event-user-requests/${request}/volunteers`));
    note(
      'who is ready',
      await get(`event-volunteer-pending-requests?event_id=${event}&event_user_request_id=${request}`),
    );
    note(
      'whom to help',
      await get(`event-user-pending-requests?event_id=${event}&event_volunteer_request_id=${call}`),
    );
    note('the event', await get(`manager/events/${event}`));
    note('its changes', await get(`manager/events/${event}/changes?since=2020-01-01`));
    note('its story', await get(`manager/events/${event}/story`));
    note('who is reached', await get('manager/reachability?perPage=100'));
    return heard;
  }

  it('reads the same wherever in their square they live, for every question', async () => {
    expect(squareOf(ONE)).toEqual(squareOf(OTHER));
    await live(ONE);
    const before = await ask();
    await live(OTHER);
    expect(await ask()).toEqual(before);
  });

  it('is counted roughly, and those whom the manager may identify exactly', async () => {
    const form = { ...(await world.eventForm({ radius: 5 })), address: at(CENTRES[0]) };
    const { body } = await post('manager/events/preview', form);
    expect(body.data).toMatchObject({ help_seekers: 2 + 5, volunteers: 3 + 5 });
    const everybody = await test.person('admin');
    const exact = await test.http
      .post('/api/admin/events/preview')
      .set('Authorization', `Bearer ${everybody.token}`)
      .send(form)
      .expect(200);
    expect(exact.body.data).toMatchObject({ help_seekers: 2 + 3, volunteers: 3 + 3 });
  });

  it('cannot be probed by a series of circles: previews are limited to what a form needs', async () => {
    const form = { ...(await world.eventForm()), address: at(CENTRES[0]) };
    const other = await test.person('manager');
    await world.permit(other, ['tel_aviv']);
    const draw = () =>
      test.http.post('/api/manager/events/preview').set('Authorization', `Bearer ${other.token}`).send(form);
    await test.database.manager.query(`UPDATE rate_limits SET count = 200 WHERE slot LIKE $1`, [
      `event-preview:${other.id}:%`,
    ]);
    expect((await draw()).status).toBe(200);
    await test.database.manager.query(`UPDATE rate_limits SET count = 200 WHERE slot LIKE $1`, [
      `event-preview:${other.id}:%`,
    ]);
    expect((await draw()).body.code).toBe('PREVIEWS_TOO_MANY');
  });
});

function withoutTimes(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      /(_at|_of|time|since|request_id)$/.test(name) ? null : value,
    ) ?? 'null',
  );
}
