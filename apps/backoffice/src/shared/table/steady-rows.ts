/** A shown row; one that left the list keeps its place until the list may move. */
export interface SteadyRow<Row> {
  row: Row;
  isGone: boolean;
}

/** The rows shown while the list must not move, and the number of new rows held back. */
export interface SteadyRows<Row> {
  rows: SteadyRow<Row>[];
  waiting: number;
}

/** The rows in the server's state. */
export function freshRows<Row>(fresh: readonly Row[]): SteadyRows<Row> {
  return { rows: fresh.map((row) => ({ row, isGone: false })), waiting: 0 };
}

/**
 * The rows in their former places (rule 153): each with its newest data, removed ones unchanged, new ones
 * only counted. A list with none of the shown rows is another page, and is shown unchanged.
 */
export function steadyRows<Row extends { id: number | string }>(
  shown: readonly SteadyRow<Row>[],
  fresh: readonly Row[],
): SteadyRows<Row> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const kept = shown.filter(({ row }) => byId.has(row.id)).length;
  if (kept === 0) return freshRows(fresh);
  const rows = shown.map(({ row }) => {
    const now = byId.get(row.id);
    return now ? { row: now, isGone: false } : { row, isGone: true };
  });
  return { rows, waiting: fresh.length - kept };
}
