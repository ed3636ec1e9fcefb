import type { Locality } from '../../apps/server/src/modules/places/locality.js';
import { TOWNS } from './land.js';

/** A built-up area: its names, its position, and its size from 0, a village, to 3, a city. */
export type BuiltUpPlace = [he: string, en: string, lat: number, lon: number, size: number];

/** How many of the larger towns count as cities. */
const CITIES = 14;
/** How many entries at the beginning of each district's table are towns. */
const TOWNS_OF_DISTRICT = 18;
const DIGITS = 3;

function sizeOf({ nameHe, rank }: Locality, towns: ReadonlyMap<string, number>): number {
  const place = towns.get(nameHe);
  if (place !== undefined) return place < CITIES ? 3 : 2;
  return rank < TOWNS_OF_DISTRICT ? 1 : 0;
}

/** Returns everything in the table of localities, largest places first. */
export function builtUpPlaces(localities: readonly Locality[]): BuiltUpPlace[] {
  const towns = new Map(TOWNS.map(({ he }, at) => [he.replaceAll('־', '-'), at]));
  return localities
    .map((one): BuiltUpPlace => {
      const size = sizeOf({ ...one, nameHe: one.nameHe.replaceAll('־', '-') }, towns);
      return [one.nameHe, one.nameEn, Number(one.lat.toFixed(DIGITS)), Number(one.lon.toFixed(DIGITS)), size];
    })
    .toSorted((one, other) => other[4] - one[4]);
}
