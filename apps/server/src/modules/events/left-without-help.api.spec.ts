import type { EventChanges, EventDetail, EventUserRequest, WaitingMatter } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';
import { UsersRepository } from '../users/index.js';

interface Somebody {
  id: number;
  token: string;
}

describe('after an event is stopped', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    manager = await test.person('manager');
    await world.permit(manager, ['tel_aviv']);
  });
  afterEach(() => test.close());

  const detail = async (event: number): Promise<EventDetail> =>
    (await world.as(manager, 'get', `/manager/events/${event}`)).body.data;
  const rowOf = async (event: number, id: number): Promise<EventUserRequest | undefined> =>
    (await detail(event)).event_user_requests.find((row) => row.id === id);
  const left = async (who: Somebody): Promise<WaitingMatter[]> => {
    const lines: WaitingMatter[] = (await world.as(who, 'get', '/staff/waiting/matters')).body.data;
    return lines.filter(({ kind }) => kind === 'left');
  };
  const told = async (who: Somebody, words: string): Promise<string[]> =>
    (await world.messagesTo(who)).filter((text) => text.includes(words));
  const stop = (event: number) => world.as(manager, 'put', `/manager/events/${event}`, { status: false });
  const namesOf = async (people: readonly Somebody[]): Promise<string[]> => {
    const known = await test.app.get(UsersRepository).people(people.map(({ id }) => id));
    return people.map(({ id }) => known.get(id)?.fullName ?? '');
  };
  /** Gives a help seeker of an event a volunteer; returns the question. */
  const pair = async (event: number, seeker: Somebody, volunteer: Somebody): Promise<number> => {
    const need = await world.answerUser(event, seeker.id, true);
    const given = await world.as(manager, 'post', `/event-user-requests/${need}/volunteer`, {
      volunteer_id: volunteer.id,
    });
    expect(given.status).toBe(200);
    return need;
  };

  it('those whose volunteer does not come are one message with their names, and lines of Now until somebody has looked at them', async () => {
    const other = await test.person('manager');
    await world.permit(other, ['tel_aviv']);
    const [seekers, volunteers] = [
      [await world.seeker(1), await world.seeker(2)],
      [await world.volunteer(1), await world.volunteer(2)],
    ];
    const event = await world.event(manager, { autoAssign: false });
    const needs: number[] = [];
    for (const [index, seeker] of seekers.entries())
      needs.push(await pair(event, seeker, volunteers[index] ?? seeker));
    const [first = 0, second = 0] = needs;
    expect(Date.parse((await rowOf(event, first))?.sets_out_until ?? '')).toBeGreaterThan(0);
    const before = (await world.messagesTo(manager)).length;
    await stop(event);
    expect(await left(manager)).toEqual([]);
    await world.passMinutes(31);
    await world.passMinutes(16);
    await world.passMinutes(3);

    const reports = (await world.messagesTo(manager)).slice(before);
    expect(reports).toHaveLength(1);
    for (const name of await namesOf(seekers)) expect(reports[0]).toContain(name);
    expect(reports[0]).toContain('שני אנשים');
    expect(reports[0]).toContain(`/admin/events/map/${event}`);

    expect(await left(manager)).toMatchObject([
      { id: first, event_id: event, person: { id: seekers[0]?.id } },
      { id: second, event_id: event, person: { id: seekers[1]?.id } },
    ]);
    expect(await left(other)).toEqual([]);
    const row = await rowOf(event, first);
    expect(row).toMatchObject({ status: 'closed', user: { full_name: (await namesOf(seekers))[0] } });
    expect(row?.left_since).not.toBeNull();
    expect(row?.abilities).toContain('note_seen');
    const calls = (await detail(event)).event_volunteer_requests;
    expect(calls.map(({ status, is_let_go }) => [status, is_let_go])).toEqual([
      ['reject', true],
      ['reject', true],
    ]);

    expect((await world.as(other, 'post', `/event-user-requests/${first}/seen`)).status).toBe(404);
    expect((await world.as(manager, 'post', `/event-user-requests/${first}/seen`)).status).toBe(200);
    expect((await world.as(manager, 'post', `/event-user-requests/${first}/seen`)).body.code).toBe(
      'NOT_ALLOWED_NOW',
    );
    expect((await left(manager)).map(({ id }) => id)).toEqual([second]);
    expect((await rowOf(event, first))?.left_since).toBeNull();
    await world.as(manager, 'put', `/manager/events/${event}`, { status: true });
    expect(await left(manager)).toEqual([]);
  });

  it('others whose volunteer does not come some minutes later are told by name within minutes too, and leave the lines with a new request', async () => {
    const [seekers, volunteers] = [
      [await world.seeker(1), await world.seeker(2)],
      [await world.volunteer(1), await world.volunteer(2)],
    ];
    const event = await world.event(manager, { autoAssign: false });
    for (const [index, seeker] of seekers.entries()) {
      await pair(event, seeker, volunteers[index] ?? seeker);
      await world.passMinutes(5);
    }
    await stop(event);
    const before = (await world.messagesTo(manager)).length;
    for (let minute = 0; minute < 45; minute += 1) await world.passMinutes(1);
    const [one = '', other = ''] = await namesOf(seekers);
    const reports = (await world.messagesTo(manager)).slice(before);
    expect(reports).toEqual([expect.stringContaining(one), expect.stringContaining(other)]);
    for (const report of reports) expect(report).toContain('נשאר');
    const lines = await left(manager);
    expect(lines.map(({ person, city }) => [person?.id, city !== ''])).toEqual(
      seekers.map(({ id }) => [id, true]),
    );
    const first = seekers[0] ?? manager;
    await world.as(first, 'post', '/event/requests/emergency');
    expect((await left(manager)).map(({ person }) => person?.id)).toEqual([seekers[1]?.id]);
  });

  it('a yes in another event leaves the lines and the console too, because that need is looked after', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false, isUrgent: true });
    const need = await pair(event, seeker, volunteer);
    await stop(event);
    await world.passMinutes(11);
    await world.passMinutes(6);
    expect(await left(manager)).toHaveLength(1);
    const changed = async (since: string): Promise<EventChanges> =>
      (await world.as(manager, 'get', `/manager/events/${event}/changes?since=${since}`)).body.data;
    await world.passMinutes(2);
    const { as_of: seenAt } = await changed('2020-01-01');
    await world.passMinutes(2);
    await world.answerUser(await world.event(manager, { autoAssign: false }), seeker.id, true);
    expect((await changed(seenAt)).event_user_requests).toMatchObject([{ id: need, left_since: null }]);
    expect(await left(manager)).toEqual([]);
  });

  it('a volunteer who is about to be approved for an emergency is not told that nothing is left to do', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false });
    await world.answerVolunteer(event, volunteer.id, true);
    await world.press(seeker);
    const held = (await detail(event)).event_user_requests.find(({ user }) => user.id === seeker.id);
    expect(held?.status).toBe('assigned');
    await stop(event);
    expect(await told(volunteer, 'לא צריך לעשות')).toEqual([]);
  });

  it('what a helper must know stays on the row of somebody who is left without help', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    await test.database.manager.query(
      `INSERT INTO help_profiles (user_id, languages) VALUES ($1, '{}') ON CONFLICT (user_id) DO NOTHING`,
      [seeker.id],
    );
    const event = await world.event(manager, { autoAssign: false });
    const need = await pair(event, seeker, volunteer);
    await stop(event);
    const before = await rowOf(event, need);
    await world.passMinutes(31);
    await world.passMinutes(16);
    const after = await rowOf(event, need);
    expect([after?.matters, after?.floor]).toEqual([before?.matters, before?.floor]);
  });

  it('somebody taken off by staff is nobody’s surprise: no line waits', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false });
    const need = await pair(event, seeker, volunteer);
    await stop(event);
    await world.as(manager, 'patch', `/volunteer/event-user-requests/${need}`, { status: 'reject' });
    expect(await left(manager)).toEqual([]);
  });

  it('a volunteer of an urgent event is asked before they are let go, however far the clock jumps', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false, isUrgent: true });
    const need = await pair(event, seeker, volunteer);
    await stop(event);
    await world.passMinutes(11);
    expect(await told(volunteer, 'יצאת לדרך')).toHaveLength(1);
    expect(await rowOf(event, need)).toMatchObject({ status: 'assigned' });
    await world.passMinutes(6);
    expect(await rowOf(event, need)).toMatchObject({ status: 'closed' });
    expect(await told(volunteer, 'לא קיבלנו ממך תשובה')).toHaveLength(1);
    expect(await left(manager)).toHaveLength(1);
  });

  it('a yes that waits for approval still waits, counted apart from who is assigned, and both sides are told', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const event = await world.event(manager);
    const need = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, volunteer.id, true);
    expect((await detail(event)).counts).toMatchObject({ assigned: 0, waiting_approval: 1 });
    await stop(event);
    expect(await told(seeker, 'הבקשה שלך נמשכת')).toHaveLength(1);
    expect(await told(volunteer, 'עדיין מחכה לאישור')).toHaveLength(1);
    expect((await world.as(manager, 'get', '/staff/waiting')).body.data).toMatchObject({
      waiting_approval: 1,
    });
    expect(
      (await world.as(manager, 'patch', `/manager/event-approval-requests/${need}`, { is_approved: 1 }))
        .status,
    ).toBe(200);
    expect((await detail(event)).counts).toMatchObject({ assigned: 1, waiting_approval: 0 });
  });

  it('a person with an emergency reads one message, that it goes on, and is not counted as closed without help', async () => {
    const [seeker] = [await world.seeker(1), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false });
    await world.press(seeker);
    const before = (await world.messagesTo(seeker)).length;
    await stop(event);
    await world.runDue();
    const after = (await world.messagesTo(seeker)).slice(before);
    expect(after).toEqual([expect.stringContaining('בקשת החירום שלך נמשכת')]);
    const [row] = (await detail(event)).event_user_requests;
    expect(row).toMatchObject({ status: 'closed', is_emergency: true, goes_on_alone: true });
  });
});
