import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillLargeWorld } from '../../apps/e2e/src/large/large-world.js';
import { startWorld } from '../../apps/e2e/src/worlds/world.js';
import { buildIfStale } from '../build/build.js';
import { runNode } from '../lib/run-node.js';
import { ensureDatabase, startCluster } from '../postgres/cluster.js';
import { JOURNEYS_ENV, LARGE_JOURNEYS } from '../test/journeys-step.js';
import { report, timed } from './support/figures.js';

/**
 * Walks through the desk of a country on a day of war with a real browser: 40,485 people, 3,005 open requests, an
 * event with 2,000 asked. Says how soon each page shows what is on it, beside the calls alone, and fails where a
 * page counts or orders wrongly at that size.
 */
await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'karov-bench-'));
chmodSync(folder, 0o755);
const cluster = await startCluster({ folder, durable: true });
await ensureDatabase(cluster, 'desk');
const databaseUrl = cluster.url('desk');
const world = await startWorld({ databaseUrl });
report(`filled in ${((await timed(() => fillLargeWorld(databaseUrl))) / 1000).toFixed(1)} s`);
const code = await runNode(LARGE_JOURNEYS, { ...JOURNEYS_ENV, KAROV_E2E_URL: world.address });
await world.stop();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(code);
