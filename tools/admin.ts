import { asksForHelp } from '../apps/server/src/admin/help-words.js';
import { runOnDatabase } from './lib/run-on-database.js';

/** Carries out a command of the operator's (docs/operating/commands.md). */
const args = process.argv.slice(2);
process.exit(await runOnDatabase('admin', args, asksForHelp(args[0] ?? '') ? 'nothing' : 'data'));
