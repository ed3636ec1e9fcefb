import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '../build/build.js';
import { startEmbeddedDatabase } from '../start/embedded-database.js';
import { claimFolder, releaseFolder } from '../start/folder-claim.js';
import { readSettings } from '../start/settings.js';
import { ROOT } from './root.js';
import { runNode } from './run-node.js';

/**
 * Runs a built script of the server on DATABASE_URL, otherwise on the embedded database, which must not be
 * running, and returns its exit code.
 */
export async function runOnDatabase(script: string, args: readonly string[]): Promise<number> {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const { databaseUrl, dataFolder } = readSettings(process.env);
  await buildIfStale();
  const run = (env: Record<string, string>): Promise<number> =>
    runNode(['--enable-source-maps', `apps/server/dist/${script}.js`, ...args], {
      KAROV_DATA: dataFolder,
      KAROV_DEMO: '0',
      ...env,
    });
  if (databaseUrl) return run({});
  await mkdir(dataFolder, { recursive: true });
  await claimFolder(dataFolder);
  const database = await startEmbeddedDatabase(dataFolder);
  try {
    return await run(database.env);
  } finally {
    await database.stop();
    await releaseFolder(dataFolder);
  }
}
