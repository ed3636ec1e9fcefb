import { jest } from '@jest/globals';
import { EVENT_VOLUNTEER_STATUSES } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { textIn } from '../../shared/text.js';
import { accessibilityFaults } from '../../testing/axe.js';
import { setWindowWidth } from '../../testing/browser-parts.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEvent, anEventDetail, aPin, aVolunteer, noChanges } from '../../testing/fixtures.js';

let socket = new FakeSocket();
const io = jest.fn((..._options: unknown[]) => socket);
jest.unstable_mockModule('socket.io-client', () => ({ io }));
const { openApp } = await import('../../testing/open-app.js');

const DETAIL = 'GET /admin/events/7';
const CHANGES = 'GET /admin/events/7/changes';

function server(detail = anEventDetail()): FakeApi {
  return new FakeApi()
    .on(DETAIL, one(detail))
    .on(CHANGES, one(noChanges()))
    .on('GET /admin/events/7/story', one({ lines: [], next: null }));
}

const usersList = () => screen.findByRole('region', { name: /People in the event \(/ });
const volunteersList = () => screen.findByRole('region', { name: /Volunteers \(/ });

beforeEach(() => {
  socket = new FakeSocket();
  io.mockClear();
});
afterEach(() => setWindowWidth(1280));

describe('the map of an event', () => {
  it('names the event, where it is and how long it runs, and counts the way of its people', async () => {
    server(
      anEventDetail({
        event_user_requests: [
          aNeed(),
          aNeed({ id: 102, respond: null }),
          aNeed({ id: 103, status: 'completed' }),
          aNeed({ id: 104, status: 'closed' }),
        ],
      }),
    );
    await openApp('/events/map/7');
    await screen.findByRole('heading', { name: 'Event map: שריפה בכרמל' });
    expect(screen.getByText(/Radius 3 km/)).toBeTruthy();
    expect(screen.getAllByRole('timer')[0]?.textContent).toMatch(/Running for/);
    const way = within(screen.getByRole('group', { name: 'The way of the people in this event' }));
    expect(way.getAllByRole('button').map((part) => part.textContent?.trim())).toEqual([
      '4 Asked',
      '3 Answered one silent',
      '3 Asked for help',
      '1 With nobody',
      '0 Being called for',
      '0 Assigned',
      '0 On the way',
      '0 There',
      '1 Helped',
      '1 Closed without help',
    ]);
  });

  it('filters by a part of the way, and shows everything again', async () => {
    server(
      anEventDetail({
        event_user_requests: [
          aNeed(),
          aNeed({ id: 103, status: 'completed', user: { ...aPin(9, 'חנה בר'), email: null } }),
        ],
      }),
    );
    const { user } = await openApp('/events/map/7');
    const users = within(await usersList());
    await user.click(screen.getByRole('button', { name: /Helped/ }));
    expect(screen.getByRole('button', { name: /Helped/ }).getAttribute('aria-pressed')).toBe('true');
    expect(users.queryByText('מרים אזולאי')).toBeNull();
    expect(users.getByText('חנה בר')).toBeTruthy();
    expect(users.getByRole('heading', { name: 'People in the event (1 of 2)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(users.getByText('מרים אזולאי')).toBeTruthy();
  });

  it('rule 156: shows for a chosen need who was called for it, then who is ready, the nearest first', async () => {
    const called = aVolunteer({
      id: 202,
      status: 'pending',
      need_request_id: 101,
      volunteer: aPin(602, 'אורי שדה'),
    });
    const near = aVolunteer({ id: 203, volunteer: aPin(603, 'נועה ים', { lt: 32.806, lng: 34.985 }) });
    const no = aVolunteer({ id: 204, status: 'reject', volunteer: aPin(604, 'גל הר') });
    server(
      anEventDetail({
        event_user_requests: [aNeed(), aNeed({ id: 102, user: { ...aPin(9, 'חנה בר'), email: null } })],
        event_volunteer_requests: [aVolunteer(), near, no, called],
      }),
    );
    const { user } = await openApp('/events/map/7');
    await user.click(
      await screen.findByRole('button', { name: 'Show all that belongs to the request of מרים אזולאי' }),
    );
    expect(screen.getByText('Only what belongs to the request of מרים אזולאי is shown')).toBeTruthy();
    expect(within(await usersList()).queryByText('חנה בר')).toBeNull();
    const volunteers = within(
      screen.getByRole('region', { name: 'Volunteers for \u2068מרים אזולאי\u2069 (3)' }),
    );
    expect(volunteers.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^אורי שדה.*0\.0 km/),
      expect.stringMatching(/^נועה ים.*0\.1 km/),
      expect.stringMatching(/^יוסי מזרחי.*0\.7 km/),
    ]);
    expect(volunteers.getByText('2 ready and free · one has not answered')).toBeTruthy();
  });

  it('has the nearest first among those who were called for a chosen need', async () => {
    const at = (id: number, name: string, lt: number) =>
      aVolunteer({
        id,
        status: 'pending',
        need_request_id: 101,
        volunteer: aPin(400 + id, name, { lt, lng: 34.985 }),
      });
    const calls = [at(202, 'Far', 32.9), at(203, 'Near', 32.806), at(204, 'Between', 32.83)];
    server(anEventDetail({ event_volunteer_requests: calls }));
    const { user } = await openApp('/events/map/7');
    await user.click(
      await screen.findByRole('button', { name: 'Show all that belongs to the request of מרים אזולאי' }),
    );
    const listed = within(await screen.findByRole('region', { name: /^Volunteers for/ })).getAllByRole(
      'listitem',
    );
    expect(listed.map((row) => row.textContent?.match(/^(Far|Near|Between)/)?.[0])).toEqual([
      'Near',
      'Between',
      'Far',
    ]);
  });

  it('counts as ready who said yes, also while they are called for a need as well', async () => {
    const both = [aVolunteer(), aVolunteer({ id: 202, status: 'pending', need_request_id: 101 })];
    server(anEventDetail({ event_volunteer_requests: both }));
    await openApp('/events/map/7');
    expect(within(await volunteersList()).getByText(/one ready and free/)).toBeTruthy();
  });

  it('counts nobody as ready who helps somebody already, whatever else they said yes to', async () => {
    const helping = [
      aVolunteer(),
      aVolunteer({ id: 202, status: 'assigned', is_approved: 1 }),
      aVolunteer({ id: 203, volunteer: aPin(603, 'נועה ים') }),
    ];
    server(anEventDetail({ event_volunteer_requests: helping }));
    await openApp('/events/map/7');
    expect(within(await volunteersList()).getByText(/one ready and free/)).toBeTruthy();
  });

  it('says of a need that has somebody that the engine goes on calling for a reserve', async () => {
    const dispatch = {
      run_id: 1,
      status: 'running',
      ring: 1,
      radius_km: 3,
      open_invitations: 0,
      asked: 3,
      next_step_at: null,
      is_resting: false,
    } as const;
    const held = aNeed({ status: 'assigned', waiting_since: null, dispatch });
    const settled = aNeed({ ...held, id: 102, dispatch: { ...dispatch, status: 'settled' } });
    server(anEventDetail({ event_user_requests: [held, settled] }));
    await openApp('/events/map/7');
    expect(
      within(await usersList())
        .getAllByText(/asked/)
        .map((line) => line.textContent),
    ).toEqual(['still calling, for a reserve: 3 asked']);
  });

  it('tells politely who says yes while the screen is open', async () => {
    const api = server(anEventDetail({ event_volunteer_requests: [aVolunteer({ status: 'pending' })] }));
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    api.on(CHANGES, one(noChanges({ event_volunteer_requests: [aVolunteer()] })));
    socket.says('connect');
    const told = await screen.findByText('A new yes: יוסי מזרחי');
    expect(told.getAttribute('role')).toBe('status');
  });

  it('says on the row what a helper must know, how long the person waits, and what the engine does', async () => {
    const dispatch = {
      run_id: 1,
      status: 'running',
      ring: 1,
      radius_km: 3,
      open_invitations: 1,
      asked: 3,
      next_step_at: null,
      is_resting: false,
    } as const;
    server(
      anEventDetail({
        event_user_requests: [
          aNeed({ matters: ['oxygen', 'alone'], floor: 4, dispatch, is_emergency: true }),
        ],
      }),
    );
    await openApp('/events/map/7');
    const users = within(await usersList());
    expect(
      within(users.getByRole('list', { name: 'Good to know' }))
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual(['Oxygen', 'Alone at home', 'Floor 4']);
    expect(users.getByText('3 asked, one has not answered')).toBeTruthy();
    expect(users.getByText(/^Waiting for/)).toBeTruthy();
    expect(users.getByText('Emergency')).toBeTruthy();
  });

  it('lights the row that is pointed at, and no other', async () => {
    server();
    const { user, container } = await openApp('/events/map/7');
    await usersList();
    const row = container.querySelector('[data-row="user-101"]');
    if (row) await user.hover(row);
    expect([...container.querySelectorAll('[data-lit]')].map((lit) => lit.getAttribute('data-row'))).toEqual([
      'user-101',
    ]);
  });

  it('stops the event by a button with words and a dialog that names it', async () => {
    const api = server().on('PUT /admin/events/7', one(anEvent({ status: false })));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Stop the event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop "שריפה בכרמל"?' }));
    expect(dialog.getByRole('button', { name: 'Keep it running' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Stop the event' }));
    await waitFor(() => expect(api.seen('PUT /admin/events/7')[0]?.body).toEqual({ status: false }));
  });

  it('folds a pane and remembers it', async () => {
    server();
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: /^Fold: Volunteers/ }));
    expect(screen.queryByText('יוסי מזרחי')).toBeNull();
    expect(JSON.parse(localStorage.getItem('karov_event_panes') ?? '')).toMatchObject({
      volunteers: true,
      needs: false,
    });
    await user.click(screen.getByRole('button', { name: /^Unfold: Volunteers/ }));
    expect(screen.getByText('יוסי מזרחי')).toBeTruthy();
  });

  it('assigns a volunteer who says yes by telephone in two clicks, to the person they were called for', async () => {
    const needs = [
      aNeed({ abilities: ['by_hand'] }),
      aNeed({ id: 102, abilities: ['by_hand'], user: { ...aPin(9, 'חנה בר'), email: null } }),
    ];
    const api = server(
      anEventDetail({
        event_user_requests: needs,
        event_volunteer_requests: [
          aVolunteer({ status: 'pending', need_request_id: 102, abilities: ['accept'] }),
        ],
      }),
    ).on('POST /event-user-requests/102/volunteer', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(
      await screen.findByRole('button', { name: 'Record a yes by telephone and assign: יוסי מזרחי' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Record and assign' }));
    await waitFor(() =>
      expect(api.seen('POST /event-user-requests/102/volunteer')[0]?.body).toEqual({ volunteer_id: 601 }),
    );
  });

  it('tells the story, of which each line leads to its need', async () => {
    const line = {
      at: '2026-03-01T10:00:00.000Z',
      call_id: null,
      receiver_id: null,
      actor: null,
      message_type: null,
      count: 1,
    } as const;
    server().on(
      'GET /admin/events/7/story',
      one({
        lines: [
          { ...line, key: 'a2', turn: 'said_yes', need_id: 101 },
          {
            ...line,
            key: 'm1',
            turn: 'message_failed',
            need_id: null,
            receiver_id: 501,
            message_type: 'event_need_check',
          },
          { ...line, key: 'm0', turn: 'message_sent', need_id: null, message_type: 'event_invite', count: 9 },
        ],
        next: null,
      }),
    );
    const { user } = await openApp('/events/map/7');
    const story = within(await screen.findByRole('region', { name: 'What happened in the event' }));
    expect(await story.findByText(/מרים אזולאי.*: needs help/)).toBeTruthy();
    expect(story.queryByRole('listitem')).toBeNull();
    await user.click(story.getByRole('button', { name: 'What happened in the event' }));
    expect(
      await story.findByText(/A message did not reach .*מרים אזולאי.*: the question whether help is needed/),
    ).toBeTruthy();
    expect(story.getByText('9 messages went out: a call to volunteer in the event')).toBeTruthy();
    await user.click(story.getByRole('button', { name: /מרים אזולאי.*: needs help/ }));
    expect(screen.getByText('Only what belongs to the request of מרים אזולאי is shown')).toBeTruthy();
  });

  it('says in the lists the same as the map', async () => {
    server();
    await openApp('/events/map/7');
    const users = await usersList();
    expect(within(users).getByText('מרים אזולאי')).toBeTruthy();
    expect(within(users).getByText(/הגפן 3, חיפה/)).toBeTruthy();
    expect(within(users).getByRole('link', { name: '050-123-4567' })).toBeTruthy();
    expect(within(await volunteersList()).getByText('Ready to help')).toBeTruthy();
  });

  it('shows one thing at a time at 768 px, the map first', async () => {
    server();
    setWindowWidth(768);
    const { user } = await openApp('/events/map/7');
    expect((await screen.findByRole('tab', { name: 'Map' })).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByText('מרים אזולאי')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Needs' }));
    expect(within(await usersList()).getByText('מרים אזולאי')).toBeTruthy();
  });

  it('explains states and markers in the legend', async () => {
    server();
    const { user } = await openApp('/events/map/7');
    await user.click(within(await volunteersList()).getByRole('button', { name: 'Legend' }));
    expect(await screen.findByRole('dialog', { name: 'Legend: volunteers' })).toHaveProperty(
      'textContent',
      expect.stringContaining('Purple square: volunteers.'),
    );
    const legend = within(screen.getByRole('dialog', { name: 'Legend: volunteers' }));
    for (const state of EVENT_VOLUNTEER_STATUSES)
      expect(legend.getByText(textIn('en-US', `common.eventVolunteerStatus.${state}`))).toBeTruthy();
  });

  it('offers only what the abilities allow', async () => {
    server(
      anEventDetail({
        event_user_requests: [aNeed({ abilities: [] })],
        event_volunteer_requests: [aVolunteer({ abilities: [] })],
      }),
    );
    await openApp('/events/map/7');
    for (const list of [await usersList(), await volunteersList()]) {
      const names = within(list)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
      expect(names.filter((name) => !/^(Legend|Fold:|Show all)/.test(name))).toEqual([
        expect.stringMatching(/^More for/),
      ]);
    }
  });

  it('says when the event is not there', async () => {
    server().on(DETAIL, { status: 404, body: { code: 'NOT_FOUND' } });
    await openApp('/events/map/7', { locale: 'he-IL' });
    expect(await screen.findByText('האירוע לא נמצא, או שאינו בתחום שלכם.')).toBeTruthy();
  });

  it.each(['he-IL', 'en-US'] as const)('has no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/events/map/7', { locale });
    await screen.findByText('מרים אזולאי');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the live channel', () => {
  it('subscribes with the token, tells its state, and reloads on refresh and after a reconnection', async () => {
    const api = server();
    const { unmount } = await openApp('/events/map/7');
    await waitFor(() =>
      expect(io).toHaveBeenCalledWith('/events', expect.objectContaining({ path: '/api/socket.io' })),
    );
    socket.says('connect');
    expect(socket.subscribed).toEqual([{ event_id: 7 }]);
    expect(await screen.findByText('Live')).toBeTruthy();
    await waitFor(() => expect(api.seen(CHANGES)).toHaveLength(1));
    expect(api.seen(CHANGES)[0]?.query.get('since')).toBe(anEventDetail().as_of);
    api.on(
      CHANGES,
      one(noChanges({ event_user_requests: [aNeed({ user: { ...aPin(9, 'חנה בר'), email: null } })] })),
    );
    socket.says('refresh', { event_id: 7 });
    expect(await screen.findByText('חנה בר')).toBeTruthy();
    socket.says('disconnect');
    expect(await screen.findByText('No updates right now; trying again')).toBeTruthy();
    socket.says('connect');
    await waitFor(() => expect(api.seen(CHANGES)).toHaveLength(3));
    expect(api.seen(DETAIL)).toHaveLength(1);
    unmount();
    expect(socket.isOpen).toBe(false);
  });

  it('rule 216: is not said to be live while there is no network, and looks again when there is', async () => {
    const api = server();
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    socket.says('connect');
    await screen.findByText('Live');
    await waitFor(() => expect(api.seen(CHANGES)).toHaveLength(1));
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.queryByText('Live')).toBeNull();
    expect(screen.getByText('No updates right now; trying again')).toBeTruthy();
    network.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Live')).toBeTruthy();
    await waitFor(() => expect(api.seen(CHANGES)).toHaveLength(2));
  });

  it('makes one reload of many signals and none of another event', async () => {
    const api = server();
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    socket.says('connect');
    await waitFor(() => expect(api.seen(CHANGES)).toHaveLength(1));
    for (let signal = 0; signal < 20; signal += 1)
      socket.says('refresh', { event_id: signal % 2 === 0 ? 7 : 8 });
    await waitFor(() => expect(api.seen(CHANGES)).toHaveLength(2));
    socket.says('refresh', { event_id: 8 });
    socket.says('refresh', { event_id: 7 });
    await waitFor(() => expect(api.seen(CHANGES)).toHaveLength(3));
  });

  it('reads everything again when the event itself has changed', async () => {
    const api = server();
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    api.on(CHANGES, one(noChanges({ is_stale: true })));
    socket.says('connect');
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(2));
  });

  it('says when the channel is not for this person', async () => {
    server();
    socket.answer = { ok: false };
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    socket.says('connect');
    expect(await screen.findByText('No live updates for this event')).toBeTruthy();
  });
});
