import type { SparseCosts } from './sparse-costs.js';

/**
 * A problem and its mirror image, in which rows and columns are swapped, so that every row can get a column:
 * a row or a column left unassigned takes its own mirror image. An auction by rounds needs this, because an
 * item that nobody took would keep the price of an earlier round. The rows are the problem's rows followed by
 * its columns; the columns are the problem's columns followed by its rows.
 */
export interface Mirrored {
  rows: number;
  columns: number;
  starts: Int32Array;
  targets: Int32Array;
  costs: Float64Array;
  /** For each edge its index in the problem, or -1 for a mirrored edge. */
  edges: Int32Array;
  /**
   * `dearest` is the highest cost of an edge; `without` is the highest cost of staying without one, and at
   * least `dearest`.
   */
  dearest: number;
  without: number;
}

const NONE = -1;

/** Mirrors the included edges of a problem. */
export function mirrored(problem: SparseCosts, isIn: Uint8Array): Mirrored {
  const rows = problem.without.length;
  const { columns } = problem;
  const starts = startsOf(problem, isIn);
  const size = starts[rows + columns] ?? 0;
  const graph = {
    rows,
    columns,
    starts,
    targets: new Int32Array(size),
    costs: new Float64Array(size),
    edges: new Int32Array(size).fill(NONE),
  };
  const next = starts.slice();
  const put = (row: number, target: number, cost: number, edge: number) => {
    const place = next[row] ?? 0;
    next[row] = place + 1;
    graph.targets[place] = target;
    graph.costs[place] = cost;
    graph.edges[place] = edge;
  };
  let dearest = 1;
  for (let row = 0; row < rows; row++) {
    // staying without a column costs the same in the mirror image
    put(row, columns + row, 2 * (problem.without[row] ?? 0), NONE);
    const end = problem.starts[row + 1] ?? 0;
    for (let edge = problem.starts[row] ?? 0; edge < end; edge++) {
      if (isIn[edge] !== 1) continue;
      const column = problem.targets[edge] ?? 0;
      const cost = problem.costs[edge] ?? 0;
      put(row, column, cost, edge);
      put(rows + column, columns + row, cost, NONE);
      dearest = Math.max(dearest, cost);
    }
  }
  for (let column = 0; column < columns; column++) put(rows + column, column, 0, NONE);
  const without = problem.without.reduce((most, cost) => Math.max(most, 2 * cost), dearest);
  return { ...graph, dearest, without };
}

/** Returns the index of each row's first edge: a row has one edge for itself, and the included ones. */
function startsOf({ columns, starts, targets, without }: SparseCosts, isIn: Uint8Array): Int32Array {
  const counts = new Int32Array(without.length + columns + 1).fill(1, 1);
  for (let row = 0; row < without.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let edge = starts[row] ?? 0; edge < end; edge++) {
      if (isIn[edge] !== 1) continue;
      count(counts, row + 1);
      count(counts, without.length + (targets[edge] ?? 0) + 1);
    }
  }
  for (let index = 1; index < counts.length; index++)
    counts[index] = (counts[index] ?? 0) + (counts[index - 1] ?? 0);
  return counts;
}

function count(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
