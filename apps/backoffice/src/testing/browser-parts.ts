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
// A list that renders only the rows in sight needs a height of its own, and its rows one of theirs.
const LIST_HEIGHT = 600;
const ROW_HEIGHT = 50;
Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('data-pane') ? LIST_HEIGHT : 0;
  },
});
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('data-index') ? ROW_HEIGHT : 0;
  },
});
// jsdom scrolls nothing by itself
HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
  if (typeof to === 'object') this.scrollTop = to.top ?? this.scrollTop;
  this.dispatchEvent(new Event('scroll'));
};

// Browsers give no focus to what is not drawn; jsdom does, also to the field in a closed choice of columns.
const focusInJsdom = HTMLElement.prototype.focus;
HTMLElement.prototype.focus = function focus(this: HTMLElement, options?: FocusOptions): void {
  if (this.closest('.MuiModal-hidden') === null) focusInJsdom.call(this, options);
};
