/** A press without a click, such as a swipe, has ended this long after the finger was lifted. */
const NO_CLICK_MS = 100;

let isDown = false;
const waiting: (() => void)[] = [];

function end(): void {
  isDown = false;
  for (const goOn of waiting.splice(0)) goOn();
}

addEventListener('pointerdown', () => (isDown = true), true);
// The window hears of a click last, when the button under it has done its work.
addEventListener('click', end);
addEventListener('pointerup', () => setTimeout(end, NO_CLICK_MS));
addEventListener('pointercancel', end);

/**
 * Waits until no finger or button is down. A page that moves between down and up takes the press away from
 * what was pressed, so whatever changes its layout because a field was left waits for this.
 */
export function pressEnded(): Promise<void> {
  return isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
