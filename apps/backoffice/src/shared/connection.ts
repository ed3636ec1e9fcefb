import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether there is a connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Whether there is a connection; the component follows its change. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline);
}

/** Something was to be done without a connection: nothing was sent. */
export class OfflineError extends Error {}
