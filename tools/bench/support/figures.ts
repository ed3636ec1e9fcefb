/**
 * Returns the value below which the given share of the samples lies.
 * @throws without samples: a benchmark that measured nothing fails
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (found === undefined || Number.isNaN(found)) throw new Error('nothing was measured');
  return found;
}

/** Formats p50 and p99 of samples in milliseconds. */
export function spread(samples: readonly number[]): string {
  return `p50 ${percentile(samples, 0.5).toFixed(2)} ms, p99 ${percentile(samples, 0.99).toFixed(2)} ms`;
}

/** Prints one line of a benchmark. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns how long some work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
