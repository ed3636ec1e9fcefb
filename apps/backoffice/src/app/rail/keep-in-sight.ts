/** How much of the neighbouring entry stays visible, so that readers see that the list continues. */
const MARGIN_PX = 12;

/** Scrolls only the list itself until an entry is visible. */
export function keepInSight(list: Element, entry: Element | null): void {
  if (!entry) return;
  const frame = list.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.bottom > frame.bottom) list.scrollTop += place.bottom - frame.bottom + MARGIN_PX;
  else if (place.top < frame.top) list.scrollTop -= frame.top - place.top + MARGIN_PX;
}
