import type { ErrorCode } from '@karov/i18n/server';
import { HttpException } from '@nestjs/common';
import { isDatabaseAway } from '../database/database-away.js';
import { takenFault } from '../database/taken-fault.js';
import type { Log } from '../logging/log.js';
import { Failure, ValidationFailure } from './fail.js';
import { isStorageFull } from './storage-full.js';

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
 * Returns any error as a failure that callers may read (rule 17); an unexpected one is logged, and reported
 * only as "something went wrong".
 */
export function knownFailure(error: unknown, log: Log): Failure | ValidationFailure {
  if (error instanceof ValidationFailure || error instanceof Failure) return error;
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  const code =
    status === null
      ? undefined
      : (CODE_BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'MALFORMED' : undefined));
  if (code) return new Failure(code);
  const taken = takenFault(error);
  if (taken) return new Failure(taken.code, { field: taken.field });
  log.error('request failed', error);
  if (isStorageFull(error)) return new Failure('STORAGE_FULL');
  return new Failure(isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

/** Express's body parser throws plain errors that have a status. */
function statusOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}
