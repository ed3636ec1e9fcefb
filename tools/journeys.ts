import { buildIfStale } from './build/build.js';
import { runNode } from './lib/run-node.js';
import { JOURNEYS, JOURNEYS_ENV } from './test/journeys-step.js';

/**
 * `npm run journeys`: runs the journeys whose file names contain a given text, with any other option of
 * Playwright's runner.
 */
if (!process.env['KAROV_E2E_URL']) await buildIfStale();
process.exit(await runNode([...JOURNEYS, ...process.argv.slice(2)], JOURNEYS_ENV));
