import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { freePort } from '@karov/testing';

const ASK_EVERY_MS = 100;

interface Target {
  port: number;
  isReady: boolean;
}

/**
 * A load balancer as simple as they come: it keeps connections, asks each process whether it may get calls, gives
 * each call to the next one that may, and repeats none.
 */
export class Balancer {
  private readonly targets: Target[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly asking: NodeJS.Timeout;
  private turn = 0;

  private constructor(readonly port: number) {
    this.server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));
    this.server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => this.tie(incoming, socket));
    this.asking = setInterval(() => void this.ask(), ASK_EVERY_MS);
  }

  static async start(): Promise<Balancer> {
    const balancer = new Balancer(await freePort());
    await new Promise<void>((resolve) => balancer.server.listen(balancer.port, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Waits until a new process says that it may get calls. */
  async add(port: number): Promise<void> {
    const target = { port, isReady: false };
    this.targets.push(target);
    while (!target.isReady) await this.ask();
  }

  remove(port: number): void {
    this.targets.splice(
      this.targets.findIndex((target) => target.port === port),
      1,
    );
  }

  stop(): void {
    clearInterval(this.asking);
    this.agent.destroy();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async ask(): Promise<void> {
    await Promise.all(
      this.targets.map(async (target) => {
        target.isReady = await fetch(`http://127.0.0.1:${target.port}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  }

  private next(): number | null {
    const ready = this.targets.filter(({ isReady }) => isReady);
    return ready[this.turn++ % ready.length]?.port ?? null;
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const port = this.next();
    if (port === null) return void outgoing.writeHead(503).end();
    const { method, url, headers } = incoming;
    const passed = request(
      { agent: this.agent, host: '127.0.0.1', port, method, path: url, headers },
      (answer) => {
        const { connection: _, ...own } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, own);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passed);
  }

  /** Ties a WebSocket to a process, byte for byte. */
  private tie(incoming: IncomingMessage, socket: Duplex): void {
    const port = this.next();
    if (port === null) return void socket.destroy();
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2)
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
    const other = connect(port, '127.0.0.1', () => other.write(`${lines.join('\r\n')}\r\n\r\n`));
    other.pipe(socket).pipe(other);
    for (const end of [other, socket])
      end
        .on('error', () => undefined)
        .on('close', () => {
          other.destroy();
          socket.destroy();
        });
  }
}
