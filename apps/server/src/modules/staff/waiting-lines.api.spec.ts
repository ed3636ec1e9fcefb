import type { WaitingMatter, WaitingNeed } from '@karov/api-client';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

interface Somebody {
  id: number;
  token: string;
}

const A_DISABILITY = 11;

/** Covers rule 166: a single list of what waits, in which each line has what staff need in order to act. */
describe('the lines of the first screen', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let manager: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [admin, manager] = [await test.person('admin'), await test.person('manager')];
    await world.permit(manager, ['tel_aviv']);
  });
  afterEach(() => test.close());

  const needs = async (who: Somebody): Promise<WaitingNeed[]> =>
    (await world.as(who, 'get', '/staff/waiting/needs')).body.data;
  const matters = async (who: Somebody): Promise<WaitingMatter[]> =>
    (await world.as(who, 'get', '/staff/waiting/matters')).body.data;
  const tellsOfOxygen = (seeker: Somebody): Promise<void> =>
    test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(seeker.id, {
        answers: { evacuation_equipment: ['oxygen'] },
        disabilities: { ids: [A_DISABILITY], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );

  it('are acceptances, which are approved from the line, and requests whose time is up', async () => {
    await test.database.manager.query('UPDATE categories SET needs_approval = true');
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const id = await world.ask(seeker);
    expect(await needs(manager)).toMatchObject([
      { id, reason: 'no_search', state: 'waiting', abilities: ['open', 'take_over'] },
    ]);
    await world.accept(volunteer, id);
    const hold = await world.hold(volunteer, id);
    for (const who of [manager, admin]) {
      expect(await needs(who)).toMatchObject([
        {
          id,
          reason: 'approval',
          state: 'held',
          hold_id: hold,
          volunteer: expect.any(String),
          abilities: ['open', 'approve'],
        },
      ]);
    }
    expect(
      (await world.as(manager, 'patch', `/admin/application-users/${hold}`, { is_approved: 1 })).status,
    ).toBe(200);
    expect(await needs(manager)).toEqual([]);
    await test.database.manager.query(`UPDATE needs SET due_at = now() - interval '1 hour' WHERE id = $1`, [
      id,
    ]);
    expect(await needs(manager)).toMatchObject([
      { id, reason: 'overdue', state: 'assigned', waits: true, hold_id: null, abilities: ['open'] },
    ]);
  });

  it('say what a helper must know, only to staff who work with the need, and the person sees who looked', async () => {
    const seeker = await world.seeker(0);
    await tellsOfOxygen(seeker);
    const colleague = await test.person('manager');
    await world.event(colleague, { autoAssign: false });
    await world.as(seeker, 'post', '/event/requests/emergency');
    expect(await needs(colleague)).toMatchObject([
      { reason: 'emergency', matters: ['oxygen', 'mobility'], abilities: ['open', 'take_over'] },
    ]);
    expect(await needs(manager)).toMatchObject([
      { reason: 'emergency', matters: [], floor: null, dispatch: null, abilities: [] },
    ]);
    const { reads }: { reads: { what: string }[] } = (await world.as(seeker, 'get', '/auth/privacy')).body
      .data;
    expect(reads.filter(({ what }) => what === 'Disability and health details')).toHaveLength(1);
  });

  it('say how far the search has come', async () => {
    const seeker = await world.seeker(0);
    await world.volunteer(1);
    await world.as(seeker, 'post', '/event/requests/emergency');
    await world.passMinutes(1);
    expect(await needs(manager)).toMatchObject([{ dispatch: { status: expect.any(String), asked: 1 } }]);
  });

  it('are what volunteers said besides yes and no, until somebody has dealt with it', async () => {
    const id = await world.ask(await world.seeker(0));
    const volunteer = await world.volunteer(1);
    await test.database.manager.query(
      `INSERT INTO need_answers (need_id, volunteer_id, kind, channel, said_at) VALUES ($1, $2, 'late_yes', 'link', now())`,
      [id, volunteer.id],
    );
    for (const who of [manager, admin]) {
      expect(await matters(who)).toMatchObject([
        {
          kind: 'answer',
          title: 'late_yes',
          application_id: id,
          event_id: null,
          person: { id: volunteer.id },
        },
      ]);
    }
    expect(await matters(await test.person('manager'))).toEqual([]);
    await test.database.manager.query(
      `UPDATE need_answers SET outcome = 'thanked', handled_by = $1, handled_at = now()`,
      [admin.id],
    );
    expect(await matters(admin)).toEqual([]);
  });

  it('are reports, documents, messages to the desk and what did not arrive, oldest first; managers have only the last', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false });
    await test.database.manager.query(
      `WITH f AS (INSERT INTO files (id, kind, owner_id, content_type, size, sha256, created_at)
         VALUES (gen_random_uuid(), 'police', $1, 'application/pdf', 1, '\\x00', now()) RETURNING id)
       UPDATE volunteer_information SET police_file = (SELECT id FROM f), police_file_at = now() - interval '3 days', is_required_police_validation = true, validate_police = false WHERE user_id = $1`,
      [volunteer.id],
    );
    await test.database.manager.query(
      `INSERT INTO contacts (user_id, subject, message, created_at, waiting_since) VALUES ($1, 'Export', 'It is empty.', now() - interval '2 days', now() - interval '2 days')`,
      [seeker.id],
    );
    await test.database.manager.query(
      `UPDATE notifications SET status = 'failed', event_id = $1 WHERE receiver_id = $2`,
      [event, seeker.id],
    );
    const failed = { kind: 'message', id: event, person: null, count: expect.any(Number) };
    expect(await matters(admin)).toMatchObject([
      { kind: 'vetting', id: volunteer.id, title: 'police', person: { id: volunteer.id } },
      { kind: 'contact', title: 'Export', person: { id: seeker.id } },
      failed,
    ]);
    expect(await matters(manager)).toMatchObject([failed]);
    expect(await matters(await test.person('manager'))).toEqual([]);
  });
});
