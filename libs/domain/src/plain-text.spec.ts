import { plainText, trimmedText, visibleLength } from './plain-text.js';
import { validateShortText } from './text-checks.js';

describe('plainText', () => {
  it.each([
    ['NUL', 'נו\u0000עה', 'נועה'],
    ['half a surrogate', 'נו\ud800עה', 'נועה'],
    ['an override of direction', '\u202eנועה\u202c', 'נועה'],
    ['an isolate', '\u2067נועה\u2069', 'נועה'],
    ['a space without width', 'נו\u200bעה', 'נועה'],
    ['a byte order mark', '\ufeffנועה', 'נועה'],
  ])('leaves %s out', (_what, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it.each(['שורה\nועוד שורה\tועמודה', 'חנה \u200f(סבתא)', '👩‍👩‍👧 😀', 'שָׁלוֹם', 'می‌خواهم'])(
    'leaves %j as it is',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );
});

describe('trimmedText', () => {
  it.each([
    '',
    '   ',
    '\u200b\u200b',
    '\u200d\u200d',
    '\u200f\u200e',
    '\u3164\u3164',
    '\u2800',
    '\u00a0\u2003',
    '\u202e\u202c',
  ])('is empty when nothing is visible: %j', (text) => {
    expect(trimmedText(text)).toBe('');
    expect(visibleLength(text)).toBe(0);
  });

  it('does not count invisible characters as letters of a name', () => {
    expect(validateShortText('נ\u200d\u200d', 2, 100)).toEqual({ key: 'tooShort', params: { min: 2 } });
    expect(validateShortText('נ י', 2, 100)).toBeNull();
  });
});
