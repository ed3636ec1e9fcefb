import { runOnDatabase } from './lib/run-on-database.js';

/** Says whether a start would succeed, and what to look after (docs/operating/commands.md). */
process.exit(await runOnDatabase('admin', ['doctor', ...process.argv.slice(2)]));
