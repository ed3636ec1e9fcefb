import { QueryFailedError } from 'typeorm';

/** The codes of a full disk: those of files, and PostgreSQL's own. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether a failure means that a disk is full, be it this machine's or the database's. */
export function isStorageFull(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return false;
  return ('code' in cause && CODES.includes(cause.code)) || isStorageFull(cause.cause);
}
