import type { Palette, Tone } from '@karov/design';
import type { StateCount } from './clusters.js';
import type { Mark } from './marks.js';

type Context = CanvasRenderingContext2D;

/** The signs of the tones, drawn in a 16 by 16 square; they mean the same as the icons of the chips. */
const SIGNS: Readonly<Record<Tone, string>> = {
  brand: 'M8 2l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.8l-3.8 2 .7-4.3-3.1-3 4.3-.6z',
  waiting: 'M4 2h8v2L9 8l3 4v2H4v-2l3-4-3-4z',
  done: 'M6.5 12.5L2.5 8.5 4 7l2.5 2.5L12 4l1.5 1.5z',
  danger: 'M7 2h2v8H7zM7 12h2v2H7z',
  info: 'M7 2h2v2H7zM7 6h2v8H7z',
  neutral: 'M3 7h10v2H3z',
};
const SIGN_SIDE = 16;

/** Half the width of a mark, in pixels. */
export const MARK_RADIUS = { large: 12, small: 8 } as const;
export const radiusOf = ({ isLarge }: Pick<Mark, 'isLarge'>): number =>
  isLarge ? MARK_RADIUS.large : MARK_RADIUS.small;

const signs = new Map<Tone, Path2D>();

function signOf(tone: Tone): Path2D {
  const known = signs.get(tone) ?? new Path2D(SIGNS[tone]);
  signs.set(tone, known);
  return known;
}

function outline(context: Context, { kind }: Pick<Mark, 'kind'>, x: number, y: number, radius: number): void {
  context.beginPath();
  if (kind === 'user') context.arc(x, y, radius, 0, 2 * Math.PI);
  else context.roundRect(x - radius, y - radius, radius * 2, radius * 2, 4);
}

interface Ink {
  /** white for help seekers and purple for volunteers, in light and dark mode alike */
  light: Palette;
}

/**
 * Paints one person: a white circle or a purple square. The ring and the sign show the state; people who wait
 * or are ready are larger.
 */
export function paintMark(
  context: Context,
  mark: Pick<Mark, 'kind' | 'tone' | 'isLarge'>,
  { x, y }: { x: number; y: number },
  { light }: Ink,
): void {
  const radius = radiusOf(mark);
  outline(context, mark, x, y, radius + 1.5);
  context.fillStyle = light.surface;
  context.fill();
  outline(context, mark, x, y, radius);
  context.fillStyle = mark.kind === 'user' ? light.surface : light.brand;
  context.fill();
  context.lineWidth = mark.isLarge ? 3 : 2;
  context.strokeStyle = light[mark.tone];
  context.stroke();
  const side = radius * 1.15;
  context.save();
  context.translate(x - side / 2, y - side / 2);
  context.scale(side / SIGN_SIDE, side / SIGN_SIDE);
  context.fillStyle = mark.kind === 'user' ? light[mark.tone] : light.onBrand;
  context.fill(signOf(mark.tone));
  context.restore();
}

/** Returns half the width of a cluster, in pixels; it grows with the number. */
export function clusterRadius(total: number): number {
  return 14 + Math.min(12, Math.log2(total) * 1.5);
}

/** Paints a cluster as a number. Each state has its share of the ring, help seekers first. */
export function paintCluster(
  context: Context,
  { total, states }: { total: number; states: readonly StateCount[] },
  { x, y }: { x: number; y: number },
  { light }: Ink,
): void {
  const radius = clusterRadius(total);
  context.beginPath();
  context.arc(x, y, radius + 1.5, 0, 2 * Math.PI);
  context.fillStyle = light.surface;
  context.fill();
  let from = -Math.PI / 2;
  context.lineWidth = 5;
  for (const { count, tone } of states) {
    const to = from + (2 * Math.PI * count) / total;
    context.beginPath();
    context.arc(x, y, radius - 2.5, from, to);
    context.strokeStyle = light[tone];
    context.stroke();
    from = to;
  }
  const isOfVolunteers = states.every(({ kind }) => kind === 'volunteer');
  context.beginPath();
  context.arc(x, y, radius - 5, 0, 2 * Math.PI);
  context.fillStyle = isOfVolunteers ? light.brand : light.surface;
  context.fill();
  context.fillStyle = isOfVolunteers ? light.onBrand : light.text;
  context.font = '700 12px Assistant, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(total > 999 ? `${(total / 1000).toFixed(1)}k` : String(total), x, y + 0.5);
}

/** Paints a ring around the person who is highlighted in a list. */
export function paintLit(context: Context, mark: Mark, at: { x: number; y: number }, { light }: Ink): void {
  paintMark(context, { ...mark, isLarge: true }, at, { light });
  context.beginPath();
  context.arc(at.x, at.y, MARK_RADIUS.large + 6, 0, 2 * Math.PI);
  context.lineWidth = 3;
  context.strokeStyle = light.text;
  context.stroke();
  context.beginPath();
  context.arc(at.x, at.y, MARK_RADIUS.large + 9, 0, 2 * Math.PI);
  context.strokeStyle = light.surface;
  context.stroke();
}

const PULSE_MS = 1600;

/** Paints a ring that grows and fades around a volunteer on the way. */
export function paintPulse(context: Context, at: { x: number; y: number }, color: string, now: number): void {
  const part = (now % PULSE_MS) / PULSE_MS;
  context.beginPath();
  context.arc(at.x, at.y, MARK_RADIUS.large + part * 16, 0, 2 * Math.PI);
  context.globalAlpha = 1 - part;
  context.lineWidth = 3;
  context.strokeStyle = color;
  context.stroke();
  context.globalAlpha = 1;
}
