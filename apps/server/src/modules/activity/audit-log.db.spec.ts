import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { sqlState } from '../../platform/database/database.js';
import { MERIDIAN_OF_ISRAEL } from '../../platform/database/map.js';
import { prepareDatabase } from '../../platform/database/migrate.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ActivityService } from './index.js';

const DENIED = '42501';

describe('the audit log', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    const person = await test.person('user');
    await test.database.transaction(() =>
      test.app
        .get(ActivityService)
        .record([{ subjectType: 'user', subjectId: person.id, actorId: person.id, action: 'registered' }]),
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
  ])('cannot be changed by the database user of the application: %s', async (sql) => {
    expect(await test.database.manager.query(sql).then(() => 'done', sqlState)).toBe(DENIED);
    const [row]: { lines: number }[] = await test.database.manager.query(
      'SELECT count(*)::int AS lines FROM activity_log WHERE actor_id IS NOT NULL',
    );
    expect(row?.lines).toBe(1);
  });

  it('removes what was typed about an erased person, and about nobody else', async () => {
    const [living, erased] = [await test.person('user'), await test.person('user')];
    const record = (subjectId: number) =>
      test.database.transaction(() =>
        test.app
          .get(ActivityService)
          .record([
            { subjectType: 'user', subjectId, actorId: null, action: 'blocked', note: 'threatened somebody' },
          ]),
      );
    for (const { id } of [living, erased]) await record(id);
    await test.database.manager.query(`UPDATE users SET phone = '' WHERE id = $1`, [erased.id]);
    await test.database.manager.query('SELECT forget_in_activity_log($1)', [erased.id]);
    await expect(
      test.database.manager.query('SELECT forget_in_activity_log($1)', [living.id]),
    ).rejects.toThrow('only who is erased');
    const noteOf = async (id: number) =>
      (await test.app.get(ActivityService).history('user', id)).map(({ action, note }) => ({ action, note }));
    expect(await noteOf(living.id)).toEqual([{ action: 'blocked', note: 'threatened somebody' }]);
    expect(await noteOf(erased.id)).toEqual([{ action: 'blocked', note: null }]);
    await test.asOwner(`DELETE FROM activity_log WHERE action = 'blocked'`);
  });

  it('keeps notes sealed: seals older plain ones in turn, by the only update allowed besides forgetting, which adds no note to a line without one', async () => {
    const lines: { id: number }[] = await test.database.manager.query(
      `INSERT INTO activity_log (subject_type, subject_id, action, note, created_at) VALUES ('user', 7, 'unblocked', 'ביקש סליחה', now()), ('user', 7, 'seen', NULL, now()) RETURNING id`,
    );
    await test.app.get(SealedTexts).sweep();
    const [noted]: { note: string | null; sealed: Buffer }[] = await test.database.manager.query(
      `SELECT note, note_sealed AS sealed FROM activity_log WHERE action = 'unblocked'`,
    );
    expect([noted?.note, noted?.sealed.includes('סליחה')]).toEqual([null, false]);
    await test.database.manager.query('SELECT seal_in_activity_log($1::int[], $2::bytea[])', [
      lines.map(({ id }) => id),
      [null, noted?.sealed],
    ]);
    const notes = async () =>
      (await test.app.get(ActivityService).history('user', 7)).map(({ note }) => note);
    expect(await notes()).toEqual(['ביקש סליחה', null]);
    // the log's key can neither overwrite an existing note, nor store anything but a sealed note of the same
    // length
    const sealed = test.app.get(SealedTexts);
    const anew = (note: Buffer | null) =>
      test.database.manager.query('SELECT seal_in_activity_log($1::int[], $2::bytea[])', [
        [lines[0]?.id],
        [note],
      ]);
    const longer = Buffer.concat([Buffer.from([2, 9, 9, 9, 9]), Buffer.alloc(90)]);
    for (const forged of [sealed.seal('ביקשה אמא!'), longer, Buffer.from('in plain')]) await anew(forged);
    expect(await notes()).toEqual(['ביקש סליחה', null]);
  });

  it.each(['seal_in_activity_log(integer[], bytea[])', 'forget_in_activity_log(integer)'])(
    'is changed only by the application: %s',
    async (name) => {
      const [row]: { all: boolean; own: boolean }[] = await test.database.manager.query(
        `SELECT EXISTS (SELECT 1 FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a WHERE a.grantee = 0) AS all,
         has_function_privilege(p.oid, 'EXECUTE') AS own FROM pg_proc p WHERE p.oid = $1::regprocedure`,
        [name],
      );
      expect(row).toEqual({ all: false, own: true });
    },
  );

  it('lets a process without the owner’s password work on a database that is ready, and says so when it is not', async () => {
    const settings = {
      databaseUrl: test.settings['DATABASE_URL'] ?? '',
      databaseOwnerUrl: null,
      mapMeridian: MERIDIAN_OF_ISRAEL,
    };
    await expect(prepareDatabase(settings)).resolves.toBeUndefined();
    await test.asOwner('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
    await expect(prepareDatabase(settings)).rejects.toThrow('DATABASE_OWNER_URL');
  });
});
