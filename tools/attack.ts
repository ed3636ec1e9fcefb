import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';
import { say } from './lib/say.js';

/**
 * `npm run attack`: makes all attacks on every call, with the given number of people (`npm run attack --
 * 40`). Everybody whose data are shown must be in the audit log, unknown filters must be refused, calls
 * reserved for other roles and names inherited by objects must fail, and no series of queries may reveal
 * where somebody lives. `npm test` runs it with a few people.
 */
const ATTACKS = [
  'src/attack.api',
  'src/access.api',
  'inherited-names',
  'concealed-people',
  'access-log',
  'people-property',
  'auth/attack.api',
  'fuzz.api',
];
const [people = '12'] = process.argv.slice(2);
say(`${ATTACKS.length} attacks, ${people} pairs of people`);
const code = await runNode(
  [
    `${ROOT}/node_modules/jest/bin/jest.js`,
    '--selectProjects',
    'server',
    'server-alone',
    '--runInBand',
    '--testPathPatterns',
    ATTACKS.join('|'),
  ],
  {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    KAROV_ATTACK_PEOPLE: people,
  },
);
process.exit(code);
