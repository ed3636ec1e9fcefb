import { buildIfStale } from './build/build.js';
import { runNode } from './lib/run-node.js';
import { JOURNEYS_ENV, PICTURES } from './test/journeys-step.js';

/** `npm run pictures`: takes the pictures for the README in a demo world of their own. */
await buildIfStale();
process.exit(await runNode([...PICTURES, ...process.argv.slice(2)], JOURNEYS_ENV));
