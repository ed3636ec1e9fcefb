import { readJourneys } from './journeys-step.js';

const report = (stats: { unexpected?: number; flaky?: number; skipped?: number }, errors: object[] = []) => ({
  stats: { expected: 12, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('the report of the journeys', () => {
  it('counts passed, failed and skipped tests', () => {
    expect(readJourneys(report({ unexpected: 3, skipped: 2 }))).toEqual({
      passed: 12,
      failed: 3,
      skipped: 2,
    });
  });

  it('counts a file that could not be loaded, and a world that did not start, as failures', () => {
    expect(readJourneys(report({}, [{ message: 'no such file' }]))).toEqual({
      passed: 12,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts flaky tests as failures', () => {
    expect(readJourneys(report({ flaky: 1 }))).toEqual({ passed: 12, failed: 1, skipped: 0 });
  });
});
