import { daysIn, daysOf, FIGURE_DAYS_MAX, lastDays, rangeBefore, validateRange } from './figures.js';

describe('a range of days', () => {
  it('has thirty days by default, today included, and ends before the range before it', () => {
    const range = lastDays('2026-03-01');
    expect(range).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    expect(daysIn(range)).toBe(30);
    expect(daysOf(range)).toHaveLength(30);
    expect(rangeBefore(range)).toEqual({ from: '2026-01-01', to: '2026-01-30' });
  });

  it('counts a day once even when the clocks change', () => {
    expect(daysOf({ from: '2026-03-26', to: '2026-03-29' })).toEqual([
      '2026-03-26',
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
    ]);
  });

  it('is refused at the end that is wrong', () => {
    expect(validateRange({ from: '2026-02-30', to: '2026-03-01' })).toEqual({
      field: 'from_date',
      key: 'date',
    });
    expect(validateRange({ from: '2026-03-01', to: 'x' })).toEqual({ field: 'to_date', key: 'date' });
    expect(validateRange({ from: '2026-03-02', to: '2026-03-01' })).toEqual({
      field: 'to_date',
      key: 'timeOrder',
    });
    expect(validateRange({ from: '2026-03-01', to: '2026-03-01' })).toBeNull();
    expect(validateRange(lastDays('2026-03-01', FIGURE_DAYS_MAX))).toBeNull();
    expect(validateRange(lastDays('2026-03-01', FIGURE_DAYS_MAX + 1))).toEqual({
      field: 'from_date',
      key: 'rangeTooLong',
    });
  });
});
