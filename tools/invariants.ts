import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';
import { say } from './lib/say.js';

/** Enough for days: it goes on until somebody ends it. */
const ENDLESS = '1000000';

/**
 * `npm run invariants`: people of all roles do what comes to their minds, in random order and without an end; after each act is looked whether what always
 * holds does. `npm run invariants -- 10000 7` says how many sequences, and from which seed on. `npm test` plays a few of them.
 */
const [sequences = ENDLESS, seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
say(`${sequences} sequences, from seed ${seed} on`);
const code = await runNode([`${ROOT}/node_modules/jest/bin/jest.js`, '--selectProjects', 'server', '--runInBand', 'invariants.api'], {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  KAROV_INVARIANTS: sequences,
  KAROV_INVARIANTS_SEED: seed,
  KAROV_INVARIANTS_LOG: 'error',
});
process.exit(code);
