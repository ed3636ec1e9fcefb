import type { City } from './city.js';

/** Something that somebody does, with numbers that choose who and what: each takes of them what it needs. */
export interface Act {
  kind: string;
  a: number;
  b: number;
  c: number;
}

/** Carries out an act. Refusals are fine; the city notes every server error. */
type Doing = (city: City, numbers: Omit<Act, 'kind'>) => Promise<unknown>;

/** Acts by name, with their relative frequency. */
export type Acts = Readonly<Record<string, { weight: number; do: Doing }>>;

/** An act as it stands in a report: `approve(2, 0, 1)`. */
export function inWords({ kind, a, b, c }: Act): string {
  return `${kind}(${a}, ${b}, ${c})`;
}
