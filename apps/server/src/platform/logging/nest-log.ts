import { Injectable, type LoggerService } from '@nestjs/common';
import { Log } from './log.js';

/**
 * Nest's own reports of failures, those of scheduled work among them, in the application's log: without the
 * values that a database error quotes.
 */
@Injectable()
export class NestLog implements LoggerService {
  constructor(private readonly lines: Log) {}

  /** Nest gives the name of its reporting part, such as `Scheduler`, last. */
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

  /** How Nest starts is nobody's concern. */
  log(): void {
    return undefined;
  }
}
