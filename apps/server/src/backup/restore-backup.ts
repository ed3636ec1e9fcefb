import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrations } from '@karov/migrations';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import type { FileStore } from '../modules/files/index.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { BackupUnreadable, type Manifest, readArchive, type Totals } from './archive.js';
import { connectForBackup, copyStatement, quoted, tablesOf, totalOf } from './tables.js';

/** Thrown when a backup cannot be restored here; the message is one line for the operator. */
export class NotRestorable extends Error {}

/** What a backup says of itself and what is in it, read to its end. */
export interface Contents {
  manifest: Manifest;
  totals: Totals;
}

/**
 * Reads a whole backup without writing anything, and returns what it contains.
 * @throws BackupUnreadable for another key, and for a file that is not whole
 */
export async function readWhole(path: string, identity: string): Promise<Contents> {
  let manifest: Manifest | null = null;
  let totals: Totals | null = null;
  let files = 0;
  for await (const part of readArchive(path, identity)) {
    if (part.kind === 'manifest') manifest = part.manifest;
    if (part.kind === 'file') files += 1;
    if (part.kind === 'end') totals = part.totals;
  }
  if (!manifest || !totals || totals.files !== files) throw new BackupUnreadable('The backup is damaged.');
  return { manifest, totals };
}

/** Where a backup goes. */
export interface RestoreTarget {
  /** the owner of the tables, in a database without any */
  ownerUrl: string;
  /** null to leave the files alone, as a check does */
  files: FileStore | null;
  /** the ids of the configured data keys, in hex */
  dataKeys: readonly string[];
}

/**
 * Restores a backup into an empty database, whole or not at all. The backup is read to its end before anything is
 * written. Newer migrations are not run.
 * @throws BackupUnreadable, NotRestorable
 */
export async function restoreBackup(
  path: string,
  identity: string,
  { ownerUrl, files, dataKeys }: RestoreTarget,
): Promise<Contents> {
  const contents = await readWhole(path, identity);
  requireKnown(contents.manifest);
  requireKeys(contents.manifest, dataKeys);
  const client = await connectForBackup(ownerUrl);
  try {
    if ((await tablesOf(client)).length > 0)
      throw new NotRestorable('The database is not empty: a backup is restored into a new one only.');
    const stored: string[] = [];
    try {
      await migrateTo(ownerUrl, contents.manifest);
      await fill(client, readArchive(path, identity), contents.totals, async ({ id, bytes }) => {
        const kept = await files?.get(id);
        if (!files || kept?.equals(bytes)) return;
        await files.put(id, bytes);
        if (!kept) stored.push(id);
      });
    } catch (error) {
      await emptyAgain(client);
      for (const id of stored) await files?.delete(id);
      throw error;
    }
    await client.query('VACUUM ANALYZE');
    return contents;
  } finally {
    await client.end();
  }
}

/** @throws NotRestorable for a backup of a newer program */
function requireKnown({ migrations: names }: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (names.some((name) => !known.has(name)))
    throw new NotRestorable('The backup was made by a newer version: restore it with that version.');
}

/** @throws NotRestorable when a data key is missing without which texts of the backup cannot be read */
function requireKeys({ dataKeys }: Manifest, configured: readonly string[]): void {
  const missing = dataKeys.filter((id) => !configured.includes(id));
  if (missing.length > 0)
    throw new NotRestorable(
      `The backup has texts under a data key that neither KAROV_DATA_KEY nor KAROV_DATA_KEYS_OLD is (sign ${missing.join(', ')}).`,
    );
}

/** Makes the tables as they were when the backup was made. */
async function migrateTo(ownerUrl: string, manifest: Manifest): Promise<void> {
  const wanted = new Set(manifest.migrations);
  const source = await new DataSource({
    ...dataSourceOptions(ownerUrl, 2),
    migrations: migrations.filter(({ name }) => wanted.has(name)),
  }).initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

interface Filling {
  (file: { id: string; bytes: Buffer }): Promise<void>;
}

/**
 * Fills the tables in one transaction, without the triggers, since what they did is in the backup, and without the
 * foreign keys, which are checked at the end. Rows that the migrations had added make room.
 */
async function fill(
  client: pg.Client,
  parts: ReturnType<typeof readArchive>,
  totals: Totals,
  putFile: Filling,
): Promise<void> {
  await client.query('BEGIN');
  try {
    const tables = (await tablesOf(client)).map(({ name }) => name);
    const keys = await foreignKeys(client);
    for (const { table, name } of keys)
      await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
    await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
    for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
    for await (const part of parts) {
      if (part.kind === 'table')
        await pipeline(Readable.from(part.rows), client.query(copyFrom(copyStatement(part, 'FROM STDIN'))));
      if (part.kind === 'sequence')
        await client.query('SELECT setval($1::regclass, $2, $3)', [
          quoted(part.name),
          part.value,
          part.isCalled,
        ]);
      if (part.kind === 'file') await putFile(part.file);
    }
    for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    await requireSame(client, totals);
    await client.query(HOLD_SENDING);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Nothing leaves before somebody has looked, since the messages of the backup may have left already (rule 244). */
const HOLD_SENDING = `UPDATE sending_hold SET held_at = now(), held_by = NULL, reason = 'restore', includes_urgent = true`;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT c.conrelid::regclass::text AS "table", c.conname AS name, pg_get_constraintdef(c.oid) AS definition FROM pg_constraint c
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  return rows;
}

/** @throws NotRestorable when a table is not what it was */
async function requireSame(client: pg.Client, { tables }: Totals): Promise<void> {
  for (const [name, total] of Object.entries(tables)) {
    const found = await totalOf(client, name);
    if (found.rows !== total.rows || found.sum !== total.sum)
      throw new NotRestorable(`The table ${name} is not what it was when the backup was made.`);
  }
}

/** Takes away what the migrations made, so that the database is empty as before. */
async function emptyAgain(client: pg.Client): Promise<void> {
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
}
