import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from './build/build.js';
import { isPortTaken } from './lib/free-port.js';
import { ROOT } from './lib/root.js';
import { say } from './lib/say.js';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start/embedded-database.js';
import { demoAccounts } from './start/accounts.js';
import { claimFolder, releaseFolder } from './start/folder-claim.js';
import type { ServerProcess } from './start/server-process.js';
import { startServer } from './start/server-process.js';
import { readSettings } from './start/settings.js';
import { untilHealthy } from './start/until-healthy.js';

let database: EmbeddedDatabase | null = null;
let server: ServerProcess | null = null;
let claimed: string | null = null;
let stopping: Promise<void> | null = null;

/** Stops what was started, the server before its database; a second Ctrl-C changes nothing. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await server?.stop();
    await database?.stop();
    if (claimed) await releaseFolder(claimed);
    process.exit(code);
  })();
  return stopping;
}

/** Variables that are set already win over the file's. */
function readEnvFile(path: string): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

async function start(): Promise<void> {
  readEnvFile(join(ROOT, '.env'));
  const settings = readSettings(process.env);
  if (await isPortTaken(settings.port)) throw new Error(`Something already listens on port ${settings.port}. Choose another one: PORT=3001 npm start`);
  await mkdir(settings.dataFolder, { recursive: true });
  await claimFolder(settings.dataFolder);
  claimed = settings.dataFolder;
  await buildIfStale();
  if (!settings.databaseUrl) database = await startEmbeddedDatabase(settings.dataFolder);
  if (stopping) return;
  server = startServer({
    PORT: String(settings.port),
    ...database?.env,
    KAROV_DATA: settings.dataFolder,
    KAROV_DEMO: settings.demo ? '1' : '0',
    KAROV_LOG: process.env['KAROV_LOG'] ?? 'error',
  });
  void server.ended.then((code) => stop(code));
  const address = `http://localhost:${settings.port}`;
  await untilHealthy(address, server.ended);
  if (settings.demo) (await demoAccounts(address)).forEach(say);
  say(`ready ${address}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
await start().catch(async (error: unknown) => {
  if (stopping) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
});
