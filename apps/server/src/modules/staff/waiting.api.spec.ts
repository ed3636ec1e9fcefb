import type { WaitingCounts, WaitingNeed } from '@karov/api-client';
import { io, type Socket } from 'socket.io-client';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

/**
 * Covers rules 50, 77, 80: the first screen of staff shows emergencies first, live, and only within reach.
 */
describe('what waits on the first screen', () => {
  let test: TestApp;
  let world: RequestWorld;
  let manager: Somebody;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    manager = await test.person('manager');
    await world.permit(manager, ['tel_aviv']);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await test.close();
  });

  const needs = async (who: Somebody): Promise<WaitingNeed[]> =>
    (await world.as(who, 'get', '/staff/waiting/needs')).body.data;
  const counts = async (who: Somebody): Promise<WaitingCounts> =>
    (await world.as(who, 'get', '/staff/waiting')).body.data;
  async function press(seeker?: Somebody): Promise<Somebody> {
    const somebody = seeker ?? (await world.seeker(0));
    await world.as(somebody, 'post', '/event/requests/emergency');
    return somebody;
  }

  it('is, first, every ongoing emergency, for managers of the region and admins, and for nobody else', async () => {
    const waiting = await world.ask(await world.seeker(0));
    await test.database.manager.query(
      'UPDATE applications SET coordinator_since = created_at WHERE id = $1',
      [waiting],
    );
    const seeker = await press();
    const elsewhere = await test.person('manager');
    await world.permit(elsewhere, ['haifa']);
    const admin = await test.person('admin');
    for (const who of [manager, admin]) {
      expect(await needs(who)).toMatchObject([
        {
          kind: 'application',
          is_emergency: true,
          person: { id: seeker.id },
          state: 'waiting',
          volunteer: null,
          abilities: ['open', 'take_over'],
        },
        { id: waiting, is_emergency: false },
      ]);
      expect(await counts(who)).toMatchObject({
        emergencies: 1,
        newest_emergency: expect.any(String),
        requests_pending: 2,
      });
    }
    for (const who of [elsewhere, await test.person('manager')]) {
      expect(await needs(who)).toEqual([]);
      expect(await counts(who)).toMatchObject({
        emergencies: 0,
        newest_emergency: null,
        requests_pending: 0,
      });
    }
  });

  it('shows who said yes; an emergency is one until its volunteer has set out', async () => {
    const seeker = await press();
    const volunteer = await world.volunteer(1);
    const [need] = await needs(manager);
    const id = need?.id ?? 0;
    await test.database.manager.query('UPDATE categories SET needs_approval = true');
    await world.accept(volunteer, id);
    const [held] = await needs(manager);
    expect(held).toMatchObject({
      person: { id: seeker.id },
      state: 'held',
      volunteer: expect.any(String),
      abilities: ['open', 'approve'],
    });
    expect(await counts(manager)).toMatchObject({ emergencies: 1 });
    const hold = `/admin/application-users/${await world.hold(volunteer, id)}`;
    expect((await world.as(manager, 'patch', hold, { is_approved: 1 })).status).toBe(200);
    expect(await needs(manager)).toMatchObject([
      { id, state: 'assigned', waits: true, abilities: ['open', 'take_over'] },
    ]);
    expect(await counts(manager)).toMatchObject({
      emergencies: 1,
      now: 1,
      newest_emergency: expect.any(String),
    });
    expect((await world.as(manager, 'post', `${hold}/on-way`)).status).toBe(200);
    expect(await needs(manager)).toMatchObject([{ id, state: 'coming', waits: false, abilities: ['open'] }]);
    expect(await counts(manager)).toMatchObject({ emergencies: 0, now: 0, newest_emergency: null });
  });

  it('puts needs that nobody has taken over before the others', async () => {
    await press();
    const [first] = await needs(manager);
    await world.as(manager, 'post', `/admin/applications/${first?.id}/take-over`);
    const second = await press();
    const [top, below] = await needs(manager);
    expect(top?.person.id).toBe(second.id);
    expect(below).toMatchObject({
      id: first?.id,
      taken_over_by: expect.any(String),
      abilities: ['open', 'still_mine'],
    });
    const colleague = await test.person('admin');
    expect((await needs(colleague)).find(({ id }) => id === first?.id)).toMatchObject({
      abilities: ['open'],
    });
  });

  it('shows an emergency in a colleague’s event to the managers of its region, read-only', async () => {
    const colleague = await test.person('manager');
    const event = await world.event(colleague, { autoAssign: false });
    const seeker = await press();
    expect(await needs(colleague)).toMatchObject([
      {
        kind: 'event',
        event_id: event,
        is_emergency: true,
        person: { id: seeker.id },
        abilities: ['open', 'take_over'],
      },
    ]);
    expect(await needs(manager)).toMatchObject([
      { kind: 'event', event_id: event, person: { id: seeker.id }, abilities: [] },
    ]);
    expect(await counts(manager)).toMatchObject({ emergencies: 1 });
    const linkOf = async (who: Somebody) =>
      (await world.messagesTo(who)).find((text) => text.includes('/admin'))?.match(/\/admin\S*/)?.[0];
    expect(await linkOf(colleague)).toMatch(new RegExp(`^/admin/events/map/${event}\\?need=\\d+$`));
    expect(await linkOf(manager)).toBe('/admin');
  });

  it('is where the message about an emergency leads a manager', async () => {
    await press();
    const [need] = await needs(manager);
    const [text] = await world.messagesTo(manager);
    expect(text).toMatch(new RegExp(`/admin/requests/${need?.id}$`));
    expect((await world.as(manager, 'get', `/admin/applications/${need?.id}`)).status).toBe(200);
  });

  it('says "look again" on a live channel to staff in whose reach something changed', async () => {
    const url = (await test.app.getUrl()).replace('[::1]', '127.0.0.1');
    const [elsewhere, seeker] = [await test.person('manager'), await world.seeker(0)];
    await world.permit(elsewhere, ['haifa']);
    const open = (token: string): Socket => {
      const socket = io(`${url}/staff`, {
        path: '/api/socket.io',
        transports: ['websocket'],
        auth: { token },
        reconnection: false,
        forceNew: true,
      });
      sockets.push(socket);
      return socket;
    };
    const heard: string[] = [];
    const follow = async (name: string, who: Somebody): Promise<{ refreshed: Promise<void> }> => {
      const socket = open(who.token);
      const refreshed = new Promise<void>((resolve) =>
        socket.once('refresh', () => {
          heard.push(name);
          resolve();
        }),
      );
      expect(await socket.timeout(10_000).emitWithAck('subscribe')).toEqual({ ok: true });
      return { refreshed };
    };
    const outsider = open(seeker.token);
    await new Promise<void>((resolve) => outsider.once('disconnect', () => resolve()));
    await follow('elsewhere', elsewhere);
    const followers = [await follow('manager', manager), await follow('admin', await test.person('admin'))];
    await press(seeker);
    await Promise.all(followers.map(({ refreshed }) => refreshed));
    expect(heard.toSorted()).toEqual(['admin', 'manager']);
  });

  it('is no longer followed by a socket whose owner lost the region, until it comes back', async () => {
    const url = (await test.app.getUrl()).replace('[::1]', '127.0.0.1');
    const open = (): Socket => {
      const socket = io(`${url}/staff`, {
        path: '/api/socket.io',
        transports: ['websocket'],
        auth: { token: manager.token },
        reconnection: false,
        forceNew: true,
      });
      sockets.push(socket);
      return socket;
    };
    const before = open();
    expect(await before.timeout(10_000).emitWithAck('subscribe')).toEqual({ ok: true });
    const cut = new Promise<void>((resolve) => before.once('disconnect', () => resolve()));
    const [permission]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM region_permissions WHERE user_id = $1',
      [manager.id],
    );
    expect(
      (
        await world.as(
          await test.person('admin'),
          'delete',
          `/admin/user/region-permissions/${permission?.id ?? 0}`,
        )
      ).status,
    ).toBe(200);
    await cut;
    const after = open();
    expect(await after.timeout(10_000).emitWithAck('subscribe')).toEqual({ ok: true });
    let hears = false;
    after.once('refresh', () => {
      hears = true;
    });
    const admin = await test.person('admin');
    const heard = new Promise<void>((resolve) => {
      const socket = io(`${url}/staff`, {
        path: '/api/socket.io',
        transports: ['websocket'],
        auth: { token: admin.token },
        reconnection: false,
        forceNew: true,
      });
      sockets.push(socket);
      socket.once('refresh', () => resolve());
      void socket
        .timeout(10_000)
        .emitWithAck('subscribe')
        .then(() => press());
    });
    await heard;
    expect(hears).toBe(false);
  });
});
