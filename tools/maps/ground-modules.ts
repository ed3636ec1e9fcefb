import type { GroundLevel } from './ground.js';
import type { BuiltUpPlace } from './places.js';

const MADE = '/** Made by "node tools/run.mjs map-ground"; where it is from stands in NOTICE.md. */';

/**
 * Returns the source of the module with the base map. The data are text, which a browser parses faster than a
 * list of numbers.
 */
export function groundModule(levels: readonly GroundLevel[]): string {
  return `${MADE}\nexport const GROUND_DATA = '${JSON.stringify(levels)}';\n`;
}

/** Returns the source of the module with the places. */
export function placesModule(places: readonly BuiltUpPlace[]): string {
  return `${MADE}\nexport const PLACES_DATA = ${JSON.stringify(JSON.stringify(places))};\n`;
}
