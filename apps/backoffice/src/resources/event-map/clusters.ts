import type { Tone } from '@karov/design';
import type { LatLngBounds } from 'leaflet';
import Supercluster from 'supercluster';
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

/** The closest zoom with clusters; at closer zooms people are drawn one by one. */
const LAST_CLUSTERED_ZOOM = 16;
const RADIUS = 48;

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
    maxZoom: LAST_CLUSTERED_ZOOM,
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
  const box: [number, number, number, number] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ];
  return index.getClusters(box, Math.floor(zoom)).map(({ geometry, properties }): Spot => {
    const [lon = 0, lat = 0] = geometry.coordinates;
    if ('mark' in properties) return { lat, lon, mark: properties.mark };
    const states = [...properties.counts.values()].toSorted((one, other) => other.count - one.count);
    return { lat, lon, clusterId: properties.cluster_id, total: properties.point_count, states };
  });
}

/** The distance in pixels at which people with the same address are spread around it. */
const FAN = 15;

/** Spreads people with the same address around it, at zooms without clusters. */
export function fanned(spots: readonly Spot[]): (Spot & { shift: { x: number; y: number } })[] {
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  const placeOf = ({ lat, lon }: Spot): string => `${lat.toFixed(5)} ${lon.toFixed(5)}`;
  for (const spot of spots) total.set(placeOf(spot), (total.get(placeOf(spot)) ?? 0) + 1);
  return spots.map((spot) => {
    const place = placeOf(spot);
    const [at, of] = [seen.get(place) ?? 0, total.get(place) ?? 1];
    seen.set(place, at + 1);
    if (of === 1) return { ...spot, shift: { x: 0, y: 0 } };
    const angle = (2 * Math.PI * at) / of;
    const far = FAN * Math.max(1, of / 6);
    return { ...spot, shift: { x: Math.cos(angle) * far, y: Math.sin(angle) * far } };
  });
}
