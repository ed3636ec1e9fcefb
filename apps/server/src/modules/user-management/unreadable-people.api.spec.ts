import { Log } from '../../platform/logging/log.js';
import { WHOLE_FORM } from '../../testing/registration-forms.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

interface Somebody {
  id: number;
  token: string;
}

/** A text sealed with a key that is not configured. */
const LOST = Buffer.concat([Buffer.from([2, 1, 2, 3, 4]), Buffer.alloc(60, 7)]);
const MARK = '[cannot be read]';

describe('what people disclosed about themselves and no key can decrypt', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let seeker: Somebody;
  let other: Somebody;
  let mobility: number;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    jest.spyOn(test.app.get(Log), 'error').mockReturnValue();
    const [row]: { id: number }[] = await test.database.manager.query(
      `SELECT id FROM options WHERE list = 'disabilities' AND key = 'mobility'`,
    );
    mobility = row?.id ?? 0;
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
  });
  beforeEach(async () => {
    admin = await test.person('admin');
    [seeker, other] = [await world.seeker(0), await world.seeker(0)];
    for (const { id } of [seeker, other])
      await test.database.transaction(() =>
        test.app.get(HelpProfilesService).save(id, {
          answers: { hmo: 'clalit', communication_tools: ['text_message'] },
          disabilities: { ids: [mobility], other: '' },
          languages: [],
          genderPreference: null,
          isGenderMust: false,
          isQuick: false,
        }),
      );
  });
  const lose = (...columns: string[]) =>
    test.database.manager.query(
      `UPDATE help_profiles SET ${columns.map((name) => `${name} = $2`).join(', ')} WHERE user_id = $1`,
      [seeker.id, LOST],
    );
  const kept = async (): Promise<{ answers: Buffer; disabilities: Buffer }> => {
    const [row]: { answers: Buffer; disabilities: Buffer }[] = await test.database.manager.query(
      'SELECT answers, disabilities FROM help_profiles WHERE user_id = $1',
      [seeker.id],
    );
    return row ?? { answers: Buffer.alloc(0), disabilities: Buffer.alloc(0) };
  };
  const get = async (path: string): Promise<unknown> => {
    const { status, body } = await world.as(admin, 'get', path);
    expect([path, status]).toEqual([path, 200]);
    return body.data;
  };

  it('stops no list and no page, and staff are told that it cannot be read', async () => {
    const ids = [await world.ask(seeker), await world.ask(other)];
    await lose('answers', 'disabilities');
    const { body } = await world.as(admin, 'get', '/admin/users?perPage=1000');
    expect(body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: seeker.id, disabilities: [MARK] })]),
    });
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: other.id, disabilities: [expect.not.stringContaining('[')] }),
      ]),
    });
    expect(await get(`/users/${seeker.id}/personal`)).toMatchObject({
      disabilities: [MARK],
      help_profile: null,
    });
    await get('/admin/dashboard/pending-applications?perPage=1000');
    const sheets = await Promise.all(
      ids.map(async (id) => JSON.stringify(await get(`/admin/applications/${id}`))),
    );
    expect(sheets.map((sheet) => [sheet.includes('"unreadable"'), sheet.includes(MARK)])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('takes nothing from the person: they ask for help and raise an emergency, and no machine rings that did not before', async () => {
    await lose('answers', 'disabilities');
    expect(await world.ask(seeker)).toBeGreaterThan(0);
    expect((await world.as(seeker, 'get', '/event/requests/emergency')).body.data).toMatchObject({
      can_raise: true,
    });
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).status).toBe(200);
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(seeker.id, { ids: [mobility], other: '' }),
    );
    const [row]: { calls: boolean }[] = await test.database.manager.query(
      'SELECT takes_calls AS calls FROM users WHERE id = $1',
      [seeker.id],
    );
    expect(row).toEqual({ calls: false });
  });

  it('is not overwritten in part: by one section, the short form, or disabilities that were not disclosed', async () => {
    await lose('answers', 'disabilities');
    const section = {
      help_section: 'home',
      help_profile: { stairs_at_entrance: 0, housing_type: 'private_house' },
    };
    expect(await world.as(other, 'post', '/auth/profile', section)).toMatchObject({ status: 200 });
    for (const form of [section, { ...section, disability_id: [mobility] }])
      expect(await world.as(seeker, 'post', '/auth/profile', form)).toMatchObject({
        status: 422,
        body: { code: 'HELP_PROFILE_UNREADABLE' },
      });
    expect(await kept()).toEqual({ answers: LOST, disabilities: LOST });
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(seeker.id, {
        answers: null,
        disabilities: { ids: [], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: true,
      }),
    );
    expect(await kept()).toEqual({ answers: LOST, disabilities: LOST });
    expect((await world.as(seeker, 'get', '/auth/profile')).body.data).toMatchObject({
      help_profile: null,
      disabilities: [],
      unreadable: ['help_profile', 'disabilities'],
    });
    expect((await world.as(seeker, 'get', '/auth/privacy/download')).body.data).toMatchObject({
      profile: { unreadable: ['help_profile', 'disabilities'] },
    });
    expect((await world.as(seeker, 'post', '/auth/profile', { disability_id: [mobility] })).status).toBe(200);
    expect((await kept()).answers).toEqual(LOST);
    expect((await kept()).disabilities).not.toEqual(LOST);
  });

  it('is replaced as a whole when the person answers again, and reads as ever from then on', async () => {
    await lose('answers', 'disabilities');
    const whole = { help_profile: { ...WHOLE_FORM, disability_id: [mobility] } };
    expect(await world.as(seeker, 'post', '/auth/profile', whole)).toMatchObject({ status: 200 });
    const { data } = (await world.as(seeker, 'get', '/auth/profile')).body;
    expect(data).toMatchObject({
      help_profile: { hmo: 'clalit', languages: ['hebrew', 'russian'] },
      disability_id: [mobility],
      unreadable: [],
    });
  });

  it('of a volunteer is reported beside all else, and fills no form', async () => {
    const volunteer = await world.volunteer(1);
    await test.database.manager.query(
      `UPDATE volunteer_information SET id_number = $2, signature_text = $2, ip_address = $2, signed_at = now() WHERE user_id = $1`,
      [volunteer.id, LOST],
    );
    expect(await get(`/users/${volunteer.id}/agreement`)).toMatchObject({
      id_number: MARK,
      signature_text: MARK,
      ip_address: MARK,
    });
    expect((await world.as(volunteer, 'get', '/auth/profile')).body).toMatchObject({
      data: { volunteer_information: { id_number: null } },
    });
    expect((await world.as(volunteer, 'get', '/auth/privacy/download')).status).toBe(200);
  });

  it('of notes and answers beside a request hides none of the others', async () => {
    const [id, volunteer] = [await world.ask(seeker), await world.volunteer(1)];
    for (const text of ['first', 'second'])
      await world.as(admin, 'post', `/staff/applications/${id}/notes`, { text });
    for (const words of [LOST, null])
      await test.database.manager.query(
        `INSERT INTO need_answers (need_id, volunteer_id, kind, channel, words, said_at) VALUES ($1, $2, $4, 'sms', $3, now())`,
        [id, volunteer.id, words, words === null ? 'late_yes' : 'words'],
      );
    await test.database.manager.query(
      `UPDATE staff_notes SET words = $2 WHERE id = (SELECT min(id) FROM staff_notes WHERE need_id = $1)`,
      [id, LOST],
    );
    expect(await get(`/staff/applications/${id}/notes`)).toMatchObject([{ text: 'second' }, { text: MARK }]);
    expect(await get(`/staff/applications/${id}/answers`)).toEqual(
      expect.arrayContaining([expect.objectContaining({ words: MARK })]),
    );
  });
});
