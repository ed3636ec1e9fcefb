import { loadTexts, textIn } from './text.js';
import { relativeTime, shownSpan } from './time.js';

describe('a moment as seen from another', () => {
  const now = Date.parse('2026-03-01T10:00:00Z');

  it.each([
    ['2026-03-01T09:59:00Z', 'לפני דקה', '1 minute ago'],
    ['2026-03-01T08:00:00Z', 'לפני שעתיים', '2 hours ago'],
    ['2026-03-01T09:48:00Z', 'לפני 12 דקות', '12 minutes ago'],
  ])('%s', (at, hebrew, english) => {
    expect(relativeTime(at, now, 'he-IL')).toBe(hebrew);
    expect(relativeTime(at, now, 'en-US')).toBe(english);
  });
});

describe('how long something has lasted', () => {
  it.each([
    [3_725, '\u20661:02:05\u2069', '\u20661:02:05\u2069'],
    [86_400, 'יום', 'one day'],
    [999_918, '11 ימים, 13 שע׳', '11 days, 13 h'],
  ])('%i seconds: a clock up to a day, days beyond it', async (seconds, hebrew, english) => {
    await Promise.all([loadTexts('he-IL'), loadTexts('en-US')]);
    expect(shownSpan(seconds, (key, params) => textIn('he-IL', key, params))).toBe(hebrew);
    expect(shownSpan(seconds, (key, params) => textIn('en-US', key, params))).toBe(english);
  });
});
