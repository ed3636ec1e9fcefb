import 'reflect-metadata';
import { createTestDatabase, type TestDatabase } from '@karov/testing';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

describe('the migrations', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource(dataSourceOptions(database.ownerUrl, 2)).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('make exactly the tables that the entities describe', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map((query) => query.query)).toEqual([]);
  });

  /** Takes back a migration and all that came after it. */
  async function undo(migration: string): Promise<void> {
    const later = source.migrations.length - source.migrations.findIndex(({ name }) => name === migration);
    for (let left = later; left > 0; left--) await source.undoLastMigration();
  }

  it('keep who holds what when older data comes to the one table of assignments', async () => {
    const at = `'2026-03-01T08:00:00Z'`;
    await undo('Assignments1700000000067');
    await source.query(`
      SET session_replication_role = replica;
      INSERT INTO users (id, full_name, phone) OVERRIDING SYSTEM VALUE SELECT n, 'v', n::text FROM generate_series(1, 6) n;
      INSERT INTO applications (id, category_id, type, user_id, created_by, status, description, due_at, help_type, volunteer_id, created_at, updated_at) OVERRIDING SYSTEM VALUE
      VALUES (7, 1, 1, 1, 1, 'in treatment', '', '2026-03-02T10:00:00Z', 'physical', 2, ${at}, ${at});
      INSERT INTO application_assignments (id, application_id, volunteer_id, is_approved, ended, created_at, updated_at) OVERRIDING SYSTEM VALUE
      VALUES (70, 7, 2, 1, NULL, ${at}, ${at}), (71, 7, 3, 2, 'declined', ${at}, ${at});
      INSERT INTO events (id, event_list_id, radius, address_text, lat, lon, manager_id, created_by, type_of_help_required, created_at, updated_at) OVERRIDING SYSTEM VALUE
      SELECT 1, min(id), 5, '', 32, 35, 6, 6, 'physical', ${at}, ${at} FROM options WHERE list = 'event_types';
      INSERT INTO event_user_requests (id, event_id, user_id, status, respond, is_approved, volunteer_id, volunteer_request_id, progress, created_at, updated_at) OVERRIDING SYSTEM VALUE
      VALUES (7, 1, 1, 'assigned', 1, 1, 4, 40, 'on_way', ${at}, ${at}), (8, 1, 3, 'completed', 1, 1, 5, 50, NULL, ${at}, ${at});
      INSERT INTO engagements (volunteer_id, need_type, need_id, started_at, ended_at, is_completed)
      VALUES (2, 'application', 7, ${at}, NULL, false), (4, 'event_user_request', 7, ${at}, NULL, false), (5, 'event_user_request', 8, ${at}, ${at}, true);
      SET session_replication_role = DEFAULT`);
    const held = async (): Promise<unknown> =>
      source.query('SELECT id, status, volunteer_id, volunteer_request_id, is_approved, progress FROM event_requests ORDER BY id');
    await source.runMigrations();
    const events = [
      { id: 7, status: 'assigned', volunteer_id: 4, volunteer_request_id: 40, is_approved: 1, progress: 'on_way' },
      { id: 8, status: 'completed', volunteer_id: 5, volunteer_request_id: 50, is_approved: 1, progress: null },
    ];
    expect(await held()).toEqual(events);
    expect(
      await source.query(
        `SELECT w.volunteer_id, n.event_id, lower(w.span) = '2026-03-02T09:00:00Z' AS is_ride, n.status FROM at_work w JOIN needs n ON n.id = w.need_id ORDER BY 1`,
      ),
    ).toEqual([
      { volunteer_id: 2, event_id: null, is_ride: true, status: 'in treatment' },
      { volunteer_id: 4, event_id: 1, is_ride: false, status: 'in treatment' },
    ]);
    expect(await source.query('SELECT id, ended FROM assignments WHERE need_id = 7 ORDER BY id')).toEqual([
      { id: 70, ended: null },
      { id: 71, ended: 'declined' },
    ]);
    await undo('Assignments1700000000067');
    expect(await source.query('SELECT volunteer_id, is_completed FROM engagements WHERE ended_at IS NULL OR is_completed ORDER BY 1')).toEqual([
      { volunteer_id: 2, is_completed: false },
      { volunteer_id: 4, is_completed: false },
      { volunteer_id: 5, is_completed: true },
    ]);
    await source.runMigrations();
    expect(await held()).toEqual(events);
    await source.query(
      'SET session_replication_role = replica; DELETE FROM assignments; DELETE FROM needs; DELETE FROM event_user_requests; DELETE FROM events; DELETE FROM users; SET session_replication_role = DEFAULT',
    );
  });

  describe('of the word for old age', () => {
    const nameOfAge = async (): Promise<unknown> => source.query(`SELECT label_he, label_en FROM options WHERE list = 'disabilities' AND key = 'age'`);
    const undoRenaming = (): Promise<void> => undo('OneWordEach1700000000055');
    const KIND = [{ label_he: 'גיל מבוגר', label_en: 'Old age' }];

    it('name it kindly in a fresh database', async () => {
      expect(await nameOfAge()).toEqual(KIND);
    });

    it('rename it in older data', async () => {
      await undoRenaming();
      expect(await nameOfAge()).toEqual([{ label_he: 'זקנה', label_en: 'Old age' }]);
      await source.runMigrations();
      expect(await nameOfAge()).toEqual(KIND);
    });

    it('leave it where somebody has named it themselves', async () => {
      await undoRenaming();
      await source.query(`UPDATE options SET label_he = 'הגיל השלישי' WHERE list = 'disabilities' AND key = 'age'`);
      await source.runMigrations();
      expect(await nameOfAge()).toEqual([{ label_he: 'הגיל השלישי', label_en: 'Old age' }]);
    });
  });

  it('can be undone and run again', async () => {
    const options = async (): Promise<unknown> => source.query('SELECT list, key FROM options ORDER BY list, key');
    const before = await options();
    for (let left = source.migrations.length; left > 0; left--) await source.undoLastMigration();
    await source.runMigrations();
    expect(await options()).toEqual(before);
  });
});
