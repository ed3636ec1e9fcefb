import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../bootstrap.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ending } from '../clock/ending.js';
import { readConfig } from '../config/config.js';
import { versionOf } from '../config/version.js';
import { Database } from '../database/database.js';
import { hasWords } from '../lists/list-sql.js';
import { Log } from '../logging/log.js';
import { KeyRotation } from './key-rotation.js';
import { keptText, SealedTexts } from './sealed-texts.js';
import { StuckRows } from './stuck-rows.js';

const NEW_KEY = 'another-data-key-for-tests-0123456789abcdef';

interface Need {
  kept: Buffer | null;
  notes: Buffer | null;
  plain: string;
  plainNotes: string | null;
}

let test: TestApp;
const opened: NestExpressApplication[] = [];
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await test.close();
});

const withKeys = async (keys: Record<string, string>): Promise<NestExpressApplication> => {
  const app = await createApp(readConfig({ ...test.settings, ...keys }));
  await app.init();
  opened.push(app);
  return app;
};

/** Writes needs in the way an earlier version did. */
async function writeBefore(
  count: number,
  description: string,
  notes: string | null = null,
): Promise<number[]> {
  const { id } = await test.person('user');
  const rows: { id: number }[] = await test.database.manager.query(
    `INSERT INTO needs (category_id, type, user_id, created_by, description, system_notes, help_type, created_at, updated_at, status)
     SELECT 1, 1, $1, $1, $2, $3, 'physical', now(), now(), 'closed' FROM generate_series(1, $4) RETURNING id`,
    [id, description, notes, count],
  );
  return rows.map((row) => row.id);
}

const read = (ids: readonly number[]): Promise<Need[]> =>
  test.database.manager.query(
    `SELECT ${keptText('n.description')} AS kept, ${keptText('n.system_notes')} AS notes, n.description AS plain, n.system_notes AS "plainNotes" FROM needs n WHERE id = ANY($1) ORDER BY id`,
    [ids],
  );

async function found(app: { get: TestApp['app']['get'] }, search: string): Promise<number[]> {
  const sought = app.get(SealedTexts).sought(search);
  const rows: { id: number }[] = await app
    .get(Database)
    .manager.query(
      `SELECT id FROM needs n WHERE ${hasWords('n.description_words', sought, (index) => `$${index + 1}`)} ORDER BY id`,
      sought,
    );
  return rows.map(({ id }) => id);
}

it('reads plain text unchanged, even when it begins with an invisible character', async () => {
  const sealed = test.app.get(SealedTexts);
  const ids = await writeBefore(1, '\u0002ביצים', '\u0001לחם');
  const opened = async () =>
    (await read(ids)).map(({ kept, notes }) => [sealed.open(kept), sealed.open(notes)]);
  expect(await opened()).toEqual([['\u0002ביצים', '\u0001לחם']]);
  await sealed.sweep();
  expect(await opened()).toEqual([['\u0002ביצים', '\u0001לחם']]);
});

describe('what an earlier version wrote in plain text', () => {
  it('is read where it is, and sealed in its turn, row by row, so that nothing of it remains in plain text', async () => {
    const sealed = test.app.get(SealedTexts);
    const ids = await writeBefore(450, 'אינסולין לסבתא', 'לא היינו בבית');
    const bare = await writeBefore(1, '');
    const before = await read(ids);
    expect(
      new Set(before.map(({ kept, notes }) => `${sealed.open(kept)} ${sealed.openOrNull(notes)}`)),
    ).toEqual(new Set(['אינסולין לסבתא לא היינו בבית']));

    await sealed.sweep();
    const after = await read(ids);
    expect(
      new Set(after.map(({ kept, notes }) => `${sealed.open(kept)} ${sealed.openOrNull(notes)}`)),
    ).toEqual(new Set(['אינסולין לסבתא לא היינו בבית']));
    expect(new Set(after.map(({ plain, plainNotes }) => `${plain}|${plainNotes}`))).toEqual(
      new Set(['|null']),
    );
    expect(after.some(({ kept }) => kept?.includes('אינסולין'))).toBe(false);
    expect(await found(test.app, 'סבתא אינסולין')).toEqual(ids);
    expect(
      (await read(bare)).map(({ kept, notes }) => [sealed.open(kept), sealed.openOrNull(notes)]),
    ).toEqual([['', null]]);
  });

  it('replaces what was sealed, since an earlier version that still runs wrote it later', async () => {
    const sealed = test.app.get(SealedTexts);
    const ids = await writeBefore(1, 'חלב', 'ראשון');
    await sealed.sweep();
    await test.database.manager.query(`UPDATE needs SET system_notes = 'שני' WHERE id = $1`, ids);
    await sealed.sweep();
    expect(
      (await read(ids)).map(({ kept, notes, plainNotes }) => [
        sealed.open(kept),
        sealed.open(notes),
        plainNotes,
      ]),
    ).toEqual([['חלב', 'שני', null]]);
    expect(await found(test.app, 'חלב')).toEqual(ids);
  });
});

