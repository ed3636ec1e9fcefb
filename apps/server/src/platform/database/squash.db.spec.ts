import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { carryOver, migrations } from '@karov/migrations';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@karov/testing';
import { DataSource } from 'typeorm';
import { catalogOf } from '../../testing/catalog.js';
import { dataSourceOptions } from './data-source.js';
import { DatabaseNotReady, migrateDatabase } from './migrate.js';

/** What the migrations before the squash had made of an empty database. */
const BEFORE_SQUASH = readFileSync(new URL('./fixtures/before-squash.sql', import.meta.url), 'utf8');
/** The schema and the seed: what comes after them is ordinary migrations. */
const BEGINNING = 2;
const SEEDED = {
  options: '*',
  states: '*',
  categories:
    'id, name_he, name_en, type, hides_home_address, is_auto_assign, author_id, help_type, needs_approval, is_emergency',
  auto_assign_settings: '*',
  figure_rounds: '*',
  coverage_rounds: '*',
};

describe('a database from before the squash', () => {
  const databases: TestDatabase[] = [];
  const sources: DataSource[] = [];
  afterEach(async () => {
    for (const source of sources.splice(0)) await source.destroy();
    for (const database of databases.splice(0)) await database.drop();
  });

  async function open(
    made: Promise<TestDatabase>,
    known = migrations,
  ): Promise<{ database: TestDatabase; source: DataSource }> {
    const database = await made;
    databases.push(database);
    const source = await new DataSource({
      ...dataSourceOptions(database.ownerUrl, 2),
      migrations: known,
    }).initialize();
    sources.push(source);
    return { database, source };
  }

  async function formerDatabase(): Promise<{ database: TestDatabase; source: DataSource }> {
    const former = await open(createEmptyDatabase());
    await former.source.query(BEFORE_SQUASH);
    return former;
  }

  const migrate = ({ ownerUrl, url }: TestDatabase): Promise<void> => migrateDatabase(ownerUrl, url);
  const ran = (source: DataSource): Promise<unknown> =>
    source.query('SELECT name, timestamp FROM migrations ORDER BY id');

  async function rowsOf(source: DataSource): Promise<Record<string, unknown>> {
    const rows: Record<string, unknown> = {};
    for (const [table, columns] of Object.entries(SEEDED))
      rows[table] = await source.query(`SELECT ${columns} FROM ${table} ORDER BY id`);
    return rows;
  }

  it('becomes the same in everything as one that is made now', async () => {
    const former = await formerDatabase();
    const fresh = await open(createTestDatabase());
    await migrate(former.database);
    expect(await catalogOf(former.source)).toEqual(await catalogOf(fresh.source));
    expect(await rowsOf(former.source)).toEqual(await rowsOf(fresh.source));
    expect(await ran(former.source)).toEqual(await ran(fresh.source));
  });

  it('differed in nothing but names from the schema and the seed alone, and not even in those once it is carried over', async () => {
    const former = await formerDatabase();
    const begun = await open(createEmptyDatabase(), migrations.slice(0, BEGINNING));
    await begun.source.runMigrations();
    const [before, schema] = [await catalogOf(former.source), await catalogOf(begun.source)];
    for (const what of ['tables', 'columns', 'views', 'functions', 'triggers', 'types'])
      expect(before[what]).toEqual(schema[what]);
    for (const what of ['constraints', 'indexes', 'sequences'])
      expect(Object.keys(before[what] ?? {})).toHaveLength(Object.keys(schema[what] ?? {}).length);
    await former.source.transaction(({ queryRunner }) =>
      queryRunner ? carryOver(queryRunner) : Promise.reject(new Error('no runner')),
    );
    expect(await catalogOf(former.source)).toEqual(schema);
    expect(await rowsOf(former.source)).toEqual(await rowsOf(begun.source));
    expect(await ran(former.source)).toEqual(await ran(begun.source));
  });

  it('that stopped on the way is left as it is, with a line that says what to do', async () => {
    const { database, source } = await formerDatabase();
    await source.query(`DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)`);
    const before = [await catalogOf(source), await ran(source)];
    const failure = await migrate(database).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(DatabaseNotReady);
    expect(String(failure)).toMatch(/ended at VettingAnswers1700000000080.* start version \w+ on it once/);
    expect(String(failure)).not.toContain('\n');
    expect([await catalogOf(source), await ran(source)]).toEqual(before);
  });
});
