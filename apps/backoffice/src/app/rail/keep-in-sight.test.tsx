import { keepInSight } from './keep-in-sight.js';

/** An element between two heights. */
function element(top: number, bottom: number): Element {
  const made = document.createElement('div');
  made.getBoundingClientRect = () => new DOMRect(0, top, 200, bottom - top);
  return made;
}

describe('the entry of the page that is open', () => {
  it.each([
    ['below the edge is scrolled to', element(900, 932), 100, 100 + 132 + 12],
    ['above the edge is scrolled to', element(20, 52), 100, 100 - 30 - 12],
    ['that is seen is left where it is', element(300, 332), 100, 100],
    ['that is not in the list moves nothing', null, 100, 100],
  ])('%s', (_, entry, before, after) => {
    const list = element(50, 800);
    list.scrollTop = before;
    keepInSight(list, entry);
    expect(list.scrollTop).toBe(after);
  });
});
