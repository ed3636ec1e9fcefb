import { runOnDatabase } from './lib/run-on-database.js';

/** Writes a backup of the database and the files into one file, and checks it (docs/operating/backup.md). */
const args = process.argv.slice(2);
process.exit(await runOnDatabase('backup', args, args[0] === '--new-key' ? 'nothing' : 'data'));
