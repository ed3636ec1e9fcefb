import type { Locale } from '@karov/domain';
import { type PlaceDialect, PlaceSearchStandIn } from '@karov/testing';
import { CachedPlaces } from './cached-places.js';
import { FailoverPlaces } from './failover-places.js';
import { NominatimPlaces } from './nominatim-places.js';
import { outsideProviders } from './outside-places.js';
import { PhotonPlaces } from './photon-places.js';
import type { FoundPlace, PlaceProvider } from './place-provider.js';
import { TomTomPlaces } from './tomtom-places.js';

/** A time limit that is long enough for servers that answer, and short for those that do not. */
const PATIENCE_MS = 20_000;
const IMPATIENCE_MS = 300;
const MINUTE = 60_000;
const ADAPTERS: Record<PlaceDialect, (url: string, timeoutMs?: number) => PlaceProvider> = {
  nominatim: (url, timeoutMs = PATIENCE_MS) => new NominatimPlaces(`${url}/`, timeoutMs),
  photon: (url, timeoutMs = PATIENCE_MS) => new PhotonPlaces(url, timeoutMs),
  tomtom: (url, timeoutMs = PATIENCE_MS) => new TomTomPlaces(url, 'key-1', timeoutMs),
};
/** הרצל 10 in Haifa as each provider writes it, next to an unreadable record. */
const ANSWERS: Record<PlaceDialect, object[]> = {
  nominatim: [
    {
      place_id: 5,
      lat: '32.8',
      lon: '34.99',
      address: {
        road: 'הרצל',
        house_number: '10',
        city: 'חיפה',
        state: 'מחוז חיפה',
        country: 'ישראל',
        country_code: 'il',
        suburb: 'הדר',
      },
    },
    { place_id: 6, lat: 'far', lon: '1', address: {} },
  ],
  photon: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [34.99, 32.8] },
      properties: {
        osm_type: 'N',
        osm_id: 5,
        type: 'house',
        street: 'הרצל',
        housenumber: '10',
        city: 'חיפה',
        district: 'הדר',
        state: 'מחוז חיפה',
        country: 'ישראל',
        countrycode: 'IL',
      },
    },
    { type: 'Feature', geometry: null, properties: {} },
  ],
  tomtom: [
    {
      type: 'Point Address',
      id: 'IL/1',
      position: { lat: 32.8, lon: 34.99 },
      address: {
        streetNumber: '10',
        streetName: 'הרצל',
        municipality: 'חיפה',
        municipalitySubdivision: 'הדר',
        countrySubdivision: 'מחוז חיפה',
        countryCode: 'IL',
        country: 'ישראל',
      },
    },
    { type: 'Geography', id: 'IL/2' },
  ],
};
const IDS: Record<PlaceDialect, string> = { nominatim: 'osm-5', photon: 'osm-N5', tomtom: 'tomtom-IL/1' };

let now: Date;
const clock = () => now;
const standIns: PlaceSearchStandIn[] = [];
async function standIn(dialect: PlaceDialect): Promise<PlaceSearchStandIn> {
  const started = await PlaceSearchStandIn.start(dialect);
  standIns.push(started);
  return started;
}
beforeEach(() => (now = new Date('2026-03-01T10:00:00Z')));
afterEach(() => Promise.all(standIns.splice(0).map((server) => server.stop())));

describe.each(['nominatim', 'photon', 'tomtom'] as const)('places from %s', (dialect) => {
  it('are read from its own answer, skipping what cannot be read', async () => {
    const server = await standIn(dialect);
    server.knows('הרצל 10/2 חיפה', ANSWERS[dialect]);
    expect(await ADAPTERS[dialect](server.url).search('הרצל 10/2 חיפה', 'he-IL', 8)).toEqual([
      {
        id: IDS[dialect],
        street: 'הרצל 10',
        city: 'חיפה',
        subdivision: 'הדר',
        region: 'מחוז חיפה',
        countryCode: 'IL',
        country: 'ישראל',
        lat: 32.8,
        lon: 34.99,
      },
    ]);
    expect(server.queries[0]?.get('limit')).toBe('8');
  });

  it.each(['silence', 'cut', 'error', 'nonsense'] as const)('fail by throwing (%s)', async (fault) => {
    const server = await standIn(dialect);
    server.fault = fault;
    await expect(ADAPTERS[dialect](server.url, IMPATIENCE_MS).search('חיפה', 'he-IL', 8)).rejects.toThrow();
  });
});

it.each([
  ['nominatim', 'accept-language', 'he-IL', 'en-US'],
  ['photon', 'lang', null, 'en'],
  ['tomtom', 'language', 'he-IL', 'en-US'],
] as const)('asks %s in the caller’s language', async (dialect, parameter, hebrew, english) => {
  const server = await standIn(dialect);
  for (const locale of ['he-IL', 'en-US'] as const)
    await ADAPTERS[dialect](server.url).search('Haifa', locale, 1);
  expect(server.queries.map((query) => query.get(parameter))).toEqual([hebrew, english]);
});

