import { distanceMetres } from '@karov/domain';
import { EmbeddedPlaces } from './embedded-places.js';
import { LOCALITIES } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { PlacesService } from './places.service.js';
import { QUARTERS } from './quarter.js';

const NO_OFFICIAL_PLACES = { streets: () => Promise.resolve([]) };
const index = new PlaceIndex(LOCALITIES, QUARTERS);
const service = () => new PlacesService(index, new EmbeddedPlaces(index, NO_OFFICIAL_PLACES));
const cities = async (text: string) =>
  (await service().suggest(text, 'he-IL')).map((place) => place.address.municipality);

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
    expect(place).toMatchObject({
      label: 'Haifa, Haifa District',
      address: { municipality: 'Haifa', countryCode: 'IL', country: 'Israel' },
    });
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

  it.each([
    ['אלנבי 5 תל אביב', 'אלנבי 5, ישראל, מחוז תל אביב, תל אביב-יפו'],
    ['רחוב הרצל 7 רמת גן', 'רחוב הרצל 7, ישראל, מחוז תל אביב, רמת גן'],
    ['הנביאים 3 ירושלים', 'הנביאים 3, ישראל, מחוז ירושלים, ירושלים'],
    ['אילת', 'ישראל, מחוז הדרום, אילת'],
    ['הרצל 5 ירושלימ', 'הרצל 5, ישראל, מחוז ירושלים, ירושלים'],
  ])('recognises what "%s" clearly means', async (typed, raw) => {
    const places = await service().suggest(typed, 'he-IL');
    expect(
      places.filter((place) => place.is_clear).map((place) => place.raw.replace(/, [\d.]+, [\d.]+$/, '')),
    ).toEqual([raw]);
  });

  it.each(['רמת', 'הרצל 7 רמת', 'כפר', 'הרצל 5'])('assumes nothing about "%s"', async (typed) => {
    expect((await service().suggest(typed, 'he-IL')).filter((place) => place.is_clear)).toEqual([]);
  });

  it.each([
    ['הרצל 10', 'באיזה יישוב? צריך להוסיף את שם היישוב אחרי ״הרצל 10״.'],
    ['הרצל 10 פלוני', 'לא מצאנו יישוב בשם ״פלוני״. כדאי לבדוק את האיות, או לכתוב יישוב סמוך.'],
    [
      'אבגדה 3 חיפה',
      'היישוב חיפה מוכר, אבל את ״אבגדה 3״ לא מצאנו בו. כדאי לבדוק את האיות, או לכתוב רק את שם היישוב.',
    ],
  ])('says which part of "%s" is not known', (typed, said) =>
    expect(service().questionAbout(typed, [], 'he-IL')).toBe(said),
  );

  it('keeps the typed text where an outside search knows only the street, and offers each place once', async () => {
    const road = {
      id: 'osm-1',
      street: 'אלנבי',
      city: 'תל אביב-יפו',
      subdivision: '',
      region: 'מחוז תל אביב',
      countryCode: 'IL',
      country: 'ישראל',
      lat: 32.07,
      lon: 34.77,
    };
    const outside = new PlacesService(index, {
      search: () =>
        Promise.resolve([road, { ...road, id: 'osm-2' }, { ...road, id: 'osm-3', city: 'בת ים' }]),
    });
    const places = await outside.suggest('רחוב אלנבי 5 תל אביב', 'he-IL');
    expect(places.map(({ id, label, is_clear }) => ({ id, label, is_clear }))).toEqual([
      { id: 'osm-1', label: 'רחוב אלנבי 5, תל אביב-יפו, מחוז תל אביב', is_clear: true },
      { id: 'osm-3', label: 'רחוב אלנבי 5, בת ים, מחוז תל אביב', is_clear: false },
    ]);
  });

  it.each([
    ['הרצל 10 דירה 3 כניסה ב, חיפה', 'הרצל 10', 'הרצל 10 דירה 3 כניסה ב'],
    ["רח' הרצל 10 דירה 3 חיפה", 'הרצל', "רח' הרצל 10 דירה 3"],
    ['הרצל 10, קומה 2, חיפה', 'רחוב הרצל 10', 'הרצל 10, קומה 2'],
    ['הרצל 10 דירה 3 חיפה', 'בנימין זאב הרצל 10', 'בנימין זאב הרצל 10 דירה 3'],
    ['הרצל 10 דירה 3 חיפה', 'הרצל 12', 'הרצל 12'],
    ['הרצל 10 דירה 3 חיפה', 'הנביאים', 'הנביאים'],
    ['חיפה', 'חיפה', 'חיפה'],
    ['10 Herzl apt 3, Haifa', 'Herzl 10', '10 Herzl apt 3'],
    ['10 Herzl Haifa apt. 3', 'Herzl', '10 Herzl apt. 3'],
    ['10 Herzl Street, entrance B, apt 3, Haifa', 'Herzl Street', '10 Herzl Street, entrance B, apt 3'],
    ['10 Herzl St apt 3, Haifa', 'Herzl Street 10', 'Herzl Street 10 apt 3'],
    ['10 Herzl 3rd floor, Haifa', 'הרצל 10', 'הרצל 10 3rd floor'],
    ['10 הרצל דירה 3 כניסה ב, חיפה', 'הרצל 10', '10 הרצל דירה 3 כניסה ב'],
    ['apt 3, 10 Herzl, Haifa', 'Herzl 10', 'apt 3, 10 Herzl'],
    ['apt 3, 10 Herzl, Haifa', 'Binyamin Herzl 10', 'Binyamin Herzl 10 apt 3'],
    ['דירה 3, כניסה ב, הרצל 10, חיפה', 'הרצל 10', 'דירה 3, כניסה ב, הרצל 10'],
    ['דירה 3 הרצל 10 חיפה', 'הרצל', 'דירה 3 הרצל 10'],
    ['דירה 3, הרצל 10, חיפה', 'הרצל 3', 'הרצל 3'],
    ['10 הרצל, קומה 2, חיפה', 'בנימין זאב הרצל 10', 'בנימין זאב הרצל 10 קומה 2'],
    ['10 הרצל דירה 3, חיפה', 'הרצל 12', 'הרצל 12'],
  ])('offers "%s", which a search from outside found as "%s", as "%s"', async (typed, found, street) => {
    const place = {
      id: '1',
      street: found,
      city: 'חיפה',
      subdivision: '',
      region: 'מחוז חיפה',
      countryCode: 'IL',
      country: 'ישראל',
      lat: 32.8,
      lon: 34.99,
    };
    const [offered] = await new PlacesService(index, { search: () => Promise.resolve([place]) }).suggest(
      typed,
      'he-IL',
    );
    expect(offered?.raw).toBe(`${street}, ישראל, מחוז חיפה, חיפה, 32.8, 34.99`);
  });

  it.each(['', ' ', 'א', 'קקקקק'])('finds nothing for "%s"', async (typed) =>
    expect(await cities(typed)).toEqual([]),
  );

  it('writes `raw` as the API has it, position last', async () => {
    const [place] = await service().suggest('הרצל 10, חיפה', 'he-IL');
    expect(place?.raw).toBe('הרצל 10, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896');
  });
});

