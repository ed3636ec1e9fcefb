/** The header that contains the server's time in every answer of the API. */
export const SERVER_TIME_HEADER = 'X-Server-Time';
/** Smaller differences are ignored, because they come from the time that an answer takes to arrive. */
const TOLERANCE_MS = 1500;

let aheadMs = 0;

/**
 * Reads the server's time from an answer, so that "5 minutes ago" is right even if the device's clock is
 * wrong.
 */
export function noteServerTime(headers: Headers): void {
  const told = Date.parse(headers.get(SERVER_TIME_HEADER) ?? '');
  if (Number.isNaN(told)) return;
  const ahead = told - Date.now();
  if (Math.abs(ahead - aheadMs) > TOLERANCE_MS) aheadMs = ahead;
}

/** Returns the current time on the server's clock, as far as it is known, in milliseconds. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
