/** What a batch found: nothing that was due, less than it could take, or as much as it could. */
export type Taken = 'none' | 'some' | 'full';

/** Takes what is due, as much as one batch holds, and does it; many may run side by side. */
export type Batch = (lane: number) => Promise<Taken>;

interface WakeOptions {
  /** whether the process ends, so that no other batch is begun */
  isOver: () => boolean;
  /** told once, when one batch is not enough */
  onFull: () => Promise<void>;
}

/**
 * Batch after batch, until one that looked after the last commit finds nothing. Messages, steps, reminders,
 * expiries and renewals are all done so: a batch must leave nothing due of what it took.
 */
export async function drain(batch: () => Promise<Taken>): Promise<void> {
  for (let taken = await batch(); taken !== 'none'; ) taken = await batch();
}

/**
 * What a wake-up has done: batch after batch as long as they are full. What came after the last look has a
 * wake-up of its own, and those that come together are one batch with it.
 */
export async function drainFull(batch: () => Promise<Taken>, { isOver, onFull }: WakeOptions): Promise<void> {
  let isTold = false;
  while ((await batch()) === 'full' && !isOver()) {
    if (!isTold) await onFull();
    isTold = true;
  }
}

/** How much a batch of a given size found. */
export function takenOf(count: number, limit: number): Taken {
  if (count === 0) return 'none';
  return count < limit ? 'some' : 'full';
}