describe('the turn of what waits to be sealed', () => {
  it('takes long texts by their bytes, and lets others have the thread between two of them', async () => {
    const sealed = test.app.get(SealedTexts);
    const ids = await writeBefore(40, 'אינסולין לסבתא בבוקר '.repeat(200));
    const begun = jest.spyOn(test.app.get(Database), 'transaction');
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await sealed.sweep();
    isOver = true;
    expect([begun.mock.calls.length > sealed.registered.length + 3, turns >= 40]).toEqual([true, true]);
    begun.mockRestore();
    expect((await read(ids)).every(({ plain }) => plain === '')).toBe(true);
    await test.database.manager.query('DELETE FROM needs WHERE id = ANY($1)', [ids]);
  });

  it('skips a row that cannot be sealed, reports it by its id once, and comes back to it', async () => {
    const [sealed, stuck] = [test.app.get(SealedTexts), test.app.get(StuckRows)];
    const logged = jest.spyOn(test.app.get(Log), 'error').mockReturnValue();
    const ids = await writeBefore(7, 'חלב');
    const bad = ids[3] ?? 0;
    await test.asOwner(
      `ALTER TABLE needs ADD CONSTRAINT spec_fails CHECK (id <> ${bad} OR description_sealed IS NULL) NOT VALID`,
    );
    await sealed.sweep();
    await sealed.sweep();
    expect((await read(ids)).map(({ plain }) => plain)).toEqual(['', '', '', 'חלב', '', '', '']);
    expect(logged.mock.calls.map(([text, , fields]) => [text, fields])).toEqual([
      ['a row was not sealed', { table: 'needs', id: bad }],
    ]);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('חלב');
    expect([stuck.count, (await test.http.get('/api/health').expect(200)).body]).toEqual([
      1,
      { state: 'up', database: 'up', queue: 'up', work: 'up', version: versionOf(), stuck_rows: 1 },
    ]);
    await test.asOwner('ALTER TABLE needs DROP CONSTRAINT spec_fails');
    await sealed.sweep();
    expect((await read(ids)).map(({ plain }) => plain)).toEqual(ids.map(() => ''));
    expect([stuck.count, (await test.http.get('/api/health').expect(200)).body]).toEqual([
      0,
      { state: 'up', database: 'up', queue: 'up', work: 'up', version: versionOf() },
    ]);
    logged.mockRestore();
    await test.database.manager.query('DELETE FROM needs WHERE id = ANY($1)', [ids]);
  });

  it('is no longer stuck once it is resolved another way, as by being erased or rewritten', async () => {
    const [sealed, stuck] = [test.app.get(SealedTexts), test.app.get(StuckRows)];
    const logged = jest.spyOn(test.app.get(Log), 'error').mockReturnValue();
    const [erased = 0, anew = 0, left = 0] = await writeBefore(3, 'חלב');
    await test.asOwner(
      `ALTER TABLE needs ADD CONSTRAINT spec_fails CHECK (id NOT IN (${erased}, ${anew}, ${left}) OR description_sealed IS NULL) NOT VALID`,
    );
    await sealed.sweep();
    expect(stuck.count).toBe(3);
    await test.database.manager.query('DELETE FROM needs WHERE id = $1', [erased]);
    await test.database.manager.query(`UPDATE needs SET description = '' WHERE id = $1`, [anew]);
    await sealed.sweep();
    expect([stuck.count, logged.mock.calls.length]).toEqual([1, 3]);
    await test.asOwner('ALTER TABLE needs DROP CONSTRAINT spec_fails');
    await test.database.manager.query('DELETE FROM needs WHERE id = ANY($1)', [[anew, left]]);
    await sealed.sweep();
    expect(stuck.count).toBe(0);
    logged.mockRestore();
  });

  it('of a table in which every row fails goes on behind them the next time, and the other tables have theirs', async () => {
    const sealed = test.app.get(SealedTexts);
    const logged = jest.spyOn(test.app.get(Log), 'error').mockReturnValue();
    const ids = await writeBefore(1, 'חלב');
    const lines: { id: number }[] = await test.database.manager.query(
      `INSERT INTO activity_log (subject_type, subject_id, action, note, created_at) SELECT 'user', 8, 'blocked', 'איים', now() FROM generate_series(1, 130) RETURNING id`,
    );
    const isFirst =
      sealed.registered.findIndex(({ table }) => table === 'activity_log') <
      sealed.registered.findIndex(({ table }) => table === 'needs');
    const broken = lines[104]?.id ?? 0;
    await test.asOwner(
      `ALTER TABLE activity_log ADD CONSTRAINT spec_fails CHECK (note_sealed IS NULL OR id > ${broken}) NOT VALID`,
    );
    const left = async () =>
      (
        await test.database.manager.query(
          'SELECT id FROM activity_log WHERE subject_id = 8 AND note IS NOT NULL',
        )
      ).length;
    await sealed.sweep();
    expect([isFirst, (await read(ids)).map(({ plain }) => plain), await left()]).toEqual([true, [''], 130]);
    await sealed.sweep();
    expect([await left(), test.app.get(StuckRows).count]).toEqual([105, 105]);
    expect(logged.mock.calls.map(([, , fields]) => fields)).toEqual(
      lines.slice(0, 20).map(({ id }) => ({ table: 'activity_log', id })),
    );
    await test.asOwner('ALTER TABLE activity_log DROP CONSTRAINT spec_fails');
    await sealed.sweep();
    expect([await left(), test.app.get(StuckRows).count]).toEqual([0, 0]);
    logged.mockRestore();
    await test.database.manager.query('DELETE FROM needs WHERE id = ANY($1)', [ids]);
    await test.asOwner('DELETE FROM activity_log WHERE subject_id = 8');
  });

  it('stops between two rows when the process is asked to end, keeps what it did, and goes on from there', async () => {
    const sealed = test.app.get(SealedTexts);
    const ids = await writeBefore(30, 'אינסולין לסבתא');
    let asked = 0;
    const ending = jest
      .spyOn(test.app.get(Ending), 'isNear', 'get')
      .mockImplementation(() => ++asked > 12 + 2 * sealed.registered.length);
    await sealed.sweep();
    const done = (await read(ids)).filter(({ plain }) => plain === '').length;
    expect([done > 0, done < ids.length]).toEqual([true, true]);
    ending.mockRestore();
    await sealed.sweep();
    expect((await read(ids)).every(({ plain }) => plain === '')).toBe(true);
    await test.database.manager.query('DELETE FROM needs WHERE id = ANY($1)', [ids]);
  });
});

