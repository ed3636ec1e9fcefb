import type { VettingRow } from '@karov/api-client';
import { EventWorld } from '../../testing/event-world.js';
import { signaturePng } from '../../testing/registration-forms.js';
import { type Somebody, StaffDesk } from '../../testing/staff-desk.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type DueNotification, MessageText } from '../notifications/index.js';
import { VettingRepository } from '../volunteers/index.js';

let test: TestApp;
let desk: StaffDesk;
let world: EventWorld;
let admin: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  desk = new StaffDesk(test);
  world = new EventWorld(test);
  admin = await test.person('admin');
});
afterAll(() => test.close());

const get = (path: string, who: Somebody = admin) => desk.call(who, 'get', path);
const post = (path: string, body: object = {}, who: Somebody = admin) => desk.call(who, 'post', path, body);

describe('vetting', () => {
  async function volunteer(
    gender: 'male' | 'female' = 'male',
  ): Promise<Somebody & { informationId: number }> {
    const person = await world.volunteer(1);
    await test.database.manager.query(
      `UPDATE volunteer_information SET gender = $2, is_required_police_validation = $3 WHERE user_id = $1`,
      [person.id, gender, gender === 'male'],
    );
    return {
      ...person,
      informationId:
        (
          await desk.one<{ id: number }>('SELECT id FROM volunteer_information WHERE user_id = $1', [
            person.id,
          ])
        )?.id ?? 0,
    };
  }
  const isAvailable = async (id: number) =>
    (
      await desk.one<{ is_available: boolean }>(
        'SELECT is_available FROM volunteer_candidates WHERE user_id = $1',
        [id],
      )
    )?.is_available;

  it('opens the step that the police requirement closes, with the certificate beside the button', async () => {
    const { id, token } = await volunteer();
    expect(await isAvailable(id)).toBe(false);
    const png = await signaturePng();
    const handed = await test.http
      .post('/api/volunteer/documents')
      .set('Authorization', `Bearer ${token}`)
      .field('kind', 'police')
      .attach('file', png, 'a.png')
      .expect(200);
    expect(handed.body.data.police).toMatchObject({ is_needed: true, is_valid: false, is_handed_in: true });
    const row = (await get(`admin/vetting?filters[kind]=police&perPage=100`).expect(200)).body.data.find(
      (one: { user: { id: number } }) => one.user.id === id,
    );
    expect(row).toMatchObject({ kind: 'police', file: expect.any(String) });
    await get(`files/${row.file}`).expect(200);
    expect(
      (await post(`admin/users/validate/police/${id}`, { validate_police: 0 }).expect(422)).body.errors,
    ).toEqual({
      validate_police: [expect.any(String)],
    });
    await post(`admin/users/validate/police/${id}`, { validate_police: 1 }).expect(200);
    expect(await isAvailable(id)).toBe(true);
    const { police } = (
      await test.http.get('/api/volunteer/documents').set('Authorization', `Bearer ${token}`).expect(200)
    ).body.data;
    expect(police).toMatchObject({ is_valid: true, ends_at: expect.any(String) });
    expect(
      (await get('admin/vetting?filters[kind]=police&perPage=100').expect(200)).body.data.map(
        (one: { user: { id: number } }) => one.user.id,
      ),
    ).not.toContain(id);
  });

  it('has a certificate that was handed in to renew one wait, which outlives the end of the former', async () => {
    const { id, token } = await volunteer();
    const handIn = async () =>
      test.http
        .post('/api/volunteer/documents')
        .set('Authorization', `Bearer ${token}`)
        .field('kind', 'police')
        .attach('file', await signaturePng(), 'a.png')
        .expect(200);
    const row = async (): Promise<VettingRow | undefined> => {
      const { body } = await get(`admin/vetting?filters[kind]=police&perPage=100`).expect(200);
      return body.data.find((one: VettingRow) => one.user.id === id);
    };
    const validated = (months: number) =>
      test.database.manager.query(
        `UPDATE volunteer_information SET police_validated_at = now() - make_interval(months => $2), police_file_at = now() - make_interval(months => $2, days => 1) WHERE user_id = $1`,
        [id, months],
      );
    await handIn();
    await post(`admin/users/validate/police/${id}`, { validate_police: 1 }).expect(200);
    await validated(11);
    expect(await row()).toBeUndefined();
    await handIn();
    const renewed = await row();
    expect(renewed).toMatchObject({ kind: 'police', file: expect.any(String) });
    expect(await isAvailable(id)).toBe(true);
    await test.database.manager.query(
      `UPDATE volunteer_information SET police_validated_at = now() - interval '13 months' WHERE user_id = $1`,
      [id],
    );
    await test.database.transaction(() => test.app.get(VettingRepository).endCertificates(new Date(), 10));
    expect(await isAvailable(id)).toBe(false);
    expect(await row()).toMatchObject({ file: renewed?.file });
    await get(`files/${renewed?.file}`).expect(200);
    await post(`admin/users/validate/police/${id}`, { validate_police: 1, file: renewed?.file }).expect(200);
    expect([await isAvailable(id), await row()]).toEqual([true, undefined]);
  });

  it('validates a training once, by the id of the volunteer information', async () => {
    const { informationId } = await volunteer('female');
    await post(`admin/users/validate/training/${informationId}`, { validate_training: 1 }).expect(200);
    expect(
      await desk.one('SELECT validate_training FROM volunteer_information WHERE id = $1', [informationId]),
    ).toEqual({ validate_training: true });
    await post(`admin/users/validate/training/${informationId}`, { validate_training: 1 }).expect(422);
  });

  it('confirms the approval of a guardian, once, and only where one is needed', async () => {
    const { id, token } = await volunteer('female');
    await post(`admin/users/confirm/guardian/${id}`).expect(422);
    await test.database.manager.query(
      `UPDATE volunteer_information SET guardian_needed = 'minor', guardian_asked_at = now() WHERE user_id = $1`,
      [id],
    );
    const isActive = async () =>
      (await test.http.get('/api/auth/profile').set('Authorization', `Bearer ${token}`).expect(200)).body.data
        .is_active;
    expect([await isAvailable(id), await isActive()]).toEqual([false, 0]);
    await test.http
      .post('/api/volunteer/documents')
      .set('Authorization', `Bearer ${token}`)
      .field('kind', 'guardian')
      .attach('file', await signaturePng(), 'a.png')
      .expect(200);
    const [first, second] = await Promise.all([
      post(`admin/users/confirm/guardian/${id}`),
      post(`admin/users/confirm/guardian/${id}`),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 422]);
    expect([await isAvailable(id), await isActive()]).toEqual([true, 1]);
  });

  it('tells the volunteer which document is refused, and why', async () => {
    const { id, token, informationId } = await volunteer();
    const hand = () =>
      signaturePng().then((png) =>
        test.http
          .post('/api/volunteer/documents')
          .set('Authorization', `Bearer ${token}`)
          .field('kind', 'police')
          .attach('file', png, 'a.png')
          .expect(200),
      );
    await hand();
    const file = await desk.one<{ police_file: string }>(
      'SELECT police_file FROM volunteer_information WHERE user_id = $1',
      [id],
    );
    const counted = async () => (await get('staff/waiting')).body.data.vetting;
    const before = await counted();
    expect(
      (await post(`admin/vetting/refuse/${id}`, { kind: 'police', system_note: ' ' }).expect(422)).body
        .errors,
    ).toHaveProperty('system_note');
    expect(
      (await post(`admin/vetting/refuse/${id}`, { kind: 'renewal', system_note: 'no' }).expect(422)).body
        .errors,
    ).toHaveProperty('kind');
    await post(`admin/vetting/refuse/${id}`, {
      kind: 'police',
      system_note: 'the picture is blurred.',
    }).expect(200);
    const due = await desk.one<DueNotification>(
      `SELECT id, channel, locale, message, secret_kind AS "secretKind", secret_id AS "secretId" FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    const refusal = await desk.one<{ reason: string; sealed: Buffer }>(
      'SELECT reason, reason_sealed AS sealed FROM vetting_refusals WHERE user_id = $1',
      [id],
    );
    expect([refusal?.reason, refusal?.sealed.includes('blurred')]).toEqual(['', false]);
    expect(due && [...(await test.app.get(MessageText).wordsOf([due])).values()]).toEqual([
      'the picture is blurred',
    ]);
    expect(await counted()).toBe(before - 1);
    await get(`files/${file?.police_file}`).expect(404);
    const documents = async () =>
      (await test.http.get('/api/volunteer/documents').set('Authorization', `Bearer ${token}`).expect(200))
        .body.data;
    expect((await documents()).police).toMatchObject({
      is_handed_in: false,
      refusal: 'the picture is blurred',
    });
    const listed = (await get('admin/vetting?perPage=1000')).body.data;
    expect(listed.at(-1)).toMatchObject({
      user: { id },
      kind: 'police',
      file: null,
      refusal: { reason: 'the picture is blurred' },
    });
    await hand();
    expect((await documents()).police).toMatchObject({ is_handed_in: true, refusal: null });
    await post(`admin/users/validate/police/${id}`, { validate_police: 1 }).expect(200);
    await post(`admin/vetting/refuse/${id}`, { kind: 'police', system_note: 'too late' }).expect(422);
    await post(`admin/users/validate/training/${informationId}`, { validate_training: 1 }).expect(200);
    expect(await desk.messagesTo(id)).toEqual([
      expect.stringContaining('%{words}'),
      expect.stringContaining('אישור המשטרה שלך נבדק'),
      expect.stringContaining('ההכשרה שלך נרשמה'),
    ]);
    const north = await test.person('admin');
    await desk.permit(north.id, 'haifa');
    await post(`admin/vetting/refuse/${id}`, { kind: 'training', system_note: 'no' }, north).expect(404);
    await post(
      `admin/vetting/refuse/${id}`,
      { kind: 'training', system_note: 'no' },
      await test.person('manager'),
    ).expect(403);
  });

  it.each([
    ['handed in again', (id: number, hand: () => Promise<unknown>) => hand().then(() => id)],
    [
      'confirmed',
      async (id: number, hand: () => Promise<unknown>) => {
        await hand();
        await post(`admin/users/validate/police/${id}`, { validate_police: 1 }).expect(200);
      },
    ],
    [
      'refused with other words',
      (id: number) =>
        post(`admin/vetting/refuse/${id}`, { kind: 'police', system_note: 'no stamp' }).expect(200),
    ],
  ])('withdraws an unsent refusal once the document was %s', async (_, then) => {
    const { id, token } = await volunteer();
    const hand = async () =>
      test.http
        .post('/api/volunteer/documents')
        .set('Authorization', `Bearer ${token}`)
        .field('kind', 'police')
        .attach('file', await signaturePng(), 'a.png')
        .expect(200);
    await hand();
    await post(`admin/vetting/refuse/${id}`, {
      kind: 'police',
      system_note: 'the picture is blurred',
    }).expect(200);
    const statusOfFirst = () =>
      desk.one<{ status: string }>(
        'SELECT status FROM notifications WHERE receiver_id = $1 ORDER BY id LIMIT 1',
        [id],
      );
    await test.database.manager.query(
      `UPDATE notifications SET status = 'queued', next_attempt_at = now() + interval '9 hours' WHERE receiver_id = $1`,
      [id],
    );
    await then(id, hand);
    expect(await statusOfFirst()).toEqual({ status: 'cancelled' });
  });

  it.each([
    ['police', 'validate/police', { validate_police: 1 }],
    ['guardian', 'confirm/guardian', {}],
  ] as const)('decides only on the document that was looked at: %s', async (kind, path, body) => {
    const { id, token } = await volunteer();
    await test.database.manager.query(
      `UPDATE volunteer_information SET guardian_needed = 'minor', guardian_asked_at = now() WHERE user_id = $1`,
      [id],
    );
    const hand = async (): Promise<VettingRow> => {
      await test.http
        .post('/api/volunteer/documents')
        .set('Authorization', `Bearer ${token}`)
        .field('kind', kind)
        .attach('file', await signaturePng(), 'a.png')
        .expect(200);
      const { body: listed } = await get(`admin/vetting?filters[kind]=${kind}&perPage=1000`).expect(200);
      return listed.data.find((one: VettingRow) => one.user.id === id);
    };
    const first = await hand();
    const second = await hand();
    for (const file of [first.file, null]) {
      const confirmed = await post(`admin/users/${path}/${id}`, { ...body, file }).expect(422);
      expect(confirmed.body.code).toBe('DOCUMENT_CHANGED');
      const refused = { kind, system_note: 'blurred', file };
      expect((await post(`admin/vetting/refuse/${id}`, refused).expect(422)).body.code).toBe(
        'DOCUMENT_CHANGED',
      );
    }
    await get(`files/${second.file}`).expect(200);
    const many = { ids: [second.id], seen: [first.file] };
    const left = { done: [], refused: [{ id: second.id, message: expect.stringMatching(/new file/) }] };
    expect((await post('admin/vetting/many/approve', many).expect(200)).body.data).toEqual(left);
    expect(
      (await post('admin/vetting/many/refuse', { ...many, system_note: 'blurred' }).expect(200)).body.data,
    ).toEqual(left);
    expect(await desk.messagesTo(id)).toEqual([]);
    await post(`admin/users/${path}/${id}`, { ...body, file: second.file }).expect(200);
  });

  it('asks a frozen volunteer to renew, once a day', async () => {
    const { id } = await volunteer('female');
    await post(`admin/vetting/ask-to-renew/${id}`).expect(422);
    await test.database.manager.query('UPDATE users SET is_freeze = true WHERE id = $1', [id]);
    expect((await get('admin/vetting?filters[kind]=renewal')).body.data).toEqual([
      expect.objectContaining({ kind: 'renewal', asked_at: null }),
    ]);
    const [first, second] = await Promise.all([
      post(`admin/vetting/ask-to-renew/${id}`),
      post(`admin/vetting/ask-to-renew/${id}`),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 422]);
    expect((await get('admin/vetting?filters[kind]=renewal')).body.data).toEqual([
      expect.objectContaining({ asked_at: expect.any(String) }),
    ]);
  });

  it('is listed oldest first, within the regions of the admin', async () => {
    const north = await test.person('admin');
    await desk.permit(north.id, 'haifa');
    const { body } = await get('admin/vetting?perPage=1000').expect(200);
    const since = body.data
      .filter((row: { refusal: object | null }) => row.refusal === null)
      .map((row: { since: string }) => row.since);
    expect(since.length).toBeGreaterThan(1);
    expect(since).toEqual([...since].sort());
    expect((await get('admin/vetting', north).expect(200)).body.data).toEqual([]);
  });

  it.each(['', '&filters[kind]=training', '&orderBy=since&order=desc'])(
    'is read page by page in its order, those who were refused last (%j)',
    async (query) => {
      const some = [await volunteer(), await volunteer(), await volunteer('female')];
      for (const { id } of some.slice(0, 2))
        await post(`admin/vetting/refuse/${id}`, { kind: 'training', system_note: 'לא נמצא' }).expect(200);
      const read = async (paging: string): Promise<{ rows: VettingRow[]; total: number }> => {
        const { body } = await get(`admin/vetting?${paging}${query}`).expect(200);
        return { rows: body.data, total: body.meta.total };
      };
      const whole = await read('perPage=1000');
      const refused = whole.rows.map(({ refusal }) => refusal !== null);
      expect(whole.total).toBe(whole.rows.length);
      expect(refused.filter(Boolean).length).toBeGreaterThan(1);
      expect(refused).toEqual([...refused].sort());
      const paged: VettingRow[] = [];
      for (let page = 1; paged.length < whole.total; page++) {
        const { rows, total } = await read(`perPage=3&page=${page}`);
        expect([rows.length > 0, total]).toEqual([true, whole.total]);
        paged.push(...rows);
      }
      expect(paged.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
    },
  );

  it('is invisible to staff out of reach, and closed to everybody for themselves', async () => {
    const { id, informationId } = await volunteer();
    const north = await test.person('admin');
    await desk.permit(north.id, 'haifa');
    const tries = [
      ['police', id, 'validate_police'],
      ['training', informationId, 'validate_training'],
    ] as const;
    for (const [what, number, field] of tries)
      await post(`admin/users/validate/${what}/${number}`, { [field]: 1 }, north).expect(404);
    await post(`admin/users/confirm/guardian/${id}`, {}, north).expect(404);
    await test.database.manager.query(
      'INSERT INTO volunteer_information (user_id, signed_at, is_required_police_validation) VALUES ($1, now(), true)',
      [admin.id],
    );
    await post(`admin/users/validate/police/${admin.id}`, { validate_police: 1 }).expect(404);
  });

  it('does not accept a text as a certificate', async () => {
    const { token } = await volunteer();
    const send = () =>
      test.http
        .post('/api/volunteer/documents')
        .set('Authorization', `Bearer ${token}`)
        .field('kind', 'police');
    expect((await send().attach('file', Buffer.from('hello'), 'a.png').expect(422)).body.code).toBe(
      'DOCUMENT_TYPE',
    );
    expect((await send().expect(422)).body.code).toBe('FILE_REQUIRED');
  });
});
