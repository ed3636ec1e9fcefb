import type { EmergencyStatus, Timeline } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService, partsOf } from '../users/index.js';

interface Somebody {
  id: number;
  token: string;
}

describe('the emergency button', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let manager: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [admin, manager] = [await test.person('admin'), await test.person('manager')];
  });
  afterEach(() => test.close());

  async function seekerWithDisability(): Promise<Somebody> {
    const seeker = await world.seeker(0);
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(seeker.id, { ids: [1], other: '' }),
    );
    return seeker;
  }
  async function status(seeker: Somebody): Promise<EmergencyStatus> {
    return (await world.as(seeker, 'get', '/event/requests/emergency')).body.data;
  }

  it('stands alone outside an event: three are asked at once, the first comes, the person sees each step', async () => {
    const seeker = await seekerWithDisability();
    const volunteers = [
      await world.volunteer(1),
      await world.volunteer(2),
      await world.volunteer(3),
      await world.volunteer(4),
    ];
    expect(await status(seeker)).toMatchObject({ record: null, step: 'none', can_raise: true });
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).body.data).toMatchObject({
      step: 'received',
      without_volunteer: true,
      with_event: false,
    });
    await world.runDue();
    expect(await status(seeker)).toMatchObject({ step: 'searching', asked: 3 });
    const id = (await status(seeker)).record?.id ?? 0;
    const codes = await Promise.all(volunteers.map((volunteer) => world.callCode(volunteer, id)));
    expect(codes.map((code) => code !== null)).toEqual([true, true, true, false]);
    expect((await test.http.post(`/api/help-request-respond/${codes[1]}`).send({ respond: 1 })).status).toBe(
      200,
    );
    expect(
      (
        await test.http
          .post(`/api/help-request-respond/${codes[0]}`)
          .set('Content-Language', 'en-US')
          .send({ respond: 1 })
      ).body.message,
    ).toContain('stay ready');
    expect(await status(seeker)).toMatchObject({
      step: 'found',
      assigned_volunteer: true,
      is_approved: 0,
      volunteer: { phone: null },
    });
    const hold = await world.hold(volunteers[1] ?? seeker, id);
    await world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 });
    expect(await status(seeker)).toMatchObject({
      step: 'coming',
      is_approved: 1,
      volunteer: { phone: expect.stringMatching(/^\+972/) },
    });
    expect(
      (await world.messagesTo(admin)).filter((text) => text.includes('לחיצה על כפתור החירום')),
    ).toHaveLength(1);
    expect((await world.as(seeker, 'delete', '/event/requests/emergency')).body.data).toMatchObject({
      record: null,
      step: 'done',
      ending: { state_text: 'You cancelled the request.' },
    });
    expect(await world.statusOf(id)).toBe('closed');
  });

  it('asks volunteers who can come though they do not meet a wish, those who do first, and says so', async () => {
    const seeker = await seekerWithDisability();
    const profile = {
      answers: { gender_preference: 'male', gender_wait: 1 },
      disabilities: { ids: [1], other: '' },
      languages: ['russian'],
      genderPreference: 'male',
      isGenderMust: true,
      isQuick: false,
    };
    await test.database.transaction(() => test.app.get(HelpProfilesService).save(seeker.id, profile));
    const [near, wished] = [await world.volunteer(1), await world.volunteer(2, { languages: ['russian'] })];
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    const id = (await status(seeker)).record?.id ?? 0;
    expect(await status(seeker)).toMatchObject({ step: 'searching', asked: 2 });
    const { entries }: Timeline = (await world.as(admin, 'get', `/admin/applications/${id}/timeline`)).body
      .data;
    expect(entries.filter(({ kind }) => kind === 'skipped')).toEqual([]);
    expect(
      entries
        .filter(({ kind }) => kind === 'invited')
        .map(({ volunteer, text }) => [volunteer?.id, text.split('. ').slice(1).join('. ')]),
    ).toEqual([
      [
        wished.id,
        'Chosen because nearer ones meet fewer of the wishes. Not as wished: gender. A wish excludes nobody here.',
      ],
      [
        near.id,
        'The nearest of those who fit. Not as wished: language, gender. A wish excludes nobody here.',
      ],
    ]);
  });

  it('reads a stored "other" for who may come as "it does not matter"', async () => {
    const answers = { gender_preference: 'other', gender_wait: 1 };
    expect(partsOf(answers)).toMatchObject({ genderPreference: null, isGenderMust: false });
    const seeker = await world.seeker(0);
    const volunteer = await world.volunteer(1);
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(seeker.id, {
        answers,
        ...partsOf(answers),
        disabilities: { ids: [1], other: '' },
        isQuick: false,
      }),
    );
    await world.dispatch(SHOPPING, true);
    const request = await world.ask(seeker);
    await world.runDue();
    expect(await world.callCode(volunteer, request)).not.toBeNull();
  });

  it('counts once, however often it is pressed at once', async () => {
    const seeker = await seekerWithDisability();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.as(seeker, 'post', '/event/requests/emergency')),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const rows: unknown[] = await test.database.manager.query('SELECT 1 FROM applications');
    expect(rows).toHaveLength(1);
    const other = await seekerWithDisability();
    const { record } = await status(seeker);
    expect((await world.as(other, 'delete', `/event/requests/emergency/${record?.id}`)).status).toBe(404);
    expect((await status(seeker)).record).not.toBeNull();
    expect((await world.as(seeker, 'delete', `/event/requests/emergency/${record?.id}`)).status).toBe(200);
  });

  it('joins the active event around it, is dispatched though the event calls by hand, and outlives it', async () => {
    const seeker = await seekerWithDisability();
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager, { autoAssign: false });
    await test.database.manager.query('DELETE FROM event_volunteer_requests WHERE event_id = $1', [event]);
    await world.as(seeker, 'post', '/event/requests/emergency');
    expect(await status(seeker)).toMatchObject({
      with_event: true,
      event: { id: event },
      record: { kind: 'event' },
    });
    await world.runDue();
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'pending' });
    expect((await world.messagesTo(manager)).some((text) => text.includes('כפתור החירום'))).toBe(true);
    const { time } = await status(seeker);
    test.app.get(Clock).advance(20 * 60);
    await world.as(manager, 'put', `/manager/events/${event}`, { status: false });
    expect(await status(seeker)).toMatchObject({
      with_event: false,
      record: { kind: 'application', status: 'open' },
      time,
    });
    await world.as(seeker, 'delete', '/event/requests/emergency');
    expect((await status(seeker)).record).toBeNull();
  });

  it('says that the coordinators were alerted until one of them has it, and then who', async () => {
    const seeker = await seekerWithDisability();
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    expect(await status(seeker)).toMatchObject({
      step: 'alerted',
      coordinator: null,
      state_text: 'We have told our team, and we are still looking.',
    });
    const { record } = await status(seeker);
    await world.as(admin, 'post', `/admin/applications/${record?.id}/take-over`);
    expect(await status(seeker)).toMatchObject({
      step: 'coordinator',
      coordinator: { first_name: 'נועה' },
      state_text: 'נועה from the Karov team is taking care of your request personally.',
    });
    const inEvent = await seekerWithDisability();
    const event = await world.event(manager);
    await world.as(inEvent, 'post', '/event/requests/emergency');
    await world.runDue();
    expect(await status(inEvent)).toMatchObject({
      with_event: true,
      step: 'alerted',
      state_text: 'We have told our team, and we are still looking.',
    });
    await world.as(
      manager,
      'post',
      `/event-user-requests/${await world.userRequest(event, inEvent.id)}/take-over`,
    );
    expect(await status(inEvent)).toMatchObject({
      step: 'coordinator',
      coordinator: { first_name: 'נועה' },
      state_text: 'נועה from the Karov team is taking care of your request personally.',
    });
  });

  it('inside an event is told to admins as admins and to managers as managers', async () => {
    const seeker = await seekerWithDisability();
    await world.event(manager);
    await world.as(seeker, 'post', '/event/requests/emergency');
    const told: object[] = await test.database.manager.query(
      `SELECT DISTINCT receiver_id AS id, receiver_type AS roles FROM notifications WHERE type = 'emergency' AND receiver_id = ANY($1) ORDER BY receiver_id`,
      [[admin.id, manager.id]],
    );
    expect(told).toEqual([
      { id: admin.id, roles: ['admin'] },
      { id: manager.id, roles: ['manager'] },
    ]);
  });

  it('has an ending for a day: who helped, and the question how it was, alone and in an event', async () => {
    const seeker = await seekerWithDisability();
    const volunteer = await world.volunteer(1);
    await test.database.manager.query(
      'UPDATE volunteer_information SET validate_training = true WHERE user_id = $1',
      [volunteer.id],
    );
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    const id = (await status(seeker)).record?.id ?? 0;
    await world.accept(volunteer, id);
    await world.as(volunteer, 'put', `/volunteer/applications/${id}`);
    expect(await status(seeker)).toMatchObject({
      record: null,
      step: 'done',
      state_text: 'Help was given.',
      ending: { helper: 'נועה', request: { id, abilities: expect.arrayContaining(['feedback']) } },
    });
    const event = await world.event(manager);
    await world.as(seeker, 'post', '/event/requests/emergency');
    expect((await status(seeker)).ending).toBeNull();
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    await world.as(
      volunteer,
      'patch',
      `/volunteer/event-user-requests/${await world.userRequest(event, seeker.id)}`,
      { status: 'completed' },
    );
    expect(await status(seeker)).toMatchObject({
      step: 'done',
      ending: { helper: 'נועה', request: null, in_event: { feedback: null } },
    });
    const say = (who: Somebody) =>
      world.as(who, 'post', '/event/requests/emergency/feedback', {
        is_well: 0,
        note: 'The door was left open.',
      });
    expect((await say(await seekerWithDisability())).status).toBe(404);
    const answers = await Promise.all([say(seeker), say(seeker)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect((await status(seeker)).ending?.in_event).toEqual({ feedback: { is_well: 0 } });
    for (const staff of [manager, admin])
      expect(
        (await world.messagesTo(staff)).filter((text) => text.includes('לא הכול היה בסדר')),
      ).toHaveLength(1);
    const history = await world.as(
      manager,
      'get',
      `/activity-log/event/user/request/${await world.userRequest(event, seeker.id)}`,
    );
    expect(JSON.stringify(history.body.data)).toContain('The door was left open.');
    await world.passMinutes(25 * 60);
    expect(await status(seeker)).toMatchObject({ step: 'none', ending: null });
  });

  it('ends in an event with thanks for the notice when its person takes it back, and asks nothing of help', async () => {
    const seeker = await seekerWithDisability();
    await world.volunteer(1);
    await world.event(manager);
    const press = () => world.as(seeker, 'post', '/event/requests/emergency');
    await press();
    await world.runDue();
    expect((await world.as(seeker, 'delete', '/event/requests/emergency')).status).toBe(200);
    expect(await status(seeker)).toMatchObject({
      step: 'done',
      state_text: 'You cancelled the request.',
      ending: { helper: null, in_event: null, is_cancelled: true },
    });
    expect(
      (await world.as(seeker, 'post', '/event/requests/emergency/feedback', { is_well: 1, note: '' })).status,
    ).toBe(404);
    await press();
    expect(await status(seeker)).toMatchObject({ ending: null, record: { kind: 'event' } });
  });

  it.each([false, true])(
    'is taken back while somebody holds it, also when its event has stopped: %s',
    async (isStopped) => {
      const seeker = await seekerWithDisability();
      const volunteer = await world.volunteer(1);
      const event = await world.event(manager);
      await world.as(seeker, 'post', '/event/requests/emergency');
      await world.runDue();
      await world.answerVolunteer(event, volunteer.id, true);
      if (isStopped) await world.as(manager, 'put', `/manager/events/${event}`, { status: 0 });
      expect((await status(seeker)).record).toMatchObject({ kind: 'event' });
      expect((await world.as(seeker, 'delete', '/event/requests/emergency')).status).toBe(200);
      expect(await status(seeker)).toMatchObject({
        record: null,
        step: 'done',
        ending: { is_cancelled: true },
      });
      const [own]: { state_text: string }[] = (await world.as(seeker, 'get', '/event/requests')).body.data;
      expect(own?.state_text).toBe('You cancelled the request.');
      expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'closed' });
    },
  );

  it('sends help to the chosen place, which is given with the approval', async () => {
    const seeker = await seekerWithDisability();
    const volunteer = await world.volunteer(1);
    await test.database.manager.query(
      'UPDATE volunteer_information SET validate_training = true WHERE user_id = $1',
      [volunteer.id],
    );
    expect(await status(seeker)).toMatchObject({
      address: expect.stringContaining('רחוב הבדיקה 1'),
      places: [{ kind: 'home' }],
    });
    const raise = (place: object) => world.as(seeker, 'post', '/event/requests/emergency', place);
    expect(Object.keys((await raise({ place: 'here' })).body.errors ?? {})).toEqual(['lat']);
    expect(Object.keys((await raise({ place: 'other' })).body.errors ?? {})).toEqual(['place']);
    expect(Object.keys((await raise({ place: 'here', lat: 132, lng: 34.8 })).body.errors ?? {})).toEqual([
      'lat',
    ]);
    await world.event(manager);
    expect((await raise({ place: 'here', lat: 32.0853, lng: 34.7818 })).status).toBe(200);
    const { record, address } = await status(seeker);
    expect([record?.kind, address]).toEqual([
      'application',
      expect.stringMatching(/^32\.08530 34\.78180, Tel Aviv/),
    ]);
    await world.runDue();
    await world.accept(volunteer, record?.id ?? 0);
    expect((await world.messagesTo(volunteer)).join()).toContain('32.08530 34.78180');
  });

  it('is described in the language of each reader', async () => {
    const seeker = await seekerWithDisability();
    const volunteer = await world.volunteer(1);
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    const id = (await status(seeker)).record?.id ?? 0;
    const inBoth = async (token: string, path: string): Promise<string[]> =>
      Promise.all(
        ['he-IL', 'en-US'].map(async (locale) =>
          JSON.stringify(
            (
              await test.http
                .get(`/api${path}`)
                .set('Authorization', `Bearer ${token}`)
                .set('Content-Language', locale)
            ).body,
          ),
        ),
      );
    for (const [who, path] of [
      [seeker, `/applications/${id}`],
      [admin, `/admin/applications/${id}`],
      [admin, '/admin/dashboard/pending-applications'],
      [volunteer, '/volunteer/application-open-requests'],
    ] as const) {
      const [hebrew, english] = await inBoth(who.token, path);
      expect([
        path,
        hebrew?.includes('לחיצה על כפתור החירום'),
        english?.includes('The emergency button was pressed'),
      ]).toEqual([path, true, true]);
    }
  });

  it('in an event lets the volunteer go when the person closes it', async () => {
    const seeker = await seekerWithDisability();
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager);
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    expect(await status(seeker)).toMatchObject({
      step: 'found',
      assigned_volunteer: true,
      volunteer: { distance_band: null },
    });
    const need = await world.userRequest(event, seeker.id);
    await test.http
      .patch(`/api/manager/event-approval-requests/${need}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .expect(200);
    expect(await status(seeker)).toMatchObject({
      step: 'coming',
      volunteer: { progress: null, progress_at: null, distance_band: 'under_1' },
    });
    await world.as(volunteer, 'patch', `/volunteer/event-user-requests/${need}`, { progress: 'on_way' });
    expect(await status(seeker)).toMatchObject({
      step: 'on_way',
      volunteer: { progress: 'on_way', progress_at: expect.stringContaining('T') },
    });
    await world.as(volunteer, 'patch', `/volunteer/event-user-requests/${need}`, { progress: 'arrived' });
    expect(await status(seeker)).toMatchObject({ step: 'arrived' });
    expect((await world.as(seeker, 'delete', '/event/requests/emergency')).status).toBe(200);
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'closed' });
    const working: unknown[] = await test.database.manager.query('SELECT 1 FROM at_work');
    expect(working).toEqual([]);
  });

  it('is the only request that an inactive account can make', async () => {
    const seeker = await world.seeker(1);
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [seeker.id]);
    expect((await world.as(seeker, 'post', '/applications', world.shoppingForm())).body.code).toBe(
      'ACCOUNT_INACTIVE',
    );
    expect((await world.as(seeker, 'post', '/event/requests')).body.code).toBe('ACCOUNT_INACTIVE');
    expect((await world.as(seeker, 'get', '/event/requests/emergency')).body.data).toMatchObject({
      can_raise: true,
    });
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).status).toBe(200);
    const without = await test.person('user');
    for (const path of ['/applications', '/event/requests'])
      expect((await world.as(without, 'post', path, world.shoppingForm())).body.code).toBe(
        'DISABILITY_REQUIRED',
      );
  });

  it('is for people with a disability; without an address a coordinator gets it at once', async () => {
    const without = await test.person('user');
    expect((await world.as(without, 'post', '/event/requests/emergency')).body.code).toBe(
      'DISABILITY_REQUIRED',
    );
    const nowhere = await test.person('user');
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(nowhere.id, { ids: [1], other: '' }),
    );
    await world.as(nowhere, 'post', '/event/requests/emergency');
    expect(await status(nowhere)).toMatchObject({ step: 'alerted' });
    expect((await world.as(admin, 'get', '/staff/waiting/needs')).body.data).toMatchObject([
      { kind: 'application', is_emergency: true, person: { id: nowhere.id } },
    ]);
    expect((await world.as(admin, 'get', '/staff/waiting')).body.data).toMatchObject({
      requests_coordinator: 1,
      requests_pending: 1,
    });
  });

  it('asking in an event and withdrawing on one’s own works without the button', async () => {
    const seeker = await world.seeker(0);
    expect((await world.as(seeker, 'post', '/event/requests')).body.code).toBe('EVENT_OVER');
    const event = await world.event(manager);
    expect((await world.as(seeker, 'post', '/event/requests')).status).toBe(200);
    expect((await world.as(seeker, 'get', '/event/requests')).body.data).toMatchObject([
      { event: { id: event }, respond: 1 },
    ]);
    expect((await world.as(seeker, 'delete', '/event/requests')).status).toBe(200);
    expect((await world.as(seeker, 'get', '/event/requests')).body.data).toMatchObject([
      { status: 'reject', respond: 2 },
    ]);
    expect((await world.as(seeker, 'post', '/event/requests')).status).toBe(200);
    expect((await world.as(seeker, 'get', '/event/requests')).body.data).toMatchObject([
      { status: 'pending', respond: 1 },
    ]);
    await world.as(seeker, 'delete', '/event/requests');
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).status).toBe(200);
    expect(await status(seeker)).toMatchObject({ event: { id: event } });
  });
});
