import { visualPieces, wrapText } from './bidi-line.js';

const drawn = (line: string, direction: 'rtl' | 'ltr') =>
  visualPieces(line, direction).map(({ text }) => text);

describe('visualPieces', () => {
  it('puts the first Hebrew word at the right, each in reading order, for the font to reverse', () => {
    expect(drawn('שלום לכולם', 'rtl')).toEqual(['לכולם', ' ', 'שלום']);
  });

  it('keeps numbers and Latin words from left to right inside a Hebrew line', () => {
    expect(drawn('חוק 2001 של Karov', 'rtl').join('|')).toBe('Karov |של| 2001 |חוק');
  });

  it('mirrors brackets in a Hebrew line, and not in an English one', () => {
    expect(drawn('(המוסד)', 'rtl')).toEqual(['(', 'המוסד', ')']);
    expect(drawn('(body)', 'ltr')).toEqual(['(body)']);
  });

  it('keeps an isolated phone whole and draws no marks', () => {
    expect(drawn('טלפון: \u2066*6050\u2069.', 'rtl')).toEqual(['.*6050 :', 'טלפון']);
  });
});

describe('wrapText', () => {
  const widthOf = (line: string) => line.length;

  it('breaks between words and loses none', () => {
    const lines = wrapText('one two three four', 9, widthOf);
    expect(lines).toEqual(['one two', 'three', 'four']);
  });

  it('puts a word that is too wide on its own line', () => {
    expect(wrapText('a immeasurable b', 5, widthOf)).toEqual(['a', 'immeasurable', 'b']);
  });
});
