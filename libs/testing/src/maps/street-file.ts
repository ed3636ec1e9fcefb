import { EXTENT, vectorTile } from './vector-tile.js';

const HEADER_BYTES = 127;
const MAX_ZOOM = 14;
/** The number of tiles of all zooms up to the highest: each zoom has four times as many as the one before. */
const TILES = (4 ** (MAX_ZOOM + 1) - 1) / 3;
const UNCOMPRESSED = 1;
const VECTORS = 1;
const PICTURES = 2;
const DEGREE = 10_000_000;

/**
 * One tile in the Protomaps schema, used everywhere: land, a road across it, and a town with a name in two
 * languages.
 */
const TILE = vectorTile({
  earth: [
    {
      kind: 'area',
      places: [
        [0, 0],
        [EXTENT, 0],
        [EXTENT, EXTENT],
        [0, EXTENT],
      ],
      properties: { kind: 'earth' },
    },
  ],
  roads: [
    {
      kind: 'line',
      places: [
        [0, 1000],
        [EXTENT, 3000],
      ],
      properties: { kind: 'major_road', kind_detail: 'primary' },
    },
  ],
  places: [
    {
      kind: 'point',
      places: [[EXTENT / 2, EXTENT / 2]],
      properties: {
        kind: 'locality',
        name: 'קריית הבדיקה',
        'name:he': 'קריית הבדיקה',
        'name:en': 'Testville',
        min_zoom: 1,
        population: 100_000,
        population_rank: 9,
      },
    },
  ],
});

/**
 * Returns a PMTiles file, version 3, with the same tile at all zooms; `hasVectors: false` makes the tiles
 * raster images.
 */
export function streetFile({ hasVectors = true }: { hasVectors?: boolean } = {}): Buffer {
  // A single entry: from tile 0, a run of all tiles with the same length, at the beginning of the data.
  const directory = Buffer.from([1, 0, TILES, TILE.length, 1].flatMap(varint));
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const parts = [directory.length, metadata.length, 0, TILE.length];
  let at = HEADER_BYTES;
  parts.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    at += length;
  });
  [TILES, 1, 1].forEach((count, index) => header.writeBigUInt64LE(BigInt(count), 72 + 8 * index));
  header.set([1, UNCOMPRESSED, UNCOMPRESSED, hasVectors ? VECTORS : PICTURES, 0, MAX_ZOOM], 96);
  [-180, -85, 180, 85].forEach((degrees, index) => header.writeInt32LE(degrees * DEGREE, 102 + 4 * index));
  return Buffer.concat([header, directory, metadata, TILE]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}
