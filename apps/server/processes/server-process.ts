import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const STARTED = /"message":"(working|serving)"/;

/** The built server as a separate process, as in production. */
export class ServerProcess {
  private readonly gone: Promise<void>;
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    this.gone = new Promise((resolve) => child.once('exit', () => resolve()));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString('utf8')));
  }

  /**
   * Starts the process, by default that of this build with this process's own Node, and waits until it is ready.
   * @throws with its output if it exits instead
   */
  static async start(
    env: Record<string, string>,
    { node = process.execPath, main = MAIN } = {},
  ): Promise<ServerProcess> {
    if (!existsSync(main))
      throw new Error('The server is not built: run `npm run build` first (npm test does).');
    const child = spawn(node, [main], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new ServerProcess(child);
    const isUp = await Promise.race([started.says(STARTED).then(() => true), started.gone.then(() => false)]);
    if (!isUp) throw new Error(`The server ended at once:\n${started.output}`);
    return started;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The output of the process so far. */
  get log(): string {
    return this.output;
  }

  /** Kills the process at once, whatever it is doing. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  /** Asks the process to stop. */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.gone;
  }

  private says(text: RegExp): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (text.test(this.output)) resolve();
      };
      this.child.stdout?.on('data', look);
      look();
    });
  }
}
