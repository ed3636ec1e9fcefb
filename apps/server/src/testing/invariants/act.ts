import type { City } from './city.js';

/**
 * A person's action, with numbers that choose the person and the object; each action uses the numbers that it
 * needs.
 */
export interface Act {
  kind: string;
  a: number;
  b: number;
  c: number;
}

/** Carries out an action. It may be refused; the city records every server error. */
type Doing = (city: City, numbers: Omit<Act, 'kind'>) => Promise<unknown>;

/** Actions by name, with their relative frequency. */
export type Acts = Readonly<Record<string, { weight: number; do: Doing }>>;

/** An action in a report: `approve(2, 0, 1)`. */
export function inWords({ kind, a, b, c }: Act): string {
  return `${kind}(${a}, ${b}, ${c})`;
}
