/** What a batch found: nothing that was due, less than it could take, or as much as it could. */
export type Taken = 'none' | 'some' | 'full';

/** Takes what is due, as much as one batch holds, and does it; many may run side by side. */
export type Batch = (lane: number) => Promise<Taken>;

/** Batch after batch, until one that looked after the last commit finds nothing, or the process ends. `onFull` is told once, when one batch is not enough. */
export async function drain(lane: number, batch: Batch, { isOver, onFull }: { isOver: () => boolean; onFull: () => Promise<void> }): Promise<void> {
  let isTold = false;
  for (let taken = await batch(lane); taken !== 'none' && !isOver(); taken = await batch(lane)) {
    if (taken !== 'full' || isTold) continue;
    isTold = true;
    await onFull();
  }
}

/** How much a batch of so many found. */
export function takenOf(count: number, limit: number): Taken {
  if (count === 0) return 'none';
  return count < limit ? 'some' : 'full';
}
