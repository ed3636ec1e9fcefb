import { type Placed, type Point, pushApart } from '../../shared/map/push-apart.js';
import { fanned, type Spot } from './clusters.js';
import { radiusOf } from './mark-size.js';
import { clusterReach } from './paint-marks.js';

/** A painted spot and its position, for finding the spot under the pointer. */
export interface Painted extends Placed {
  spot: Spot;
}

/** Half the width and height of a spot, in pixels. */
function reachOf(spot: Spot): Point {
  if (!('mark' in spot)) return clusterReach(spot.states);
  const radius = radiusOf(spot.mark) + 2;
  return { x: radius, y: radius };
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
  pushApart(painted);
  return painted;
}
