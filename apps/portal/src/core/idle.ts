/** The latest moment, in milliseconds, so that a busy page does not delay the rest of it. */
const LATEST_MS = 500;

/** Waits until the browser is idle, or for its next turn where it cannot tell. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
