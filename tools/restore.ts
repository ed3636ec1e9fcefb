import { runOnDatabase } from './lib/run-on-database.js';

/** Restores a backup into an empty database (docs/operating/backup.md). */
process.exit(await runOnDatabase('restore', process.argv.slice(2), 'new'));
