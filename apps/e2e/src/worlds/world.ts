import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '@karov/testing';
import { ROOT, toolEnv } from './run-tool.js';

/** The server, running with a data folder and a port of its own. */
export interface World {
  address: string;
  stop(): Promise<void>;
}

/** Matches a line in the server's log that reports a failure. */
const ERROR = /"level":"error"/;

/**
 * Starts the server in demo mode and waits until it is ready; `databaseUrl` is a database to use instead of one
 * of the server's own.
 * @throws when the server does not start
 */
export async function startWorld({ databaseUrl = '' }: { databaseUrl?: string } = {}): Promise<World> {
  const data = await mkdtemp(join(tmpdir(), 'karov-journeys-'));
  // when the journeys run as root, the database runs as a different user
  await chmod(data, 0o755);
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: ROOT,
    env: {
      ...toolEnv(),
      NODE_ENV: '',
      PORT: String(await freePort()),
      KAROV_DATA: data,
      KAROV_DEMO: '1',
      KAROV_DEMO_OWN_DATABASE: 'yes',
      DATABASE_URL: databaseUrl,
      REDIS_URL: '',
      KAROV_CAPTCHA_COST: '10',
      KAROV_PUSH_HOSTS: '127.0.0.1',
      KAROV_OTP_PER_PHONE_10_MINUTES: '1000',
      KAROV_OTP_PER_PHONE_HOUR: '1000',
      // slow enough that a broadcast can be stopped in progress
      KAROV_BROADCAST_PER_SECOND: '5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(data, { recursive: true, force: true });
  };
  try {
    return { address: await readyAddress(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Reads the address that the server prints when it is ready. Later output is read too, so that the server
 * never has to wait for a reader; its errors are reported.
 */
function readyAddress({ stdout }: { stdout: Readable }): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: stdout });
    lines.on('line', (line) => {
      const [, address] = /^ready (http:\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
      if (ERROR.test(line)) process.stderr.write(`${line}\n`);
    });
    lines.once('close', () => reject(new Error('the product did not start')));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