describe('a text that cannot be decrypted', () => {
  const LOST = Buffer.concat([Buffer.from([2, 1, 2, 3, 4]), Buffer.alloc(60, 7)]);

  it('is reported as such beside all others, is logged once, and is overwritten by nothing', async () => {
    const sealed = test.app.get(SealedTexts);
    const ids = await writeBefore(2, 'סוכרת', 'נייד של זלמנה');
    await sealed.sweep();
    await test.database.manager.query('UPDATE needs SET description_sealed = $2 WHERE id = $1', [
      ids[0],
      LOST,
    ]);
    const logged = jest.spyOn(test.app.get(Log), 'error').mockReturnValue();
    const opened = async () =>
      (await read(ids)).map(({ kept, notes }) => [sealed.open(kept), sealed.open(notes)]);
    expect(await opened()).toEqual([
      ['[אי אפשר לקרוא]', 'נייד של זלמנה'],
      ['סוכרת', 'נייד של זלמנה'],
    ]);
    await test.database.transaction(() =>
      sealed.rewrite('needs', { condition: 'id = ANY($1)', values: [ids] }, (text) =>
        text.replace(/זלמנה|סוכרת/, '…'),
      ),
    );
    expect(await opened()).toEqual([
      ['[אי אפשר לקרוא]', 'נייד של …'],
      ['…', 'נייד של …'],
    ]);
    expect((await read(ids))[0]?.kept).toEqual(LOST);
    expect(logged.mock.calls.map(([, , fields]) => fields)).toEqual([{ key: '01020304' }]);
    logged.mockRestore();
    expect((await test.app.get(KeyRotation).run()).get('needs')).toEqual({
      renewed: 0,
      unreadable: 1,
      failed: 0,
    });
    expect([
      sealed.isUnreadable('[אי אפשר לקרוא]'),
      sealed.isUnreadable('[cannot be read]'),
      sealed.isUnreadable('סוכרת'),
    ]).toEqual([true, true, false]);
    await test.database.manager.query('DELETE FROM needs WHERE id = ANY($1)', [ids]);
  });
});

