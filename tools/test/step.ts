import { say } from '../lib/say.js';

/**
 * The result of a step of the test command: how many tests passed, failed and were skipped; a skipped test
 * needs something that this machine lacks.
 */
export interface Result {
  passed: number;
  failed: number;
  skipped: number;
}

const LANES = 2;

/** One step of `npm test`. */
export interface Step {
  name: string;
  run(): Promise<Result>;
}

/** Makes a step that passes or fails as a whole. */
export function check(name: string, run: () => Promise<number>): Step {
  return {
    name,
    run: async () =>
      (await run()) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
  };
}

interface Done {
  line: string;
  result: Result;
}

/**
 * Runs all steps, even after failures: group after group, and the steps of a group two at a time. Prints a
 * summary and, on the last line, the totals.
 */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<Result> {
  const done: Done[] = [];
  for (const group of groups) done.push(...(await runGroup(group)));
  const sum = (key: keyof Result) => done.reduce((total, { result }) => total + result[key], 0);
  const total: Result = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  say(`\n${done.map(({ line }) => line).join('\n')}\n\n${counted(total)}`);
  return total;
}

async function runGroup(steps: readonly Step[]): Promise<Done[]> {
  const waiting = [...steps.entries()];
  const done: [number, Done][] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      done.push([next[0], await runTimed(next[1])]);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return done.sort(([one], [other]) => one - other).map(([, each]) => each);
}

async function runTimed(step: Step): Promise<Done> {
  say(`\n── ${step.name}`);
  const started = Date.now();
  const result = await runStep(step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return {
    line: `${result.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(24)} ${counted(result)} (${seconds} s)`,
    result,
  };
}

function counted({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function runStep(step: Step): Promise<Result> {
  try {
    return await step.run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
