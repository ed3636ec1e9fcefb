import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('finding requests and events', () => {
  let test: TestApp;
  let world: RequestWorld;
  let request: number;
  let event: number;
  let staff: { id: number; token: string };
  let volunteer: { id: number; token: string };
  beforeAll(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    const seeker = await world.seeker(1);
    await test.database.manager.query(`UPDATE users SET phone = '+972502345678' WHERE id = $1`, [seeker.id]);
    volunteer = await world.volunteer(1);
    staff = await test.person('admin');
    request = await world.ask(seeker);
    event = await world.event(await test.person('manager'), { autoAssign: false });
  });
  afterAll(() => test.close());

  const found = async (
    as: { token: string },
    path: string,
    query: Record<string, string>,
  ): Promise<number[]> => {
    const { body } = await test.http
      .get(`/api${path}`)
      .query(query)
      .set('Authorization', `Bearer ${as.token}`)
      .expect(200);
    return body.data.map(({ id }: { id: number }) => id);
  };
  // the stored text is Hebrew
  const TOWNS = ['תל אביב', 'Tel Aviv', 'tel-aviv', 'תל־אביב', 'tel av'];

  it.each(TOWNS)('the town typed as %s', async (search) => {
    expect(await found(volunteer, '/volunteer/application-open-requests', { search })).toEqual([request]);
    expect(
      await found(volunteer, '/volunteer/application-open-requests', { 'filters[city]': search }),
    ).toEqual([request]);
    expect(await found(staff, '/admin/dashboard/pending-applications', { search })).toEqual([request]);
    expect(await found(staff, '/admin/events', { search })).toEqual([event]);
  });

  it.each(['milk', 'bread mil', 'BREAD'])(
    'words of a request, stored sealed, by the beginnings of its words: %s (rule 236)',
    async (search) => {
      expect(await found(volunteer, '/volunteer/application-open-requests', { search })).toEqual([request]);
      expect(await found(staff, '/admin/dashboard/pending-applications', { search })).toEqual([request]);
    },
  );

  it.each(['ilk', 'milk tea', '?!'])('not by %s', async (search) => {
    expect(await found(volunteer, '/volunteer/application-open-requests', { search })).toEqual([]);
    expect(await found(staff, '/admin/dashboard/pending-applications', { search })).toEqual([]);
  });

  it('another town finds nothing', async () => {
    expect(await found(volunteer, '/volunteer/application-open-requests', { search: 'Eilat' })).toEqual([]);
    expect(
      await found(volunteer, '/volunteer/application-open-requests', { 'filters[city]': 'Eilat' }),
    ).toEqual([]);
    expect(await found(staff, '/admin/events', { 'filters[city]': 'Eilat' })).toEqual([]);
  });

  it.each(['050-234-5678', '+972 50 234 5678', '0502345678', '050-234', '5678'])(
    'the phone typed as %s',
    async (search) => {
      expect(await found(staff, '/admin/dashboard/pending-applications', { search })).toEqual([request]);
    },
  );

  it.each(['050-234-5679', '052'])('not by %s', async (search) => {
    expect(await found(staff, '/admin/dashboard/pending-applications', { search })).toEqual([]);
  });

  it.each(['050-234-5678', '+972 50 234 5678', '0502345678', '050-234', '5678'])(
    'a message to the phone typed as %s',
    async (search) => {
      const { body } = await test.http
        .get('/api/notifications')
        .query({ search })
        .set('Authorization', `Bearer ${staff.token}`)
        .expect(200);
      expect(new Set(body.data.map(({ send_to: phone }: { send_to: string }) => phone))).toEqual(
        new Set(['+972502345678']),
      );
    },
  );

  it('a request in the basket, by its town in any spelling', async () => {
    const keeper = await world.volunteer(1);
    const kept = await world.ask(await world.seeker(1));
    await world.accept(keeper, kept);
    const hold = await world.hold(keeper, kept);
    for (const town of TOWNS) {
      for (const field of ['search', 'filters[city]']) {
        expect([field, town, await found(keeper, '/volunteer/application-users', { [field]: town })]).toEqual(
          [field, town, [hold]],
        );
      }
    }
    expect(await found(keeper, '/volunteer/application-users', { search: 'Eilat' })).toEqual([]);
    expect(await found(keeper, '/volunteer/application-users', { 'filters[city]': 'Eilat' })).toEqual([]);
  });
});
