const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;

/** The number of attempts after which nothing is tried again. */
export const MAX_ATTEMPTS = 8;

/**
 * Returns the seconds to wait after a temporary failure: they double with each attempt, up to five minutes.
 */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_SECONDS);
}
