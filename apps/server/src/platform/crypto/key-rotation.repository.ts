import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/**
 * Encrypted columns of a table whose primary key is a whole number. The names come from the code, never from
 * outside.
 */
export interface SealedColumns {
  table: string;
  key: string;
  columns: readonly string[];
  /** Indexes of words that stand beside a column of theirs, made anew with it (rule 236). */
  words?: readonly WordColumn[];
  /**
   * The function of the database that writes the one column there is, where the application may not change
   * the table.
   */
  writer?: string;
}

/** Where the words of a column are found, and how they are written there: as an array of PostgreSQL. */
export interface WordColumn {
  column: string;
  from: string;
  of: (text: string) => string;
}

/** A row as it is kept. */
export type SealedRow = Record<string, unknown> & { id: number };

/** A row that is encrypted anew: its columns, and their words, in their order. */
export interface RenewedRow {
  id: number;
  sealed: (Buffer | null)[];
  words: (string | null)[];
}

/** Behind which number, not under the key of this sign, and how much at once. */
interface OldRows {
  after: number;
  sign: Buffer;
  rows: number;
  bytes: number;
}

/** Queries on what another key than the current one has encrypted. */
@Injectable()
export class KeyRotationRepository {
  constructor(private readonly database: Database) {}

  /**
   * The next rows in which something does not begin with the sign of the current key, up to a number of rows
   * or of bytes, and one at least; locked where the application may change the table.
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
