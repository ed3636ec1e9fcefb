import { relativeTime } from './time.js';

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
