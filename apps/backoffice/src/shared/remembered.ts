import { useSyncExternalStore } from 'react';
import { deviceChanged, followDevice } from './device-store.js';

/** A choice among a few fixed values, stored on this device; the first value is the default. */
export interface Remembered<Choice extends string> {
  read: () => Choice;
  keep: (choice: Choice) => void;
}

/** A choice stored under a name on this device. */
export function remembered<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Remembered<Choice> {
  const key = `karov.desk.${name}`;
  return {
    read: () => choices.find((one) => one === localStorage.getItem(key)) ?? choices[0],
    keep: (choice) => {
      localStorage.setItem(key, choice);
      deviceChanged();
    },
  };
}

/** A choice; the component follows changes, in other tabs too. */
export function useRemembered<Choice extends string>({ read }: Remembered<Choice>): Choice {
  return useSyncExternalStore(followDevice, read);
}
