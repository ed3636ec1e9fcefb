import fc from 'fast-check';
import { LOCALITIES } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { allowedMistakes, comparable } from './place-name.js';
import { QUARTERS } from './quarter.js';
import { splitStreet } from './street-parts.js';
import { clearlyTyped, readTypedAddress, unknownTown, whileTyping } from './typed-address.js';

const index = new PlaceIndex(LOCALITIES, QUARTERS);
const typing = (text: string) => {
  const { towns, ...read } = readTypedAddress(text, whileTyping(index, 8));
  return { ...read, localities: towns.map(({ locality }) => locality) };
};
const clearly = (text: string) => {
  const clear = clearlyTyped(text, index);
  return (
    clear && [
      clear.street,
      clear.town.locality.nameHe,
      ...(clear.town.quarter ? [clear.town.quarter.nameHe] : []),
    ]
  );
};

describe('an address as people type it', () => {
  it.each([
    ['אלנבי 5 תל אביב', 'אלנבי 5', 'תל אביב-יפו'],
    ['רחוב הרצל 7 רמת גן', 'רחוב הרצל 7', 'רמת גן'],
    ['הנביאים 3 ירושלים', 'הנביאים 3', 'ירושלים'],
    ['הנביאים 3 ירושלימ', 'הנביאים 3', 'ירושלים'],
    ['אלנבי 5, תל אביב', 'אלנבי 5', 'תל אביב-יפו'],
    ['אלנבי 5 תל-אביב', 'אלנבי 5', 'תל אביב-יפו'],
    ['אלנבי 5 - תל אביב', 'אלנבי 5', 'תל אביב-יפו'],
    ['אלנבי 5 תל אבב', 'אלנבי 5', 'תל אביב-יפו'],
    ['אלנבי 5 תל אביב דירה 3', 'אלנבי 5 דירה 3', 'תל אביב-יפו'],
    ['אלנבי 5 דירה 3 תל אביב', 'אלנבי 5 דירה 3', 'תל אביב-יפו'],
    ['אלנבי 5, דירה 3, תל אביב', 'אלנבי 5, דירה 3', 'תל אביב-יפו'],
    ['אלנבי 5 כניסה ב תל אביב 6100000', 'אלנבי 5 כניסה ב', 'תל אביב-יפו'],
    ['תל אביב אלנבי 5', 'אלנבי 5', 'תל אביב-יפו'],
    ['חיפה הרצל 10', 'הרצל 10', 'חיפה'],
    ['חיפא, הרצל 10', 'הרצל 10', 'חיפה'],
    ['10 Herzl Haifa', '10 Herzl', 'חיפה'],
    ['הרצל 10, חיפה, ישראל', 'הרצל 10', 'חיפה'],
    ['הרצל 10, ישראל, מחוז חיפה, חיפה', 'הרצל 10', 'חיפה'],
    ['Herzl 10, Haifa, Haifa District', 'Herzl 10', 'חיפה'],
    ['שדרות ירושלים 12 תל אביב', 'שדרות ירושלים 12', 'תל אביב-יפו'],
    ['ירושלים 5, בת ים', 'ירושלים 5', 'בת ים'],
    ['רחוב יבנה 5 חיפה', 'רחוב יבנה 5', 'חיפה'],
    ['הרצל 5 שדרות', 'הרצל 5', 'שדרות'],
  ])('"%s" is %s in %s', (text, street, town) => {
    const read = typing(text);
    expect({ street: read.street, town: read.localities[0]?.nameHe }).toEqual({ street, town });
  });

  it.each(['רחוב ירושלים 5', 'שדרות ירושלים 12', 'Jerusalem Street 5', 'הנביאים 3', 'אלנבי 5', 'רחוב הרצל'])(
    '"%s" names no town',
    (text) => expect(typing(text).localities).toEqual([]),
  );

  it('is understood before it is complete', () => {
    expect(typing('יבנה 5 תל אב')).toMatchObject({ street: 'יבנה 5', town: 'תל אב' });
    expect(typing('הרצל 7 רמ').localities.map(({ nameHe }) => nameHe)).toEqual(
      expect.arrayContaining(['רמת גן', 'רמת השרון']),
    );
  });

  it.each([
    ['הרצל 10', ''],
    ['רחוב ירושלים 5', ''],
    ['הרצל 10 פלוני', 'פלוני'],
    ['הרצל 10, פלוני', 'פלוני'],
    ['שום מקום', 'שום מקום'],
  ])('in "%s" the town is not known: "%s"', (text, town) => expect(unknownTown(text)).toBe(town));
});

