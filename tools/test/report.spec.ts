import { believe, numberIn } from './report.js';

describe('the report of a test runner', () => {
  it('is believed about failures', () => {
    expect(believe({ passed: 12, failed: 3, skipped: 0 }, 1)).toEqual({ passed: 12, failed: 3, skipped: 0 });
  });

  it('defers to the exit code when it shows no failure', () => {
    expect(believe({ passed: 12, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 12, failed: 1, skipped: 0 });
    expect(believe({ passed: 12, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 12, failed: 0, skipped: 0 });
  });

  it.each([[{}], [null], [{ passed: '12' }]])('without a count fails: %j', (report) => {
    expect(() => numberIn(report, 'passed')).toThrow('no passed');
  });
});
