import type { Palette } from '../colors.js';
import { onSquare } from './ground.js';
import { paintGround } from './paint-ground.js';

interface Position {
  lat: number;
  lon: number;
}

interface Disc {
  /** the width and height in pixels */
  side: number;
  to: Position;
  /** where the helper sets out; null if unknown */
  from: Position | null;
  ink: Palette;
}

/** The closest zoom, which shows about four kilometres around a place; the farthest shows the country. */
const CLOSEST_ZOOM = 12;
const FARTHEST_ZOOM = 6;
const TILE = 256;
/** The distance between the two points, as a share of the disc's side. */
const BETWEEN = 0.4;
const DOT = 5;
const FULL_TURN = 2 * Math.PI;

/** Returns the closest zoom at which both points are within the disc. */
export function discZoom({ side, to, from }: Pick<Disc, 'side' | 'to' | 'from'>): number {
  if (from === null) return CLOSEST_ZOOM;
  const [end, start] = [onSquare(to.lat, to.lon), onSquare(from.lat, from.lon)];
  const apart = Math.hypot(end.x - start.x, end.y - start.y);
  const fitting = Math.log2((side * BETWEEN) / (TILE * apart));
  return Math.max(FARTHEST_ZOOM, Math.min(CLOSEST_ZOOM, fitting));
}

/** Paints the base map around two places, with a point at each and a dotted line between them. */
export function paintDisc(context: CanvasRenderingContext2D, disc: Disc): void {
  const { side, to, from, ink } = disc;
  const zoom = discZoom(disc);
  const world = TILE * 2 ** zoom;
  const end = onSquare(to.lat, to.lon);
  const start = from && onSquare(from.lat, from.lon);
  const middle = start ? { x: (end.x + start.x) / 2, y: (end.y + start.y) / 2 } : end;
  const [left, top] = [middle.x * world - side / 2, middle.y * world - side / 2];
  const at = ({ x, y }: { x: number; y: number }): [number, number] => [x * world - left, y * world - top];
  paintGround(context, { zoom, left, top, side }, ink);
  context.lineWidth = 2;
  context.strokeStyle = ink.brand;
  if (start) {
    context.beginPath();
    context.setLineDash([2, 4]);
    context.moveTo(...at(start));
    context.lineTo(...at(end));
    context.stroke();
    context.setLineDash([]);
    paintPoint(context, at(start), ink.surface);
  }
  paintPoint(context, at(end), ink.brand);
}

function paintPoint(context: CanvasRenderingContext2D, [x, y]: [number, number], fill: string): void {
  context.beginPath();
  context.arc(x, y, DOT, 0, FULL_TURN);
  context.fillStyle = fill;
  context.fill();
  context.stroke();
}
