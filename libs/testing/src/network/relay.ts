import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.js';

/** A TCP port before a server, which can be closed and opened as if that server were away and came back. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;

  private constructor(
    private readonly target: { host: string; port: number },
    private readonly port: number,
    /** the address of the server, through the relay */
    readonly url: string,
  ) {}

  /** A relay before the server of this address; it begins closed. */
  static async before(address: string): Promise<Relay> {
    const url = new URL(address);
    const target = { host: url.hostname, port: Number(url.port) };
    const port = await freePort();
    url.hostname = '127.0.0.1';
    url.port = String(port);
    return new Relay(target, port, url.href);
  }

  async open(): Promise<void> {
    this.server = createServer((near) => this.join(near)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Cuts every connection and takes no other. */
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
    const far = connect(this.target);
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
      one.pipe(other);
    }
  }
}
