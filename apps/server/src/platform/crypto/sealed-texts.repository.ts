import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { escapeLike } from '../lists/list-sql.js';

/**
 * A column for people's sealed texts (rule 236): `name` is accompanied by `name_sealed`, and by `name_words`
 * where it is searchable. `name` itself contains only texts of an earlier version, until they are sealed.
 */
export interface SealedText {
  name: string;
  /** Whether the text can be searched by its words. */
  isSought?: boolean;
  /** Whether an empty `name` is stored as null. */
  isNullable?: boolean;
}

/**
 * A table with an integer primary key, and its columns of sealed texts. The names come from the code, never
 * from outside.
 */
export interface SealedTable {
  table: string;
  key: string;
  texts: readonly SealedText[];
  /** The database function that writes the table's only text, if the application may not change the table. */
  writer?: string;
}

/** A row of such a table, with some of its texts in plain form. */
export type PlainRow = Record<string, unknown> & { id: number };

/**
 * The first byte that marks a plain text among stored ones: it is no version number, and no text in the
 * database contains it.
 */
export const PLAIN = 0;

/** SQL for a text as stored, to be passed to {@link SealedTexts.open}. */
export function keptText(column: string): string {
  return `coalesce(${column}_sealed, ${plainText(column)})`;
}

/** SQL for a plain text in a column of sealed texts. */
export function plainText(text: string): string {
  return `'\\x0${PLAIN}'::bytea || convert_to(${text}, 'UTF8')`;
}

/** Queries on sealed texts, and on texts still to be sealed. */
@Injectable()
export class SealedTextsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the next rows after an id with texts still to be sealed, up to a number of rows or of bytes, but
   * at least one row; they are locked if the application may change the table.
   */
  waiting(
    { table, key, texts, writer }: SealedTable,
    { after, ...most }: { after: number; rows: number; bytes: number },
  ): Promise<PlainRow[]> {
    const names = texts.map(({ name }) => name);
    const bytes = names.map((name) => `coalesce(octet_length(${name}), 0)`).join(' + ');
    return this.database.joined.query(
      `SELECT id, ${names.join(', ')} FROM (
         SELECT w.*, sum(w.bytes) OVER (ORDER BY w.id) - w.bytes AS bytes_before FROM (
           SELECT ${key} AS id, ${names.join(', ')}, ${bytes} AS bytes FROM ${table} WHERE (${waiting(names)}) AND ${key} > $1 ORDER BY ${key} LIMIT ${most.rows} ${writer ? '' : 'FOR UPDATE'}
         ) w
       ) b WHERE bytes_before < ${most.bytes} ORDER BY id`,
      [after],
    );
  }

  /** Returns rows with unsealed texts that contain one of the given words; they are locked. */
  waitingWith({ table, key, texts }: SealedTable, marks: readonly string[]): Promise<PlainRow[]> {
    const names = texts.map(({ name }) => name);
    const has = names.map((name) => `(${name} <> '' AND ${name} LIKE ANY($1))`).join(' OR ');
    return this.database.joined.query(
      `SELECT ${key} AS id, ${names.join(', ')} FROM ${table} WHERE (${waiting(names)}) AND (${has}) ORDER BY ${key} FOR UPDATE`,
      [marks.map((words) => `%${escapeLike(words)}%`)],
    );
  }

  /** Returns rows with the newest versions of their texts, as stored; they are locked. */
  newest(
    { table, key, texts }: SealedTable,
    { condition, values }: { condition: string; values: readonly unknown[] },
  ): Promise<PlainRow[]> {
    return this.database.joined.query(
      `SELECT ${key} AS id, ${texts.map(({ name }) => `${newestText(name)} AS ${name}`).join(', ')} FROM ${table} WHERE ${condition} ORDER BY ${key} FOR UPDATE`,
      [...values],
    );
  }

  async write(
    table: SealedTable,
    ids: readonly number[],
    columns: readonly (readonly unknown[])[],
  ): Promise<void> {
    await this.database.joined.query(writing(table), [ids, ...columns]);
  }
}

/** SQL for whether any of these columns is still to be sealed, written as their index requires. */
function waiting(names: readonly string[]): string {
  return names.map((name) => `${name} <> ''`).join(' OR ');
}

/**
 * SQL for the newest version of a text: a plain text that an earlier program version wrote later replaces the
 * sealed one.
 */
function newestText(column: string): string {
  return `CASE WHEN ${column} <> '' THEN ${plainText(column)} ELSE ${column}_sealed END`;
}

/** SQL that rewrites the given texts of rows; a column for which no text is given stays unchanged. */
function writing({ table, key, texts, writer }: SealedTable): string {
  if (writer) return `SELECT ${writer}($1::int[], $2::bytea[])`;
  const columns = texts.flatMap(({ name, isSought }) => [
    { name: `${name}_sealed`, type: 'bytea[]', of: name },
    ...(isSought ? [{ name: `${name}_words`, type: 'text[]', of: name }] : []),
  ]);
  const changes = [
    ...columns.map(({ name, type, of }) => {
      const value = `r.${name}${type === 'text[]' ? '::bigint[]' : ''}`;
      return `${name} = CASE WHEN r.${of}_sealed IS NULL THEN ${table}.${name} ELSE ${value} END`;
    }),
    ...texts.map(({ name, isNullable }) => `${name} = ${isNullable ? 'NULL' : "''"}`),
  ];
  return `UPDATE ${table} SET ${changes.join(', ')} FROM unnest($1::int[], ${columns.map(({ type }, index) => `$${index + 2}::${type}`).join(', ')})
    AS r(id, ${columns.map(({ name }) => name).join(', ')}) WHERE ${table}.${key} = r.id`;
}
