import { startOfLocalMonth } from './days.js';

describe('the month of a moment', () => {
  it.each([
    ['2026-07-31T20:59:59Z', '2026-06-30T21:00:00Z'],
    ['2026-07-31T21:00:00Z', '2026-07-31T21:00:00Z'],
    ['2026-01-01T00:00:00Z', '2025-12-31T22:00:00Z'],
    ['2026-11-23T08:00:00Z', '2026-10-31T22:00:00Z'],
  ])('of %s begins in Israel at %s', (moment, start) => {
    expect(startOfLocalMonth(new Date(moment))).toEqual(new Date(start));
  });
});
