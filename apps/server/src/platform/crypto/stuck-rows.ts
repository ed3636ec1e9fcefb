import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';

/** How many rows of a table are named by their numbers; when all of them fail, the sum says so. */
const TOLD_MAX = 20;

type RowId = number | string;

/** What goes through a table again and again, and may leave rows behind. */
type RowWork = 'sealing' | 'sealing anew' | 'hashing';

/**
 * Rows of one table that could not be done: told to the log once, by table and number and never by what
 * stands in them. What a pass from the beginning to the end has not met any more, since it was erased or
 * written anew, is stuck no longer.
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

  /** A pass begins at the first row. */
  begin(): void {
    this.found = new Set();
  }

  note(id: RowId, error: unknown): void {
    const isKnown = this.last.has(id) || this.found.has(id);
    this.found.add(id);
    if (!isKnown && this.ids.size <= TOLD_MAX)
      this.log.error('a row was not sealed', error, { table: this.table, id });
  }

  /** Rows that could be done after all. */
  forget(ids: readonly RowId[]): void {
    const done = new Set(ids);
    this.last = new Set([...this.last].filter((id) => !done.has(id)));
    for (const id of ids) this.found.delete(id);
  }

  /** A pass has come to the last row. */
  end(): void {
    this.last = this.found;
    this.found = new Set();
  }
}

/** Rows that could not be sealed, or sealed anew, counted for the health of the process. */
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
