import { besidePostBox, isPostBox } from './post-box.js';
import { validateAddress } from './text-checks.js';

describe('a post box', () => {
  it.each([
    'ת.ד. 12',
    'ת.ד 12, כפר עציון',
    'ת"ד 1234 ירושלים',
    'ת״ד 12',
    'תד 12, חיפה',
    'ת. ד. 7 רמת ישי',
    'תיבת דואר 5, נהריה',
    'תא דואר 5',
    'P.O. Box 12, Haifa',
    'PO Box 12',
    'POB 12, Jerusalem 9100000',
    'p.o.b. 12',
    'Post Office Box 3, Afula',
    'а/я 12, Хайфа',
    'ص.ب. 12',
    'ת.ד. 12, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896',
    'P.O. Box 12, 3100000, Israel, Haifa District, Haifa, 32.794, 34.9896',
  ])('%s is no place', (wire) => expect(isPostBox(wire)).toBe(true));

  it.each([
    'הרצל 10, ת.ד. 12, חיפה',
    'הרצל, ת.ד. 12, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896',
    'ליד המרפאה, ת.ד. 12, ישראל, כפר עציון, 31.65, 35.11',
    'תדהר 5, חיפה',
    'תדהר, ישראל, מחוז הדרום, תדהר, 31.4, 34.6',
    'Pobeda 5, Haifa',
    'הדואר 5, חיפה',
    'בית דואר, חיפה',
    'דירה ד, הרצל 5, חיפה',
    '',
  ])('%s is one', (wire) => expect(isPostBox(wire)).toBe(false));

  it('leaves the text beside it', () => {
    expect(besidePostBox('הרצל 10, ת.ד. 12, חיפה 3100000')).toBe('הרצל 10, חיפה');
    expect(besidePostBox('הרצל 10, חיפה')).toBeNull();
  });

  it('is refused on its field, chosen or not', () => {
    expect(validateAddress('ת.ד. 12, חיפה')).toEqual({ key: 'postBox' });
    expect(validateAddress('ת.ד. 12, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896')).toEqual({ key: 'postBox' });
    expect(validateAddress('הרצל 10, ת.ד. 12, ישראל, מחוז חיפה, חיפה, 32.794, 34.9896')).toBeNull();
  });
});
