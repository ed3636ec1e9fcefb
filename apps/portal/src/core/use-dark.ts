import { useSyncExternalStore } from 'react';

const darkness = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = darkness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the reader prefers dark pages; for content that is drawn outside the style sheet. Follows changes.
 */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, () => darkness().matches);
}
