import { rename, rm } from 'node:fs/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../modules/files/index.js';
import { ArchiveWriter, type TableTotal, type Totals } from './archive.js';
import { connectForBackup, copyStatement, migrationsOf, sequencesOf, tablesOf, totalOf } from './tables.js';

/** Where a backup comes from, and with what. */
export interface BackupSource {
  databaseUrl: string;
  files: FileStore;
  /** the ids of the data keys in use, in hex */
  dataKeys: string[];
  /** the age identity whose owner can read the backup */
  identity: string;
}

/**
 * Writes the database, as it is at one moment, and the files that its rows name into one encrypted file. The
 * file has its name only once it is whole and `check` has found it good.
 */
export async function makeBackup(
  { databaseUrl, files, dataKeys, identity }: BackupSource,
  path: string,
  check: (path: string) => Promise<void>,
): Promise<Totals> {
  const partial = `${path}.partial`;
  const client = await connectForBackup(databaseUrl);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const archive = await ArchiveWriter.begin(partial, identity);
    try {
      await archive.manifest({
        format: 1,
        madeAt: new Date().toISOString(),
        migrations: await migrationsOf(client),
        dataKeys,
      });
      const tables = await writeTables(client, archive);
      const totals = { tables, files: await writeFiles(client, archive, files) };
      await archive.end(totals);
      await check(partial);
      await rename(partial, path);
      return totals;
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTables(client: pg.Client, archive: ArchiveWriter): Promise<Record<string, TableTotal>> {
  const totals = new Map<string, TableTotal>();
  for (const table of await tablesOf(client)) {
    await archive.table(table.name, table.columns, client.query(copyTo(copyStatement(table, 'TO STDOUT'))));
    totals.set(table.name, await totalOf(client, table.name));
  }
  for (const { name, value, isCalled } of await sequencesOf(client))
    await archive.sequence(name, value, isCalled);
  return Object.fromEntries(totals);
}

/** Writes the files; one that was deleted meanwhile is left out. Returns their number. */
async function writeFiles(client: pg.Client, archive: ArchiveWriter, files: FileStore): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM files WHERE deleted_at IS NULL ORDER BY id',
  );
  let written = 0;
  for (const { id } of rows) {
    const bytes = await files.get(id);
    if (!bytes) continue;
    await archive.file({ id, bytes });
    written += 1;
  }
  return written;
}
