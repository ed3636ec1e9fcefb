import ExcelJS from 'exceljs';
import { CENTRE, EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

type Somebody = { id: number; token: string };

describe('rule 170: the list of an event for people who go from door to door', () => {
  let test: TestApp;
  let world: EventWorld;
  let manager: Somebody;
  beforeAll(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    manager = await test.person('manager');
  });
  afterAll(() => test.close());

  const livesAt = (street: string, city: string, firstName: string): Promise<Somebody> =>
    test.person('user', {
      firstName,
      lastName: 'לוי',
      address: {
        text: `${street}, ישראל, תל אביב, ${city}`,
        street,
        city,
        state: 'tel_aviv',
        country: 'ישראל',
        ...CENTRE,
      },
    });
  const call = (event: number, who: Somebody, area = 'manager') =>
    test.http
      .get(`/api/${area}/events/${event}/export-doors`)
      .set('Authorization', `Bearer ${who.token}`)
      .set('Content-Language', 'en-US');

  async function saved(event: number, who: Somebody): Promise<unknown[][]> {
    const { body } = await call(event, who)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200)
      .expect('Content-Type', /spreadsheetml/)
      .expect('Content-Disposition', /door-list\.xlsx/);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(body);
    const rows: unknown[][] = [];
    workbook.worksheets[0]?.eachRow((row) => rows.push(Array.isArray(row.values) ? row.values.slice(1) : []));
    return rows;
  }

  /** Creates an event with four people who need help, one who does not, and one who has not answered. */
  async function aStreet() {
    const needing = [
      await livesAt('הרצל 12', 'רמת גן', 'אבי'),
      await livesAt('הגפן 30', 'רמת גן', 'בתיה'),
      await livesAt('הגפן 4', 'רמת גן', 'גדי'),
      await livesAt('ויצמן 9', 'גבעתיים', 'דליה'),
    ];
    const [fine, silent] = [
      await livesAt('הגפן 1', 'רמת גן', 'הדס'),
      await livesAt('הגפן 2', 'רמת גן', 'ורד'),
    ];
    const event = await world.event(manager, { autoAssign: false });
    for (const { id } of needing) await world.answerUser(event, id, true);
    await world.answerUser(event, fine.id, false);
    return { event, needing, fine, silent };
  }

  it('lists, in walking order, only people who need help, with what matters, and records who took it', async () => {
    const { event, needing, silent } = await aStreet();
    const [avi, batya, gadi, dalia] = needing;
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(gadi?.id ?? 0, {
        answers: {
          evacuation_equipment: ['oxygen'],
          housing_type: 'apartment',
          floor_number: '4',
          elevator: 'none',
        },
        disabilities: { ids: [], other: '' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );
    await test.database.manager.query(`UPDATE users SET contact_note = 'call the landline' WHERE id = $1`, [
      gadi?.id,
    ]);
    const [heads, ...rows] = await saved(event, manager);
    expect(heads?.slice(0, 5)).toEqual(['Town', 'Street', 'House no.', 'Floor', 'Name']);
    expect(rows.map((row) => [row[0], row[1], row[2], row[4]])).toEqual([
      ['גבעתיים', 'ויצמן', '9', 'דליה לוי'],
      ['רמת גן', 'הגפן', '4', 'גדי לוי'],
      ['רמת גן', 'הגפן', '30', 'בתיה לוי'],
      ['רמת גן', 'הרצל', '12', 'אבי לוי'],
    ]);
    expect(rows[1]?.slice(3, 9)).toEqual([
      4,
      'גדי לוי',
      expect.stringMatching(/^0[\d-]+$/),
      'call the landline',
      'Oxygen, No elevator',
      'Needs help',
    ]);
    const [entry]: { actor_id: number; new_values: unknown; person_ids: number[] }[] =
      await test.database.manager.query(
        `SELECT actor_id, new_values, person_ids FROM activity_log WHERE action = 'exported' ORDER BY id DESC LIMIT 1`,
      );
    expect(entry).toEqual({
      actor_id: manager.id,
      new_values: { list: 'door-list.xlsx', role: 'manager', filter: { event_id: event } },
      person_ids: [dalia, gadi, batya, avi].map((person) => person?.id),
    });
    const reads = async (person: Somebody): Promise<string[]> =>
      (
        await test.http
          .get('/api/auth/privacy')
          .set('Authorization', `Bearer ${person.token}`)
          .set('Content-Language', 'en-US')
          .expect(200)
      ).body.data.reads.map(({ what }: { what: string }) => what);
    if (gadi)
      expect(await reads(gadi)).toEqual(
        expect.arrayContaining(['Disability and health details', 'Name and details, in a downloaded file']),
      );
    expect(await reads(silent)).not.toContain('Name and details, in a downloaded file');
  });

  it('names nobody of another region who has not answered (rule 79)', async () => {
    const { event } = await aStreet();
    await test.database.manager.query('DELETE FROM region_permissions WHERE user_id = $1', [manager.id]);
    const rows = await saved(event, manager);
    expect(rows).toHaveLength(5);
    expect(rows.flat().join(' ')).not.toContain('ורד');
  });

  it('does not exist for the manager of another event, or for anybody but staff', async () => {
    const { event, fine } = await aStreet();
    const other = await test.person('manager');
    await world.event(other, { autoAssign: false });
    await call(event, other).expect(404);
    await call(event, await test.person('admin'), 'admin').expect(200);
    await call(event, fine).expect(403);
  });
});
