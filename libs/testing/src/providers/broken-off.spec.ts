import { once } from 'node:events';
import { connect } from 'node:net';
import { LoopbackServer } from './loopback-server.js';
import { S3StandIn } from './s3-stand-in.js';

/**
 * Sends the beginning of a request and disconnects, like a process that is killed in the middle of sending
 * it.
 */
async function breakOff(url: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end('POST / HTTP/1.1\r\nHost: provider\r\nContent-Length: 100\r\n\r\nTo=');
  await once(socket.resume(), 'close');
}

describe('a stand-in whose caller is killed in the middle of a request', () => {
  it('decides nothing, and answers the next caller', async () => {
    const asked: string[] = [];
    const server = await LoopbackServer.start(({ body }) => {
      asked.push(body);
      return { status: 200, json: 'taken' };
    });
    await breakOff(server.url);
    const answer = await fetch(server.url, { method: 'POST', body: 'whole' });
    expect(await answer.json()).toBe('taken');
    expect(asked).toEqual(['whole']);
    await server.stop();
  });

  it('behaves as a store that keeps nothing of it', async () => {
    const store = await S3StandIn.start();
    await breakOff(store.url);
    expect((await fetch(store.url)).status).toBe(403);
    expect(store.objects.size).toBe(0);
    await store.stop();
  });
});
