import type { AdminApplication, EventDetail, Timeline } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}

const kindsOf = ({ entries }: Timeline) => entries.map(({ kind }) => kind);

describe('a volunteer who told a coordinator by telephone that they are on the way', () => {
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

  /** Returns the newest entry of the audit log about a subject. */
  async function lastDeed(subject: string, id: number): Promise<unknown> {
    const rows: unknown[] = await test.database.manager.query(
      'SELECT actor_id AS "actorId", action FROM activity_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id DESC LIMIT 1',
      [subject, id],
    );
    return rows[0];
  }

  describe('to an emergency', () => {
    let id: number;
    beforeEach(async () => {
      id = await world.press(seeker);
    });

    const record = async (who = admin, holder = first) =>
      world.as(who, 'post', `/admin/application-users/${await world.hold(holder, id)}/on-way`);
    const shown = async (): Promise<AdminApplication> =>
      (await world.as(admin, 'get', `/admin/applications/${id}`)).body.data;

    it('keeps their place although others are ready: nobody takes over', async () => {
      await world.confirm(first);
      await world.answerCall(first, id, true);
      await world.answerCall(second, id, true);
      await world.passMinutes(4);
      expect((await shown()).abilities).toContain('record_on_way');
      expect((await record()).status).toBe(200);
      expect(await world.emergency(seeker)).toMatchObject({ step: 'on_way', volunteer: { id: first.id } });
      expect(await world.told(seeker)).toMatch(/ בדרך אליך\./);
      await world.passMinutes(30);
      expect(await world.holder(id)).toEqual({ volunteerId: first.id, isApproved: 1 });
      expect(await world.told(first)).not.toContain('יצאת לדרך?');
    });

    it('says that the coordinator recorded it, and the run is settled', async () => {
      await world.confirm(first);
      await world.answerCall(first, id, true);
      await record();
      await world.runDue();
      expect(await lastDeed('application', id)).toEqual({ actorId: admin.id, action: 'on_way' });
      const timeline: Timeline = (await world.as(admin, 'get', `/admin/applications/${id}/timeline`)).body
        .data;
      expect(timeline.entries.find(({ kind }) => kind === 'on_way_recorded')).toMatchObject({
        volunteer: { id: first.id },
        text: expect.stringContaining('A coordinator reached them by telephone'),
      });
      expect(kindsOf(timeline)).toContain('settled');
    });

    it('is not repeated in the timeline where the volunteer pressed it', async () => {
      await world.confirm(first);
      await world.answerCall(first, id, true);
      await world.as(first, 'patch', `/volunteer/application-users/${await world.hold(first, id)}`, {
        progress: 'on_way',
      });
      await world.runDue();
      const timeline: Timeline = (await world.as(admin, 'get', `/admin/applications/${id}/timeline`)).body
        .data;
      expect(kindsOf(timeline)).not.toContain('on_way_recorded');
      expect(await record()).toMatchObject({ status: 422, body: { code: 'NOT_ALLOWED_NOW' } });
    });

    it('is for an approved hold that is under way, once', async () => {
      await world.answerCall(first, id, true);
      expect((await shown()).abilities).not.toContain('record_on_way');
      expect(await record()).toMatchObject({ status: 422, body: { code: 'NOT_ALLOWED_NOW' } });
      await world.passMinutes(2);
      const answers = await Promise.all([record(), record()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect((await shown()).abilities).not.toContain('record_on_way');
      expect((await world.messagesTo(seeker)).filter((text) => text.includes('בדרך אליך'))).toHaveLength(1);
      await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: second.id });
      expect(await record()).toMatchObject({ status: 422, body: { code: 'NOT_ALLOWED_NOW' } });
      expect((await record(admin, second)).status).toBe(200);
    });

    it('is only for staff of the region', async () => {
      await world.confirm(first);
      await world.answerCall(first, id, true);
      const [manager, stranger] = [await test.person('manager'), await test.person('manager')];
      await world.permit(manager, ['tel_aviv']);
      await world.permit(stranger, ['haifa']);
      expect((await record(stranger)).status).toBe(404);
      expect((await record(first)).status).toBe(403);
      expect((await record(seeker)).status).toBe(403);
      expect((await world.as(admin, 'post', '/admin/application-users/999999/on-way')).status).toBe(404);
      expect(await world.emergency(seeker)).toMatchObject({ step: 'coming' });
      expect((await record(manager)).status).toBe(200);
    });
  });

  describe('to a need of an event', () => {
    let manager: Somebody;
    let event: number;
    let need: number;
    beforeEach(async () => {
      manager = await test.person('manager');
      event = await world.event(manager, { isUrgent: true });
      need = await world.answerUser(event, seeker.id, true);
      await world.runDue();
    });

    const record = (who = manager) => world.as(who, 'post', `/event-user-requests/${need}/on-way`);
    const detail = async (): Promise<EventDetail> =>
      (await world.as(manager, 'get', `/manager/events/${event}`)).body.data;
    const abilities = async () => {
      const { event_user_requests: users, event_volunteer_requests: volunteers } = await detail();
      return [
        users.find(({ id }) => id === need)?.abilities,
        volunteers.find(({ volunteer }) => volunteer.id === first.id)?.abilities,
      ];
    };

    it('keeps their place although another is ready, and says who recorded it', async () => {
      await world.confirm(first);
      await world.answerVolunteer(event, first.id, true);
      await world.answerVolunteer(event, second.id, true);
      for (const offered of await abilities()) expect(offered).toContain('record_on_way');
      expect((await record()).status).toBe(200);
      expect(await world.told(seeker)).toMatch(/ בדרך אליך\./);
      await world.passMinutes(30);
      expect(await world.volunteerRequest(event, first.id)).toMatchObject({
        status: 'assigned',
        isApproved: 1,
      });
      expect((await detail()).event_user_requests.find(({ id }) => id === need)).toMatchObject({
        progress: 'on_way',
        volunteer: { id: first.id },
      });
      expect(await lastDeed('event_user_request', need)).toEqual({ actorId: manager.id, action: 'on_way' });
      const timeline: Timeline = (await world.as(manager, 'get', `/event-user-requests/${need}/timeline`))
        .body.data;
      expect(kindsOf(timeline)).toEqual(expect.arrayContaining(['on_way_recorded', 'settled']));
    });

    it('is for an approved assignment, once, by its manager or an admin', async () => {
      expect(await record()).toMatchObject({ status: 422, body: { code: 'NOT_ALLOWED_NOW' } });
      await world.answerVolunteer(event, first.id, true);
      expect(await record()).toMatchObject({ status: 422, body: { code: 'NOT_ALLOWED_NOW' } });
      await world.passMinutes(2);
      expect((await record(await test.person('manager'))).status).toBe(404);
      expect((await record(first)).status).toBe(403);
      expect((await record(admin)).status).toBe(200);
      expect((await record()).status).toBe(422);
      for (const offered of await abilities()) expect(offered).not.toContain('record_on_way');
    });
  });
});
