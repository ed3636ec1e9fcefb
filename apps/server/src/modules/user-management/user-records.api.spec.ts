import type { UserDoings } from '@karov/api-client';
import { Crypto } from '../../platform/crypto/crypto.js';
import { EventWorld } from '../../testing/event-world.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ReferencesRepository } from '../users/index.js';

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
let world: EventWorld;
let superAdmin: Somebody;
let admin: Somebody;
let north: Somebody;
let manager: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new EventWorld(test);
  [superAdmin, admin, north, manager] = [
    await test.person('super_admin'),
    await test.person('admin'),
    await test.person('admin'),
    await test.person('manager'),
  ];
  for (const who of [north, manager]) await world.permit(who, ['haifa']);
});
afterAll(() => test.close());

const get = (path: string, who: Somebody = admin) =>
  test.http.get(`/api/${path}`).set('Authorization', `Bearer ${who.token}`).set('Content-Language', 'en-US');
const looks = (id: number): Promise<unknown[]> =>
  test.database.manager.query(
    `SELECT new_values->>'what' AS what FROM activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action = 'sensitive_read' ORDER BY id`,
    [id],
  );

async function signed(person: Somebody): Promise<void> {
  const crypto = test.app.get(Crypto);
  await test.database.manager.query(
    `INSERT INTO volunteer_information (user_id, id_number, signature_text, ip_address, signed_at, dob, languages, gender, created_at)
     VALUES ($1, $2, $3, $4, now(), '1990-02-03', '{hebrew}', 'female', now())`,
    [person.id, crypto.encrypt('123456782'), crypto.encrypt('נועה לוי'), crypto.encrypt('192.0.2.7')],
  );
}

