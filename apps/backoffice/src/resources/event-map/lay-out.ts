import { fanned, type Spot } from './clusters.js';
import { radiusOf } from './mark-size.js';
import { clusterReach } from './paint-marks.js';

interface Point {
  x: number;
  y: number;
}

/** A painted spot and its position, for finding the spot under the pointer. */
export interface Painted {
  spot: Spot;
  at: Point;
  /** half the width and height, in pixels */
  reach: Point;
}

/** Half the width and height of a spot, in pixels. */
function reachOf(spot: Spot): Point {
  if (!('mark' in spot)) return clusterReach(spot.states);
  const radius = radiusOf(spot.mark) + 2;
  return { x: radius, y: radius };
}

/** How often overlapping marks are pushed apart; a push may bring others together. */
const ROUNDS = 12;
/** Beyond this many marks in sight, the comparison of all with all would take longer than a frame. */
const COMPARED = 400;

/** Pushes two marks apart along the way on which they overlap less; returns whether they did. */
function push(one: Painted, other: Painted): boolean {
  const across = one.reach.x + other.reach.x - Math.abs(other.at.x - one.at.x);
  const down = one.reach.y + other.reach.y - Math.abs(other.at.y - one.at.y);
  if (across <= 0 || down <= 0) return false;
  const axis = across < down ? 'x' : 'y';
  const half = (Math.min(across, down) / 2 + 0.5) * (other.at[axis] >= one.at[axis] ? 1 : -1);
  one.at[axis] -= half;
  other.at[axis] += half;
  return true;
}

/**
 * Returns where the spots are painted, so that no two overlap: clusters keep apart by themselves except where
 * their middles have moved towards each other, which is a matter of some pixels.
 */
export function layOut(spots: readonly Spot[], pointOf: (lat: number, lon: number) => Point): Painted[] {
  const painted = fanned(spots).map((spot): Painted => {
    const { x, y } = pointOf(spot.lat, spot.lon);
    return { spot, at: { x: x + spot.shift.x, y: y + spot.shift.y }, reach: reachOf(spot) };
  });
  if (painted.length > COMPARED) return painted;
  for (let round = 0; round < ROUNDS && pushAll(painted); round += 1);
  return painted;
}

function pushAll(painted: readonly Painted[]): boolean {
  let hasPushed = false;
  painted.forEach((one, index) => {
    for (const other of painted.slice(index + 1)) hasPushed = push(one, other) || hasPushed;
  });
  return hasPushed;
}
