import { Auction } from './auction.js';
import type { SparseCosts } from './sparse-costs.js';

/** The number of a row's cheapest edges that are considered first. */
const FIRST_LOOK = 64;
const SAMPLE = 4;

/**
 * The assignment with the least total cost: no row takes two columns, and no column two rows. Returns for
 * each row the index in `targets` of its column, -1 for none. First an auction runs over the cheapest edges
 * of each row. Its prices show which omitted edges would have been better for a row or column; these are
 * added until none is left, so the result is optimal although edges were omitted.
 */
export function leastCost(problem: SparseCosts): Int32Array {
  const isIn = cheapestEdges(problem);
  let auction = new Auction(problem, isIn);
  auction.run();
  for (let worst = letIn(problem, auction, isIn); worst > 0; worst = letIn(problem, auction, isIn)) {
    auction = new Auction(problem, isIn, auction.prices);
    auction.run(worst);
  }
  return auction.places();
}

/**
 * Returns roughly the cheapest edges of each row, ignoring the part of a column's cost that every row pays.
 */
function cheapestEdges(problem: SparseCosts): Uint8Array {
  const { starts, targets, costs } = problem;
  const isIn = new Uint8Array(targets.length);
  const base = leastOfColumns(problem);
  const over = new Float64Array(targets.length);
  for (let edge = 0; edge < over.length; edge++) over[edge] = at(costs, edge) - at(base, at(targets, edge));
  for (let row = 0; row + 1 < starts.length; row++) {
    const [begin, end] = [at(starts, row), at(starts, row + 1)];
    const limit = limitOf(over, begin, end);
    for (let edge = begin; edge < end; edge++) if (at(over, edge) <= limit) isIn[edge] = 1;
  }
  return isIn;
}

function leastOfColumns({ columns, targets, costs }: SparseCosts): Float64Array {
  const least = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
  for (let edge = 0; edge < targets.length; edge++) {
    const column = at(targets, edge);
    if (at(costs, edge) < at(least, column)) least[column] = at(costs, edge);
  }
  return least;
}

/**
 * Estimates from a sample of a row's values the one below which there are about as many edges as are
 * considered first.
 */
function limitOf(values: Float64Array, begin: number, end: number): number {
  if (end - begin <= FIRST_LOOK) return Number.POSITIVE_INFINITY;
  const share = Math.ceil((end - begin) / (SAMPLE * FIRST_LOOK));
  const sample = new Float64Array(Math.ceil((end - begin) / share));
  for (let index = 0; index < sample.length; index++) sample[index] = at(values, begin + index * share);
  return at(sample.sort(), Math.floor(FIRST_LOOK / share));
}

/**
 * Adds the edges that would have been preferred at the auction's prices, and edges nearly as good; returns
 * the greatest gain, or 0 if there was none.
 */
function letIn(problem: SparseCosts, auction: Auction, isIn: Uint8Array): number {
  const gains = auction.gains(problem);
  let worst = 0;
  for (let edge = 0; edge < gains.length; edge++) if (at(gains, edge) > worst) worst = at(gains, edge);
  if (worst <= auction.tolerance) return 0;
  for (let edge = 0; edge < gains.length; edge++) if (at(gains, edge) > -worst) isIn[edge] = 1;
  return worst;
}

function at(list: Int32Array | Float64Array, index: number): number {
  return list[index] ?? Number.NaN;
}
