/** A place of the pen, on a pad of a certain size. */
export interface PenPoint {
  x: number;
  y: number;
}

export interface PadSize {
  width: number;
  height: number;
}

/** How much larger or smaller what was drawn on one pad is on another, so that all of it has room and keeps its form. */
export function scaleBetween(from: PadSize, to: PadSize): number {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  return Number.isFinite(scale) && scale > 0 ? scale : 1;
}

/** Strokes of one pad on another. They are copies: the pad writes into what it is given. */
export function fittedStrokes<Point extends PenPoint>(strokes: readonly (readonly Point[])[], from: PadSize, to: PadSize): Point[][] {
  const scale = scaleBetween(from, to);
  return strokes.map((stroke) => dotted(stroke).map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })));
}

/** A touch that moved by a hair is a dot, which the pad draws of one point alone when it draws anew. */
function dotted<Point>(stroke: readonly Point[]): readonly Point[] {
  return stroke.length === 2 ? stroke.slice(0, 1) : stroke;
}
