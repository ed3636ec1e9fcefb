/**
 * Browser features that jsdom lacks. The window is 1280 px wide in tests unless a test sets another width.
 */
let width = 1280;

/** Sets the window's width for components that ask. */
export function setWindowWidth(px: number): void {
  width = px;
}

function answers(query: string): boolean {
  const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
  const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
  if (!min && !max) return false;
  return (!min || width >= Number(min)) && (!max || width <= Number(max));
}

window.matchMedia = (query) => ({
  matches: answers(query),
  media: query,
  onchange: null,
  dispatchEvent: () => false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
});
window.scrollTo = () => undefined;

// A canvas that paints nothing, and a size that never changes. Painting is checked in the journeys, by eye
// and by pixel.
HTMLCanvasElement.prototype.getContext = () => null;
globalThis.ResizeObserver = class {
  observe(): void {
    // nothing has a size here
  }
  unobserve(): void {
    // nothing was observed
  }
  disconnect(): void {
    // nothing was observed
  }
};
