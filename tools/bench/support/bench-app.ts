import 'reflect-metadata';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../../apps/server/src/bootstrap.js';
import { readConfig, SECRET_NAMES } from '../../../apps/server/src/platform/config/config.js';
import { Database } from '../../../apps/server/src/platform/database/database.js';
import { migrateDatabase } from '../../../apps/server/src/platform/database/migrate.js';
import { ensureDatabase, startCluster } from '../../postgres/cluster.js';

/** The application on a durable PostgreSQL of its own, for a benchmark. */
export interface BenchApp {
  app: NestExpressApplication;
  database: Database;
  url: string;
  /** The application's environment, for another process of the same installation. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const DATABASE = 'bench';
const SECRETS = Object.fromEntries(
  SECRET_NAMES.map((name) => [name, `${name}-only-for-benchmarks-0123456789abcdef`]),
);

/** Starts the application; `env` changes settings. */
export async function startBenchApp(env: Record<string, string> = {}): Promise<BenchApp> {
  const folder = mkdtempSync(join(tmpdir(), 'karov-bench-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder, durable: true });
  await ensureDatabase(cluster, DATABASE);
  const url = cluster.url(DATABASE);
  await migrateDatabase(url);
  const settings = {
    ...SECRETS,
    DATABASE_URL: url,
    KAROV_DEMO: '0',
    KAROV_LOG: 'error',
    KAROV_ROLE: 'web',
    ...env,
  };
  const app = await createApp(readConfig(settings));
  await app.init();
  return {
    app,
    database: app.get(Database),
    url,
    env: settings,
    close: async () => {
      await app.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
