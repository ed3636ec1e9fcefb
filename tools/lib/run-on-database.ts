import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '../build/build.js';
import { hasEmbeddedDatabase, runningDatabase, startEmbeddedDatabase } from '../start/embedded-database.js';
import { claimantOf, claimFolder, releaseFolder } from '../start/folder-claim.js';
import { readSettings } from '../start/settings.js';
import { ROOT } from './root.js';
import { runNode } from './run-node.js';

/** How a command needs a database: not at all, one with data (by default), or one that it may make. */
export type Needs = 'nothing' | 'data' | 'new';

/**
 * Runs a built script of the server and returns its exit code: on DATABASE_URL, otherwise on the embedded
 * database of the data folder, beside the Karov that runs on it, if one does. A folder without data is refused,
 * because a command that holds, sends or saves nothing would seem to have done so.
 */
export async function runOnDatabase(
  script: string,
  args: readonly string[],
  needs: Needs = 'data',
): Promise<number> {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const { databaseUrl, dataFolder } = readSettings(process.env);
  await buildIfStale();
  const run = (env: Record<string, string>): Promise<number> =>
    runNode(['--enable-source-maps', `apps/server/dist/${script}.js`, ...args], {
      KAROV_DATA: dataFolder,
      KAROV_DEMO: '0',
      ...env,
    });
  if (databaseUrl || needs === 'nothing') return run({});
  if (needs === 'data' && !hasEmbeddedDatabase(dataFolder))
    return refuse(
      `There is no database in ${dataFolder}: name yours in DATABASE_URL (in the environment, or in .env here), or the folder with the data in KAROV_DATA.`,
    );
  if (needs === 'data' && (await claimantOf(dataFolder)) !== null) {
    const running = await runningDatabase(dataFolder);
    return running ? run(running) : refuse(`Karov on ${dataFolder} is starting or ending: try again.`);
  }
  return onItsOwn(dataFolder, run);
}

/** Runs a command on the embedded database, which runs for as long as the command does. */
async function onItsOwn(
  dataFolder: string,
  run: (env: Record<string, string>) => Promise<number>,
): Promise<number> {
  await mkdir(dataFolder, { recursive: true });
  const claimed = await claimFolder(dataFolder).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (claimed !== null) return refuse(claimed);
  const database = await startEmbeddedDatabase(dataFolder);
  try {
    return await run(database.env);
  } finally {
    await database.stop();
    await releaseFolder(dataFolder);
  }
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}
