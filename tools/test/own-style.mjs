/**
 * In screen tests, visibility is derived from an element's own attributes and inline style. jsdom would match
 * every rule of every style sheet, including the browser's own, for each queried element. That takes an
 * eighth of a screen test's time, and most of it if styles are created while the test runs.
 */
globalThis.getComputedStyle = (element) =>
  (element instanceof HTMLElement ? element : document.documentElement).style;
