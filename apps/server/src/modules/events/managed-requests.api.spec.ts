import type { EventRequestRow } from '@karov/api-client';
import ExcelJS from 'exceljs';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const PATH = '/api/admin/assigned-rejected-event-requests';

describe('assigned and rejected requests of events', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: { id: number; token: string };
  let admin: { id: number; token: string };
  let event: number;

  beforeAll(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    [manager, admin] = [await test.person('manager'), await test.person('admin')];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    event = await world.event(manager, { autoAssign: false });
  });

  const list = (query: Record<string, string> = {}) =>
    test.http
      .get(PATH)
      .set('Authorization', `Bearer ${admin.token}`)
      .set('Content-Language', 'en-US')
      .query(query);
  const rows = async (query: Record<string, string> = {}): Promise<EventRequestRow[]> =>
    (await list({ filters: `{"event":${event}}`, ...query }).expect(200)).body.data;

  /** Creates a help seeker's need and assigns a ready volunteer to it by hand. */
  async function assigned(): Promise<{ need: number; volunteerId: number }> {
    const seeker = await world.seeker(0);
    const volunteer = await world.volunteer(1);
    const need = await world.answerUser(await reinvited(), seeker.id, true);
    await world.answerVolunteer(event, volunteer.id, true);
    const call = await world.volunteerRequest(event, volunteer.id);
    await test.http
      .put(`/api/event-user-requests/${need}`)
      .set('Authorization', `Bearer ${manager.token}`)
      .send({ volunteer_request_id: call?.id, event_id: event })
      .expect(200);
    return { need, volunteerId: volunteer.id };
  }
  /** Invites people again, so that those added since are included. */
  async function reinvited(): Promise<number> {
    event = await world.event(manager, { autoAssign: false });
    return event;
  }

  it('show assigned requests, which can be completed or rejected', async () => {
    const { need, volunteerId } = await assigned();
    expect(await rows()).toEqual([
      expect.objectContaining({
        id: need,
        status: 'assigned',
        is_approved: 1,
        volunteer: expect.objectContaining({ id: volunteerId }),
        abilities: ['complete', 'reject'],
      }),
    ]);
    await test.database.manager.query(
      `UPDATE assignments SET is_approved = 0 WHERE need_id = (SELECT n.id FROM needs n WHERE n.request_id = $1)`,
      [need],
    );
    expect((await rows())[0]?.abilities).toEqual(['accept', 'reject']);
  });

  it.each([PATH, '/api/admin/event-approval-requests'])(
    'are filtered by waiting for approval, and found by the type and town of the event: %s',
    async (path) => {
      const { need } = await assigned();
      const found = async (query: Record<string, string>) =>
        (
          await test.http
            .get(path)
            .set('Authorization', `Bearer ${admin.token}`)
            .query({ 'filters[event_id]': String(event), ...query })
            .expect(200)
        ).body.data.map(({ id }: { id: number }) => id);
      expect(await found({ 'filters[status]': 'pending' })).toEqual([]);
      await test.database.manager.query(
        `UPDATE assignments SET is_approved = 0 WHERE need_id = (SELECT n.id FROM needs n WHERE n.request_id = $1)`,
        [need],
      );
      expect(await found({ 'filters[status]': 'pending' })).toEqual([need]);
      expect(await found({ 'filters[status]': 'assigned' })).toEqual([need]);
      const [type]: { he: string; en: string }[] = await test.database.manager.query(
        'SELECT o.label_he AS he, o.label_en AS en FROM events e JOIN options o ON o.id = e.event_list_id WHERE e.id = $1',
        [event],
      );
      for (const search of [type?.he, type?.en, 'Tel Aviv', 'תל אביב'])
        expect([search, await found({ search: search ?? '' })]).toEqual([search, [need]]);
      expect(await found({ search: 'Eilat' })).toEqual([]);
    },
  );

  it('for approval begin with the longest waiting of those that wait', async () => {
    const made: number[] = [];
    for (let n = 0; n < 3; n++) made.push((await assigned()).need);
    const [first, second, third] = made;
    await test.database.manager.query(
      `UPDATE assignments SET is_approved = 0 WHERE need_id IN (SELECT n.id FROM needs n WHERE n.request_id = ANY($1))`,
      [[first, second]],
    );
    await test.database.manager.query(
      `UPDATE event_user_requests SET updated_at = now() - CASE WHEN id = $2 THEN interval '2 hours' ELSE interval '1 hour' END WHERE id = ANY($1)`,
      [made, second],
    );
    const { body } = await test.http
      .get('/api/admin/event-approval-requests?perPage=100')
      .set('Authorization', `Bearer ${admin.token}`)
      .expect(200);
    const ids: number[] = body.data.map(({ id }: { id: number }) => id);
    expect(ids.filter((id) => made.includes(id))).toEqual([second, first, third]);
    const rowOf = (id: number | undefined) => body.data.find((row: { id: number }) => row.id === id);
    expect(rowOf(second)).toMatchObject({
      town: 'תל אביב-יפו',
      waiting_since: expect.any(String),
      matters: [],
      is_emergency: false,
      user: { phone: expect.stringMatching(/^\+972/) },
    });
    expect(rowOf(third)).toMatchObject({ waiting_since: null, matters: [], floor: null });
  });

  it('are sorted by the name of the event, in the language of the reader', async () => {
    const made: { need: number; event: number }[] = [];
    for (const key of ['fire', 'heat_wave', 'food_packages']) {
      const { need } = await assigned();
      await test.database.manager.query(
        `UPDATE events SET event_list_id = (SELECT id FROM options WHERE list = 'event_types' AND key = $2) WHERE id = $1`,
        [event, key],
      );
      made.push({ need, event });
    }
    const sorted = async (language: string): Promise<string[]> =>
      (
        await list({
          filters: JSON.stringify({ event: made.map(({ event: id }) => id) }),
          orderBy: 'event',
          order: 'asc',
        })
          .set('Content-Language', language)
          .expect(200)
      ).body.data.map(({ event: { name } }: EventRequestRow) => name.split(' · ')[0]);
    expect(await sorted('en-US')).toEqual(['Fire', 'Food parcels', 'Heat wave']);
    expect(await sorted('he-IL')).toEqual(['גל חום', 'חלוקת מזון', 'שרפה']);
  });

  it('show rejected requests with the volunteer who was taken off', async () => {
    const { need, volunteerId } = await assigned();
    await test.http
      .patch(`/api/volunteer/event-user-requests/${need}`)
      .set('Authorization', `Bearer ${admin.token}`)
      .send({ status: 'reject', system_note: 'ill' })
      .expect(200);
    expect(await rows()).toEqual([
      expect.objectContaining({
        id: need,
        is_approved: 2,
        volunteer: expect.objectContaining({ id: volunteerId }),
        abilities: [],
      }),
    ]);
    expect(await rows({ filters: `{"event":${event},"status":"reject"}` })).toHaveLength(1);
    expect(await rows({ filters: `{"event":${event},"status":"assigned"}` })).toEqual([]);
  });

  it('leave out volunteers who only wait, and keep managers out', async () => {
    const seeker = await world.seeker(0);
    await world.answerUser(await reinvited(), seeker.id, true);
    expect(await rows()).toEqual([]);
    await test.http.get(PATH).set('Authorization', `Bearer ${manager.token}`).expect(403);
  });

  it('are saved as a workbook with export=true, as filtered, with the notes, and the export is recorded', async () => {
    const { need } = await assigned();
    await test.http
      .patch(`/api/volunteer/event-user-requests/${need}`)
      .set('Authorization', `Bearer ${admin.token}`)
      .send({ status: 'reject', system_note: 'ill' })
      .expect(200);
    const { body, headers } = await list({ filters: `{"event":${event}}`, export: 'true' })
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    expect(headers['content-disposition']).toContain('event-help-requests.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(body);
    const [sheet] = workbook.worksheets;
    expect(sheet?.name).toBe('Event help requests');
    const cells: unknown[][] = [];
    sheet?.eachRow((row) => cells.push(Array.isArray(row.values) ? row.values.slice(1) : []));
    expect(cells).toEqual([
      ['Status', 'Event', 'Asking for help', 'Volunteer', 'Note', 'Creation date'],
      ['Rejected', expect.any(String), 'נועה לוי', 'נועה לוי', 'ill', expect.stringMatching(/^\d{4}-/)],
    ]);
    const noted: { new_values: unknown; people: number }[] = await test.database.manager.query(
      `SELECT new_values, cardinality(person_ids) AS people FROM activity_log WHERE action = 'exported'`,
    );
    expect(noted).toEqual([
      {
        new_values: {
          list: 'event-help-requests.xlsx',
          role: 'admin',
          filter: { event: String(event), search: '' },
        },
        people: 2,
      },
    ]);
  });
});
