import 'reflect-metadata';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@karov/testing';
import { DataSource } from 'typeorm';
import { catalogOf } from '../../testing/catalog.js';
import { DatabaseNotReady } from '../checks/finding.js';
import { grantToApplication } from './application-user.js';
import { dataSourceOptions } from './data-source.js';
import { migrateDatabase } from './migrate.js';

/** The number of migrations for the schema and the initial data; those after them are ordinary migrations. */
const BEGINNING = 2;
/** Matches names that PostgreSQL (or TypeORM) generates. */
const MADE_UP = /(_(pkey|key|fkey|check|excl|idx)\d*$)|^(PK|UQ|FK|CHK|XCL|IDX|REL)_[0-9a-f]{8}/;
const ENDINGS: Record<string, string> = { p: 'pk', u: 'uq', f: 'fk', c: 'ck', x: 'ex', t: 'tg' };

interface Named {
  name: string;
  of_table: string;
  kind: string;
  columns: string | null;
}

describe('the migrations', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource(dataSourceOptions(database.ownerUrl, 2)).initialize();
    askOneAfterTheOther(source);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('make exactly the tables that the entities describe', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map((query) => query.query)).toEqual([]);
  });

  it('name each constraint by table, columns or a word, and kind', async () => {
    const constraints: Named[] = await source.query(`
      SELECT c.conname AS name, t.relname AS of_table, c.contype AS kind, (
        SELECT string_agg(a.attname, '_' ORDER BY k.place) FROM unnest(c.conkey) WITH ORDINALITY k(number, place)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number) AS columns
      FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid WHERE t.relnamespace = 'public'::regnamespace AND c.contype <> 'n'`);
    expect(constraints.length).toBeGreaterThan(100);
    expect(constraints.filter((constraint) => !isNamedByRule(constraint)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('name each index by its table and a word', async () => {
    const indexes: { name: string; of_table: string }[] = await source.query(`
      SELECT i.relname AS name, t.relname AS of_table FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
      WHERE t.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid AND c.contype IN ('p', 'u', 'x'))`);
    expect(indexes.length).toBeGreaterThan(80);
    const ending = new RegExp(`_(${Object.values(ENDINGS).join('|')})$`);
    const wrong = indexes.filter(
      ({ name, of_table: table }) => !name.startsWith(`${table}_`) || ending.test(name) || MADE_UP.test(name),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('explain an outdated database kindly', async () => {
    expect(
      await source.query(
        `SELECT label_he, label_en FROM options WHERE list = 'disabilities' AND key = 'age'`,
      ),
    ).toEqual([{ label_he: 'גיל מבוגר', label_en: 'Old age' }]);
  });

  it('can be undone and run again down to the schema and the seed, which remain', async () => {
    const options = async (): Promise<unknown> =>
      source.query('SELECT list, key FROM options ORDER BY list, key');
    const before = { catalog: await catalogOf(source), options: await options() };
    for (let left = source.migrations.length - BEGINNING; left > 0; left--) await source.undoLastMigration();
    await expect(source.undoLastMigration()).rejects.toThrow('The seed is not taken back');
    await source.runMigrations();
    await grantToApplication(source.createQueryRunner(), database.url);
    expect({ catalog: await catalogOf(source), options: await options() }).toEqual(before);
  });
});

/** TypeORM's comparison sends several queries at a time on one connection, which a future pg will refuse. */
function askOneAfterTheOther(source: DataSource): void {
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    const ask = runner.query.bind(runner);
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = (...question: Parameters<typeof ask>): Promise<unknown> => {
      const answer = last.then((): Promise<unknown> => ask(...question));
      last = answer.catch(() => undefined);
      return answer;
    };
    Object.defineProperty(runner, 'query', { value: inTurn });
    return runner;
  };
}

function isNamedByRule({ name, of_table: table, kind, columns }: Named): boolean {
  const ending = ENDINGS[kind] ?? '';
  if (kind === 'p') return name === `${table}_${ending}`;
  if (kind === 'u' || kind === 'f') return name === `${table}_${columns}_${ending}`;
  return name.startsWith(`${table}_`) && name.endsWith(`_${ending}`) && !MADE_UP.test(name);
}

describe('a database from before the first release', () => {
  it('is refused in one line and left as it is', async () => {
    const database = await createEmptyDatabase();
    const source = await new DataSource(dataSourceOptions(database.ownerUrl, 2)).initialize();
    await source.query('CREATE TABLE migrations (id serial, timestamp bigint, name text)');
    await source.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'Tables1700000000001')`);
    const before = await catalogOf(source);
    const failure: unknown = await migrateDatabase(database.ownerUrl, database.url).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(DatabaseNotReady);
    expect(String(failure)).not.toContain('\n');
    expect(await catalogOf(source)).toEqual(before);
    await source.destroy();
    await database.drop();
  });
});
