import { Socket } from 'node:net';
import pg from 'pg';

/** How long a connection may be silent before the network is asked whether it still exists. */
const KEEP_ALIVE_MS = 10_000;

/** All open connections of this process. */
const all = new Set<SteadyClient>();

/** The settings of every pool of the product. */
export const STEADY = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };

/**
 * A connection that may be cut at any time. A connection in use passes from caller to caller; if it is cut in
 * between, nobody is listening for the error, which would end the process. With this class the next query on
 * it fails instead, and the pool discards it. It also knows for how long it has been waiting for the server, so
 * that `LostConnections` finds those that were lost without a word.
 */
export class SteadyClient extends pg.Client {
  private readonly socket: Socket;
  /** what had been written when the last query was answered: more means that an answer is awaited */
  private answered = -1;
  private heard = 0;
  private heardAt = performance.now();

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket();
    super({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      stream: () => socket,
    });
    this.socket = socket;
    this.on('error', () => undefined);
    for (const ready of ['connect', 'drain'] as const)
      this.on(ready, () => (this.answered = this.socket.bytesWritten));
    all.add(this);
    socket.once('close', () => all.delete(this));
  }

  /** The open connections to the same database as another one. */
  static beside({ host, port, database }: pg.Client): SteadyClient[] {
    return [...all].filter((it) => it.host === host && it.port === port && it.database === database);
  }

  /** The number of the server's process that serves this connection; null before it is open. */
  get pid(): number | null {
    const pid: unknown = Reflect.get(this, 'processID');
    return typeof pid === 'number' ? pid : null;
  }

  get isWaiting(): boolean {
    return this.socket.bytesWritten !== this.answered;
  }

  /** Whether somebody waits on it for notifications. */
  get isListening(): boolean {
    return this.listenerCount('notification') > 0;
  }

  /** For how long nothing has come from the server, as seen by regular looks. */
  silentMs(): number {
    const { bytesRead } = this.socket;
    if (bytesRead !== this.heard) {
      this.heard = bytesRead;
      this.heardAt = performance.now();
    }
    return performance.now() - this.heardAt;
  }

  /** Destroys the connection: its query fails, and its pool opens another one. */
  drop(): void {
    this.socket.destroy(new Error('Connection terminated: it was lost without a word'));
  }
}
