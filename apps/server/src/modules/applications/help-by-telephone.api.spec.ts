import type { BasketRow, HelpRequestLink } from '@karov/api-client';
import { PHONE_CALL } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UrgentWorld } from '../../testing/urgent-world.js';
import { HelpProfilesService } from '../users/index.js';

interface Somebody {
  id: number;
  token: string;
}

const HOME = 'רחוב הבדיקה 1';

describe('help by telephone reveals no home address and sends nobody out (rule 124)', () => {
  let test: TestApp;
  let world: UrgentWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let volunteer: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new UrgentWorld(test);
    [admin, seeker, volunteer] = [
      await test.person('admin'),
      await world.seeker(0),
      await world.volunteer(1, { way: 'phone' }),
    ];
  });
  afterEach(() => test.close());

  const acceptedCall = async (): Promise<number> => {
    await world.dispatch(PHONE_CALL, true);
    const id = await world.ask(seeker, world.shoppingForm({ category_id: PHONE_CALL }));
    await world.runDue();
    await world.accept(volunteer, id);
    return id;
  };
  const approve = async (id: number): Promise<void> => {
    const { status } = await world.as(
      admin,
      'patch',
      `/admin/application-users/${await world.hold(volunteer, id)}`,
      { is_approved: 1 },
    );
    expect(status).toBe(200);
  };
  const look = async (code: string): Promise<HelpRequestLink> =>
    (
      await test.http
        .post('/api/check-application')
        .set('Content-Language', 'en-US')
        .send({ id: code })
        .expect(200)
    ).body.data;
  const basket = async (): Promise<BasketRow | undefined> => {
    const rows: BasketRow[] = (await world.as(volunteer, 'get', '/volunteer/application-users')).body.data;
    return rows[0];
  };

  it.each([
    ['he-IL', /אושרת לעזור ל.* בטלפון: .*להתקשר: 0/],
    ['en-US', /approved to help .* by phone: .*call: 0/],
  ])('in a single request, in %s', async (language, approval) => {
    await test.database.manager.query('UPDATE users SET locale = $2 WHERE id = $1', [volunteer.id, language]);
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
    const id = await acceptedCall();
    const code = (await world.callCode(volunteer, id)) ?? '';
    expect((await look(code)).work?.state_text).toMatch(/The name and phone number will appear here/);
    await approve(id);
    const told = await world.messagesTo(volunteer);
    expect(told.at(-1)).toMatch(approval);
    expect(told.join('\n')).not.toContain(HOME);
    const { work, application } = await look(code);
    expect(work).toMatchObject({ state_text: 'Everything you need for the call is here.' });
    expect(JSON.stringify({ work, application })).not.toContain(HOME);
    const row = await basket();
    expect(row).toMatchObject({
      state_text: 'Approved, you can call',
      contact: { origin_address: '', matters: [], floor: null },
    });
    expect(JSON.stringify(row)).not.toContain(HOME);
  });

  it.each([
    ['he-IL', false, /אושרת! אפשר להתקשר אל/],
    ['en-US', true, /approved! Please call/],
  ])('in an event, in %s (urgent: %s)', async (language, isUrgent, approval) => {
    await test.database.manager.query('UPDATE users SET locale = $2 WHERE id = $1', [volunteer.id, language]);
    const manager = await test.person('manager');
    const event = await world.event(manager, { help: 'phone', isUrgent });
    const need = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    expect((await world.answerVolunteer(event, volunteer.id, true)).status).toBe(200);
    await test.http
      .patch(`/api/manager/event-approval-requests/${need}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .expect(200);
    const told = (await world.messagesTo(volunteer)).join('\n');
    expect(told).toMatch(approval);
    expect(told).not.toContain(HOME);
    expect(told).not.toMatch(/לצאת|whether you are to go/);
  });

  it('but an emergency in an event of help by telephone is help on the spot: the address comes with the approval', async () => {
    const [manager, helper] = [await test.person('manager'), await world.volunteer(1)];
    const event = await world.event(manager, { help: 'phone' });
    await world.press(seeker);
    await world.runDue();
    expect((await world.answerVolunteer(event, helper.id, true)).status).toBe(200);
    await world.passMinutes(3);
    expect((await world.messagesTo(helper)).join('\n')).toContain(HOME);
    const { body } = await world.as(helper, 'get', '/volunteer/event-user-requests');
    expect(body.data).toMatchObject([{ contact: { address: expect.stringContaining(HOME) } }]);
  });
});
