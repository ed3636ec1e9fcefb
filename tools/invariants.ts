import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';
import { say } from './lib/say.js';

/** Enough sequences for days, so that the run goes on until it is stopped. */
const ENDLESS = '1000000';

/**
 * `npm run invariants`: lets people of all roles act in random order without end, and checks the invariants
 * after each action. `npm run invariants -- 10000 7` sets the number of sequences and the first seed. `npm
 * test` runs a few sequences.
 */
const [sequences = ENDLESS, seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
say(`${sequences} sequences, from seed ${seed} on`);
const code = await runNode(
  [`${ROOT}/node_modules/jest/bin/jest.js`, '--selectProjects', 'server', '--runInBand', 'invariants.api'],
  {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    KAROV_INVARIANTS: sequences,
    KAROV_INVARIANTS_SEED: seed,
    KAROV_INVARIANTS_LOG: 'error',
  },
);
process.exit(code);
