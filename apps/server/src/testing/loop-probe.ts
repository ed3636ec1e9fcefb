/** What some work did to the event loop. */
export interface Held {
  /** the most that one turn of the loop took, in milliseconds of work, however busy the machine was */
  longestMs: number;
}

const MICROSECONDS = 1000;

/**
 * Measures by how much a piece of work keeps all other calls waiting. A turn of the loop counts by the time that
 * passed or the time of the processor that this process used in it, whichever is less: on a busy machine time
 * passes without work, and other threads (compression) work without holding the loop.
 */
export async function heldBy(work: () => Promise<unknown>): Promise<Held> {
  let longestMs = 0;
  let isOver = false;
  let [at, used] = [performance.now(), process.cpuUsage()];
  const turn = (): void => {
    const { user, system } = process.cpuUsage(used);
    longestMs = Math.max(longestMs, Math.min(performance.now() - at, (user + system) / MICROSECONDS));
    [at, used] = [performance.now(), process.cpuUsage()];
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
  }
  turn();
  return { longestMs };
}
