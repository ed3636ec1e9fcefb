import { isDatabaseAway } from '../database/database-away.js';

/** After this many failed rows in a row, something is wrong with all of them. */
const FAILS_AS_A_WHOLE = 100;

/** The next rows behind a number, up to a limit; the reader says which they are. */
export interface NextRows {
  after: number;
  most: number;
  say: (ids: readonly number[]) => void;
}

/** How rows of a table are gone through by their numbers. */
export interface RowWalk {
  /**
   * Does the next rows in one transaction; says which they are before it changes anything, and answers up to
   * which it came. None: there are no more.
   */
  batch(next: NextRows): Promise<number | undefined>;
  /** A row that cannot be done. */
  fails(id: number, error: unknown): void;
  isOver(): boolean;
}

/**
 * Goes through rows batch by batch; those of a batch that fails go singly, so that one that cannot be done
 * keeps no other waiting. Answers behind which row it stands, null at the end. @throws when the database is
 * away, or nothing can be read
 */
export async function rowByRow(walk: RowWalk, from: number, most: number): Promise<number | null> {
  let at: Standing | null = { after: from, singly: 0, failed: 0 };
  while (at !== null && !walk.isOver() && at.failed < FAILS_AS_A_WHOLE) at = await step(walk, at, most);
  return at?.after ?? null;
}

/** Walks from the first row to the last, whatever fails on the way; returns whether it got there. */
export async function allRows(walk: RowWalk, most: number): Promise<boolean> {
  let after: number | null = 0;
  while (after !== null && !walk.isOver()) after = await rowByRow(walk, after, most);
  return after === null;
}

/**
 * Behind which row it stands, how many of a batch that failed are still to go singly, and how many have
 * failed one after another.
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
