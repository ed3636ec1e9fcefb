import { addressToWire } from '@karov/domain';
import ExcelJS from 'exceljs';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const HAIFA = {
  text: 'הרצל 10, ישראל, חיפה, חיפה',
  street: '',
  city: '',
  state: '',
  country: '',
  lat: 32.81,
  lon: 34.99,
};

describe('lists of events and their export', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: { id: number; token: string };
  let admin: { id: number; token: string };
  let events: number[];

  beforeAll(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    [manager, admin] = [
      await test.person('manager', { firstName: 'רות', lastName: 'ארז' }),
      await test.person('admin'),
    ];
    const other = await test.person('manager');
    events = [
      await world.event(manager, { radius: 2 }),
      await world.event(manager, { radius: 7 }),
      await world.event(other, { radius: 4 }),
    ];
    const change = (id: number, form: object) =>
      test.http.put(`/api/admin/events/${id}`).set(as(admin)).send(form).expect(200);
    await change(events[1] ?? 0, {
      address: addressToWire(HAIFA),
      system_note: '=HYPERLINK("http://evil.example")',
      description: 'שריפה ביער',
    });
    await change(events[2] ?? 0, { status: false });
  });
  afterAll(() => test.close());

  const as = (person: { token: string }) => ({
    Authorization: `Bearer ${person.token}`,
    'Content-Language': 'en-US',
  });
  const list = (person: { token: string }, query: Record<string, string>) =>
    test.http
      .get(`/api/${person === admin ? 'admin' : 'manager'}/events`)
      .set(as(person))
      .query(query);
  const ids = async (person: { token: string }, query: Record<string, string>): Promise<number[]> => {
    const { body } = await list(person, query).expect(200);
    return (Array.isArray(body) ? body : body.data).map((row: { id: number }) => row.id);
  };

  it('follow our own dialect: pages, order and total', async () => {
    const [first, second, third] = events;
    expect(
      (await list(admin, { page: '2', perPage: '2', orderBy: 'radius', order: 'asc' }).expect(200)).body,
    ).toMatchObject({
      data: [{ id: second, radius: 7 }],
      meta: { total: 3, page: 2, perPage: 2 },
    });
    expect(await ids(admin, { orderBy: 'radius', order: 'desc' })).toEqual([second, third, first]);
  });

  it('follow simple-rest: a bare array and its range', async () => {
    const [first, second, third] = events;
    const answer = await list(admin, { sort: '["radius","ASC"]', range: '[1,2]', filter: '{}' }).expect(200);
    expect(answer.headers['content-range']).toBe('events 1-2/3');
    expect(answer.body.map((row: { id: number }) => row.id)).toEqual([third, second]);
    expect(await ids(admin, { sort: '["id","DESC"]', range: '[0,0]', filter: '{}' })).toEqual([third]);
    expect(await ids(admin, { sort: '["id","ASC"]', range: '[0,9]', filter: '{"status":true}' })).toEqual([
      first,
      second,
    ]);
  });

  it('filter by region, state and manager, and search in the text', async () => {
    const [first, second, third] = events;
    expect(await ids(admin, { filters: '{"state":"haifa"}' })).toEqual([second]);
    expect(
      await ids(admin, { filters: '{"state":["haifa","tel_aviv"]}', orderBy: 'id', order: 'asc' }),
    ).toEqual([first, second, third]);
    expect(await ids(admin, { filters: '{"status":"false"}' })).toEqual([third]);
    expect(
      await ids(admin, { filters: `{"manager_id":${manager.id}}`, orderBy: 'id', order: 'asc' }),
    ).toEqual([first, second]);
    expect(await ids(admin, { search: 'יער' })).toEqual([second]);
    expect(await ids(admin, { search: 'רות', orderBy: 'id', order: 'asc' })).toEqual([first, second]);
    expect(await ids(admin, { search: '%' })).toEqual([]);
  });

  it('refuse a filter that they do not know, also for the file, instead of showing everything', async () => {
    const { body } = await list(admin, { filters: '{"region":"haifa"}' }).expect(422);
    expect(body.errors).toEqual({ 'filters.region': [expect.any(String)] });
    await test.http
      .get('/api/admin/export-events')
      .set(as(admin))
      .query({ filters: '{"region":"haifa"}' })
      .expect(422);
  });

  it('show a manager only their own events', async () => {
    expect((await list(manager, { orderBy: 'id', order: 'asc' }).expect(200)).body).toMatchObject({
      data: [{ id: events[0] }, { id: events[1] }],
      meta: { total: 2 },
    });
    await test.http.get(`/api/manager/events/${events[2]}`).set(as(manager)).expect(404);
  });

  it('report what is wrong with a query that cannot be read', async () => {
    expect((await list(admin, { page: 'x' }).expect(422)).body.errors).toHaveProperty('page');
    expect((await list(admin, { range: '{', sort: '[]' }).expect(422)).body.errors).toHaveProperty('range');
  });

  it('export the rows that the caller sees as the sheet Events, with formulas made harmless', async () => {
    const rows = await exported(manager);
    expect(rows[0]).toContain('Radius (km)');
    expect(
      rows
        .slice(1)
        .map((row) => row[0])
        .sort(),
    ).toEqual([events[0], events[1]].sort());
    expect(rows.flat()).toContain(`'=HYPERLINK("http://evil.example")`);
    expect(await exported(admin)).toHaveLength(4);
    const [entry]: { new_values: unknown }[] = await test.database.manager.query(
      `SELECT new_values FROM activity_log WHERE action = 'exported' AND actor_id = $1`,
      [manager.id],
    );
    expect(entry?.new_values).toEqual({ list: 'events.xlsx', role: 'manager', filter: { search: '' } });
  });

  it('export in Hebrew in words, without coordinates, and find a town in any spelling', async () => {
    const [first, second, third] = events;
    const [heads = [], ...rows] = await exported(admin, { locale: 'he-IL', title: 'Events' });
    const text = JSON.stringify(rows);
    expect(text).toContain('"במקום"');
    expect(text).not.toMatch(/physical|phone|true|false|\d\d\.\d\d/);
    expect(heads.join('')).not.toMatch(/[a-z]/i);
    expect(rows.map(([id]) => id).sort()).toEqual([first, second, third].sort());
    for (const search of ['Tel Aviv', 'tel-aviv', 'תל־אביב'])
      expect(
        (await exported(admin, { search }))
          .slice(1)
          .map(([id]) => id)
          .sort(),
      ).toEqual([first, third].sort());
    expect((await exported(admin, { search: 'haifa' })).slice(1).map(([id]) => id)).toEqual([second]);
  });

  async function exported(
    person: { token: string },
    { locale = 'en-US', title = 'Events', search = '' } = {},
  ): Promise<unknown[][]> {
    const { body, headers } = await test.http
      .get(`/api/${person === admin ? 'admin' : 'manager'}/export-events`)
      .set({ ...as(person), 'Content-Language': locale })
      .query({ search })
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    expect(headers['content-disposition']).toContain('events.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(body);
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([title]);
    const rows: unknown[][] = [];
    workbook.worksheets[0]?.eachRow((row) => rows.push(Array.isArray(row.values) ? row.values.slice(1) : []));
    return rows;
  }
});
