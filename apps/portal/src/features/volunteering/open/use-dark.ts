import { useSyncExternalStore } from 'react';

const darkness = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = darkness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the reader wants dark pages, for what is painted and cannot ask the style sheet; follows a change.
 */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, () => darkness().matches);
}
