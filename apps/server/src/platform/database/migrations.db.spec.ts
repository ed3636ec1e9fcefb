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

  it('can be undone and run again', async () => {
    const options = async (): Promise<unknown> => source.query('SELECT list, key FROM options ORDER BY list, key');
    const before = await options();
    for (let left = source.migrations.length; left > 0; left--) await source.undoLastMigration();
    await source.runMigrations();
    expect(await options()).toEqual(before);
  });
});
