type Guard = (event: Event) => void;

let guard: Guard | null = null;

// A window notifies its listeners in order of registration, whatever their phase; this one is loaded with the
// app, so it comes before the router's.
addEventListener('popstate', (event) => guard?.(event));

/**
 * Lets a listener see back and forward moves before the router does; `stopImmediatePropagation` hides them
 * from the router. Returns a function that removes the listener.
 */
export function guardMoves(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
