/** The result of a batch: nothing was due, less than a full batch, or a full batch. */
export type Taken = 'none' | 'some' | 'full';

/** Takes and processes due rows, up to one batch; several may run in parallel. */
export type Batch = (lane: number) => Promise<Taken>;

interface WakeOptions {
  /** whether the process is ending, so that no further batch starts */
  isOver: () => boolean;
  /** called once, if one batch is not enough */
  onFull: () => Promise<void>;
}

/**
 * Runs batch after batch, until one that started after the last commit finds nothing. Messages, steps,
 * reminders, expiries and renewals all use it: a batch must leave none of its rows due.
 */
export async function drain(batch: () => Promise<Taken>): Promise<void> {
  for (let taken = await batch(); taken !== 'none'; ) taken = await batch();
}

/**
 * The work of a wake-up: batch after batch as long as they are full. Later rows have their own wake-up, and
 * simultaneous ones share a batch.
 */
export async function drainFull(batch: () => Promise<Taken>, { isOver, onFull }: WakeOptions): Promise<void> {
  let isTold = false;
  while ((await batch()) === 'full' && !isOver()) {
    if (!isTold) await onFull();
    isTold = true;
  }
}

/** The result of a batch with a given limit. */
export function takenOf(count: number, limit: number): Taken {
  if (count === 0) return 'none';
  return count < limit ? 'some' : 'full';
}
