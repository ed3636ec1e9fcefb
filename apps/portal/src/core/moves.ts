type Guard = (event: Event) => void;

let guard: Guard | null = null;

// A window notifies its listeners in order of registration, whatever their phase: loaded with the app, this
// one comes before the router's.
addEventListener('popstate', (event) => guard?.(event));

/**
 * Lets a listener see back and forward before the router does; `stopImmediatePropagation` withholds them from
 * the router. Returns a function that ends it.
 */
export function guardMoves(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
