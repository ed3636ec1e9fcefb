import { readReport } from './jest-step.js';

const report = (passed: number, failed: number, broken: number, skipped = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken, numPendingTests: skipped });

describe('readReport', () => {
  it('counts what passed and what failed', () => {
    expect(readReport(report(12, 3, 0), 1)).toEqual({ passed: 12, failed: 3, skipped: 0 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(readReport(report(12, 0, 2), 1)).toEqual({ passed: 12, failed: 2, skipped: 0 });
  });

  it('counts what was not tried', () => {
    expect(readReport(report(12, 0, 0, 2), 0)).toEqual({ passed: 12, failed: 0, skipped: 2 });
  });

  it('believes the exit code when the report shows nothing', () => {
    expect(readReport(report(12, 0, 0), 1)).toEqual({ passed: 12, failed: 1, skipped: 0 });
  });
});
