import { DatabaseNotReady } from '../checks/finding.js';
import { ConfigError } from '../config/config-reader.js';
import { describeError } from './log.js';

/** Writes a line of the log while there is no application, or after it. */
export function writeLine(
  stream: NodeJS.WritableStream,
  level: 'info' | 'error' | 'fatal',
  message: string,
  fields: Readonly<Record<string, string | number | boolean | null>> = {},
): void {
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
}

/** Says why the process does not start or cannot go on: a line for each setting that is wrong. */
export function writeFatal(error: unknown): void {
  if (error instanceof ConfigError)
    for (const problem of error.problems) writeLine(process.stderr, 'fatal', problem);
  else if (error instanceof DatabaseNotReady) writeLine(process.stderr, 'fatal', error.message);
  else writeLine(process.stderr, 'fatal', 'the process cannot go on', describeError(error));
}

/** Has Node's own warnings, and what nobody caught, written as lines of the log. */
export function catchPlainLines(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) =>
    writeLine(process.stderr, 'error', 'a warning of Node', describeError(warning)),
  );
  process.on('uncaughtException', (error) => {
    writeFatal(error);
    process.exit(1);
  });
}
