import { GROUND_DATA } from './ground-data.js';
import { PLACES_DATA } from './places-data.js';

/**
 * An outline on the map of the world, which is a square of 1 by 1: its corners as alternating x and y, and
 * the bounding box.
 */
export interface Outline {
  corners: Float64Array;
  west: number;
  east: number;
  north: number;
  south: number;
}

/** The base map for zooms up to a given one. */
export interface GroundLevel {
  upToZoom: number;
  land: readonly Outline[];
  lakes: readonly Outline[];
  borders: readonly Outline[];
}

/** A town or village on the map. */
export interface Place {
  he: string;
  en: string;
  lat: number;
  lon: number;
  /** from 0 for a village to 3 for a city */
  size: number;
}

interface Encoded {
  upToZoom: number;
  land: number[][];
  lakes: number[][];
  borders: number[][];
}

const SCALE = 10_000;

/** Returns where a position is on the square of the world (Web Mercator). */
export function onSquare(lat: number, lon: number): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function outlineOf(steps: readonly number[]): Outline {
  const corners = new Float64Array(steps.length);
  const span = { west: 1, east: 0, north: 1, south: 0 };
  let [lat, lon] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lat += steps[at] ?? 0;
    lon += steps[at + 1] ?? 0;
    const { x, y } = onSquare(lat / SCALE, lon / SCALE);
    corners[at] = x;
    corners[at + 1] = y;
    span.west = Math.min(span.west, x);
    span.east = Math.max(span.east, x);
    span.north = Math.min(span.north, y);
    span.south = Math.max(span.south, y);
  }
  return { corners, ...span };
}

function read(): GroundLevel[] {
  const levels = JSON.parse(GROUND_DATA) as Encoded[];
  return levels.map(({ upToZoom, land, lakes, borders }) => ({
    upToZoom,
    land: land.map(outlineOf),
    lakes: lakes.map(outlineOf),
    borders: borders.map(outlineOf),
  }));
}

/** The base map, coarsest level first. */
const GROUND: readonly GroundLevel[] = read();

/** Returns the level to use at a zoom. */
export function levelAt(zoom: number): GroundLevel | undefined {
  return GROUND.find(({ upToZoom }) => zoom <= upToZoom) ?? GROUND.at(-1);
}

/** Towns and villages, largest first. */
export const PLACES: readonly Place[] = (
  JSON.parse(PLACES_DATA) as [string, string, number, number, number][]
).map(([he, en, lat, lon, size]) => ({
  he,
  en,
  lat,
  lon,
  size,
}));
