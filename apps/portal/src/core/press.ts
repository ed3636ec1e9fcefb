/** A press without a click, such as a swipe, counts as ended this long after the finger is lifted. */
const NO_CLICK_MS = 100;

let isDown = false;
const waiting: (() => void)[] = [];

function end(): void {
  isDown = false;
  for (const goOn of waiting.splice(0)) goOn();
}

addEventListener('pointerdown', () => (isDown = true), true);
// A click reaches the window last, after the button's own handler.
addEventListener('click', end);
addEventListener('pointerup', () => setTimeout(end, NO_CLICK_MS));
addEventListener('pointercancel', end);

/**
 * Waits until no finger or button is down. If the layout moves between down and up, the press misses its
 * target, so anything that changes the layout when a field loses focus waits for this.
 */
export function pressEnded(): Promise<void> {
  return isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
