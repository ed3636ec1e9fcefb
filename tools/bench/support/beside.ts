import { percentile, report, spread, timed } from './figures.js';

/** One piece of work, done once by the service and once by bare statements. */
interface Work {
  name: string;
  service: () => Promise<unknown>;
  bare: () => Promise<unknown>;
}

/**
 * Runs the two alternately, so that a slow moment of the machine affects both, and prints the results side by
 * side; the first round of each is not counted.
 */
export async function besideBare({ name, service, bare }: Work, rounds: number): Promise<void> {
  const times = { bare: [] as number[], service: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const plain = await timed(bare);
    const served = await timed(service);
    if (round === 0) continue;
    times.bare.push(plain);
    times.service.push(served);
  }
  const ratio = percentile(times.service, 0.5) / percentile(times.bare, 0.5);
  report(`${name}: service ${spread(times.service)}; bare ${spread(times.bare)}; ${ratio.toFixed(1)} times`);
}
