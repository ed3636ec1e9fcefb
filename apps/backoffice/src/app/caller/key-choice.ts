import { useSyncExternalStore } from 'react';
import { deviceChanged, followDevice } from '../../shared/device-store.js';

const KEY = 'karov.desk.caller-key';

/** Whether "/" opens the search for a caller on this device; it does until somebody switches it off (WCAG 2.1.4). */
function isKeyOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Keeps the choice on this device. */
export function keepCallerKey(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  deviceChanged();
}

/** The choice; the component follows its change. */
export function useCallerKey(): boolean {
  return useSyncExternalStore(followDevice, isKeyOn);
}
