import { localDay, localTime } from '@karov/domain';
import ExcelJS from 'exceljs';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { eraseNow } from '../../testing/erased.js';
import { RequestWorld, RIDE, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AddressDependents, UserDetailsService } from '../users/index.js';

describe('help requests', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: { id: number; token: string };
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    admin = await test.person('admin');
  });
  afterEach(() => test.close());

  it('go from wish to thanks: asked, accepted, approved, on the way, arrived, completed, rated', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const id = await world.ask(seeker, world.rideForm());
    const listed = await world.as(volunteer, 'get', '/volunteer/application-open-requests');
    expect(listed.body.data).toMatchObject([
      {
        id,
        category: { name: 'Ride', type: 1 },
        distance_band: expect.stringMatching(/^(under_1|1_to_2)$/),
        needs_vehicle: true,
        obstacle: null,
        destination_city: expect.any(String),
      },
    ]);

    expect((await world.accept(volunteer, id)).body.message).toBe(
      'User help request accepted successfully. Thank you!',
    );
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      status: 'open',
      step: 'found',
      volunteer: { full_name: null, phone: null },
      application_requested_volunteer: { is_approved: 0 },
    });
    const waiting = await world.as(volunteer, 'get', '/volunteer/application-users');
    expect(waiting.body.data).toMatchObject([
      { application_id: id, is_approved: 0, state_text: 'Waiting for admin approval', contact: null },
    ]);

    const [acceptance]: { id: number }[] = (await world.as(admin, 'get', '/admin/application-users')).body
      .data;
    expect(
      (await world.as(admin, 'patch', `/admin/application-users/${acceptance?.id}`, { is_approved: 1 }))
        .status,
    ).toBe(200);
    expect((await world.messagesTo(seeker)).at(-1)).toContain('תעזור לך');
    const hold = await world.hold(volunteer, id);
    const [basket]: { contact: { phone: string; origin_address: string } | null; abilities: string[] }[] = (
      await world.as(volunteer, 'get', '/volunteer/application-users')
    ).body.data;
    expect(basket?.contact).toMatchObject({
      phone: expect.stringMatching(/^\+972/),
      origin_address: expect.stringContaining('רחוב הבדיקה 1'),
    });
    // two days before the ride nobody sets out, and nothing is done
    expect(basket?.abilities).toEqual(['withdraw', 'chat']);
    const progress = { progress: 'on_way' };
    expect(
      (await world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, progress)).status,
    ).toBe(422);
    expect((await world.as(volunteer, 'put', `/volunteer/applications/${id}`)).status).toBe(422);
    const clock = test.app.get(Clock);
    clock.advance((Date.parse(`${world.day(2)}T07:00:00+02:00`) - clock.now().getTime()) / 1000);
    const [today]: { abilities: string[] }[] = (
      await world.as(volunteer, 'get', '/volunteer/application-users')
    ).body.data;
    expect(today?.abilities).toEqual(['on_way', 'complete', 'withdraw', 'chat']);

    expect(
      (await world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, { progress: 'on_way' }))
        .status,
    ).toBe(200);
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      status: 'in treatment',
      step: 'on_way',
      volunteer: { phone: expect.stringMatching(/^\+972/) },
    });
    expect(
      (await world.as(volunteer, 'patch', `/volunteer/application-users/${hold}`, { progress: 'arrived' }))
        .status,
    ).toBe(200);
    expect((await world.as(volunteer, 'put', `/volunteer/applications/${id}`)).status).toBe(200);
    expect(await world.statusOf(id)).toBe('completed');
    expect((await world.as(volunteer, 'get', '/volunteer/application-users')).body.data).toMatchObject([
      { contact: null, ended: 'completed', abilities: ['feedback', 'chat'] },
    ]);

    expect((await world.as(seeker, 'post', `/applications/${id}/feedback`, { is_well: 1 })).status).toBe(200);
    expect(
      (
        await world.as(volunteer, 'post', `/applications/${id}/feedback`, {
          is_well: 0,
          note: 'the lift was broken',
        })
      ).status,
    ).toBe(200);
    expect(
      (await world.as(volunteer, 'post', `/applications/${id}/feedback`, { is_well: 1 })).body.code,
    ).toBe('FEEDBACK_GIVEN');
    const [worry]: { id: number }[] = (await world.as(admin, 'get', '/admin/worries')).body.data;
    expect(worry).toMatchObject({ application_id: id, side: 'volunteer', note: 'the lift was broken' });
    expect((await world.as(admin, 'post', `/admin/worries/${worry?.id}/seen`)).status).toBe(200);
    expect((await world.as(admin, 'get', '/admin/worries')).body.data).toEqual([]);

    const told = await world.messagesTo(seeker);
    const steps = ['קיבלנו את הבקשה', 'רוצה לעזור', 'טלפון', 'בדרך אליך', 'כבר במקום', 'הושלמה'];
    expect(steps.map((words) => told.findIndex((text) => text.includes(words)))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('show a volunteer before approval no name, no phone and no exact address', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const id = await world.ask(seeker);
    await world.dispatch(RIDE, true);
    const ride = await world.ask(seeker, world.rideForm());
    await world.runDue();
    const code = await world.callCode(volunteer, ride);
    await world.accept(volunteer, id);
    const seen = [
      await world.as(volunteer, 'get', '/volunteer/application-open-requests'),
      await world.as(volunteer, 'get', '/volunteer/application-users'),
      await world.as(volunteer, 'post', '/check-application', { id: code }),
    ].map((answer) => JSON.stringify(answer.body));
    const [person]: { phone: string; full_name: string; lat: number; lon: number }[] =
      await test.database.manager.query(
        'SELECT phone, full_name, residential_lat AS lat, residential_lon AS lon FROM users WHERE id = $1',
        [seeker.id],
      );
    expect(seen[1]).toContain('Waiting for admin approval');
    for (const text of seen) {
      for (const secret of [
        person?.phone,
        person?.full_name,
        'רחוב הבדיקה',
        String(person?.lat),
        String(person?.lon),
      ])
        expect(text).not.toContain(secret);
    }
  });

  it('are held by one volunteer at a time; a second click by the same one changes nothing', async () => {
    const seeker = await world.seeker(0);
    const [first, second] = [await world.volunteer(1), await world.volunteer(2)];
    const id = await world.ask(seeker);
    expect((await world.accept(first, id)).status).toBe(200);
    expect((await world.accept(first, id)).status).toBe(200);
    expect((await world.accept(second, id)).body).toMatchObject({
      code: 'ALREADY_TAKEN',
      errors: { message: [expect.any(String)] },
    });
    expect((await world.as(second, 'get', '/volunteer/application-open-requests')).body.data).toEqual([]);
    const other = await world.ask(await world.seeker(1));
    expect((await world.accept(first, other)).body.code).toBe('ALREADY_HELPING');
  });

  it('return to the pool when the volunteer cannot come after all, and are not offered to the same one again', async () => {
    await world.dispatch(SHOPPING, true);
    const seeker = await world.seeker(0);
    const [first, second] = [await world.volunteer(1), await world.volunteer(2)];
    const id = await world.ask(seeker);
    await world.runDue();
    expect(await world.callCode(second, id)).toBeNull();
    const code = await world.callCode(first, id);
    expect((await test.http.post(`/api/help-request-respond/${code}`).send({ respond: 1 })).status).toBe(200);
    expect(
      (
        await world.as(admin, 'patch', `/admin/application-users/${await world.hold(first, id)}`, {
          is_approved: 1,
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await world.as(first, 'patch', `/volunteer/application-users/${await world.hold(first, id)}`, {
          cannot_come: true,
          note: 'the car broke down',
        })
      ).status,
    ).toBe(200);
    expect(await world.statusOf(id)).toBe('open');
    await world.runDue();
    expect(await world.callCode(second, id)).not.toBeNull();
    expect((await world.accept(first, id)).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      status: 'open',
      is_volunteer_changed: true,
      step: 'searching',
      asked: 2,
    });
  });

  it('declined by everybody go to a coordinator, who takes them over by name', async () => {
    await world.dispatch(SHOPPING, true);
    const seeker = await world.seeker(0);
    const volunteer = await world.volunteer(1);
    const id = await world.ask(seeker);
    await world.runDue();
    expect((await world.decline(volunteer, id)).status).toBe(200);
    await world.runDue();
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      step: 'alerted',
      state_text: 'We have told our team, and we are still looking.',
    });
    const [waiting] = (await world.as(admin, 'get', '/admin/dashboard/pending-applications')).body.data as {
      needs_coordinator: boolean;
      abilities: string[];
    }[];
    expect(waiting).toMatchObject({ needs_coordinator: true, dispatch: { status: 'exhausted', asked: 1 } });
    expect((await world.as(admin, 'post', `/admin/applications/${id}/take-over`)).status).toBe(200);
    const colleague = await test.person('admin');
    expect((await world.as(colleague, 'post', `/admin/applications/${id}/take-over`)).body.code).toBe(
      'NOT_ALLOWED_NOW',
    );
    expect((await world.messagesTo(seeker)).at(-1)).toContain('מהצוות');
    expect((await world.messagesTo(admin)).some((text) => text.includes('לא נמצא מי שיעזור'))).toBe(true);
  });

  it('are refused with messages on their fields, and so is a second one of the same kind', async () => {
    const seeker = await world.seeker(0);
    const wrong = await world.as(
      seeker,
      'post',
      '/applications',
      world.rideForm({ description: 'ab', arrival_date: '2020-01-01', destination_address: '' }),
    );
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        errors: {
          description: [expect.any(String)],
          arrival_date: ['Please select a future date.'],
          destination_address: [expect.any(String)],
        },
      },
    });
    await world.ask(seeker);
    expect((await world.as(seeker, 'post', '/applications', world.shoppingForm())).body).toMatchObject({
      code: 'CATEGORY_IN_USE',
      errors: { category_id: [expect.any(String)] },
    });
    await world.ask(seeker, world.rideForm());
    expect((await world.as(seeker, 'post', '/applications', world.rideForm())).body.code).toBe(
      'RIDE_TOO_CLOSE',
    );
    // The way back, an hour later, is another ride.
    await world.ask(seeker, world.rideForm({ arrival_time: '11:00' }));
    expect(
      (await world.as(seeker, 'post', '/applications', world.rideForm({ arrival_time: '14:30' }))).body
        .errors,
    ).toEqual({
      arrival_time: ['Please select a whole hour, for example 10:00.'],
    });
    expect(
      (
        await world.as(
          seeker,
          'post',
          '/applications',
          world.shoppingForm({ category_id: 5, user_id: 999_999 }),
        )
      ).body.errors,
    ).toEqual({
      user_id: ['This does not belong to this account.'],
    });
    for (const category_id of [6, -2_147_483_649, 4_294_967_296, '1e3', [5], null]) {
      const { status, body } = await world.as(seeker, 'post', '/applications', { category_id });
      expect([status, body.code]).toEqual([422, 'CATEGORY_UNKNOWN']);
    }
  });

  it('are created once, however often the same form is sent at once', async () => {
    const seeker = await world.seeker(0);
    const form = world.shoppingForm({ idempotency_key: 'b1f5a3c0-7f1e-4b8e-9a34-2d1c6e0f9a11' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.as(seeker, 'post', '/applications', form)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const double = await Promise.all(
      Array.from({ length: 6 }, () =>
        world.as(seeker, 'post', '/applications', world.shoppingForm({ category_id: 5 })),
      ),
    );
    expect(double.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(double.filter((answer) => answer.body.code === 'CATEGORY_IN_USE')).toHaveLength(5);
  });

  it('end at their time while open, and are overdue in treatment', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const ending = await world.ask(seeker, world.shoppingForm({ expiration_date: world.day(1) }));
    const soon = addSeconds(test.app.get(Clock).now(), 20 * 3600);
    const ride = await world.ask(
      seeker,
      world.rideForm({ arrival_date: localDay(soon), arrival_time: `${localTime(soon).slice(0, 2)}:00` }),
    );
    await world.accept(volunteer, ride);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, ride)}`, {
      is_approved: 1,
    });
    await world.passMinutes(3 * 24 * 60);
    expect(await world.statusOf(ending)).toBe('expired');
    expect(await world.statusOf(ride)).toBe('in treatment');
    expect((await world.as(admin, 'get', `/admin/applications/${ride}`)).body.data).toMatchObject({
      is_overdue: true,
    });
    const later = await world.ask(seeker, world.rideForm({ arrival_date: world.day(2) }));
    await world.as(admin, 'post', `/admin/application/assigned/${later}`, {
      volunteer_id: (await world.volunteer(2)).id,
    });
    const { body } = await world.as(
      admin,
      'get',
      '/admin/assigned-closed-application-users?filters[status]=overdue',
    );
    expect(body.data).toMatchObject([{ id: ride }]);
    expect(body.data).toHaveLength(1);
    expect((await world.messagesTo(seeker)).some((text) => text.includes('לצערנו לא נמצא בזמן'))).toBe(true);
  });

  it('are closed or rejected by their owner alone, and a volunteer on the way is told', async () => {
    const [seeker, other, volunteer] = [
      await world.seeker(0),
      await world.seeker(1),
      await world.volunteer(1),
    ];
    const id = await world.ask(seeker);
    await world.accept(volunteer, id);
    expect((await world.as(other, 'post', `/applications/status/${id}`, { status: 'closed' })).status).toBe(
      404,
    );
    expect(
      (await world.as(seeker, 'post', `/applications/status/${id}`, { status: 'reject' })).body.errors,
    ).toEqual({ system_note: [expect.any(String)] });
    expect((await world.as(seeker, 'post', `/applications/status/${id}`, { status: 'closed' })).status).toBe(
      200,
    );
    expect((await world.messagesTo(volunteer)).at(-1)).toContain('ואין צורך להגיע');
    expect(
      (await world.as(seeker, 'post', `/applications/status/${id}`, { status: 'closed' })).body.code,
    ).toBe('NOT_ALLOWED_NOW');
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      status: 'closed',
      abilities: expect.arrayContaining(['ask_again']),
    });
    expect((await world.accept(volunteer, await world.ask(seeker))).status).toBe(200);
  });

  it('are assigned by an admin at once, nearest volunteers first; unassigning continues with somebody else', async () => {
    const seeker = await world.seeker(0);
    const [near, far] = [await world.volunteer(1), await world.volunteer(6)];
    const id = await world.ask(seeker);
    const open = (await world.as(admin, 'get', `/admin/user/open-volunteers?application_id=${id}`)).body
      .data as {
      id: number;
      distance_km: number;
      is_fitting: boolean;
    }[];
    expect(open.map((one) => one.id)).toEqual([near.id, far.id]);
    expect(
      (await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: far.id })).status,
    ).toBe(200);
    expect(
      (await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: near.id })).body
        .code,
    ).toBe('NOT_OPEN');
    expect(
      (await world.as(admin, 'get', '/admin/assigned-closed-application-users')).body.data,
    ).toMatchObject([
      {
        id,
        status: 'in treatment',
        volunteer: { id: far.id },
        abilities: expect.arrayContaining(['unassign', 'close']),
      },
    ]);
    expect(
      (
        await world.as(admin, 'post', `/admin/application/unassigned/${id}`, {
          system_note: 'does not answer',
        })
      ).status,
    ).toBe(200);
    expect(await world.statusOf(id)).toBe('open');
    expect((await world.as(admin, 'post', `/admin/application/closed/${id}`)).status).toBe(200);
    expect(await world.statusOf(id)).toBe('closed');
  });

  it('move with the person while open and are dispatched again; in treatment they stay, and the admins are told', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const moving = await world.ask(seeker);
    const treated = await world.ask(seeker, world.shoppingForm({ category_id: 3 }));
    const fixed = await world.ask(
      seeker,
      world.shoppingForm({
        category_id: 5,
        other_address: 1,
        origin_address: 'Street 1, Israel, Haifa, Haifa, 32.8, 34.99',
      }),
    );
    await world.as(admin, 'post', `/admin/application/assigned/${treated}`, { volunteer_id: volunteer.id });
    const dependents = test.app.get(AddressDependents);
    const home = {
      text: 'Beach 2, Israel, Tel Aviv, Tel Aviv',
      street: 'Beach 2',
      city: 'תל אביב',
      state: 'tel_aviv',
      country: 'Israel',
      lat: 32.2,
      lon: 34.82,
    };
    await test.database.transaction(async (tx) => {
      expect((await dependents.atAddress(seeker.id)).map(({ held }) => held?.volunteerId ?? null)).toEqual([
        null,
        volunteer.id,
      ]);
      await test.app.get(UserDetailsService).save(tx, seeker.id, { residential: home });
      await dependents.moved(tx, seeker.id, 'before');
    });
    const rows: { id: number; origin_text: string; is_address_changed: boolean }[] =
      await test.database.manager.query(
        'SELECT id, origin_text, is_address_changed FROM applications ORDER BY id',
      );
    expect(rows).toEqual([
      { id: moving, origin_text: home.text, is_address_changed: false },
      { id: treated, origin_text: expect.stringContaining('רחוב הבדיקה'), is_address_changed: true },
      { id: fixed, origin_text: 'Street 1, ישראל, Haifa, חיפה', is_address_changed: false },
    ]);
    expect((await world.messagesTo(admin)).at(-1)).toContain('השתנתה באמצע הטיפול');
  });

  it('of a deleted person end, and a request that they held as a volunteer goes back to the pool', async () => {
    const [seeker, helper] = [await world.seeker(0), await world.volunteer(1)];
    const [own, held] = [await world.ask(seeker), await world.ask(await world.seeker(2))];
    await world.accept(helper, held);
    for (const person of [seeker, helper]) await eraseNow(test, person.id);
    expect([await world.statusOf(own), await world.statusOf(held)]).toEqual(['closed', 'open']);
    expect((await world.as(admin, 'get', '/admin/dashboard/pending-applications')).body.data).toMatchObject([
      { id: held, volunteer: null },
    ]);
  });

  it('are saved as a workbook with export=true, and that is noted', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const id = await world.ask(seeker);
    await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: volunteer.id });
    const { body } = await test.http
      .get('/api/admin/assigned-closed-application-users?export=true')
      .set('Authorization', `Bearer ${admin.token}`)
      .set('Content-Language', 'en-US')
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(body);
    const cells = workbook.worksheets[0]?.getRow(2);
    expect([1, 2, 3, 5, 6, 8].map((column) => cells?.getCell(column).value)).toEqual([
      id,
      'Shopping and medicine',
      'In treatment',
      'נועה לוי',
      world.day(3),
      'נועה לוי',
    ]);
    const noted: unknown[] = await test.database.manager.query(
      `SELECT new_values->>'list' AS list, person_ids FROM activity_log WHERE action = 'exported'`,
    );
    expect(noted).toEqual([{ list: 'requests.xlsx', person_ids: [seeker.id, volunteer.id] }]);
  });

  it('are filed by an admin for a person on the phone', async () => {
    const seeker = await world.seeker(0);
    const dropdowns = (await world.as(admin, 'post', '/dropdowns/application', { flag: 1 })).body.data as {
      only_users: { id: number }[];
      categories: { id: number }[];
    };
    expect(dropdowns.only_users.map((one) => one.id)).toEqual([seeker.id]);
    expect(dropdowns.categories.map((one) => one.id)).toEqual([1, 2, 3, 4, 5]);
    const named = async (user_id: number) =>
      (await world.as(admin, 'post', '/dropdowns/application', { flag: 1, user_id })).body
        .data as typeof dropdowns;
    expect((await named(seeker.id)).only_users.map((one) => one.id)).toEqual([seeker.id]);
    expect((await named(admin.id)).only_users).toEqual([]);
    expect(
      (await test.http.post('/api/dropdowns/application').send({ flag: 1 })).body.data.only_users,
    ).toBeUndefined();
    expect(
      (await world.as(admin, 'post', '/admin/applications', { ...world.shoppingForm(), user_id: seeker.id }))
        .status,
    ).toBe(200);
    expect(
      (await world.as(admin, 'get', `/applications?type=list&user_id=${seeker.id}`)).body.data,
    ).toMatchObject([{ category_id: SHOPPING }]);
    expect(
      (await world.as(admin, 'post', '/admin/applications', { ...world.shoppingForm(), user_id: admin.id }))
        .body.errors,
    ).toEqual({
      user_id: [expect.any(String)],
    });
  });
});
