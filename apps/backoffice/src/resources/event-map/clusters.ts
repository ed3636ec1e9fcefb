import type { Tone } from '@karov/design';
import type { LatLngBounds } from 'leaflet';
import Supercluster from 'supercluster';
import { CLUSTERING, clustersIn } from '../../shared/map/clustering.js';
import { MARK_RADIUS } from './mark-size.js';
import type { Mark } from './marks.js';

/** How many people in one place have a state. */
export interface StateCount {
  kind: Mark['kind'];
  tone: Tone;
  label: string;
  count: number;
}

type Counts = ReadonlyMap<string, StateCount>;
interface PointProps {
  mark: Mark;
}
interface ClusterProps {
  counts: Counts;
}

/** A spot on the map: one person, or a cluster with the number of its people. */
export type Spot = { lat: number; lon: number } & (
  | { mark: Mark }
  | { clusterId: number; total: number; states: StateCount[] }
);

/** How near two marks may come, in pixels: wider than the largest mark. */
const RADIUS = 60;

export type ClusterIndex = Supercluster<PointProps, ClusterProps>;

function added(one: Counts, other: Counts): Counts {
  const sum = new Map(one);
  for (const [key, state] of other)
    sum.set(key, { ...state, count: state.count + (sum.get(key)?.count ?? 0) });
  return sum;
}

/** Clusters people who are close together, for each zoom. */
export function clusterIndex(marks: readonly Mark[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster<PointProps, ClusterProps>({
    ...CLUSTERING,
    radius: RADIUS,
    map: ({ mark: { kind, tone, label } }) => ({
      counts: new Map([[`${kind} ${label}`, { kind, tone, label, count: 1 }]]),
    }),
    reduce: (into, { counts }) => {
      into.counts = added(into.counts, counts);
    },
  });
  return index.load(
    marks.map((mark) => ({
      type: 'Feature',
      properties: { mark },
      geometry: { type: 'Point', coordinates: [mark.lon, mark.lat] },
    })),
  );
}

/** Returns the spots in a part of the map. */
export function spotsIn(index: ClusterIndex, bounds: LatLngBounds, zoom: number): Spot[] {
  return clustersIn(index, bounds, zoom).map(({ geometry, properties }): Spot => {
    const [lon = 0, lat = 0] = geometry.coordinates;
    if ('mark' in properties) return { lat, lon, mark: properties.mark };
    const states = [...properties.counts.values()].toSorted((one, other) => other.count - one.count);
    return { lat, lon, clusterId: properties.cluster_id, total: properties.point_count, states };
  });
}

/** The distance between the middles of two people at the same address, so that their marks do not touch. */
const APART = 2 * (MARK_RADIUS.large + 2);

/** Returns where one of several people at the same address stands: in rings around it, as full as they get. */
function placeInFan(at: number, of: number): { x: number; y: number } {
  if (of === 1) return { x: 0, y: 0 };
  let ring = 1;
  let first = 0;
  let room = ringRoom(ring);
  while (at >= first + room) {
    first += room;
    ring += 1;
    room = ringRoom(ring);
  }
  const here = Math.min(room, of - first);
  const far = ring === 1 ? APART / 2 / Math.sin(Math.PI / Math.max(2, here)) : ring * APART;
  const angle = (2 * Math.PI * (at - first)) / here;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
}

/** How many marks a ring holds. */
const ringRoom = (ring: number): number => Math.floor(Math.PI / Math.asin(1 / (2 * ring)));

/** Spreads people with the same address around it, at zooms without clusters. */
export function fanned(spots: readonly Spot[]): (Spot & { shift: { x: number; y: number } })[] {
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  const placeOf = ({ lat, lon }: Spot): string => `${lat.toFixed(5)} ${lon.toFixed(5)}`;
  for (const spot of spots) total.set(placeOf(spot), (total.get(placeOf(spot)) ?? 0) + 1);
  return spots.map((spot) => {
    const place = placeOf(spot);
    const at = seen.get(place) ?? 0;
    seen.set(place, at + 1);
    return { ...spot, shift: placeInFan(at, total.get(place) ?? 1) };
  });
}
