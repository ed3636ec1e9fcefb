import { isDatabaseAway } from '../database/database-away.js';

/** The number of consecutive failures after which the error is assumed to concern all rows. */
const FAILS_AS_A_WHOLE = 100;

/** The next rows after an id, up to a limit; the reader reports which rows they are. */
export interface NextRows {
  after: number;
  most: number;
  say: (ids: readonly number[]) => void;
}

/** A walk through the rows of a table by id. */
export interface RowWalk {
  /**
   * Processes the next rows in one transaction; reports which rows they are before any change, and returns
   * the last one reached, or undefined if there are no more.
   */
  batch(next: NextRows): Promise<number | undefined>;
  /** Called for each row that failed. */
  fails(id: number, error: unknown): void;
  isOver(): boolean;
}

/**
 * Processes rows batch by batch; the rows of a failed batch are processed one by one, so that one failing row
 * does not stop the others. Returns the id of the last row, or null at the end.
 * @throws when the database is down, or nothing can be read
 */
export async function rowByRow(walk: RowWalk, from: number, most: number): Promise<number | null> {
  let at: Standing | null = { after: from, singly: 0, failed: 0 };
  while (at !== null && !walk.isOver() && at.failed < FAILS_AS_A_WHOLE) at = await step(walk, at, most);
  return at?.after ?? null;
}

/** Processes all rows from the first to the last despite failures; returns whether the last was reached. */
export async function allRows(walk: RowWalk, most: number): Promise<boolean> {
  let after: number | null = 0;
  while (after !== null && !walk.isOver()) after = await rowByRow(walk, after, most);
  return after === null;
}

/**
 * The last row, the number of rows of a failed batch that are still to be processed one by one, and the
 * number of consecutive failures.
 */
interface Standing {
  after: number;
  singly: number;
  failed: number;
}

async function step(
  walk: RowWalk,
  { after, singly, failed }: Standing,
  most: number,
): Promise<Standing | null> {
  const { ids, done, error } = await attempt(walk, after, singly > 0 ? 1 : most);
  const [first] = ids;
  const left = Math.max(0, singly - 1);
  if (error === null) return first === undefined ? null : { after: done ?? after, singly: left, failed: 0 };
  if (first === undefined || isDatabaseAway(error)) throw error;
  if (ids.length > 1) return { after, singly: ids.length, failed };
  walk.fails(first, error);
  return { after: first, singly: left, failed: failed + 1 };
}

async function attempt(
  walk: RowWalk,
  after: number,
  most: number,
): Promise<{ ids: readonly number[]; done: number | undefined; error: Error | null }> {
  let ids: readonly number[] = [];
  try {
    const done = await walk.batch({ after, most, say: (read) => (ids = read) });
    return { ids, done, error: null };
  } catch (error) {
    return { ids, done: undefined, error: error instanceof Error ? error : new Error('a batch failed') };
  }
}
