import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALITIES } from '../apps/server/src/modules/places/locality.js';
import { ROOT } from './lib/root.js';
import { type Ground, groundLevels, type Waters } from './maps/ground.js';
import { groundModule, placesModule } from './maps/ground-modules.js';
import { builtUpPlaces } from './maps/places.js';

const PACKAGES = ['countries-land-100m', 'earth-waterbodies-100m'] as const;
const FOLDER = join(ROOT, 'libs/design/src/ground');

/**
 * `node tools/run.mjs map-ground <folder>`: extracts the base map from two packages of OpenStreetMap data,
 * which are too large to be dependencies.
 */
const [folder] = process.argv.slice(2);
const files = PACKAGES.map((name) => join(folder ?? '', `${name}.json`));
if (!folder || files.some((file) => !existsSync(file))) {
  process.stderr.write(
    `Usage: node tools/run.mjs map-ground <folder>. The folder holds the files map.geo.json of two packages of npm, by other names:\n`,
  );
  for (const name of PACKAGES)
    process.stderr.write(
      `  npm pack @geo-maps/${name} && tar xzf geo-maps-${name}-*.tgz package/map.geo.json && mv package/map.geo.json ${name}.json\n`,
    );
  process.exit(1);
}
const [countries = '', waters = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
const levels = groundLevels(JSON.parse(countries) as Ground, JSON.parse(waters) as Waters);
await writeFile(join(FOLDER, 'ground-data.ts'), groundModule(levels));
await writeFile(join(FOLDER, 'places-data.ts'), placesModule(builtUpPlaces(LOCALITIES)));
execFileSync('npm', ['run', 'format', '--', FOLDER], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.stdout.write(`The ground of the maps is written to ${FOLDER}.\n`);
