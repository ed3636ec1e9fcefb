/** Somebody who moves nothing, as with some screen readers, is taken to be there after this time. */
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
    // A heading is given the focus by the page; a control is given it by a person.
    addEventListener(
      'focusin',
      (event) => event.target instanceof Element && event.target.matches(CONTROLS) && end(),
      options,
    );
  });
}

/**
 * Waits for the first sign of a person at the page. What is only needed by somebody who acts is fetched then,
 * and weighs nothing on a slow phone's start.
 */
export function firstSign(): Promise<void> {
  somebody ??= watch();
  return somebody;
}
