import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALITIES } from '../apps/server/src/modules/places/locality.js';
import { QUARTERS } from '../apps/server/src/modules/places/quarter.js';
import { ROOT } from './lib/root.js';
import { CELLS_FILE, cellsModule } from './maps/cells-module.js';
import { districtCells, sitesOf } from './maps/district-cells.js';

/**
 * Writes the districts as cells of the table of localities; run it after a change of that table or of the
 * drawn land.
 */
await writeFile(join(ROOT, CELLS_FILE), cellsModule(districtCells(sitesOf(LOCALITIES, QUARTERS))));
execFileSync('npm', ['run', 'format', '--', CELLS_FILE], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
