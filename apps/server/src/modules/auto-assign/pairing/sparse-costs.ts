/**
 * Rows, each with its possible columns and their costs, row after row: those of row `r` are at `starts[r]` up
 * to, but not including, `starts[r + 1]`. Each row has at least one column. Costs are whole numbers, so that
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
