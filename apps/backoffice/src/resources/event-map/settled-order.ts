import { useState } from 'react';

interface Row {
  id: number;
}

/** Returns the rows in the order kept from before; new rows come last. */
export function inKeptOrder<R extends Row>(sorted: readonly R[], kept: readonly number[]): R[] {
  const places = new Map(kept.map((id, at) => [id, at]));
  const place = ({ id }: R) => places.get(id) ?? kept.length;
  return sorted.toSorted((one, other) => place(one) - place(other));
}

/**
 * Keeps the order of rows while somebody is using them, so that the next click hits the intended person (rule
 * 158).
 */
export function useSettledOrder<R extends Row>(sorted: readonly R[], isHeld: boolean) {
  const [kept, setKept] = useState<readonly number[] | null>(null);
  if (isHeld && kept === null) setKept(sorted.map(({ id }) => id));
  if (!isHeld && kept !== null) setKept(null);
  const rows = kept === null ? sorted : inKeptOrder(sorted, kept);
  const isStale = rows.some((row, at) => row !== sorted[at]);
  return { rows, isStale, settle: () => setKept(sorted.map(({ id }) => id)) };
}
