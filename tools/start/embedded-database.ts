import { join } from 'node:path';
import { ensureDatabase, startCluster } from '../postgres/cluster.js';

const DATABASE = 'karov';

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
  const cluster = await startCluster({ folder: join(dataFolder, 'postgres'), durable: true });
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
