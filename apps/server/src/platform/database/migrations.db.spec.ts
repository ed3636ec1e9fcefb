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

  describe('of the word for old age', () => {
    const RENAMING = 'OneWordEach1700000000055';
    const nameOfAge = async (): Promise<unknown> => source.query(`SELECT label_he, label_en FROM options WHERE list = 'disabilities' AND key = 'age'`);
    const undoRenaming = async (): Promise<void> => {
      const later = source.migrations.length - source.migrations.findIndex(({ name }) => name === RENAMING);
      for (let left = later; left > 0; left--) await source.undoLastMigration();
    };
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
