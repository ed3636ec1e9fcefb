import { io, type Socket } from 'socket.io-client';
import { EventWorld } from '../../../testing/event-world.js';
import { createBeside, startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the sign that somebody is typing in a conversation', () => {
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

  function open(token: string, at = url): Socket {
    const socket = io(`${at}/chats`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    return socket;
  }
  const say = (socket: Socket, name: string, about?: object): Promise<unknown> =>
    socket.timeout(10_000).emitWithAck(name, ...(about ? [about] : []));
  const heard = (socket: Socket) => new Promise<unknown>((resolve) => socket.once('typing', resolve));

  async function conversation() {
    const [manager, seeker] = await Promise.all([test.person('manager'), world.seeker(0)]);
    const event = await world.event(manager, { autoAssign: false });
    return { manager, seeker, about: { context: 'event', context_id: event, person_id: seeker.id } };
  }

  it('is seen by the other side, with ids only, and stored nowhere', async () => {
    const { manager, seeker, about } = await conversation();
    const [theirs, ours] = [open(seeker.token), open(manager.token)];
    expect(await say(theirs, 'follow')).toEqual({ ok: true });
    expect(await say(ours, 'subscribe', about)).toEqual({ ok: true });
    const [seenByThem, seenByUs] = [heard(theirs), heard(ours)];
    expect(await say(ours, 'typing', about)).toEqual({ ok: true });
    expect(await seenByThem).toEqual({ ...about, writer_id: manager.id, side: 'staff' });
    await seenByUs;
    const answer = heard(ours);
    expect(await say(theirs, 'typing', { context: 'event', context_id: about.context_id })).toEqual({
      ok: true,
    });
    expect(await answer).toEqual({ ...about, writer_id: seeker.id, side: 'person' });
    const rows: unknown[] = await test.database.manager.query(
      'SELECT 1 FROM chat_threads WHERE person_id = $1',
      [seeker.id],
    );
    expect(rows).toEqual([]);
  });

  it('is not accepted from anybody who may not write there, checked each time, nor without a session', async () => {
    const { manager, about } = await conversation();
    const [other, stranger, successor] = await Promise.all([
      test.person('manager'),
      world.volunteer(1),
      test.person('manager'),
    ]);
    expect(await say(open(other.token), 'typing', about)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await say(open(stranger.token), 'typing', about)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await say(open(manager.token), 'typing', { context: 'event' })).toEqual({
      ok: false,
      code: 'SESSION_EXPIRED',
    });
    const socket = open(manager.token);
    expect(await say(socket, 'subscribe', about)).toEqual({ ok: true });
    await test.database.manager.query('UPDATE events SET manager_id = $2 WHERE id = $1', [
      about.context_id,
      successor.id,
    ]);
    expect(await say(socket, 'typing', about)).toEqual({ ok: false, code: 'NOT_FOUND' });
  });

  it('reaches clients connected to another process', async () => {
    const { manager, seeker, about } = await conversation();
    const beside = await createBeside(test);
    try {
      await beside.listen(0, '127.0.0.1');
      const theirs = open(seeker.token, (await beside.getUrl()).replace('[::1]', '127.0.0.1'));
      expect(await say(theirs, 'follow')).toEqual({ ok: true });
      const seen: unknown[] = [];
      theirs.on('typing', (signal) => seen.push(signal));
      // a process accepts sockets shortly before it listens to the other processes; earlier signals are lost,
      // which is acceptable for typing
      while (seen.length === 0) expect(await say(open(manager.token), 'typing', about)).toEqual({ ok: true });
      expect(seen[0]).toEqual({ ...about, writer_id: manager.id, side: 'staff' });
      theirs.disconnect();
    } finally {
      await beside.close();
    }
  });

  it('is rate-limited per socket', async () => {
    const { manager, about } = await conversation();
    const socket = open(manager.token);
    const answers = await Promise.all([1, 2, 3].map(() => say(socket, 'typing', about)));
    expect(answers).toEqual([{ ok: true }, { ok: false, code: 'TOO_MANY' }, { ok: false, code: 'TOO_MANY' }]);
  });
});
