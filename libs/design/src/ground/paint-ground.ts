import type { Palette } from '../colors.js';
import { levelAt, type Outline, onSquare, PLACES } from './ground.js';

/** A square of the map: its corner in pixels of the whole world, and its side. */
export interface Square {
  zoom: number;
  left: number;
  top: number;
  side: number;
}

type Context = CanvasRenderingContext2D;

const TILE = 256;
const EARTH = 40_075_016;
/** Roughly how far a place of each size extends from its centre, in metres. */
const REACH = [350, 900, 1800, 3400] as const;
const spots = PLACES.map(({ lat, lon, size }) => ({
  ...onSquare(lat, lon),
  radius: (REACH[size] ?? REACH[0]) / (EARTH * Math.cos((lat * Math.PI) / 180)),
}));

/** Returns the width of the whole world in pixels. */
const worldOf = (zoom: number): number => TILE * 2 ** zoom;

function isNear(
  { west, east, north, south }: Pick<Outline, 'west' | 'east' | 'north' | 'south'>,
  { zoom, left, top, side }: Square,
): boolean {
  const world = worldOf(zoom);
  return (
    west * world < left + side && east * world > left && north * world < top + side && south * world > top
  );
}

function trace(context: Context, { corners }: Outline, { zoom, left, top }: Square): void {
  const world = worldOf(zoom);
  for (let at = 0; at + 1 < corners.length; at += 2) {
    const [x, y] = [(corners[at] ?? 0) * world - left, (corners[at + 1] ?? 0) * world - top];
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

function traceAll(context: Context, outlines: readonly Outline[], square: Square): void {
  context.beginPath();
  for (const outline of outlines) if (isNear(outline, square)) trace(context, outline, square);
}

function paintPlaces(context: Context, { zoom, left, top, side }: Square): void {
  const world = worldOf(zoom);
  context.beginPath();
  for (const { x, y, radius } of spots) {
    const [atX, atY, far] = [x * world - left, y * world - top, Math.max(1.5, radius * world)];
    if (atX + far < 0 || atY + far < 0 || atX - far > side || atY - far > side) continue;
    context.moveTo(atX + far, atY);
    context.arc(atX, atY, far, 0, 2 * Math.PI);
  }
  context.fill();
}

/**
 * Paints a square of the map: sea, land, built-up areas, lakes, coast and borders, in the reader's colours.
 */
export function paintGround(context: Context, square: Square, ink: Palette): void {
  const level = levelAt(square.zoom);
  context.fillStyle = ink.infoSoft;
  context.fillRect(0, 0, square.side, square.side);
  if (!level) return;
  traceAll(context, level.land, square);
  context.fillStyle = ink.bg;
  context.fill('evenodd');
  context.strokeStyle = ink.info;
  context.lineWidth = 1;
  context.stroke();
  context.save();
  context.clip('evenodd');
  context.fillStyle = ink.borderSoft;
  context.globalAlpha = 0.55;
  paintPlaces(context, square);
  context.restore();
  traceAll(context, level.lakes, square);
  context.fillStyle = ink.infoSoft;
  context.fill('evenodd');
  context.stroke();
  traceAll(context, level.borders, square);
  context.setLineDash([6, 4]);
  context.strokeStyle = ink.textMuted;
  context.stroke();
  context.setLineDash([]);
}
