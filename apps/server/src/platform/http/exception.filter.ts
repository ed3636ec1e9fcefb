import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { knownFailure } from '../errors/known-failure.js';
import { Log } from '../logging/log.js';
import { currentLocale, requestContext } from './request-context.js';

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
    const failure = knownFailure(error, this.log);
    response
      .status(failure.status)
      .json({ ...failure.body(currentLocale()), request_id: requestContext()?.requestId });
  }
}
