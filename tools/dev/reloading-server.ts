import { say } from '../lib/say.js';
import { type ServerProcess, SOURCE_SERVER, startServer } from '../start/server-process.js';
import { untilHealthy } from '../start/until-healthy.js';

/**
 * The server, run from its sources and restarted at each change. If it does not start, it waits for the next
 * change.
 */
export class ReloadingServer {
  private current: ServerProcess;
  private turn: Promise<void> = Promise.resolve();
  private isOver = false;
  /** Resolves when the current server answers; rejects when it could not start. */
  answering: Promise<void>;

  constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {
    this.current = this.start();
    this.answering = this.untilAnswering();
  }

  /** Restarts the server after a file has changed; changes during a restart are handled after it. */
  reload(file: string): void {
    this.turn = this.turn.then(() => this.again(file));
    this.answering = this.turn.then(() => this.untilAnswering());
    this.answering.catch(() => say('The server did not start; it is tried again after the next change.'));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.turn;
    await this.current.stop();
  }

  private async again(file: string): Promise<void> {
    if (this.isOver) return;
    say(`${file} has changed, the server starts again`);
    await this.current.stop();
    this.current = this.start();
  }

  private start(): ServerProcess {
    return startServer(SOURCE_SERVER, { ...this.env, PORT: String(this.port) });
  }

  private untilAnswering(): Promise<void> {
    return untilHealthy(`http://localhost:${this.port}`, this.current.ended);
  }
}