it('takes towns and streets of Photon by their names', async () => {
  const server = await standIn('photon');
  const feature = (type: string, name: string, more = {}) => ({
    geometry: { coordinates: [35, 32] },
    properties: { osm_type: 'R', osm_id: 1, type, name, ...more },
  });
  server.knows('x', [feature('city', 'חיפה'), feature('street', 'הרצל', { city: 'חיפה' })]);
  expect(
    (await ADAPTERS.photon(server.url).search('x', 'he-IL', 8)).map(({ street, city }) => [street, city]),
  ).toEqual([
    ['', 'חיפה'],
    ['הרצל', 'חיפה'],
  ]);
});

it('sends TomTom the key', async () => {
  const server = await standIn('tomtom');
  await ADAPTERS.tomtom(server.url).search('x', 'he-IL', 8);
  expect(server.queries[0]?.get('key')).toBe('key-1');
});

const place = (city: string): FoundPlace => ({
  id: city,
  street: '',
  city,
  subdivision: '',
  region: '',
  countryCode: 'IL',
  country: '',
  lat: 32,
  lon: 35,
});
/** A provider that returns its own name as the town, counts its calls, and can be made to fail. */
class Named implements PlaceProvider {
  asked = 0;
  isBroken = false;
  constructor(private readonly name: string) {}
  search(_text: string, _locale: Locale, _limit: number): Promise<FoundPlace[]> {
    this.asked++;
    return this.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve([place(this.name)]);
  }
}

describe('several providers', () => {
  const setUp = () => {
    const [first, second, table] = [new Named('first'), new Named('second'), new Named('table')];
    const failed: string[] = [];
    const places = new FailoverPlaces(
      [
        { name: 'first', provider: first },
        { name: 'second', provider: second },
      ],
      table,
      clock,
      (name) => failed.push(name),
    );
    const ask = async () => (await places.search('x', 'he-IL', 8))[0]?.city;
    return { first, second, table, failed, ask };
  };

  it('are asked in their order', async () => {
    const { ask, second } = setUp();
    expect(await ask()).toBe('first');
    expect(second.asked).toBe(0);
  });

  it('back each other up, the table last', async () => {
    const { ask, first, second, failed } = setUp();
    first.isBroken = true;
    expect(await ask()).toBe('second');
    second.isBroken = true;
    expect(await ask()).toBe('table');
    expect(failed).toEqual(['first', 'second']);
  });

  it('rest for a minute after a failure', async () => {
    const { ask, first } = setUp();
    first.isBroken = true;
    await ask();
    first.isBroken = false;
    now = new Date(now.getTime() + MINUTE - 1);
    expect(await ask()).toBe('second');
    expect(first.asked).toBe(1);
    now = new Date(now.getTime() + 1);
    expect(await ask()).toBe('first');
  });
});

describe('the memory of a provider', () => {
  const setUp = (entries = 2) => {
    const provider = new Named('found');
    return { provider, places: new CachedPlaces(provider, clock, { entries, minutes: 60 }) };
  };

  it('asks nobody a second time before it expires', async () => {
    const { provider, places } = setUp();
    await places.search('Herzl  10', 'he-IL', 8);
    expect(await places.search(' herzl 10', 'he-IL', 8)).toEqual([place('found')]);
    expect(provider.asked).toBe(1);
    now = new Date(now.getTime() + 60 * MINUTE);
    await places.search('herzl 10', 'he-IL', 8);
    expect(provider.asked).toBe(2);
  });

  it('keeps languages apart', async () => {
    const { provider, places } = setUp();
    await places.search('x', 'he-IL', 8);
    await places.search('x', 'en-US', 8);
    expect(provider.asked).toBe(2);
  });

  it('is bounded: the oldest entry makes room', async () => {
    const { provider, places } = setUp();
    for (const text of ['a', 'b', 'c', 'c', 'a']) await places.search(text, 'he-IL', 8);
    expect(provider.asked).toBe(4);
  });

  it('does not keep failures', async () => {
    const { provider, places } = setUp();
    provider.isBroken = true;
    await expect(places.search('x', 'he-IL', 8)).rejects.toThrow('broken');
    provider.isBroken = false;
    expect(await places.search('x', 'he-IL', 8)).toEqual([place('found')]);
  });
});

it('sets up the providers of the settings, in their order', () => {
  const all = {
    nominatimUrl: 'http://n',
    photonUrl: 'http://p',
    tomtom: { url: 'http://t', key: 'k' },
    cacheMinutes: 1,
  };
  const names = (places: Parameters<typeof outsideProviders>[0]) =>
    outsideProviders(places, clock).map(({ name }) => name);
  expect(names({ ...all, order: ['tomtom', 'nominatim', 'photon'] })).toEqual([
    'tomtom',
    'nominatim',
    'photon',
  ]);
  expect(names({ ...all, tomtom: null, photonUrl: null, order: ['tomtom', 'photon', 'nominatim'] })).toEqual([
    'nominatim',
  ]);
});
