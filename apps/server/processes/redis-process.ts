import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { freePort } from '@karov/testing';

const PROGRAM = 'redis-server';

/**
 * Whether this machine has a Redis for tests; if it has none, one line of output says so. The machine that
 * builds releases has one (see .ci/run).
 */
export function hasRedis(): boolean {
  const isHere = spawnSync(PROGRAM, ['--version']).status === 0;
  if (!isHere)
    process.stderr.write(`skipped: there is no ${PROGRAM} here; on Debian: apt-get install ${PROGRAM}\n`);
  return isHere;
}

/** A Redis server for one spec, without persistence. */
export class RedisProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @throws when no redis-server is installed */
  static async start(): Promise<RedisProcess> {
    const port = await freePort();
    const child = spawn(
      PROGRAM,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await new Promise<void>((resolve, reject) => {
      child.once('error', () =>
        reject(new Error(`${PROGRAM} is not installed; on Debian: apt-get install ${PROGRAM}`)),
      );
      child.once('exit', () => reject(new Error(`${PROGRAM} ended at once`)));
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Ready to accept connections')) resolve();
      });
    });
    return new RedisProcess(child, `redis://127.0.0.1:${port}`);
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}
