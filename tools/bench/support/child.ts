import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../lib/root.js';

/** Another process of a benchmark; it answers each message with one message. */
export interface Child {
  ask(message: object): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Starts a file in `tools/bench/processes` and waits until it reports that it is ready.
 * @throws when the process ends first
 */
export async function startChild(
  name: string,
  env: Record<string, string> = {},
): Promise<Child & { ready: unknown }> {
  const child = fork(join(ROOT, 'tools/bench/processes', `${name}.ts`), { env: { ...process.env, ...env } });
  return {
    ready: await answerOf(child),
    ask: (message) => answerTo(child, message),
    end: () => endOf(child),
  };
}

function answerTo(child: ChildProcess, message: object): Promise<unknown> {
  const answer = answerOf(child);
  child.send(message);
  return answer;
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('a process of the benchmark has ended'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
  });
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
