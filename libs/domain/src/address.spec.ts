import fc from 'fast-check';
import { addressForDisplay, addressFromWire, addressToWire, isAboutThere } from './address.js';

describe('an address for display', () => {
  it.each([
    ['הרצל 10, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896', 'הרצל 10, חיפה'],
    ['Herzl 10, Israel, Haifa District, Haifa, 32.794, 34.9896', 'Herzl 10, Haifa'],
    ['הרצל 10, ישראל, מחוז חיפה, חיפה', 'הרצל 10, חיפה'],
    ['אלנבי 5, דירה 3, ישראל, מחוז תל אביב, תל אביב-יפו, 32.08, 34.78', 'אלנבי 5, דירה 3, תל אביב-יפו'],
    ['ישראל, מחוז הצפון, נהריה, 33.0058, 35.115', 'נהריה'],
    ['הגעתון 1, ישראל, נהריה, 33.0058, 35.115', 'הגעתון 1, נהריה'],
    ['הגעתון 1, מחוז הצפון, נהריה', 'הגעתון 1, נהריה'],
    [
      'Baker Street 5, United Kingdom, England, London, 51.5, -0.12',
      'Baker Street 5, London, United Kingdom',
    ],
    ['הרצל 10, שכונת נווה, כניסה ב, חיפה', 'הרצל 10, שכונת נווה, כניסה ב, חיפה'],
    ['ירדן, חיפה', 'ירדן, חיפה'],
    ['הרצל 10', 'הרצל 10'],
    ['', ''],
  ])('%s is shown as %s', (wire, shown) => expect(addressForDisplay(wire)).toBe(shown));

  it('names street and town once each, in this order, whatever they are, and reads the same again', () => {
    const word = fc.stringMatching(/^[א-ת]{2,8}$/);
    fc.assert(
      fc.property(
        word,
        fc.integer({ min: 1, max: 300 }),
        word,
        fc.constantFrom('ישראל', 'Israel'),
        (street, number, town, country) => {
          const shown = addressForDisplay(
            addressToWire({
              text: `${street} ${number}, ${country}, מחוז, ${town}`,
              street: '',
              city: '',
              state: '',
              country: '',
              lat: 32.1,
              lon: 34.9,
            }),
          );
          expect(shown).toBe(`${street} ${number}, ${town}`);
          expect(addressForDisplay(shown)).toBe(shown);
        },
      ),
    );
  });

  it('leaves the wire format alone', () => {
    expect(addressFromWire('הרצל 10, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896')?.text).toBe(
      'הרצל 10, ישראל, מחוז חיפה, חיפה',
    );
  });
});

it.each([
  ['ישראל, מחוז יהודה ושומרון, כפר עציון, 31.65, 35.11', true],
  ['ליד המרפאה, ישראל, מחוז יהודה ושומרון, כפר עציון, 31.65, 35.11', true],
  ['הרצל, חיפה, 32.794, 34.9896', true],
  ['הרצל 10, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896', false],
  ['32.79400 34.98960, חיפה, 32.794, 34.9896', false],
  ['', false],
])('%s lies about there: %s', (wire, isAbout) => expect(isAboutThere(wire)).toBe(isAbout));
