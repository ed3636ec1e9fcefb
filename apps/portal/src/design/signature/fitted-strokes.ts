/** A point where the pen touched the pad. */
export interface PenPoint {
  x: number;
  y: number;
}

export interface PadSize {
  width: number;
  height: number;
}

/** The width of the pen, half of which extends beyond the last point. */
const PEN = 4;

/** The factor that shrinks a drawing to fit on a pad; 1 for a drawing that fits. */
export function shrinkage(drawn: PadSize, pad: PadSize): number {
  if (pad.width === 0 || pad.height === 0) return 1;
  return Math.min(
    1,
    (pad.width - PEN) / Math.max(drawn.width, 1),
    (pad.height - PEN) / Math.max(drawn.height, 1),
  );
}

/**
 * Scales strokes to a pad of another size, so that all of them fit and keep their shape. Returns a copy,
 * because the pad modifies its input.
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

/**
 * Reduces the shortest stroke, which is a dot, to one point: when redrawing, the pad draws a dot only from a
 * single point.
 */
function dotted<Point>(stroke: readonly Point[]): readonly Point[] {
  return stroke.length === 2 ? stroke.slice(0, 1) : stroke;
}
