import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How a command ended. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs a Node program to its end, with these variables alone. */
export async function runProgram(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  return run(process.execPath, [...args], { env: { PATH: process.env['PATH'] ?? '', ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, output: `${stdout}${stderr}`.trim() }),
    (error: unknown) => failed(error),
  );
}

function failed(error: unknown): Ended {
  const fields: { code?: unknown; stdout?: unknown; stderr?: unknown } = { ...asObject(error) };
  const output = [fields.stdout, fields.stderr].filter((text) => typeof text === 'string').join('');
  return { code: typeof fields.code === 'number' ? fields.code : 1, output: output.trim() || String(error) };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
