import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '@karov/testing';

/** A Redis of a spec's own, which keeps nothing. */
export class RedisProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @throws when no redis-server is installed */
  static async start(): Promise<RedisProcess> {
    const port = await freePort();
    const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve, reject) => {
      child.once('error', () => reject(new Error('redis-server is not installed; on Debian: apt-get install redis-server')));
      child.once('exit', () => reject(new Error('redis-server ended at once')));
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
