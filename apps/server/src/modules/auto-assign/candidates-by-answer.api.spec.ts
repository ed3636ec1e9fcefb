import type { OpenVolunteer } from '@karov/api-client';
import { type Somebody } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

describe('the list of people to whom a need can be given', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: Somebody;
  let seeker: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    manager = await test.person('manager');
    seeker = await world.seeker(0);
  });
  afterEach(() => test.close());

  const list = async (need: number, who = manager, search = ''): Promise<OpenVolunteer[]> =>
    (await world.as(who, 'get', `/event-user-requests/${need}/volunteers?search=${search}`)).body.data;
  const marks = (people: readonly OpenVolunteer[]) => people.map(({ id, answered }) => [id, answered]);

  it('has yes, asked, not asked and no in an event, whoever is nearer', async () => {
    const [no, asked, yes] = [await world.volunteer(1), await world.volunteer(2), await world.volunteer(4)];
    const event = await world.event(manager, { autoAssign: false });
    const later = await world.volunteer(3);
    const need = await world.answerUser(event, seeker.id, true);
    await world.answerVolunteer(event, no.id, false);
    await world.answerVolunteer(event, yes.id, true);
    const people = await list(need);
    expect(marks(people)).toEqual([
      [yes.id, 'yes'],
      [asked.id, 'asked'],
      [later.id, 'not_asked'],
      [no.id, 'no'],
    ]);
    expect(people.map(({ is_fitting }) => is_fitting)).toEqual([true, true, true, false]);
    expect(people[3]?.reason).toBe('said no');
    expect(people[0]).toMatchObject({ way_to_help: 'both', has_vehicle: true, distance_km: 4, said: null });
  });

  it('has everybody who said yes, however many live nearer, with their latest words', async () => {
    const yes = await world.volunteer(4.5);
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    const code = await world.link('event_volunteer', (await world.volunteerRequest(event, yes.id))?.id ?? 0);
    for (const words of ['in an hour', 'now, I have a ramp'])
      await test.http.post(`/api/volunteer/event-requests/${code}/words`).send({ words }).expect(200);
    await world.answerVolunteer(event, yes.id, true);
    await crowd(210);
    const [first, second] = await list(need);
    expect(first).toMatchObject({
      id: yes.id,
      answered: 'yes',
      is_fitting: true,
      distance_km: 4.5,
      said: 'now, I have a ramp',
    });
    expect(second?.answered).toBe('not_asked');
  });

  /** Adds volunteers right beside the need who were not asked. */
  async function crowd(count: number): Promise<void> {
    const model = await world.volunteer(0.1);
    await test.database.manager.query(
      `WITH people AS (
         INSERT INTO users (full_name, channels, phone, residential_text, residential_street, residential_city, residential_state, residential_country, residential_lat, residential_lon, is_active)
         SELECT full_name, channels, '+97252' || (7000000 + g), residential_text, residential_street, residential_city, residential_state, residential_country, residential_lat, residential_lon, true
         FROM users, generate_series(1, $2::int) g WHERE id = $1 RETURNING id),
       roles AS (INSERT INTO user_roles (user_id, role) SELECT id, 'volunteer' FROM people)
       INSERT INTO volunteer_information (user_id, signed_at, languages) SELECT id, now(), '{hebrew}' FROM people`,
      [model.id, count],
    );
  }

  it('finds everybody by name and telephone, however many live nearer, with what speaks against them', async () => {
    const [far, elsewhere] = [await world.volunteer(30), await world.volunteer(31)];
    const admin = await test.person('admin');
    const rename = (person: Somebody, name: string) =>
      test.database.manager.query('UPDATE users SET full_name = $2 WHERE id = $1', [person.id, name]);
    await rename(far, 'צ׳רלי אבו-ריא');
    await rename(elsewhere, 'זהרה ממן');
    await test.database.manager.query(
      `UPDATE users SET residential_state = 'haifa', arrival_state = '' WHERE id = $1`,
      [elsewhere.id],
    );
    await test.database.manager.query(
      `INSERT INTO volunteer_availability (user_id, is_on_duty, updated_at) VALUES ($1, false, now())`,
      [far.id],
    );
    const [{ phone }]: [{ phone: string }] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [far.id],
    );
    const id = await world.ask(seeker);
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    await crowd(210);
    const listed = async (search: string): Promise<OpenVolunteer[]> =>
      (
        await world.as(
          admin,
          'get',
          `/admin/user/open-volunteers?application_id=${id}&search=${encodeURIComponent(search)}`,
        )
      ).body.data;
    for (const search of ["ריא צ'רלי", `0${phone.slice(4)}`])
      for (const rows of [await listed(search), await list(need, manager, search)])
        expect(rows).toMatchObject([{ id: far.id, is_fitting: false, distance_km: expect.any(Number) }]);
    expect(await listed('זהרה')).toMatchObject([{ id: elsewhere.id, is_fitting: true }]);
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    await world.permit(manager, ['tel_aviv']);
    expect(await list(need, manager, 'זהרה')).toEqual([]);
    expect(await listed('אין כזה')).toEqual([]);
  });

  it('says of a single request who was called and who declined', async () => {
    const admin = await test.person('admin');
    const [one, two, three] = [await world.volunteer(1), await world.volunteer(2), await world.volunteer(3)];
    const id = await world.ask(seeker);
    await world.as(admin, 'post', `/admin/applications/${id}/call-next`, { count: 2 });
    await world.answerCall(one, id, false);
    const { body } = await world.as(admin, 'get', `/admin/user/open-volunteers?application_id=${id}`);
    expect(marks(body.data)).toEqual([
      [two.id, 'asked'],
      [three.id, 'not_asked'],
      [one.id, 'no'],
    ]);
  });

  it('hides from a manager whoever lives elsewhere, until they have answered', async () => {
    const [silent, ready] = [await world.volunteer(1), await world.volunteer(2)];
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    await world.answerVolunteer(event, ready.id, true);
    await test.database.manager.query(
      `UPDATE users SET residential_state = 'haifa', arrival_state = '' WHERE id = ANY($1)`,
      [[silent.id, ready.id]],
    );
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    await world.permit(manager, ['tel_aviv']);
    expect(marks(await list(need))).toEqual([[ready.id, 'yes']]);
    expect(marks(await list(need, await test.person('admin')))).toHaveLength(2);
  });

  it('gives the need at once to who said yes, and to others once they were spoken to', async () => {
    const [silent, ready] = [await world.volunteer(1), await world.volunteer(2)];
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    await world.answerVolunteer(event, ready.id, true);
    const assign = (volunteer: Somebody, more: object) =>
      world.as(manager, 'post', `/event-user-requests/${need}/volunteer`, {
        volunteer_id: volunteer.id,
        ...more,
      });
    expect((await assign(silent, { has_spoken: false })).body).toMatchObject({
      code: 'SPEAK_FIRST',
      errors: { volunteer_id: [expect.any(String)] },
    });
    expect(await world.volunteerRequest(event, silent.id)).toMatchObject({ status: 'pending' });
    expect((await assign(ready, { has_spoken: false })).status).toBe(200);
    expect(await world.volunteerRequest(event, ready.id)).toMatchObject({
      status: 'assigned',
      isApproved: 1,
    });
    expect((await assign(ready, {})).status).toBe(200);
    expect((await assign(silent, { has_spoken: true })).body.code).toBe('NOT_OPEN');
    expect((await world.messagesTo(ready)).filter((text) => text.includes('רחוב הבדיקה 1'))).toHaveLength(1);

    const other = await world.seeker(0.2);
    const next = await world.event(manager, { autoAssign: false });
    const another = await world.answerUser(next, other.id, true);
    expect(
      (
        await world.as(manager, 'post', `/event-user-requests/${another}/volunteer`, {
          volunteer_id: silent.id,
          has_spoken: true,
        })
      ).status,
    ).toBe(200);
  });

  it('gives a single request in the same way; the specified call, which says nothing, assigns at once', async () => {
    const [silent, ready, other] = [
      await world.volunteer(1),
      await world.volunteer(2),
      await world.volunteer(3),
    ];
    const admin = await test.person('admin');
    const assign = (id: number, volunteer: Somebody, more: object) =>
      world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: volunteer.id, ...more });
    const id = await world.ask(seeker);
    expect((await assign(id, silent, { has_spoken: false })).body).toMatchObject({
      code: 'SPEAK_FIRST',
      errors: { volunteer_id: [expect.any(String)] },
    });
    expect(await world.statusOf(id)).toBe('open');
    await test.database.manager.query(
      `INSERT INTO need_answers (need_id, volunteer_id, kind, channel, said_at) VALUES ($1, $2, 'late_yes', 'link', now())`,
      [id, ready.id],
    );
    expect((await assign(id, ready, { has_spoken: false })).status).toBe(200);
    const next = await world.ask(seeker, world.shoppingForm({ category_id: 3 }));
    expect((await assign(next, silent, { has_spoken: true })).status).toBe(200);
    const specified = await world.ask(seeker, world.shoppingForm({ category_id: 5 }));
    expect((await assign(specified, other, {})).status).toBe(200);
  });
});
