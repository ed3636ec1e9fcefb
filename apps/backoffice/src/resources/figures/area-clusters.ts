import type { DashboardArea } from '@karov/api-client';
import L, { type LatLngBounds } from 'leaflet';
import Supercluster from 'supercluster';
import { CLUSTERING, clustersIn, shortCount } from '../../shared/map/clustering.js';
import { type Placed, pushApart } from '../../shared/map/push-apart.js';

/** What is going on in an area, or in several that are close together. */
export type AreaCounts = Pick<DashboardArea, 'open_needs' | 'emergencies' | 'active_events'>;

/** A mark on the map: an area, or a cluster of them. */
export interface AreaMark extends AreaCounts {
  key: string;
  lat: number;
  lon: number;
  /** the name of the area; a cluster has none */
  label: string | null;
  /** the cluster's id; null for an area by itself */
  clusterId: number | null;
  /** how many areas it stands for */
  areas: number;
}

type AreaProps = Pick<DashboardArea, 'key' | 'label'> & AreaCounts;
export type AreaIndex = Supercluster<AreaProps, AreaCounts>;

/** How near two marks may come, in pixels: as wide as a mark with both numbers. */
const RADIUS = 76;

const countsOf = ({ open_needs, emergencies, active_events }: AreaCounts): AreaCounts => ({
  open_needs,
  emergencies,
  active_events,
});

/** Clusters areas whose marks would overlap, for each zoom, and adds up what goes on in them. */
export function areaIndex(areas: readonly DashboardArea[]): AreaIndex {
  const index: AreaIndex = new Supercluster<AreaProps, AreaCounts>({
    ...CLUSTERING,
    radius: RADIUS,
    map: countsOf,
    reduce: (into, more) => {
      into.open_needs += more.open_needs;
      into.emergencies += more.emergencies;
      into.active_events += more.active_events;
    },
  });
  return index.load(
    areas.map((area) => ({
      type: 'Feature',
      properties: { key: area.key, label: area.label, ...countsOf(area) },
      geometry: { type: 'Point', coordinates: [area.lng, area.lt] },
    })),
  );
}

const LETTER = 8;
/** The height of a mark, and its least width, in pixels. */
export const MARK_HEIGHT = 26;

/** The width of one side of a mark, in pixels; a side without anything is not drawn. */
export const sideWidth = (count: number): number =>
  count === 0 ? 0 : Math.max(MARK_HEIGHT, shortCount(count, 1).length * LETTER + 12);

/** The width of a mark, in pixels. */
export const markWidth = ({ open_needs, active_events }: AreaCounts): number =>
  sideWidth(open_needs) + sideWidth(active_events);

/** Room around a mark, in pixels, which its outline takes. */
const ROOM = 4;

/** Returns the marks in a part of the map, moved a little where they would overlap. */
export function marksIn(index: AreaIndex, bounds: LatLngBounds, zoom: number): AreaMark[] {
  const marks = clustersIn(index, bounds, zoom).map(({ geometry, properties }): AreaMark => {
    const [lon = 0, lat = 0] = geometry.coordinates;
    const place = { lat, lon, ...countsOf(properties) };
    if ('key' in properties)
      return { ...place, key: properties.key, label: properties.label, clusterId: null, areas: 1 };
    const { cluster_id: clusterId, point_count: areas } = properties;
    return { ...place, key: `cluster-${clusterId}`, label: null, clusterId, areas };
  });
  return apart(marks, zoom);
}

function apart(marks: readonly AreaMark[], zoom: number): AreaMark[] {
  const { EPSG3857: earth } = L.CRS;
  const placed = marks.map((mark): Placed & { mark: AreaMark } => ({
    mark,
    at: earth.latLngToPoint(L.latLng(mark.lat, mark.lon), zoom),
    reach: { x: (markWidth(mark) + ROOM) / 2, y: (MARK_HEIGHT + ROOM) / 2 },
  }));
  pushApart(placed);
  return placed.map(({ mark, at }) => {
    const { lat, lng: lon } = earth.pointToLatLng(L.point(at.x, at.y), zoom);
    return { ...mark, lat, lon };
  });
}
