import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { requestContext } from '../http/request-context.js';

type Fields = Readonly<Record<string, string | number | boolean | null>>;
const LEVELS = { silent: 0, error: 1, info: 2, debug: 3 } as const;

/**
 * Writes structured log lines (JSON on standard output) with the request's id. Fields must never contain
 * personal data.
 */
@Injectable()
export class Log {
  private readonly level: number;

  constructor(@Inject(CONFIG) config: AppConfig) {
    this.level = LEVELS[config.logLevel];
  }

  info(message: string, fields: Fields = {}): void {
    if (this.level >= LEVELS.info) this.write('info', message, fields);
  }

  debug(message: string, fields: Fields = {}): void {
    if (this.level >= LEVELS.debug) this.write('debug', message, fields);
  }

  /** Logs a failure: the error's kind, code and stack, but not the values quoted in a database error. */
  error(message: string, error: unknown, fields: Fields = {}): void {
    if (this.level >= LEVELS.error) this.write('error', message, { ...fields, ...describeError(error) });
  }

  private write(level: string, message: string, fields: Fields): void {
    const line = {
      time: new Date().toISOString(),
      level,
      message,
      request_id: requestContext()?.requestId ?? null,
      ...fields,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** What a failure says without the values that a database error quotes. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');
  // The message of a query's error can quote a row's values; its code and stack frames are enough.
  return {
    error: error.name,
    code,
    detail: error.name === 'QueryFailedError' ? null : error.message,
    frames,
  };
}
