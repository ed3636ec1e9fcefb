import { distanceMetres } from './address.js';

/** A person's position on a map, in degrees; both null while their home is unknown. */
export interface Pin {
  lt: number | null;
  lng: number | null;
}

/** The position of a pin; null while it is unknown. */
export function positionOfPin({ lt, lng }: Pin): { lat: number; lon: number } | null {
  return lt === null || lng === null ? null : { lat: lt, lon: lng };
}

/** Returns the distance between two pins in metres; null if the position of either is unknown. */
export function metresBetweenPins(one: Pin, other: Pin): number | null {
  const [from, to] = [positionOfPin(one), positionOfPin(other)];
  return from && to && distanceMetres(from, to);
}

/** Sorts by distances in metres, nearest first; unknown distances come last. */
export function nearestFirst(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