describe('what is unambiguous', () => {
  it.each([
    ['אלנבי 5 תל אביב', ['אלנבי 5', 'תל אביב-יפו']],
    ['הרצל, חיפה', ['הרצל', 'חיפה']],
    ['חיפה, הרצל 10', ['הרצל 10', 'חיפה']],
    ['ירושלים 5, בת ים', ['ירושלים 5', 'בת ים']],
    ['הרצל 10 דירה 3 חיפה', ['הרצל 10 דירה 3', 'חיפה']],
    ['אלנבי 5 תל אביב דירה 3', ['אלנבי 5 דירה 3', 'תל אביב-יפו']],
    ['הרצל 5 שדרות', ['הרצל 5', 'שדרות']],
    ['10 Herzl, Haifa', ['10 Herzl', 'חיפה']],
    ['10 Jerusalem, Bat Yam', ['10 Jerusalem', 'בת ים']],
    ['כפר עציון', ['', 'כפר עציון']],
    ['קיבוץ כפר עציון', ['', 'כפר עציון']],
    ['ליד המרפאה, כפר עציון', ['ליד המרפאה', 'כפר עציון']],
    ['ק. שמונה', ['', 'קריית שמונה']],
    ['ק.אתא', ['', 'קריית אתא']],
    ['אלרום', ['', 'אלרום']],
    ['אל רום', ['', 'אלרום']],
    ['Qiryat Shmona', ['', 'קריית שמונה']],
    ['Petach Tiqva', ['', 'פתח תקווה']],
    ['Хайфа', ['', 'חיפה']],
    ['حيفا', ['', 'חיפה']],
    ['ناصرة', ['', 'נצרת']],
    ['Herzl 5, Беер-Шева', ['Herzl 5', 'באר שבע']],
    ['גילה', ['גילה', 'ירושלים', 'גילה']],
    ['הרצל 5, קריית חיים', ['הרצל 5, קריית חיים', 'חיפה', 'קריית חיים']],
    ['רמות, באר שבע', ['רמות', 'באר שבע', 'רמות']],
    ['ירושלים, רמות', ['רמות', 'ירושלים', 'רמות']],
    ['יפו, תל אביב', ['יפו', 'תל אביב-יפו', 'יפו']],
  ] as const)('"%s" is %j', (text, read) => expect(clearly(text)).toEqual(read));

  it.each([
    'הרצל',
    'ביאליק',
    'הרצל 10',
    'הרצל חיפה',
    'חיפה הרצל 10',
    'חיפא',
    'ירושלימם',
    'תל אב',
    'רמת',
    'רמות',
    'יקנעם',
    'גת',
    'ירושלים, חיפה',
    'רחוב ירושלים',
    'נווה שאנן',
    'מגדל פלוני',
    'ניר פלוני',
    'שדרות ירושלים 12',
  ])('"%s" is ambiguous', (text) => expect(clearly(text)).toBeNull());

  it('excludes part of an unknown name: a town is not taken out of the middle of words', () => {
    const few = new PlaceIndex(
      LOCALITIES.filter(({ nameHe }) =>
        ['שפיר', 'עצמון', 'מגדל', 'אור עקיבא', 'הרצליה', 'קריית ביאליק'].includes(nameHe),
      ),
    );
    for (const text of [
      'שמיר',
      'כפר עציון',
      'מגדל עוז',
      'ניר עקיבא',
      'הרצל',
      'ביאליק',
      'הרצל 5 מגדל עוז',
      'מגדל עוז, דירה 3',
    ])
      expect(clearlyTyped(text, few)).toBeNull();
  });
});

