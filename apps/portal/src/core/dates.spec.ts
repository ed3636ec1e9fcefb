import { formatAgo, formatDateTime, shownDay } from './dates.js';
import { type Translate, textIn } from './text.js';

describe('formatDateTime', () => {
  it('writes the wall clock of Israel, in summer and in winter', () => {
    expect(formatDateTime('2026-11-20T22:30:00.000Z')).toBe('21-11-2026 00:30');
    expect(formatDateTime('2026-07-01T09:05:00.000Z')).toBe('01-07-2026 12:05');
  });

  it('shows what it cannot read as it came', () => {
    expect(formatDateTime('soon')).toBe('soon');
  });
});

describe('shownDay', () => {
  it('holds a day together and in its own direction', () => {
    const shown = shownDay('2026-12-01');
    expect(shown.replaceAll('\u2060', '')).toBe('\u206601-12-2026\u2069');
    expect(shown).toContain('01\u2060-\u206012');
  });
});

describe('formatAgo', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const he: Translate = (key, params) => textIn('he-IL', key, params);
  const en: Translate = (key, params) => textIn('en-US', key, params);

  it.each([
    ['2026-11-20T11:59:31.000Z', 'עכשיו', 'just now'],
    ['2026-11-20T11:59:00.000Z', 'לפני דקה', 'a minute ago'],
    ['2026-11-20T11:58:00.000Z', 'לפני שתי דקות', '2 minutes ago'],
    ['2026-11-20T11:01:00.000Z', 'לפני 59 דקות', '59 minutes ago'],
    ['2026-11-20T10:00:00.000Z', 'לפני שעתיים', '2 hours ago'],
    ['2026-11-19T11:00:00.000Z', 'אתמול', 'yesterday'],
    ['2026-11-20T12:05:00.000Z', 'עכשיו', 'just now'],
  ])('says for %s %s and %s', (iso, hebrew, english) => {
    expect([formatAgo(he, iso, now), formatAgo(en, iso, now)]).toEqual([hebrew, english]);
  });
});
