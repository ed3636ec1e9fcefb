/** People who give no input, for example with some screen readers, count as present after this delay. */
const LATEST_MS = 8_000;
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'input'];
const CONTROLS = 'input, select, textarea, button, a';

let somebody: Promise<void> | null = null;

function watch(): Promise<void> {
  return new Promise((resolve) => {
    const watching = new AbortController();
    const end = () => {
      watching.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, LATEST_MS);
    const options = { capture: true, passive: true, signal: watching.signal };
    for (const sign of SIGNS) addEventListener(sign, end, options);
    // The page itself focuses headings; only a person focuses a control.
    addEventListener(
      'focusin',
      (event) => event.target instanceof Element && event.target.matches(CONTROLS) && end(),
      options,
    );
  });
}

/**
 * Waits for the first input on the page. Code that only an active person needs is fetched then, so that it
 * does not slow down the start on a slow phone.
 */
export function firstSign(): Promise<void> {
  somebody ??= watch();
  return somebody;
}
