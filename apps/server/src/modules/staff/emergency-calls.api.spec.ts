import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';
import { RepliesService } from '../replies/replies.service.js';

interface Somebody {
  id: number;
  token: string;
}
interface Row {
  id: number;
  status: string;
  need: number | null;
  isEmergency: boolean;
}

/** Ensures that calls to emergencies do not depend on volunteers' places in an event (rule 40). */
describe('a call to an emergency in an event', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let manager: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    manager = await test.person('manager');
  });
  afterEach(() => test.close());

  const rowsOf = ({ id }: Somebody): Promise<Row[]> =>
    test.database.manager.query(
      `SELECT id, status, need_request_id AS need, is_emergency AS "isEmergency" FROM event_volunteer_requests WHERE volunteer_id = $1 ORDER BY id`,
      [id],
    );
  /** The states of a volunteer's place, then of their call to the emergency. */
  const states = async (volunteer: Somebody): Promise<string[]> =>
    (await rowsOf(volunteer)).map(({ status }) => status);
  const callOf = async (volunteer: Somebody): Promise<number> =>
    (await rowsOf(volunteer)).findLast(({ isEmergency }) => isEmergency)?.id ?? 0;
  const placeOf = async (volunteer: Somebody): Promise<number> =>
    (await rowsOf(volunteer)).find(({ isEmergency }) => !isEmergency)?.id ?? 0;
  const holderOf = async (request: number): Promise<number | null> => {
    const [row]: { volunteer_id: number | null }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM event_requests WHERE id = $1',
      [request],
    );
    return row?.volunteer_id ?? null;
  };
  const say = async (requestId: number, isYes: boolean): Promise<number> => {
    const code = await world.link('event_volunteer', requestId);
    return (
      await test.http.put(`/api/volunteer/event-requests/${code}`).send({ is_ready_to_help: isYes ? 1 : 0 })
    ).status;
  };
  const write = async ({ id }: Somebody, text: string): Promise<void> => {
    await test.database.manager.query(
      `UPDATE notifications SET attempts = 1, status = 'sent' WHERE receiver_id = $1`,
      [id],
    );
    const [row]: { phone: string }[] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [id],
    );
    await test.app
      .get(RepliesService)
      .take({ id: randomUUID(), channel: 'sms', from: row?.phone ?? '', text, answered: null });
  };
  const staff = (method: 'put' | 'patch' | 'post', path: string, body: object = {}) =>
    world.as(manager, method, path, body);

  it.each(['engine', 'staff'])(
    'is the hold of a volunteer who was ready in the event, given to it by the %s',
    async (by) => {
      const seeker = await world.seeker(0.5);
      const [ready, other] = [await world.volunteer(1), await world.volunteer(2)];
      await world.confirm(ready);
      const event = await world.event(manager, { autoAssign: false });
      const request = await world.press(seeker);
      await say(await placeOf(ready), true);
      if (by === 'staff')
        expect(
          (
            await staff('put', `/event-user-requests/${request}`, {
              volunteer_request_id: await placeOf(ready),
              event_id: event,
            })
          ).status,
        ).toBe(200);
      else await world.passMinutes(6);
      expect([await holderOf(request), await states(ready)]).toEqual([ready.id, ['accept', 'assigned']]);

      expect(await say(await callOf(other), true)).toBe(200);
      await write(ready, '1');
      expect(await states(other)).toEqual(['pending', 'accept']);
      expect(await holderOf(request)).toBe(ready.id);
      expect((await world.messagesTo(ready)).join()).not.toContain('כבר נמצא מי שיעזור');
    },
  );

  it('is taken off with the hold, and a second yes to it thanks nobody and calls nobody back', async () => {
    const seeker = await world.seeker(0.5);
    const [first, other] = [await world.volunteer(1), await world.volunteer(2)];
    await world.confirm(first);
    await world.event(manager, { autoAssign: false });
    const request = await world.press(seeker);
    const call = await callOf(first);
    await say(call, true);
    await world.as(first, 'patch', `/volunteer/event-user-requests/${request}`, { status: 'reject' });
    expect(await holderOf(request)).toBeNull();
    expect(await say(call, true)).toBe(422);
    expect(await states(other)).toEqual(['pending', 'pending']);
  });

  it('is taken back by a no that follows the yes, past any older open question', async () => {
    const seeker = await world.seeker(0.5);
    const volunteer = await world.volunteer(1);
    await world.confirm(volunteer);
    await world.event(manager, { autoAssign: false });
    const request = await world.press(seeker);
    await write(volunteer, '1');
    expect(await holderOf(request)).toBe(volunteer.id);
    await write(volunteer, '2');
    expect([await holderOf(request), await states(volunteer)]).toEqual([null, ['pending', 'reject']]);
  });

  it('is not taken back by a no to something else that was said or asked since', async () => {
    const seeker = await world.seeker(0.5);
    const volunteer = await world.volunteer(1);
    await world.confirm(volunteer);
    const event = await world.event(manager, { autoAssign: false });
    const request = await world.press(seeker);
    await write(volunteer, '1');
    expect(await holderOf(request)).toBe(volunteer.id);
    await world.as(manager, 'post', '/chats', {
      sms: 'Do you need directions?',
      event_id: event,
      receiver_id: volunteer.id,
    });
    await write(volunteer, 'לא, תודה');
    expect(await holderOf(request)).toBe(volunteer.id);
    expect((await rowsOf(volunteer)).map(({ status }) => status)).toEqual(['pending', 'assigned']);
  });

  it.each([[['1', '2']], [['1', 'תודה', '2']]])(
    'gives a place in reserve back by a no after the yes, and declines nothing older: %s',
    async (texts) => {
      const seeker = await world.seeker(0.5);
      const [first, second] = [await world.volunteer(1), await world.volunteer(2)];
      await world.confirm(first);
      await world.event(manager, { autoAssign: false });
      const request = await world.press(seeker);
      await write(first, '1');
      for (const text of texts) await write(second, text);
      expect(await states(second)).toEqual(['pending', 'reject']);
      await write(first, '2');
      expect(await holderOf(request)).toBeNull();
    },
  );

  it.each([[['2']], [['תודה', '2']]])(
    'is given back in writing by a volunteer who said yes by the link, and declines nothing older: %s',
    async (texts) => {
      const seeker = await world.seeker(0.5);
      const volunteer = await world.volunteer(1);
      await world.event(manager, { autoAssign: false });
      const request = await world.press(seeker);
      expect(await say(await callOf(volunteer), true)).toBe(200);
      await world.passMinutes(1);
      for (const text of texts) await write(volunteer, text);
      expect([await holderOf(request), await states(volunteer)]).toEqual([null, ['pending', 'reject']]);
    },
  );

  it('is given by a manager of regions to a reserve from elsewhere, who has answered them', async () => {
    const seeker = await world.seeker(0.5);
    const [first, reserve] = [await world.volunteer(1), await world.volunteer(2)];
    await world.confirm(first);
    await world.event(manager, { autoAssign: false });
    const request = await world.press(seeker);
    await write(first, '1');
    await write(reserve, '1');
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    expect(
      (await staff('post', `/event-user-requests/${request}/volunteer`, { volunteer_id: reserve.id })).status,
    ).toBe(200);
    expect(await holderOf(request)).toBe(reserve.id);
  });

  it('is the hold of the ordinary need’s volunteer from the press on: told, and with the time of an emergency', async () => {
    const seeker = await world.seeker(0);
    const [helper, other] = [await world.volunteer(1), await world.volunteer(2)];
    await world.confirm(other);
    const event = await world.event(manager, { autoAssign: true });
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(event, helper.id, true);
    await staff('patch', `/manager/event-approval-requests/${request}`);
    await world.passMinutes(20);
    await world.press(seeker);
    expect((await world.messagesTo(helper)).at(-1)).toContain('כפתור החירום');
    await world.passMinutes(4);
    expect(await holderOf(request)).toBe(helper.id);
    const runs: { priority: number }[] = await test.database.manager.query(
      'SELECT priority FROM dispatch_runs',
    );
    expect(runs).toEqual([{ priority: 3 }]);
    await world.passMinutes(2);
    expect(await say(await callOf(other), true)).toBe(200);
    expect(await holderOf(request)).toBe(helper.id);
    await world.passMinutes(5);
    expect(await holderOf(request)).toBe(other.id);
  });

  it('goes on at once where the ordinary need’s volunteer helps by telephone alone', async () => {
    const seeker = await world.seeker(0);
    const [far, near] = [await world.volunteer(40), await world.volunteer(1)];
    await test.database.manager.query(
      `UPDATE volunteer_information SET way_to_provide_help = 'phone' WHERE user_id = $1`,
      [far.id],
    );
    const event = await world.event(manager, { autoAssign: true, help: 'phone' });
    const request = await world.answerUser(event, seeker.id, true);
    await world.as(manager, 'post', `/event-user-requests/${request}/volunteer`, { volunteer_id: far.id });
    expect(await holderOf(request)).toBe(far.id);
    await world.press(seeker);
    expect(await holderOf(request)).toBeNull();
    expect((await rowsOf(near)).at(-1)).toMatchObject({
      status: 'pending',
      need: request,
      isEmergency: true,
    });
  });

  it('reaches volunteers called for the ordinary need in its own words, and those who had declined it', async () => {
    const seeker = await world.seeker(0);
    const [silent, declined] = [await world.volunteer(1), await world.volunteer(2)];
    const event = await world.event(manager, { autoAssign: true });
    await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.passMinutes(6);
    await say(await placeOf(declined), false);
    const before = (await world.messagesTo(silent)).length;
    await world.press(seeker);
    expect((await world.messagesTo(silent)).slice(before)).toHaveLength(1);
    expect((await rowsOf(silent)).map(({ status, isEmergency }) => [status, isEmergency])).toEqual([
      ['pending', true],
    ]);
    expect((await rowsOf(declined)).map(({ status, isEmergency }) => [status, isEmergency])).toEqual([
      ['reject', false],
      ['pending', true],
    ]);
  });

  it('reaches again volunteers who were thanked, and nobody who helps by telephone alone', async () => {
    const seeker = await world.seeker(0);
    const [near, far, silent] = [
      await world.volunteer(1),
      await world.volunteer(2),
      await world.volunteer(3),
    ];
    await test.database.manager.query(
      `UPDATE volunteer_information SET way_to_provide_help = 'phone' WHERE user_id = ANY($1)`,
      [[far.id, silent.id]],
    );
    const event = await world.event(manager, { autoAssign: true, help: 'phone' });
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    for (let calls = 0; calls < 3; calls++) await world.passMinutes(6);
    await say(await placeOf(far), true);
    expect(await states(near)).toEqual(['closed']);
    await world.press(seeker);
    expect(await holderOf(request)).toBeNull();
    expect((await rowsOf(near)).at(-1)).toMatchObject({ status: 'pending', isEmergency: true });
    expect((await rowsOf(silent)).filter(({ status }) => status === 'pending')).toEqual([]);
  });

  it('is made again when the emergency was taken back and pressed again', async () => {
    const seeker = await world.seeker(0.5);
    const volunteer = await world.volunteer(1);
    await world.event(manager, { autoAssign: true });
    await world.press(seeker);
    await world.as(seeker, 'delete', '/event/requests/emergency');
    await world.press(seeker);
    expect(await states(volunteer)).toEqual(['closed', 'pending']);
  });

  it('comes to those who are ready in the event too, once somebody else holds the emergency and is silent', async () => {
    const seeker = await world.seeker(0.5);
    const [first, second] = [await world.volunteer(1), await world.volunteer(2)];
    await world.event(manager, { autoAssign: false });
    for (const one of [first, second]) await say(await placeOf(one), true);
    const request = await world.press(seeker);
    const holder = await holderOf(request);
    const other = holder === first.id ? second : first;
    await world.passMinutes(3);
    await world.passMinutes(5);
    expect(await states(other)).toEqual(['accept', 'pending']);
    expect(await say(await callOf(other), true)).toBe(200);
    await world.passMinutes(6);
    expect(await holderOf(request)).toBe(other.id);
  });

  it('keeps its reserve through a stop and a start of the event, who is told of both, and is nobody’s for another need meanwhile', async () => {
    const [seeker, ordinary] = [await world.seeker(0.5), await world.seeker(0.7)];
    const [holder, reserve] = [await world.volunteer(1), await world.volunteer(2)];
    await world.confirm(holder);
    const event = await world.event(manager, { autoAssign: false });
    const request = await world.press(seeker);
    await say(await callOf(holder), true);
    await say(await callOf(reserve), true);
    await say(await placeOf(reserve), true);
    await staff('put', `/manager/events/${event}`, { is_auto_assign: 1 });
    const other = await world.answerUser(event, ordinary.id, true);
    await world.runDue();
    expect(await holderOf(other)).toBeNull();
    const before = (await world.messagesTo(reserve)).length;
    for (const status of [0, 1]) await staff('put', `/manager/events/${event}`, { status });
    expect((await world.messagesTo(reserve)).slice(before).length).toBeGreaterThanOrEqual(2);
    expect(await states(reserve)).toEqual(['accept', 'accept']);
    for (let minutes = 0; minutes < 12; minutes += 3) await world.passMinutes(3);
    expect(await holderOf(request)).toBe(reserve.id);
  });

  it('leaves nobody bound to a need that became an emergency and went on outside of its event', async () => {
    const [seeker, next] = [await world.seeker(0), await world.seeker(0.5)];
    const volunteer = await world.volunteer(1);
    const event = await world.event(manager, { autoAssign: true });
    await world.answerUser(event, seeker.id, true);
    await world.runDue();
    await world.press(seeker);
    for (const status of [0, 1]) await staff('put', `/manager/events/${event}`, { status });
    const another = await world.answerUser(event, next.id, true);
    await world.passMinutes(10);
    expect((await rowsOf(volunteer)).at(-1)).toMatchObject({
      status: 'pending',
      need: another,
      isEmergency: false,
    });
  });

  it('is made and taken by staff without touching the place; those in reserve for it can follow a volunteer who leaves', async () => {
    const seeker = await world.seeker(0.5);
    const [holder, reserve] = [await world.volunteer(1), await world.volunteer(2)];
    const event = await world.event(manager, { autoAssign: false });
    const request = await world.press(seeker);
    expect(
      (
        await world.as(manager, 'post', `/event-user-requests/${request}/volunteer`, {
          volunteer_id: holder.id,
        })
      ).status,
    ).toBe(200);
    expect(await states(holder)).toEqual(['pending', 'assigned']);
    await say(await callOf(reserve), true);
    const { body } = await world.as(
      manager,
      'get',
      `/event-volunteer-pending-requests?event_id=${event}&event_user_request_id=${request}`,
    );
    const listed: { volunteer: { id: number } }[] = body.data;
    expect(listed.map(({ volunteer }) => volunteer.id)).toEqual([reserve.id]);
  });
});
