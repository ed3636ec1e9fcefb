/** A place of the pen on a pad. */
export interface PenPoint {
  x: number;
  y: number;
}

export interface PadSize {
  width: number;
  height: number;
}

/** The pen has a breadth, half of which stands beyond its last place. */
const PEN = 4;

/** How much something has to be made smaller to have room on a pad; what has room stays as it is. */
export function shrinkage(drawn: PadSize, pad: PadSize): number {
  if (pad.width === 0 || pad.height === 0) return 1;
  return Math.min(
    1,
    (pad.width - PEN) / Math.max(drawn.width, 1),
    (pad.height - PEN) / Math.max(drawn.height, 1),
  );
}

/**
 * Strokes on a pad of another size than the one they were drawn on: all of them have room and their form.
 * They are copies, since the pad writes into what it is given.
 */
export function fittedStrokes<Point extends PenPoint>(
  strokes: readonly (readonly Point[])[],
  pad: PadSize,
): Point[][] {
  const points = strokes.flat();
  const scale = shrinkage(
    { width: Math.max(0, ...points.map(({ x }) => x)), height: Math.max(0, ...points.map(({ y }) => y)) },
    pad,
  );
  return strokes.map((stroke) =>
    dotted(stroke).map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  );
}

/** A touch that moved by a hair is a dot, which the pad draws of one point alone when it draws anew. */
function dotted<Point>(stroke: readonly Point[]): readonly Point[] {
  return stroke.length === 2 ? stroke.slice(0, 1) : stroke;
}
