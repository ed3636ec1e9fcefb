import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Returns the environment for a tool, without the variables meant for the journeys' own process. */
export const toolEnv = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_OPTIONS: '' });

/** Runs a script in `tools` to its end and returns its output. */
export function runTool(name: string): string {
  return execFileSync(process.execPath, ['tools/run.mjs', name], {
    cwd: ROOT,
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
}
