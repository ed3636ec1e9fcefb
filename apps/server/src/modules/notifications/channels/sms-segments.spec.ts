import { smsSegments, smsText } from './sms-segments.js';

describe('the text of an SMS', () => {
  it('has its typographic signs written plainly where they alone would double its cost', () => {
    const text = `Karov: the event “Storm · Haifa” has ended – don’t wait… ${'x'.repeat(90)}`;
    expect(smsText(text)).toBe(`Karov: the event "Storm - Haifa" has ended - don't wait... ${'x'.repeat(90)}`);
    expect([smsSegments(text), smsSegments(smsText(text))]).toEqual([3, 1]);
  });

  it('stays as it is where other letters cost double anyway, as in Hebrew', () => {
    const text = 'קרוב: האירוע ״סערה · חיפה״ הסתיים – תודה';
    expect(smsText(text)).toBe(text);
  });
});