describe('reading addresses', () => {
  it.each(['he-IL', 'en-US'] as const)('reads back a suggestion chosen in %s', async (locale) => {
    const [place] = await service().suggest('Herzl 10, Haifa', locale);
    expect(service().fromWire(place?.raw ?? '')).toMatchObject({
      street: 'Herzl 10',
      state: 'haifa',
      lat: 32.794,
      lon: 34.9896,
    });
  });

  it('finds the district of an address by its position', () => {
    expect(service().fromWire('some place, 31.25, 34.79')).toMatchObject({
      text: 'some place',
      state: 'south',
    });
    expect(service().fromWire('London, 51.5, -0.12')).toMatchObject({ state: '' });
  });

  it('trusts the position, not the district that the text names', () => {
    expect(service().fromWire('הרצל 10, ישראל, מחוז חיפה, חיפה, 31.9279, 34.8625')).toMatchObject({
      state: 'center',
    });
    expect(service().fromWire('haifa, ישראל, haifa, חיפה, 29.55, 34.95')).toMatchObject({ state: 'south' });
  });

  it('refuses an address without a position', () => expect(service().fromWire('הרצל 10, חיפה')).toBeNull());

  it.each([
    ['הרצל 10, חיפה', 'חיפה', 'הרצל 10'],
    ['חיפה', 'חיפה', ''],
    ['שדרות ירושלים 12 אשדוד', 'אשדוד', 'שדרות ירושלים 12'],
    ['Rothschild 5, Rishon LeZion', 'ראשון לציון', 'Rothschild 5'],
    ['ליד המרפאה, כפר עציון', 'כפר עציון', 'ליד המרפאה'],
    ['הרצל 5, קריית חיים', 'חיפה', 'הרצל 5, קריית חיים'],
    ['הרצל 5, ת.ד. 12, חיפה', 'חיפה', 'הרצל 5, ת.ד. 12'],
  ])('locates "%s"', (text, city, street) =>
    expect(service().locate(text)).toMatchObject({
      city,
      street,
      text: [street, city].filter(Boolean).join(', '),
    }),
  );

  it.each(['אי שם', 'הרצל', 'הרצל 10', 'חיפא', 'הרצל 5, חיפא', 'רמות', 'ת.ד. 12, חיפה', 'POB 12 Haifa'])(
    'does not guess where "%s" is',
    (text) => expect(service().locate(text)).toBeNull(),
  );

  it('places towns where they are', () => {
    const haifa = service().locate('חיפה');
    const telAviv = service().locate('תל אביב');
    if (!haifa || !telAviv) throw new Error('not found');
    expect(distanceMetres(haifa, telAviv) / 1000).toBeCloseTo(81, -1);
  });
});
