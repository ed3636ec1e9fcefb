import { numberIn, runAndCount } from './report.js';
import type { Result, Step } from './step.js';

/**
 * A run of jest as a step, which counts each of its tests; a file that cannot be loaded counts as one
 * failure.
 */
export function jestStep(name: string, args: string[]): Step {
  return {
    name,
    run: () =>
      runAndCount({
        name: `jest-${name}`,
        args: (report) => [
          'node_modules/jest/bin/jest.js',
          '--ci',
          '--json',
          `--outputFile=${report}`,
          ...args,
        ],
        // a larger space for short-lived objects than Node's default of sixteen megabytes makes it a tenth
        // faster
        env: () => ({
          NODE_OPTIONS:
            '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64',
        }),
        read: readJest,
      }),
  };
}

/** Reads the report that jest writes. */
export function readJest(report: unknown): Result {
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests') + numberIn(report, 'numRuntimeErrorTestSuites'),
    skipped: numberIn(report, 'numPendingTests'),
  };
}
