import { runOnDatabase } from './lib/run-on-database.js';

/** Encrypts all data again with the current data key (docs/operating/keys.md). */
process.exit(await runOnDatabase('rotate-key', []));
