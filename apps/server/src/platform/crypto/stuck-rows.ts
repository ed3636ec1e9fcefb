import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';

/** How many rows of a table are named by their numbers; when all of them fail, the sum says so. */
const TOLD_MAX = 20;

/** Rows that could not be sealed, or sealed anew: told to the log once, by table and number and never by what stands in them, and counted for the health of the process. */
@Injectable()
export class StuckRows {
  private readonly tables = new Map<string, Set<number | string>>();

  constructor(private readonly log: Log) {}

  get count(): number {
    return [...this.tables.values()].reduce((sum, ids) => sum + ids.size, 0);
  }

  note(table: string, id: number | string, error: unknown): void {
    const ids = this.tables.get(table) ?? new Set();
    this.tables.set(table, ids);
    if (ids.has(id)) return;
    ids.add(id);
    if (ids.size <= TOLD_MAX) this.log.error('a row was not sealed', error, { table, id });
  }

  /** Rows that could be sealed after all. */
  forget(table: string, ids: readonly (number | string)[]): void {
    const stuck = this.tables.get(table);
    for (const id of ids) stuck?.delete(id);
  }
}
