import { numberIn, runAndCount, valueIn } from './report.js';
import type { Result, Step } from './step.js';

const RUNNER = ['node_modules/@playwright/test/cli.js', 'test'];
/** The arguments that run the journeys with Playwright's own runner. */
export const JOURNEYS = [...RUNNER, '--config=apps/e2e/playwright.config.ts'];
/** The arguments that take the pictures for the README with the same runner. */
export const PICTURES = [...RUNNER, '--config=apps/e2e/pictures.config.ts'];
/** The arguments that run the journeys in a large world with the same runner. */
export const LARGE_JOURNEYS = [...RUNNER, '--config=apps/e2e/large.config.ts'];
/** The environment of the journeys, in which packages of this workspace are loaded as source. */
export const JOURNEYS_ENV = {
  NODE_OPTIONS: '--conditions=karov-source --disable-warning=ExperimentalWarning',
};

/**
 * The journeys as a step, which counts each of them; a file that cannot be loaded, or a world that does not
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

/** Reads the report that Playwright writes. A flaky journey counts as failed. */
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
