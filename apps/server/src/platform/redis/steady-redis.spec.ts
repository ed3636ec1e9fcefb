import { createServer, type Server, type Socket } from 'node:net';
import { SteadyRedis } from './steady-redis.js';

/** A Redis that is slow to hear names, as on a busy machine: it answers them once somebody has subscribed. */
class SlowToHearNames {
  private readonly sockets = new Set<Socket>();
  private held = '';

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('data', (chunk) => this.answer(socket, chunk.toString('utf8')));
    });
  }

  static async start(): Promise<SlowToHearNames> {
    const redis = new SlowToHearNames(createServer());
    await new Promise<void>((resolve) => redis.server.listen(0, '127.0.0.1', resolve));
    return redis;
  }

  get url(): string {
    const address = this.server.address();
    return `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private answer(socket: Socket, text: string): void {
    for (const [, name = ''] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
      if (name.toLowerCase() === 'client') this.held += '+OK\r\n';
      if (name.toLowerCase() === 'info') socket.write('$9\r\nloading:0\r\n');
      if (name.toLowerCase() === 'subscribe')
        socket.write(`*3\r\n$9\r\nsubscribe\r\n$4\r\nnews\r\n:1\r\n${this.held}`);
    }
  }
}

describe('a connection to Redis', () => {
  it('is ready, and listens, when somebody subscribes at the moment at which it opens', async () => {
    const redis = await SlowToHearNames.start();
    const connection = new SteadyRedis(redis.url);
    const faults: string[] = [];
    connection.on('error', (error: Error) => faults.push(error.message));
    const subscribed = new Promise((resolve) => {
      connection.once('connect', () => resolve(connection.subscribe('news').catch(String)));
    });
    await new Promise((resolve) => {
      connection.once('ready', resolve);
      connection.once('close', resolve);
    });
    expect([await subscribed, connection.status, faults]).toEqual([1, 'ready', []]);
    connection.endAll();
    redis.stop();
  });
});
