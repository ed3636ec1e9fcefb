type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

const FINENESS = 80;

/** Returns the sides of a ring, including the one that closes it. */
function sidesOf(ring: Ring): [from: Point, to: Point][] {
  return ring.flatMap((to, index): [Point, Point][] => {
    const from = ring.at(index - 1);
    return from ? [[from, to]] : [];
  });
}

/** Returns the area of a ring, in the square of its unit. */
export function areaOf(ring: Ring): number {
  return Math.abs(sidesOf(ring).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0)) / 2;
}

/** Whether a point is in a piece, that is, inside an odd number of its rings; all but the first are holes. */
export function isWithin([x, y]: Point, piece: readonly Ring[]): boolean {
  const crossed = piece
    .flatMap(sidesOf)
    .filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  return crossed.length % 2 === 1;
}

function distanceTo([x, y]: Point, [[x1, y1], [x2, y2]]: [Point, Point]): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

/** Returns the point of a piece that is farthest from its edge, on a fine grid; there a name fits best. */
export function poleOf(piece: readonly Ring[]): [number, number] {
  const [outline = []] = piece;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const sides = piece.flatMap(sidesOf);
  const grid = Array.from({ length: FINENESS ** 2 }, (_, index): [number, number] => [
    left + (width * ((index % FINENESS) + 0.5)) / FINENESS,
    bottom + (height * (Math.floor(index / FINENESS) + 0.5)) / FINENESS,
  ]);
  const room = (point: Point): number => Math.min(...sides.map((side) => distanceTo(point, side)));
  return grid
    .filter((point) => isWithin(point, piece))
    .map((point) => ({ point, room: room(point) }))
    .reduce((best, one) => (one.room > best.room ? one : best)).point;
}
