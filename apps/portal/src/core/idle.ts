/** The longest wait, in milliseconds, so that a busy page does not delay the rest of itself. */
const LATEST_MS = 500;

/** Waits until the browser is idle, or for its next turn if it cannot report idle time. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
