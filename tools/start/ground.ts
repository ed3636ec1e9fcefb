import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPortTaken } from '../lib/free-port.js';
import { ROOT } from '../lib/root.js';
import { startEmbeddedDatabase } from './embedded-database.js';
import type { Ending } from './ending.js';
import { claimFolder, releaseFolder } from './folder-claim.js';
import { readSettings, type StartSettings } from './settings.js';

/** Reads an environment file; variables that exist already take precedence. */
function readEnvFile(path: string): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

/**
 * Reads the settings of a command, and claims the port and the data folder.
 * @throws Error when either is in use
 */
export async function claimGround(command: string, ending: Ending): Promise<StartSettings> {
  readEnvFile(join(ROOT, '.env'));
  const settings = readSettings(process.env);
  if (await isPortTaken(settings.port))
    throw new Error(
      `Something already listens on port ${settings.port}. Choose another one: PORT=3001 ${command}`,
    );
  await mkdir(settings.dataFolder, { recursive: true });
  await claimFolder(settings.dataFolder);
  ending.add(() => releaseFolder(settings.dataFolder));
  return settings;
}

/** Starts the embedded database if no other is configured; returns the server's settings for it. */
export async function serverEnv(settings: StartSettings, ending: Ending): Promise<Record<string, string>> {
  const database = settings.databaseUrl ? null : await startEmbeddedDatabase(settings.dataFolder);
  if (database) {
    ending.add(() => database.stop());
    void database.ended.then((why) => ending.fail(why));
  }
  return {
    PORT: String(settings.port),
    ...database?.env,
    KAROV_DATA: settings.dataFolder,
    KAROV_DEMO: settings.demo ? '1' : '0',
    KAROV_LOG: process.env['KAROV_LOG'] ?? 'error',
  };
}
