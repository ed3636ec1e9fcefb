/** How far outside the viewport an element already counts as seen. */
const AHEAD = '300px';

/**
 * Calls back once when an element comes near the viewport, or at once in a browser that cannot detect that.
 * Returns a function that stops waiting.
 */
export function whenSeen(element: Element, tell: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    tell();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
