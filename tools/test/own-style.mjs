/**
 * In tests of screens, visibility follows from an element's own attributes and inline style. jsdom would
 * match every rule of every style sheet, including the browser's own, for each element asked about: an eighth
 * of the time of a screen's test, and most of it where styles are made while it runs.
 */
globalThis.getComputedStyle = (element) =>
  (element instanceof HTMLElement ? element : document.documentElement).style;
