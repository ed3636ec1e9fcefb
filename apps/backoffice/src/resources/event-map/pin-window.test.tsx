import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi, one } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aPin, noChanges } from '../../testing/fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

/**
 * A canvas that paints nothing, so that pins can be pointed at, and elements with a size, which jsdom does
 * not give them.
 */
const context: unknown = new Proxy({}, { get: () => () => undefined, set: () => true });
const SIDE = 400;
const MIDDLE = { clientX: SIDE / 2, clientY: SIDE / 2 };
const original = HTMLCanvasElement.prototype.getContext;

beforeEach(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value: () => context,
    configurable: true,
  });
  Object.defineProperty(globalThis, 'Path2D', { value: class {}, configurable: true });
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { get: () => SIDE, configurable: true });
});
afterEach(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: original, configurable: true });
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

async function openMap() {
  const middle = anEventDetail().location;
  const user = { ...aPin(501, 'מרים אזולאי', { lt: middle.lat, lng: middle.lon }), email: null };
  const detail = anEventDetail({ event_user_requests: [aNeed({ user })], event_volunteer_requests: [] });
  new FakeApi()
    .on('GET /admin/events/7', one(detail))
    .on('GET /admin/events/7/changes', one(noChanges()))
    .on('GET /admin/events/7/story', one({ lines: [], next: null }));
  const { container } = await openApp('/events/map/7');
  await screen.findByRole('region', { name: /People in the event/ });
  const map = container.querySelector('.leaflet-container');
  if (!map) throw new Error('there is no map');
  await waitFor(() => {
    fireEvent.mouseMove(map, MIDDLE);
    expect(windowOfPin()).not.toBeNull();
  });
  return { map, container };
}

const windowOfPin = () => document.querySelector<HTMLElement>('[data-spot-window]');

describe('a pin of the map', () => {
  it('opens a window with name, state, clock, address and phone on hover, lights its row, and hides it 300 ms after', async () => {
    const { map, container } = await openMap();
    const shown = windowOfPin();
    if (!shown) throw new Error('no window');
    const inWindow = within(shown);
    for (const words of ['מרים אזולאי', 'Needs help', 'הגפן 3, חיפה', '050-123-4567'])
      expect(inWindow.getByText(words)).toBeTruthy();
    expect(inWindow.getByText(/^Waiting for/)).toBeTruthy();
    expect(container.querySelector('[data-row="user-101"]')?.getAttribute('data-lit')).toBe('true');
    jest.useFakeTimers();
    try {
      fireEvent.mouseMove(map, { clientX: 20, clientY: 20 });
      act(() => jest.advanceTimersByTime(299));
      expect(windowOfPin()).not.toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(windowOfPin()).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    expect(container.querySelector('[data-lit]')).toBeNull();
  });

  it('chooses its need by a click', async () => {
    const { map } = await openMap();
    fireEvent.click(map, MIDDLE);
    expect(await screen.findByText('Only what belongs to the request of מרים אזולאי is shown')).toBeTruthy();
  });
});
