import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/root.js';

/** The migration that the next version brings. */
export const NEXT_MIGRATION = 'NextOfTheDrill1900000000000';

/** Exports what the migrations of this version export, and one more migration, which the version before works beside. */
const WITH_ONE_MORE = `import * as before from './index.js';
class ${NEXT_MIGRATION} {
  name = '${NEXT_MIGRATION}';
  isCompatible = true;
  async up(runner) { await runner.query('ALTER TABLE users ADD COLUMN of_the_drill integer NOT NULL DEFAULT 7'); }
  async down(runner) { await runner.query('ALTER TABLE users DROP COLUMN of_the_drill'); }
}
export * from './index.js';
export const migrations = [...before.migrations, ${NEXT_MIGRATION}];
export const compatibleMigrations = [...before.compatibleMigrations, '${NEXT_MIGRATION}'];
`;

/**
 * Makes of the built server a next version, with a number of its own and one more migration, in a folder; returns
 * the folder of its programs.
 */
export async function makeNextVersion(folder: string, version: string): Promise<string> {
  const dist = join(folder, 'apps/server/dist');
  await cp(join(ROOT, 'apps/server/dist'), dist, { recursive: true });
  await cp(join(ROOT, 'apps/server/package.json'), join(folder, 'apps/server/package.json'));
  for (const front of ['portal', 'backoffice'])
    await symlink(join(ROOT, 'apps', front), join(folder, 'apps', front));
  const root = await read(join(ROOT, 'package.json'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...root, version }));

  await cp(join(ROOT, 'migrations'), join(folder, 'migrations'), { recursive: true });
  await writeFile(join(folder, 'migrations/dist/next.js'), WITH_ONE_MORE);
  const migrations = await read(join(ROOT, 'migrations/package.json'));
  await writeFile(
    join(folder, 'migrations/package.json'),
    JSON.stringify({ ...migrations, exports: { '.': './dist/next.js' } }),
  );

  await linkPackages(join(folder, 'node_modules'));
  await symlink(join(folder, 'migrations'), join(folder, 'node_modules/@karov/migrations'));
  return dist;
}

async function read(path: string): Promise<object> {
  const found: unknown = JSON.parse(await readFile(path, 'utf8'));
  return typeof found === 'object' && found !== null ? found : {};
}

/** Links all packages of this workspace but its migrations. */
async function linkPackages(to: string): Promise<void> {
  const from = join(ROOT, 'node_modules');
  await mkdir(join(to, '@karov'), { recursive: true });
  const names = (await readdir(from)).filter((name) => !name.startsWith('.') && name !== '@karov');
  const own = (await readdir(join(from, '@karov'))).filter((name) => name !== 'migrations');
  for (const name of [...names, ...own.map((name) => `@karov/${name}`)])
    await symlink(join(from, name), join(to, name));
}
