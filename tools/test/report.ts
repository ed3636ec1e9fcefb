import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import type { Result } from './step.js';

/** How to start a test runner that writes a report into a file, and how to read the report. */
interface Runner {
  /** the name by which its report differs from others */
  name: string;
  args(report: string): string[];
  env(report: string): Record<string, string>;
  read(report: unknown): Result;
}

/** Runs a test runner and counts its tests. */
export async function runAndCount({ name, args, env, read }: Runner): Promise<Result> {
  const file = join(ROOT, '.tmp', `${name.replace(/\W+/g, '-')}.json`);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  const code = await runNode(args(file), env(file));
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  return believe(read(report), code);
}

/** Combines a result with the runner's exit code, which counts if the report has no failure. */
export function believe(result: Result, exitCode: number): Result {
  return result.failed === 0 && exitCode !== 0 ? { ...result, failed: 1 } : result;
}

/**
 * Returns the number under a key of a report.
 * @throws when there is no number
 */
export function numberIn(report: unknown, key: string): number {
  const value = valueIn(report, key);
  if (typeof value !== 'number') throw new Error(`the report of the tests has no ${key}`);
  return value;
}

/** Returns the value under a key of a report. */
export function valueIn(report: unknown, key: string): unknown {
  return typeof report === 'object' && report !== null
    ? new Map<string, unknown>(Object.entries(report)).get(key)
    : undefined;
}
