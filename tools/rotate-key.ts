import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build/build.js';
import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';
import { startEmbeddedDatabase } from './start/embedded-database.js';
import { claimFolder, releaseFolder } from './start/folder-claim.js';
import { readSettings } from './start/settings.js';

/**
 * Encrypts all data again with the current data key (docs/operating.md): in DATABASE_URL, otherwise in the
 * embedded database, which must not be running.
 */
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
const settings = readSettings(process.env);
await buildIfStale();
process.exit(settings.databaseUrl ? await rotate({}) : await rotateEmbedded(settings.dataFolder));

function rotate(env: Record<string, string>): Promise<number> {
  return runNode(['--enable-source-maps', 'apps/server/dist/rotate-key.js'], {
    KAROV_DATA: settings.dataFolder,
    KAROV_DEMO: '0',
    ...env,
  });
}

async function rotateEmbedded(folder: string): Promise<number> {
  await claimFolder(folder);
  const database = await startEmbeddedDatabase(folder);
  try {
    return await rotate(database.env);
  } finally {
    await database.stop();
    await releaseFolder(folder);
  }
}
