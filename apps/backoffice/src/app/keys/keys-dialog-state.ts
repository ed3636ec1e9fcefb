import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isOpen = value;
  for (const listener of listeners) listener();
}

/** Shows all keys. */
export const openKeys = (): void => set(true);
/** Puts them away. */
export const closeKeys = (): void => set(false);

/** Whether all keys are shown. */
export function useKeysOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
