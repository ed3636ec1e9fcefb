import type { DistrictCell } from './district-cells.js';

/** The path of the file with the cells, from the root. */
export const CELLS_FILE = 'libs/design/src/map/district-cells.ts';

const HEAD = `import type { DistrictKey } from '@karov/domain';

/**
 * Made by "node tools/run.mjs district-cells" from the localities and the land, in degrees, WGS 84, rounded.
 */
export interface DistrictCell {
  key: DistrictKey;
  /** pieces of land, each an outline and its holes; their corners one after the other, latitude first */
  pieces: readonly (readonly number[])[][];
  /** the spot that lies deepest within */
  middle: [lat: number, lon: number];
}

`;

/** Returns the source of the module with the cells. */
export function cellsModule(cells: readonly DistrictCell[]): string {
  return `${HEAD}export const DISTRICT_CELLS: readonly DistrictCell[] = ${JSON.stringify(cells)};\n`;
}
