import type { Server } from 'socket.io';
import { io, Manager, type Socket } from 'socket.io-client';
import { Realtime } from '../../platform/realtime/realtime.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UserDetailsService, UsersRepository } from '../users/index.js';
import { SessionsService } from './sessions.service.js';

let test: TestApp;
let url: string;
let servers: Server[];
const sockets: Socket[] = [];
beforeAll(async () => {
  const connected = jest.spyOn(Realtime.prototype, 'connect');
  test = await startTestApp();
  servers = connected.mock.calls.map(([server]) => server);
  connected.mockRestore();
  url = (await test.app.getUrl()).replace('[::1]', '127.0.0.1');
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await test.close();
});

function open(namespace: string, token: string): Socket {
  const socket = io(`${url}${namespace}`, {
    path: '/api/socket.io',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}
const heard = (socket: Socket, name: string) => new Promise<unknown>((resolve) => socket.once(name, resolve));
/** Connects a socket and waits until it is accepted. */
async function follow(token: string): Promise<Socket> {
  const socket = open('/chats', token);
  expect(await socket.timeout(10_000).emitWithAck('follow')).toEqual({ ok: true });
  return socket;
}
const as = (token: string, path: string, body: object = {}) =>
  test.http.post(`/api${path}`).set('Authorization', `Bearer ${token}`).send(body);
const isIn = async (token: string): Promise<boolean> =>
  (await test.http.get('/api/auth/profile').set('Authorization', `Bearer ${token}`)).status === 200;

describe('sockets', () => {
  it('end with the session that let them in, and with no other', async () => {
    const { id, token } = await test.person('user');
    const other = await test.app.get(SessionsService).open(id, 'user', '');
    const [mine, theirs] = [await follow(token), await follow(other)];
    const cut = heard(mine, 'disconnect');
    await as(token, '/auth/logout').expect(200);
    await cut;
    expect(theirs.connected).toBe(true);
    expect(await theirs.timeout(10_000).emitWithAck('follow')).toEqual({ ok: true });
  });

  it('end everywhere with a switch of role, which opens one new session and ends all others', async () => {
    const { id, token } = await test.person('user');
    await test.database.transaction(() => test.app.get(UsersRepository).addRole([id], 'volunteer'));
    const other = await test.app.get(SessionsService).open(id, 'user', '');
    const cuts = [await follow(token), await follow(other)].map((socket) => heard(socket, 'disconnect'));
    const { body } = await as(token, '/switch/role', { role: 'volunteer' }).expect(200);
    await Promise.all(cuts);
    expect(await Promise.all([token, other, body.data.token].map(isIn))).toEqual([false, false, true]);
  });

  it('end when their person is frozen, who remains signed in to renew and may come back with the new reach', async () => {
    const { id, token } = await test.person('volunteer');
    const cut = heard(await follow(token), 'disconnect');
    await test.database.transaction((tx) => test.app.get(UserDetailsService).setFreeze(tx, [id], true));
    await cut;
    expect(await isIn(token)).toBe(true);
    expect((await follow(token)).connected).toBe(true);
  });

  it('stay when what would have ended them is rolled back', async () => {
    const { id, token } = await test.person('user');
    const socket = await follow(token);
    await test.database
      .transaction(async () => {
        await test.app.get(SessionsService).endAll(id);
        throw new Error('rolled back');
      })
      .catch(() => null);
    expect(await socket.timeout(10_000).emitWithAck('follow')).toEqual({ ok: true });
    expect(socket.connected).toBe(true);
  });

  it('without a person are refused everywhere, and a connection that sends nothing is cut', async () => {
    const { token } = await test.person('user');
    expect(await heard(open('/', token), 'connect_error')).toEqual(new Error('SESSION_EXPIRED'));
    await heard(open('/events', token), 'disconnect');
    const server = servers[0];
    expect(server?.connectTimeout()).toBe(10_000);
    server?.connectTimeout(50);
    const silent = new Manager(url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise<void>((resolve) => silent.once('close', () => resolve()));
  });
});
