import type { EventVolunteerLink, HelpRequestLink, LinkWork } from '@karov/api-client';
import type { LinkAct } from '@karov/domain';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { sentLink } from '../../testing/sent-link.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';
import { MessageText } from '../notifications/index.js';
import { HelpProfilesService } from '../users/index.js';

interface Somebody {
  id: number;
  token: string;
}
interface Answer {
  status: number;
  body: { message?: string; code?: string };
}

const THREE_DAYS = 72 * 60;
const ADDRESS = 'רחוב הבדיקה 1';

describe('what a volunteer does with their link (rule 212)', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let first: Somebody;
  let second: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    admin = await test.person('admin');
    seeker = await world.seeker(0);
    [first, second] = [await world.volunteer(1), await world.volunteer(2)];
  });
  afterEach(() => test.close());

  const codeOf = async (volunteer: Somebody, id: number): Promise<string> =>
    (await world.callCode(volunteer, id)) ?? '';
  const look = async (code: string): Promise<HelpRequestLink> => {
    const { body } = await test.http
      .post('/api/check-application')
      .set('Content-Language', 'en-US')
      .send({ id: code })
      .expect(200);
    return body.data;
  };
  const workOf = async (code: string): Promise<LinkWork> => {
    const { work } = await look(code);
    if (!work) throw new Error('no work');
    return work;
  };
  const press = async (
    code: string,
    act: LinkAct,
    { holdId, note }: { holdId?: number; note?: string } = {},
  ): Promise<Answer> => {
    const hold_id = holdId ?? (await workOf(code)).hold_id;
    return test.http
      .post(`/api/help-request-respond/${code}/work`)
      .set('Content-Language', 'en-US')
      .send({ hold_id, act, note });
  };
  /** An emergency that the first volunteer has accepted through their link. */
  const answered = async (): Promise<{ id: number; code: string }> => {
    const id = await world.press(seeker);
    await world.answerCall(first, id, true);
    return { id, code: await codeOf(first, id) };
  };
  const approved = async (): Promise<{ id: number; code: string }> => {
    await world.confirm(first);
    return answered();
  };
  const kept = (question: string, ...values: unknown[]): Promise<{ n: number }[]> =>
    test.database.manager.query(question, values);

  it('reveals nothing about the person until the approval, and then everything needed to come', async () => {
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(seeker.id, {
        disabilities: { ids: [11], other: '' },
        answers: { evacuation_equipment: ['wheelchair'] },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );
    const { code } = await answered();
    const waiting = await workOf(code);
    expect(waiting).toMatchObject({ state: 'waiting_urgent', contact: null, abilities: ['withdraw'] });
    expect(JSON.stringify(await look(code))).not.toContain(ADDRESS);
    await world.passMinutes(2);
    const { state, contact, abilities } = await workOf(code);
    expect([state, abilities]).toEqual(['approved', ['on_way', 'complete', 'withdraw']]);
    expect(contact).toMatchObject({
      phone: expect.stringMatching(/^\+972/),
      contact_note: '',
      matters: ['wheelchair'],
    });
    expect(contact?.origin_address).toContain(ADDRESS);
    await workOf(code);
    expect(
      await kept(
        `SELECT count(*)::int AS n FROM activity_log WHERE action = 'sensitive_read' AND subject_id = $1 AND actor_id = $2`,
        seeker.id,
        first.id,
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('goes on the way, arrives and ends by the code alone, reported to both sides as when signed in', async () => {
    const { id, code } = await approved();
    for (const [act, state] of [
      ['on_way', 'on_way'],
      ['arrived', 'arrived'],
      ['complete', 'completed'],
    ] as const) {
      expect((await press(code, act)).status).toBe(200);
      expect((await workOf(code)).state).toBe(state);
    }
    expect(await world.statusOf(id)).toBe('completed');
    const told = await world.told(seeker);
    for (const words of ['בדרך אליך', 'כבר במקום', 'הושלמה']) expect(told).toContain(words);
    const ended = await look(code);
    expect(ended.work).toMatchObject({ contact: null, abilities: [] });
    expect(JSON.stringify(ended)).not.toContain(ADDRESS);
    expect(ended.application.user.full_name).toBeNull();
  });

  it('treats a second press like the first, even at the same moment, and reports it once', async () => {
    const { code } = await approved();
    const { hold_id: holdId } = await workOf(code);
    const both = await Promise.all([press(code, 'on_way', { holdId }), press(code, 'on_way', { holdId })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.messagesTo(seeker)).filter((text) => text.includes('בדרך אליך'))).toHaveLength(1);
    await press(code, 'complete', { holdId });
    expect((await press(code, 'complete', { holdId })).status).toBe(200);
    expect((await press(code, 'on_way', { holdId })).body.code).toBe('NOT_ALLOWED_NOW');
  });

  it('stays valid as long as the work once it is approved, however old the code is', async () => {
    const { code } = await approved();
    await press(code, 'on_way');
    await world.passMinutes(THREE_DAYS + 60);
    expect((await workOf(code)).contact).not.toBeNull();
    expect((await press(code, 'arrived')).status).toBe(200);
  });

  it('expires 72 hours after it was made if not approved, as always', async () => {
    await world.dispatch(2, true);
    const id = await world.ask(seeker, world.shoppingForm({ expiration_date: world.day(20) }));
    await world.runDue();
    await world.answerCall(first, id, true);
    const code = await codeOf(first, id);
    expect(await workOf(code)).toMatchObject({ state: 'waiting', contact: null, abilities: ['withdraw'] });
    await world.passMinutes(THREE_DAYS + 60);
    expect((await press(code, 'withdraw')).body.code).toBe('LINK_EXPIRED');
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(first, id)}`, {
      is_approved: 1,
    });
    expect((await workOf(code)).state).toBe('approved');
    expect((await press(code, 'on_way')).status).toBe(200);
  });

  it('does nothing to others’ work', async () => {
    const { id, code } = await approved();
    await world.answerCall(second, id, true);
    const { hold_id: holdId } = await workOf(code);
    for (const act of ['on_way', 'complete', 'withdraw'] as const)
      expect((await press(await codeOf(second, id), act, { holdId })).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await press(code, 'on_way', { holdId: holdId + 1 })).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await press(String(holdId), 'on_way', { holdId })).status).toBe(404);
    expect((await press('A'.repeat(22), 'on_way', { holdId })).body.code).toBe('LINK_INVALID');
    expect(await world.holder(id)).toEqual({ volunteerId: first.id, isApproved: 1 });
    expect((await workOf(code)).state).toBe('approved');
  });

  it('does nothing for a volunteer who said no', async () => {
    const id = await world.press(seeker);
    await world.answerCall(first, id, false);
    const code = await codeOf(first, id);
    expect((await look(code)).work).toBeNull();
    expect((await press(code, 'on_way', { holdId: await world.hold(first, id) })).body.code).toBe(
      'NOT_ALLOWED_NOW',
    );
  });

  it('gives the request back, with the reason, and the reserve takes over', async () => {
    const { id, code } = await approved();
    await world.answerCall(second, id, true);
    const { hold_id: holdId } = await workOf(code);
    expect((await press(code, 'withdraw', { note: 'the car broke down' })).status).toBe(200);
    expect((await press(code, 'withdraw', { holdId })).status).toBe(200);
    expect(await world.holder(id)).toMatchObject({ volunteerId: second.id });
    const after = await look(code);
    expect(after.work).toMatchObject({ state: 'withdrawn', contact: null, abilities: [] });
    expect(JSON.stringify(after)).not.toContain(ADDRESS);
    const [row]: { note: Buffer | null }[] = await test.database.manager.query(
      'SELECT note_sealed AS note FROM assignments WHERE id = $1',
      [holdId],
    );
    expect(test.app.get(SealedTexts).openOrNull(row?.note ?? null)).toBe('the car broke down');
  });

  it.each([
    [
      'staff give it to somebody else',
      'replaced',
      (id: number) =>
        world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: second.id }),
    ],
    [
      'staff take them off',
      'released',
      (id: number) => world.as(admin, 'post', `/admin/application/unassigned/${id}`, {}),
    ],
    ['the person cancels', 'over', () => world.as(seeker, 'delete', '/event/requests/emergency')],
  ] as const)(
    'when %s, says that there is no need to come, and knows nobody’s name any more',
    async (_what, state, happen) => {
      const { id, code } = await approved();
      const { hold_id: holdId } = await workOf(code);
      expect((await happen(id)).status).toBe(200);
      const after = await look(code);
      expect(after.work).toMatchObject({
        state,
        contact: null,
        abilities: [],
        state_text: expect.stringContaining('no need to come'),
      });
      expect(JSON.stringify(after)).not.toContain(ADDRESS);
      expect((await press(code, 'on_way', { holdId })).body.code).toBe('NOT_ALLOWED_NOW');
    },
  );

  it('is reached by the message of the approval, even for a volunteer whom nobody called', async () => {
    const id = await world.press(seeker);
    const far = await world.volunteer(45);
    await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: far.id });
    const holdId = await world.hold(far, id);
    const sent = await kept(
      `SELECT count(*)::int AS n FROM notifications WHERE receiver_id = $1 AND secret_kind = 'application_work' AND secret_id = $2 AND message LIKE '%\\%{link}%'`,
      far.id,
      holdId,
    );
    expect(sent).toEqual([{ n: 1 }]);
    const code = await sentLink(test, { kind: 'application_work', targetId: holdId, messageId: 1 }, 3600);
    expect((await press(code, 'on_way')).status).toBe(200);
    const { status } = await test.http
      .post(`/api/help-request-respond/${code}/words`)
      .send({ words: 'two minutes late' });
    expect(status).toBe(200);
    expect((await test.http.post(`/api/help-request-respond/${code}`).send({ respond: 1 })).body.code).toBe(
      'ALREADY_ANSWERED',
    );
  });

  it('is led to by the question whether they are coming', async () => {
    const { id } = await approved();
    await world.passMinutes(6);
    const holdId = await world.hold(first, id);
    const due = {
      id: 1,
      secretKind: 'hold',
      secretId: holdId,
      secretExpiresAt: new Date(Date.now() + 1e9),
      eventId: null,
    } as const;
    const link = (await test.app.get(MessageText).links([due])).get(1) ?? '';
    expect(await world.told(first)).toMatch(/יצאת לדרך\?.*%\{link\}/);
    expect(link).toMatch(/\/h\/[\w-]{22}$/);
    expect((await press(link.slice(-22), 'on_way')).status).toBe(200);
  });

  describe('in an event', () => {
    let manager: Somebody;
    beforeEach(async () => {
      manager = await test.person('manager');
    });
    const lookIn = async (code: string): Promise<EventVolunteerLink> => {
      const { body } = await test.http
        .post('/api/volunteer/check-event-expiration-link')
        .set('Content-Language', 'en-US')
        .send({ code })
        .expect(200);
      return body.data;
    };
    const pressIn = (code: string, act: LinkAct, holdId: number): Promise<Answer> =>
      Promise.resolve(
        test.http
          .post(`/api/volunteer/event-requests/${code}/work`)
          .set('Content-Language', 'en-US')
          .send({ hold_id: holdId, act }),
      );
    const called = async (eventId: number): Promise<string> => {
      await world.runDue();
      const request = await world.volunteerRequest(eventId, first.id);
      return world.link('event_volunteer', request?.id ?? 0);
    };

    it.each([
      ['an emergency', true],
      ['an ordinary need', false],
    ])('%s goes on by the code until its end', async (_kind, isUrgent) => {
      const eventId = await world.event(manager, { isUrgent });
      if (isUrgent) await world.as(seeker, 'post', '/event/requests/emergency');
      else await world.answerUser(eventId, seeker.id, true);
      const code = await called(eventId);
      expect(await lookIn(code)).toMatchObject({ is_urgent: isUrgent, is_reserve: false, work: null });
      expect((await world.answerVolunteer(eventId, first.id, true)).status).toBe(200);
      expect((await lookIn(code)).work).toMatchObject({
        state: isUrgent ? 'waiting_urgent' : 'waiting',
        contact: null,
      });
      if (isUrgent) await world.passMinutes(2);
      else
        expect(
          (
            await world.as(
              manager,
              'patch',
              `/manager/event-approval-requests/${await world.userRequest(eventId, seeker.id)}`,
            )
          ).status,
        ).toBe(200);
      const shown = await lookIn(code);
      expect(shown.work?.contact?.origin_address).toContain(ADDRESS);
      const holdId = shown.work?.hold_id ?? 0;
      await world.passMinutes(THREE_DAYS + 60);
      for (const act of ['on_way', 'arrived', 'complete'] as const)
        expect((await pressIn(code, act, holdId)).status).toBe(200);
      expect(await lookIn(code)).toMatchObject({
        status: 'completed',
        work: { state: 'completed', contact: null, abilities: [] },
      });
    });

    it('is answered as taken on, not as waiting until somebody is needed', async () => {
      const eventId = await world.event(manager, { isUrgent: true });
      await world.as(seeker, 'post', '/event/requests/emergency');
      const code = await called(eventId);
      await world.confirm(first);
      const { body } = await test.http
        .put(`/api/volunteer/event-requests/${code}`)
        .set('Content-Language', 'en-US')
        .send({ is_ready_to_help: 1 })
        .expect(200);
      expect(await lookIn(code)).toMatchObject({ is_approved: 1, work: { state: 'approved' } });
      expect(body.message).toBe('User help request accepted successfully. Thank you!');
    });

    it('does nothing more once it was given back', async () => {
      const eventId = await world.event(manager, { isUrgent: true });
      await world.as(seeker, 'post', '/event/requests/emergency');
      const code = await called(eventId);
      await world.confirm(first);
      await world.answerVolunteer(eventId, first.id, true);
      const holdId = (await lookIn(code)).work?.hold_id ?? 0;
      expect((await pressIn(code, 'withdraw', holdId)).status).toBe(200);
      expect((await lookIn(code)).work).toMatchObject({ state: 'withdrawn', contact: null, abilities: [] });
      expect((await pressIn(code, 'on_way', holdId)).body.code).toBe('NOT_ALLOWED_NOW');
    });

    it('says that there is no need to come once the person needs nobody, also when the event is stopped', async () => {
      const eventId = await world.event(manager, { isUrgent: true });
      await world.answerUser(eventId, seeker.id, true);
      const code = await called(eventId);
      await world.confirm(first);
      await world.answerVolunteer(eventId, first.id, true);
      expect((await world.as(seeker, 'delete', '/event/requests')).status).toBe(200);
      expect((await world.as(manager, 'put', `/manager/events/${eventId}`, { status: false })).status).toBe(
        200,
      );
      expect((await lookIn(code)).work).toMatchObject({
        state: 'over',
        contact: null,
        state_text: expect.stringContaining('no need to come'),
      });
    });

    it('says of a reserve that somebody is on it', async () => {
      const eventId = await world.event(manager, { isUrgent: true });
      await world.as(seeker, 'post', '/event/requests/emergency');
      const code = await called(eventId);
      await world.answerVolunteer(eventId, second.id, true);
      await world.answerVolunteer(eventId, first.id, true);
      expect(await lookIn(code)).toMatchObject({ is_reserve: true, work: null });
    });
  });
});
