import { useSyncExternalStore } from 'react';
import { createServerReach } from '@karov/api-client';

/** Whether the server answers, by all calls of the desk. */
export const reach = createServerReach();

/** What is between the desk and the server: no network, or a server that does not answer. */
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

/** Whether there is a network, by the device's own word. */
export function isOnline(): boolean {
  return navigator.onLine;
}

function lostNow(): Lost | null {
  if (!isOnline()) return 'network';
  return reach.awaySince() === null ? null : 'server';
}

/** What is lost right now, or null; the component follows it. */
export function useLost(): Lost | null {
  return useSyncExternalStore(follow, lostNow);
}

/** Something was to be done without a connection: nothing was sent. */
export class OfflineError extends Error {}
