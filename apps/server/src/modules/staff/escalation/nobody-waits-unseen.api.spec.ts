import type { WaitingNeed } from '@karov/api-client';
import { waitText } from '@karov/i18n/server';
import { Clock } from '../../../platform/clock/clock.js';
import { SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { UrgentWorld } from '../../../testing/urgent-world.js';
import { DeskWaitsRepository } from './desk-waits.repository.js';

interface Somebody {
  id: number;
  token: string;
}
const NOBODY_IS_ON_IT = 'אין מי שמטפל';

describe('nobody waits unseen', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: Somebody;
  let admin: Somebody;

  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [manager, admin] = [await test.person('manager'), await test.person('admin')];
    await world.permit(manager, ['tel_aviv']);
  });
  afterEach(async () => {
    expect(await test.app.get(DeskWaitsRepository).unattended(test.app.get(Clock).now())).toBe(0);
    await test.close();
  });

  const needs = async (who: Somebody): Promise<WaitingNeed[]> =>
    (await world.as(who, 'get', '/staff/waiting/needs')).body.data;
  const counts = async (who: Somebody): Promise<{ now: number; needs_coordinator: number }> =>
    (await world.as(who, 'get', '/staff/waiting')).body.data;
  const told = async (who: Somebody, words: string): Promise<string[]> =>
    (await world.messagesTo(who)).filter((text) => text.includes(words));
  async function attending(needId: number): Promise<string | undefined> {
    const [row]: { attending: string }[] = await test.database.manager.query(
      'SELECT attending FROM need_attendance($1) WHERE need_id = $2',
      [test.app.get(Clock).now(), needId],
    );
    return row?.attending;
  }
  async function needOf(requestId: number): Promise<number> {
    const [row]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM needs WHERE request_id = $1',
      [requestId],
    );
    return row?.id ?? 0;
  }

  async function eventPage(event: number, { id }: Somebody): Promise<string> {
    const code = await world.link('event_user', await world.userRequest(event, id));
    const page = await test.http
      .post('/api/check-event-user-expiration-link')
      .set('Content-Language', 'en-US')
      .send({ code });
    return JSON.stringify(page.body.data);
  }

  it('in an event that calls nobody by itself: each need is a line of Now from the first minute, and the manager hears one message with their number', async () => {
    const people = [await world.seeker(0), await world.seeker(1), await world.seeker(2)];
    const event = await world.event(manager, { autoAssign: false });
    for (const person of people) await world.answerUser(event, person.id, true);
    expect((await needs(manager)).map(({ reason, state }) => [reason, state])).toEqual(
      people.map(() => ['no_search', 'waiting']),
    );
    expect(await counts(manager)).toMatchObject({ now: 3 });
    await world.passMinutes(9);
    expect(await told(manager, NOBODY_IS_ON_IT)).toEqual([]);
    await world.passMinutes(2);
    expect(await told(manager, NOBODY_IS_ON_IT)).toEqual([expect.stringContaining('3 אנשים')]);
    await world.passMinutes(50);
    expect(await told(manager, NOBODY_IS_ON_IT)).toHaveLength(1);
    await world.passMinutes(15);
    expect(await told(manager, NOBODY_IS_ON_IT)).toHaveLength(2);
  });

  it('in an event where people ask one after the other: one message with their number, and nothing of it stands in the way of an emergency', async () => {
    const people = [];
    for (let index = 0; index < 9; index++) people.push(await world.seeker(index / 4));
    const event = await world.event(manager, { autoAssign: false });
    for (const person of people) {
      await world.answerUser(event, person.id, true);
      await world.passMinutes(0.3);
    }
    const pressed = await world.seeker(2);
    for (let minute = 0; minute < 6; minute++) await world.passMinutes(1);
    await world.press(pressed);
    for (let minute = 0; minute < 32; minute++) await world.passMinutes(1);
    expect(await told(manager, NOBODY_IS_ON_IT)).toEqual([expect.stringContaining('9 אנשים')]);
    expect(await told(manager, 'אף אחד מהצוות')).toHaveLength(4);
    for (let minute = 0; minute < 40; minute++) await world.passMinutes(1);
    expect(await told(manager, NOBODY_IS_ON_IT)).toHaveLength(2);
  });

  it('of one event is counted alike for everybody who is told in the same moment', async () => {
    const [first, second] = [await world.seeker(0), await world.seeker(1)];
    const event = await world.event(manager, { isUrgent: true, autoAssign: false });
    await world.answerUser(event, first.id, true);
    for (let minute = 0; minute < 10; minute++) await world.passMinutes(1);
    await world.answerUser(event, second.id, true);
    for (let minute = 0; minute < 12; minute++) await world.passMinutes(1);
    const [to, by] = [await told(manager, 'אף אחד מהצוות'), await told(admin, 'אף אחד מהצוות')];
    expect(by).toHaveLength(1);
    expect(by[0]).toContain('שתי בקשות');
    expect(to).toContain(by[0]);
  });

  it('in an event of a colleague: a manager of the region hears of an emergency, with a page they reach, and of nothing else', async () => {
    const colleague = await test.person('manager');
    await world.permit(colleague, ['tel_aviv']);
    const [seeker, pressed] = [await world.seeker(0), await world.seeker(1)];
    const event = await world.event(manager, { isUrgent: true, autoAssign: false });
    await world.answerUser(event, seeker.id, true);
    await world.passMinutes(12);
    expect(await told(manager, 'אף אחד מהצוות')).toEqual([
      expect.stringContaining(`/admin/events/map/${event}`),
    ]);
    expect(await told(colleague, 'אף אחד מהצוות')).toEqual([]);
    await world.press(pressed);
    await world.passMinutes(4);
    expect(await told(colleague, 'אף אחד מהצוות')).toEqual([expect.stringMatching(/\/admin$/)]);
  });

  it('when a volunteer of an urgent need set out and nobody says how it went: staff are asked by day, and do not read that nobody handles it', async () => {
    const [volunteer, seeker] = [await world.volunteer(1), await world.seeker(0)];
    await world.confirm(volunteer);
    const event = await world.event(manager, { isUrgent: true });
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    expect((await world.as(manager, 'post', `/event-user-requests/${request}/on-way`)).status).toBe(200);
    const before = (await told(manager, 'אף אחד מהצוות')).length;
    for (let hour = 0; hour < 8; hour++) await world.passMinutes(60);
    expect(await needs(manager)).toMatchObject([{ reason: 'overdue', state: 'coming' }]);
    expect(await told(manager, 'אף אחד מהצוות')).toHaveLength(before);
    expect(await told(manager, 'מחכה לטיפול הצוות')).toHaveLength(1);
    // the message and the line of the first screen count from the same moment
    const [since] = (await needs(manager)).map((line) => Date.parse(line.since));
    const [sent]: { message: string; at: Date }[] = await test.database.manager.query(
      `SELECT message, created_at AS at FROM notifications WHERE receiver_id = $1 AND message LIKE '%מחכה לטיפול הצוות%'`,
      [manager.id],
    );
    const minutes = Math.floor(((sent?.at.getTime() ?? 0) - (since ?? 0)) / 60_000);
    expect(sent?.message).toContain(waitText('he-IL', minutes * 60));
  });

  it('in an event that stops while somebody is approved for an emergency: it is still hers, and a second press finds it', async () => {
    const [volunteer, seeker] = [await world.volunteer(1), await world.seeker(0)];
    await world.confirm(volunteer);
    const event = await world.event(manager);
    await world.press(seeker);
    await world.answerVolunteer(event, volunteer.id, true);
    await world.as(manager, 'put', `/manager/events/${event}`, { status: false });
    expect(await world.emergency(seeker)).toMatchObject({ step: 'coming', assigned_volunteer: true });
    await world.press(seeker);
    expect(
      await test.database.manager.query('SELECT count(*)::int AS n FROM needs WHERE is_emergency'),
    ).toEqual([{ n: 1 }]);
  });

  it('in an emergency that a colleague has taken over: it rings and is named as long as nobody comes', async () => {
    const id = await world.press(await world.seeker(0));
    await world.as(admin, 'post', `/admin/applications/${id}/take-over`);
    expect((await world.as(manager, 'get', '/staff/waiting')).body.data).toMatchObject({
      emergencies: 1,
      now: 1,
    });
  });

  it('is told to every person who asks in such an event, in words that promise no search', async () => {
    const seeker = await world.seeker(0);
    const event = await world.event(manager, { autoAssign: false });
    const link = await world.link('event_user', await world.userRequest(event, seeker.id));
    const answer = await test.http
      .post(`/api/event-respond/${link}`)
      .set('Content-Language', 'en-US')
      .send({ is_need_help: 1 });
    expect(answer.body.message).toBe(
      'We have your request. It is with the team of the event, and we will send you a message when somebody is found.',
    );
    const { body } = await world.as(seeker, 'get', '/event/requests');
    expect(JSON.stringify(body.data)).toContain('Your request is with the team of the event');
  });

  it('when an event stops a second after a volunteer was assigned: a silent one is let go, the need ends, and both hear about it', async () => {
    const [volunteer, seeker] = [await world.volunteer(1), await world.seeker(0)];
    const event = await world.event(manager);
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    await world.as(manager, 'patch', `/manager/event-approval-requests/${request}`, { is_approved: 1 });
    await world.as(manager, 'put', `/manager/events/${event}`, { status: false });
    expect(await attending(await needOf(request))).toBe('volunteer');
    await world.passMinutes(31);
    await world.passMinutes(16);
    const [row]: { status: string; held: number; runs: number }[] = await test.database.manager.query(
      `SELECT n.status, (SELECT count(*)::int FROM at_work w WHERE w.need_id = n.id) AS held,
         (SELECT count(*)::int FROM dispatch_runs r WHERE r.need_id = n.id AND r.status IN ('running', 'exhausted')) AS runs FROM needs n WHERE n.request_id = $1`,
      [request],
    );
    expect(row).toEqual({ status: 'closed', held: 0, runs: 0 });
    expect((await world.messagesTo(seeker)).at(-1)).toMatch(/העזרה לא תגיע, והאירוע .* כבר הסתיים/);
    expect((await world.messagesTo(volunteer)).at(-1)).toContain('לא קיבלנו ממך תשובה');
  });

  it('when somebody approved in an event does not set out: they are asked, let go, and somebody else is called', async () => {
    const [volunteer, next, seeker] = [
      await world.volunteer(1),
      await world.volunteer(3),
      await world.seeker(0),
    ];
    const event = await world.event(manager);
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    await world.as(manager, 'patch', `/manager/event-approval-requests/${request}`, { is_approved: 1 });
    await world.passMinutes(29);
    expect(await told(volunteer, 'יצאת לדרך')).toEqual([]);
    await world.passMinutes(2);
    expect(await told(volunteer, 'יצאת לדרך')).toHaveLength(1);
    await world.passMinutes(16);
    await world.runDue();
    expect(await world.volunteerRequest(event, next.id)).toMatchObject({ status: 'pending' });
    expect(await told(seeker, 'ממשיכים לחפש')).toHaveLength(1);
  });

  it('when staff take its volunteer off in an urgent event that calls nobody by itself: it is the desk’s at once, and promises no search', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const event = await world.event(manager, { isUrgent: true, autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    const give = () =>
      world.as(manager, 'post', `/event-user-requests/${need}/volunteer`, { volunteer_id: volunteer.id });
    expect((await give()).status).toBe(200);
    await world.passMinutes(1);
    await world.as(manager, 'patch', `/volunteer/event-user-requests/${need}`, { status: 'reject' });
    await world.runDue();
    const [line] = await needs(manager);
    expect(line).toMatchObject({ id: need, state: 'waiting', waits: true, abilities: ['open', 'take_over'] });
    expect(line?.dispatch?.next_step_at ?? null).toBeNull();
    expect(await told(seeker, 'ממשיכים לחפש')).toEqual([]);
  });

  it('when its coordinator does nothing: they are asked, and then it is everybody’s again', async () => {
    const seeker = await world.seeker(0);
    const id = await world.press(seeker);
    expect((await world.as(manager, 'post', `/admin/applications/${id}/take-over`)).status).toBe(200);
    await world.passMinutes(31);
    expect(await told(manager, 'עדיין אצלך')).toHaveLength(1);
    expect((await world.as(manager, 'post', `/admin/applications/${id}/take-over`)).status).toBe(200);
    await world.passMinutes(31);
    expect(await told(manager, 'עדיין אצלך')).toHaveLength(2);
    await world.passMinutes(11);
    expect((await needs(admin))[0]).toMatchObject({ id, taken_over_by: null });
    await world.passMinutes(4);
    expect(await told(admin, 'אף אחד מהצוות לא מטפל')).toHaveLength(1);
  });

  it('when its coordinator gives it back: everybody has it again, and its clock went on all the while', async () => {
    const seeker = await world.seeker(0);
    const id = await world.press(seeker);
    const since = (await needs(admin))[0]?.since;
    const give = (by: typeof manager) => world.as(by, 'post', `/admin/applications/${id}/give-back`);
    expect((await give(manager)).body.code).toBe('NOT_ALLOWED_NOW');
    await world.as(manager, 'post', `/admin/applications/${id}/take-over`);
    expect((await give(admin)).body.code).toBe('NOT_ALLOWED_NOW');
    await world.passMinutes(2);
    expect(
      (await Promise.all([give(manager), give(manager)])).map(({ status }) => status).toSorted(),
    ).toEqual([200, 422]);
    expect((await needs(admin))[0]).toMatchObject({
      id,
      taken_over_by: null,
      since,
      abilities: ['open', 'take_over'],
    });
    await world.passMinutes(2);
    expect(await told(manager, 'אף אחד מהצוות לא מטפל')).toHaveLength(1);
  });

  it('when nothing searches for a single request: it is the desk’s at once, and reads so on its person’s page', async () => {
    const seeker = await world.seeker(0);
    const id = await world.ask(seeker);
    expect(await needs(admin)).toMatchObject([{ id, reason: 'no_search' }]);
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      state_text: 'Your request is with our team. We will let you know when somebody is found.',
    });
  });

  it('when a search is exhausted: a volunteer who becomes free later is found by the next look', async () => {
    await world.dispatch(SHOPPING, true);
    const id = await world.ask(await world.seeker(0));
    await world.runDue();
    expect(await attending(id)).toBe('desk');
    const late = await world.volunteer(1);
    await world.passMinutes(9);
    expect(await world.callCode(late, id)).toBeNull();
    await world.passMinutes(2);
    expect(await world.callCode(late, id)).not.toBeNull();
  });

  it('when a yes is overlooked until the time is up: everybody reads that somebody offered, and that nobody confirmed it', async () => {
    const [volunteer, seeker] = [await world.volunteer(1), await world.seeker(0)];
    const id = await world.ask(seeker, world.shoppingForm({ expiration_date: world.day(0) }));
    await world.accept(volunteer, id);
    await world.passMinutes(24 * 60);
    expect(await world.statusOf(id)).toBe('expired');
    await world.passMinutes(12 * 60);
    expect(await told(seeker, 'מישהו הציע לעזור')).toHaveLength(1);
    expect(await told(volunteer, 'לא אושרה בזמן')).toHaveLength(1);
    expect(await told(admin, 'לא קיבל אישור')).toHaveLength(1);
    expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
      state_text:
        'The time for this request has passed. Somebody offered to help, and we are sorry that it was not approved in time.',
    });
  });

  it('tells the person of an emergency, each time staff are told again, that nobody is on the way yet, until somebody says yes', async () => {
    const NOBODY_YET = 'עדיין אין מי שבדרך אליך';
    const [helper, seeker] = [await world.volunteer(1), await world.seeker(0)];
    const emergency = await world.press(seeker);
    await world.passMinutes(4);
    expect(await told(seeker, NOBODY_YET)).toHaveLength(0);
    expect((await world.emergency(seeker)).state_text).not.toMatch(/Nobody is on the way/);
    await world.passMinutes(3);
    expect(await told(seeker, NOBODY_YET)).toHaveLength(1);
    expect((await world.emergency(seeker)).state_text).toMatch(/^Nobody is on the way to you yet/);
    expect((await world.as(seeker, 'get', `/applications/${emergency}`)).body.data).toMatchObject({
      state_text: expect.stringMatching(/^Nobody is on the way to you yet/),
    });
    expect(await told(helper, NOBODY_YET)).toHaveLength(0);
    await world.passMinutes(8);
    expect(await told(seeker, NOBODY_YET)).toHaveLength(2);
    await world.answerCall(helper, emergency, true);
    expect((await world.emergency(seeker)).state_text).not.toMatch(/Nobody is on the way/);
    const toStaff = (await told(manager, 'אף אחד מהצוות')).length;
    for (let minute = 0; minute < 20; minute++) await world.passMinutes(1);
    expect((await told(manager, 'אף אחד מהצוות')).length).toBeGreaterThan(toStaff);
    expect(await told(seeker, NOBODY_YET)).toHaveLength(2);
  });

  it('tells the person of an emergency in an event the same on every page', async () => {
    const seeker = await world.seeker(0);
    const event = await world.event(manager);
    await world.press(seeker);
    await world.passMinutes(4);
    const pages = async () => [
      (await world.emergency(seeker)).state_text,
      JSON.stringify((await world.as(seeker, 'get', '/event/requests')).body.data),
      await eventPage(event, seeker),
    ];
    for (const text of await pages()) expect(text).not.toContain('Nobody is on the way to you yet');
    await world.passMinutes(3);
    for (const text of await pages()) expect(text).toContain('Nobody is on the way to you yet');
  });

  it('reports an emergency to ever wider circles of staff, thins out, and never floods anybody', async () => {
    const owner = await test.person('super_admin');
    await world.press(await world.seeker(0));
    await world.passMinutes(4);
    expect(await told(admin, 'אף אחד מהצוות')).toHaveLength(0);
    for (let quarter = 0; quarter < 24 * 4; quarter++) await world.passMinutes(15);
    const all = await told(manager, 'אף אחד מהצוות');
    expect(all.length).toBeGreaterThan(20);
    expect(all.length).toBeLessThanOrEqual(28);
    expect((await told(owner, 'לקחת אותה לטיפולך?')).length).toBeGreaterThan(0);
  });
});
