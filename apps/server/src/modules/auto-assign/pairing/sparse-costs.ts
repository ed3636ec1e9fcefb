/**
 * Rows, each with the columns that it may take and what each costs, row after row: those of row `r` stand
 * from `starts[r]` up to `starts[r + 1]`. Every row has one at least, and costs are whole numbers, so that
 * sums are exact.
 */
export interface SparseCosts {
  columns: number;
  starts: Int32Array;
  targets: Int32Array;
  costs: Float64Array;
  /** The cost of leaving a row without a column. */
  without: Float64Array;
}
