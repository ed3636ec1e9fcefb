/** The result of a batch: nothing was due, it was less than full, or it was full. */
export type Taken = 'none' | 'some' | 'full';

/** Claims and processes rows that are due, up to one batch; several batches may run in parallel. */
export type Batch = (lane: number) => Promise<Taken>;

interface WakeOptions {
  /** whether the process is ending, so that no further batch starts */
  isOver: () => boolean;
  /** called once, if one batch is not enough */
  onFull: () => Promise<void>;
}

/** How long a round of batches goes on before it leaves the rest to the next, so that a round that hangs is known. */
const ROUND_MS = 30_000;

/**
 * Runs batch after batch, until a batch that started after the last commit finds nothing, or for half a minute.
 * Messages, steps, reminders, expiries and renewals all use it: a batch must leave none of its rows due.
 */
export async function drain(batch: () => Promise<Taken>): Promise<void> {
  const end = performance.now() + ROUND_MS;
  while ((await batch()) !== 'none' && performance.now() < end);
}

/**
 * Does the work of a wake-up: runs batch after batch as long as they are full. Rows that come later have a
 * wake-up of their own, and simultaneous wake-ups share a batch.
 */
export async function drainFull(batch: () => Promise<Taken>, { isOver, onFull }: WakeOptions): Promise<void> {
  let isTold = false;
  while ((await batch()) === 'full' && !isOver()) {
    if (!isTold) await onFull();
    isTold = true;
  }
}

/** Returns the result of a batch with a given limit. */
export function takenOf(count: number, limit: number): Taken {
  if (count === 0) return 'none';
  return count < limit ? 'some' : 'full';
}
