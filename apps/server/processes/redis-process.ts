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

/** A Redis server for one spec, without persistence, which may fail in two ways and come back. */
export class RedisProcess {
  private constructor(
    private child: ChildProcess,
    private readonly port: number,
    readonly url: string,
  ) {}

  /** @throws when no redis-server is installed */
  static async start(): Promise<RedisProcess> {
    const port = await freePort();
    return new RedisProcess(await serve(port), port, `redis://127.0.0.1:${port}`);
  }

  /** Kills it at once, with all that it holds, if it still runs. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Starts it again, empty, at the same address. */
  async startAgain(): Promise<void> {
    this.child = await serve(this.port);
  }

  /** Lets it accept everything and answer nothing, like a machine that hangs. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Lets it answer again. */
  thaw(): void {
    this.child.kill('SIGCONT');
  }
}

async function serve(port: number): Promise<ChildProcess> {
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
  return child;
}
