import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';

/** The maximum number of a table's rows that are logged by id; if all rows fail, their number is enough. */
const TOLD_MAX = 20;

type RowId = number | string;

/** Recurring work on the rows of a table that may fail for some of them. */
type RowWork = 'sealing' | 'sealing anew' | 'hashing';

/**
 * Rows of one table that failed: each is logged once, by table and id, never by content. A row that a
 * complete pass no longer encounters, because it was erased or rewritten, no longer counts as stuck.
 */
export class StuckPasses {
  private last: ReadonlySet<RowId> = new Set();
  private found = new Set<RowId>();

  constructor(
    private readonly log: Log,
    readonly table: string,
  ) {}

  get ids(): ReadonlySet<RowId> {
    return new Set([...this.last, ...this.found]);
  }

  /** Starts a pass at the first row. */
  begin(): void {
    this.found = new Set();
  }

  note(id: RowId, error: unknown): void {
    const isKnown = this.last.has(id) || this.found.has(id);
    this.found.add(id);
    if (!isKnown && this.ids.size <= TOLD_MAX)
      this.log.error('a row was not sealed', error, { table: this.table, id });
  }

  /** Forgets rows that succeeded after all. */
  forget(ids: readonly RowId[]): void {
    const done = new Set(ids);
    this.last = new Set([...this.last].filter((id) => !done.has(id)));
    for (const id of ids) this.found.delete(id);
  }

  /** Ends a pass at the last row. */
  end(): void {
    this.last = this.found;
    this.found = new Set();
  }
}

/** Rows that could not be sealed or renewed, counted for the health of the process. */
@Injectable()
export class StuckRows {
  private readonly passes = new Map<string, StuckPasses>();

  constructor(private readonly log: Log) {}

  get count(): number {
    return new Set(
      [...this.passes.values()].flatMap(({ table, ids }) => [...ids].map((id) => `${table} ${id}`)),
    ).size;
  }

  of(work: RowWork, table: string): StuckPasses {
    const name = `${work} ${table}`;
    const passes = this.passes.get(name) ?? new StuckPasses(this.log, table);
    this.passes.set(name, passes);
    return passes;
  }
}
