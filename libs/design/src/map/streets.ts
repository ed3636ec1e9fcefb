import type L from 'leaflet';
import { layStreetFile, type StreetLook } from './street-file.js';
import { layStreetTiles } from './street-tiles.js';

/** The settings for streets on the maps. */
export interface StreetSettings {
  tiles_url: string | null;
  tiles_attribution: string;
  map_file: { url: string; max_zoom: number } | null;
}

/**
 * Draws streets over the built-in base map, from the installation's own file or from a map server, if one is
 * configured. Returns a function that removes the streets.
 */
export function layStreets(map: L.Map, settings: StreetSettings, look: StreetLook): (() => void) | undefined {
  const { map_file: file, tiles_url: url, tiles_attribution: attribution } = settings;
  if (file !== null)
    return layStreetFile(map, { url: file.url, maxZoom: file.max_zoom, attribution, ...look });
  return url === null ? undefined : layStreetTiles(map, { url, attribution, onFirst: look.onFirst });
}
