import { readJest } from './jest-step.js';

const report = (passed: number, failed: number, broken: number, skipped = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  numPendingTests: skipped,
});

describe("jest's report", () => {
  it('counts what passed and what failed', () => {
    expect(readJest(report(12, 3, 0))).toEqual({ passed: 12, failed: 3, skipped: 0 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(readJest(report(12, 0, 2))).toEqual({ passed: 12, failed: 2, skipped: 0 });
  });

  it('counts skipped tests', () => {
    expect(readJest(report(12, 0, 0, 2))).toEqual({ passed: 12, failed: 0, skipped: 2 });
  });
});
