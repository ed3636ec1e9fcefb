import { DISTRICT_CELLS } from '@karov/design/district-cells';
import type { DistrictKey } from '@karov/domain';

type Position = [lat: number, lon: number];

/**
 * A district on the map: its pieces with their holes, and the position of its name, with a line to the
 * district if the name is outside the land.
 */
interface DistrictShape {
  key: DistrictKey;
  pieces: Position[][][];
  middle: Position;
  name: NamePlace;
}

/**
 * Where a name is placed: off the coast, beyond the Jordan, or on the land itself. Small districts have no
 * room for a name.
 */
interface NamePlace {
  at: Position;
  side: 'west' | 'east' | 'inside';
}

const NAMES: Readonly<Record<DistrictKey, NamePlace>> = {
  north: { at: [33.0, 35.95], side: 'east' },
  haifa: { at: [32.88, 34.75], side: 'west' },
  center: { at: [32.42, 34.65], side: 'west' },
  tel_aviv: { at: [31.94, 34.55], side: 'west' },
  judea_samaria: { at: [32.3, 35.75], side: 'east' },
  jerusalem: { at: [31.74, 35.75], side: 'east' },
  south: { at: [30.85, 34.85], side: 'inside' },
};

function corners(flat: readonly number[]): Position[] {
  return flat.flatMap((lat, index): Position[] => {
    const lon = flat[index + 1];
    return index % 2 === 0 && lon !== undefined ? [[lat, lon]] : [];
  });
}

/** All districts, as they are drawn. */
export const DISTRICT_SHAPES: readonly DistrictShape[] = DISTRICT_CELLS.map(({ key, pieces, middle }) => ({
  key,
  pieces: pieces.map((piece) => piece.map(corners)),
  middle,
  name: NAMES[key],
}));

/** The view: the land, with room for names on both sides. */
export const SIGHT: [Position, Position] = [
  [29.45, 33.35],
  [33.4, 36.85],
];
