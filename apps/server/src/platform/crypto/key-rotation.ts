import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Crypto } from './crypto.js';
import { KeyRotationRepository, type RenewedRow, type SealedColumns, type SealedRow, type WordColumn } from './key-rotation.repository.js';

/** How much was encrypted anew, and how much could not be read with any key. */
export interface RotationCount {
  renewed: number;
  unreadable: number;
}

/** Something encrypted that is not a column, such as files: encrypts anew what another key than the current one has encrypted. */
export type Renewal = () => Promise<RotationCount>;

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
    private readonly repository: KeyRotationRepository,
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
  private renewBatch(table: SealedColumns, after: number): Promise<{ count: RotationCount; last: number | null }> {
    return this.database.transaction(async (tx) => {
      const rows = await this.repository.old(tx, table, { after, sign: this.crypto.currentPrefix, limit: BATCH });
      const renewed = rows.map((row) => this.renewRow(row, table.columns, table.words ?? [])).filter((row) => row !== null);
      await this.repository.write(tx, table, renewed);
      return { count: { renewed: renewed.length, unreadable: rows.length - renewed.length }, last: rows.length < BATCH ? null : (rows.at(-1)?.id ?? null) };
    });
  }

  private renewRow(row: SealedRow, columns: readonly string[], words: readonly WordColumn[]): RenewedRow | null {
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
