import { io, type Socket } from 'socket.io-client';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('the live channel of a conversation', () => {
  let test: TestApp;
  let world: EventWorld;
  let url: string;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    url = (await test.app.getUrl()).replace('[::1]', '127.0.0.1');
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await test.close();
  });

  function open(token: string): Socket {
    const socket = io(`${url}/chats`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    return socket;
  }
  const heard = (socket: Socket, name: string) =>
    new Promise<unknown>((resolve) => socket.once(name, resolve));
  const subscribe = (socket: Socket, about: object): Promise<unknown> =>
    socket.timeout(10_000).emitWithAck('subscribe', about);

  it('is for those who take part, and tells them to reload', async () => {
    const [manager, other, seeker] = await Promise.all([
      test.person('manager'),
      test.person('manager'),
      world.seeker(0),
    ]);
    const event = await world.event(manager, { autoAssign: false });
    const stranger = await world.volunteer(1);
    const about = { context: 'event', context_id: event, person_id: seeker.id };
    expect(await subscribe(open(other.token), about)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await subscribe(open(stranger.token), about)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await subscribe(open(stranger.token), { ...about, person_id: undefined })).toEqual({
      ok: false,
      code: 'NOT_FOUND',
    });
    const socket = open(seeker.token);
    expect(await subscribe(socket, { context: 'event', context_id: event })).toEqual({ ok: true });
    const refresh = heard(socket, 'refresh');
    await test.http
      .post('/api/chats')
      .set('Authorization', `Bearer ${manager.token}`)
      .send({ sms: 'Hello', event_id: event, receiver_id: seeker.id })
      .expect(200);
    expect(await refresh).toEqual({ context: 'event', context_id: event, person_id: seeker.id });
  });

  it('reports a person’s own conversations to them, and nobody else’s', async () => {
    const [manager, seeker, other] = await Promise.all([
      test.person('manager'),
      world.seeker(0),
      world.seeker(0),
    ]);
    const event = await world.event(manager, { autoAssign: false });
    const socket = open(seeker.token);
    expect(await socket.timeout(10_000).emitWithAck('follow')).toEqual({ ok: true });
    const refresh = heard(socket, 'refresh');
    const write = (to: { id: number }, by: { token: string }) =>
      test.http
        .post('/api/chats')
        .set('Authorization', `Bearer ${by.token}`)
        .send({ sms: 'Hello', event_id: event, receiver_id: to.id })
        .expect(200);
    await write(other, manager);
    await write(seeker, manager);
    expect(await refresh).toEqual({ context: 'event', context_id: event, person_id: seeker.id });
  });

  it('notifies once a person who has a conversation open and follows all of theirs', async () => {
    const [manager, seeker] = await Promise.all([test.person('manager'), world.seeker(0)]);
    const event = await world.event(manager, { autoAssign: false });
    const socket = open(seeker.token);
    expect(await subscribe(socket, { context: 'event', context_id: event })).toEqual({ ok: true });
    const follow = () => socket.timeout(10_000).emitWithAck('follow');
    await follow();
    let told = 0;
    socket.on('refresh', () => (told += 1));
    const refresh = heard(socket, 'refresh');
    const message = { sms: 'Hello', event_id: event, receiver_id: seeker.id };
    await test.http
      .post('/api/chats')
      .set('Authorization', `Bearer ${manager.token}`)
      .send(message)
      .expect(200);
    await refresh;
    // everything sent before has arrived by the time of this answer
    await follow();
    expect(told).toBe(1);
  });

  it('tells the writer once that it was read', async () => {
    const [manager, seeker] = await Promise.all([test.person('manager'), world.seeker(0)]);
    const event = await world.event(manager, { autoAssign: false });
    await test.http
      .post('/api/chats')
      .set('Authorization', `Bearer ${manager.token}`)
      .send({ sms: 'Hello', event_id: event, receiver_id: seeker.id })
      .expect(200);
    const socket = open(manager.token);
    const address = { context: 'event', context_id: event, person_id: seeker.id };
    expect(await socket.timeout(10_000).emitWithAck('subscribe', address)).toEqual({ ok: true });
    const refresh = heard(socket, 'refresh');
    await test.http
      .get('/api/chats')
      .query({ event_id: event })
      .set('Authorization', `Bearer ${seeker.token}`)
      .expect(200);
    expect(await refresh).toEqual(address);
  });

  it('shuts out anybody who is not signed in', async () => {
    const socket = open('forged.token.here');
    await heard(socket, 'disconnect');
    expect(socket.connected).toBe(false);
  });
});
