import type { ErrorCode } from '@karov/i18n/server';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import { isDatabaseAway } from '../database/database-away.js';
import { takenFault } from '../database/taken-fault.js';
import { Failure, ValidationFailure } from '../errors/fail.js';
import { Log } from '../logging/log.js';
import { currentLocale, requestContext } from './request-context.js';

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED',
  401: 'SESSION_EXPIRED',
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
};

/**
 * Turns every failure into the error answer of rule 17; an unexpected failure is logged, and reported only as
 * "something went wrong".
 */
@Catch()
export class ExceptionAnswerFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') return;
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.end();
      return;
    }
    const { status, body } = this.answer(error);
    response.status(status).json({ ...body, request_id: requestContext()?.requestId });
  }

  private answer(error: unknown): { status: number; body: Record<string, unknown> } {
    const locale = currentLocale();
    if (error instanceof ValidationFailure) return { status: 422, body: error.body(locale) };
    const failure = error instanceof Failure ? error : this.foreign(error);
    return { status: failure.status, body: failure.body(locale) };
  }

  private foreign(error: unknown): Failure {
    const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
    const code =
      status === null
        ? undefined
        : (CODE_BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'MALFORMED' : undefined));
    if (code) return new Failure(code);
    const taken = takenFault(error);
    if (taken) return new Failure(taken.code, { field: taken.field });
    this.log.error('request failed', error);
    if (isDatabaseAway(error)) return new Failure('UNAVAILABLE');
    return new Failure('INTERNAL');
  }
}

/** Express's body parser throws plain errors that have a status. */
function statusOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}
