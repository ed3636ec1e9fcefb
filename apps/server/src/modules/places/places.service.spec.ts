import { distanceMetres } from '@karov/domain';
import { EmbeddedPlaces } from './embedded-places.js';
import { LOCALITIES } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { PlacesService } from './places.service.js';

const NO_OFFICIAL_PLACES = { streets: () => Promise.resolve([]), localities: () => Promise.resolve([]) };
const index = new PlaceIndex(LOCALITIES);
const service = () => new PlacesService(index, new EmbeddedPlaces(index, NO_OFFICIAL_PLACES));
const cities = async (text: string) => (await service().suggest(text, 'he-IL')).map((place) => place.address.municipality);

describe('suggestions from the embedded table', () => {
  it.each([
    ['חיפ', 'חיפה'],
    ['haif', 'חיפה'],
    ['תל אביב', 'תל אביב-יפו'],
    ['קרית שמונה', 'קריית שמונה'],
    ['באר שבע', 'באר שבע'],
    ['Beersheba', 'באר שבע'],
    ['אשדד', 'אשדוד'],
    ['Netania', 'נתניה'],
    ['ירושליים', 'ירושלים'],
  ])('finds %s', async (typed, city) => expect((await cities(typed))[0]).toBe(city));

  it('puts the larger town first', async () => {
    expect((await cities('רמ')).slice(0, 2)).toEqual(expect.arrayContaining(['רמת גן']));
  });

  it('answers in the caller’s language', async () => {
    const [place] = await service().suggest('חיפה', 'en-US');
    expect(place).toMatchObject({ label: 'Haifa, Haifa District', address: { municipality: 'Haifa', countryCode: 'IL', country: 'Israel' } });
  });

  it.each(['הרצל 10, חיפה', 'חיפה, הרצל 10', 'הרצל 10 חיפה'])('keeps the street of "%s"', async (typed) => {
    const [place] = await service().suggest(typed, 'he-IL');
    expect(place?.address).toMatchObject({ streetName: 'הרצל', streetNumber: '10', municipality: 'חיפה' });
    expect(place?.label).toBe('הרצל 10, חיפה, מחוז חיפה');
  });

  it('takes the named town, not the street that sounds like one', async () => {
    const [place] = await service().suggest('ירושלים 5, בת ים', 'he-IL');
    expect(place?.address).toMatchObject({ municipality: 'בת ים', streetName: 'ירושלים' });
  });

  it.each(['', ' ', 'א', 'קקקקק'])('finds nothing for "%s"', async (typed) => expect(await cities(typed)).toEqual([]));

  it('writes `raw` as the specification has it, position last', async () => {
    const [place] = await service().suggest('הרצל 10, חיפה', 'he-IL');
    expect(place?.raw).toBe('הרצל 10, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896');
  });
});

describe('reading addresses', () => {
  it.each(['he-IL', 'en-US'] as const)('reads back a suggestion chosen in %s', async (locale) => {
    const [place] = await service().suggest('Herzl 10, Haifa', locale);
    expect(service().fromWire(place?.raw ?? '')).toMatchObject({ street: 'Herzl 10', state: 'haifa', lat: 32.794, lon: 34.9896 });
  });

  it('finds the district of an address by its position', () => {
    expect(service().fromWire('some place, 31.25, 34.79')).toMatchObject({ text: 'some place', state: 'south' });
    expect(service().fromWire('London, 51.5, -0.12')).toMatchObject({ state: '' });
  });

  it('believes the position, not the district that the text names', () => {
    expect(service().fromWire('הרצל 10, ישראל, מחוז חיפה, חיפה, 31.9279, 34.8625')).toMatchObject({ state: 'center' });
    expect(service().fromWire('haifa, ישראל, haifa, חיפה, 29.55, 34.95')).toMatchObject({ state: 'south' });
  });

  it('refuses an address without a position', () => expect(service().fromWire('הרצל 10, חיפה')).toBeNull());

  it.each([
    ['הרצל 10, חיפה', 'חיפה', 'הרצל 10'],
    ['חיפה', 'חיפה', ''],
    ['שדרות ירושלים 12 אשדוד', 'אשדוד', 'שדרות ירושלים 12'],
    ['Rothschild 5, Rishon LeZion', 'ראשון לציון', 'Rothschild 5'],
  ])('locates "%s"', (text, city, street) => expect(service().locate(text)).toMatchObject({ city, street, text }));

  it('does not guess', () => expect(service().locate('אי שם')).toBeNull());

  it('places towns where they are', () => {
    const haifa = service().locate('חיפה');
    const telAviv = service().locate('תל אביב');
    if (!haifa || !telAviv) throw new Error('not found');
    expect(distanceMetres(haifa, telAviv) / 1000).toBeCloseTo(81, -1);
  });
});
