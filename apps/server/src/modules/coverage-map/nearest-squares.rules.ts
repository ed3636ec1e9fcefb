/** A square of the map, by its position in the grid of whole kilometres. */
export interface Square {
  x: number;
  y: number;
}

/**
 * Returns the distance in kilometres from a square of the grid to the nearest square of a given set; null if
 * the set is empty.
 */
export type DistanceOf = (square: Square) => number | null;

/**
 * Returns the distance of each square to the nearest of `from`, by the exact distance transform of
 * Felzenszwalb and Huttenlocher, with one pass over the columns and one over the rows, so that a hundred
 * thousand squares take only milliseconds. `within` lists the squares to measure.
 */
export function nearestSquares(from: readonly Square[], within: readonly Square[]): DistanceOf {
  if (from.length === 0) return () => null;
  const grid = new Grid([...from, ...within]);
  for (const square of from) grid.set(square, 0);
  for (let column = 0; column < grid.width; column++) grid.spread(column, grid.width, grid.height);
  for (let row = 0; row < grid.height; row++) grid.spread(row * grid.width, 1, grid.width);
  return (square) => Math.sqrt(grid.at(square));
}

/** Larger than any squared distance on the map, yet small enough for exact arithmetic. */
const FAR = 1e12;

class Grid {
  readonly width: number;
  readonly height: number;
  private readonly left: number;
  private readonly bottom: number;
  private readonly squared: Float64Array;

  constructor(squares: readonly Square[]) {
    const [left, right] = bounds(squares.map(({ x }) => x));
    const [bottom, top] = bounds(squares.map(({ y }) => y));
    this.left = left;
    this.bottom = bottom;
    this.width = right - left + 1;
    this.height = top - bottom + 1;
    this.squared = new Float64Array(this.width * this.height).fill(FAR);
  }

  set(square: Square, value: number): void {
    this.squared[this.place(square)] = value;
  }

  at(square: Square): number {
    return this.squared[this.place(square)] ?? FAR;
  }

  /** Replaces a line of squares by the lower envelope of their parabolas. */
  spread(start: number, step: number, length: number): void {
    const heights = Float64Array.from({ length }, (_, index) => this.squared[start + index * step] ?? FAR);
    const hulls = lowerEnvelope(heights);
    let next = 0;
    for (let index = 0; index < length; index++) {
      while ((hulls[next + 1]?.begins ?? Infinity) < index) next++;
      const foot = hulls[next]?.foot ?? index;
      this.squared[start + index * step] = (index - foot) ** 2 + (heights[foot] ?? FAR);
    }
  }

  private place({ x, y }: Square): number {
    return (y - this.bottom) * this.width + (x - this.left);
  }
}

/** The parabolas that are lowest somewhere, each with its start. */
function lowerEnvelope(heights: Float64Array): { foot: number; begins: number }[] {
  const hulls: { foot: number; begins: number }[] = [];
  heights.forEach((height, foot) => {
    let begins = -Infinity;
    for (let last = hulls.at(-1); last; last = hulls.at(-1)) {
      begins =
        (height + foot ** 2 - ((heights[last.foot] ?? FAR) + last.foot ** 2)) / (2 * (foot - last.foot));
      if (begins > last.begins) break;
      hulls.pop();
    }
    hulls.push({ foot, begins: hulls.length === 0 ? -Infinity : begins });
  });
  return hulls;
}

function bounds(values: readonly number[]): [least: number, greatest: number] {
  return values.reduce<[number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Infinity, -Infinity],
  );
}
