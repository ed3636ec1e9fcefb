import { distanceMetres } from './address.js';

/** Distances as shown before approval (rule 81); no band reveals where a person lives. */
export const DISTANCE_BANDS = ['under_1', '1_to_2', '2_to_5', '5_to_10', 'over_10'] as const;
export type DistanceBand = (typeof DISTANCE_BANDS)[number];

interface Position {
  lat: number;
  lon: number;
}

/** The number of squares in a degree; a square is about a kilometre wide. */
const SQUARES_PER_DEGREE = 100;
const UPPER_METRES: readonly [DistanceBand, number][] = [
  ['under_1', 1000],
  ['1_to_2', 2000],
  ['2_to_5', 5000],
  ['5_to_10', 10_000],
];

const middle = (degrees: number): number => Math.round(degrees * SQUARES_PER_DEGREE) / SQUARES_PER_DEGREE;

/** The centre of a place's square, about a kilometre wide. */
export function squareOf({ lat, lon }: Position): Position {
  return { lat: middle(lat), lon: middle(lon) };
}

/**
 * Returns the band of the distance between the squares of two places, so that moving within a square, or
 * repeating a request, reveals nothing more.
 */
export function distanceBand(one: Position, other: Position): DistanceBand {
  const metres = distanceMetres(squareOf(one), squareOf(other));
  return UPPER_METRES.find(([, upper]) => metres < upper)?.[0] ?? 'over_10';
}

interface PossiblePosition {
  lat: number | null;
  lon: number | null;
}

/** The centre of a place's square if the place is known, otherwise null. */
export function knownSquare(place: PossiblePosition | null | undefined): Position | null {
  if (!place || place.lat === null || place.lon === null) return null;
  return squareOf({ lat: place.lat, lon: place.lon });
}

/** The distance band between two places if both are known, otherwise null. */
export function bandBetween(
  one: PossiblePosition | null | undefined,
  other: PossiblePosition | null | undefined,
): DistanceBand | null {
  if (!one || !other || one.lat === null || one.lon === null || other.lat === null || other.lon === null)
    return null;
  return distanceBand({ lat: one.lat, lon: one.lon }, { lat: other.lat, lon: other.lon });
}
