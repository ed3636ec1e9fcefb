import { readReport } from './jest-step.js';

const report = (passed: number, failed: number, broken: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken });

describe('readReport', () => {
  it('counts what passed and what failed', () => {
    expect(readReport(report(12, 3, 0), 1)).toEqual({ passed: 12, failed: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(readReport(report(12, 0, 2), 1)).toEqual({ passed: 12, failed: 2 });
  });

  it('believes the exit code when the report shows nothing', () => {
    expect(readReport(report(12, 0, 0), 1)).toEqual({ passed: 12, failed: 1 });
  });
});
