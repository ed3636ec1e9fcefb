import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Whether the window is at least this many pixels wide; follows changes of the width. */
export function useWide(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => innerWidth >= pixels);
}
