import { join } from 'node:path';
import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';

/**
 * `npm run mutate`: runs mutation testing of the rules, or of the given files. A full run takes hours, so it
 * is not part of `npm test`.
 */
const files = process.argv.slice(2);
const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
process.exit(
  await runNode([
    join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'tools/mutate/stryker.config.js',
    ...only,
  ]),
);
