import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, runningCluster, startCluster } from '../postgres/cluster.js';

const DATABASE = 'karov';

/** Whether a data folder has a database of its own. */
export function hasEmbeddedDatabase(dataFolder: string): boolean {
  return ['cluster', 'location'].some((name) => existsSync(join(folderIn(dataFolder), name)));
}

/** The settings with which a command uses the embedded database of a Karov that runs; null if it runs without. */
export async function runningDatabase(dataFolder: string): Promise<Record<string, string> | null> {
  const url = await runningCluster(folderIn(dataFolder));
  return url && { DATABASE_URL: url(DATABASE), DATABASE_OWNER_URL: url(DATABASE) };
}

function folderIn(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** The PostgreSQL that is bundled with Karov, running. */
export interface EmbeddedDatabase {
  /** the settings with which the server uses this database */
  env: Record<string, string>;
  /** resolves with the reason when PostgreSQL has ended, for whatever cause */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL in a data folder. The server uses it as a user who owns nothing; the demo
 * may fill it.
 */
export async function startEmbeddedDatabase(dataFolder: string): Promise<EmbeddedDatabase> {
  const cluster = await startCluster({ folder: folderIn(dataFolder), durable: true });
  await ensureDatabase(cluster, DATABASE);
  return {
    env: {
      DATABASE_URL: cluster.applicationUrl(DATABASE),
      DATABASE_OWNER_URL: cluster.url(DATABASE),
      KAROV_DEMO_OWN_DATABASE: 'yes',
    },
    ended: cluster.ended,
    stop: () => cluster.stop(),
  };
}
