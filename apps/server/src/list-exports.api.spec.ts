import { createRequire } from 'node:module';
import { isRecord, type Role, STAFF_ROLES } from '@karov/domain';
import ExcelJS from 'exceljs';
import { operationsOf } from './testing/fuzz/api-calls.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const document: unknown = createRequire(import.meta.url)('@karov/api-client/openapi.json');

/** Lists without an export: a help seeker's open requests, which staff read while filing another one. */
const NO_FILES = ['/api/applications'];
const STAFF_LISTS = operationsOf(document).flatMap(({ method, path, parameters, roles }) => {
  const isList =
    method === 'GET' &&
    ['perPage', 'orderBy'].every((name) => parameters.some((parameter) => parameter.name === name));
  const role = STAFF_ROLES.find((one) => roles.includes(one));
  // A list that belongs to one record is tested where that record is created.
  return isList && role && !NO_FILES.includes(path) && !path.includes('{') ? [{ path, role }] : [];
});

describe('lists of staff, exported as files', () => {
  let test: TestApp;
  const staff = new Map<Role, { id: number; token: string }>();
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '10000' });
    for (const role of STAFF_ROLES) staff.set(role, await test.person(role));
  });
  afterAll(() => test.close());

  async function saved(
    path: string,
    role: Role,
    query: Record<string, string> = {},
    language = 'en-US',
  ): Promise<{ file: string; rows: unknown[][] }> {
    const { body, headers } = await test.http
      .get(path)
      .set('Authorization', `Bearer ${staff.get(role)?.token}`)
      .set('Content-Language', language)
      .query({ ...query, export: 'true' })
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200)
      .expect('Content-Type', /spreadsheetml/);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(body);
    const rows: unknown[][] = [];
    workbook.worksheets[0]?.eachRow((row) => rows.push(Array.isArray(row.values) ? row.values.slice(1) : []));
    return { file: /filename="(.+)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? '', rows };
  }

  it('are all found in the document', () => {
    expect(STAFF_LISTS.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/manager/event-approval-requests',
        '/api/admin/event-approval-requests',
        '/api/admin/application-users',
        '/api/admin/dashboard/pending-applications',
        '/api/admin/organizations',
        '/api/admin/categories',
        '/api/notifications',
        '/api/admin/contacts',
        '/api/admin/users',
        '/api/manager/users',
        '/api/admin/vetting',
        '/api/admin/block',
        '/api/admin/assigned-closed-application-users',
        '/api/admin/assigned-rejected-event-requests',
        '/api/admin/events',
        '/api/manager/events',
      ]),
    );
  });

  it.each(STAFF_LISTS)(
    '$path is saved with export=true, and the export is recorded',
    async ({ path, role }) => {
      const filter: Record<string, string> = path.endsWith('/region-permissions')
        ? { user_id: String(staff.get('manager')?.id) }
        : {};
      const { file, rows } = await saved(path, role, filter);
      expect(file).toMatch(/^[a-z-]+\.xlsx$/);
      expect(rows[0]?.length).toBeGreaterThan(2);
      expect(rows[0]?.every((head) => typeof head === 'string' && head !== '')).toBe(true);
      const [entry]: { actor_id: number; new_values: unknown }[] = await test.database.manager.query(
        `SELECT actor_id, new_values FROM activity_log WHERE action = 'exported' ORDER BY id DESC LIMIT 1`,
      );
      expect(entry).toEqual({
        actor_id: staff.get(role)?.id,
        new_values: { list: file, role, filter: { ...filter, search: '' } },
      });
    },
  );

  it('hold every requested row, beyond one page, with phones as people write them, and the log names the people in them', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        test.person('user', { firstName: 'ייצוא', lastName: `מספר ${index}` }),
      ),
    );
    const { rows } = await saved('/api/admin/users', 'super_admin', {
      search: 'ייצוא',
      perPage: '5',
      page: '2',
    });
    expect(rows).toHaveLength(13);
    expect(rows.slice(1).map((row) => row[0])).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
    for (const row of rows.slice(1)) expect(row[2]).toMatch(/^0[\d-]+$/);
    const [entry]: { person_ids: number[] }[] = await test.database.manager.query(
      `SELECT person_ids FROM activity_log WHERE action = 'exported' ORDER BY id DESC LIMIT 1`,
    );
    expect([...(entry?.person_ids ?? [])].sort()).toEqual(people.map(({ id }) => id).sort());
  });

  it('are in Hebrew for Hebrew readers', async () => {
    const { rows } = await saved('/api/admin/categories', 'admin', {}, 'he-IL');
    expect(rows[0]).toContain('שיבוץ אוטומטי');
    expect(rows.flat()).toContain('כן');
    expect(rows.length).toBeGreaterThan(1);
  });

  it('remain lists for callers that ask for no file', async () => {
    const { body } = await test.http
      .get('/api/admin/categories?perPage=2')
      .set('Authorization', `Bearer ${staff.get('admin')?.token}`)
      .expect(200);
    expect(isRecord(body) && Array.isArray(body['data']) ? body['data'].length : null).toBe(2);
  });
});
