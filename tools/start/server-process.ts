import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { FROM_SOURCE } from '../lib/from-source.js';
import { ROOT } from '../lib/root.js';

/** The running server. */
export interface ServerProcess {
  /** resolves with the exit code when the server has ended, for any reason */
  ended: Promise<number>;
  stop(): Promise<void>;
}

export const BUILT_SERVER = ['--enable-source-maps', 'apps/server/dist/main.js'];
const STOP_WITHIN_SECONDS = 30;
/** How much longer than its own limit (KAROV_END_SECONDS) the server gets. */
const MORE_SECONDS = 5;
/** The arguments that run the server from its sources. */
export const SOURCE_SERVER = [...FROM_SOURCE, 'apps/server/src/main.ts'];

/**
 * Starts a server. It finishes its work when it gets SIGTERM, and when its parent process no longer exists.
 */
export function startServer(program: readonly string[], env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { ended, stop: () => stopGently(child, ended) };
}

async function stopGently(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const own = Number(process.env['KAROV_END_SECONDS'] ?? 0) + MORE_SECONDS;
  const tooLong = setTimeout(() => child.kill('SIGKILL'), Math.max(STOP_WITHIN_SECONDS, own) * 1000);
  await ended;
  clearTimeout(tooLong);
}
