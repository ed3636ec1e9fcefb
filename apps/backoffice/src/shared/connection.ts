import { createServerReach } from '@karov/api-client';
import { useSyncExternalStore } from 'react';

/** Whether the server answers, measured by all calls of the desk. */
export const reach = createServerReach();

/** What is missing between desk and server: the network, or the server's answers. */
export type Lost = 'network' | 'server';

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const stop = reach.subscribe(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    stop();
  };
}

/** Whether the device reports a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

function lostNow(): Lost | null {
  if (!isOnline()) return 'network';
  return reach.awaySince() === null ? null : 'server';
}

/** The present loss, or null; the component follows changes. */
export function useLost(): Lost | null {
  return useSyncExternalStore(follow, lostNow);
}

/** An action was tried without a connection: nothing was sent. */
export class OfflineError extends Error {}
