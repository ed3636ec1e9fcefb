import { Clock } from '../../platform/clock/clock.js';
import { EventWorld } from '../../testing/event-world.js';
import { RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

/** The centre of one of the squares of rule 81. */
const MIDDLE = { lat: 32.08, lon: 34.78 };
const HOURS_73 = 73 * 3600;

let test: TestApp;
let world: RequestWorld;
beforeEach(async () => {
  test = await startTestApp();
  world = new RequestWorld(test, MIDDLE);
});
afterEach(() => test.close());

const link = async (path: string, form: object) =>
  (await test.http.post(`/api${path}`).set('Content-Language', 'en-US').send(form).expect(200)).body.data;
/** Matches a distance more exact than a band: a fractional number, or metres. */
const EXACT_DISTANCE = /distance_(km|m)\b|\d[.,]\d+ ?(km|ק״מ)|מטר/;

describe('where somebody waits, shown before approval', () => {
  it('orders open requests from square to square: within one square, metres reveal nothing', async () => {
    const volunteer = await world.volunteer(3, { bearing: 0 });
    const farther = await world.ask(await world.seeker(0));
    const nearer = await world.ask(await world.seeker(0.4));
    const nextSquare = await world.ask(await world.seeker(2.2));
    const { body } = await test.http
      .get('/api/volunteer/application-open-requests')
      .set('Authorization', `Bearer ${volunteer.token}`)
      .expect(200);
    expect(
      body.data.map(({ id, distance_band: band }: { id: number; distance_band: string }) => [id, band]),
    ).toEqual([
      [nextSquare, '1_to_2'],
      [farther, '2_to_5'],
      [nearer, '2_to_5'],
    ]);
  });

  it('is given in messages and on the link page as the squares’ distance band', async () => {
    await world.dispatch(SHOPPING, true);
    const volunteer = await world.volunteer(3, { bearing: 0 });
    const request = await world.ask(await world.seeker(2.2));
    await world.runDue();
    const [offer] = await world.messagesTo(volunteer);
    expect(offer).toContain('(1 עד 2 ק״מ ממך)');
    expect(offer).not.toMatch(EXACT_DISTANCE);
    const shown = await link('/check-application', { id: await world.callCode(volunteer, request) });
    expect(shown.application.distance_band).toBe('1_to_2');
    expect(JSON.stringify(shown)).not.toMatch(EXACT_DISTANCE);
  });

  it('is given as a band in events as well', async () => {
    const events = new EventWorld(test, MIDDLE);
    const [seeker, volunteer] = [await events.seeker(2.2), await events.volunteer(3, { bearing: 0 })];
    const event = await events.event(await test.person('manager'));
    await events.answerUser(event, seeker.id, true);
    await events.runDue();
    const request = await events.volunteerRequest(event, volunteer.id);
    const shown = await link('/volunteer/check-event-expiration-link', {
      code: await events.link('event_volunteer', request?.id ?? 0),
    });
    expect(shown.need).toMatchObject({ distance_band: '1_to_2' });
    expect(shown.message).toContain('(1 to 2 km from you)');
    expect((await world.messagesTo(volunteer)).at(-1)).toContain('(1 עד 2 ק״מ ממך)');
    for (const text of [JSON.stringify(shown), ...(await world.messagesTo(volunteer))])
      expect(text).not.toMatch(EXACT_DISTANCE);
  });
});

describe('the link of an approved volunteer', () => {
  it('shows name and address as long as the work lasts, and neither after its end', async () => {
    await world.dispatch(SHOPPING, true);
    const volunteer = await world.volunteer(1);
    const request = await world.ask(await world.seeker(0));
    await world.runDue();
    const id = await world.callCode(volunteer, request);
    await world.accept(volunteer, request);
    const admin = await test.person('admin');
    expect(
      (
        await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, request)}`, {
          is_approved: 1,
        })
      ).status,
    ).toBe(200);
    const secrets = ['נועה לוי', 'רחוב הבדיקה'];
    const text = JSON.stringify(await link('/check-application', { id }));
    for (const secret of secrets) expect(text).toContain(secret);
    test.app.get(Clock).advance(HOURS_73);
    for (const secret of secrets)
      expect(JSON.stringify(await link('/check-application', { id }))).toContain(secret);
    await world.as(volunteer, 'put', `/volunteer/applications/${request}`);
    const later = await link('/check-application', { id });
    expect(later).toMatchObject({
      work: { state: 'completed', contact: null },
      application: { user: { full_name: null } },
    });
    for (const secret of secrets) expect(JSON.stringify(later)).not.toContain(secret);
  });
});
