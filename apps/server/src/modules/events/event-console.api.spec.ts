import type { EventChanges, EventStory, EventVolunteerRequest } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

describe('the console of an event', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: { id: number; token: string };
  let seeker: { id: number; token: string };
  let quiet: { id: number; token: string };
  let event: number;
  let need: number;

  beforeEach(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    [manager, seeker, quiet] = [await test.person('manager'), await world.seeker(0), await world.seeker(1)];
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(seeker.id, {
        answers: {
          evacuation_equipment: ['oxygen', 'wheelchair'],
          housing_type: 'apartment',
          floor_number: '4',
          elevator: 'none',
          living_situation: 'alone',
        },
        disabilities: { ids: [], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );
    const volunteer = await world.volunteer(1);
    event = await world.event(manager, { autoAssign: false });
    need = await world.userRequest(event, seeker.id);
    await world.userRequest(event, quiet.id);
    await world.volunteerRequest(event, volunteer.id);
  });
  afterEach(() => test.close());

  const as = (person: { token: string }) => ({
    Authorization: `Bearer ${person.token}`,
    'Content-Language': 'en-US',
  });
  const get = (path: string, who = manager) =>
    test.http.get(`/api/manager/events/${event}${path}`).set(as(who));
  const changes = async (since: string): Promise<EventChanges> =>
    (await get(`/changes?since=${encodeURIComponent(since)}`).expect(200)).body.data;
  const story = async (before?: string): Promise<EventStory> =>
    (await get(`/story${before ? `?before=${before}` : ''}`).expect(200)).body.data;
  const wait = (seconds: number): void => test.app.get(Clock).advance(seconds);
  const sayYes = () =>
    test.http
      .post('/api/manager/user/status/change')
      .set(as(manager))
      .send({ id: need, status: true })
      .expect(200);
  const readsOf = async (person: { token: string }): Promise<string[]> =>
    (await test.http.get('/api/auth/privacy').set(as(person)).expect(200)).body.data.reads.map(
      ({ what }: { what: string }) => what,
    );

  it('rule 156: counts who has somebody apart from who has somebody on the way', async () => {
    const counts = async () => (await get('').expect(200)).body.data.counts;
    const act = (path: string, body: object = {}) =>
      test.http.post(`/api/event-user-requests/${need}/${path}`).set(as(manager)).send(body).expect(200);
    const volunteer = await world.volunteer(2);
    await sayYes();
    await act('volunteer', { volunteer_id: volunteer.id });
    expect(await counts()).toMatchObject({ assigned: 1, on_the_way: 0 });
    await act('on-way');
    expect(await counts()).toMatchObject({ assigned: 1, on_the_way: 1 });
  });

  it('rule 155: shows what a helper must know about the people who need help, and about nobody else, and records who read it, once', async () => {
    const detail = async () =>
      (await get('').expect(200)).body.data.event_user_requests.find(({ id }: { id: number }) => id === need);
    expect(await detail()).toMatchObject({ matters: [], floor: null, waiting_since: null });
    expect(await readsOf(seeker)).not.toContain('Disability and health details');
    await sayYes();
    expect(await detail()).toMatchObject({
      matters: ['oxygen', 'wheelchair', 'no_elevator', 'alone'],
      floor: 4,
      waiting_since: expect.any(String),
    });
    await detail();
    expect((await readsOf(seeker)).filter((what) => what === 'Disability and health details')).toHaveLength(
      1,
    );
    expect(await readsOf(quiet)).not.toContain('Disability and health details');
  });

  it('rule 158: returns only changes since it was last read, and says when everything must be read again', async () => {
    wait(120);
    const { as_of: asOf } = (await get('').expect(200)).body.data;
    expect(await changes(asOf)).toMatchObject({
      is_stale: false,
      event_user_requests: [],
      event_volunteer_requests: [],
    });
    wait(60);
    await sayYes();
    const changed = await changes(asOf);
    expect(changed.event_user_requests.map(({ id, respond }) => [id, respond])).toEqual([[need, 1]]);
    expect(changed.event.counts.users_need_help).toBe(1);
    wait(120);
    const later = await changes(changed.as_of);
    expect(await changes(later.as_of)).toMatchObject({ event_user_requests: [] });
    await test.http.put(`/api/manager/events/${event}`).set(as(manager)).send({ status: false }).expect(200);
    expect(await changes(changed.as_of)).toMatchObject({ is_stale: true, event: { status: false } });
    expect(await changes('yesterday')).toMatchObject({ is_stale: true });
  });

  it('rule 157: tells the story newest first, page by page, leaving nothing out', async () => {
    await sayYes();
    wait(10);
    for (let turn = 0; turn < 45; turn += 1) {
      await test.http
        .post('/api/manager/user/status/change')
        .set(as(manager))
        .send({ id: need, status: turn % 2 === 1 })
        .expect(200);
      wait(1);
    }
    const first = await story();
    expect(first.lines[0]).toMatchObject({ turn: 'said_no', need_id: need, actor: expect.any(String) });
    const second = await story(first.next ?? '');
    const all = [...first.lines, ...second.lines];
    expect(second.next).toBeNull();
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.filter(({ turn }) => turn === 'said_no' || turn === 'said_yes')).toHaveLength(45);
    expect(all.filter(({ turn }) => turn === 'phone_said_yes')).toHaveLength(1);
    expect(all.some(({ turn }) => turn === 'event_created')).toBe(true);
    expect(
      all.find(({ turn, message_type: type }) => turn === 'message_sent' && type === 'event_need_check'),
    ).toMatchObject({ count: expect.any(Number) });
    expect(all.toSorted((one, other) => other.at.localeCompare(one.at)).map(({ at }) => at)).toEqual(
      all.map(({ at }) => at),
    );
    expect(await story('nonsense')).toMatchObject({ lines: first.lines });
  });

  it('rule 157: says who wrote something down for somebody, and nobody where they did it themselves', async () => {
    const volunteer = await world.volunteer(2);
    await world.answerUser(event, seeker.id, true);
    await test.http
      .post(`/api/event-user-requests/${need}/volunteer`)
      .set(as(manager))
      .send({ volunteer_id: volunteer.id })
      .expect(200);
    await test.http
      .patch(`/api/volunteer/event-user-requests/${need}`)
      .set(as(volunteer))
      .send({ progress: 'on_way' })
      .expect(200);
    const by = new Map((await story()).lines.map(({ turn, actor }) => [turn, actor]));
    expect([by.get('said_yes'), by.get('on_way')]).toEqual([null, null]);
    expect(by.get('approved')).toEqual(expect.any(String));
  });

  it('shows a volunteer who declined without the need that another one holds', async () => {
    await sayYes();
    const helper = await world.volunteer(2);
    await test.http
      .post(`/api/event-user-requests/${need}/volunteer`)
      .set(as(manager))
      .send({ volunteer_id: helper.id })
      .expect(200);
    await test.database.manager.query(
      `UPDATE event_volunteer_requests SET status = 'reject', need_request_id = $1 WHERE event_id = $2 AND volunteer_id <> $3`,
      [need, event, helper.id],
    );
    const { event_volunteer_requests: calls } = (await get('').expect(200)).body.data;
    // the console does not need the event again in each of a thousand rows
    const { event_volunteer_requests: brief } = (await get('?brief=1').expect(200)).body.data;
    expect(calls.every((call: object) => 'event' in call)).toBe(true);
    expect(brief).toEqual(calls.map(({ event: _event, ...row }: { event: object }) => row));
    const shown = calls.map(({ status, assigned_user: assigned, abilities }: EventVolunteerRequest) => [
      status,
      assigned?.request_id ?? null,
      abilities.includes('record_on_way'),
    ]);
    expect(shown.toSorted()).toEqual([
      ['assigned', need, true],
      ['reject', null, false],
    ]);
  });

  it('does not exist for the manager of other events', async () => {
    const other = await test.person('manager');
    await get('/changes?since=2026-01-01', other).expect(404);
    await get('/story', other).expect(404);
  });
});
