/** What a batch found: nothing that was due, less than it could take, or as much as it could. */
export type Taken = 'none' | 'some' | 'full';

/** Takes what is due, as much as one batch holds, and does it; many may run side by side. */
export type Batch = (lane: number) => Promise<Taken>;

interface DrainOptions {
  /** whether the process ends, so that no other batch is begun */
  isOver?: () => boolean;
  /** told once, when one batch is not enough */
  onFull?: () => Promise<void>;
}

/**
 * Batch after batch, until one that looked after the last commit finds nothing. Messages, steps, reminders, expiries and renewals are all done so: a
 * batch must leave nothing due of what it took.
 */
export async function drain(batch: () => Promise<Taken>, { isOver = () => false, onFull }: DrainOptions = {}): Promise<void> {
  let isTold = false;
  for (let taken = await batch(); taken !== 'none' && !isOver(); taken = await batch()) {
    if (taken !== 'full' || isTold) continue;
    isTold = true;
    await onFull?.();
  }
}

/** How much a batch of so many found. */
export function takenOf(count: number, limit: number): Taken {
  if (count === 0) return 'none';
  return count < limit ? 'some' : 'full';
}
