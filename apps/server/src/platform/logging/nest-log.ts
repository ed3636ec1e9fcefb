import { Injectable, type LoggerService } from '@nestjs/common';
import { Log } from './log.js';

/**
 * Nest's own failure reports, including those of scheduled work, in the application's log: without the values
 * quoted in a database error.
 */
@Injectable()
export class NestLog implements LoggerService {
  constructor(private readonly lines: Log) {}

  /** Nest passes the name of the reporting part, such as `Scheduler`, last. */
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

  /** Nest's start messages are not logged. */
  log(): void {
    return undefined;
  }
}
