import { MERIDIAN_OF_ISRAEL } from '../../platform/database/map.js';
import { prepareDatabase } from '../../platform/database/migrate.js';
import { sqlState } from '../../platform/database/database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ActivityService } from './index.js';

const DENIED = '42501';

describe('the audit log', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    const person = await test.person('user');
    await test.database.transaction((tx) =>
      test.app.get(ActivityService).record(tx, [{ subjectType: 'user', subjectId: person.id, actorId: person.id, action: 'registered' }]),
    );
  });
  afterAll(() => test.close());

  it.each([
    `UPDATE activity_log SET actor_id = NULL`,
    `DELETE FROM activity_log`,
    'TRUNCATE activity_log',
    'DROP TABLE activity_log',
    'ALTER TABLE activity_log ADD forged text',
    `CREATE RULE nothing AS ON INSERT TO activity_log DO INSTEAD NOTHING`,
    'CREATE TABLE elsewhere (id int)',
    'DELETE FROM migrations',
  ])('cannot be changed by the user under whom the application works: %s', async (sql) => {
    expect(await test.database.manager.query(sql).then(() => 'done', sqlState)).toBe(DENIED);
    const [row]: { lines: number }[] = await test.database.manager.query('SELECT count(*)::int AS lines FROM activity_log WHERE actor_id IS NOT NULL');
    expect(row?.lines).toBe(1);
  });

  it('forgets what was typed about somebody who is erased, and of nobody else', async () => {
    const [living, erased] = [await test.person('user'), await test.person('user')];
    const record = (subjectId: number) =>
      test.database.transaction((tx) =>
        test.app.get(ActivityService).record(tx, [{ subjectType: 'user', subjectId, actorId: null, action: 'blocked', note: 'threatened somebody' }]),
      );
    for (const { id } of [living, erased]) await record(id);
    await test.database.manager.query(`UPDATE users SET phone = '' WHERE id = $1`, [erased.id]);
    await test.database.manager.query('SELECT forget_in_activity_log($1)', [erased.id]);
    await expect(test.database.manager.query('SELECT forget_in_activity_log($1)', [living.id])).rejects.toThrow('only who is erased');
    const left: unknown[] = await test.database.manager.query(`SELECT subject_id, action, note FROM activity_log WHERE action = 'blocked' ORDER BY subject_id`);
    expect(left).toEqual([
      { subject_id: living.id, action: 'blocked', note: 'threatened somebody' },
      { subject_id: erased.id, action: 'blocked', note: null },
    ]);
    await test.asOwner(`DELETE FROM activity_log WHERE action = 'blocked'`);
  });

  it('leaves a process without the owner’s password to work on a database that is ready, and tells it when it is not', async () => {
    const settings = { databaseUrl: test.settings['DATABASE_URL'] ?? '', databaseOwnerUrl: null, mapMeridian: MERIDIAN_OF_ISRAEL };
    await expect(prepareDatabase(settings)).resolves.toBeUndefined();
    await test.asOwner('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
    await expect(prepareDatabase(settings)).rejects.toThrow('DATABASE_OWNER_URL');
  });
});
