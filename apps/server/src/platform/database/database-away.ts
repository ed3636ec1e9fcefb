import { ConnectionIsNotSetError, QueryFailedError } from 'typeorm';

/**
 * Matches the codes of connection failures (class 08), of the server's shutdown and start (57P01 to 57P03),
 * of too many connections (53300), and of network errors.
 */
const CODES =
  /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Matches the messages of errors for which the driver has no codes. */
const TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error|Driver not Connected|Cannot use a pool after calling end/i;

/** Whether a failure means that the database is unreachable, rather than an error in the call. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionIsNotSetError) return true;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return false;
  return (
    ('code' in cause && typeof cause.code === 'string' && CODES.test(cause.code)) || TEXTS.test(cause.message)
  );
}
