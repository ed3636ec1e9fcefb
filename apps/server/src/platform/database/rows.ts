/**
 * Returns the row of a statement that always returns one.
 * @throws when it returned none
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that always answers a row answered none');
  return row;
}

/** Whether a statement that TypeORM wrote has changed or deleted a row. */
export function hasChanged({ affected }: { affected?: number | null }): boolean {
  return (affected ?? 0) > 0;
}

/** Returns the value in an in-memory table for a number that may be missing. */
export function lookUp<Value>(
  table: ReadonlyMap<number, Value>,
  id: number | null | undefined,
): Value | undefined {
  return id === null || id === undefined ? undefined : table.get(id);
}
