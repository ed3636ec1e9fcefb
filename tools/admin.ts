import { runOnDatabase } from './lib/run-on-database.js';

/** Carries out a command of the operator's (docs/operating/commands.md). */
const args = process.argv.slice(2);
const isHelp = ['help', '--help', '-h', ''].includes(args[0] ?? '');
process.exit(await runOnDatabase('admin', args, isHelp ? 'nothing' : 'data'));
