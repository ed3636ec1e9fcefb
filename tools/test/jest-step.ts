import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import type { Result, Step } from './step.js';

/** A run of jest as a step, each of its tests counted; a file that cannot be loaded counts as one failure. */
export function jestStep(name: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const report = join(ROOT, '.tmp', `jest-${name.replace(/\W+/g, '-')}.json`);
      await mkdir(join(ROOT, '.tmp'), { recursive: true });
      await rm(report, { force: true });
      const code = await runNode(['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${report}`, ...args], {
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      });
      return readReport(await readFile(report, 'utf8'), code);
    },
  };
}

/** Reads jest's own report; its exit code is believed where the report knows nothing of a failure. */
export function readReport(json: string, exitCode: number): Result {
  const report: unknown = JSON.parse(json);
  const passed = numberIn(report, 'numPassedTests');
  const failed = numberIn(report, 'numFailedTests') + numberIn(report, 'numRuntimeErrorTestSuites');
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped: numberIn(report, 'numPendingTests') };
}

function numberIn(report: unknown, key: string): number {
  const value: unknown = typeof report === 'object' && report !== null ? new Map(Object.entries(report)).get(key) : undefined;
  if (typeof value !== 'number') throw new Error(`jest's report has no ${key}`);
  return value;
}
