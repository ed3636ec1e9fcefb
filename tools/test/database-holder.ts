import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../lib/migrate.js';
import { ensureDatabase, startCluster } from '../postgres/cluster.js';

const TEMPLATE = 'karov_template';

/** Keeps the PostgreSQL of a test run, with its migrated template database, until the run has ended. */
const folder = await mkdtemp(join(tmpdir(), 'karov-test-'));
await chmod(folder, 0o755);
const cluster = await startCluster({ folder, durable: false });
process.once('disconnect', () => void end());
process.on('SIGINT', () => undefined);
await ensureDatabase(cluster, TEMPLATE);
await migrateDatabase(cluster.url(TEMPLATE), cluster.applicationUrl(TEMPLATE));
process.send?.({
  admin: cluster.url('postgres'),
  application: cluster.applicationUrl('postgres'),
  template: TEMPLATE,
});

async function end(): Promise<void> {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
