/** The header in which every answer of the API tells the server's time. */
export const SERVER_TIME_HEADER = 'X-Server-Time';
/** Differences that come from the way of an answer are no reason to move. */
const TOLERANCE_MS = 1500;

let aheadMs = 0;

/** Takes the server's time from an answer: what is shown as "5 minutes ago" follows it, however wrong the clock of the device is. */
export function noteServerTime(headers: Headers): void {
  const told = Date.parse(headers.get(SERVER_TIME_HEADER) ?? '');
  if (Number.isNaN(told)) return;
  const ahead = told - Date.now();
  if (Math.abs(ahead - aheadMs) > TOLERANCE_MS) aheadMs = ahead;
}

/** Now, on the server's clock as far as it is known, in milliseconds. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
