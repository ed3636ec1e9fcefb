import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { escapeLike } from '../lists/list-sql.js';

/**
 * A column in which people's words are sealed (rule 236): beside `name` stands `name_sealed`, and
 * `name_words` where it is searched. In `name` itself stands only what a version before has written, until
 * its turn comes.
 */
export interface SealedText {
  name: string;
  /** Whether it is found by its words. */
  isSought?: boolean;
  /** Whether `name` is empty as null. */
  isNullable?: boolean;
}

/**
 * A table whose primary key is a whole number, and its sealed texts. The names come from the code, never from
 * outside.
 */
export interface SealedTable {
  table: string;
  key: string;
  texts: readonly SealedText[];
  /**
   * The function of the database that writes the one text there is, where the application may not change the
   * table.
   */
  writer?: string;
}

/** A row of such a table, with some of its texts. */
export type PlainRow = Record<string, unknown> & { id: number };

/**
 * Before a text in plain among kept ones stands a byte that is no version, and that no text of the database
 * holds.
 */
export const PLAIN = 0;

/** SQL: a text as it is kept, for {@link SealedTexts.open}. */
export function keptText(column: string): string {
  return `coalesce(${column}_sealed, ${plainText(column)})`;
}

/** SQL: a text that is not sealed, to stand among those that are. */
export function plainText(text: string): string {
  return `'\\x0${PLAIN}'::bytea || convert_to(${text}, 'UTF8')`;
}

/** Queries on sealed texts, and on what waits to be sealed. */
@Injectable()
export class SealedTextsRepository {
  constructor(private readonly database: Database) {}

  /**
   * The next rows behind a number that wait to be sealed, up to a number of rows or of bytes, and one at
   * least; locked where the application may change the table.
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

  /** Rows that wait, in which one of some words stands; locked. */
  waitingWith({ table, key, texts }: SealedTable, marks: readonly string[]): Promise<PlainRow[]> {
    const names = texts.map(({ name }) => name);
    const has = names.map((name) => `(${name} <> '' AND ${name} LIKE ANY($1))`).join(' OR ');
    return this.database.joined.query(
      `SELECT ${key} AS id, ${names.join(', ')} FROM ${table} WHERE (${waiting(names)}) AND (${has}) ORDER BY ${key} FOR UPDATE`,
      [marks.map((words) => `%${escapeLike(words)}%`)],
    );
  }

  /** Rows with their texts as they were written last, as they are kept; locked. */
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

/** SQL: whether something in these columns waits to be sealed, as their index has it. */
function waiting(names: readonly string[]): string {
  return names.map((name) => `${name} <> ''`).join(' OR ');
}

/**
 * SQL: a text as it was written last: what a version before wrote later than the sealed one takes its place.
 */
function newestText(column: string): string {
  return `CASE WHEN ${column} <> '' THEN ${plainText(column)} ELSE ${column}_sealed END`;
}

/** Writes the texts of rows anew that are given; a column of which none is stays as it is. */
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
