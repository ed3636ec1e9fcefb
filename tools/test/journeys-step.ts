import { numberIn, runAndCount, valueIn } from './report.js';
import type { Result, Step } from './step.js';

const RUNNER = ['node_modules/@playwright/test/cli.js', 'test'];
/** Playwright's own runner, with the journeys. */
export const JOURNEYS = [...RUNNER, '--config=apps/e2e/playwright.config.ts'];
/** The same runner, for the pictures of the README. */
export const PICTURES = [...RUNNER, '--config=apps/e2e/pictures.config.ts'];
/** Packages of this workspace are loaded as source. */
export const JOURNEYS_ENV = {
  NODE_OPTIONS: '--conditions=karov-source --disable-warning=ExperimentalWarning',
};

/**
 * The journeys as a step that counts each of them; a file that cannot be loaded, or a world that does not
 * start, counts as one failure.
 */
export function journeysStep(name: string): Step {
  return {
    name,
    run: () =>
      runAndCount({
        name,
        args: () => [...JOURNEYS, '--reporter=list,json'],
        env: (report) => ({ ...JOURNEYS_ENV, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
        read: readJourneys,
      }),
  };
}

/** Reads Playwright's own report. A flaky journey counts as failed. */
export function readJourneys(report: unknown): Result {
  const stats = valueIn(report, 'stats');
  const faults = valueIn(report, 'errors');
  return {
    passed: numberIn(stats, 'expected'),
    failed:
      numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') + (Array.isArray(faults) ? faults.length : 0),
    skipped: numberIn(stats, 'skipped'),
  };
}
