/** So far before it comes into view, something counts as seen. */
const AHEAD = '300px';

/** Tells once when an element comes near to what is in view; at once where a browser cannot tell. Answers how to stop waiting. */
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
