import { DISTRICTS, type DistrictKey } from '@karov/domain';
import { Delaunay } from 'd3-delaunay';
import { difference, intersection, union } from 'polyclip-ts';
import { BORDER, COAST } from './land.js';
import { areaOf, isWithin, poleOf } from './plane.js';

type Pair = [number, number];
/** An outline followed by its holes. */
type Piece = Pair[][];

/** What is used of a locality: its position in degrees, and its district. */
export interface Site {
  lat: number;
  lon: number;
  district: DistrictKey;
}

/**
 * Returns every site of a district: the localities, and the quarters of the larger ones, which count as parts
 * of their town.
 */
export function sitesOf(
  localities: readonly Site[],
  quarters: readonly { lat: number; lon: number; town: Site }[],
): Site[] {
  return [...localities, ...quarters.map(({ lat, lon, town }) => ({ lat, lon, district: town.district }))];
}

/**
 * A district as stored: its pieces, each an outline followed by its holes, with corners in degrees as
 * alternating latitude and longitude; and the point farthest from its edges.
 */
export interface DistrictCell {
  key: DistrictKey;
  pieces: number[][][];
  middle: Pair;
}

/** The ratio of a degree of longitude to a degree of latitude in this region. */
const NARROWING = Math.cos((31.5 * Math.PI) / 180);
/**
 * The margin around a village in degrees of latitude, about a kilometre and a half: the drawn coast is
 * coarse, and villages on it must be on land.
 */
const AROUND_A_VILLAGE = 0.014;
const CORNERS = 16;
/**
 * The smallest piece that is kept, in square degrees of the plane, about a square kilometre; smaller pieces
 * are artefacts of the cutting.
 */
const SMALLEST_PIECE = 0.0001;
/** The number of decimals of a degree that are stored, which means about a hundred metres. */
const DIGITS = 3;

/** The rough outline of the Gaza strip, which belongs to no district. */
const STRIP: [lat: number, lon: number][] = [
  [31.6, 34.47],
  [31.59, 34.51],
  [31.548, 34.554],
  [31.4, 34.41],
  [31.22, 34.265],
  [31.33, 34.15],
];

const flat = ([lat, lon]: readonly [number, number]): Pair => [lon * NARROWING, lat];
const degrees = ([x, y]: Pair): [number, number] => [
  Number(y.toFixed(DIGITS)),
  Number((x / NARROWING).toFixed(DIGITS)),
];

/**
 * Returns the districts as cells around the localities: each point on land belongs to the district of the
 * nearest locality (rule 79).
 */
export function districtCells(all: readonly Site[]): DistrictCell[] {
  // places with different names may have the same position
  const sites = [...new Map(all.map((site) => [`${site.lat} ${site.lon}`, site])).values()];
  const points = sites.map(({ lat, lon }) => flat([lat, lon]));
  const land = landWith(points);
  const cells = cellsOf(points);
  return DISTRICTS.map(({ key }) => {
    const [first, ...others] = cells.filter((_, index) => sites[index]?.district === key);
    if (!first) throw new Error(`no locality in ${key}`);
    const pieces = intersection(union(first, ...others), land).filter(
      ([outline]) => outline && areaOf(outline) > SMALLEST_PIECE,
    );
    return shapeOf(key, pieces);
  });
}

function cellsOf(points: readonly Pair[]): Piece[] {
  const diagram = Delaunay.from(points).voronoi([20, 20, 50, 50]);
  return points.map((_, index) => [diagram.cellPolygon(index).map(([x, y]): Pair => [x, y])]);
}

/** Returns the drawn land, with a margin around every locality that the coarse outline leaves out. */
function landWith(points: readonly Pair[]): Piece[] {
  const drawn = difference([[...COAST, ...BORDER.toReversed()].map(flat)], [STRIP.map(flat)]);
  const outside = points.filter((point) => !drawn.some((piece) => isWithin(point, piece)));
  return union(drawn, ...outside.map(discAround));
}

function discAround([x, y]: Pair): Piece {
  const corner = (index: number): Pair => {
    const angle = (2 * Math.PI * index) / CORNERS;
    return [x + AROUND_A_VILLAGE * Math.cos(angle), y + AROUND_A_VILLAGE * Math.sin(angle)];
  };
  return [Array.from({ length: CORNERS }, (_, index) => corner(index))];
}

function shapeOf(key: DistrictKey, pieces: Piece[]): DistrictCell {
  const [largest] = pieces.toSorted(([one = []], [other = []]) => areaOf(other) - areaOf(one));
  if (!largest) throw new Error(`nothing to draw for ${key}`);
  return {
    key,
    pieces: pieces.map((piece) => piece.map((ring) => withoutRepeats(ring.map(degrees)).flat())),
    middle: degrees(poleOf(largest)),
  };
}

/** Removes repeated corners: a ring closes by itself, and rounding makes some corners equal. */
function withoutRepeats(ring: readonly [number, number][]): [number, number][] {
  return ring.filter((corner, index) => corner.join() !== ring.at(index - 1)?.join());
}
