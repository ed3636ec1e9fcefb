import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { volunteer } from '../../../../test/people.js';
import { openRequest } from '../../../../test/requests.js';
import { CONFIG, data, FakeServer, page } from '../../../../test/server.js';
import { visit } from '../../../../test/visit.js';

const SIDE = 400;
const SIZES = ['clientWidth', 'clientHeight'] as const;
const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext') ?? {};
const matchMedia = globalThis.matchMedia;
let written: string[] = [];
let inks = new Set<unknown>();

/** Records what is written, and in which colours it is painted. */
const context = new Proxy(
  {},
  {
    get: (_, name) => (text: string) => name === 'fillText' && written.push(text),
    set: (_, name, value) => name !== 'fillStyle' || Boolean(inks.add(value)),
  },
);

beforeEach(() => {
  written = [];
  inks = new Set();
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value: () => context,
    configurable: true,
  });
  for (const side of SIZES)
    Object.defineProperty(HTMLElement.prototype, side, { get: () => SIDE, configurable: true });
});
afterEach(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', getContext);
  for (const side of SIZES) Reflect.deleteProperty(HTMLElement.prototype, side);
  globalThis.matchMedia = matchMedia;
});

async function openMap(config: Partial<typeof CONFIG> = {}, language: 'he-IL' | 'en-US' = 'he-IL') {
  new FakeServer()
    .on('GET /config', () => data({ ...CONFIG, ...config }))
    .on('GET /volunteer/application-open-requests', () => page([openRequest()]))
    .on('GET /volunteer/application-users', () => page([]))
    .on('GET /volunteer/application/states', () => data([]))
    .on('POST /dropdowns/application', () => data({ categories: [], statuses: [] }));
  const user = await visit('/volunteer/open-menu', { as: volunteer(), in: language });
  await user.click(
    await screen.findByRole('button', { name: language === 'he-IL' ? 'להציג במפה' : 'Show on a map' }),
  );
  return screen.findByRole('region', { name: language === 'he-IL' ? 'מפת הבקשות' : 'Map of the requests' });
}

describe('the ground of the map', () => {
  it('is built in: painted without any server, named in the language of the reader, with its source and a scale', async () => {
    const map = await openMap();
    await waitFor(() => expect(written).toContain('חיפה'));
    expect(within(map).getByRole('link', { name: 'OpenStreetMap' })).toBeTruthy();
    expect(within(map).getByText(/^\d+ (ק״מ|מ׳)$/)).toBeTruthy();
    expect(map.querySelector('img')).toBeNull();
  });

  it('speaks English to whoever reads English', async () => {
    await openMap({}, 'en-US');
    await waitFor(() => expect(written).toContain('Haifa'));
  });

  it('is dark for whoever wants the dark', async () => {
    await openMap();
    await waitFor(() => expect(inks.size).toBeGreaterThan(0));
    const byDay = inks;
    cleanup();
    inks = new Set();
    globalThis.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
    await openMap();
    await waitFor(() => expect(inks.size).toBeGreaterThan(0));
    expect([...inks].filter((ink) => byDay.has(ink))).toEqual([]);
  });

  it('stays with its names until a street comes from the map server, and then leaves the names to it', async () => {
    const map = await openMap({
      tiles_url: 'https://streets.example/{z}/{x}/{y}.png',
      tiles_attribution: 'Streets Ltd',
    });
    await waitFor(() => expect(written).toContain('חיפה'));
    const street = await waitFor(() => {
      const tile = map.querySelector('img[src^="https://streets.example/"]');
      if (!tile) throw new Error('no street was asked for');
      return tile;
    });
    expect(map.textContent).toContain('Streets Ltd');
    const repainted = () => map.querySelectorAll('.leaflet-tile-pane canvas[data-painted]');
    const before = [...repainted()];
    written = [];
    fireEvent.load(street);
    await waitFor(() => expect([...repainted()].some((canvas) => !before.includes(canvas))).toBe(true));
    expect(written).toEqual([]);
  });
});
