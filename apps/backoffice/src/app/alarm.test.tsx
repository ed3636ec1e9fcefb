import { jest } from '@jest/globals';
import type { WaitingCounts, WaitingNeed } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { setWindowWidth } from '../testing/browser-parts.js';
import { anOpenSession, FakeApi, one, rows } from '../testing/fake-api.js';
import { FakeSocket } from '../testing/fake-socket.js';
import { NOTHING_WAITS } from '../testing/fixtures.js';
import { REQUEST_OPTIONS } from '../testing/request-fixtures.js';

let socket = new FakeSocket();
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { openApp } = await import('../testing/open-app.js');

/** An audio context as browsers give it to a page: silent until somebody has used the page. */
class FakeAudio {
  static state: AudioContextState = 'running';
  static tones = 0;
  static resumed = 0;
  state = FakeAudio.state;
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => undefined,
    start: () => void (FakeAudio.tones += 1),
    stop: () => undefined,
  });
  resume = (): Promise<void> => {
    FakeAudio.resumed += 1;
    return Promise.resolve();
  };
  close = () => Promise.resolve();
}

function anEmergency(change: Partial<WaitingNeed> = {}): WaitingNeed {
  return {
    kind: 'application',
    id: 61,
    title: 'Emergency',
    event_id: null,
    reason: 'emergency',
    is_emergency: true,
    city: 'חיפה',
    person: { id: 7, full_name: 'Ruth', phone: '+972501234567', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    since: '2026-03-01T10:00:00Z',
    taken_over_by: null,
    state: 'waiting',
    waits: true,
    volunteer: null,
    hold_id: null,
    matters: [],
    floor: null,
    dispatch: null,
    abilities: ['open', 'take_over'],
    server_time: '2026-03-01T10:01:00Z',
    ...change,
  };
}
const ONE: Partial<WaitingCounts> = { emergencies: 1, newest_emergency: '2026-03-01T10:00:00.000Z' };

function server(counts: Partial<WaitingCounts>, needs: WaitingNeed[] = [anEmergency()]): FakeApi {
  const api = new FakeApi()
    .on('GET /staff/waiting', one({ ...NOTHING_WAITS, ...counts }))
    .on('GET /staff/waiting/needs', one(needs))
    .on('GET /staff/waiting/matters', one([]))
    .on('GET /admin/dashboard/pending-applications', rows([]))
    .on('POST /dropdowns/application', one(REQUEST_OPTIONS));
  for (const area of ['admin', 'manager']) api.on(`GET /${area}/events`, rows([]));
  return api;
}

beforeEach(() => {
  socket = new FakeSocket();
  sessionStorage.clear();
  Object.assign(FakeAudio, { state: 'running', tones: 0, resumed: 0 });
  Object.assign(window, { AudioContext: FakeAudio });
});
async function connect(): Promise<void> {
  await waitFor(() => expect(socket.listeners.has('connect')).toBe(true));
  socket.says('connect');
}
/** Who and where, each in its own direction. */
const named = (name: string, city: string): string => `\u2068${name}\u2069, \u2068${city}\u2069`;
const section = async () => within(await screen.findByRole('region', { name: 'Emergencies' }));

describe('an emergency at the desk', () => {
  it.each(['admin', 'manager'] as const)(
    'stands above everything, with its state and its one act, for a %s',
    async (role) => {
      server(ONE, [
        anEmergency(),
        anEmergency({
          id: 62,
          person: { id: 8, full_name: 'Avi', phone: '+972501', contact_note: '', spoken_to: NOT_SPOKEN_TO },
          state: 'held',
          volunteer: 'Guy',
          abilities: ['open'],
        }),
      ]);
      await openApp('/', { role });
      const [ruth, avi] = await (await section()).findAllByRole('listitem');
      expect(ruth && within(ruth).getByText('Nobody is coming yet')).toBeTruthy();
      expect(ruth && within(ruth).getByRole('link', { name: 'Request of Ruth' }).getAttribute('href')).toBe(
        '/requests/61',
      );
      expect(
        ruth && within(ruth).getByRole('button', { name: 'Take over the request of Ruth' }),
      ).toBeTruthy();
      expect(avi && within(avi).getByText('Guy has offered help and waits for approval')).toBeTruthy();
      const [first] = screen.getAllByRole('heading', { level: 2 });
      expect(first?.textContent).toBe('Emergencies');
    },
  );

  it('of a colleague’s event is there to be seen alone', async () => {
    server(ONE, [anEmergency({ kind: 'event', event_id: 9, abilities: [] })]);
    await openApp('/', { role: 'manager' });
    const list = await section();
    expect(await list.findByText('In a colleague’s event')).toBeTruthy();
    expect(list.queryByRole('link', { name: /Ruth/ })).toBeNull();
    expect(list.queryByRole('button', { name: /Take over/ })).toBeNull();
  });

  it('is counted in the tab, on the icon and in the bar of every screen, and goes when it is over', async () => {
    const badges: number[] = [];
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
      clearAppBadge: () => Promise.resolve(void badges.push(0)),
    });
    const api = server({ ...ONE, emergencies: 2 });
    await openApp('/about-menu');
    const link = await screen.findByRole('link', { name: '2 emergencies are waiting' });
    expect(link.getAttribute('href')).toBe('/#emergencies');
    expect(document.title).toMatch(/^\(2\) /);
    expect(badges.at(-1)).toBe(2);
    api.on('GET /staff/waiting', one(NOTHING_WAITS));
    await connect();
    socket.says('refresh', {});
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    expect(badges.at(-1)).toBe(0);
  });

  it('sounds once for each new one, told by the live channel', async () => {
    const api = server({}, []);
    await openApp('/');
    await screen.findByText('Nothing is waiting for you right now.');
    await connect();
    expect(socket.subscribed).toEqual([{}]);
    expect(FakeAudio.tones).toBe(0);
    api
      .on('GET /staff/waiting', one({ ...NOTHING_WAITS, ...ONE }))
      .on('GET /staff/waiting/needs', one([anEmergency()]));
    socket.says('refresh', {});
    await (await section()).findByText('Nobody is coming yet');
    await waitFor(() => expect(FakeAudio.tones).toBeGreaterThan(0));
    const once = FakeAudio.tones;
    const asked = [
      'GET /staff/waiting',
      'GET /staff/waiting/needs',
      'GET /admin/dashboard/pending-applications',
    ].map((call) => [call, api.seen(call).length] as const);
    socket.says('refresh', {});
    for (const [call, before] of asked)
      await waitFor(() => expect(api.seen(call).length).toBeGreaterThan(before));
    expect(FakeAudio.tones).toBe(once);
  });

  it.each([
    ['/requests', 'applications'],
    ['/requests/single', 'assigned-closed-application-users'],
    ['/requests/events', 'assigned-rejected-event-requests'],
    ['/acceptances', 'application-users'],
    ['/approvals', 'event-approval-requests'],
    ['/vetting', 'vetting'],
    ['/events', 'events'],
  ])('lets the list %s follow what happens', async (path, resource) => {
    const call = `GET /admin/${resource}`;
    const api = server({}, []).on(call, rows([]));
    await openApp(path);
    await waitFor(() => expect(api.seen(call).length).toBeGreaterThan(0));
    await connect();
    const before = api.seen(call).length;
    socket.says('refresh', {});
    await waitFor(() => expect(api.seen(call).length).toBeGreaterThan(before));
  });

  it('says on every other screen who and where, one press away, and reads it out once', async () => {
    const api = server({ ...ONE, emergencies: 2 }, [
      anEmergency({
        id: 62,
        since: '2026-03-01T09:00:00Z',
        city: 'Akko',
        kind: 'event',
        event_id: 9,
        abilities: [],
      }),
      anEmergency(),
      anEmergency({ id: 63, state: 'coming', waits: false, city: 'Lod' }),
    ]);
    const { user, router } = await openApp('/about-menu');
    const line = within(await screen.findByRole('region', { name: 'Emergencies' }));
    const entries = line.getAllByRole('listitem');
    const [ruth, other] = [named('Ruth', 'חיפה'), named('Ruth', 'Akko')];
    expect(entries.map(({ textContent }) => [ruth, other].find((who) => textContent?.includes(who)))).toEqual(
      [ruth, other],
    );
    const links = line.getAllByRole('link', { name: 'Open: Ruth' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/requests/61', '/#emergencies']);
    const said = () =>
      [...document.querySelectorAll('[aria-live=assertive]')].map(({ textContent }) => textContent);
    const both = [`Emergency: ${ruth} · ${other}`];
    expect(said()).toEqual(both);
    const asked = api.seen('GET /staff/waiting/needs').length;
    api.on('GET /staff/waiting/needs', one([anEmergency({ city: 'Haifa' })]));
    await connect();
    socket.says('refresh', {});
    await waitFor(() => expect(api.seen('GET /staff/waiting/needs').length).toBeGreaterThan(asked));
    await line.findByText(named('Ruth', 'Haifa'));
    expect(said()).toEqual(both);
    api.on('GET /admin/applications/61', { status: 404, body: {} });
    await user.click(line.getByRole('link', { name: 'Open: Ruth' }));
    expect(router.state.location.pathname).toBe('/requests/61');
  });

  it('is read out by its own name, also where its number is known before its name', async () => {
    const api = server(ONE);
    await openApp('/about-menu');
    const said = () => document.querySelector('[aria-live=assertive]')?.textContent;
    await waitFor(() => expect(said()).toBe(`Emergency: ${named('Ruth', 'חיפה')}`));
    const second = { emergencies: 2, newest_emergency: '2026-03-01T10:05:00.000Z' };
    api.on('GET /staff/waiting', one({ ...NOTHING_WAITS, ...second }));
    await connect();
    socket.says('refresh', {});
    await screen.findByRole('link', { name: /2/ });
    expect(said()).toBe(`Emergency: ${named('Ruth', 'חיפה')}`);
    const noa = anEmergency({ id: 62, since: '2026-03-01T10:05:00.000Z', city: 'Lod' });
    api.on('GET /staff/waiting/needs', one([anEmergency(), noa]));
    socket.says('refresh', {});
    await waitFor(() => expect(said()).toBe(`Emergency: ${named('Ruth', 'Lod')}`));
  });

  it('goes on until somebody has set out: the line says that a volunteer was approved, and leads to the need', async () => {
    const event = { kind: 'event', id: 101, event_id: 9 } as const;
    server(ONE, [
      anEmergency({
        ...event,
        state: 'assigned',
        volunteer: 'Guy',
        taken_over_by: 'Dana',
        abilities: ['open'],
      }),
    ]);
    await openApp('/about-menu');
    const line = within(await screen.findByRole('region', { name: 'Emergencies' }));
    expect(line.getByText('Guy has been approved and has not set out')).toBeTruthy();
    expect(line.getByText(/^Handled by .?Dana.?$/)).toBeTruthy();
    expect(line.getByRole('link', { name: 'Open: Ruth' }).getAttribute('href')).toBe(
      '/events/map/9?need=101',
    );
  });

  it('says since when, with a clock that runs and is not read out', async () => {
    server(ONE, [anEmergency({ since: new Date(Date.now() - 65_000).toISOString() })]);
    await openApp('/about-menu');
    const line = within(await screen.findByRole('region', { name: 'Emergencies' }));
    const clock = line.getByText(/^\u2066[\d:]+\u2069$/);
    const before = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(before), { timeout: 3000 });
    expect(clock.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  it('is named alone on a phone, with the number of the others', async () => {
    setWindowWidth(390);
    server({ ...ONE, emergencies: 3 }, [anEmergency(), anEmergency({ id: 62 }), anEmergency({ id: 63 })]);
    await openApp('/about-menu');
    const line = within(await screen.findByRole('region', { name: 'Emergencies' }));
    expect(line.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open', 'and 2 more']);
    setWindowWidth(1280);
  });

  it('names nobody while the desk is locked', async () => {
    const api = server(ONE);
    await openApp('/about-menu');
    await screen.findByText(`Emergency: ${named('Ruth', 'חיפה')}`);
    api
      .on('GET /auth/session', one(anOpenSession({ is_locked: true })))
      .on('GET /staff/waiting/needs', { status: 423, body: {} });
    await connect();
    socket.says('refresh', {});
    const lock = within(await screen.findByRole('dialog', { name: /The screen is locked/ }));
    expect(lock.getByText('1 emergency is waiting').closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Ruth/)).toBeNull());
  });

  it('is silent where the sound was switched off, which is remembered', async () => {
    const api = server({}, []);
    const { user, unmount } = await openApp('/');
    await user.click(await screen.findByRole('switch', { name: 'Sound for a new emergency' }));
    expect(localStorage.getItem('karov.desk.sound')).toBe('off');
    await connect();
    api.on('GET /staff/waiting', one({ ...NOTHING_WAITS, ...ONE }));
    socket.says('refresh', {});
    await screen.findByRole('link', { name: '1 emergency is waiting' });
    expect(FakeAudio.tones).toBe(0);
    unmount();
  });

  it('waits with its sound for the first click or key, where the browser wants one', async () => {
    FakeAudio.state = 'suspended';
    server(ONE);
    const { user } = await openApp('/');
    await waitFor(() => expect(FakeAudio.tones).toBeGreaterThan(0));
    const before = FakeAudio.resumed;
    await user.keyboard('{Tab}');
    expect(FakeAudio.resumed).toBe(before + 1);
  });
});
