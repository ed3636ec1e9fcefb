import { isNight, leavesAt } from './broadcasts.js';

describe('what can wait', () => {
  it.each([
    ['2026-03-01T06:00:00Z', '2026-03-01T06:00:00Z', 'at eight in winter'],
    ['2026-03-01T18:59:00Z', '2026-03-01T18:59:00Z', 'before nine'],
    ['2026-03-01T19:00:00Z', '2026-03-02T06:00:00Z', 'from nine on'],
    ['2026-03-01T05:59:00Z', '2026-03-01T06:00:00Z', 'before eight'],
    ['2026-03-26T22:30:00Z', '2026-03-27T05:00:00Z', 'in the night in which summer begins'],
    ['2026-10-24T20:00:00Z', '2026-10-25T06:00:00Z', 'in the night in which it ends'],
  ])('written at %s leaves at %s: %s', (now, at) => expect(leavesAt(new Date(now))).toEqual(new Date(at)));

  it('waits for no part of the day', () => {
    expect([8, 12, 18].map((hour) => isNight(new Date(Date.UTC(2026, 2, 1, hour))))).toEqual([false, false, false]);
    expect([19, 22, 3].map((hour) => isNight(new Date(Date.UTC(2026, 2, 1, hour))))).toEqual([true, true, true]);
  });
});
