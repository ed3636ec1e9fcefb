/** At the latest then, in milliseconds: a busy page does not keep people waiting for the rest of it. */
const LATEST_MS = 500;

/** Waits until the browser has nothing better to do; where it cannot tell, for its next turn. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
