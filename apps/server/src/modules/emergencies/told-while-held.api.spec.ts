import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';

interface Somebody {
  id: number;
  token: string;
}

/** Matches words that mention approval by staff. */
const CLICK = /approv|coordinator|manager|admin/i;

describe('what a yes in an emergency says while it waits for nobody’s click (rule 70)', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let seeker: Somebody;
  let volunteer: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    seeker = await world.seeker(0);
    volunteer = await world.volunteer(1);
  });
  afterEach(() => test.close());

  const rows = async (
    person: Somebody,
    path: string,
  ): Promise<{ state_text?: string; is_approved_soon?: boolean }[]> => {
    const { body } = await world.as(person, 'get', path);
    return body.data;
  };

  it('is the same on every screen of one that stands alone', async () => {
    const id = await world.press(seeker);
    const { body: said } = await world.accept(volunteer, id);
    expect(said.message).toMatch(/within two minutes we will tell you whether to go/);
    const { state_text: shown, step } = await world.emergency(seeker);
    expect([shown, step]).toEqual([expect.stringMatching(/We will update you within two minutes/), 'found']);
    const [basket] = await rows(volunteer, '/volunteer/application-users');
    expect(basket?.state_text).toBe('Within two minutes we will tell you whether to go');
    for (const text of [said.message, shown, basket?.state_text]) expect(text).not.toMatch(CLICK);
    await world.passMinutes(2);
    expect((await world.emergency(seeker)).state_text).toMatch(/will help you/);
  });

  it('is the same on every screen of one in an event', async () => {
    const eventId = await world.event(await test.person('manager'), { isUrgent: false });
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.runDue();
    await world.answerVolunteer(eventId, volunteer.id, true);
    const { state_text: shown } = await world.emergency(seeker);
    const [own] = await rows(seeker, '/event/requests');
    expect(own).toMatchObject({ state_text: shown, is_approved_soon: true });
    expect(shown).toMatch(/We will update you within two minutes/);
    expect(shown).not.toMatch(CLICK);
    expect((await rows(volunteer, '/volunteer/event-user-requests'))[0]).toMatchObject({
      is_approved_soon: true,
    });
    await world.passMinutes(2);
    expect((await rows(volunteer, '/volunteer/event-user-requests'))[0]).toMatchObject({
      is_approved_soon: false,
    });
    expect((await rows(seeker, '/event/requests'))[0]).toMatchObject({ is_approved_soon: false });
  });

  it('says that a need that staff approve waits for them', async () => {
    const eventId = await world.event(await test.person('manager'), { isUrgent: false });
    await world.answerUser(eventId, seeker.id, true);
    await world.runDue();
    await world.answerVolunteer(eventId, volunteer.id, true);
    expect((await rows(seeker, '/event/requests'))[0]).toMatchObject({
      is_approved_soon: false,
      state_text: expect.stringContaining('approve'),
    });
    expect((await rows(volunteer, '/volunteer/event-user-requests'))[0]).toMatchObject({
      is_approved_soon: false,
    });
  });

  describe('names a helper at the end', () => {
    const ending = async () => (await world.emergency(seeker)).ending;
    const cancel = () => world.as(seeker, 'delete', '/event/requests/emergency');

    it('not where it was cancelled before anybody came', async () => {
      await world.press(seeker);
      await cancel();
      expect(await ending()).toMatchObject({ helper: null, request: { ended_by: 'seeker' } });
    });

    it('not where somebody was only on the way, and where they had arrived', async () => {
      await world.confirm(volunteer);
      for (const [steps, helper] of [
        [['on_way'], null],
        [['on_way', 'arrived'], expect.any(String)],
      ] as const) {
        const id = await world.press(seeker);
        await world.answerCall(volunteer, id, true);
        for (const progress of steps)
          await world.as(
            volunteer,
            'patch',
            `/volunteer/application-users/${await world.hold(volunteer, id)}`,
            { progress },
          );
        await cancel();
        expect((await ending())?.helper).toEqual(helper);
      }
    });

    it('where the help was given', async () => {
      await world.confirm(volunteer);
      const id = await world.press(seeker);
      await world.answerCall(volunteer, id, true);
      await world.as(volunteer, 'put', `/volunteer/applications/${id}`);
      expect((await ending())?.helper).toEqual(expect.any(String));
    });
  });
});
