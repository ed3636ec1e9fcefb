import fc from 'fast-check';
import { smsCost, smsSegments, smsText } from './sms-segments.js';

const SIGNS = [
  ...'אבתךםןףץ־׳״ aZ09-_/:.~{€₪–—“”‘’·…\u00a0\nèœя',
  'שׁ',
  'é',
  '👍',
  '👩\u200d🦽',
  '\r\n',
  '\u200f',
];

describe('the text of an SMS', () => {
  it('has its typographic characters replaced by plain ones when they alone would double its cost', () => {
    const text = `Karov: the event “Storm · Haifa” has ended – don’t wait… ${'x'.repeat(90)}`;
    expect(smsText(text)).toBe(
      `Karov: the event "Storm - Haifa" has ended - don't wait... ${'x'.repeat(90)}`,
    );
    expect([smsSegments(text), smsSegments(smsText(text))]).toEqual([3, 1]);
  });

  it('remains unchanged when other letters double its cost anyway, as in Hebrew', () => {
    const text = 'קרוב: האירוע ״סערה · חיפה״ הסתיים – תודה';
    expect(smsText(text)).toBe(text);
  });

  it.each([1, 70, 71, 134, 135, 201, 202])(
    'of %i Hebrew letters has as many parts as the segment library says',
    (length) => {
      const text = 'א'.repeat(length);
      expect(smsSegments(text)).toBe(smsCost(text).segments);
    },
  );

  it('has as many parts as the segment library says, whatever characters it has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SIGNS), { maxLength: 150 }),
        fc.array(fc.constantFrom(...SIGNS.slice(0, 20)), { maxLength: 150 }),
        (any, plain) => {
          for (const text of [any.join(''), plain.join('')])
            expect(smsSegments(text)).toBe(smsCost(text).segments);
        },
      ),
    );
  });
});
