import type {
  FeatureCollection,
  GeoJsonProperties,
  GeometryCollection,
  MultiPolygon,
  Polygon,
  Position,
} from 'geojson';
import { intersection } from 'polyclip-ts';
import { merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type {
  GeometryCollection as Collection,
  MultiPolygon as MultiPolygonObject,
  Objects,
  Polygon as PolygonObject,
  Topology,
} from 'topojson-specification';

/** Countries, in the form that the package has them. */
export type Ground = FeatureCollection<Polygon | MultiPolygon, { A3: string }>;
/** Lakes, rivers and the ocean. */
export type Waters = GeometryCollection<Polygon | MultiPolygon>;

/**
 * The base map for zooms up to a given one: outlines whose corners are degrees times ten thousand,
 * alternating latitude and longitude, each as the difference from the one before.
 */
export interface GroundLevel {
  upToZoom: number;
  land: number[][];
  lakes: number[][];
  borders: number[][];
}

/** A part of the world, in degrees. */
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/**
 * For each range of zooms: which part of the world around the country to include, which share of the corners
 * to keep, and which lakes to draw.
 */
const LEVELS = [
  { upToZoom: 8, box: { west: 30, south: 27, east: 40, north: 36 }, kept: 0.12, smallestLake: 0.004 },
  { upToZoom: 10, box: { west: 33, south: 28.6, east: 37, north: 34.4 }, kept: 0.5, smallestLake: 0.002 },
  { upToZoom: 22, box: { west: 33.9, south: 29.2, east: 36.1, north: 33.7 }, kept: 1, smallestLake: 0.0008 },
] as const;
/**
 * A lake with no more corners than this is left out: the data reduce a small pond to a triangle, and it would
 * look like one.
 */
const FEWEST_CORNERS = 8;
const SCALE = 10_000;

type Pair = [number, number];
type Ring = Pair[];

const ringsOf = (shape: Polygon | MultiPolygon): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;

function touchesBox([outline = []]: Position[][], box: Box): boolean {
  const [lons, lats] = [outline.map(([lon = 0]) => lon), outline.map(([, lat = 0]) => lat)];
  const extremes = (of: number[]): Pair =>
    of.reduce(
      ([low, high], value): Pair => [Math.min(low, value), Math.max(high, value)],
      [Infinity, -Infinity],
    );
  const [[west, east], [south, north]] = [extremes(lons), extremes(lats)];
  return west < box.east && east > box.west && south < box.north && north > box.south;
}

const pairs = (ring: Position[]): Ring => ring.map(([lon = 0, lat = 0]): Pair => [lon, lat]);

function frameOf({ west, south, east, north }: Box): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/**
 * The ports of the country: their piers are finer than the data can show, and would look like needles in the
 * sea.
 */
const PORTS: readonly Box[] = [
  { west: 34.96, south: 32.79, east: 35.06, north: 32.87 },
  { west: 34.6, south: 31.79, east: 34.68, north: 31.88 },
];
/** In degrees, about 700 metres: anything narrower is a pier, or the water between two piers. */
const PIER_WIDTH = 0.0065;
/** The maximum number of corners of a pier. */
const PIER_CORNERS = 40;

const isInPort = ([lon, lat]: Pair): boolean =>
  PORTS.some(({ west, south, east, north }) => lon > west && lon < east && lat > south && lat < north);

/**
 * Returns an outline without the piers of ports: where it comes back close to one of its corners, the corners
 * in between are removed.
 */
function withoutPiers(ring: Ring): Ring {
  const kept: Ring = [];
  for (let at = 0; at < ring.length; at++) {
    const corner = ring[at];
    if (!corner) continue;
    kept.push(corner);
    if (!isInPort(corner)) continue;
    const within = ring.slice(at + 1, at + PIER_CORNERS);
    const back = within.findLastIndex(
      (other) => isInPort(other) && Math.hypot(other[0] - corner[0], other[1] - corner[1]) < PIER_WIDTH,
    );
    if (back > 0) at += back;
  }
  return kept;
}

/** Returns the part of a shape within a box. */
function cut(shape: Polygon | MultiPolygon, box: Box): MultiPolygon {
  const near = ringsOf(shape).filter((piece) => touchesBox(piece, box));
  const pieces = near.flatMap((piece) =>
    intersection([piece.map((ring) => withoutPiers(pairs(ring)))], [[frameOf(box)]]),
  );
  return { type: 'MultiPolygon', coordinates: pieces };
}

const flatArea = ([outline = []]: Position[][]): number =>
  Math.abs(
    outline.reduce(
      (sum, [x = 0, y = 0], at) =>
        sum +
        x * (outline[(at + 1) % outline.length]?.[1] ?? 0) -
        (outline[(at + 1) % outline.length]?.[0] ?? 0) * y,
      0,
    ),
  ) / 2;

function steps(line: readonly Position[]): number[] {
  let [lastLat, lastLon] = [0, 0];
  return line.flatMap(([lon = 0, lat = 0]) => {
    const [nextLat, nextLon] = [Math.round(lat * SCALE), Math.round(lon * SCALE)];
    const step = [nextLat - lastLat, nextLon - lastLon];
    [lastLat, lastLon] = [nextLat, nextLon];
    return step;
  });
}

type Shape = PolygonObject | MultiPolygonObject;
type Parts = { lands: Collection; lakes: Collection } & Objects;

function shapesOf(parts: Parts): Shape[] {
  return parts.lands.geometries.filter(
    (one): one is Shape => one.type === 'Polygon' || one.type === 'MultiPolygon',
  );
}

/** Returns the shapes in a part of the mesh, without their properties. */
function shapesAlone({ geometries }: Collection<GeoJsonProperties>): Collection {
  const shapes = geometries.flatMap((one): Shape[] => {
    if (one.type === 'Polygon') return [{ type: 'Polygon', arcs: one.arcs }];
    return one.type === 'MultiPolygon' ? [{ type: 'MultiPolygon', arcs: one.arcs }] : [];
  });
  return { type: 'GeometryCollection', geometries: shapes };
}

/**
 * Returns the countries and lakes in a part of the world as one mesh of lines, so that neighbours still have
 * a common border after any simplification.
 */
function netOf(countries: Ground, waters: Waters, box: Box): Topology<Parts> {
  const lands: Ground = {
    type: 'FeatureCollection',
    features: countries.features
      .map((one) => ({ ...one, geometry: cut(one.geometry, box) }))
      .filter(({ geometry }) => geometry.coordinates.length > 0),
  };
  // the last of the waters is the ocean, which covers everything that is not land
  const lakes: Waters = {
    type: 'GeometryCollection',
    geometries: waters.geometries.slice(0, -1).map((one) => cut(one, box)),
  };
  const net = topology({ lands, lakes });
  const { lands: landPart, lakes: lakePart } = net.objects;
  if (landPart?.type !== 'GeometryCollection' || lakePart?.type !== 'GeometryCollection')
    throw new Error('the net of lines has other parts than it was given');
  return { ...net, objects: { lands: shapesAlone(landPart), lakes: shapesAlone(lakePart) } };
}

/** Returns the base map, with coarser levels for more distant zooms. */
export function groundLevels(countries: Ground, waters: Waters): GroundLevel[] {
  return LEVELS.map(({ upToZoom, box, kept, smallestLake }) => {
    const net = presimplify(netOf(countries, waters, box));
    const drawn = kept === 1 ? net : simplify(net, quantile(net, 1 - kept));
    const lakes = merge(
      drawn,
      drawn.objects.lakes.geometries.filter(
        (one): one is Shape => one.type === 'MultiPolygon' || one.type === 'Polygon',
      ),
    );
    return {
      upToZoom,
      // holes in the land are lakes, which are drawn separately
      land: merge(drawn, shapesOf(drawn.objects)).coordinates.flatMap(([outline = []]) =>
        flatArea([outline]) > smallestLake / 8 ? [steps(outline)] : [],
      ),
      lakes: lakes.coordinates
        .filter((piece) => flatArea(piece) > smallestLake && (piece[0]?.length ?? 0) > FEWEST_CORNERS)
        .flatMap((piece) => piece.map(steps)),
      borders: mesh(drawn, drawn.objects.lands, (one, other) => one !== other).coordinates.map(steps),
    };
  });
}
