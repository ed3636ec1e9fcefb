import { buildIfStale } from './build/build.js';
import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';
import { say } from './lib/say.js';

/**
 * `npm run chaos`: kills the worker 200 times and cuts connections during events; `npm run chaos -- 50 42
 * --redis` sets the number, the seed, and Redis (which needs a redis-server on this machine). `npm test` runs
 * it for a short time.
 */
const args = process.argv.slice(2);
const [runs = '200', seed = String(Date.now() % 1_000_000)] = args.filter((arg) => arg !== '--redis');
await buildIfStale();
say(`${runs} kills, seed ${seed}`);
const code = await runNode(
  [`${ROOT}/node_modules/jest/bin/jest.js`, '--selectProjects', 'server', '--runInBand', 'processes/chaos'],
  {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    KAROV_CHAOS_RUNS: runs,
    KAROV_CHAOS_SEED: seed,
    ...(args.includes('--redis') ? { KAROV_CHAOS_REDIS: '1' } : {}),
  },
);
process.exit(code);
