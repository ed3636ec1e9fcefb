import { spawn } from 'node:child_process';

/**
 * Runs PostgreSQL for a process that may be killed at any moment: once the channel to it closes, PostgreSQL
 * lets those finish who are connected, such as a server that ends too, and then ends as well. Plain JavaScript,
 * because every start waits for it.
 */
const FINISH_WITHIN_MS = 20_000;
const [user, program, ...args] = process.argv.slice(2);
const postgres = spawn(program, args, { ...JSON.parse(user), cwd: '/', stdio: 'inherit' });
postgres.once('error', () => process.exit(1));
postgres.once('exit', (code) => process.exit(code ?? 1));
process.once('message', end);
process.once('disconnect', () => {
  postgres.kill('SIGTERM');
  setTimeout(end, FINISH_WITHIN_MS);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

/** Ends PostgreSQL without waiting for those who are connected. */
function end() {
  postgres.kill('SIGINT');
}
