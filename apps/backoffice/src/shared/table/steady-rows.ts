/** A row on the screen; a row that left the list keeps its place until the list may move. */
export interface SteadyRow<Row> {
  row: Row;
  isGone: boolean;
}

/** The rows to show while the list must not move, and the number of new rows held back. */
export interface SteadyRows<Row> {
  rows: SteadyRow<Row>[];
  waiting: number;
}

/** The rows exactly as the server sent them, none held back. */
export function freshRows<Row>(fresh: readonly Row[]): SteadyRows<Row> {
  return { rows: fresh.map((row) => ({ row, isGone: false })), waiting: 0 };
}

/**
 * Returns the rows in their former places (rule 153): each with its newest data, removed rows unchanged, new
 * rows only counted. A list that contains none of these rows is another page, so it is returned as it is.
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
