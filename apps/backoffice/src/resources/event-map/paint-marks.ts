import { fontFamily, type Palette, type Tone } from '@karov/design';
import { shortCount } from '../../shared/map/clustering.js';
import type { StateCount } from './clusters.js';
import { MARK_RADIUS, radiusOf } from './mark-size.js';
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

type Look = Pick<Mark, 'kind' | 'tone' | 'isLarge'>;

/**
 * Paints one person: a white circle or a purple square. The ring and the sign show the state; people who wait
 * or are ready are larger. Each look is drawn once and then copied, because thousands are painted in a frame.
 */
export function paintMark(context: Context, mark: Look, { x, y }: { x: number; y: number }, ink: Ink): void {
  const side = 2 * (radiusOf(mark) + ROOM);
  context.drawImage(pictureOf(mark, ink), x - side / 2, y - side / 2, side, side);
}

/** Room around a mark for its white edge, in pixels. */
const ROOM = 3;
/** Pictures have so many pixels for each of the page's, so that they stay sharp. */
const SHARPNESS = 3;

const pictures = new Map<string, HTMLCanvasElement>();

function pictureOf(mark: Look, ink: Ink): HTMLCanvasElement {
  const key = `${mark.kind} ${mark.tone} ${mark.isLarge}`;
  const known = pictures.get(key);
  if (known) return known;
  const middle = radiusOf(mark) + ROOM;
  const picture = document.createElement('canvas');
  picture.width = picture.height = 2 * middle * SHARPNESS;
  const context = picture.getContext('2d');
  context?.scale(SHARPNESS, SHARPNESS);
  if (context) drawMark(context, mark, { x: middle, y: middle }, ink);
  pictures.set(key, picture);
  return picture;
}

function drawMark(context: Context, mark: Look, { x, y }: { x: number; y: number }, { light }: Ink): void {
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

const CLUSTER_FONT = `700 12px ${fontFamily}`;
/** Half the height of a cluster with people of both sides. */
const HALF_HEIGHT = 14;
const LETTER_WIDTH = 6.5;

interface Sides {
  user: readonly StateCount[];
  volunteer: readonly StateCount[];
}

function sidesOf(states: readonly StateCount[]): Sides {
  return {
    user: states.filter(({ kind }) => kind === 'user'),
    volunteer: states.filter(({ kind }) => kind === 'volunteer'),
  };
}

const sum = (states: readonly StateCount[]): number => states.reduce((all, { count }) => all + count, 0);

const widthOf = (states: readonly StateCount[]): number =>
  8 + Math.max(2, shortCount(sum(states), 0).length) * LETTER_WIDTH;

/** Half the width and height of what is painted for a cluster, in pixels. */
export function clusterReach(states: readonly StateCount[]): { x: number; y: number } {
  const { user, volunteer } = sidesOf(states);
  if (user.length > 0 && volunteer.length > 0)
    return { x: (widthOf(user) + widthOf(volunteer)) / 2 + 1.5, y: HALF_HEIGHT + 1.5 };
  const radius = discRadius(sum(states)) + 1.5;
  return { x: radius, y: radius };
}

/** Returns half the width of a cluster of one side; it grows with the number. */
function discRadius(total: number): number {
  return 14 + Math.min(12, Math.log2(total) * 1.5);
}

function write(context: Context, words: string, { x, y }: { x: number; y: number }, color: string): void {
  context.fillStyle = color;
  context.font = CLUSTER_FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, x, y + 0.5);
}

/** A cluster of one side: a number, and around it a ring in which each state has its share. */
function paintDisc(
  context: Context,
  states: readonly StateCount[],
  { x, y }: { x: number; y: number },
  { light }: Ink,
): void {
  const total = sum(states);
  const radius = discRadius(total);
  const isOfVolunteers = states.every(({ kind }) => kind === 'volunteer');
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
  context.beginPath();
  context.arc(x, y, radius - 5, 0, 2 * Math.PI);
  context.fillStyle = isOfVolunteers ? light.brand : light.surface;
  context.fill();
  write(context, shortCount(total, 1), { x, y }, isOfVolunteers ? light.onBrand : light.text);
}

/** Half of a cluster of both sides: its number, and under it a bar in which each state has its share. */
function paintHalf(
  context: Context,
  states: readonly StateCount[],
  { left, y, width }: { left: number; y: number; width: number },
  { ground, ink, light }: { ground: string; ink: string; light: Palette },
): void {
  const total = sum(states);
  context.fillStyle = ground;
  context.fillRect(left, y - HALF_HEIGHT, width, HALF_HEIGHT * 2);
  let from = left;
  for (const { count, tone } of states) {
    const share = (width * count) / total;
    context.fillStyle = light[tone];
    context.fillRect(from, y + HALF_HEIGHT - 5, share, 5);
    from += share;
  }
  write(context, shortCount(total, 0), { x: left + width / 2, y: y - 2 }, ink);
}

/**
 * Paints a cluster with a number for each side, help seekers white and volunteers purple; each on the side of
 * the screen on which their list is.
 */
export function paintCluster(
  context: Context,
  { states }: { states: readonly StateCount[] },
  at: { x: number; y: number },
  { light, isRtl }: Ink & { isRtl: boolean },
): void {
  const { user, volunteer } = sidesOf(states);
  if (user.length === 0 || volunteer.length === 0) return paintDisc(context, states, at, { light });
  const halves = [
    { states: user, ground: light.surface, ink: light.text },
    { states: volunteer, ground: light.brand, ink: light.onBrand },
  ];
  if (isRtl) halves.reverse();
  const width = widthOf(user) + widthOf(volunteer);
  let left = at.x - width / 2;
  context.save();
  context.beginPath();
  context.roundRect(left, at.y - HALF_HEIGHT, width, HALF_HEIGHT * 2, HALF_HEIGHT);
  context.lineWidth = 3;
  context.strokeStyle = light.surface;
  context.stroke();
  context.lineWidth = 1;
  context.strokeStyle = light.border;
  context.stroke();
  context.clip();
  for (const half of halves) {
    const own = widthOf(half.states);
    paintHalf(context, half.states, { left, y: at.y, width: own }, { ...half, light });
    left += own;
  }
  context.restore();
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
