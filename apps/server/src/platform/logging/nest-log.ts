import { Injectable, type LoggerService } from '@nestjs/common';
import { Log } from './log.js';

/**
 * Writes Nest's own reports of failures, including those in scheduled work, to the application's log, without
 * the values that a database error quotes.
 */
@Injectable()
export class NestLog implements LoggerService {
  constructor(private readonly lines: Log) {}

  /** Nest passes the name of the part that reports, such as `Scheduler`, as the last argument. */
  error(what: unknown, ...more: unknown[]): void {
    const part = more.at(-1);
    this.lines.error(typeof what === 'string' ? what : 'failed', what, {
      part: typeof part === 'string' ? part : null,
    });
  }

  fatal(what: unknown, ...more: unknown[]): void {
    this.error(what, ...more);
  }

  warn(what: unknown): void {
    if (typeof what === 'string') this.lines.info(what);
  }

  /** The messages that Nest writes at its start are not logged. */
  log(): void {
    return undefined;
  }
}
