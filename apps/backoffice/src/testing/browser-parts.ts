/** Parts of a browser that jsdom lacks. The window is 1280 px wide in tests, unless a test says otherwise. */
let width = 1280;

/** Makes the window as wide as given, for the components that ask. */
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

// A canvas that paints nothing, and a size that never changes: what is painted is compared in the journeys, by eye and by pixel.
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
