import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';
import { say } from './lib/say.js';

/**
 * `npm run fuzz`: makes every documented call with malformed values, in every role, 100,000 times; `npm run
 * fuzz -- 5000 42` sets the number and the seed. `npm test` runs it for a short time.
 */
const [calls = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
say(`${calls} calls, seed ${seed}`);
const code = await runNode(
  [`${ROOT}/node_modules/jest/bin/jest.js`, '--selectProjects', 'server', '--runInBand', 'fuzz.api'],
  {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    KAROV_FUZZ_CALLS: calls,
    KAROV_FUZZ_SEED: seed,
    KAROV_FUZZ_LOG: 'error',
  },
);
process.exit(code);
