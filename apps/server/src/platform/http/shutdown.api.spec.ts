import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { type ServerLeaving, spreadReconnects } from '@karov/api-client';
import { io, type Socket } from 'socket.io-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { closeGently } from './shutdown.js';

/** A server on a port, and calls to it over connections that are kept. */
class Served {
  readonly port: number;
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(
    readonly test: TestApp,
    url: string,
  ) {
    this.port = Number(new URL(url).port);
  }

  static async start(): Promise<Served> {
    const test = await startTestApp();
    return new Served(test, await test.app.getUrl());
  }

  call(path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      request({ agent: this.agent, host: '127.0.0.1', port: this.port, path }, (answer) =>
        answer.resume().on('close', () => resolve(answer)),
      )
        .on('error', reject)
        .end();
    });
  }

  /** Begins a call whose body comes later. */
  begin() {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 };
    const path = '/api/user/auth/login';
    const calling = request({ host: '127.0.0.1', port: this.port, path, method: 'POST', headers });
    calling.flushHeaders();
    const answered = new Promise<number>((resolve, reject) => {
      calling.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
    });
    answered.catch(() => undefined);
    return { answered, finish: () => calling.end('{}') };
  }

  isRefused(): Promise<boolean> {
    const trying = connect(this.port, '127.0.0.1');
    return new Promise<boolean>((resolve) => {
      trying.on('connect', () => resolve(false)).on('error', () => resolve(true));
    }).finally(() => trying.destroy());
  }
}

/** Resolves with what comes with an event. */
function heard(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => socket.once(event, resolve));
}

describe('a process that is asked to end', () => {
  it('first wants no more calls, then refuses them, and finishes those under way', async () => {
    const served = await Served.start();
    const started = served.begin();
    await served.call('/api/health/live');
    const ended = closeGently(served.test.app, { drainMs: 1000, totalMs: 20_000 });
    const ready = await served.call('/api/health/ready');
    expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close']);
    expect((await served.call('/api/health/live')).statusCode).toBe(200);
    while (!(await served.isRefused())) await served.call('/api/health/live').catch(() => undefined);

    // the body is refused as it would be at any time, so the call has reached its handler
    started.finish();
    expect(await started.answered).toBe(422);
    await ended;
    await served.test.close();
  });

  it('asks sockets to move before it cuts them off', async () => {
    const served = await Served.start();
    const { token } = await served.test.person('admin');
    const socket = io(`http://127.0.0.1:${served.port}/staff`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
    });
    await heard(socket, 'connect');
    const said: ServerLeaving[] = [];
    socket.on('leaving', (signal: ServerLeaving) => said.push(signal));
    spreadReconnects(socket, () => 0.5);
    const left = heard(socket, 'disconnect');
    await closeGently(served.test.app, { drainMs: 200, totalMs: 20_000 });
    expect([said, await left]).toEqual([[{ within_ms: 200 }], 'io client disconnect']);
    socket.disconnect();
    await served.test.close();
  });

  it('ends by its deadline under traffic, even with calls and sockets that never finish', async () => {
    const served = await Served.start();
    let isOver = false;
    let answers = 0;
    const callers = Array.from({ length: 5 }, async () => {
      while (!isOver)
        await served.call('/api/health').then(
          () => answers++,
          () => undefined,
        );
    });
    const stuck = served.begin();
    const socket = io(`http://127.0.0.1:${served.port}/staff`, {
      path: '/api/socket.io',
      auth: { token: (await served.test.person('admin')).token },
      reconnection: false,
    });
    const gone = heard(socket, 'disconnect');
    await heard(socket, 'connect');
    while (answers < 20) await served.call('/api/health/live');

    const from = performance.now();
    await closeGently(served.test.app, { drainMs: 100, totalMs: 2000 });
    expect(performance.now() - from).toBeLessThan(2000);
    await expect(stuck.answered).rejects.toThrow();
    await gone;
    isOver = true;
    await Promise.all(callers);
    expect(await served.isRefused()).toBe(true);
    await served.test.close();
  });
});

it('keeps a connection that rests for longer than the two minutes of a proxy', async () => {
  const served = await Served.start();
  const { headers } = await served.call('/api/health/live');
  expect(headers['keep-alive']).toBe('timeout=150');
  await served.test.close();
});
