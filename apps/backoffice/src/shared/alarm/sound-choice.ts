import { useSyncExternalStore } from 'react';

const KEY = 'karov.desk.sound';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether emergencies sound on this device; they do until somebody switches it off. */
export function isSoundOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Keeps the choice on this device. */
export function keepSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** The choice; the component follows its change, in other tabs too. */
export function useSound(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn);
}
