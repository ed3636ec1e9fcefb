type Guard = (event: Event) => void;

let guard: Guard | null = null;

// A window tells its listeners in the order in which they came, whatever their phase: loaded with the app,
// this one comes before the router's.
addEventListener('popstate', (event) => guard?.(event));

/**
 * Lets somebody look at back and forward before the router hears of them; `stopImmediatePropagation` keeps it
 * from the router. Returns a function that ends it.
 */
export function guardMoves(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
