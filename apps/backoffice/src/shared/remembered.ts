import { createDeviceStore, type Store } from '@karov/web';

/**
 * Creates a choice among a few fixed values, stored under a name on this device; the first value is the
 * default.
 */
export function remembered<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Store<Choice> {
  return createDeviceStore<Choice>(`karov.desk.${name}`, {
    parse: (text) => choices.find((one) => one === text) ?? choices[0],
    format: (choice) => choice,
  });
}
