import { type Mirrored, mirrored } from './mirrored.js';
import type { SparseCosts } from './sparse-costs.js';

const NONE = -1;
/** The number of best offers remembered for each row; a bid reads them all, so more of them cost more than they save. */
const REMEMBERED = 6;
/** The factor by which the bidding step shrinks in each round. */
const FINER = 6;
/** If the first round needs more bids per row than this, some row must stay without a column at any price. */
const MOST_BIDS = 120;
/**
 * If any round needs more bids per row than this, the auction stops with an error: there must be a defect,
 * and somebody is waiting for help.
 */
const MOST_BIDS_EVER = 10_000;

/**
 * An auction whose bids become finer from round to round (Bertsekas' ε-scaling), over the problem and its
 * mirror image. In a round each row without an item bids for the one that is cheapest for it: the bid raises
 * the price by the difference to the second best, plus ε. A row that is outbid bids again. At the end each
 * row has the item that is cheapest for it at the final prices, to within ε. Since costs are whole numbers
 * and ε is smaller than one divided by the number of all rows, the total is minimal.
 */
export class Auction {
  readonly prices: Float64Array;
  /** The difference within which two edges count as equally good. */
  readonly tolerance: number;
  private readonly graph: Mirrored;
  private readonly finest: number;
  private readonly placeOf: Int32Array;
  private readonly ownerOf: Int32Array;
  /**
   * The best offers of each row at its last full scan, and the cost of the best of the others at that time:
   * prices only rise, so that cost is a lower bound.
   */
  private readonly offers: Int32Array;
  private readonly offersLeft: Int32Array;
  private readonly others: Float64Array;
  private readonly values = new Float64Array(REMEMBERED + 1);
  private readonly ranked = new Int32Array(REMEMBERED + 1);

  constructor(
    private readonly problem: SparseCosts,
    isIn: Uint8Array,
    prices?: Float64Array,
  ) {
    this.graph = mirrored(problem, isIn);
    const size = this.graph.starts.length - 1;
    this.prices = prices ?? new Float64Array(size);
    this.finest = 1 / (3 * (size + 1));
    this.tolerance = 2 * this.finest;
    this.placeOf = new Int32Array(size).fill(NONE);
    this.ownerOf = new Int32Array(size).fill(NONE);
    this.offers = new Int32Array(size * REMEMBERED);
    this.offersLeft = new Int32Array(size);
    this.others = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  }

  /**
   * Runs the auction, starting from prices that are wrong by at most `wrongBy`, or, if it is omitted, from no
   * prices.
   * @throws when the auction does not end
   */
  run(wrongBy?: number): void {
    const { dearest, without } = this.graph;
    const mustLeaveOut = this.problem.without.length > this.problem.columns;
    let step = wrongBy ?? (mustLeaveOut ? without : dearest) / 4;
    if (!this.round(Math.max(step, this.finest), MOST_BIDS)) {
      step = without / 4;
      this.roundToEnd(step);
    }
    while (step > this.finest) {
      step = Math.max(step / FINER, this.finest);
      this.roundToEnd(step);
    }
  }

  /** Returns, for each row of the problem, the index of its column among the problem's edges; -1 for none. */
  places(): Int32Array {
    return this.placeOf.slice(0, this.problem.without.length).map((place) => this.graph.edges[place] ?? NONE);
  }

  /**
   * Returns, for each edge of the problem, how much better it would be than what its row has, or, in the
   * mirror image, than what its column has; negative when it would be worse.
   */
  gains({ starts, targets, costs }: SparseCosts): Float64Array {
    const { rows, columns } = this.graph;
    const worth = Float64Array.from(this.placeOf, (place) => this.valueOf(place));
    const gains = new Float64Array(targets.length);
    for (let row = 0; row < rows; row++) {
      const [forRow, forMirror] = [at(worth, row), at(this.prices, columns + row)];
      const end = at(starts, row + 1);
      for (let edge = at(starts, row); edge < end; edge++) {
        const column = at(targets, edge);
        const better = Math.max(forRow - at(this.prices, column), at(worth, rows + column) - forMirror);
        gains[edge] = better - at(costs, edge);
      }
    }
    return gains;
  }

  private valueOf(place: number): number {
    return at(this.graph.costs, place) + at(this.prices, at(this.graph.targets, place));
  }

  private roundToEnd(step: number): void {
    if (!this.round(step, MOST_BIDS_EVER)) throw new Error('an auction came to no end');
  }

  /** Runs one round; false when it needed more bids per row than allowed. */
  private round(step: number, mostBids: number): boolean {
    this.placeOf.fill(NONE);
    this.ownerOf.fill(NONE);
    const without = Array.from(this.placeOf.keys()).reverse();
    let bids = 0;
    for (let row = without.pop(); row !== undefined; row = without.pop()) {
      const outbid = this.bid(row, step);
      if (outbid !== NONE) without.push(outbid);
      if (++bids > mostBids * this.placeOf.length) return false;
    }
    return true;
  }

  /** Makes one row's bid; returns the row that loses its item. */
  private bid(row: number, step: number): number {
    const place = this.choose(row);
    const column = at(this.graph.targets, place);
    const dearer = at(this.values, 1) - at(this.values, 0);
    // a row with a single offer has no second-best offer
    this.prices[column] = at(this.prices, column) + (Number.isFinite(dearer) ? dearer : 0) + step;
    const outbid = at(this.ownerOf, column);
    if (outbid !== NONE) this.placeOf[outbid] = NONE;
    this.ownerOf[column] = row;
    this.placeOf[row] = place;
    return outbid;
  }

  /** Returns the cheapest offer; `values` receives its cost and the cost of the second cheapest. */
  private choose(row: number): number {
    const { targets, costs } = this.graph;
    const { prices, offers } = this;
    let [best, second, cheapest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, NONE];
    const end = row * REMEMBERED + at(this.offersLeft, row);
    for (let index = row * REMEMBERED; index < end; index++) {
      const place = at(offers, index);
      const value = at(costs, place) + at(prices, at(targets, place));
      if (value >= second) continue;
      if (value >= best) second = value;
      else [second, best, cheapest] = [best, value, place];
    }
    if (second > at(this.others, row)) return this.lookAtAll(row);
    this.values[0] = best;
    this.values[1] = second;
    return cheapest;
  }

  /** Looks at all offers of a row, and remembers the best; returns the cheapest, as `choose` does. */
  private lookAtAll(row: number): number {
    const { starts, targets, costs } = this.graph;
    const { prices, values } = this;
    values.fill(Number.POSITIVE_INFINITY);
    const end = at(starts, row + 1);
    let worst = Number.POSITIVE_INFINITY;
    for (let place = at(starts, row); place < end; place++) {
      const value = at(costs, place) + at(prices, at(targets, place));
      if (value >= worst) continue;
      this.rank(place, value);
      worst = at(values, REMEMBERED);
    }
    const count = Math.min(REMEMBERED, end - at(starts, row));
    this.offers.set(this.ranked.subarray(0, count), row * REMEMBERED);
    this.offersLeft[row] = count;
    this.others[row] = worst;
    return at(this.ranked, 0);
  }

  /** Inserts an offer into the best ones so far. */
  private rank(place: number, value: number): void {
    let rank = REMEMBERED;
    for (; rank > 0 && at(this.values, rank - 1) > value; rank--) {
      this.values[rank] = at(this.values, rank - 1);
      this.ranked[rank] = at(this.ranked, rank - 1);
    }
    this.values[rank] = value;
    this.ranked[rank] = place;
  }
}

function at(list: Int32Array | Float64Array, index: number): number {
  return list[index] ?? Number.NaN;
}
