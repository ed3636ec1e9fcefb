import { join } from 'node:path';
import { borrowTestDatabase } from '@karov/testing';
import pg from 'pg';
import { ROOT } from '../lib/root.js';
import { faultsOf } from './check-statements.js';
import { filesAskingTypeOrm, findStatements, type Statement } from './find-statements.js';
import { programOf, serverProgram } from './server-program.js';
import { StatementReader } from './statement-reader.js';

/**
 * Statements that are composed only when they run (columns from a list, one condition for each typed word),
 * and which therefore only their specs check.
 */
const PUT_TOGETHER: Readonly<Record<string, number>> = {
  'apps/server/src/modules/chat/chat-threads.repository.ts': 2,
  'apps/server/src/modules/chat/search/chat-search.repository.ts': 1,
  'apps/server/src/modules/demo/demo.repository.ts': 1,
  'apps/server/src/modules/privacy/erasure/erasure.repository.ts': 1,
  'apps/server/src/modules/renewal/renewal.repository.ts': 1,
  'apps/server/src/modules/user-management/person-activity.repository.ts': 1,
  'apps/server/src/modules/volunteers/volunteer-forms.repository.ts': 1,
  'apps/server/src/platform/checks/checks.repository.ts': 1,
  'apps/server/src/platform/crypto/key-rotation.repository.ts': 2,
  'apps/server/src/platform/crypto/sealed-texts.repository.ts': 4,
  'apps/server/src/platform/database/application-user.ts': 1,
  'apps/server/src/platform/database/database.ts': 2,
  'apps/server/src/platform/database/map.ts': 1,
};

/** Columns that allow NULL but never contain it in the rows that these statements read. */
const NEVER_NULL: readonly RegExp[] = [
  // these rows have just been written, from lists of ids
  /notifications\.repository\.ts:\d+: "receiverId" can be NULL/,
  /event-places\.repository\.ts:\d+: "needRequestId" can be NULL/,
];

/**
 * Files on a lower level than all repositories: the connection itself, its user, its map, its migrations, and what
 * is checked before there is an application.
 */
const OUTSIDE_REPOSITORIES: readonly string[] = [
  'apps/server/src/backup/restore-backup.ts',
  'apps/server/src/platform/checks/ready-to-start.ts',
  'apps/server/src/platform/database/application-user.ts',
  'apps/server/src/platform/database/database.ts',
  'apps/server/src/platform/database/map.ts',
  'apps/server/src/platform/database/migrate.ts',
  'apps/server/src/platform/database/name-lock.ts',
  'apps/server/src/platform/database/own-work.ts',
  'apps/server/src/platform/database/replica.ts',
];

describe('statements of the server', () => {
  let database: Awaited<ReturnType<typeof borrowTestDatabase>>;
  let client: pg.Client;

  beforeEach(async () => {
    database = await borrowTestDatabase();
    client = new pg.Client(database.url);
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.giveBack();
  });

  const program = serverProgram();
  const statements = findStatements(program, ROOT, (file) => file.startsWith('apps/server/src/'));
  const faultsIn = async (wanted: readonly Statement[]): Promise<string[]> => {
    const reader = await StatementReader.on(client);
    const checker = program.getTypeChecker();
    const faults: string[] = [];
    for (const statement of wanted) faults.push(...(await faultsOf(statement, reader, checker)));
    return faults.filter((fault) => !NEVER_NULL.some((known) => known.test(fault)));
  };

  it('fit the migrated schema, and return the row types that their callers expect', async () => {
    expect(await faultsIn(statements)).toEqual([]);
    expect(statements.length).toBeGreaterThan(500);
  });

  it('are read as they are written, except for those assembled at run time', () => {
    const unread = statements.filter(({ texts }) => !texts);
    expect(countBy(unread.map(({ file }) => file))).toEqual(PUT_TOGETHER);
  });

  it('are in repositories', () => {
    const asking = filesAskingTypeOrm(program, ROOT, (file) => file.startsWith('apps/server/src/'));
    expect(asking.filter((file) => !file.endsWith('.repository.ts')).sort()).toEqual(OUTSIDE_REPOSITORIES);
  });

  it('fail once a migration renames a column that they read', async () => {
    await database.asOwner('ALTER TABLE replies RENAME COLUMN received_at TO came_at');
    const reading = statements.filter(({ file }) => file.endsWith('replies/replies.repository.ts'));
    expect(await faultsIn(reading)).toContainEqual(
      expect.stringMatching(/replies\.repository\.ts:\d+: column "received_at" does not exist/),
    );
  });
});

