import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/**
 * The encrypted columns of a table with an integer primary key. The names come from the code, never from
 * outside.
 */
export interface SealedColumns {
  table: string;
  key: string;
  columns: readonly string[];
  /** The word indexes of these columns, which are renewed together with them (rule 236). */
  words?: readonly WordColumn[];
  /**
   * The database function that writes the table's only encrypted column, if the application may not change
   * the table.
   */
  writer?: string;
}

/** The index column for the words in a column, and the type of the words: a PostgreSQL array. */
export interface WordColumn {
  column: string;
  from: string;
  of: (text: string) => string;
}

/** A row as stored. */
export type SealedRow = Record<string, unknown> & { id: number };

/** A row that was encrypted again: its columns, and their words, in order. */
export interface RenewedRow {
  id: number;
  sealed: (Buffer | null)[];
  words: (string | null)[];
}

/** Which rows to renew: the id at which to start, the prefix of the current key, and the size of a batch. */
interface OldRows {
  after: number;
  sign: Buffer;
  rows: number;
  bytes: number;
}

/** Queries on data encrypted with a former key. */
@Injectable()
export class KeyRotationRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the next rows with data that do not have the current key's prefix, up to a number of rows or of
   * bytes, but at least one row; they are locked if the application may change the table.
   */
  old(
    { table, key, columns, writer }: SealedColumns,
    { after, sign, rows, bytes }: OldRows,
  ): Promise<SealedRow[]> {
    const isOld = columns
      .map((column) => `${column} IS NOT NULL AND substring(${column} FROM 1 FOR ${sign.length}) <> $2`)
      .join(' OR ');
    const size = columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ');
    return this.database.joined.query(
      `SELECT id, ${columns.join(', ')} FROM (
         SELECT w.*, sum(w.bytes) OVER (ORDER BY w.id) - w.bytes AS bytes_before FROM (
           SELECT ${key} AS id, ${columns.join(', ')}, ${size} AS bytes FROM ${table} WHERE ${key} > $1 AND (${isOld}) ORDER BY ${key} LIMIT ${rows} ${writer ? '' : 'FOR UPDATE'}
         ) w
       ) b WHERE bytes_before < ${bytes} ORDER BY id`,
      [after, sign],
    );
  }

  async write(
    { table, key, columns, words = [], writer }: SealedColumns,
    renewed: readonly RenewedRow[],
  ): Promise<void> {
    if (renewed.length === 0) return;
    const found = words.map(({ column }) => column);
    const typed = [...columns.map(() => 'bytea[]'), ...found.map(() => 'text[]')].map(
      (type, index) => `$${index + 2}::${type}`,
    );
    const changes = [
      ...columns.map((column) => `${column} = r.${column}`),
      ...found.map((column) => `${column} = r.${column}::bigint[]`),
    ];
    const update = `UPDATE ${table} SET ${changes.join(', ')} FROM unnest($1::int[], ${typed.join(', ')}) AS r(id, ${[...columns, ...found].join(', ')}) WHERE ${table}.${key} = r.id`;
    await this.database.joined.query(writer ? `SELECT ${writer}($1::int[], $2::bytea[])` : update, [
      renewed.map(({ id }) => id),
      ...columns.map((_, index) => renewed.map(({ sealed }) => sealed[index] ?? null)),
      ...found.map((_, index) => renewed.map((row) => row.words[index] ?? null)),
    ]);
  }
}
