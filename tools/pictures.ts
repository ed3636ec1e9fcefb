import { buildIfStale } from './build/build.js';
import { runNode } from './lib/run-node.js';
import { JOURNEYS_ENV, PICTURES } from './test/journeys-step.js';

/** `npm run pictures`: the pictures of the README, of a demo world that is made for them. */
await buildIfStale();
process.exit(await runNode([...PICTURES, ...process.argv.slice(2)], JOURNEYS_ENV));
