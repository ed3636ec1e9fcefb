import 'reflect-metadata';
import { createTestDatabase, type TestDatabase } from '@karov/testing';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions, migrationOptions } from './data-source.js';
import { runPatiently } from './migrate.js';

class AddColumn4000000000001 implements MigrationInterface {
  up(runner: QueryRunner): Promise<unknown> {
    return runner.query('ALTER TABLE users ADD COLUMN tried int');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe('a migration', () => {
  let database: TestDatabase;
  const opened: DataSource[] = [];
  const open = async (options: ConstructorParameters<typeof DataSource>[0]): Promise<DataSource> => {
    const source = await new DataSource(options).initialize();
    opened.push(source);
    return source;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const source of opened) await source.destroy();
    await database.drop();
  });

  it('may take as long as it needs, and waits for a table for seconds only', async () => {
    const source = await open(migrationOptions(database.ownerUrl));
    const limitOf = async (name: string): Promise<unknown> => (await source.query(`SHOW ${name}`))[0][name];
    expect([await limitOf('statement_timeout'), await limitOf('lock_timeout')]).toEqual(['0', '5s']);
  });

  it('that does not get its table lets others have it, and is tried again until it does', async () => {
    const calls = await open(dataSourceOptions(database.ownerUrl, 3));
    const long = calls.createQueryRunner();
    await long.startTransaction();
    await long.query('SELECT count(*) FROM users');
    const waiting = await open({
      ...dataSourceOptions(database.ownerUrl, 2, { lock_timeout: 50 }),
      migrations: [AddColumn4000000000001],
      migrationsTableName: 'tried_migrations',
    });
    const run = runPatiently(waiting, 1);
    // answered while the migration is being tried, although a long transaction has the table
    for (let call = 0; call < 20; call += 1) await calls.query('SELECT count(*) FROM users');
    expect(
      await waiting.query(`SELECT 1 FROM information_schema.columns WHERE column_name = 'tried'`),
    ).toEqual([]);
    await long.commitTransaction();
    await long.release();
    await run;
    expect(await calls.query('SELECT tried FROM users LIMIT 0')).toEqual([]);
  });
});
