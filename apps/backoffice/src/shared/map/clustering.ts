import type { LatLngBounds } from 'leaflet';
import type Supercluster from 'supercluster';
import { NEAREST_ZOOM } from './zooms.js';

/**
 * What all clustered maps share: at the closest zoom marks stand one by one, and a radius is in pixels of the map's
 * own tiles, which supercluster takes to be 512 wide unless it is told.
 */
export const CLUSTERING = { maxZoom: NEAREST_ZOOM - 1, extent: 256 } as const;

/** Returns the clusters and single marks in a part of the map. */
export function clustersIn<P extends object, C extends object>(
  index: Supercluster<P, C>,
  bounds: LatLngBounds,
  zoom: number,
) {
  return index.getClusters(
    [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    Math.floor(zoom),
  );
}

const THOUSAND = 1000;

/** Returns a number short enough for a mark: "950", "1.2k", "12k". */
export function shortCount(count: number, digits: 0 | 1): string {
  if (count < THOUSAND) return String(count);
  return `${(count / THOUSAND).toFixed(count < 10 * THOUSAND ? digits : 0)}k`;
}
