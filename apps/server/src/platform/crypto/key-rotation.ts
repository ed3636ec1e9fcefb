import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Ending } from '../clock/ending.js';
import { Database } from '../database/database.js';
import { isDatabaseAway } from '../database/database-away.js';
import { Log } from '../logging/log.js';
import { Crypto } from './crypto.js';
import {
  KeyRotationRepository,
  type RenewedRow,
  type SealedColumns,
  type SealedRow,
  type WordColumn,
} from './key-rotation.repository.js';
import { allRows, type NextRows } from './row-by-row.js';
import { type StuckPasses, StuckRows } from './stuck-rows.js';

/**
 * How many items were renewed, how many no key could decrypt, and how many could be decrypted but not
 * written.
 */
export interface RotationCount {
  renewed: number;
  unreadable: number;
  failed: number;
}

/** Renews encrypted data outside columns, such as files: everything under a former key. */
export type Renewal = () => Promise<RotationCount>;

/** The result for some rows, and the last row that was reached in time. */
interface Anew {
  renewed: RenewedRow[];
  unreadable: number;
  done: number | undefined;
}

/**
 * The maximum number of rows, and amount of data, that one transaction renews. They are held in memory and
 * locked.
 */
const BATCH = 500;
const BATCH_BYTES = 262_144;

/**
 * Renews all data encrypted with a former data key. Modules with encrypted data register it here. A row that
 * is finished has the new key's prefix, so an interrupted run continues where it stopped, and parallel runs
 * are safe.
 */
@Injectable()
export class KeyRotation {
  private readonly tables: SealedColumns[] = [];
  private readonly renewals = new Map<string, Renewal>();

  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly repository: KeyRotationRepository,
    private readonly ending: Ending,
    private readonly stuck: StuckRows,
    private readonly log: Log,
  ) {}

  registerColumns(columns: SealedColumns): void {
    this.tables.push(columns);
  }

  register(name: string, renewal: Renewal): void {
    this.renewals.set(name, renewal);
  }

  /** The encrypted columns that are registered, as `table.column`. */
  get columns(): string[] {
    return this.tables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  }

  /**
   * Renews everything until the process is asked to end; returns the counts by table, or by the name of other
   * data.
   */
  async run(): Promise<Map<string, RotationCount>> {
    const counts = new Map<string, RotationCount>();
    const tables = this.tables.map((columns) => [columns.table, () => this.renewTable(columns)] as const);
    for (const [name, renewal] of [...tables, ...this.renewals])
      if (!this.ending.isNear) counts.set(name, await this.renewed(name, renewal));
    return counts;
  }

  /**
   * Renews one kind of data; if it fails completely, that is counted and does not prevent the renewal of the
   * data after it.
   * @throws when the database is down
   */
  private async renewed(name: string, renewal: Renewal): Promise<RotationCount> {
    try {
      return await renewal();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.log.error('what is registered was not encrypted anew', error, { name });
      return { renewed: 0, unreadable: 0, failed: 1 };
    }
  }

  private async renewTable(columns: SealedColumns): Promise<RotationCount> {
    const sum: RotationCount = { renewed: 0, unreadable: 0, failed: 0 };
    const stuck = this.stuck.of('sealing anew', columns.table);
    const walk = {
      batch: (next: NextRows) => this.renewBatch(columns, next, sum, stuck),
      fails: (id: number, error: unknown) => {
        sum.failed++;
        stuck.note(id, error);
      },
      isOver: () => this.ending.isNear,
    };
    stuck.begin();
    if (await allRows(walk, BATCH)) stuck.end();
    return sum;
  }

  /** Renews rows in one short transaction; they are locked, so that no newer text is overwritten. */
  private async renewBatch(
    table: SealedColumns,
    { after, most, say }: NextRows,
    sum: RotationCount,
    stuck: StuckPasses,
  ): Promise<number | undefined> {
    const { renewed, unreadable, done } = await this.database.transaction(async () => {
      const rows = await this.repository.old(table, {
        after,
        sign: this.crypto.currentPrefix,
        rows: most,
        bytes: BATCH_BYTES,
      });
      say(rows.map(({ id }) => id));
      const anew = await this.renewRows(table, rows, stuck);
      await this.repository.write(table, anew.renewed);
      return anew;
    });
    stuck.forget(renewed.map(({ id }) => id));
    sum.renewed += renewed.length;
    sum.unreadable += unreadable;
    return done;
  }

  /** Seals the rows anew one by one, until the process is about to end. */
  private async renewRows(
    { columns, words = [] }: SealedColumns,
    rows: readonly SealedRow[],
    stuck: StuckPasses,
  ): Promise<Anew> {
    const renewed: RenewedRow[] = [];
    let unreadable = 0;
    let done: number | undefined;
    for (const row of rows) {
      if (this.ending.isNear) break;
      done = row.id;
      try {
        renewed.push(this.renewRow(row, columns, words));
      } catch (error) {
        unreadable++;
        stuck.note(row.id, error);
      }
      await setImmediate();
    }
    return { renewed, unreadable, done };
  }

  /**
   * Seals a row anew.
   * @throws when no key decrypts it
   */
  private renewRow(row: SealedRow, columns: readonly string[], words: readonly WordColumn[]): RenewedRow {
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
  }

  private open(value: unknown): Buffer | null {
    return Buffer.isBuffer(value) ? this.crypto.unseal(value) : null;
  }

  private seal(opened: Buffer | null | undefined): Buffer | null {
    return opened ? this.crypto.seal(opened) : null;
  }
}
