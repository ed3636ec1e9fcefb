import { say } from '../lib/say.js';

/** What a step of the test command has to say: so many passed, so many failed, so many not tried because this machine lacks what they need. */
export interface Result { passed: number; failed: number; skipped: number }

/** One step of `npm test`. */
export interface Step { name: string; run(): Promise<Result> }

/** A step that passes or fails as a whole. */
export function check(name: string, run: () => Promise<number>): Step {
  return { name, run: async () => ((await run()) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }) };
}

/** Runs all steps, one after the other, whatever fails; prints a summary and, as the last line, the sums. */
export async function runSteps(steps: Step[]): Promise<Result> {
  const lines: string[] = [];
  const total: Result = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    say(`\n── ${step.name}`);
    const started = Date.now();
    const result = await runStep(step);
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    lines.push(`${result.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(24)} ${counted(result)} (${seconds} s)`);
  }
  say(`\n${lines.join('\n')}\n\n${counted(total)}`);
  return total;
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
