import { normalizePhone } from './phone.js';
import { phoneSearchDigits } from './phone-search.js';
import { isPhoneText, onlyDigits, phoneKeys, plainDigits } from './typed-digits.js';

/** The same number in the ways people type, scan and copy it (rule 228). */
const SPELLINGS = [
  '0500000005',
  '050-000-0005',
  ' 050 000 0005 ',
  '\u202a+972 50\u2011000\u20110005\u202c',
  '\u2066+972\u00a050-000-0005\u2069',
  '\u200e+972500000005\u200e',
  '\u200f0500000005',
  '050\u200e-\u200f000\u200e-\u200f0005',
  '050\u2013000\u20130005',
  '050\u2014000\u20140005',
  '050\u2212000\u22120005',
  '050\u05be000\u05be0005',
  '050\u2010000\u20110005',
  '+9720500000005',
  '+972-0500000005',
  '009720500000005',
  '00972 50 000 0005',
  '972500000005',
  '+972 (0)50-000-0005',
  '(+972) 50 000 0005',
  'tel:+972500000005',
  'tel:050-000-0005',
  'TEL:+972-50-000-0005;ext=1',
  '٠٥٠٠٠٠٠٠٠٥',
  '٠٥٠-٠٠٠-٠٠٠٥',
  '+٩٧٢ ٥٠ ٠٠٠ ٠٠٠٥',
  '۰۵۰۰۰۰۰۰۰۵',
  '０５０－０００－０００５',
  '＋９７２５０００００００５',
  '050.000.0005',
  '(050) 0000005',
];

describe('a telephone number', () => {
  it.each(SPELLINGS)('%j is read', (text) => expect(normalizePhone(text)).toBe('+972500000005'));
  it.each(SPELLINGS)('%j finds it in a search', (text) => {
    expect(isPhoneText(text)).toBe(true);
    expect('+972500000005').toContain(phoneSearchDigits(text));
    expect(phoneSearchDigits(text).length).toBeGreaterThanOrEqual(9);
  });
  it.each(SPELLINGS)('%j can be pasted into a field', (text) => {
    expect(phoneKeys(text)).toMatch(/^\+?\d+$/);
    expect(normalizePhone(phoneKeys(text))).toBe('+972500000005');
    expect(normalizePhone(phoneKeys(text, ' -'))).toBe('+972500000005');
  });

  it('from abroad is read when another country is chosen', () => {
    expect(normalizePhone('00972500000005', 'US')).toBe('+972500000005');
    expect(normalizePhone('+44 (0)20 7946 0958')).toBe('+442079460958');
    expect(phoneSearchDigits('+44 (0)20 7946 0958')).toBe('442079460958');
    expect(normalizePhone('+61 412 345 678')).toBe('+61412345678');
  });

  it.each(['', 'דנה', 'tel:', '-', '12', '050-00', '+', '٠٥٠'])('%j is not one', (text) =>
    expect(normalizePhone(text)).toBeNull(),
  );

  it.each([
    ['', ''],
    ['-', ''],
    ['רות', ''],
    ['a٠٥٠', ''],
    ['٠٥٠', '50'],
    ['050-0', '500'],
    ['+97250', '97250'],
  ])('%j is searched for by %j', (typed, digits) => expect(phoneSearchDigits(typed)).toBe(digits));
});

it('digits of all scripts are the same', () => {
  expect(plainDigits('١٢٣ ۴۵۶ ７８９ 0 שלום')).toBe('123 456 789 0 שלום');
  expect(onlyDigits('١۲-3 a')).toBe('123');
});
