import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '@karov/migrations';
import { createEmptyDatabase, type TestDatabase } from '@karov/testing';
import { generateX25519Identity } from 'age-encryption';
import type pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { type FileStore, openFileStore } from '../modules/files/index.js';
import { readConfig } from '../platform/config/config.js';
import { Crypto } from '../platform/crypto/crypto.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrateDatabase } from '../platform/database/migrate.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { checkBackup } from './check-backup.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';
import { connectForBackup, tablesOf, totalOf } from './tables.js';

const FILE = Buffer.from('bytes of a signature');
const FILE_ID = '0c1f3c3e-5a0b-4f0e-9b57-0a6f5e1d2c3b';
const SEALED = 'שיחה ארוכה\t\\.\nעם שורות';

/** What the next version changes. */
class Later1900000000000 implements MigrationInterface {
  readonly name = 'Later1900000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN later integer NOT NULL DEFAULT 7');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN later');
  }
}

/** The drill of docs/operating/backup.md: a world is backed up, lost, and brought back. */
describe('backup and restore', () => {
  let test: TestApp;
  let world: TestDatabase;
  let crypto: Crypto;
  let identity: string;
  let folder: string;
  let path: string;
  let files: FileStore;
  const borrowed: TestDatabase[] = [];

  const emptyDatabase = async (): Promise<TestDatabase> => {
    const database = await createEmptyDatabase();
    borrowed.push(database);
    return database;
  };
  const storeIn = (name: string): FileStore => openFileStore({ s3: null, dataFolder: join(folder, name) });
  const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = await connectForBackup(url);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const totals = (url: string): Promise<Record<string, unknown>> =>
    connected(url, async (client) => {
      const found: Record<string, unknown> = {};
      for (const { name } of await tablesOf(client)) found[name] = await totalOf(client, name);
      return found;
    });
  const restore = (from: string, database: TestDatabase, into = 'restored'): Promise<unknown> =>
    restoreBackup(from, identity, {
      ownerUrl: database.ownerUrl,
      files: storeIn(into),
      dataKeys: crypto.keyIds,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karov-backup-'));
    path = join(folder, 'karov.backup');
    identity = await generateX25519Identity();
    world = await emptyDatabase();
    await migrateDatabase(world.ownerUrl, world.url);
    test = await startTestApp({ DATABASE_URL: world.url });
    crypto = new Crypto(readConfig(test.settings));
    files = storeIn('files');
    for (const role of ['volunteer', 'user', 'manager'] as const) await test.person(role);
    await connected(world.ownerUrl, async (client) => {
      const sealed = crypto.encrypt(SEALED);
      await client.query(
        'INSERT INTO volunteer_information (user_id, id_number, created_at) SELECT id, $1, now() FROM users ORDER BY id LIMIT 1',
        [sealed],
      );
      // looks like the line that ends a table, and must not end it
      await client.query(
        `UPDATE users SET first_name = E'\\\\.\\nCOPY' WHERE id = (SELECT min(id) FROM users)`,
      );
      await client.query(
        `INSERT INTO files (id, kind, content_type, size, sha256, created_at) VALUES ($1, 'signature', 'image/png', $2, '\\x00', now())`,
        [FILE_ID, FILE.length],
      );
      await files.put(FILE_ID, FILE);
      // what a trigger would make anew, if it ran for each restored row
      const { rowCount } = await client.query('DELETE FROM phone_owners');
      expect(rowCount).toBeGreaterThan(0);
      await client.query(
        `INSERT INTO notifications (type, receiver_type, channel, send_to, locale, message, next_attempt_at, created_at)
         SELECT 'general', '{}', 'sms', '+972500000000', 'he-IL', 'n' || n, now(), now() FROM generate_series(1, 2000) n`,
      );
    });
    await makeBackup(
      { databaseUrl: world.ownerUrl, files, dataKeys: crypto.keyIds, identity },
      path,
      async (written) => {
        expect(await checkBackup(written, identity, world.ownerUrl, crypto)).toBe('restored');
      },
    );
  });
  afterAll(async () => {
    await test.close();
    for (const database of borrowed) await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const changed = async (name: string, change: (bytes: Buffer) => Buffer): Promise<string> => {
    const to = join(folder, name);
    await writeFile(to, change(await readFile(path)));
    return to;
  };

  it('brings back every row, what was encrypted, every file and the sequences, with all sending held', async () => {
    const database = await emptyDatabase();
    await restore(path, database);
    await migrateDatabase(database.ownerUrl, database.url);
    const [before, after] = [await totals(world.ownerUrl), await totals(database.ownerUrl)];
    expect({ ...after, sending_hold: null }).toEqual({ ...before, sending_hold: null });
    const said = await connected(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ sealed: Buffer }>(
        'SELECT id_number AS sealed FROM volunteer_information WHERE id_number IS NOT NULL',
      );
      const hold = await client.query(
        'SELECT held_at IS NOT NULL AS held, includes_urgent FROM sending_hold',
      );
      expect(hold.rows).toEqual([{ held: true, includes_urgent: true }]);
      const ids = `SELECT nextval(pg_get_serial_sequence('users', 'id'))::int AS next, (SELECT max(id) FROM users) AS last`;
      const { rows: numbers } = await client.query<{ next: number; last: number }>(ids);
      for (const { next, last } of numbers) expect(next).toBeGreaterThan(last);
      return rows.map(({ sealed }) => crypto.decrypt(sealed));
    });
    expect(said).toEqual([SEALED]);
    expect(await storeIn('restored').get(FILE_ID)).toEqual(FILE);
  });

  it('refuses a database that is not empty, and leaves it as it is', async () => {
    const before = await totals(world.ownerUrl);
    await expect(restore(path, world, 'second')).rejects.toThrow('The database is not empty');
    expect(await totals(world.ownerUrl)).toEqual(before);
  });

  it('refuses a backup that was cut or changed, before anything is written', async () => {
    const database = await emptyDatabase();
    const damaged = [
      await changed('cut', (bytes) => bytes.subarray(0, bytes.length - 1)),
      await changed('half', (bytes) => bytes.subarray(0, bytes.length / 2)),
      await changed('flipped', (bytes) => {
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
        return bytes;
      }),
      await changed('other', () => Buffer.from('PGDMP')),
    ];
    for (const file of damaged) {
      await expect(restore(file, database, 'damaged')).rejects.toThrow(/^The (file|backup) .*\.$/);
      expect(await totals(database.ownerUrl)).toEqual({});
    }
    expect(await storeIn('damaged').get(FILE_ID)).toBeNull();
  });

  it('refuses another key of backups, another data key, and the backup of a newer version, in one line', async () => {
    const database = await emptyDatabase();
    const target = { ownerUrl: database.ownerUrl, files: storeIn('refused'), dataKeys: crypto.keyIds };
    await expect(restoreBackup(path, await generateX25519Identity(), target)).rejects.toThrow(
      /^The backup was encrypted with another key than KAROV_BACKUP_KEY\.$/,
    );
    await expect(restoreBackup(path, identity, { ...target, dataKeys: ['00000000'] })).rejects.toThrow(
      /^The backup has texts under a data key that neither .*\.$/,
    );
    const newer = join(folder, 'newer');
    await connected(world.ownerUrl, (client) =>
      client.query(`INSERT INTO migrations ("timestamp", name) VALUES (9, 'FromTheFuture9')`),
    );
    await makeBackup({ databaseUrl: world.ownerUrl, files, dataKeys: crypto.keyIds, identity }, newer, () =>
      Promise.resolve(),
    );
    await connected(world.ownerUrl, (client) =>
      client.query(`DELETE FROM migrations WHERE name = 'FromTheFuture9'`),
    );
    await expect(restore(newer, database, 'refused')).rejects.toThrow(
      /^The backup was made by a newer version.*\.$/,
    );
    expect(await totals(database.ownerUrl)).toEqual({});
  });

  it('leaves the database empty, and no file, when it fails on the way', async () => {
    const database = await emptyDatabase();
    const full: FileStore = {
      ...storeIn('full'),
      get: () => Promise.resolve(null),
      put: () => Promise.reject(new Error('disk full')),
      delete: () => Promise.resolve(),
    };
    await expect(
      restoreBackup(path, identity, { ownerUrl: database.ownerUrl, files: full, dataKeys: crypto.keyIds }),
    ).rejects.toThrow('disk full');
    expect(await totals(database.ownerUrl)).toEqual({});
    await restore(path, database, 'afterwards');
    expect(Object.keys(await totals(database.ownerUrl)).length).toBeGreaterThan(50);
  });

  it('lets the next version migrate what was restored', async () => {
    const database = await emptyDatabase();
    await restore(path, database, 'older');
    const source = await new DataSource({
      ...dataSourceOptions(database.ownerUrl, 2),
      migrations: [...migrations, Later1900000000000],
    }).initialize();
    const ran = await source.runMigrations();
    await source.destroy();
    expect(ran.map(({ name }) => name)).toEqual(['Later1900000000000']);
  });

  it('leaves no file behind that failed its check', async () => {
    const file = join(folder, 'unchecked');
    await expect(
      makeBackup({ databaseUrl: world.ownerUrl, files, dataKeys: crypto.keyIds, identity }, file, () =>
        Promise.reject(new Error('not the same')),
      ),
    ).rejects.toThrow('not the same');
    expect((await readdir(folder)).filter((name) => name.startsWith('unchecked'))).toEqual([]);
  });
});
