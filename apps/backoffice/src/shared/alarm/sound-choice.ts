import { useSyncExternalStore } from 'react';
import { deviceChanged, followDevice } from '../device-store.js';

const KEY = 'karov.desk.sound';

/** Whether emergencies sound on this device; they do until somebody switches it off. */
function isSoundOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Keeps the choice on this device. */
export function keepSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  deviceChanged();
}

/** The choice; the component follows its change, in other tabs too. */
export function useSound(): boolean {
  return useSyncExternalStore(followDevice, isSoundOn);
}
