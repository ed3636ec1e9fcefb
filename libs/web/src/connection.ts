import { createServerReach } from '@karov/api-client';
import { useSyncExternalStore } from 'react';

/** Whether the server answers, measured by all calls of this application. */
export const reach = createServerReach();

/** What is missing between the page and the server: a network, or the server's answers. */
export type Lost = 'network' | 'server';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  const stop = reach.subscribe(listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
    stop();
  };
}

/** Returns what is lost at present, or null; the device's own report comes first. */
export function lostNow(): Lost | null {
  if (!navigator.onLine) return 'network';
  return reach.awaySince() === null ? null : 'server';
}

/** Returns what is lost at present, or null; the component renders again when it changes. */
export function useLost(): Lost | null {
  return useSyncExternalStore(subscribe, lostNow);
}
