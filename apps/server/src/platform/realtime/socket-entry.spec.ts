import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { type LiveCaller, SessionReader } from '../security/caller.js';
import { letIn } from './socket-entry.js';

/** A session reader whose database cannot be reached. */
class NoSessions extends SessionReader {
  read(): Promise<LiveCaller | null> {
    return Promise.reject(new Error('the database is away'));
  }

  used(): Promise<void> {
    return Promise.resolve();
  }
}

it('ends the connection, and nothing else, when nobody can say whose it is', async () => {
  const http = createServer();
  const server = new Server(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const entered = new Promise<void>((resolve, reject) =>
    server.on(
      'connection',
      (socket) => void letIn(socket, new NoSessions(), () => true).then(resolve, reject),
    ),
  );
  const address = http.address();
  const client = io(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {
    transports: ['websocket'],
    reconnection: false,
  });
  const reason = new Promise((resolve) => client.on('disconnect', resolve));
  await entered;
  expect(await reason).toBe('io server disconnect');
  client.close();
  await server.close();
});
