import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { setWindowWidth } from '../../testing/browser-parts.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aPin, aVolunteer } from '../../testing/fixtures.js';

let socket = new FakeSocket();
const io = jest.fn((..._options: unknown[]) => socket);
jest.unstable_mockModule('socket.io-client', () => ({ io }));
const { openApp } = await import('../../testing/open-app.js');

const DETAIL = 'GET /admin/events/7';

function server(detail = anEventDetail()): FakeApi {
  return new FakeApi().on(DETAIL, one(detail)).on('GET /manager/events/7', one(detail));
}

const usersList = () => screen.findByRole('region', { name: /Asking for help \(/ });
const volunteersList = () => screen.findByRole('region', { name: /Volunteers \(/ });

beforeEach(() => {
  socket = new FakeSocket();
  io.mockClear();
});
afterEach(() => setWindowWidth(1280));

describe('the map of an event', () => {
  it('shows the circle, a marker a person with letter and name, and the figures', async () => {
    server();
    const { container } = await openApp('/events/map/7');
    await screen.findByRole('heading', { name: 'Event map: שריפה בכרמל' });
    expect(container.querySelectorAll('[data-pin="user"]')).toHaveLength(1);
    expect(container.querySelectorAll('[data-pin="volunteer"]')).toHaveLength(1);
    expect(container.querySelector('[data-pin="volunteer"]')?.textContent).toBe('V');
    expect(screen.getByTitle('Asking for help: מרים אזולאי, חיפה')).toBeTruthy();
    expect(container.querySelector('path.leaflet-interactive, svg path')).not.toBeNull();
    expect(screen.getByText('Needs help', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText(/Radius 3 km/)).toBeTruthy();
  });

  it('opens a window with name, address and phone on hover, and hides it 300 ms after', async () => {
    server();
    await openApp('/events/map/7');
    const marker = await screen.findByTitle('Asking for help: מרים אזולאי, חיפה');
    jest.useFakeTimers();
    try {
      fireEvent.mouseOver(marker);
      const openWindow = document.querySelector('.leaflet-popup-content');
      expect(openWindow?.textContent).toBe('מרים אזולאיהגפן 3, חיפה050-123-4567');
      fireEvent.mouseOut(marker);
      act(() => jest.advanceTimersByTime(299));
      expect(document.querySelector('.leaflet-popup-content')).not.toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(document.querySelector('.leaflet-popup-content')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says in the lists what the map shows', async () => {
    server();
    await openApp('/events/map/7');
    const users = await usersList();
    expect(within(users).getByText('מרים אזולאי')).toBeTruthy();
    expect(within(users).getByText(/הגפן 3, חיפה/)).toBeTruthy();
    expect(within(users).getByRole('link', { name: '050-123-4567' })).toBeTruthy();
    expect(within(await volunteersList()).getByText('Ready to help')).toBeTruthy();
  });

  it('starts with folded lists at 768 px and opens them by their buttons', async () => {
    server();
    setWindowWidth(768);
    const { user } = await openApp('/events/map/7');
    const users = await usersList();
    expect(within(users).queryByText('מרים אזולאי')).toBeNull();
    await user.click(within(users).getByRole('button', { name: 'Show the list' }));
    expect(within(users).getByText('מרים אזולאי')).toBeTruthy();
  });

  it('explains states and markers in the legend', async () => {
    server();
    const { user } = await openApp('/events/map/7');
    await user.click(within(await volunteersList()).getByRole('button', { name: 'Legend' }));
    expect(await screen.findByRole('dialog', { name: 'Legend: volunteers' })).toHaveProperty(
      'textContent',
      expect.stringContaining('Purple square with the letter V'),
    );
  });

  it('offers only what the abilities allow', async () => {
    server(anEventDetail({ event_user_requests: [aNeed({ abilities: [] })], event_volunteer_requests: [aVolunteer({ abilities: [] })] }));
    await openApp('/events/map/7');
    for (const list of [await usersList(), await volunteersList()]) {
      const names = within(list)
        .getAllByRole('button')
        .map((button) => button.textContent);
      expect(names).toEqual(['Legend', 'Hide the list', 'Details']);
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
    await waitFor(() => expect(io).toHaveBeenCalledWith('/events', expect.objectContaining({ path: '/api/socket.io' })));
    socket.says('connect');
    expect(socket.subscribed).toEqual([{ event_id: 7 }]);
    expect(await screen.findByText('Live')).toBeTruthy();
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(2));
    api.on(DETAIL, one(anEventDetail({ event_user_requests: [aNeed({ user: { ...aPin(9, 'חנה בר'), email: null } })] })));
    socket.says('refresh', { event_id: 7 });
    expect(await screen.findByText('חנה בר')).toBeTruthy();
    socket.says('disconnect');
    expect(await screen.findByText('No updates right now; trying again')).toBeTruthy();
    socket.says('connect');
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(4));
    unmount();
    expect(socket.isOpen).toBe(false);
  });

  it('makes one reload of many signals and none of another event', async () => {
    const api = server();
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    socket.says('connect');
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(2));
    for (let signal = 0; signal < 20; signal += 1) socket.says('refresh', { event_id: signal % 2 === 0 ? 7 : 8 });
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(3));
    socket.says('refresh', { event_id: 8 });
    socket.says('refresh', { event_id: 7 });
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(4));
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
