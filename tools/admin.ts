import { runOnDatabase } from './lib/run-on-database.js';

/** Carries out a command of the operator's (docs/operating/commands.md). */
process.exit(await runOnDatabase('admin', process.argv.slice(2)));
