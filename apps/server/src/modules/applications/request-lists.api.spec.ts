import { PHONE_CALL, RequestWorld, RIDE, VISIT } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const LIST = '/api/admin/assigned-closed-application-users';

describe('the list of assigned and ended requests', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: { id: number; token: string };
  let held: number;
  let refused: number;
  beforeAll(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    admin = await test.person('admin');
    const volunteers = [await world.volunteer(1), await world.volunteer(1)] as const;
    await test.database.manager.query(`UPDATE users SET full_name = 'Rivka Doe' WHERE id = $1`, [
      volunteers[1].id,
    ]);
    held = await world.ask(await world.seeker(0));
    refused = await world.ask(await world.seeker(0), world.shoppingForm({ category_id: VISIT }));
    for (const [index, id] of [held, refused].entries()) {
      const volunteer = volunteers[index] ?? admin;
      await world.accept(volunteer, id);
      const change = await world.as(
        admin,
        'patch',
        `/admin/application-users/${await world.hold(volunteer, id)}`,
        {
          is_approved: index === 0 ? 1 : 2,
          system_note: 'not this time',
        },
      );
      expect(change.status).toBe(200);
    }
    await world.ask(await world.seeker(0), world.rideForm());
  });
  afterAll(() => test.close());

  const rows = async (query: Record<string, string> = {}, language = 'en-US', list = LIST) =>
    (
      await test.http
        .get(list)
        .query(query)
        .set({ Authorization: `Bearer ${admin.token}`, 'Content-Language': language })
        .expect(200)
    ).body.data;
  const ids = async (query: Record<string, string>, language?: string, list?: string): Promise<number[]> =>
    (await rows(query, language, list)).map(({ id }: { id: number }) => id);

  it('has a list of all beside it, which holds open ones too, and is narrowed by their state', async () => {
    const all = await ids({ perPage: '100' }, 'en-US', '/api/admin/applications');
    const [open] = all.filter((id) => id !== held && id !== refused);
    expect(all.toSorted()).toEqual([held, refused, open].toSorted());
    expect(await ids({ 'filters[status]': 'open' }, 'en-US', '/api/admin/applications')).toEqual(
      expect.arrayContaining([open]),
    );
    const seeker = await world.seeker(0);
    await test.http.get('/api/admin/applications').set('Authorization', `Bearer ${seeker.token}`).expect(403);
  });

  it('shows an open request whose volunteer was refused as rejected, with that volunteer (rule 139)', async () => {
    const [row] = await rows({ 'filters[status]': 'reject' });
    expect(row).toMatchObject({
      id: refused,
      status: 'open',
      volunteer: { full_name: 'Rivka Doe', progress: null },
      assignment: { is_approved: 2 },
      application_requested_volunteer: { is_approved: 2 },
    });
    expect(await ids({ 'filters[status]': 'open' })).toEqual([]);
    expect((await ids({})).toSorted()).toEqual([held, refused].toSorted());
  });

  it('keeps it open elsewhere: among the open requests it has no volunteer', async () => {
    const found = await rows(
      { 'filters[id]': String(refused) },
      'en-US',
      '/api/admin/dashboard/pending-applications',
    );
    expect(found).toEqual([expect.objectContaining({ id: refused, volunteer: null })]);
  });

  it('does not show a request that somebody only declined', async () => {
    const declined = await world.ask(await world.seeker(0));
    await world.decline(await world.volunteer(1), declined);
    expect(await ids({ 'filters[id]': String(declined) })).toEqual([]);
  });

  it.each(['rivka', 'Home vis', 'ביקור'])('is searched by volunteer and category: %s', async (search) => {
    expect(await ids({ search })).toEqual([refused]);
  });

  it('is sorted by the shown word of the category, in the language of the reader, as the open requests are', async () => {
    expect(await ids({ orderBy: 'category', order: 'asc' })).toEqual([refused, held]);
    await world.ask(await world.seeker(0), world.shoppingForm({ category_id: PHONE_CALL }));
    const labels = async (language: string) => {
      const open = '/api/admin/dashboard/pending-applications';
      const shown: { category: { label: string } }[] = await rows(
        { orderBy: 'category', order: 'asc', 'filters[category]': `${PHONE_CALL},${RIDE}` },
        language,
        open,
      );
      return shown.map(({ category }) => category.label);
    };
    expect(await labels('en-US')).toEqual(['Phone call', 'Ride']);
    expect(await labels('he-IL')).toEqual(['הסעה', 'שיחת טלפון']);
  });
});

describe('the lists of what waits', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: { id: number; token: string };
  beforeAll(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    admin = await test.person('admin');
  });
  afterAll(() => test.close());

  const rows = async (path: string) =>
    (
      await test.http
        .get(`/api/admin/${path}`)
        .set({ Authorization: `Bearer ${admin.token}`, 'Content-Language': 'en-US' })
        .expect(200)
    ).body.data;

  it('begin with the most urgent, then the longest waiting, and say who, where, since when and what matters (rule 77)', async () => {
    const asked: number[] = [];
    for (let n = 0; n < 3; n++) {
      asked.push(await world.ask(await world.seeker(0)));
      await world.passMinutes(5);
    }
    const [first = 0, second = 0, third = 0] = asked;
    await world.as(admin, 'patch', `/admin/applications/${third}`, { label_priority: 3 });
    const pending = await rows('dashboard/pending-applications');
    expect(pending.map(({ id }: { id: number }) => id)).toEqual([third, first, second]);
    expect(pending[0]).toMatchObject({
      town: 'Tel Aviv-Yafo',
      user: { phone: expect.stringMatching(/^\+972/) },
      waiting_since: pending[0].created_at,
      matters: expect.any(Array),
    });
    expect(pending.every(({ matters }: { matters: string[] }) => matters.length > 0)).toBe(true);
    const looks: { count: number }[] = await test.database.manager.query(
      `SELECT count(*)::int AS count FROM activity_log WHERE actor_id = $1 AND action = 'sensitive_read'`,
      [admin.id],
    );
    expect(looks).toEqual([{ count: 3 }]);
    for (const id of [second, third, first]) {
      await world.accept(await world.volunteer(1), id);
      await world.passMinutes(1);
    }
    const waiting = await rows('application-users');
    const order = waiting.map(({ application }: { application: { id: number } }) => application.id);
    expect(order).toEqual([third, second, first]);
    expect(waiting[0].application).toMatchObject({ town: 'Tel Aviv-Yafo', waiting_since: null });
    expect(waiting[0].application.matters.length).toBeGreaterThan(0);
  });

  it('note no look at what matters for a file, which does not show it', async () => {
    const id = await world.ask(await world.seeker(0));
    const other = await test.person('admin');
    for (const path of ['dashboard/pending-applications', 'application-users', 'event-approval-requests'])
      await test.http
        .get(`/api/admin/${path}?export=true`)
        .set({ Authorization: `Bearer ${other.token}`, 'Content-Language': 'en-US' })
        .expect(200);
    const lines: { action: string; count: number }[] = await test.database.manager.query(
      `SELECT action, count(*)::int AS count FROM activity_log WHERE actor_id = $1 GROUP BY action`,
      [other.id],
    );
    expect(id).toBeGreaterThan(0);
    expect(lines.find(({ action }) => action === 'sensitive_read')).toBeUndefined();
    expect(lines).not.toEqual([]);
  });
});