describe('one person', () => {
  it('is shown to staff who reach them, and not found by the others', async () => {
    const near = await test.person('volunteer', { address: HAIFA });
    const far = await test.person('volunteer', { address: RAMLA });
    for (const person of [near, far]) await signed(person);
    const adminPaths = [
      'admin/users/ID',
      'users/ID/agreement',
      'users/ID/personal',
      'users/ID/doings',
      'admin/users/ID/trail',
    ];
    const managerPaths = ['manager/users/ID', 'users/ID/agreement', 'users/ID/personal', 'users/ID/doings'];
    const statuses = async (paths: readonly string[], { id }: Somebody, who: Somebody): Promise<number[]> => {
      const found: number[] = [];
      for (const path of paths) found.push((await get(path.replace('ID', String(id)), who)).status);
      return found;
    };
    for (const who of [superAdmin, admin])
      expect(await statuses(adminPaths, far, who)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(adminPaths, near, north)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(adminPaths, far, north)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(managerPaths, near, manager)).toEqual([200, 200, 200, 200]);
    expect(await statuses(managerPaths, far, manager)).toEqual([404, 404, 404, 404]);
    expect(await statuses(managerPaths, admin, manager)).toEqual([404, 404, 404, 404]);
    for (const who of [near, await test.person('user')])
      expect(await statuses(adminPaths, near, who)).toEqual([403, 403, 403, 403, 403]);
    await get('admin/users/999999').expect(404);
    await get(`admin/users/${near.id}/trail`, manager).expect(403);
  });

  it('has identity and contact data: both addresses with their points, channels, roles, regions, who registered them', async () => {
    const [helper, person] = [
      await test.person('user', { firstName: 'עוזר', address: HAIFA }),
      await test.person('user', { address: HAIFA, email: 'a@example.org' }),
    ];
    await test.database.manager.query(
      `UPDATE users SET arrival_text = 'הרצל 3', arrival_street = 'הרצל 3', arrival_city = 'רמלה', arrival_state = 'center', arrival_country = 'ישראל',
         arrival_lat = 31.93, arrival_lon = 34.87, is_wp = true, comments = 'call the landline' WHERE id = $1`,
      [person.id],
    );
    await test.database.transaction(() =>
      test.app.get(ReferencesRepository).refer(helper.id, person.id, false),
    );
    expect((await get(`admin/users/${person.id}`).expect(200)).body.data).toMatchObject({
      id: person.id,
      email: 'a@example.org',
      is_sms: 1,
      is_wp: 1,
      is_phone: 0,
      residential_point: { lat: 32.8, lon: 34.98 },
      arrival_point: { lat: 31.93, lon: 34.87 },
      comments: 'call the landline',
      referred_by: [{ id: helper.id, full_name: 'עוזר לוי' }],
      references: [],
      regions: [],
    });
    expect((await get(`admin/users/${helper.id}`).expect(200)).body.data.references).toEqual([
      { user: { id: person.id, full_name: 'נועה לוי' }, is_active: true },
    ]);
    expect((await get(`admin/users/${manager.id}`).expect(200)).body.data.regions).toEqual(['Haifa']);
  });

  it('says who shares their number, to staff who may identify them (rule 238)', async () => {
    const phone = '+972541230011';
    const [near, far] = [
      await test.person('user', { phone, firstName: 'שרה', address: HAIFA }),
      await test.person('user', { phone, firstName: 'אברהם', address: RAMLA }),
    ];
    expect((await get(`admin/users/${near.id}`).expect(200)).body.data.shares_phone_with).toEqual([
      { id: far.id, full_name: 'אברהם לוי' },
    ]);
    expect((await get(`manager/users/${near.id}`, manager).expect(200)).body.data.shares_phone_with).toEqual(
      [],
    );
    const alone = await test.person('user', { address: HAIFA });
    expect((await get(`admin/users/${alone.id}`).expect(200)).body.data.shares_phone_with).toEqual([]);
  });

  it('is still there for admins after they were deleted, for nobody else', async () => {
    const person = await test.person('user', { address: HAIFA });
    await test.database.manager.query('UPDATE users SET deleted_at = now() WHERE id = $1', [person.id]);
    expect((await get(`admin/users/${person.id}`).expect(200)).body.data.status).toBe('deleted');
    await get(`manager/users/${person.id}`, manager).expect(404);
  });

  it('shows the signed agreement once the view is recorded; number, signature and address to admins only', async () => {
    const person = await test.person('volunteer', { address: HAIFA });
    await get(`users/${person.id}/agreement`).expect(404);
    expect(await looks(person.id)).toEqual([]);
    await signed(person);
    const told = (await get(`users/${person.id}/agreement`).expect(200)).body.data;
    expect(told).toMatchObject({
      id_number: '123456782',
      signature_text: 'נועה לוי',
      ip_address: '192.0.2.7',
      dob: '1990-02-03',
      gender: 'female',
    });
    const less = (await get(`users/${person.id}/agreement`, manager).expect(200)).body.data;
    expect(less).toMatchObject({
      id_number: null,
      signature_file: null,
      signature_text: null,
      ip_address: null,
      dob: '1990-02-03',
    });
    await get(`users/${person.id}/personal`).expect(200);
    expect(await looks(person.id)).toEqual([
      { what: 'volunteer_information' },
      { what: 'volunteer_information' },
      { what: 'help_profile' },
    ]);
  });

  it('shows requests and events with their state, within reach, and how calls were answered', async () => {
    const requests = new RequestWorld(test);
    const [seeker, volunteer] = [await requests.seeker(1), await requests.volunteer(1)];
    const id = await requests.ask(seeker);
    await requests.accept(volunteer, id);
    const owner = await test.person('manager');
    const event = await world.event(owner, { autoAssign: false });
    await world.answerUser(event, seeker.id, true);
    const doings = async (who: number, reader: Somebody = admin): Promise<UserDoings> =>
      (await get(`users/${who}/doings`, reader).expect(200)).body.data;
    expect(
      (await doings(seeker.id)).requests.map(({ id: of, kind, status, is_helper }) => ({
        id: of,
        kind,
        status,
        is_helper,
      })),
    ).toEqual([
      { id: event, kind: 'event', status: 'open', is_helper: false },
      { id, kind: 'application', status: 'open', is_helper: false },
    ]);
    expect(await doings(seeker.id)).toMatchObject({ calls: null });
    const helping = await doings(volunteer.id);
    expect(helping.requests).toContainEqual(expect.objectContaining({ id, is_helper: true }));
    expect(helping.calls).toMatchObject({
      asked: expect.any(Number),
      accepted: expect.any(Number),
      declined: 0,
      silent: 0,
    });
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [owner.id]);
    expect((await doings(seeker.id, owner)).requests.map(({ kind }) => kind)).toEqual(['event']);
    expect((await doings(seeker.id, owner)).messages).toEqual([]);
    expect((await doings(seeker.id)).messages.length).toBeGreaterThan(0);
  });

  it('counts the answers to calls, and takes the median of their times', async () => {
    const requests = new RequestWorld(test);
    const [seeker, volunteer] = [
      await requests.seeker(1),
      await test.person('volunteer', { address: HAIFA }),
    ];
    const needs = [await requests.ask(seeker)];
    for (let more = 0; more < 3; more++) needs.push(await requests.ask(await requests.seeker(1)));
    const states = ['accepted', 'declined', 'timed_out', 'declined'];
    const seconds = [10, 30, null, 50];
    await test.database.manager.query(
      `INSERT INTO volunteer_calls (need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until, answered_at)
       SELECT n, $2, 1, 1, 100, s::invitation_state, now(), now() + interval '5 minutes', now() + w * interval '1 second'
       FROM unnest($1::int[], $3::text[], $4::int[]) AS c(n, s, w)`,
      [needs, volunteer.id, states, seconds],
    );
    const { calls } = (await get(`users/${volunteer.id}/doings`).expect(200)).body.data;
    expect(calls).toEqual({
      asked: 4,
      accepted: 1,
      declined: 2,
      silent: 1,
      median_seconds: 30,
      last_called_at: expect.any(String),
    });
  });

  it('shows a person’s questions in events, their answers, and how fast; of the events within the reach', async () => {
    const requests = new RequestWorld(test);
    const owner = await test.person('manager');
    const [seeker, silent, volunteer] = [
      await requests.seeker(1),
      await requests.seeker(1),
      await requests.volunteer(1),
    ];
    const event = await world.event(owner, { autoAssign: false });
    await requests.passMinutes(2);
    await world.answerUser(event, seeker.id, true);
    await world.answerVolunteer(event, volunteer.id, true);
    const questions = async (who: number, reader: Somebody = admin): Promise<UserDoings['questions']> =>
      (await get(`users/${who}/doings`, reader).expect(200)).body.data.questions.filter(
        ({ event_id }: { event_id: number }) => event_id === event,
      );
    const shared = { event_id: event, name: expect.any(String), asked_at: expect.any(String) };
    expect(await questions(seeker.id)).toEqual([
      { ...shared, kind: 'need', answer: 'yes', seconds: expect.any(Number), is_open: true },
    ]);
    expect((await questions(seeker.id))[0]?.seconds).toBeGreaterThanOrEqual(120);
    expect(await questions(silent.id, owner)).toEqual([
      { ...shared, kind: 'need', answer: null, seconds: null, is_open: true },
    ]);
    expect(await questions(volunteer.id)).toEqual([
      { ...shared, kind: 'ready', answer: 'yes', seconds: expect.any(Number), is_open: false },
    ]);
    const other = await test.person('admin');
    await world.permit(other, ['haifa']);
    await test.database.manager.query(
      `UPDATE users SET arrival_state = 'haifa', arrival_lat = 32.8, arrival_lon = 34.98 WHERE id = $1`,
      [seeker.id],
    );
    expect(await questions(seeker.id, other)).toEqual([]);
  });

  it('has a trail: devices, who looked and what changed, newest first', async () => {
    const person = await test.person('user', { address: HAIFA });
    await get(`users/${person.id}/personal`, manager).expect(200);
    await test.http
      .post(`/api/admin/users/block/${person.id}`)
      .set('Authorization', `Bearer ${admin.token}`)
      .send({ reason: 'threats' })
      .expect(200);
    const trail = (await get(`admin/users/${person.id}/trail`).expect(200)).body.data;
    expect(trail.changes[0]).toMatchObject({ actor: 'נועה לוי', action: 'blocked', note: 'threats' });
    expect(trail.looks).toEqual([expect.objectContaining({ actor: 'נועה לוי', what: expect.any(String) })]);
    expect(trail.changes.map(({ action }: { action: string }) => action)).not.toContain('sensitive_read');
    expect(trail).toMatchObject({ sessions: expect.any(Array), consents: [] });
  });
});
