import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isOpen = value;
  for (const listener of listeners) listener();
}

/** Opens the list of keyboard shortcuts. */
export const openKeys = (): void => set(true);
/** Closes the list of keyboard shortcuts. */
export const closeKeys = (): void => set(false);

/** Whether the list of keyboard shortcuts is open. */
export function useKeysOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
