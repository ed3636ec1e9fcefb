import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.js';

/** The message with which PostgreSQL reports that a connection is ready for its first query. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
/** The message with which PostgreSQL reports that an administrator ends the connection. */
const ENDED = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '57P01',
  M: 'terminating connection due to administrator command',
});

/**
 * A TCP port in front of PostgreSQL that can be closed and opened, as if the server went down and came back
 * up.
 */
export class Relay {
  /** Whether connections are ended as soon as they are ready. */
  endsAtOnce = false;
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;

  private constructor(
    private readonly target: { host: string; port: number },
    private readonly port: number,
    /** the address of the server, through the relay */
    readonly url: string,
  ) {}

  /** Creates a relay in front of the server at this address; at first it is closed. */
  static async before(address: string): Promise<Relay> {
    const url = new URL(address);
    const target = { host: url.hostname, port: Number(url.port) };
    const port = await freePort();
    url.hostname = '127.0.0.1';
    url.port = String(port);
    return new Relay(target, port, url.href);
  }

  async open(): Promise<void> {
    this.server = createServer({ allowHalfOpen: true }, (near) => this.join(near)).listen(
      this.port,
      '127.0.0.1',
    );
    await once(this.server, 'listening');
  }

  /**
   * Swallows from now on whatever comes over the connections that are open, both ways, and tells nobody; new ones
   * work. So it is when a device of the network forgets them.
   */
  swallow(): void {
    for (const socket of this.sockets) {
      socket.unpipe();
      socket.removeAllListeners('close');
      socket.on('close', () => this.sockets.delete(socket));
      socket.resume();
    }
  }

  /** Cuts every connection and accepts no new one. */
  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = null;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private join(near: Socket): void {
    const far = connect({ ...this.target, allowHalfOpen: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    if (this.endsAtOnce) far.on('data', (chunk: Buffer) => passOnToTheEnd(chunk, near));
    else far.pipe(near);
  }
}

/**
 * Forwards the server's messages. Its readiness and the end that follows directly are combined in one chunk,
 * as a busy process reads them.
 */
function passOnToTheEnd(chunk: Buffer, near: Socket): void {
  if (chunk.includes(READY)) near.end(Buffer.concat([chunk, ENDED]));
  else near.write(chunk);
}

/**
 * Returns an error message in PostgreSQL's format: fields of a letter and a text, each ended by a zero, and a
 * zero at the end.
 */
function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([letter, text]) => `${letter}${text}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