describe('every sealed text', () => {
  it('has its columns beside the plain one, which is empty as declared, and an index of what waits for its turn', async () => {
    const tables = test.app.get(SealedTexts).registered;
    const columns: { name: string; type: string; isNullable: boolean }[] = await test.database.manager.query(
      `SELECT table_name || '.' || column_name AS name, udt_name AS type, is_nullable = 'YES' AS "isNullable" FROM information_schema.columns WHERE table_name = ANY($1)`,
      [tables.map(({ table }) => table)],
    );
    const indexes: { name: string; sql: string }[] = await test.database.manager.query(
      `SELECT tablename AS name, indexdef AS sql FROM pg_indexes WHERE indexname = tablename || '_unsealed'`,
    );
    const found = new Map(columns.map(({ name, ...column }) => [name, column]));
    for (const { table, key, texts } of tables) {
      const sql = indexes.find(({ name }) => name === table)?.sql ?? '';
      expect([table, sql.includes(`(${key}) WHERE`)]).toEqual([table, true]);
      for (const { name, isSought = false, isNullable = false } of texts) {
        const column = `${table}.${name}`;
        expect([column, found.get(column)]).toEqual([column, { type: 'text', isNullable }]);
        expect([column, found.get(`${column}_sealed`)]).toEqual([
          column,
          { type: 'bytea', isNullable: true },
        ]);
        expect([column, found.get(`${column}_words`)]).toEqual([
          column,
          isSought ? { type: '_int8', isNullable: true } : undefined,
        ]);
        expect([column, sql.includes(`(${name} <> ''::text)`)]).toEqual([column, true]);
      }
    }
    expect(indexes.map(({ name }) => name).sort()).toEqual(tables.map(({ table }) => table).sort());
  });

  it('returns its hashes to no list: an entity selects them nowhere by itself', () => {
    const words = test.database.manager.connection.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns
        .filter(({ type, isArray }) => type === 'bigint' && isArray)
        .map((column) => ({ name: `${tableName}.${column.databaseName}`, isSelect: column.isSelect })),
    );
    const sought = test.app
      .get(SealedTexts)
      .registered.flatMap(({ table, texts }) =>
        texts.filter(({ isSought }) => isSought).map(({ name }) => `${table}.${name}_words`),
      );
    expect(words.map(({ name }) => name)).toEqual(expect.arrayContaining(sought));
    expect(words.filter(({ isSelect }) => isSelect)).toEqual([]);
  });
});

describe('words that are searched for', () => {
  it('are found while the key changes and afterwards, and by nobody with another one; notes of the audit log are renewed with them', async () => {
    const ids = await writeBefore(1, 'גלולות ללב');
    await test.database.manager.query(
      `INSERT INTO activity_log (subject_type, subject_id, action, note, created_at) VALUES ('user', 7, 'blocked', 'איים', now())`,
    );
    await test.app.get(SealedTexts).sweep();
    const rotating = await withKeys({
      KAROV_DATA_KEY: NEW_KEY,
      KAROV_DATA_KEYS_OLD: test.settings['KAROV_DATA_KEY'] ?? '',
    });
    expect(await found(rotating, 'גלול לב')).toEqual(ids);
    const counts = await rotating.get(KeyRotation).run();
    expect(counts.get('needs')?.unreadable).toBe(0);
    expect(counts.get('activity_log')).toEqual({ renewed: 1, unreadable: 0, failed: 0 });
    const alone = await withKeys({ KAROV_DATA_KEY: NEW_KEY });
    expect(await found(alone, 'גלול לב')).toEqual(ids);
    const [line]: { note: Buffer }[] = await test.database.manager.query(
      'SELECT note_sealed AS note FROM activity_log WHERE note_sealed IS NOT NULL',
    );
    expect(alone.get(SealedTexts).open(line?.note ?? null)).toBe('איים');
    expect(await found(test.app, 'גלול לב')).toEqual([]);
  });
});
