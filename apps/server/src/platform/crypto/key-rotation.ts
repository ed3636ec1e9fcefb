import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Crypto } from './crypto.js';

/** Encrypted columns of a table whose primary key is a whole number. The names come from the code, never from outside. */
export interface SealedColumns {
  table: string;
  key: string;
  columns: readonly string[];
  /** Indexes of words that stand beside a column of theirs, made anew with it (rule 236). */
  words?: readonly WordColumn[];
  /** The function of the database that writes the one column there is, where the application may not change the table. */
  writer?: string;
}

/** Where the words of a column are found, and how they are written there: as an array of PostgreSQL. */
export interface WordColumn {
  column: string;
  from: string;
  of: (text: string) => string;
}

/** How much was encrypted anew, and how much could not be read with any key. */
export interface RotationCount {
  renewed: number;
  unreadable: number;
}

/** Something encrypted that is not a column, such as files: encrypts anew what another key than the current one has encrypted. */
export type Renewal = () => Promise<RotationCount>;

type SealedRow = Record<string, unknown> & { id: number };
const BATCH = 500;

/**
 * Encrypts everything anew that a former data key has encrypted. Whoever keeps encrypted things registers them here.
 * What is done carries the new key's mark, so a run that was broken off goes on where it stood, and several do no harm.
 */
@Injectable()
export class KeyRotation {
  private readonly tables: SealedColumns[] = [];
  private readonly renewals = new Map<string, Renewal>();

  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
  ) {}

  registerColumns(columns: SealedColumns): void {
    this.tables.push(columns);
  }

  register(name: string, renewal: Renewal): void {
    this.renewals.set(name, renewal);
  }

  /** The encrypted columns that are known, as `table.column`. */
  get columns(): string[] {
    return this.tables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  }

  /** Renews all there is; answers the counts by table, or by the name of what is not a table. */
  async run(): Promise<Map<string, RotationCount>> {
    const counts = new Map<string, RotationCount>();
    for (const columns of this.tables) counts.set(columns.table, await this.renewTable(columns));
    for (const [name, renewal] of this.renewals) counts.set(name, await renewal());
    return counts;
  }

  private async renewTable(columns: SealedColumns): Promise<RotationCount> {
    const sum: RotationCount = { renewed: 0, unreadable: 0 };
    for (let after: number | null = 0; after !== null; ) {
      const batch: { count: RotationCount; last: number | null } = await this.renewBatch(columns, after);
      sum.renewed += batch.count.renewed;
      sum.unreadable += batch.count.unreadable;
      after = batch.last;
    }
    return sum;
  }

  /** One short transaction: the rows are locked, so that nobody's newer words are written over. */
  private renewBatch({ table, key, columns, words = [], writer }: SealedColumns, after: number): Promise<{ count: RotationCount; last: number | null }> {
    const isOld = columns.map((column) => `${column} IS NOT NULL AND substring(${column} FROM 1 FOR ${this.crypto.currentPrefix.length}) <> $2`).join(' OR ');
    return this.database.transaction(async (tx) => {
      const rows: SealedRow[] = await tx.manager.query(
        `SELECT ${key} AS id, ${columns.join(', ')} FROM ${table} WHERE ${key} > $1 AND (${isOld}) ORDER BY ${key} LIMIT ${BATCH} ${writer ? '' : 'FOR UPDATE'}`,
        [after, this.crypto.currentPrefix],
      );
      const renewed = rows.map((row) => this.renewRow(row, columns, words)).filter((row) => row !== null);
      if (renewed.length > 0) {
        const found = words.map(({ column }) => column);
        const typed = [...columns.map(() => 'bytea[]'), ...found.map(() => 'text[]')].map((type, index) => `$${index + 2}::${type}`);
        const changes = [...columns.map((column) => `${column} = r.${column}`), ...found.map((column) => `${column} = r.${column}::bigint[]`)];
        const update = `UPDATE ${table} SET ${changes.join(', ')} FROM unnest($1::int[], ${typed.join(', ')}) AS r(id, ${[...columns, ...found].join(', ')}) WHERE ${table}.${key} = r.id`;
        await tx.manager.query(writer ? `SELECT ${writer}($1::int[], $2::bytea[])` : update, [
          renewed.map(({ id }) => id),
          ...columns.map((_, index) => renewed.map(({ sealed }) => sealed[index] ?? null)),
          ...found.map((_, index) => renewed.map((row) => row.words[index] ?? null)),
        ]);
      }
      return { count: { renewed: renewed.length, unreadable: rows.length - renewed.length }, last: rows.length < BATCH ? null : (rows.at(-1)?.id ?? null) };
    });
  }

  private renewRow(
    row: SealedRow,
    columns: readonly string[],
    words: readonly WordColumn[],
  ): { id: number; sealed: (Buffer | null)[]; words: (string | null)[] } | null {
    try {
      const values = new Map(Object.entries(row));
      const opened = new Map(columns.map((column) => [column, this.open(values.get(column))]));
      return {
        id: row.id,
        sealed: columns.map((column) => this.seal(opened.get(column))),
        words: words.map(({ from, of }) => {
          const text = opened.get(from);
          return text ? of(text.toString('utf8')) : null;
        }),
      };
    } catch {
      return null;
    }
  }

  private open(value: unknown): Buffer | null {
    return Buffer.isBuffer(value) ? this.crypto.unseal(value) : null;
  }

  private seal(opened: Buffer | null | undefined): Buffer | null {
    return opened ? this.crypto.seal(opened) : null;
  }
}
