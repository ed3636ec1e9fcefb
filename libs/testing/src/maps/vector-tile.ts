import Pbf from 'pbf';

/** The side of a tile in its own units. */
export const EXTENT = 4096;
/** Kinds of geometry and pen commands, by their numbers in the specification of vector tiles (version 2). */
const KIND = { point: 1, line: 2, area: 3 } as const;
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE = 7;

type Place = readonly [x: number, y: number];

/** A feature on a tile: its kind, and its points in the tile's units. */
export interface TileFeature {
  kind: keyof typeof KIND;
  places: readonly Place[];
  /** the feature's properties, which are texts and numbers */
  properties: Readonly<Record<string, string | number>>;
}

/** Encodes a vector tile (Mapbox Vector Tile 2) from layers by name. */
export function vectorTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array {
  const tile = new Pbf();
  for (const [name, features] of Object.entries(layers)) tile.writeMessage(3, writeLayer, { name, features });
  return tile.finish();
}

function writeLayer({ name, features }: { name: string; features: readonly TileFeature[] }, pbf: Pbf): void {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))];
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const feature of features) {
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ]);
    pbf.writeMessage(2, writeFeature, { feature, tags });
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, EXTENT);
}

function writeFeature({ feature, tags }: { feature: TileFeature; tags: number[] }, pbf: Pbf): void {
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, KIND[feature.kind]);
  pbf.writePackedVarint(4, pen(feature));
}

function writeValue(value: string | number, pbf: Pbf): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else pbf.writeVarintField(5, value);
}

/** Returns the path of a pen: to the first point, on to the others, and for an area back to the start. */
function pen({ kind, places }: TileFeature): number[] {
  const [first = [0, 0], ...others] = places;
  const moves = [command(MOVE_TO, 1), zigzag(first[0]), zigzag(first[1])];
  if (others.length === 0) return moves;
  const steps = others.flatMap(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? first;
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
  return [
    ...moves,
    command(LINE_TO, others.length),
    ...steps,
    ...(kind === 'area' ? [command(CLOSE, 1)] : []),
  ];
}

const command = (id: number, count: number): number => id | (count << 3);
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