/** A name with a letter in the middle omitted, doubled, or swapped with its neighbour. */
const MISTAKES: readonly ((name: string) => string)[] = [
  (name) => name.slice(0, name.length >> 1) + name.slice((name.length >> 1) + 1),
  (name) => name.slice(0, name.length >> 1) + name.charAt(name.length >> 1) + name.slice(name.length >> 1),
];
const FINALS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replaceAll('-', ' '),
  (name) => name.replace(/[ךםןףץ]/g, (letter) => FINALS[letter] ?? letter),
  (name) => name.replace(/["'׳״]/g, ''),
  (name) => `${name} `,
];
const STREETS = [
  'הרצל',
  'רחוב אלנבי',
  'שדרות ירושלים',
  'הנביאים',
  "רח' ויצמן",
  'דרך יפו',
  'סמטת הברוש',
  'רחוב יבנה',
] as const;
const TAILS = ['', ' דירה 3', ' קומה 2 דירה 14', ' כניסה ב'] as const;
const numbers = fc.oneof(fc.integer({ min: 1, max: 399 }).map(String), fc.constantFrom('10א', '12/3', '7-9'));
const localities = fc.constantFrom(...LOCALITIES);
const runs = { numRuns: 400, seed: 75 };

describe('over the whole table of localities', () => {
  const anyAddress = {
    locality: localities,
    street: fc.constantFrom(...STREETS),
    number: numbers,
    tail: fc.constantFrom(...TAILS),
    separator: fc.constantFrom(', ', ' ', ',', ' - '),
  };

  it.each(['nameHe', 'nameEn'] as const)(
    'keeps street, number and flat before a town typed by its %s, with a comma or without, in every spelling',
    (name) => {
      fc.assert(
        fc.property(
          fc.record({ ...anyAddress, spell: fc.constantFrom(...SPELLINGS) }),
          ({ locality, street, number, tail, separator, spell }) => {
            const { street: kept, localities: found } = typing(
              `${street} ${number}${tail}${separator}${spell(locality[name])}`,
            );
            expect([kept, found.slice(0, index.named(locality[name]).length).includes(locality)]).toEqual([
              `${street} ${number}${tail}`,
              true,
            ]);
          },
        ),
        runs,
      );
    },
  );

  it('accepts the town first, too', () => {
    fc.assert(
      fc.property(fc.record(anyAddress), ({ locality, street, number, tail }) => {
        const {
          street: kept,
          localities: [found],
        } = typing(`${locality.nameHe}, ${street} ${number}${tail}`);
        expect([kept, found]).toEqual([`${street} ${number}${tail}`, locality]);
      }),
      runs,
    );
  });

  it('never loses the number because of a typo in the town', () => {
    const long = LOCALITIES.filter(({ nameHe }) => allowedMistakes(comparable(nameHe).length - 1) > 0);
    fc.assert(
      fc.property(
        fc.record({
          ...anyAddress,
          locality: fc.constantFrom(...long),
          mistake: fc.constantFrom(...MISTAKES),
        }),
        ({ locality, street, number, tail, separator, mistake }) => {
          const { street: kept, localities: found } = typing(
            `${street} ${number}${tail}${separator}${mistake(locality.nameHe)}`,
          );
          if (found.length > 0) expect(splitStreet(kept).streetNumber).toBe(number);
        },
      ),
      runs,
    );
  });

  it.each([
    ['10 Herzl', 'Herzl', ''],
    ['10 Herzl apt 3', 'Herzl', 'apt 3'],
    ['10 Ben Yehuda St., entrance B apt. 3', 'Ben Yehuda St.', 'entrance B apt. 3'],
    ['10 שדרות ירושלים דירה 3', 'שדרות ירושלים', 'דירה 3'],
    ['10 שכונה ד', 'שכונה ד', ''],
    ['10 Floor Street', 'Floor Street', ''],
  ])('"%s", with its number first, is the street "%s" and "%s" in it', (typed, streetName, rest) =>
    expect(splitStreet(typed)).toEqual({ streetName, streetNumber: '10', rest }),
  );

  it.each([
    ['apt 3, 10 Herzl', 'Herzl', '10', 'apt 3'],
    ['Apt. 3 Herzl 10 entrance B', 'Herzl', '10', 'entrance B Apt. 3'],
    ['דירה 3, כניסה ב, הרצל 10א', 'הרצל', '10א', 'דירה 3, כניסה ב'],
    ['דירה 3', 'דירה', '3', ''],
    ['Flat Iron 5', 'Flat Iron', '5', ''],
    ['No. 5 Herzl', 'No.', '5', 'Herzl'],
  ])(
    '"%s", with its flat first, is the street "%s", its number "%s" and "%s" in it',
    (typed, streetName, streetNumber, rest) =>
      expect(splitStreet(typed)).toEqual({ streetName, streetNumber, rest }),
  );

  it('splits a street and loses nothing of it', () => {
    fc.assert(
      fc.property(fc.record(anyAddress), ({ street, number, tail }) => {
        expect(splitStreet(`${street} ${number}${tail}`)).toEqual({
          streetName: street,
          streetNumber: number,
          rest: tail.trim(),
        });
      }),
      runs,
    );
  });
});
