import { runOnDatabase } from './lib/run-on-database.js';

/** Writes a backup of the database and the files into one file, and checks it (docs/operating/backup.md). */
process.exit(await runOnDatabase('backup', process.argv.slice(2)));