describe('a row that a statement claims', () => {
  let database: Awaited<ReturnType<typeof borrowTestDatabase>>;
  let client: pg.Client;

  beforeAll(async () => {
    database = await borrowTestDatabase();
    client = new pg.Client(database.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.giveBack();
  });

  const faults = async (statement: string): Promise<string[]> => {
    const file = 'apps/server/src/tried.ts';
    const program = programOf(
      join(ROOT, file),
      `import type { EntityManager } from 'typeorm';\n${statement}\n`,
    );
    const [found] = findStatements(program, ROOT, (name) => name === file);
    if (!found?.texts) throw new Error('the statement was not read');
    return faultsOf(found, await StatementReader.on(client), program.getTypeChecker());
  };
  const reading = (row: string, sql: string, parameters = '[]') =>
    faults(
      `export async function read(manager: EntityManager) { const rows: ${row}[] = await manager.query(${sql}, ${parameters}); return rows; }`,
    );

  it('is right when the statement returns it, whether its text is written there or assembled', async () => {
    expect(await reading('{ id: number; email: string | null }', "'SELECT id, email FROM users'")).toEqual(
      [],
    );
    expect(
      await reading(
        "{ id: number; kind: 'a' | 'b' }",
        "`SELECT id, phone AS kind FROM ${['users', 'u'].join(' ')} WHERE u.id = $1`",
        '[1]',
      ),
    ).toEqual([]);
  });

  it('fails for a column left out of the SELECT', async () => {
    expect(await reading('{ id: number; phone: string }', "'SELECT id FROM users'")).toEqual([
      expect.stringContaining('"phone" is not among its columns (id)'),
    ]);
  });

  it('fails for a column of another type, or that can be NULL', async () => {
    expect(await reading('{ phone: number }', "'SELECT phone FROM users'")).toEqual([
      expect.stringContaining('"phone" is text, not number'),
    ]);
    expect(await reading('{ at: string }', "'SELECT created_at AS at FROM users'")).toEqual([
      expect.stringContaining('"at" is timestamptz, not string'),
    ]);
    expect(await reading('{ email: string }', "'SELECT email FROM users'")).toEqual([
      expect.stringContaining('"email" can be NULL'),
    ]);
    expect(await reading('{ email: string }', "'SELECT email FROM users WHERE email IS NOT NULL'")).toEqual(
      [],
    );
  });

  it('is not NULL when a condition compares it, and may be when it is only set, shown, or allowed to be', async () => {
    const claim = '{ email: string }';
    for (const condition of ["email LIKE 'a%'", 'id = 1 AND email = $1', "u.email NOT IN ('a')"])
      expect(
        await reading(
          claim,
          `"SELECT u.email FROM users u WHERE ${condition}"`,
          condition.includes('$1') ? "['a']" : '[]',
        ),
      ).toEqual([]);
    const mayBe = [expect.stringContaining('"email" can be NULL')];
    expect(await reading(claim, '"SELECT email, email IS NOT NULL AS has FROM users"')).toEqual(mayBe);
    expect(
      await reading(claim, '"SELECT email FROM users WHERE (email = $1 OR email IS NULL)"', "['a']"),
    ).toEqual(mayBe);
  });

  it('is of the words of an enum, all of them or some', async () => {
    const sql = "'SELECT status FROM needs'";
    expect(await reading('{ status: string }', sql)).toEqual([]);
    expect(await reading("{ status: 'open' | 'completed' }", sql)).toEqual([]);
    for (const claim of ['Date', 'number', 'boolean'])
      expect(await reading(`{ status: ${claim} }`, sql)).toEqual([
        expect.stringContaining(`"status" is application_status, not ${claim}`),
      ]);
    expect(await reading("{ status: 'open' | 'over' }", sql)).toEqual([
      expect.stringContaining('"status" is application_status, which has no "over"'),
    ]);
  });

  it('fails for lists of another type', async () => {
    expect(await reading('{ fallback: string[] }', "'SELECT fallback FROM notifications'")).toEqual([]);
    expect(await reading('{ fallback: number[] }', "'SELECT fallback FROM notifications'")).toEqual([
      expect.stringContaining('"fallback" is _text, not number[]'),
    ]);
  });

  it('fails for surplus parameters; quoted ones do not count', async () => {
    expect(await reading('{ id: number }', "'SELECT id FROM users WHERE id = $1'", '[1, 2]')).toEqual([
      expect.stringContaining('takes 1 parameters and is given 2'),
    ]);
    expect(await reading('{ price: string }', '"SELECT \'US$5\' AS price"')).toEqual([]);
  });

  it('fails for rows of an UPDATE without their count, however it begins, and for a count when there is none', async () => {
    const counted = [expect.stringContaining('of which the caller takes the rows alone')];
    expect(await reading('{ id: number }', "'UPDATE users SET is_active = true RETURNING id'")).toEqual(
      counted,
    );
    expect(
      await reading(
        '{ id: number }',
        "'WITH a AS (SELECT 1) UPDATE users SET is_active = true RETURNING id'",
      ),
    ).toEqual(counted);
    expect(
      await faults(
        "export async function read(manager: EntityManager) { const [rows]: [{ id: number }[], number] = await manager.query('SELECT id FROM users'); return rows; }",
      ),
    ).toEqual([expect.stringContaining('gives its rows alone')]);
  });

  it('fails for what can be parsed and not planned', async () => {
    const conflict =
      "'INSERT INTO users (phone) VALUES (1) ON CONFLICT (created_at) DO NOTHING RETURNING id'";
    expect(await reading('{ id: number }', conflict)).toEqual([
      expect.stringContaining('no unique or exclusion constraint'),
    ]);
  });

  it('fails in one of several shapes, unless two conditions never produce it together', async () => {
    const either = (first: string, second: string) => `process.env['A'] ? ${first} : ${second}`;
    expect(
      await reading(
        '{ id: number }',
        either("'SELECT id FROM users'", "'SELECT id FROM users GROUP BY phone'"),
      ),
    ).toEqual([expect.stringContaining('must appear in the GROUP BY clause')]);
    expect(
      await reading(
        '{ id: number }',
        either("'SELECT id FROM users WHERE id = $1'", "'SELECT id FROM users WHERE id = $2'"),
        '[1]',
      ),
    ).toEqual([]);
  });

  it('is checked by whatever way the statement is sent', async () => {
    const optional =
      "export async function read(manager?: EntityManager) { const rows: { nope: number }[] | undefined = await manager?.query('SELECT id FROM users'); return rows; }";
    expect(await faults(optional)).toEqual([expect.stringContaining('"nope" is not among its columns')]);
  });

  it('is not read when its text is appended to', async () => {
    const added =
      "export function read(manager: EntityManager) { const parts = ['SELECT 1']; parts.push('nope'); return manager.query(parts.join(' ')); }";
    await expect(faults(added)).rejects.toThrow('the statement was not read');
  });
});

function countBy(files: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  return Object.fromEntries(counts);
}
