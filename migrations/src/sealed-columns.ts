import type { QueryRunner } from 'typeorm';

/**
 * A text column that becomes sealed; `isSought` means searchable by words, `isNullable` that an empty text is
 * stored as null.
 */
interface SealedColumn {
  name: string;
  isSought?: boolean;
  isNullable?: boolean;
}

/** A table with columns to be sealed; its key is a whole number. */
export interface SealedColumns {
  table: string;
  key?: string;
  texts: readonly SealedColumn[];
}

/**
 * Adds a sealed column next to each plain one, which takes no time however large the table is. Plain text
 * stays readable where it is until the application, which alone has the key, has sealed it in small steps;
 * meanwhile an earlier version can keep writing. The index contains only rows that wait to be sealed, and is
 * empty afterwards.
 */
export async function addSealedColumns(
  runner: QueryRunner,
  { table, key = 'id', texts }: SealedColumns,
): Promise<void> {
  const added = texts.flatMap(({ name, isSought }) => [
    `ADD COLUMN ${name}_sealed bytea`,
    ...(isSought ? [`ADD COLUMN ${name}_words bigint[]`] : []),
  ]);
  const defaults = texts
    .filter(({ isNullable }) => !isNullable)
    .map(({ name }) => `ALTER COLUMN ${name} SET DEFAULT ''`);
  await runner.query(`ALTER TABLE ${table} ${[...added, ...defaults].join(', ')}`);
  await runner.query(
    `CREATE INDEX ${table}_unsealed ON ${table} (${key}) WHERE ${texts.map(({ name }) => `${name} <> ''`).join(' OR ')}`,
  );
}

/**
 * Removes the sealed columns, which is possible only while nothing is sealed, because a migration has no key
 * to restore plain text. `keepDefaults` are the columns that had a default before.
 */
export async function dropSealedColumns(
  runner: QueryRunner,
  { table, texts }: SealedColumns,
  keepDefaults: readonly string[] = [],
): Promise<void> {
  await runner.query(`DO $$ BEGIN
    IF EXISTS (SELECT 1 FROM ${table} WHERE ${texts.map(({ name }) => `${name}_sealed IS NOT NULL`).join(' OR ')}) THEN
      RAISE EXCEPTION 'Sealed texts of ${table} are not taken back: restore the backup.';
    END IF;
  END $$`);
  await runner.query(`DROP INDEX ${table}_unsealed`);
  const dropped = texts.flatMap(({ name, isSought }) => [
    `DROP COLUMN ${name}_sealed`,
    ...(isSought ? [`DROP COLUMN ${name}_words`] : []),
  ]);
  const defaults = texts
    .filter(({ name, isNullable }) => !isNullable && !keepDefaults.includes(name))
    .map(({ name }) => `ALTER COLUMN ${name} DROP DEFAULT`);
  await runner.query(`ALTER TABLE ${table} ${[...dropped, ...defaults].join(', ')}`);
}
